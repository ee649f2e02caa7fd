# Was an einem Wert des Spielmaterials von Paris nicht stimmt. Davor steht der Schlüssel des Werts.
component-fields = die Felder eines Bezirks sind 1, 2, 3, 4, 5 und 8
component-marker-8 = neben den Feldern mit Wert 8 liegt bei jedem Aufbau Gold
component-marker-count = von der Art { $token } gibt es nur sechs Marker, nicht { $count }
component-price = Kauf für { $buy }, Verkauf für { $sell }: Der Kauf muss mehr kosten
component-name = muss 1 bis { $most } druckbare Zeichen haben
component-resources = von jeder Ressource gibt es nur { $most }, nicht { $number }
component-picture-points = braucht eine Zahl für jede Abbildung von Prestige: { $pictures }, nicht { $points }
component-tile-missing = Plättchen { $tile } fehlt: Mindestens eines muss auf der Bonusleiste liegen
component-fewer-copies = { $copies } bei { $players } Spielern ist zu wenig: Mit mehr Spielern gibt es nie weniger Exemplare
component-effect-fixed = lässt sich nicht ändern: Mit anderer Wirkung wäre es ein anderes Plättchen
component-building-value = Gebäude haben die Werte 1, 2, 3, 4, 5 und 8, nicht { $number }
component-tile-count = ergibt { $total } Plättchen zu viert; es gibt { $count }
component-letter-missing = kein Plättchen hat den Buchstaben { $letter }
component-end-tile-count = ergibt { $total } Spielende-Plättchen; es gibt { $count }
