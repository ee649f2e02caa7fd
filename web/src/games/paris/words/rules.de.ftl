# Die Bilder des Regelbuchs: ein Zug.

lesson-draw = Ziehen
lesson-draw-more = ein Gebäude, es kommt auf sein Feld
lesson-act = Eine Aktion
lesson-act-more = Schlüssel platzieren oder versetzen
lesson-benefits = Vorteile nehmen
lesson-benefits-more = wenn du versetzt hast
lesson-end = Zug beenden
lesson-end-more = der Nächste zieht
