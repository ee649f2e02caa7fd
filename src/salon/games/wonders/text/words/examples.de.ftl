# Beispiele der Spielregel: ein Titel, und was geschieht. Die Zahlen kommen aus der Stellung.

example-set-up = Eine Stadt vor der ersten Runde
    .text = { $player1 } hat einen Weltwunderplan, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und Handkarten. Der Plan produziert von der ersten Runde an ein Rohmaterial oder eine Manufakturware, und seine Bauabschnitte warten. { $player2 } und { $player3 } sind ihre Nachbarn.
example-chain = Kostenlos durch eine Kette
    .text = { $player1 } hat im Zeitalter I „{ $source }“ gebaut. Von dort führt eine Kette zu „{ $card }“, also baut sie diese Karte jetzt, ohne etwas zu zahlen.
example-discard = Eine Karte für Münzen abwerfen
    .text = { $player1 } hat zu wenig Geld. Er wirft „{ $card }“ verdeckt ab und nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      }. Jetzt hat er { $total }. Welche Karte es war, weiß sonst niemand.
example-trade = Ein Rohstoff vom Nachbarn
    .text = „{ $card }“ kostet { $resource }, und die Stadt von { $player1 } produziert das nicht. Die rechte Nachbarin { $player3 } schon. { $player1 } zahlt ihr { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und hat noch { $left }. { $player3 } darf nicht ablehnen und kann die Münzen ab der nächsten Runde ausgeben.
example-stage = Ein Bauabschnitt des Weltwunders
    .text = { $player1 } produziert alles, was der nächste Bauabschnitt kostet. Sie legt „{ $card }“ verdeckt unter ihren Spielplan: Die Karte zeigt nur an, dass der Bauabschnitt vollendet ist.
example-conflict = Ein Konflikt am Ende eines Zeitalters
    .text = Mit „{ $card }“ hat { $player1 } { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
      }, und beide Nachbarn haben keinen. Am Ende des Zeitalters gewinnt sie gegen beide und nimmt zwei Marker zu je { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
      }.
