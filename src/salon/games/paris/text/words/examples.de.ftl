# Beispiele der Spielregel: ein Titel, und was geschieht. Die Zahlen kommen aus der Stellung.

example-set-up = Der Tisch vor dem ersten Zug
    .text = Neben jedem Feld liegt ein Marker, und rings um die Stadt liegen die Bonusplättchen. Wo mehrere gleiche liegen, steht es am Feld. Jeder von euch hat { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      } und { $keys ->
        [one] { $keys } Schlüssel
       *[other] { $keys } Schlüssel
      } hinter dem Sichtschirm.
example-key-on-bank = Ein Schlüssel auf einer Bank
    .text = { $player1 } legt einen Schlüssel auf die Bank von Saint-Germain und bekommt sofort { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Jetzt hat sie { $total }.
example-bank-to-building = Von der Bank auf ein Gebäude
    .text = { $player2 } versetzt ihren Schlüssel von der Bank in Saint-Germain auf das Gebäude mit dem Wert 5 im selben Bezirk. Eine Bank hat keinen Wert, also zahlt sie die vollen { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      } und hat noch { $left }.
example-from-the-arc = Vom Triumphbogen in jeden Bezirk
    .text = { $player1 } hat einen Schlüssel auf dem Triumphbogen. Von dort darf er in jeden Bezirk. Sie wählt das Gebäude mit dem Wert 3 in La Villette und zahlt { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }.
example-bakery-to-theatre = Von der Bäckerei zum Theater
    .text = { $player2 } besitzt die Bäckerei mit dem Wert { $low } in Montmartre und versetzt seinen Schlüssel auf das Theater mit dem Wert { $high }. Er zahlt nur den Unterschied, { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Die Bäckerei ist wieder frei.
example-theatre-to-landmark = Vom Theater zu einem neuen Wahrzeichen
    .text = { $player3 } besitzt das Theater mit dem Wert { $low } in La Villette. Sie legt Wahrzeichen 12 in den Bezirk und versetzt ihren Schlüssel dorthin. Sie zahlt den Unterschied von { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, dazu { $marble } Marmor und { $gold } Gold für das Wahrzeichen.
example-landmark-too-low = Ein Wahrzeichen, das zu niedrig ist
    .text = { $player2 } hat in Saint-Germain Wahrzeichen { $last } gebaut. Jedes weitere Wahrzeichen in diesem Bezirk muss höher sein. Wahrzeichen 11 kann hier also niemand mehr bauen.
example-take-the-token = Der Marker neben einem Gebäude
    .text = { $player1 } hat gerade ein Gebäude mit dem Wert 4 in Belleville erworben. Der Marker daneben liegt noch da, also nimmt er { $wood } Holz.
example-tile-18-taken = Ein Bonusplättchen für ein Gebäude mit dem Wert 2
    .text = { $player1 } hat ein Gebäude mit dem Wert 2 erworben und darf kostenlos ein Bonusplättchen nehmen. Sie stellt ihre Bonus-Figur vor auf Feld { $space } und nimmt das Plättchen dort.
example-vp-tile = Der vierte Schlüssel in einem Bezirk
    .text = Mit dem Zug von { $player2 } liegen { $keys } Schlüssel auf den Gebäuden von Saint-Germain. Er nimmt ein SP-Plättchen und legt es in einen Bezirk seiner Wahl, hier nach Saint-Germain.
example-sell-prestige = Einen Prestigemarker verkaufen
    .text = { $player1 } verkauft einen Gold-Prestigemarker für { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Der Marker ist damit aus dem Spiel.
example-buy-marble = Eine Ressource kaufen
    .text = Im allgemeinen Vorrat liegt ein Marmor, denn { $player2 } hat ihn gerade verkauft. Ihn zurückzukaufen kostet { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, mehr als der Verkauf gebracht hat.
example-tile-18-used = Bonusplättchen 18
    .text = { $player1 } besitzt zwei Gebäude mit dem Wert 4 und setzt Bonusplättchen 18 ein. Das ergibt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }.
example-tile-30-used = Bonusplättchen 30
    .text = { $player2 } besitzt fünf verschiedene Arten; auch ihr Wahrzeichen zählt als eine Art. Bonusplättchen 30 bringt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }.
example-search-tiles = Spielende-Plättchen durchsuchen
    .text = Das letzte Gebäude ist gezogen. Statt einen Schlüssel zu legen oder zu versetzen, sieht { $player2 } sich { $tiles ->
        [one] das letzte Spielende-Plättchen
       *[other] die { $tiles } Spielende-Plättchen
      } an und nimmt eines ihrer Wahl. Die anderen sehen sie nicht.
example-district-of-two = Ein Bezirk zu zweit
    .text = Die Partie ist zu Ende. In Belleville hat { $player2 } zusammen { $first } und bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }. { $player1 } hat { $second }, weniger als die Hälfte davon, und geht dort leer aus.
