# So liest man die Dinge von Paris: was an den Bildern der Regeln steht.
anatomy-district = So liest du einen Bezirk
anatomy-landmark = So liest du ein Wahrzeichen
anatomy-vp-tile = So liest du ein SP-Plättchen
anatomy-tile = So liest du ein Bonusplättchen

part-building = { $building } mit Wert { $value }
part-building-text = Den Wert zahlst du von einer Bank oder vom Arc aus, hier { $price }. Von einem anderen Gebäude oder Wahrzeichen aus zahlst du nur die Differenz. Am Ende zählt er für den Bezirk.
part-token = { $token }
part-token-text = Der Marker neben dem Gebäude. Du darfst ihn nehmen, wenn du das Gebäude erwirbst.
part-key = Schlüssel von { $name }
part-key-text = { $name } besitzt dieses Gebäude. Niemand sonst darf hierher versetzen, außer ein Bonusplättchen erlaubt es.
part-plot = Leeres Feld { $value }
part-plot-text = Hier liegt noch kein Gebäude mit Wert { $value }, also kann auch kein Schlüssel hierher.
part-bank = Bank
part-bank-text = Platziere hier einen Schlüssel, und du nimmst { $gain }. Von hier kommt er auf ein Gebäude oder Wahrzeichen dieses Bezirks.
part-plinth = Platz für Wahrzeichen
part-plinth-text = Hier baut ihr neue Wahrzeichen des Bezirks, beliebig viele.
part-built-landmark = { $name }
part-built-landmark-text = Ein Wahrzeichen, das hier gebaut wurde. Das nächste muss einen höheren Wert haben.
part-sums = Summen
part-sums-text = Die Werte, die ihr hier besitzt: { $sums }.

part-value = Wert { $value }
part-value-text = Du zahlst { $price }, von einem anderen Gebäude oder Wahrzeichen aus nur die Differenz. Am Ende zählt der Wert für den Bezirk.
part-goods = Ressourcen
part-goods-text = Dazu gibst du { $goods } ab.
part-prestige = Prestige
part-prestige-text = Wenn du es erwirbst, darfst du bis zu drei abgebildete Prestigemarker abwerfen, jedes Bild einmal: { $pictures }.
picture-points = { $token } für { $points }

part-vp-tile = SP-Plättchen { $tile }
part-vp-tile-text = { $points }

part-first = Erster Rang
part-first-text = Am Ende { $points } für die höchste Summe der Werte im Bezirk mit diesem Plättchen.
part-second = Zweiter Rang
part-second-text = { $points } für die zweithöchste Summe.
part-third = Dritter Rang
part-third-text = { $points } für die dritthöchste Summe.

part-number = Plättchen { $number }
part-number-text = Sein Platz auf der Bonusleiste. Jede Nummer kannst du in einer Partie nur einmal haben. Alles dazu steht in Regel { $clause }.
part-zone = Zone { $letter }
part-zone-text = Seine Farbe ist die der Zone { $letter } auf der Bonusleiste.
part-effect = Was es tut
part-effect-text = { $effect }.
