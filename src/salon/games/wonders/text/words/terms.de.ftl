# Die Teile der Bewertung, wie die Gründe eines Tipps sie nennen.
term-points = Siegpunkte
term-coins = Münzen
term-cards-to-come = was als Nächstes gebaut werden kann
term-military = Militär
term-science = Forschung
term-stages = Bauabschnitte
term-growth = was anderes zählt
term-rights = Sonderrechte
term-leaders = Anführer
term-rivals = was andere bekommen
