# „Mein Exemplar“ dieses Spiels: Spielplan, Plättchen und Wahrzeichen als Formular.

copy-board = Der Spielplan deines Exemplars
copy-loading = Der Spielplan wird ausgelegt …
copy-spot-assumed = { $label }, angenommen { $value }
copy-spot-checked = { $label }, geprüft { $value }
copy-spot-known = { $label }, { $value }
copy-prices = Preisliste
copy-prices-where = auf der Innenseite deines Sichtschirms
copy-buy = kaufen
copy-sell = verkaufen
copy-not-sold = nicht zu kaufen
copy-letter-row = Plättchen mit dem Buchstaben { $letter }
copy-tile-copies = Plättchen { $number }, zu viert
copy-in-box = Wir nehmen { $count } an. In deiner Schachtel sind:
copy-back-none = { $count } ab 2 Spielern
copy-back-3 = { $count } ab 3 Spielern
copy-back-4 = { $count } nur zu viert
copy-back-less = Eins weniger mit dem Zeichen { $mark }
copy-back-more = Eins mehr mit dem Zeichen { $mark }
copy-by-players = Also { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
copy-copies-next = { $count ->
    [one] { $count } Stück, nächstes Plättchen
   *[other] { $count } Stück, nächstes Plättchen
}
copy-sum = Alle zusammen
copy-adds-up = Deine Antworten ergeben { $total } Plättchen, und die Schachtel hat { $box }. Das geht auf.
copy-too-many = { $total } Plättchen, { $by } zu viel.
copy-too-few = { $total } Plättchen, { $by } zu wenig.
copy-look-again = Schau noch einmal nach bei { $tiles }.
copy-sum-fewer = { $two } zu zweit, { $three } zu dritt
copy-landmark-name = Name
copy-medals = Abgebildetes Prestige und Siegpunkte dafür
copy-medal = Bild { $number }: { $token }. Ändern
copy-medal-points = Siegpunkte von Bild { $number }
copy-medal-more = Ein Bild mehr
copy-medal-less = Ein Bild weniger
copy-landmark-next = Das stimmt, nächstes Wahrzeichen
copy-swap = Dann tauscht es mit { $other }, dort steht { $value }.
copy-taken = Auch bei { $other } steht { $value }, und das hast du geprüft.
copy-both = An beiden Stellen steht { $value }. { $other } bleibt, wie es ist.
copy-keep-both = Kein Tausch, beide Male { $value }
copy-token-where = Gedruckt neben
copy-token-all = allen Feldern mit Wert { $value }
copy-token-one = nur dem Feld in { $district }
copy-field = Feld { $value }
copy-next = { $group ->
    [banks] Da steht { $value }, nächste Bank
    [prices] Da steht { $value }, nächster Preis
    [types] Da steht { $value }, nächstes Feld
    [tokens] Da steht { $value }, nächster Wert
    [one-token] Da steht { $value }, zurück zu allen Feldern
    [tile-amounts] Da steht { $value }, nächstes Plättchen
    [tile-letters] Da steht { $value }, nächstes Plättchen
   *[other] Da steht { $value }, weiter
}
copy-rest = { $all ->
    [yes] { $count ->
        [one] Dieser { $count } stimmt so
       *[other] Alle { $count } stimmen so
    }
   *[no] { $count ->
        [one] Der andere { $count } stimmt so
       *[other] Die anderen { $count } stimmen so
    }
}
copy-all-values = Alle Werte der Plättchen
copy-groups-more = { $count } weitere
