# Die Lehrtexte der Spielregel: zu jedem Abschnitt ein paar Absätze, Schritte, wo die Reihenfolge zählt, und häufige Fehler.
# Die nummerierten Regeln (`rulebook.de.ftl`) sind die Grundlage; nichts hier geht über sie hinaus.

lesson-1-1 = Du führst eine Stadt mit einem Weltwunder durch 3 [Zeitalter](age). Wer am Ende die meisten Siegpunkte hat, gewinnt.
lesson-1-2 = In jedem Zeitalter bekommst du neue Handkarten. In jeder Runde spielst du eine davon und gibst die übrigen weiter.
lesson-1-3 = Deine [Nachbarn](neighbour) sind die Städte links und rechts von dir. Bei ihnen kaufst du Ressourcen, und mit ihnen trägst du militärische Konflikte aus.
lesson-1-4 = Braune Karten [produzieren](produce) die [Rohstoffe](raw) Holz, Stein, Ziegel und Erz, graue die [Manufakturprodukte](manufactured) Glas, Stoff und Papyrus. Blaue Karten sind Profanbauten, gelbe Handelsgebäude, rote Militärgebäude, grüne Forschungsgebäude, und violette Karten sind [Gilden](guild).

lesson-2-1 = Jeder von euch braucht einen Spielplan, ein paar Münzen und Handkarten. Welche Karten ihr nehmt, hängt davon ab, wie viele ihr seid. So bekommen immer alle gleich viele.
lesson-2-step-1 = Einigt euch auf die Seiten der Spielpläne. Alle zeigen Seite A, alle zeigen Seite B, oder ihr lost die Seite jedes Spielplans aus.
lesson-2-step-2 = Gebt jedem zufällig einen Spielplan. Wollt ihr lieber wählen, dann offen und nacheinander.
lesson-2-step-3 = Jeder nimmt { $rules_coins_counted }. Manche Spielpläne geben zu Beginn noch Münzen dazu.
lesson-2-step-4 = Sortiert die Karten nach Zeitaltern in 3 Stapel und legt die Gilden beiseite.
lesson-2-step-5 = Nehmt die Karten heraus, auf denen eine höhere Spielerzahl steht als eure.
lesson-2-step-6 = Zieht zufällig so viele Gilden, wie ihr Spieler seid, und { $rules_guilds_beyond_seats } mehr. Mischt sie in den Stapel von Zeitalter III und legt die anderen ungesehen weg.
lesson-2-step-7 = Mischt den Stapel von Zeitalter I und teilt ihn ganz aus. Jeder bekommt 7 Handkarten.
lesson-2-step-8 = Legt die beiden anderen Stapel bereit. Ihr mischt sie und teilt sie aus, wenn ihr Zeitalter beginnt.

lesson-3-1 = Alle spielen gleichzeitig, du wartest also kaum. Ein Zeitalter hat 6 Runden, und in jeder Runde spielst du eine Karte.
lesson-3-2 = Nach jeder Runde gibst du deine Handkarten weiter. Was du weitergibst, kann dein Nachbar spielen, also sieh es auch mit seinen Augen an.
lesson-3-3 = In der letzten Runde eines Zeitalters hast du 2 Karten. Du spielst eine und wirfst die andere ab, ohne etwas dafür zu bekommen. Dann folgen die militärischen Konflikte, und das nächste Zeitalter beginnt mit neuen Handkarten.
lesson-3-step-1 = Wähle geheim eine Karte und was du mit ihr tust. Du baust sie, vollendest mit ihr einen [Bauabschnitt](stage) deines Weltwunders oder [wirfst sie für Münzen ab](discard).
lesson-3-step-2 = Wähle, wie du bezahlst. Du kannst alles noch ändern, bis der Letzte gewählt hat.
lesson-3-step-3 = Deckt gemeinsam auf und legt eure Karten.
lesson-3-step-4 = Zahle, was deine Karte oder dein Bauabschnitt kostet.
lesson-3-step-5 = Nimm deine Erträge und triff die Entscheidungen, die dein Bau verlangt.
lesson-3-step-6 = Erlaubt es dir ein Effekt, bau eine Karte aus dem [Ablagestapel](discard-pile). Danach begleicht ihr Verluste von Münzen.
lesson-3-step-7 = Gib deine Handkarten weiter, in Zeitalter I und III nach links, in Zeitalter II nach rechts.
mistake-3-1 = Du zahlst mit Münzen, die du schon vor der Runde hattest, und was ein Nachbar dir jetzt zahlt, kannst du erst ab der nächsten Runde ausgeben.
mistake-3-2 = Für die letzte Karte eines Zeitalters bekommst du keine Münzen, außer ein Effekt lässt dich auch sie noch spielen.

lesson-4-1 = Um eine Karte zu bauen, leg sie offen in deine Stadt. Ihre Münzen zahlst du in den allgemeinen Vorrat, und du brauchst jede Ressource ihrer Kosten, selbst produziert oder bei einem Nachbarn gekauft.
lesson-4-2 = Was dein Spielplan und deine Karten produzieren, hast du in jeder Runde wieder. Eine neue Karte produziert ab der nächsten Runde. Frühe Ressourcen helfen dir also am längsten.
lesson-4-3 = Führt eine [Kette](chain) von einer Karte deiner Stadt zu einer neuen, baust du die neue kostenlos, ohne Münzen und ohne Ressourcen.
lesson-4-4 = Du kannst eine Karte immer auch verdeckt abwerfen. Dafür erhältst du { $rules_sale_counted }.
mistake-4-1 = Du darfst nicht zwei Karten desselben Namens bauen, nach dem { card-loom } aus Zeitalter I also nicht noch den aus Zeitalter II.
mistake-4-2 = Ressourcen verbrauchst du beim Bezahlen nicht, aber innerhalb einer Runde deckt jede nur eine Ressource der Kosten.
mistake-4-3 = Stehen mehrere Ressourcen zur Wahl, bekommst du in jeder Runde nur eine davon.

lesson-5-1 = Was deiner Stadt fehlt, kaufst du bei deinen beiden Nachbarn. Jede Ressource kostet { $rules_trade_price_counted }, und die bekommt der Nachbar, der sie produziert.
lesson-5-2 = Dein Nachbar verliert dabei nichts und kann dieselbe Ressource selbst noch nutzen. Sieh nach, was nebenan produziert wird, dann weißt du, was du nicht selbst produzieren musst.
lesson-5-3 = Manche Karten senken den Preis. Mit { card-east-trading-post } gilt für dich „{ $effect_east_trading_post }“. { card-west-trading-post } gilt ebenso für links und der { card-marketplace } für Manufakturprodukte von beiden Seiten.
mistake-5-1 = Ein Nachbar kann nicht ablehnen, wenn du bei ihm kaufst.
mistake-5-2 = Du kannst nur kaufen, was Spielplan, braune und graue Karten eines Nachbarn produzieren, nicht was von gelben Karten oder Bauabschnitten kommt oder was er selbst kauft.

lesson-6-1 = Dein Spielplan zeigt die Bauabschnitte deines Weltwunders. Um einen zu vollenden, leg eine beliebige Handkarte verdeckt unter deinen Spielplan und zahle die Kosten des Bauabschnitts.
lesson-6-2 = Was auf dieser Karte steht, spielt keine Rolle. Nimm eine, die du nicht bauen kannst, oder eine, die dein Nachbar nicht bekommen soll.
lesson-6-3 = Du vollendest die Bauabschnitte vom ersten bis zum letzten, mit jeder Karte einen. Alle musst du nicht schaffen. Schilde und Symbole zählen sofort, was ein Bauabschnitt produziert, hast du ab der nächsten Runde, und Siegpunkte zählen am Ende.
mistake-6-1 = Für einen Bauabschnitt zahlst du seine eigenen Kosten, nicht die der Karte, die du darunterlegst.

lesson-7-1 = Mit einigen Effekten baust du eine Karte aus dem Ablagestapel, zum Beispiel mit einem Bauabschnitt von Halikarnassos. Am Ende dieser Runde siehst du den ganzen Stapel durch und baust eine Karte daraus, ohne etwas zu zahlen.
lesson-7-2 = Auch was in derselben Runde abgeworfen wurde, liegt schon dort, die letzten Karten eines Zeitalters eingeschlossen. So kannst du selbst eine teure Karte kostenlos bekommen. Du darfst auch verzichten, aber aufheben kannst du dir das nicht.
mistake-7-1 = Du kannst keine Karte aus dem Ablagestapel bauen, deren Namen es in deiner Stadt schon gibt.

lesson-8-1 = Rote Karten geben dir [Schilde](shield). Am Ende jedes Zeitalters vergleichst du deine mit denen jedes Nachbarn. Hast du mehr, nimmst du einen Sieg-Marker, hast du weniger, einen Niederlage-Marker, und bei gleich vielen nichts.
lesson-8-2 = Ein Sieg-Marker hat in Zeitalter I den Wert { $victory_1 }, in Zeitalter II den Wert { $victory_2 } und in Zeitalter III den Wert { $victory_3 }, ein Niederlage-Marker −{ $rules_defeat }. Deine Schilde behältst du, sie zählen also im nächsten Zeitalter wieder.
lesson-8-3 = Mit [Diplomatie](diplomacy) nimmst du an den Konflikten des Zeitalters nicht teil, und die Städte zu deinen beiden Seiten treffen aufeinander.
mistake-8-1 = Gegen jeden deiner beiden Nachbarn zählen alle deine Schilde, du teilst sie nie auf.

lesson-9-1 = Durch manche Effekte verlieren alle anderen Münzen, egal wo sie sitzen. Diplomatie schützt dich davor nicht. Alle deine Verluste begleichst du zusammen am Ende der Runde, auch mit Münzen, die du in dieser Runde bekommen hast.
lesson-9-2 = Ohne Cities verlierst du höchstens, was du hast. Mit Cities entscheidest du, wie viele Münzen du zahlst, und nimmst für jede nicht bezahlte einen [Schulden-Marker](debt). Er kostet dich am Ende 1 Siegpunkt, und du kannst ihn nie zurückzahlen.

lesson-10-1 = Die Partie endet nach den militärischen Konflikten von Zeitalter III. Geht jetzt den Wertungsblock Zeile für Zeile durch. Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand liegt vorn, wer mehr Münzen hat, und sind auch die gleich, teilt ihr euch den Rang.
lesson-10-2 = Grüne Karten zeigen Forschungssymbole, und Forschung wächst schnell. Drei Schrifttafeln bringen drei mal drei, ein Zirkel und ein Zahnrad je einen Siegpunkt, und das Set aus drei verschiedenen Symbolen bringt { $rules_science_set_counted } dazu.
lesson-10-step-1 = Zähle die Werte deiner Sieg- und Niederlage-Marker zusammen. Das Ergebnis kann unter null liegen.
lesson-10-step-2 = Für je { $rules_coins_a_point_counted } erhältst du 1 Siegpunkt, abgerundet.
lesson-10-step-3 = Zähle die Siegpunkte deiner vollendeten Bauabschnitte dazu.
lesson-10-step-4 = Zähle die Siegpunkte auf deinen blauen Karten dazu.
lesson-10-step-5 = In der Forschung zählt für jede Symbolart das Quadrat ihrer Anzahl, dazu jedes Set aus drei verschiedenen Symbolen { $rules_science_set_counted }.
lesson-10-step-6 = Zähle die Siegpunkte deiner gelben Karten aus Zeitalter III dazu. Eine Karte, die gelbe Karten zählt, zählt sich selbst mit.
lesson-10-step-7 = Zähle die Siegpunkte deiner Gilden dazu. { card-workers-guild } bringt { $effect_workers_guild }, { card-shipowners-guild } { $effect_shipowners_guild }, sie selbst eingeschlossen.
lesson-10-step-8 = Mit Leaders zählst du die Siegpunkte deiner rekrutierten Anführer dazu.
lesson-10-step-9 = Mit Cities zählst du die Siegpunkte deiner schwarzen Karten dazu und ziehst für jeden Schulden-Marker 1 Siegpunkt ab.
mistake-10-1 = Du nimmst das Quadrat für jede Symbolart einzeln, nicht für alle deine Symbole zusammen.
mistake-10-2 = Eine Gilde, die in Nachbarstädten zählt, zählt in beiden.

lesson-11-1 = Das Wonder Pack bringt Spielpläne mit eigenen Ideen. Die Bauabschnitte der Chinesischen Mauer vollendest du in beliebiger Reihenfolge. Stonehenge zählt die Stein-Symbole auf deinen braunen Karten.
lesson-11-2 = Manneken Pis produziert keine Ressource und bekommt { $effect_manneken_pis_a }. Mit Seite A kopierst du Bauabschnitte deiner Nachbarn, mit Kosten und Effekt. Seite B hat nur einen Bauabschnitt.
lesson-11-3 = Abu Simbel gibt es nur mit Leaders. Bei manchen seiner Bauabschnitte darfst du einen rekrutierten Anführer auf den Spielplan legen. Du verlierst seinen Effekt und erhältst am Ende das Doppelte seiner aufgedruckten Kosten in Siegpunkten.
mistake-11-1 = Manneken Pis A kopiert den ersten Bauabschnitt des linken Spielplans, den zweiten des rechten und den letzten des linken, ob deine Nachbarn sie vollendet haben oder nicht.

lesson-12-1 = Anführer sind weiße Karten, die deiner Stadt helfen. Sie kosten Münzen, deshalb beginnst du mit { $rules_leaders_coins } statt { $rules_coins }.
lesson-12-2 = Vor Zeitalter I bekommst du { $rules_leaders_dealt ->
        [one] { $rules_leaders_dealt } Anführer
       *[other] { $rules_leaders_dealt } Anführer
    }. Behalte einen und gib die übrigen nach rechts weiter, immer wieder, bis du ebenso viele behalten hast.
lesson-12-3 = Zu Beginn jedes Zeitalters, noch bevor ihr eure Handkarten seht, spielt jeder einen Anführer. Du [rekrutierst](recruit) ihn für die Münzen, die er kostet, vollendest mit ihm einen Bauabschnitt oder wirfst ihn für { $rules_leader_sale_counted } ab. Ein rekrutierter Anführer liegt offen vor dir und hilft dir von da an.
mistake-12-1 = Anführer, die du am Ende der Partie noch auf der Hand hast, bringen nichts.

lesson-13-1 = Mit Cities kommen in jedes Zeitalter schwarze Karten, so viele, wie ihr Spieler seid. Du hast also 8 Handkarten, und ein Zeitalter hat 7 Runden.
lesson-13-2 = Es wird rauer. Du kannst die anderen Münzen verlieren lassen, mit Diplomatie den Konflikten fernbleiben oder mit einer Maske das Symbol einer grünen Karte eines Nachbarn kopieren. Manche schwarzen Karten helfen beim Bezahlen, mit billigeren oder zusätzlichen Ressourcen.

lesson-14-1 = Alle sehen die Spielpläne, die Karten in den Städten, Münzen und Marker und wie viele Handkarten jeder hat. Nur du kennst deine Handkarten, deine noch nicht rekrutierten Anführer und die Karten, die du verdeckt gelegt hast.
lesson-14-2 = Was du weitergibst, hast du gesehen. Kommen die Karten zurück, siehst du, welche fehlen, aber nicht, wer welche abgeworfen oder unter einen Bauabschnitt gelegt hat.
