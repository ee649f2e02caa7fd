# Die Teile der Bewertung, wie die Gründe eines Tipps sie nennen.
term-points = Siegpunkte
term-francs = Francs
term-tokens = Ressourcen und Prestige
term-keys = verfügbare Schlüssel
term-places = Gebäude und Wahrzeichen
term-districts = Rang in den Bezirken
term-tiles = Bonusplättchen
term-end-tiles = Spielende-Plättchen
