# Die Regeln von 7 Wonders in unseren eigenen Worten. Die Absätze sind nummeriert; Tests, Ablehnungen und Seiten verweisen auf die Nummern.
# Eine Regelung (`.ruling`) entscheidet, was die Regeltexte offenlassen, und sagt, worauf sie sich stützt.

rule-1 = Worum es geht
rule-1-1 = Drei bis sieben Spieler führen je eine Stadt mit einem Weltwunder durch drei Zeitalter. Wer am Ende die meisten Siegpunkte hat, gewinnt.
rule-1-2 = Die Stadt zu deiner Linken ist der nächste Platz im Uhrzeigersinn, die Stadt zu deiner Rechten der auf der anderen Seite. Diese beiden und keine anderen sind deine Nachbarn.
rule-1-3 = Es gibt sieben Ressourcen in zwei Gruppen. Rohstoffe sind Holz, Stein, Lehm und Erz; Manufakturprodukte sind Glas, Stoff und Papyrus.
rule-1-4 = Die Farbe einer Karte nennt ihre Art: Braune Karten produzieren Rohstoffe, graue Manufakturprodukte, blaue sind zivil, gelbe gehören zum Handel, rote zum Militär, grüne zur Forschung, und violette sind Gilden. Mit Cities kommen schwarze Karten hinzu, mit Leaders weiße, die Anführer. Alle Karten außer den Anführern sind Zeitalter-Karten.

rule-2 = Aufbau
rule-2-1 = Jeder Platz erhält zufällig einen der Spielpläne, die im Spiel sind (2.3). Mit der Option für gewählte Spielpläne wählen stattdessen die Spieler, vom ersten Platz an einer nach dem anderen und offen, unter allen Spielplänen im Spiel, die noch übrig sind.
rule-2-2 = Jeder Spielplan hat eine Seite A und eine Seite B. Je nach der Option für die Seiten zeigen alle Spielpläne A, alle B, oder die Seite jedes Spielplans wird ausgelost. Werden Spielpläne gewählt und Seiten ausgelost, werden zuerst die Seiten ausgelost: Ein Spielplan wird mit der Seite gewählt, die er zeigt.
rule-2-3 = Im Spiel sind die Spielpläne Alexandria, Babylon, Ephesos, Gizeh, Halikarnassos, Olympia und Rhodos. Mit dem Wonder Pack kommen Chinesische Mauer, Stonehenge und Manneken Pis hinzu, zusammen mit Leaders auch Abu Simbel. Mit Leaders kommt Rom hinzu, mit Cities Petra und Byzanz.
rule-2-4 = Jeder Spieler beginnt mit { $rules_coins } Münzen, mit Leaders stattdessen mit { $rules_leaders_coins }. Ein Spielplan kann die Münzen hinzufügen, die er für den Beginn zeigt, wie es Manneken Pis tut.
rule-2-5 = Der Stapel eines Zeitalters enthält von jeder seiner Karten ein Exemplar für jede auf ihr vermerkte Spielerzahl, die nicht über der Zahl der Spieler liegt. In den Stapel von Zeitalter III kommen auch Gilden: so viele, wie Spieler dabei sind, und { $rules_guilds_beyond_seats } mehr, zufällig gezogen aus den Gilden der Spielteile, mit denen gespielt wird. Es gibt zehn Gilden, mit Leaders vier weitere und mit Cities drei weitere, jede einmal; die nicht gezogenen kommen ungesehen aus dem Spiel.
rule-2-6 = Zu Beginn eines Zeitalters wird sein Stapel gemischt und vollständig ausgeteilt: Jeder Spieler erhält sieben Karten auf die Hand. In jeder Runde wird eine Karte der Hand gespielt, und die letzte bleibt übrig (3.6); so hat jedes Zeitalter sechs Runden. Mit Cities sind die Hände größer (13.1).
rule-2-7 = Ein Spiel zu zweit mit einer freien Stadt, ein Spiel mit acht Plätzen und ein Spiel in Teams werden nicht angeboten.
    .ruling = Das sind Spiele mit eigenen Regeln; nichts in den Regeln hier hängt von ihnen ab.

rule-3 = Die Runde
rule-3-1 = Alle Spieler wählen gleichzeitig und geheim: eine Karte der Hand, was damit geschieht (sie bauen, mit ihr einen Bauabschnitt des Weltwunders bauen oder sie verkaufen) und wie bezahlt wird; wo der Bauabschnitt frei wählbar ist (11.1, 11.12), auch, welcher es ist. Eine Wahl darf geändert werden, bis der letzte Spieler gewählt hat.
rule-3-2 = Dann wird alles, was gewählt wurde, aufgedeckt und gemeinsam Schritt für Schritt ausgeführt: Karten werden gelegt; Kosten werden bezahlt; Gewinne werden genommen; Entscheidungen, die ein Bau mit sich bringt, werden getroffen; in der letzten Runde eines Zeitalters sind die letzten Karten an der Reihe (3.6, 3.7); es folgen die Griffe in den Ablagestapel (Abschnitt 7), dann die Verluste (Abschnitt 9); am Ende werden die Hände weitergegeben oder, nach der letzten Runde eines Zeitalters, die Konflikte ausgetragen. Was eine Karte bringt, die in einem späteren Schritt gebaut wird, wird noch in diesem Schritt ausgeführt; Griffe und Verluste aber warten immer auf ihren eigenen Schritt. Haben mehrere Spieler im selben Schritt etwas zu entscheiden, tun sie es gleichzeitig, außer bei Griffen (7.3).
rule-3-3 = Ein Spieler kann nur Münzen ausgeben, die er schon vor der Runde hatte. Münzen, die er während der Runde gewinnt, auch die, die Nachbarn für Ressourcen zahlen, kann er ab der nächsten Runde ausgeben; 3.7 und 12.14 sind Ausnahmen.
rule-3-4 = Gewinne, die Karten oder Bauabschnitte zählen, zählen auch die mit, die in derselben Runde gelegt wurden, einschließlich dessen, was den Gewinn bringt, in der eigenen Stadt und in Nachbarstädten.
rule-3-5 = Nach einer Runde gibt jeder Spieler den Rest seiner Hand weiter: in Zeitalter I und Zeitalter III an den linken Nachbarn, in Zeitalter II an den rechten.
rule-3-6 = In der letzten Runde eines Zeitalters haben alle zwei Karten und spielen eine davon. Die andere, die letzte Karte, kommt verdeckt auf den Ablagestapel und bringt nichts, nicht einmal die Münzen eines Verkaufs.
rule-3-7 = Wer das Recht hat, die letzte Karte jedes Zeitalters zu spielen (Babylon B, Bauabschnitt 2), wirft sie nicht ab, sondern spielt sie auch: Sie wird gebaut, unter einen Bauabschnitt gelegt oder verkauft, wie in einer weiteren eigenen Runde, nach den Gewinnen und Entscheidungen der letzten Runde und mit den Münzen, die man dann hat. Das gilt auch, wenn der Bauabschnitt erst in ebendieser Runde gebaut wurde. Mehrere Spieler mit diesem Recht wählen gleichzeitig. Die letzten Karten aller anderen werden abgeworfen, bevor jemand in den Ablagestapel greift.
    .ruling = Die Reihenfolge stützt sich auf eine einzige inoffizielle Notiz. Dass beide der letzten zwei Karten gespielt werden dürfen, ist offiziell klargestellt.
rule-3-8 = Nach der letzten Runde eines Zeitalters werden die Konflikte ausgetragen (Abschnitt 8). Dann beginnt das nächste Zeitalter, oder nach Zeitalter III endet das Spiel.

rule-4 = Bauen und Verkaufen
rule-4-1 = Um eine Karte zu bauen, leg sie offen in deine Stadt. Die Münzen ihrer Kosten gehen an die Bank, und jede Ressource ihrer Kosten muss verfügbar sein, aus eigener Produktion oder durch Handel. Was die Karte produziert oder verbilligt, zählt ab der folgenden Runde.
rule-4-2 = Keine Stadt darf zwei Karten desselben Namens enthalten. Weberei, Glashütte und Presse aus Zeitalter I haben dieselben Namen wie die aus Zeitalter II. Eine solche zweite Karte kann trotzdem verkauft oder unter einen Bauabschnitt gelegt werden; Karten unter Bauabschnitten gelten nicht als enthalten.
rule-4-3 = Eine Kette macht eine Karte kostenlos: Enthält deine Stadt schon eine Karte, die zu ihr führt, baust du sie, ohne ihre Münzen oder Ressourcen zu bezahlen.
rule-4-4 = In jeder Runde hat deine Stadt alles, was ihr Spielplan, ihre braunen und grauen Karten und manche gelben Karten, schwarzen Karten und Bauabschnitte produzieren. Nichts wird verbraucht: In der nächsten Runde ist alles wieder da, aber innerhalb einer Runde begleicht jede Einheit nur eine Ressource. Eine Karte oder ein Bauabschnitt mit mehreren Ressourcen zur Wahl gibt in jeder Runde eine davon.
rule-4-5 = Um eine Karte zu verkaufen, leg sie verdeckt auf den Ablagestapel und nimm { $rules_sale } Münzen aus der Bank. Das ist immer möglich, mit jeder Karte.
rule-4-6 = Verkaufte Karten und Karten unter Bauabschnitten liegen verdeckt. Nur der Spieler, der sie dorthin gelegt hat, weiß, welche es sind.
rule-4-7 = Das Recht, kostenlos zu bauen (Olympia A, Bauabschnitt 2), gilt einmal in jedem Zeitalter, ab der Runde nach dem Bau des Bauabschnitts: Eine Karte aus der Hand wird ohne ihre Münzen und Ressourcen gebaut, auch eine Gilde oder eine schwarze Karte. Es hilft nicht bei einem Bauabschnitt oder einem Anführer, hebt 4.2 nicht auf und verfällt ungenutzt am Ende des Zeitalters.

rule-5 = Handel
rule-5-1 = Ressourcen, die zu bezahlen sind und die deine eigene Stadt nicht aufbringt, werden bei deinen beiden Nachbarn gekauft. Zu kaufen gibt es, was ihre Spielpläne, braunen Karten und grauen Karten vor der Runde produziert haben; nie, was von gelben Karten, Bauabschnitten, schwarzen Karten oder Anführern kommt. Der Verkäufer kann nicht ablehnen und verliert nichts: Dieselben Ressourcen dienen weiterhin ihm selbst und seinem anderen Nachbarn.
rule-5-2 = Jede Ressource kostet { $rules_trade_price } Münzen. Der Preis sinkt auf 1 für Rohstoffe von links mit Kontor West, von rechts mit Kontor Ost und von beiden Seiten mit Olympia B, Bauabschnitt 1; für Manufakturprodukte von beiden Seiten mit dem Marktplatz. Das gilt ab der Runde nach dem Bau der Karte oder des Bauabschnitts, und zwei davon für dieselbe Ressource und Seite addieren sich nicht.
rule-5-3 = Von einer Karte mit Ressourcen zur Wahl, die einem Nachbarn gehört, erhält jeder Käufer in einer Runde eine Ressource. Es darf jede der gezeigten sein, gleich was der Besitzer oder ein anderer Käufer in dieser Runde von der Karte nimmt.
rule-5-4 = Gekauft wird nur, was der Stadt fehlt: so wenige Ressourcen, wie es ihre eigene Produktion erlaubt, von den Nachbarn oder aus der Bank (12.7). Alle Zahlungsweisen, die der Spieler sich leisten kann (3.3), werden nach drei Dingen verglichen: nach den Münzen, die er danach hat, einschließlich dessen, was der Kauf oder eine Kette selbst einbringt (12.8, 12.9), wobei mehr besser ist, und nach den Münzen, die an den linken, und denen, die an den rechten Nachbarn gehen, wobei weniger besser ist. Eine Zahlungsweise entfällt, wenn eine andere in allen drei Dingen mindestens ebenso gut ist, sodass von gleichen eine bleibt; unter den übrigen, die billigste zuerst genannt, wählt der Spieler frei. Kostenloses Bauen durch eine Kette oder mit Ramses wird als eine dieser Zahlungsweisen verglichen; ein Recht, das einmal in jedem Zeitalter gilt (4.7, 13.6), kann daneben gewählt werden, außer die Karte ist auch ohne das Recht kostenlos.
rule-5-5 = Was für Ressourcen gezahlt wird, geht beim Aufdecken an den Nachbarn; er kann es also nicht in derselben Runde ausgeben (3.3).

rule-6 = Das Weltwunder
rule-6-1 = Um einen Bauabschnitt zu bauen, leg eine beliebige Karte deiner Hand verdeckt unter deinen Spielplan und bezahle die Kosten des Bauabschnitts, nach denselben Regeln wie für eine Karte. Auf Kosten und Effekt der Karte selbst kommt es nicht an.
rule-6-2 = Bauabschnitte werden vom ersten bis zum letzten gebaut, jeder einmal und mit jeder Karte einer. Nur die Chinesische Mauer ist in der Reihenfolge frei (11.1).
rule-6-3 = Manche Effekte von Bauabschnitten treten sofort ein, andere gelten von der folgenden Runde bis zum Ende des Spiels; Siegpunkte zählen am Ende. Die Ressource des Spielplans und die Bauabschnitte sind keine Karten, und weder sie noch die Karten unter ihnen zählen, wo Karten gezählt werden.
rule-6-4 = Für Bauabschnitte mit dem Recht, in den Ablagestapel zu greifen, gilt Abschnitt 7. Ein Symbol nach Wahl regelt 10.11, eine kopierte Gilde 10.12.

rule-7 = Griffe in den Ablagestapel
rule-7-1 = Am Ende der Runde, in der das Recht erworben wurde, sieht der Spieler den Ablagestapel durch und baut daraus eine Zeitalter-Karte, ohne etwas zu bezahlen, oder nimmt keine. Das Recht lässt sich nicht für später aufheben.
rule-7-2 = Eine Karte, deren Namen es in der Stadt schon gibt, kann nicht genommen werden (4.2). Anführer sind nie im Ablagestapel.
rule-7-3 = Gibt es in einer Runde mehrere Griffe, kommen sie in dieser Reihenfolge: Halikarnassos, Chinesische Mauer, Manneken Pis, Salomon, Gilde der Kurtisanen. Jeder wird mit den Gewinnen und Entscheidungen, die die Karte bringt, abgeschlossen, bevor der nächste kommt; Verluste warten weiterhin auf das Ende der Runde (9.1).
rule-7-4 = Karten, die in derselben Runde auf den Ablagestapel gekommen sind, dürfen genommen werden, darunter auch die letzten Karten eines Zeitalters.
rule-7-5 = Münzen, die jemand für den Bau einer Karte einer bestimmten Farbe bekommt (Xenophon, Diokletian), gibt es auch für eine aus dem Ablagestapel genommene Karte. Münzen für das Bauen durch eine Kette (Vitruv) gibt es dafür nicht.
    .ruling = Die Texte schweigen dazu. Eine so genommene Karte wird gebaut und hat ihre Farbe, aber kostenlos ist sie wegen des Griffs und nicht wegen einer Kette.
rule-7-6 = Ist der Ablagestapel leer, verfällt das Recht. Enthält er keine Karte, die der Spieler bauen darf, nimmt er keine.

rule-8 = Konflikte
rule-8-1 = Am Ende jedes Zeitalters vergleicht jede Stadt alle ihre Schilde mit denen jedes Nachbarn, alle gleichzeitig. Bei jedem Vergleich nimmt die stärkere Stadt einen Sieg-Marker, in Zeitalter I mit dem Wert { $victory_1 }, in Zeitalter II { $victory_2 } und in Zeitalter III { $victory_3 }, und die schwächere Stadt einen Niederlage-Marker mit dem Wert minus { $rules_defeat }.
rule-8-2 = Haben beide gleich viele Schilde, nimmt keine einen Marker.
rule-8-3 = Eine Stadt, die Diplomatie erhalten hat, nimmt an den Konflikten am Ende des aktuellen Zeitalters nicht teil: Sie wird übergangen, als wäre ihr Platz leer, und die Städte zu ihren beiden Seiten treffen aufeinander. Diplomatie gilt nur für dieses Zeitalter und ist danach weg, genutzt oder nicht; eine zweite im selben Zeitalter ist vergeudet.
    .ruling = Die Texte nennen die Wirkung für das aktuelle Zeitalter. Dass sie sich nicht verdoppeln oder aufsparen lässt, ist daraus erschlossen.
rule-8-4 = Bleiben nur zwei Städte für die Konflikte übrig, treffen sie einmal aufeinander, nicht einmal auf jeder Seite. Bleibt nur eine übrig, trifft sie auf niemanden.

rule-9 = Verluste
rule-9-1 = Verlieren durch einen Effekt alle anderen Spieler Münzen, trifft das alle außer dem Besitzer des Effekts, ob Nachbar oder nicht, und Diplomatie schützt nicht davor. Alle Verluste, die einen Spieler in einer Runde treffen, werden addiert und am Ende der Runde beglichen, nach den Griffen; in der Runde gewonnene Münzen können dafür verwendet werden. Hängt der Verlust von Sieg-Markern oder Bauabschnitten ab, zählt jeder Spieler seine eigenen in diesem Moment.
rule-9-2 = Ohne Cities nimmt ein Verlust höchstens die Münzen, die der Spieler hat; der Rest ist vergessen.
rule-9-3 = Mit Cities wählt jeder Spieler, der Münzen verliert, wie viele davon er bezahlt, von keiner bis zu allen, die sein Geldbeutel hergibt; für jede nicht bezahlte Münze nimmt er einen Schulden-Marker, selbst wenn er genug Münzen hatte. Alle wählen gleichzeitig. Jede Schuld zählt am Ende minus 1 Siegpunkt und kann nie zurückgezahlt werden.

rule-10 = Ende und Wertung
rule-10-1 = Das Spiel endet nach den Konflikten von Zeitalter III. Dann werden die Siegpunkte jedes Spielers zusammengezählt, wie 10.2 bis 10.12 es sagen; was die Abschnitte 11 bis 13 für einzelne Spielpläne, Anführer und Karten geben, gehört dazu.
rule-10-2 = Konflikte: Die Werte aller Sieg- und Niederlage-Marker werden addiert. Das Ergebnis kann unter null liegen.
rule-10-3 = Schatzkammer: 1 Siegpunkt für je { $rules_coins_a_point } Münzen, abgerundet.
rule-10-4 = Weltwunder: die Siegpunkte der gebauten Bauabschnitte.
rule-10-5 = Blaue Karten: die Siegpunkte, die sie zeigen.
rule-10-6 = Forschung: Es gibt drei Symbole, Zirkel, Zahnrad und Schrifttafel. Für jedes davon wird die Anzahl, in der die Stadt es hat, mit sich selbst multipliziert; dazu kommen { $rules_science_set } Siegpunkte für jeden Satz aus allen dreien. Symbole zählen gleich, ob sie von grünen Karten, anderen Karten, Anführern oder Bauabschnitten kommen.
rule-10-7 = Gelbe Karten von Zeitalter III: Siegpunkte für das, was sie zählen, nach dem Stand am Ende des Spiels.
rule-10-8 = Gilden: die Siegpunkte, die sie zeigen, oder Siegpunkte für das, was sie zählen, am Ende des Spiels, in den Städten, die sie nennen. Eine Gilde, die in Nachbarstädten zählt, zählt in beiden.
rule-10-9 = Anführer: die Siegpunkte aller rekrutierten Anführer, deren Effekt noch gilt.
rule-10-10 = Schwarze Karten: die Siegpunkte, die sie zeigen, oder Siegpunkte für das, was sie am Ende zählen. Davon wird für jeden Schulden-Marker 1 Siegpunkt abgezogen.
rule-10-11 = Symbole nach Wahl und Masken werden am Ende festgelegt, alle zusammen, so wie es für ihren Besitzer am besten ist. Eine Maske kopiert das Symbol einer grünen Karte in einer Nachbarstadt, auch das einer Karte, die der Spieler selbst hat; mehrere Masken kopieren verschiedene Karten, und eine Maske, für die keine Karte zum Kopieren übrig ist, gibt nichts. Zwei Karten desselben Namens in den beiden Nachbarstädten sind verschiedene Karten. Symbole von Anführern, Gilden und Bauabschnitten können nicht kopiert werden.
    .ruling = Die Wahl berührt niemand anderen, also würde niemand je anders entscheiden.
rule-10-12 = Kopierte Gilde (Olympia B, Bauabschnitt 3): Der Spieler erhält Siegpunkte, als wäre eine Gilde in einer Nachbarstadt seine eigene, von seinem eigenen Platz aus gezählt; es wird die beste genommen, und ohne eine Gilde nebenan gibt es nichts zu nehmen. Die Gilde der Wissenschaftler gibt ein Symbol nach Wahl, die Gilde der Kurtisanen gibt nichts. Nur Siegpunkte werden kopiert: Dadurch gehen keine Münzen verloren, und die Stadt bekommt keine violette Karte hinzu.
rule-10-13 = Die meisten Siegpunkte gewinnen. Bei gleichen Siegpunkten liegt vorn, wer mehr Münzen hat; sind auch diese gleich, wird der Rang geteilt.

rule-11 = Das Wonder Pack
rule-11-1 = Die Bauabschnitte der Chinesischen Mauer werden in beliebiger Reihenfolge gebaut, jeder einmal. Welcher es sein soll, gehört zur geheimen Wahl und steht vor dem Aufdecken fest.
rule-11-2 = Chinesische Mauer A: Ein Bauabschnitt bringt die Münzen, die er zeigt, einer ein Symbol nach Wahl (10.11), einer die Schilde, die er zeigt, und einer einen Griff in den Ablagestapel (Abschnitt 7).
rule-11-3 = Chinesische Mauer B, Bauabschnitt 1: Der Besitzer nimmt die gezeigten Münzen aus der Bank, und jeder der beiden Nachbarn nimmt die kleinere gezeigte Anzahl, ebenfalls aus der Bank.
rule-11-4 = Chinesische Mauer B, Bauabschnitt 2: eine Maske, die am Ende ein grünes Symbol einer Nachbarstadt kopiert (10.11).
rule-11-5 = Chinesische Mauer B, Bauabschnitt 3: Diplomatie für das aktuelle Zeitalter (8.3), und alle anderen verlieren die gezeigten Münzen (Abschnitt 9).
rule-11-6 = Chinesische Mauer B, Bauabschnitt 4: in jeder Runde eine Ressource einer Sorte, die der Spielplan, die braunen Karten und die grauen Karten der Stadt nicht produzieren. Dabei gelten alle Ressourcen einer Karte mit Ressourcen zur Wahl als produziert; gelbe, weiße und schwarze Karten und Bauabschnitte zählen nicht. Wird jede Sorte produziert, gibt der Bauabschnitt nichts.
    .ruling = Der Text schließt aus, was braune und graue Karten produzieren. Dass eine Karte mit Ressourcen zur Wahl alle Sorten produziert, die sie zeigt, ist erschlossen.
rule-11-7 = Stonehenge zählt die Stein-Symbole auf den braunen Karten der eigenen Stadt. Der Steinbruch hat zwei, jede andere braune Karte, die Stein zeigt, allein oder zur Wahl, hat eines; Spielplan und Karawanserei zählen nicht mit. Seite A bringt am Ende Siegpunkte dafür; Seite B Münzen beim Bau des Bauabschnitts und Siegpunkte am Ende.
    .ruling = Der Text spricht von Symbolen auf braunen Karten; also ist auch ein Stein, der zur Wahl steht, ein Symbol.
rule-11-8 = Stonehenge B, Bauabschnitt 2: Am Ende wird die Karte aufgedeckt, die unter diesem Bauabschnitt liegt, und der Besitzer erhält 1 Siegpunkt für jede offen liegende Karte ihrer Farbe in den beiden Nachbarstädten zusammen. Ist sie eine Gilde, eine schwarze Karte oder ein Anführer, werden die Gilden, schwarzen Karten oder Anführer dort gezählt.
    .ruling = Der Text nennt die Farbe der verwendeten Karte und macht keine Ausnahme; Violett, Schwarz und Weiß sind auch Farben.
rule-11-9 = Der Spielplan von Manneken Pis produziert keine Ressource. Zu Beginn des Spiels fügt er die Münzen hinzu, die er zeigt.
rule-11-10 = Manneken Pis A: Sein Bauabschnitt 1 ist der erste Bauabschnitt des linken Spielplans, sein Bauabschnitt 2 der zweite Bauabschnitt des rechten Spielplans, sein Bauabschnitt 3 der letzte Bauabschnitt des linken Spielplans. Kosten und Effekt sind beide die des kopierten Bauabschnitts, ob dessen Besitzer ihn gebaut hat oder nicht. Die drei werden der Reihe nach gebaut.
rule-11-11 = Hat der linke Spielplan nur zwei Bauabschnitte, ist sein letzter der zweite. Hat er vier, ist sein letzter der vierte.
rule-11-12 = Neben der Chinesischen Mauer wählt der Spieler für jeden Bauabschnitt, der von ihr zu kopieren ist, frei, welcher ihrer Bauabschnitte das ist. Gewählt wird vor dem Aufdecken, und derselbe Bauabschnitt darf zweimal kopiert werden.
    .ruling = Der Text überlässt dem Spieler die Wahl. Der Zeitpunkt ist der der Chinesischen Mauer selbst, da die Kosten davon abhängen; kein Text verbietet, einen Bauabschnitt zweimal zu kopieren.
rule-11-13 = Nur Bauabschnitte werden kopiert, nie die Anfangsressource oder eine andere Fähigkeit des Spielplans. Ein kopierter Bauabschnitt wirkt für die Stadt von Manneken Pis, mit ihren eigenen Karten, Anführern und Nachbarn, und zählt als ein Bauabschnitt ihres Weltwunders.
    .ruling = Erschlossen: Der Text kopiert nur Bauabschnitte, und ein Bauabschnitt, den Manneken Pis baut, ist ein Bauabschnitt von Manneken Pis.
rule-11-14 = Manneken Pis B hat einen einzigen Bauabschnitt; er bringt die Münzen, die Siegpunkte und den Schild, die er zeigt.
rule-11-15 = Abu Simbel ist nur zusammen mit Leaders im Spiel.
rule-11-16 = Wer einen Bauabschnitt von Abu Simbel baut, der einen Anführer zeigt, darf einen seiner eigenen, früher rekrutierten Anführer offen auf den Spielplan legen, oder keinen. Jeder solche Bauabschnitt erlaubt das einmal, wenn er gebaut wird, und jeder Anführer kann einmal gelegt werden.
rule-11-17 = Der Effekt eines Anführers, der auf den Spielplan gelegt wurde, ist weg; Münzen und was er sonst schon gebracht hat, bleiben. Am Ende ist er das Doppelte seiner aufgedruckten Kosten in Siegpunkten wert, gleich wie viel für ihn bezahlt wurde. Er zählt weiterhin als Anführer der Stadt, aber niemand kann ihn kopieren.
    .ruling = Der Text nimmt nur den Effekt weg. Dass die Karte weiterhin als Anführer zählt, aber keinen Effekt hat, der sich kopieren ließe, ist unsere Auslegung.

rule-12 = Leaders
rule-12-1 = Vor Zeitalter I werden jedem Spieler { $rules_leaders_dealt } Anführer ausgeteilt. Alle behalten einen davon und geben den Rest an den rechten Nachbarn weiter, behalten einen der erhaltenen, und so fort, bis alle { $rules_leaders_dealt } haben; der letzte wird einfach behalten. Alle wählen gleichzeitig. Die nicht ausgeteilten Anführer bleiben unbenutzt und verdeckt.
rule-12-2 = Jedes Zeitalter beginnt mit dem Rekrutieren, bevor man die Hand des Zeitalters sieht. Alle wählen gleichzeitig und geheim einen Anführer ihrer Hand und seine Verwendung: ihn für die Münzen, die er kostet, rekrutieren, mit ihm verdeckt einen Bauabschnitt bauen oder ihn für { $rules_leader_sale } Münzen verkaufen. Das wird wie eine Runde ausgeführt, mit Griffen und Verlusten am Ende, aber es werden keine Hände weitergegeben. Wer keinen Anführer mehr hat, setzt aus.
    .ruling = Ein Text sagt, dass man die Hand noch nicht gesehen hat; die anderen sprechen nicht davon.
rule-12-3 = Verkaufte Anführer kommen verdeckt aus dem Spiel. Sie kommen weder auf den Ablagestapel noch zurück zu den unbenutzten Anführern.
rule-12-4 = Ein rekrutierter Anführer liegt offen vor seinem Besitzer, und sein Effekt gilt von da an.
rule-12-5 = Rom A rekrutiert umsonst, ebenso der Besitzer von Maecenas alle Anführer nach diesem. Rom B zahlt für jeden Anführer 2 Münzen weniger und jeder seiner Nachbarn 1 Münze weniger, aber nie weniger als 0.
rule-12-6 = Archimedes nimmt eine Ressource von den Kosten jeder grünen Karte weg, Hammurabi von denen jeder blauen Karte, Leonidas von denen jeder roten Karte, Imhotep von denen jedes Bauabschnitts. Es darf eine beliebige Ressource der Kosten sein, wie der Spieler will, aber nie Münzen.
rule-12-7 = Der Besitzer von Bilkis darf einmal in jeder Runde eine beliebige Ressource für 1 Münze aus der Bank bekommen. Sie dient nur dazu, die anstehenden Kosten zu bezahlen, wie eine gekaufte Ressource.
rule-12-8 = Der Besitzer von Hatschepsut nimmt 1 Münze aus der Bank für jeden Nachbarn, bei dem er in einer Runde mindestens eine Ressource gekauft hat, gleich wie viele es waren und was sie gekostet haben. Sie kann nicht in derselben Runde ausgegeben werden (3.3).
rule-12-9 = Manche Anführer bringen die Münzen, die sie zeigen, jedes Mal, wenn etwas geschieht: Vitruv, wenn der Besitzer eine Karte durch eine Kette kostenlos baut, Xenophon, wenn der Besitzer eine gelbe Karte baut, Nero für jeden Sieg-Marker, den der Besitzer nimmt. Was geschah, bevor sie rekrutiert wurden, bringt nichts.
rule-12-10 = Der Besitzer von Ramses baut Gilden ohne ihre Kosten, so viele, wie sich Gelegenheit bietet.
rule-12-11 = Wird Salomon rekrutiert, bringt er am Ende dieser Runde oder dieses Rekrutierens einen Griff in den Ablagestapel (Abschnitt 7).
rule-12-12 = Der Besitzer von Tomyris nimmt von da an in Konflikten keine Niederlage-Marker: Jeder geht an den Sieger dieses Konflikts, zusätzlich zum Sieg-Marker, und zählt als dessen eigener. Vorher genommene Niederlage-Marker bleiben.
rule-12-13 = Wer die Gilde der Kurtisanen baut, kopiert einen Anführer seiner Wahl, der offen in einer Nachbarstadt liegt und nicht auf Abu Simbel gelegt ist. Sein Effekt ist von da an der eigene des Spielers, Münzen kommen sofort, und mit einem kopierten Salomon greift man als Letzter in den Ablagestapel (7.3); der Anführer selbst bleibt nebenan und zählt nur dort. Ohne einen solchen Anführer hat die Gilde keinen Effekt. Die Kopie bleibt, auch wenn dieser Anführer später auf Abu Simbel gelegt wird.
    .ruling = Dass die Kopie den Anführer überdauert, ist unsere Auslegung: Das Legen nimmt dem Besitzer des Anführers den Effekt, und von der Kopie sprechen die Texte nicht.
rule-12-14 = Rom B: Mit Bauabschnitt 1 zieht der Besitzer zusätzlich zu den Münzen des Bauabschnitts vier unbenutzte Anführer auf die Hand, oder alle, die übrig sind, wenn es weniger sind. Mit Bauabschnitt 2 und noch einmal mit Bauabschnitt 3 darf der Besitzer sofort einen weiteren Anführer aus der Hand rekrutieren, für dessen Kosten nach 12.5, mit den Münzen, die er in diesem Moment hat.
    .ruling = Die Texte sagen nicht, welche Münzen verwendet werden dürfen. Da diese Entscheidung nach den Gewinnen der Runde fällt, zählt mit, was diese eingebracht haben.
rule-12-15 = Anführer, die am Ende des Spiels noch auf der Hand sind, zählen nichts.
rule-12-16 = Aristoteles: Jeder Satz aus drei verschiedenen Forschungssymbolen zählt 3 Siegpunkte mehr.

rule-13 = Cities
rule-13-1 = In den Stapel jedes Zeitalters kommen auch so viele schwarze Karten dieses Zeitalters, wie Spieler dabei sind, zufällig gezogen; die anderen schwarzen Karten kommen ungesehen aus dem Spiel. So haben die Hände acht Karten, und jedes Zeitalter hat sieben Runden. Was von der letzten Runde gesagt ist, gilt für die siebte.
rule-13-2 = Drei weitere Gilden kommen zu denen, aus denen die Gilden von Zeitalter III gezogen werden (2.5). Ist auch Leaders im Spiel, kommen sechs weitere Anführer zu denen, die ausgeteilt werden.
rule-13-3 = Die geheimen Kais wirken auf je einer Seite, Geheimer Kai West links und Geheimer Kai Ost rechts: Die erste Ressource, die in jeder Runde von dieser Seite gekauft wird, Rohstoff oder Manufakturprodukt, kostet 1 Münze weniger. Das kommt zu einem gesenkten Preis (5.2) hinzu, sodass sie 0 kosten kann.
rule-13-4 = Die Karte Geheimes Lager gibt in jeder Runde eine weitere Ressource einer Sorte, die der Spielplan, die braunen Karten oder die grauen Karten der Stadt produzieren, die Karte Schwarzmarkt eine von einer Sorte, die sie nicht produzieren. Wie in 11.6 gelten alle Ressourcen einer Karte mit Ressourcen zur Wahl als produziert, und nichts anderes zählt.
rule-13-5 = Mit dem Architektenbüro brauchen Bauabschnitte keine Ressourcen. Münzen ihrer Kosten müssen weiterhin bezahlt werden.
rule-13-6 = Der Besitzer von Caligula darf in jedem Zeitalter eine schwarze Karte ohne ihre Kosten bauen, nach denselben Regeln wie 4.7. Diokletian bringt die Münzen, die er zeigt, jedes Mal, wenn der Besitzer eine schwarze Karte baut. Berenike bringt eine Münze mehr, wenn der Besitzer Münzen aus der Bank nimmt, aus welchem Grund auch immer, einmal in jeder Runde.
rule-13-7 = Semiramis gibt 1 Schild für jeden Niederlage-Marker, den ihr Besitzer hat, gleich wann er genommen wurde. Marker, die in den Konflikten eines Zeitalters genommen werden, zählen erst in den Zeitaltern danach.
rule-13-8 = Spielhölle und Spielhaus: Der Besitzer nimmt die größere gezeigte Anzahl Münzen aus der Bank, und jeder der beiden Nachbarn nimmt die kleinere gezeigte Anzahl, ebenfalls aus der Bank.

rule-14 = Was ein Spieler weiß
rule-14-1 = Offen für alle sind die Spielpläne, die Karten in den Städten, die gebauten Bauabschnitte, die rekrutierten oder auf den Spielplan gelegten Anführer, Münzen, Marker und Schulden. Alle wissen auch, wie viele Karten jede Hand enthält und wie viele im Ablagestapel liegen.
rule-14-2 = Nur der jeweilige Spieler kennt seine eigene Hand, seine eigenen noch nicht rekrutierten Anführer und die Karten, die er verkauft, abgeworfen oder unter Bauabschnitte gelegt hat.
rule-14-3 = Wer eine Hand weitergibt, hat sie gesehen. Was noch darin ist, weiß dieser Spieler, abgesehen von den Karten, die sie seitdem verdeckt verlassen haben. Kommt die Hand zurück, zeigt sie, welche Karten sie verlassen haben, aber nicht, wer welche verkauft oder unter einen Bauabschnitt gelegt hat.
rule-14-4 = Wer in den Ablagestapel greift, sieht ihn in diesem Moment ganz; die anderen nicht. Von der Karte, die jemand anders nimmt, erfahren sie, dass sie im Stapel war.
rule-14-5 = Niemand weiß, welche Gilden, schwarzen Karten und Anführer aus dem Spiel sind, ohne auf einer Hand gewesen zu sein, und niemand weiß, was die kommenden Zeitalter austeilen werden.
