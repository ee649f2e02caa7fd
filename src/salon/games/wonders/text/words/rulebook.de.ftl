# Die Regeln von 7 Wonders in unseren eigenen Worten. Sie sind nummeriert; Tests, Ablehnungen und Seiten verweisen auf die Nummern.
# Eine Nummer behält ihren Gegenstand: Was abgetrennt wird, bekommt eine neue Nummer am Ende des Kapitels.
# Eine Klarstellung (`.ruling`) entscheidet, was die Regeltexte offenlassen, und sagt, worauf sie sich stützt.

rule-1 = Überblick
rule-1-1 = Drei bis sieben Spieler führen je eine Stadt mit einem Weltwunder durch drei Zeitalter. Wer am Ende die meisten Siegpunkte hat, gewinnt.
rule-1-2 = Die Stadt zu deiner Linken ist der nächste Platz im Uhrzeigersinn, die Stadt zu deiner Rechten der auf der anderen Seite. Diese beiden und keine anderen sind deine Nachbarn.
rule-1-3 = Es gibt sieben Ressourcen in zwei Gruppen. Rohstoffe sind Holz, Stein, Ziegel und Erz; Manufakturprodukte sind Glas, Stoff und Papyrus.
rule-1-4 = Die Farbe einer Karte nennt ihre Art: Braune Karten produzieren Rohstoffe, graue Manufakturprodukte, blaue sind Profanbauten, gelbe Handelsgebäude, rote Militärgebäude, grüne Forschungsgebäude, und violette sind Gilden. Mit Cities kommen schwarze Karten hinzu, mit Leaders weiße, die Anführer. Alle Karten außer den Anführern sind Zeitalter-Karten.

rule-2 = Aufbau
rule-2-1 = Jeder Platz erhält zufällig einen der Spielpläne, die im Spiel sind (2.3). Mit der Option für gewählte Spielpläne wählt ihr stattdessen offen und nacheinander, vom ersten Platz an, unter allen Spielplänen im Spiel, die noch übrig sind.
rule-2-2 = Jeder Spielplan hat eine Seite A und eine Seite B. Je nach der Option für die Seiten zeigen alle A, alle B, oder die Seite jedes Spielplans wird ausgelost. Wählt ihr Spielpläne und lost Seiten aus, lost zuerst die Seiten aus: Du wählst einen Spielplan mit der Seite, die er zeigt.
rule-2-3 = Im Spiel sind die Spielpläne Alexandria, Babylon, Ephesos, Gizeh, Halikarnassos, Olympia und Rhodos. Mit dem Wonder Pack kommen Chinesische Mauer, Stonehenge und Manneken Pis hinzu, zusammen mit Leaders auch Abu Simbel. Mit Leaders kommt Rom hinzu, mit Cities Petra und Byzanz.
rule-2-4 = Du beginnst mit { $rules_coins_counted }, mit Leaders stattdessen mit { $rules_leaders_coins }. Ein Spielplan kann dir zu Beginn noch Münzen geben, wie es Manneken Pis tut (11.9).
rule-2-5 = Der Stapel eines Zeitalters enthält von jeder seiner Karten ein Exemplar für jede auf ihr vermerkte Spielerzahl, die nicht über der Anzahl der Spieler liegt.
rule-2-6 = Zu Beginn eines Zeitalters mischt ihr seinen Stapel und teilt ihn ganz aus: Du bekommst sieben Handkarten. In jeder Runde spielst du eine und wirfst die letzte ab (3.6); so hat jedes Zeitalter sechs Runden. Mit Cities sind es mehr Handkarten (13.1).
rule-2-7 = Eine Partie zu zweit mit einer freien Stadt, eine Partie mit acht Plätzen und eine Partie in Teams bieten wir nicht an.
    .ruling = Unsere Auslegung: Wir lassen sie weg, weil sie eigene Regeln haben und hier nichts von ihnen abhängt.
rule-2-8 = In den Stapel von Zeitalter III kommen auch Gilden: so viele, wie ihr Spieler seid, und { $rules_guilds_beyond_seats } mehr, zufällig gezogen aus den Gilden aller verwendeten Erweiterungen und des Grundspiels. Es gibt zehn Gilden, mit Leaders vier weitere und mit Cities drei weitere, jede einmal. Die nicht gezogenen kommen ungesehen aus dem Spiel.

rule-3 = Die Runde
rule-3-1 = Alle wählen gleichzeitig und geheim: eine Handkarte, was damit geschieht (sie bauen, mit ihr einen Bauabschnitt deines Weltwunders vollenden oder sie für Münzen abwerfen) und wie du bezahlst. Darfst du den Bauabschnitt wählen (11.1, 11.12), wählst du ihn jetzt. Du kannst alles ändern, bis der Letzte gewählt hat.
rule-3-2 = Dann wird alles gemeinsam aufgedeckt und ausgeführt: Karten legen; Kosten bezahlen; Erträge nehmen; Entscheidungen treffen, die ein Bau verlangt; in der letzten Runde eines Zeitalters die letzten Karten (3.6, 3.7); aus dem Ablagestapel bauen (Kapitel 7); Verluste begleichen (Kapitel 9); Handkarten weitergeben oder nach der letzten Runde eines Zeitalters die Konflikte austragen.
rule-3-3 = Du kannst nur Münzen ausgeben, die du schon vor der Runde hattest. Münzen, die du während der Runde bekommst, auch die deiner Nachbarn für Ressourcen, kannst du ab der nächsten Runde ausgeben. Die Regeln 3.7, 9.4 und 12.19 sind Ausnahmen.
rule-3-4 = Erträge, die sich nach Karten oder Bauabschnitten richten, zählen auch die mit, die in derselben Runde gelegt wurden, in deiner Stadt und in Nachbarstädten, und auch die Karte oder den Bauabschnitt, die dir den Ertrag geben.
rule-3-5 = Nach einer Runde gibst du deine übrigen Handkarten weiter: in Zeitalter I und Zeitalter III nach links, in Zeitalter II nach rechts.
rule-3-6 = In der letzten Runde eines Zeitalters hast du zwei Karten und spielst eine davon. Die andere, die letzte Karte, wirfst du verdeckt ab und bekommst nichts dafür, nicht einmal die Münzen für eine abgeworfene Karte.
rule-3-7 = Darfst du die letzte Karte jedes Zeitalters spielen (Babylon B, Bauabschnitt 2), wirfst du sie nicht ab, sondern spielst sie auch: Du baust sie, legst sie unter einen Bauabschnitt oder wirfst sie für Münzen ab. Das ist eine weitere eigene Runde, nach den Erträgen und Entscheidungen der letzten und mit den Münzen, die du dann hast.
    .ruling = Unsere Auslegung: diese Reihenfolge, weil eine einzige inoffizielle Notiz sie nennt und kein anderer Text davon spricht. Dass du beide der letzten zwei Karten spielen darfst, ist offiziell klargestellt.
rule-3-8 = Nach der letzten Runde eines Zeitalters tragt ihr die Konflikte aus (Kapitel 8). Dann beginnt das nächste Zeitalter, oder nach Zeitalter III endet die Partie.
rule-3-9 = Was eine Karte bringt, die in einem späteren Schritt gebaut wird, führst du noch in diesem Schritt aus; das Bauen aus dem Ablagestapel und Verluste warten aber immer auf ihren eigenen Schritt. Wer im selben Schritt etwas zu entscheiden hat, tut es gleichzeitig mit den anderen, außer beim Bauen aus dem Ablagestapel (7.3).
rule-3-10 = Die letzte Karte (3.7) darfst du auch in der Runde spielen, in der du diesen Bauabschnitt vollendest. Was du in der letzten Runde gebaut hast, wirkt dafür schon, und was einmal je Runde möglich ist, geht noch einmal. Ihr wählt gleichzeitig; die letzten Karten aller anderen werden abgeworfen, bevor jemand aus dem Ablagestapel baut.

rule-4 = Bauen und Abwerfen
rule-4-1 = Um eine Karte zu bauen, leg sie offen in deine Stadt. Zahle die Münzen ihrer Kosten in den allgemeinen Vorrat; jede Ressource ihrer Kosten brauchst du, aus eigener Produktion oder durch Handel. Was die Karte produziert oder verbilligt, zählt ab der folgenden Runde.
rule-4-2 = Deine Stadt darf nie zwei Karten desselben Namens haben. { card-loom }, { card-glassworks } und { card-press } aus Zeitalter I heißen wie die aus Zeitalter II. Eine solche Karte kannst du trotzdem für Münzen abwerfen oder unter einen Bauabschnitt legen; Karten unter Bauabschnitten zählen nicht.
rule-4-3 = Mit einer Kette baust du eine Karte kostenlos, ohne ihre Münzen und Ressourcen, wenn deine Stadt schon eine Karte hat, von der eine Kette zu ihr führt.
    .ruling = Unsere Auslegung: Von einer Karte, die du aus dem Ablagestapel gebaut hast, führt eine Kette weiter wie von jeder anderen, ab der nächsten Runde und auch im selben Zeitalter, weil sie in deiner Stadt liegt und eine Kette nicht mehr verlangt. Kein Text, den wir kennen, spricht davon.
rule-4-4 = In jeder Runde hat deine Stadt alles, was dein Spielplan, deine braunen und grauen Karten und manche gelben Karten, schwarzen Karten und Bauabschnitte produzieren. Nichts wird verbraucht: In der nächsten Runde ist alles wieder da.
rule-4-5 = Um eine Karte für { $rules_sale_counted } abzuwerfen, leg sie verdeckt auf den Ablagestapel und nimm die Münzen aus dem allgemeinen Vorrat. Das geht immer, mit jeder Karte.
rule-4-6 = Abgeworfene Karten und Karten unter Bauabschnitten liegen verdeckt. Nur wer sie dorthin gelegt hat, weiß, welche es sind, sofern nicht Kapitel 14 oder 11.8 etwas anderes sagt.
rule-4-7 = Kostenlos bauen (Olympia A, Bauabschnitt 2): Einmal je Zeitalter, ab der Runde nach dem Vollenden des Bauabschnitts, darfst du eine Handkarte ohne ihre Münzen und Ressourcen bauen, auch eine Gilde oder eine schwarze Karte.
rule-4-8 = Innerhalb einer Runde deckt jede Einheit nur eine Ressource der Kosten. Eine Karte oder ein Bauabschnitt mit mehreren Ressourcen zur Wahl gibt dir in jeder Runde eine davon.
rule-4-9 = Das kostenlose Bauen (4.7) hilft nicht bei einem Bauabschnitt oder einem Anführer und hebt 4.2 nicht auf. Nutzt du es nicht, verfällt es am Ende des Zeitalters.

rule-5 = Handel
rule-5-1 = Ressourcen der Kosten, die deine eigene Stadt nicht aufbringt, kaufst du bei deinen beiden Nachbarn. Du kannst kaufen, was ihre Spielpläne, braunen Karten und grauen Karten vor der Runde produziert haben; nie, was von gelben Karten, Bauabschnitten, schwarzen Karten oder Anführern kommt.
rule-5-2 = Jede Ressource kostet { $rules_trade_price_counted }. Niedriger ist dein Preis mit { card-west-trading-post } ({ $effect_west_trading_post }), mit { card-east-trading-post } ({ $effect_east_trading_post }), mit Olympia B, Bauabschnitt 1 ({ $effect_olympia_b_1 }), und mit dem { card-marketplace } ({ $effect_marketplace }).
rule-5-3 = Von einer Karte deines Nachbarn mit Ressourcen zur Wahl bekommst du in einer Runde eine Ressource. Es darf jede der gezeigten sein, gleich was der Nachbar selbst oder ein anderer Käufer in dieser Runde von der Karte nimmt.
rule-5-4 = Du kaufst nur, was deiner Stadt fehlt: so wenige Ressourcen, wie es deine eigene Produktion erlaubt, bei den Nachbarn oder aus dem allgemeinen Vorrat (12.7). Gibt es mehrere Zahlungsweisen, wählst du; die billigste steht zuerst. Eine entfällt, wenn eine andere mindestens ebenso gut ist (5.8).
rule-5-5 = Was du für Ressourcen zahlst, bekommt dein Nachbar beim Aufdecken; er kann es also nicht in derselben Runde ausgeben (3.3).
rule-5-6 = Deine Nachbarn können nicht ablehnen, wenn du bei ihnen kaufst, und verlieren nichts: Dieselben Ressourcen dienen weiterhin deinem Nachbarn und dessen anderem Nachbarn.
rule-5-7 = Ein niedrigerer Preis (5.2) gilt ab der Runde, nachdem du die Karte gebaut oder den Bauabschnitt vollendet hast. Zwei davon für dieselbe Ressource und Seite addieren sich nicht.
rule-5-8 = Alle Zahlungsweisen, die du dir leisten kannst (3.3), werden verglichen: nach deinen Münzen gleich nach dem Bezahlen, wobei mehr besser ist, und nach den Münzen, die an den linken und an den rechten Nachbarn gehen, wobei weniger besser ist. Eine entfällt, wenn eine andere in allen drei mindestens ebenso gut ist; von gleichen bleibt eine.
rule-5-9 = Kostenloses Bauen mit einer Kette oder mit Ramses wird als eine dieser Zahlungsweisen verglichen (5.8). Kostenloses Bauen, das du einmal je Zeitalter hast (4.7, 13.6), darfst du daneben wählen, es sei denn, die Karte ist auch so kostenlos.
rule-5-10 = Zu deinen Münzen gleich nach dem Bezahlen (5.8) gehört, was der Kauf oder eine Kette selbst einbringt (12.8, 12.9 und damit 13.9).

rule-6 = Dein Weltwunder
rule-6-1 = Um einen Bauabschnitt zu vollenden, leg eine beliebige Handkarte verdeckt unter deinen Spielplan und bezahle die Kosten des Bauabschnitts, nach denselben Regeln wie für eine Karte. Auf Kosten und Effekt der Karte selbst kommt es nicht an.
rule-6-2 = Du vollendest die Bauabschnitte vom ersten bis zum letzten, jeden einmal und mit jeder Karte einen. Nur die der Chinesischen Mauer vollendest du in beliebiger Reihenfolge (11.1).
rule-6-3 = Manche Effekte von Bauabschnitten treten sofort ein, andere gelten bis zum Ende der Partie. Was ein Bauabschnitt produziert oder verbilligt, zählt ab der folgenden Runde, Schilde und Symbole zählen, sobald du ihn vollendest; Siegpunkte zählen am Ende.
rule-6-4 = Für Bauabschnitte, mit denen du aus dem Ablagestapel baust, gilt Kapitel 7. Ein Symbol nach Wahl regelt 10.11, eine kopierte Gilde 10.12.
rule-6-5 = Die Ressource deines Spielplans und deine Bauabschnitte sind keine Karten. Weder sie noch die Karten unter ihnen zählen, wo Karten gezählt werden.

rule-7 = Bauen aus dem Ablagestapel
rule-7-1 = Am Ende der Runde, in der du diesen Effekt bekommen hast, siehst du den Ablagestapel durch und baust daraus eine Zeitalter-Karte, ohne etwas zu bezahlen, oder keine. Aufheben kannst du dir den Effekt nicht.
rule-7-2 = Eine Karte, deren Namen es in deiner Stadt schon gibt, kannst du nicht aus dem Ablagestapel bauen (4.2). Anführer liegen nie darin.
rule-7-3 = Werden in einer Runde mehrere Karten aus dem Ablagestapel gebaut, gilt diese Reihenfolge: Halikarnassos, Chinesische Mauer, Manneken Pis, Salomon, { card-courtesans-guild }. Jede wird mit den Erträgen und Entscheidungen der Karte abgeschlossen, bevor die nächste kommt; Verluste warten weiterhin auf das Ende der Runde (9.4).
rule-7-4 = Du darfst auch eine Karte bauen, die in derselben Runde auf den Ablagestapel gekommen ist, selbst eine der letzten Karten eines Zeitalters.
rule-7-5 = Münzen für den Bau einer Karte einer bestimmten Farbe (Xenophon, Diokletian) bekommst du auch für eine Karte aus dem Ablagestapel. Münzen für das Bauen mit einer Kette (Vitruv) bekommst du nicht.
    .ruling = Unsere Auslegung: Nur die Farbe zählt, weil eine solche Karte gebaut wird und ihre Farbe hat, aber nicht durch eine Kette kostenlos ist. Die Texte schweigen dazu.
rule-7-6 = Ist der Ablagestapel leer, verfällt der Effekt. Enthält er keine Karte, die du bauen darfst, baust du keine.

rule-8 = Militärische Konflikte
rule-8-1 = Am Ende jedes Zeitalters vergleichst du alle deine Schilde mit denen jedes Nachbarn, alle gleichzeitig. In jedem Konflikt nimmt die stärkere Stadt einen Sieg-Marker, in Zeitalter I mit dem Wert { $victory_1 }, in Zeitalter II { $victory_2 } und in Zeitalter III { $victory_3 }, und die schwächere einen Niederlage-Marker mit dem Wert −{ $rules_defeat }.
rule-8-2 = Habt ihr beide gleich viele Schilde, nimmt keiner einen Marker.
rule-8-3 = Mit Diplomatie nimmst du an den Konflikten am Ende des aktuellen Zeitalters nicht teil: Du wirst übergangen, als wäre dein Platz leer, und die Städte zu deinen beiden Seiten treffen aufeinander.
rule-8-4 = Bleiben nur zwei Städte für die Konflikte übrig, treffen sie einmal aufeinander, nicht einmal auf jeder Seite. Bleibt nur eine übrig, trifft sie auf niemanden.
rule-8-5 = Diplomatie gilt nur für dieses Zeitalter und ist danach weg, genutzt oder nicht. Eine zweite im selben Zeitalter bringt nichts.
    .ruling = Unsere Auslegung: Du kannst sie nicht verdoppeln oder aufsparen, weil die Texte die Wirkung für das aktuelle Zeitalter nennen.

rule-9 = Verluste
rule-9-1 = Verlieren durch einen Effekt alle anderen Münzen, trifft das jeden außer dem, der den Effekt hat, ob Nachbar oder nicht. Diplomatie schützt nicht davor.
rule-9-2 = Ohne Cities verlierst du höchstens die Münzen, die du hast; der Rest ist vergessen.
rule-9-3 = Verlierst du mit Cities Münzen, wählst du, wie viele davon du zahlst, von keiner bis zu allen, höchstens so viele, wie du hast. Für jede nicht bezahlte nimmst du einen Schulden-Marker, selbst wenn du genug Münzen hattest. Alle wählen gleichzeitig.
rule-9-4 = Alle deine Verluste einer Runde werden addiert und an ihrem Ende beglichen, nach dem Bauen aus dem Ablagestapel; dafür kannst du Münzen aus dieser Runde verwenden. Hängt der Verlust von Sieg-Markern oder Bauabschnitten ab, zählst du deine eigenen in diesem Moment.
rule-9-5 = Jeder Schulden-Marker (9.3) kostet dich am Ende 1 Siegpunkt. Zurückzahlen kannst du ihn nie.

rule-10 = Ende und Wertung
rule-10-1 = Die Partie endet nach den Konflikten von Zeitalter III. Dann zählst du deine Siegpunkte zusammen, wie dieses Kapitel es sagt; was die Kapitel 11 bis 13 für einzelne Spielpläne, Anführer und Karten geben, gehört dazu.
rule-10-2 = Konflikte: Addiere die Werte aller deiner Sieg- und Niederlage-Marker. Das Ergebnis kann unter null liegen.
rule-10-3 = Münzen: 1 Siegpunkt für je { $rules_coins_a_point_counted }, abgerundet.
rule-10-4 = Weltwunder: die Siegpunkte deiner vollendeten Bauabschnitte und die der auf deinen Spielplan gelegten Anführer (11.17).
rule-10-5 = Blaue Karten: die Siegpunkte, die sie zeigen.
rule-10-6 = Forschung: Es gibt drei Symbole, Zirkel, Zahnrad und Schrifttafel. Für jedes zählt das Quadrat seiner Anzahl, dazu jedes Set aus drei verschiedenen Symbolen { $rules_science_set_counted }. Symbole zählen gleich, ob sie von grünen Karten, anderen Karten, Anführern oder Bauabschnitten kommen.
rule-10-7 = Gelbe Karten aus Zeitalter III: Siegpunkte für das, was sie zählen, nach dem Stand am Ende der Partie.
rule-10-8 = Gilden: die Siegpunkte, die sie zeigen, oder Siegpunkte für das, was sie am Ende der Partie zählen, in den Städten, die sie nennen. Eine Gilde, die in Nachbarstädten zählt, zählt in beiden.
rule-10-9 = Anführer: die Siegpunkte aller deiner rekrutierten Anführer, deren Effekt noch gilt, und die eines Anführers, den du mit der { card-courtesans-guild } kopiert hast (12.13).
rule-10-10 = Schwarze Karten: die Siegpunkte, die sie zeigen, oder Siegpunkte für das, was sie am Ende zählen. Davon ziehst du für jeden deiner Schulden-Marker 1 Siegpunkt ab.
rule-10-11 = Symbole nach Wahl und Masken (10.14) werden am Ende festgelegt, alle zusammen, so wie es für dich am besten ist.
    .ruling = Unsere Auslegung: Du wirst nicht gefragt, weil die Wahl niemand anderen berührt und du nie anders entscheiden würdest.
rule-10-12 = Kopierte Gilde (Olympia B, Bauabschnitt 3): Du wertest eine Gilde in einer Nachbarstadt, als wäre sie deine, von deinem Platz aus gezählt. Es ist die beste; ohne eine Gilde in einer Nachbarstadt bekommst du nichts.
rule-10-13 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand liegt vorn, wer mehr Münzen hat; sind auch diese gleich, teilt ihr euch den Rang.
rule-10-14 = Eine Maske kopiert das Symbol einer grünen Karte in einer Nachbarstadt, auch das einer Karte, die du selbst hast. Mehrere Masken kopieren verschiedene Karten; zwei Karten desselben Namens in deinen beiden Nachbarstädten sind verschieden. Eine Maske, für die keine Karte übrig ist, gibt nichts. Symbole von Anführern, Gilden und Bauabschnitten kannst du nicht kopieren.
rule-10-15 = Von einer kopierten Gilde (10.12) kopierst du nur Siegpunkte: Niemand verliert dadurch Münzen, und deine Stadt bekommt keine violette Karte. Die { card-scientists-guild } gibt dir ein Symbol nach Wahl, die { card-courtesans-guild } nichts.
    .ruling = Unsere Auslegung: Die Gilde bleibt in der Nachbarstadt, weil du sie laut Regelheft nur wertest, als hättest du sie gebaut. Du besitzt also keine weitere violette Karte, wo diese gezählt werden, etwa von der { card-shipowners-guild }. Davon spricht das Regelheft nicht.

rule-11 = Das Wonder Pack
rule-11-1 = Die Bauabschnitte der Chinesischen Mauer vollendest du in beliebiger Reihenfolge, jeden einmal. Welcher es sein soll, gehört zu deiner geheimen Wahl und steht vor dem Aufdecken fest.
rule-11-2 = Chinesische Mauer A: Ein Bauabschnitt gibt dir { $great_wall_coins_counted }, einer ein Symbol nach Wahl (10.11), einer { $great_wall_shields_counted }, und mit einem baust du eine Karte aus dem Ablagestapel (Kapitel 7).
rule-11-3 = Chinesische Mauer B, Bauabschnitt 1: Nimm { $great_wall_gift_counted } aus dem allgemeinen Vorrat; jeder deiner beiden Nachbarn nimmt { $great_wall_gift_neighbours_counted }, ebenfalls aus dem Vorrat.
rule-11-4 = Chinesische Mauer B, Bauabschnitt 2: eine Maske, die am Ende ein grünes Symbol einer Nachbarstadt kopiert (10.14).
rule-11-5 = Chinesische Mauer B, Bauabschnitt 3: Diplomatie für das aktuelle Zeitalter (8.3), und alle anderen verlieren { $great_wall_loss_counted } (Kapitel 9).
rule-11-6 = Chinesische Mauer B, Bauabschnitt 4: in jeder Runde eine Ressource einer Sorte, die dein Spielplan, deine braunen Karten und deine grauen Karten nicht produzieren. Produzieren sie jede Sorte, gibt dir der Bauabschnitt nichts.
rule-11-7 = Stonehenge zählt die Stein-Symbole auf den braunen Karten deiner Stadt. Die { card-quarry } hat { $quarry_stones }; jede andere braune Karte, die Stein zeigt, allein oder zur Wahl, hat 1. Spielplan und { card-caravansery } zählen nicht mit.
    .ruling = Unsere Auslegung: Auch ein Stein zur Wahl ist ein Symbol, weil der Text von Symbolen auf braunen Karten spricht.
rule-11-8 = Stonehenge B, Bauabschnitt 2: Deck am Ende die Karte unter diesem Bauabschnitt auf. Du erhältst { $stonehenge_colour_counted } für jede offen liegende Karte ihrer Farbe in deinen beiden Nachbarstädten zusammen. Ist sie eine Gilde, eine schwarze Karte oder ein Anführer, zähle die Gilden, schwarzen Karten oder Anführer dort.
    .ruling = Unsere Auslegung: Auch Violett, Schwarz und Weiß zählen, weil der Text die Farbe der Karte nennt und keine Ausnahme macht.
rule-11-9 = Der Spielplan von Manneken Pis produziert keine Ressource. Zu Beginn der Partie bekommst du { $start_counted } mehr.
rule-11-10 = Manneken Pis A: Dein Bauabschnitt 1 ist der erste Bauabschnitt des linken Spielplans, dein Bauabschnitt 2 der zweite Bauabschnitt des rechten Spielplans, dein Bauabschnitt 3 der letzte Bauabschnitt des linken Spielplans.
rule-11-11 = Hat der linke Spielplan nur zwei Bauabschnitte, ist sein letzter der zweite. Hat er vier, ist sein letzter der vierte.
rule-11-12 = Neben der Chinesischen Mauer wählst du für jeden Bauabschnitt, den du von ihr kopierst, frei, welcher ihrer Bauabschnitte das ist. Du wählst vor dem Aufdecken und darfst denselben Bauabschnitt zweimal kopieren.
    .ruling = Unsere Auslegung: Du wählst zur selben Zeit wie die Chinesische Mauer selbst, weil die Kosten davon abhängen. Der Text überlässt dir die Wahl; keiner verbietet, einen Bauabschnitt zweimal zu kopieren.
rule-11-13 = Du kopierst nur Bauabschnitte, nie die Anfangsressource oder eine andere Fähigkeit des Spielplans. Ein kopierter Bauabschnitt wirkt für deine Stadt, mit deinen eigenen Karten, Anführern und Nachbarn, und zählt als ein Bauabschnitt deines Weltwunders.
    .ruling = Unsere Auslegung: Es ist dein eigener Bauabschnitt, weil der Text nur Bauabschnitte kopiert und du ihn vollendest.
rule-11-14 = Manneken Pis B hat einen einzigen Bauabschnitt. Er gibt dir { $manneken_pis_coins_counted }, { $manneken_pis_points_counted } und { $manneken_pis_shields_counted }.
rule-11-15 = Abu Simbel ist nur zusammen mit Leaders im Spiel.
rule-11-16 = Vollendest du einen Bauabschnitt von Abu Simbel, der einen Anführer zeigt, darfst du einen deiner früher rekrutierten Anführer offen auf den Spielplan legen, oder keinen. Jeder solche Bauabschnitt erlaubt das einmal, wenn du ihn vollendest, und jeder Anführer kann einmal gelegt werden.
rule-11-17 = Der Effekt eines auf deinen Spielplan gelegten Anführers ist weg; Münzen und was er dir sonst schon gebracht hat, bleiben. Am Ende erhältst du { $laid_counted } für jede Münze seiner aufgedruckten Kosten, gleich wie viel du bezahlt hast. Er zählt weiterhin als Anführer deiner Stadt, aber niemand kann ihn kopieren.
    .ruling = Unsere Auslegung: Er zählt weiterhin, lässt sich aber nicht kopieren, weil der Text nur den Effekt wegnimmt und ohne ihn nichts zu kopieren ist.
rule-11-18 = Für 11.6 gelten alle Ressourcen einer Karte mit Ressourcen zur Wahl als produziert. Gelbe, weiße und schwarze Karten und Bauabschnitte zählen nicht.
    .ruling = Unsere Auslegung: Eine Karte mit Ressourcen zur Wahl produziert alle Sorten, die sie zeigt, weil der Text ausschließt, was braune und graue Karten produzieren.
rule-11-19 = Stonehenge A, Bauabschnitt 3: Am Ende erhältst du { $stonehenge_a_points_counted } für jedes dieser Symbole (11.7). Stonehenge B, Bauabschnitt 1: Nimm { $stonehenge_b_coins_counted } für jedes, wenn du ihn vollendest, und am Ende erhältst du { $stonehenge_b_points_counted } für jedes.
rule-11-20 = Ein Bauabschnitt, den du mit Manneken Pis A kopierst (11.10), hat Kosten und Effekt des kopierten, ob dein Nachbar ihn vollendet hat oder nicht. Du vollendest die drei der Reihe nach.

rule-12 = Leaders
rule-12-1 = Vor Zeitalter I bekommst du { $rules_leaders_dealt } Anführer. Behalte einen und gib die übrigen nach rechts weiter, behalte einen von denen, die du bekommst, und so fort, bis du { $rules_leaders_dealt } Anführer hast; den letzten behältst du einfach. Alle wählen gleichzeitig. Die nicht ausgeteilten Anführer bleiben unbenutzt und verdeckt.
rule-12-2 = Jedes Zeitalter beginnt mit dem Rekrutieren, bevor du die Handkarten des Zeitalters siehst. Alle wählen gleichzeitig und geheim einen ihrer Anführer und seine Verwendung: ihn für die Münzen, die er kostet, rekrutieren, mit ihm verdeckt einen Bauabschnitt vollenden oder ihn für { $rules_leader_sale_counted } abwerfen.
    .ruling = Unsere Auslegung: bevor du die Handkarten siehst, weil ein Text es so sagt. Die anderen sprechen nicht davon.
rule-12-3 = Anführer, die du für Münzen abwirfst, kommen verdeckt aus dem Spiel. Sie kommen weder auf den Ablagestapel noch zurück zu den unbenutzten Anführern.
rule-12-4 = Ein rekrutierter Anführer liegt offen vor dir, und sein Effekt gilt von da an.
rule-12-5 = Mit Rom A rekrutierst du kostenlos, mit Maecenas alle Anführer nach ihm. Mit Rom B zahlst du für jeden Anführer { $roma_less_counted } weniger und jeder deiner Nachbarn { $roma_neighbours_counted } weniger, aber nie weniger als 0.
rule-12-6 = Archimedes: { $effect_archimedes }. Hammurabi: { $effect_hammurabi }. Leonidas: { $effect_leonidas }. Imhotep: { $effect_imhotep }. Es darf eine beliebige Ressource der Kosten sein, wie du willst, aber nie Münzen.
rule-12-7 = Mit Bilkis darfst du einmal in jeder Runde eine beliebige Ressource für { $bilkis_counted } aus dem allgemeinen Vorrat bekommen. Sie dient nur dazu, die anstehenden Kosten zu bezahlen, wie eine gekaufte Ressource.
rule-12-8 = Mit Hatschepsut nimmst du { $hatshepsut_counted } aus dem allgemeinen Vorrat für jeden Nachbarn, bei dem du in einer Runde mindestens eine Ressource gekauft hast, gleich wie viele es waren und was sie gekostet haben. In derselben Runde kannst du das nicht ausgeben (3.3).
rule-12-9 = Manche Anführer geben dir jedes Mal Münzen, wenn etwas geschieht: Vitruv { $vitruvius_counted }, wenn du eine Karte mit einer Kette kostenlos baust, Xenophon { $xenophon_counted }, wenn du eine gelbe Karte baust, Nero { $nero_counted } für jeden Sieg-Marker, den du nimmst. Was vor dem Rekrutieren geschah, bringt dir nichts.
rule-12-10 = Mit Ramses baust du Gilden ohne ihre Kosten, so viele du willst.
rule-12-11 = Mit Salomon baust du eine Karte aus dem Ablagestapel, am Ende der Runde oder des Rekrutierens, in dem du ihn rekrutierst (Kapitel 7).
rule-12-12 = Mit Tomyris nimmst du keine Niederlage-Marker mehr für Konflikte, die du verlierst: Jeder geht an den Sieger dieses Konflikts, zusätzlich zum Sieg-Marker, und zählt als dessen eigener. Vorher genommene Niederlage-Marker bleiben.
rule-12-13 = Baust du die { card-courtesans-guild }, wähle einen Anführer, der offen in einer Nachbarstadt liegt und nicht auf Abu Simbel gelegt ist, und kopiere ihn. Ohne einen solchen Anführer hat die Gilde keinen Effekt.
rule-12-14 = Rom B, Bauabschnitt 1: Du bekommst { $roma_coins_counted } und ziehst { $roma_draws ->
    [one] { $roma_draws } unbenutzten Anführer
   *[other] { $roma_draws } unbenutzte Anführer
} auf die Hand, oder alle, die übrig sind, wenn es weniger sind.
rule-12-15 = Anführer, die du am Ende der Partie noch auf der Hand hast, zählen nichts.
rule-12-16 = Aristoteles: Jedes Set aus drei verschiedenen Forschungssymbolen zählt { $aristotle_counted } mehr.
rule-12-17 = Das Rekrutieren (12.2) wird wie eine Runde ausgeführt, mit dem Bauen aus dem Ablagestapel und Verlusten am Ende, aber es werden keine Handkarten weitergegeben. Hast du keinen Anführer mehr, setzt du aus.
rule-12-18 = Der Effekt eines kopierten Anführers (12.13) ist von da an deiner, und was er sofort bringt, kommt sofort; mit einem kopierten Salomon baust du als Letzter (7.3). Der Anführer selbst bleibt in der Nachbarstadt und zählt nur dort. Deine Kopie bleibt, auch wenn dieser Anführer später oder im selben Schritt auf Abu Simbel gelegt wird.
    .ruling = Unsere Auslegung: Die Kopie überdauert den Anführer, weil das Legen nur seinem Besitzer den Effekt nimmt und die Texte von der Kopie nicht sprechen.
rule-12-19 = Rom B, Bauabschnitte 2 und 3: Mit jedem von ihnen darfst du sofort einen weiteren Anführer aus der Hand rekrutieren, für dessen Kosten nach 12.5, mit den Münzen, die du in diesem Moment hast.
    .ruling = Unsere Auslegung: Du darfst verwenden, was die Runde eingebracht hat, weil diese Entscheidung nach ihren Erträgen fällt. Die Texte sagen nicht, welche Münzen du verwenden darfst.

rule-13 = Cities
rule-13-1 = In den Stapel jedes Zeitalters kommen auch so viele schwarze Karten dieses Zeitalters, wie ihr Spieler seid, zufällig gezogen; die anderen schwarzen Karten kommen ungesehen aus dem Spiel. So bekommst du acht Handkarten, und jedes Zeitalter hat sieben Runden. Was von der letzten Runde gesagt ist, gilt für die siebte.
rule-13-2 = Drei weitere Gilden kommen zu denen, aus denen die Gilden von Zeitalter III gezogen werden (2.8). Ist auch Leaders im Spiel, kommen sechs weitere Anführer zu denen, die ausgeteilt werden.
rule-13-3 = { card-clandestine-dock-west }: { $effect_clandestine_dock_west }. { card-clandestine-dock-east }: { $effect_clandestine_dock_east }. Es darf ein Rohstoff oder ein Manufakturprodukt sein. Das kommt zu einem niedrigeren Preis (5.2) hinzu, sodass die Ressource 0 kosten kann.
rule-13-4 = Die Karte { card-secret-warehouse } gibt dir in jeder Runde eine weitere Ressource einer Sorte, die dein Spielplan, deine braunen oder deine grauen Karten produzieren, die Karte { card-black-market } eine von einer Sorte, die sie nicht produzieren. Wie in 11.18 gelten alle Ressourcen einer Karte mit Ressourcen zur Wahl als produziert, und nichts anderes zählt.
rule-13-5 = Mit der Karte { card-architect-cabinet } brauchen deine Bauabschnitte keine Ressourcen. Münzen ihrer Kosten zahlst du weiterhin.
rule-13-6 = Mit Caligula darfst du in jedem Zeitalter eine schwarze Karte ohne ihre Kosten bauen, nach denselben Regeln wie 4.7 und 4.9. Diokletian gibt dir jedes Mal { $diocletian_counted }, wenn du eine schwarze Karte baust.
rule-13-7 = Semiramis gibt dir { $semiramis_counted } für jeden Niederlage-Marker, den du hast, gleich wann du ihn genommen hast. Marker, die du in den Konflikten eines Zeitalters nimmst, zählen erst in den Zeitaltern danach.
rule-13-8 = { card-gambling-den }: Nimm { $gambling_den_counted }; jeder deiner beiden Nachbarn nimmt { $gambling_den_neighbours_counted }. { card-gambling-house }: Nimm { $gambling_house_counted }; jeder deiner beiden Nachbarn nimmt { $gambling_house_neighbours_counted }. Alle diese Münzen kommen aus dem allgemeinen Vorrat.
rule-13-9 = Berenike gibt dir { $berenice_counted } mehr, wenn du Münzen aus dem allgemeinen Vorrat nimmst, aus welchem Grund auch immer, einmal in jeder Runde. Das Rekrutieren zählt dabei als eigene Runde; Münzen aus Konflikten gehören zur letzten Runde des Zeitalters.

rule-14 = Was du weißt
rule-14-1 = Offen für alle sind die Spielpläne, die Karten in den Städten, die vollendeten Bauabschnitte, die rekrutierten oder auf den Spielplan gelegten Anführer, Münzen, Marker und Schulden. Du weißt auch, wie viele Handkarten jeder hat und wie viele Karten im Ablagestapel liegen.
rule-14-2 = Nur du kennst deine Handkarten, deine noch nicht rekrutierten Anführer und die Karten, die du abgeworfen oder unter Bauabschnitte gelegt hast.
rule-14-3 = Gibst du Handkarten weiter, hast du sie gesehen. Du kennst alle Karten, die dabei waren, und weißt, welche davon seitdem gebaut wurden; nur welche verdeckt fortgekommen sind, weißt du nicht.
rule-14-4 = Baust du aus dem Ablagestapel, siehst du ihn in diesem Moment ganz; die anderen nicht. Von der Karte, die du baust, erfahren sie, dass sie im Stapel war.
rule-14-5 = Niemand weiß, welche Gilden und schwarzen Karten aus dem Spiel sind, welche Anführer unbenutzt sind und was die kommenden Zeitalter austeilen werden.
rule-14-6 = Kommen weitergegebene Handkarten (14.3) zurück, siehst du, welche Karten fehlen, aber nicht, wer welche abgeworfen oder unter einen Bauabschnitt gelegt hat.
