# Die Teile der Bewertung, wie die Gründe eines Tipps sie nennen.
term-points = Siegpunkte
