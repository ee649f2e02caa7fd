# Beispiele der Spielregel: ein Titel, und was geschieht. Die Zahlen kommen aus der Stellung.

example-key-on-bank = Ein Schlüssel auf einer Bank
    .text = { $player1 } legt einen Schlüssel auf die Bank von Saint-Germain und bekommt sofort { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Jetzt hat sie { $total }.
example-second-key = Ein zweiter Schlüssel auf derselben Bank
    .text = { $player1 } hat auf der Bank von Saint-Germain schon einen Schlüssel und darf dort keinen zweiten platzieren. Dass auch { $player2 } dort einen hat, spielt keine Rolle. Sobald sie ihren Schlüssel versetzt hat, darf sie dort wieder einen platzieren und bekommt wieder Francs.
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
example-residence-to-restaurant = Wohin ein Schlüssel darf
    .text = { $player1 } besitzt den Wohnsitz mit dem Wert 3 in La Villette. Café und Bäckerei sind dort niedriger, Hotel und Wahrzeichen 13 gehören anderen. Dorthin darf ihr Schlüssel nicht. Sie versetzt ihn auf das Restaurant mit dem Wert 4 und zahlt { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Der Wohnsitz ist wieder frei.
example-property-taken = Ein Gebäude, das besetzt ist
    .text = { $player1 } darf ihren Schlüssel nicht auf das Hotel mit dem Wert 5 in La Villette versetzen, denn { $player2 } besitzt es. Ein Gebäude oder Wahrzeichen muss frei sein. Auch Wahrzeichen 13 ist es nicht, es gehört { $player3 }. Nur ein Bonusplättchen könnte das ändern.
example-building-of-value-8 = Ein Gebäude mit dem Wert 8
    .text = { $player1 } besitzt die Bäckerei mit dem Wert 5 in Belleville und versetzt ihren Schlüssel auf den Wohnsitz mit dem Wert 8. Sie zahlt den Unterschied von { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, dazu { $wood } Holz. Sie nimmt den Marker daneben, { $gold } Gold, und bekommt sofort { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }.
example-no-wood = Francs, aber kein Holz
    .text = { $player2 } hat einen Schlüssel auf der Bank von Saint-Germain und { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, genug für das Restaurant mit dem Wert 8 dort. Es kostet aber auch Holz, und er hat keines. Auch im allgemeinen Vorrat liegt keines, das er kaufen könnte. Also darf er seinen Schlüssel nicht dorthin versetzen.
example-theatre-to-landmark = Vom Theater zu einem neuen Wahrzeichen
    .text = { $player3 } besitzt das Theater mit dem Wert { $low } in La Villette. Sie legt Wahrzeichen 12 in den Bezirk und versetzt ihren Schlüssel dorthin. Sie zahlt den Unterschied von { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, dazu { $marble } Marmor und { $gold } Gold für das Wahrzeichen.
example-landmark-over-landmark = Ein Wahrzeichen über einem anderen
    .text = { $player2 } baut in Belleville Wahrzeichen 15 über Wahrzeichen 10. Ihr Schlüssel kommt von der Bank, also zahlt sie die vollen { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, dazu { $gold } Gold und { $marble } Marmor. Dann wirft sie { $prestige ->
        [one] { $prestige } Gold-Prestigemarker
       *[other] { $prestige } Gold-Prestigemarker
      } ab und bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }.
example-landmark-too-low = Ein Wahrzeichen, das zu niedrig ist
    .text = { $player2 } hat in Saint-Germain Wahrzeichen { $last } gebaut. Jedes weitere Wahrzeichen in diesem Bezirk muss höher sein. Wahrzeichen 11 kann hier also niemand mehr bauen.
example-take-the-token = Der Marker neben einem Gebäude
    .text = { $player1 } hat gerade ein Gebäude mit dem Wert 4 in Belleville erworben. Der Marker daneben liegt noch da, also nimmt er { $wood } Holz.
example-tile-18-taken = Ein Bonusplättchen für ein Gebäude mit dem Wert 2
    .text = { $player1 } hat ein Gebäude mit dem Wert 2 erworben und darf kostenlos ein Bonusplättchen nehmen. Sie stellt ihre Bonus-Figur vor auf Feld { $space } und nimmt das Plättchen dort.
example-tile-at-value-3 = Ein Bonusplättchen für ein Gebäude mit dem Wert 3
    .text = { $player1 } hat den Wohnsitz mit dem Wert 3 in La Villette erworben und den Marker genommen. Bei diesem Wert ist ein Bonusplättchen nicht kostenlos. Sie zahlt { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, stellt ihre Bonus-Figur vor auf Feld { $space } und nimmt das Plättchen dort.
example-vp-tile = Der vierte Schlüssel in einem Bezirk
    .text = Mit dem Zug von { $player2 } liegen { $keys } Schlüssel auf den Gebäuden von Saint-Germain. Er nimmt ein SP-Plättchen und legt es in einen Bezirk seiner Wahl, hier nach Saint-Germain.
example-vp-tile-elsewhere = Ein SP-Plättchen für einen anderen Bezirk
    .text = Mit dem Zug von { $player1 } liegen { $keys } Schlüssel auf den Gebäuden von Montmartre. Das SP-Plättchen darf in jeden Bezirk, in dem noch keines liegt. Sie legt SP-Plättchen 20 nach Batignolles, wo nur sie ein Gebäude besitzt.
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
example-tile-9-used = Bonusplättchen 9
    .text = { $player1 } besitzt in Saint-Germain schon den Wohnsitz mit dem Wert 4. Mit Bonusplättchen 9 versetzt sie einen zweiten Schlüssel von der Bank dorthin und zahlt die vollen { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Der Wohnsitz zählt jetzt doppelt, und ihr Gesamtwert im Bezirk ist { $total }.
example-tile-13-used = Bonusplättchen 13
    .text = { $player2 } setzt Bonusplättchen 13 sofort ein. Sie zahlt { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }, nimmt einen Schlüssel aus ihrer Reserve und legt ihn hinter ihren Sichtschirm, wo sie jetzt { $keys } Schlüssel hat. In einem späteren Zug kann sie ihn wie jeden anderen platzieren.
example-tile-16-used = Bonusplättchen 16
    .text = { $player2 } besitzt das Hotel mit dem Wert 4 in Batignolles. Mit Bonusplättchen 16 darf { $player1 } seinen Schlüssel trotzdem von der Bank dorthin versetzen und zahlt wie üblich { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Jetzt besitzen beide das Hotel. Den Marker daneben hat { $player2 } schon genommen.
example-tile-17-used = Bonusplättchen 17
    .text = { $player2 } setzt Bonusplättchen 17 ein und nimmt Bonusplättchen 30 vom Ende der Bonusleiste, ohne dorthin zu gehen. Seine Bonus-Figur bleibt auf Feld { $space }, also kann er die Plättchen dazwischen später immer noch nehmen.
example-tile-23-used = Bonusplättchen 23
    .text = { $player1 } hat { $bronze ->
        [one] { $bronze } Bronze-Prestigemarker
       *[other] { $bronze } Bronze-Prestigemarker
      } und setzt Bonusplättchen 23 ein. Sie legt dieses Paar zurück und bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }. Die Marker sind aus dem Spiel. Ein weiteres Paar hat sie nicht, also ist das Plättchen damit verbraucht.
example-tile-25-used = Bonusplättchen 25
    .text = { $player2 } hat gerade Bonusplättchen 25 genommen und setzt es sofort ein. Ihre Bonus-Figur geht von Feld { $high } zurück auf Feld { $low }, und sie nimmt das Plättchen dort. Von Feld { $low } aus geht es später wieder vorwärts.
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
example-end-game-tile-used = Ein Spielende-Plättchen nutzen
    .text = In ihrem vorigen Zug hat { $player1 } ein Spielende-Plättchen genommen und verdeckt vor sich gelegt. Jetzt deckt sie es auf und bekommt { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Das ist nicht ihre Aktion. In diesem Zug versetzt sie noch einen Schlüssel oder sucht sich ein weiteres Plättchen aus.
example-tile-27-scored = Bonusplättchen 27
    .text = Die Partie ist zu Ende. { $player2 } hat Bonusplättchen 27 und noch { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
      }. Bevor die Bezirke gewertet werden, bekommt sie dafür { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }. Die Francs behält sie: Bei Gleichstand zählen sie für den Sieg.
example-district-of-four = Ein Bezirk zu viert, mit Gleichstand
    .text = In Batignolles haben { $player1 } und { $player3 } denselben Gesamtwert, { $tied }. { $player3 } besitzt Wahrzeichen 13, { $player1 } nur Wahrzeichen 11, also ist sie auf dem ersten Rang und bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }. { $player1 } ist Zweiter, { $player2 } mit { $third } Dritter, und { $player4 } geht mit { $fourth } leer aus.
example-shared-first-place = Ein Gleichstand, der einen Rang überspringt
    .text = In Montmartre haben { $player2 } und { $player4 } denselben Gesamtwert, { $tied }, und beide besitzen Wahrzeichen 15, das höchste dort. Sie teilen sich den ersten Rang, und jeder bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }. Den zweiten Rang bekommt niemand. { $player1 } ist mit { $third } Dritter, { $player3 } geht mit { $fourth } leer aus.
example-district-of-two = Ein Bezirk zu zweit
    .text = Die Partie ist zu Ende. In Belleville hat { $player2 } zusammen { $first } und bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }. { $player1 } hat { $second }, weniger als die Hälfte davon, und geht dort leer aus.
