# Beispiele der Spielregel: ein Titel, und was geschieht. Die Zahlen kommen aus der Stellung.

example-set-up = Eine Stadt vor der ersten Runde
    .text = { $player1 } hat einen Weltwunderplan, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und Handkarten. Der Plan produziert von der ersten Runde an ein Rohmaterial oder eine Manufakturware, und seine Bauabschnitte warten. { $player2 } und { $player3 } sind ihre Nachbarn.
example-vineyard = Münzen für braune Karten
    .text = { $player1 } baut „{ $card }“, ohne etwas zu zahlen. Gezählt werden die braunen Karten in ihrer Stadt und in beiden Nachbarstädten, auch „{ $other }“, denn diese Karte baut { $player2 } in derselben Runde. Sie nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und hat jetzt { $total }.
example-last-card = Die letzte Karte eines Zeitalters spielen
    .text = Mit dem zweiten Bauabschnitt von { $board } muss { $player1 } seine letzte Karte im Zeitalter I nicht abwerfen: Er baut „{ $card }“. Nun hat er { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
      } und gewinnt gegen beide Nachbarinnen, die ihre letzten Karten abwerfen. Er nimmt zwei Marker zu je { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
      }.
example-build = Eine Karte bauen
    .text = { $player1 } legt „{ $card }“ offen in ihre Stadt. Das kostet { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      }, und sie hat noch { $left }. Ab der nächsten Runde produziert die Karte { $first } oder { $second }: Sie entscheidet sich jedes Mal, wenn sie Kosten bezahlt.
example-same-name = Zweimal derselbe Name
    .text = { $player1 } hat vor einer Runde „{ $card }“ gebaut und findet jetzt unter seinen neuen Handkarten noch so eine Karte. In keiner Stadt liegen zwei Karten desselben Namens, also darf er sie nicht bauen. Er kann sie für Münzen abwerfen oder mit ihr einen Bauabschnitt vollenden.
example-chain = Kostenlos durch eine Kette
    .text = { $player1 } hat im Zeitalter I „{ $source }“ gebaut. Von dort führt eine Kette zu „{ $card }“, also baut sie diese Karte jetzt, ohne etwas zu zahlen.
example-no-resource = Was kein Nachbar produziert
    .text = „{ $card }“ kostet { $resource }. Die Stadt von { $player1 } produziert das nicht, und die Städte von { $player2 } und { $player3 } auch nicht. Münzen helfen ihm nicht: Er kann nur kaufen, was seine Nachbarinnen produzieren.
example-discard = Eine Karte für Münzen abwerfen
    .text = { $player1 } hat zu wenig Geld. Er wirft „{ $card }“ verdeckt ab und nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      }. Jetzt hat er { $total }. Welche Karte es war, weiß sonst niemand.
example-free-build = Einmal kostenlos bauen
    .text = Mit dem zweiten Bauabschnitt von { $board } darf { $player1 } einmal je Zeitalter kostenlos bauen. Das nutzt sie für „{ $card }“, obwohl ihre Stadt keinen { $resource } produziert, und behält ihre { $left ->
        [one] { $left } Münze
       *[other] { $left } Münzen
      }. Im Zeitalter II darf sie es wieder.
example-trade = Ein Rohstoff vom Nachbarn
    .text = „{ $card }“ kostet { $resource }, und die Stadt von { $player1 } produziert das nicht. Die rechte Nachbarin { $player3 } schon. { $player1 } zahlt ihr { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und hat noch { $left }. { $player3 } darf nicht ablehnen und kann die Münzen ab der nächsten Runde ausgeben.
example-both-neighbours = Bei beiden Nachbarinnen kaufen
    .text = Der erste Bauabschnitt von { $board } kostet zwei { $resource }, und die Stadt von { $player1 } produziert keinen. { $player2 } links und { $player3 } rechts produzieren je einen. Er zahlt beiden je { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
      }, zusammen { $coins }, und hat noch { $left }.
example-trading-post = Ein niedrigerer Preis
    .text = „{ $card }“ kostet { $resource }, und { $player3 } zur Rechten produziert es. { $player1 } hat vor einer Runde „{ $post }“ gebaut, also sind Rohstoffe von rechts billiger: Sie zahlt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } statt { $usual } und hat noch { $left }.
example-too-few-coins = Zu wenige Münzen für den Handel
    .text = „{ $card }“ kostet { $resource }, und nebenan produziert das nur { $player2 }. Der Preis ist { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
      }, aber seit { $player1 } für „{ $last }“ bezahlt hat, hat sie nur noch { $coins }. Sie braucht erst mehr Münzen oder wählt eine andere Karte.
example-stage = Ein Bauabschnitt des Weltwunders
    .text = { $player1 } produziert alles, was der nächste Bauabschnitt kostet. Sie legt „{ $card }“ verdeckt unter ihren Spielplan: Die Karte zeigt nur an, dass der Bauabschnitt vollendet ist.
example-stage-points = Ein Bauabschnitt mit Siegpunkten
    .text = Der erste Bauabschnitt von { $board } kostet zwei { $resource }. { $player1 } produziert einen mit dem Spielplan und einen mit „{ $source }“, zahlt also nichts. Die Siegpunkte des Bauabschnitts bleiben ihm bis zum Ende: Sein Stand steigt von { $before } auf { $after }.
example-stage-coins = Sofort Münzen durch einen Bauabschnitt
    .text = Der zweite Bauabschnitt von { $board } kostet zwei { $resource }. { $player1 } produziert eines und zahlt { $player2 } { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
      } für das andere. Dann nimmt sie für den Bauabschnitt sofort { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      }. Jetzt hat sie { $total } und kann sie ab der nächsten Runde ausgeben.
example-discard-pile = Eine Karte aus dem Ablagestapel
    .text = { $player1 } zahlt { $player3 } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } für zwei { $resource } und vollendet den ersten Bauabschnitt von { $board }. Am Ende der Runde sieht sie den Ablagestapel durch und baut daraus kostenlos „{ $card }“. Abgeworfen hatte die Karte { $player2 }, eine Runde zuvor.
example-conflict = Ein Konflikt am Ende eines Zeitalters
    .text = Mit „{ $card }“ hat { $player1 } { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
      }, und beide Nachbarn haben keinen. Am Ende des Zeitalters gewinnt sie gegen beide und nimmt zwei Marker zu je { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
      }.
example-defeat = Zwei verlorene Konflikte
    .text = { $player1 } baut in der letzten Runde von Zeitalter I „{ $card }“ und hat keine Schilde. { $player2 } deckt in derselben Runde „{ $first }“ auf, und { $player3 } hat „{ $second }“. { $player1 } verliert beide Konflikte und nimmt { $tokens } Niederlage-Marker, jeder zählt minus { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }.
example-second-age = Ein Konflikt im Zeitalter II
    .text = { $player1 } hat aus Zeitalter I noch { $before ->
        [one] { $before } Schild
       *[other] { $before } Schilde
      } und baut jetzt „{ $card }“. Mit { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilden
      } ist sie stärker als { $player2 } und { $player3 } und nimmt für jeden der beiden einen Sieg-Marker. Im Zeitalter II zählt ein Sieg { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }.
example-tie = Genauso viele Schilde wie eine Nachbarin
    .text = Mit „{ $card }“ hat { $player1 } { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
      }, genau wie { $player2 }: Zwischen diesen beiden nimmt niemand einen Marker. { $player3 } hat keine Schilde, also gewinnt { $player1 } diesen Konflikt und nimmt einen Marker zu { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
      }.
example-diplomacy = Mit Diplomatie keine Konflikte
    .text = „{ $card }“ gibt { $player1 } Diplomatie: Sie nimmt an den Konflikten am Ende von Zeitalter I nicht teil und nimmt keinen Marker. Ihre Nachbarn treffen stattdessen aufeinander. { $player2 } hat { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
      } und { $player3 } keine, also gewinnt { $player2 }.
example-debt = Ein Schulden-Marker statt Münzen
    .text = { $player1 } baut „{ $card }“. In derselben Runde baut { $player2 } „{ $other }“, und alle anderen verlieren Münzen. { $player3 } zahlt, aber { $player1 } behält ihre { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und nimmt { $debts } Schulden-Marker. Schulden kosten am Ende Siegpunkte und lassen sich nie zurückzahlen.
example-treasury = Siegpunkte für die Schatzkammer
    .text = In der letzten Runde wirft { $player1 } „{ $card }“ für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } ab und hat { $total }. Am Ende der Partie bekommt sie für je { $rules_coins_a_point_counted } einen Siegpunkt, das sind { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }. Die übrigen Münzen zählen nichts, können aber einen Gleichstand entscheiden.
example-science = Wertung der Forschung
    .text = Mit „{ $card }“ hat { $player1 } am Ende der Partie { $tablets ->
        [one] { $tablets } Schrifttafel
       *[other] { $tablets } Schrifttafeln
      }, { $compasses } Zirkel und { $gears ->
        [one] { $gears } Zahnrad
       *[other] { $gears } Zahnräder
      }. Jede Anzahl wird mit sich selbst multipliziert, das gibt { $third }, { $first } und { $second ->
        [one] { $second } Siegpunkt
       *[other] { $second } Siegpunkte
      }. Ein Set aus drei verschiedenen Symbolen zählt dazu noch { $set ->
        [one] { $set } Siegpunkt
       *[other] { $set } Siegpunkte
      }.
example-guild = Wertung einer Gilde
    .text = { $player1 } baut in der letzten Runde „{ $card }“; seine Stadt produziert { $first }, { $second } und { $third }. Am Ende zählt er dafür die gelben Karten von { $player2 } und { $player3 }, nicht aber die eigenen, und bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
      }.
example-great-wall = Die Chinesische Mauer in beliebiger Reihenfolge
    .text = Die Bauabschnitte der Chinesischen Mauer darf { $player1 } in beliebiger Reihenfolge vollenden, und sie beginnt mit dem vierten. Er kostet zwei { $resource }: Einen produziert sie, einen kauft sie bei { $player3 } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      }. Ab der nächsten Runde gibt er ihr eine Ressource, die ihre Stadt nicht produziert.
example-stonehenge = Stein-Symbole zählen
    .text = { $player1 } zahlt beiden Nachbarn je { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
      } für Erz und vollendet den ersten Bauabschnitt von { $board }. Gezählt werden die Stein-Symbole auf ihren eigenen braunen Karten, und „{ $first }“ und „{ $second }“ zeigen je eines. Sie nimmt jetzt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und bekommt am Ende Siegpunkte dafür.
example-copied-stage = Einen Bauabschnitt kopieren
    .text = { $player1 } hat { $board }, einen Spielplan ohne Ressource. Dessen erster Bauabschnitt ist eine Kopie des ersten zur Linken, also von { $copied }, mit denselben Kosten und Siegpunkten. Er kauft { $first } bei { $player2 } und { $second } bei { $player3 }, zahlt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und hat noch { $left }.
example-recruit = Einen Anführer rekrutieren
    .text = Vor Zeitalter I wählt { $player1 } einen ihrer Anführer und rekrutiert { $leader }. Sie zahlt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } und hat noch { $left }. Von jetzt an kosten ihre Militärgebäude eine Ressource weniger. Ihre anderen Anführer warten auf die nächsten Zeitalter.
example-leader-coins = Münzen dank eines Anführers
    .text = { $player1 } hat { $leader } rekrutiert und bekommt deshalb Münzen, sooft er ein Handelsgebäude baut. Er baut „{ $card }“, ohne etwas zu zahlen, nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } aus dem allgemeinen Vorrat und hat jetzt { $total }.
example-gambling-den = Eine Karte, die auch den Nachbarn hilft
    .text = „{ $card }“ ist eine schwarze Karte und kostet nichts. { $player1 } baut sie, nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      } aus dem allgemeinen Vorrat und hat { $total }. Auch ihre Nachbarn haben etwas davon: { $player2 } und { $player3 } haben jetzt je { $other }.
