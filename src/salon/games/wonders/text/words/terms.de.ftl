# Die Teile der Bewertung, wie die Gründe eines Tipps sie nennen.
term-points = Siegpunkte
term-coins = Münzen
term-cards-to-come = was du als Nächstes bauen kannst
term-military = Militär
term-science = Forschung
term-stages = Bauabschnitte
term-growth = Siegpunkte, die noch wachsen
term-rights = Sonderfähigkeiten
term-leaders = Anführer
term-rivals = was deine Gegner bekommen
