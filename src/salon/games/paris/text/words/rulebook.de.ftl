# Die Regeln von Paris in unseren eigenen Worten. Sie sind nummeriert; Tests, Ablehnungen und Seiten verweisen auf die Nummern.
# Eine Nummer behält ihren Gegenstand: Was abgetrennt wird, bekommt eine neue Nummer am Ende des Kapitels.
# Eine Klarstellung (`.ruling`) entscheidet, was die Regeltexte offenlassen, und sagt, worauf sie sich stützt.

rule-1 = Überblick
rule-1-1 = Zwei bis vier Spieler erwerben Gebäude und Wahrzeichen in sechs Pariser Bezirken. Wer am Ende die meisten Siegpunkte hat, gewinnt.
rule-1-2 = Jeder Bezirk hat eine Bank, sechs Felder mit den Werten 1, 2, 3, 4, 5 und 8, eine Reihe für Wahrzeichen und Platz für ein SP-Plättchen. Der Arc de Triomphe in der Mitte gehört zu keinem Bezirk.
rule-1-3 = Deine Schlüssel beginnen auf einer Bank oder auf dem Arc und ziehen weiter auf Gebäude und Wahrzeichen. Liegt auf einem Gebäude oder Wahrzeichen ein Schlüssel von dir, besitzt du es.
rule-1-4 = Es gibt sechs Arten von Gebäuden: Café, Bäckerei, Wohnsitz, Restaurant, Hotel und Theater. Alle Wahrzeichen zusammen gelten als siebte Art.

rule-2 = Aufbau
rule-2-1 = Du beginnst mit { $set_up_francs_counted } und hast hinter deinem Sichtschirm zu zweit { $set_up_keys_2_counted }, zu dritt { $set_up_keys_3 }, zu viert { $set_up_keys_4 }. Weitere Schlüssel in deiner Reserve: { $set_up_reserve_keys }.
rule-2-2 = Mischt die 36 Gebäude und legt { $set_up_removed } davon ungesehen in die Schachtel zurück. Die übrigen bilden verdeckte Stapel. Die Rückseite eines Gebäudes zeigt seinen Bezirk; so seht ihr den Bezirk des obersten Gebäudes jedes Stapels.
rule-2-3 = Es gibt drei Stapel mit { $piles_of_3 } Gebäuden; mit der Option für zwei Stapel sind es zwei mit { $piles_of_2 }.
    .ruling = Unsere Auslegung: drei Stapel, weil es so in den Kurzregeln und im thailändischen Regelheft steht und sich 33 Gebäude nur durch drei gleichmäßig teilen lassen. Das deutsche Regelheft nennt zwei.
rule-2-4 = Neben jedem Feld liegt ein Marker. Welcher, hängt vom Wert des Feldes ab: { $marker_list }.
rule-2-5 = Option für zufällige Marker: Die sechs Gold-Ressourcenmarker kommen neben die Felder mit Wert 8. Mischt die anderen zwölf Ressourcenmarker und alle achtzehn Prestigemarker und legt sie neben die dreißig übrigen Felder.
rule-2-6 = Die Bonusleiste hat dreißig Felder in einer Reihe. Auf jedem liegt das Bonusplättchen seiner Nummer. Von manchen Nummern gibt es mehrere Exemplare, bei 2/3/4 Spielern: { $copies_list }. Die Bonus-Figuren stehen vor dem ersten Feld.
rule-2-7 = Option für eine zufällige Leiste: Mischt die Plättchen jedes Buchstabens und legt sie auf die Felder dieses Buchstabens (A: { $letter_a }, B: { $letter_b }, C: { $letter_c }). Weitere Exemplare liegen unter dem Plättchen derselben Nummer.
rule-2-8 = Lost den Startspieler aus; gespielt wird im Uhrzeigersinn. Eine Runde endet, wenn der Startspieler wieder an die Reihe kommt.
    .ruling = Unsere Auslegung: Die Runden zählen vom Platz des Startspielers aus, weil alle gleich viele Züge haben. In der Schachtel beginnt, wessen Sichtschirm das Zeichen zeigt; das ist so gut wie ein Los.
rule-2-9 = Alle acht Wahrzeichen, die sechs SP-Plättchen und der allgemeine Vorrat sind für alle offen; die Spielende-Plättchen liegen verdeckt. Zu Beginn sind keine Ressourcen im Vorrat.

rule-3 = Dein Zug
rule-3-1 = Dein Zug hat zwei Schritte: ein Gebäude ziehen und legen, dann genau eine Aktion ausführen. Sind alle Stapel leer, entfällt der erste Schritt.
rule-3-2 = Die Aktionen sind: einen Schlüssel platzieren, einen Schlüssel versetzen oder, sobald alle Stapel leer sind, die Spielende-Plättchen durchsuchen.
rule-3-3 = Kannst du keine dieser Aktionen ausführen, passt du; sonst darfst du nicht passen. Nach dem Passen darfst du noch kaufen, verkaufen und Plättchen nutzen.
    .ruling = Unsere Auslegung: Du passt, weil die Texte dich zu einer Aktion verpflichten und nicht sagen, was sonst geschieht. Das ist der mildeste Weg.
rule-3-4 = Sobald du in deinem Zug gezogen hast, darfst du bei jeder Entscheidung kaufen, verkaufen und Plättchen nutzen, so oft du willst, auch bevor du einen Vorteil nimmst. Sind alle Stapel leer, geht das von Beginn deines Zuges an. Nur das Zurücklegen von Paaren wird nicht unterbrochen (13.31).
    .ruling = Unsere Auslegung: nur in deinem eigenen Zug und nach dem Ziehen, weil das eine in den Kurzregeln und das andere im deutschen Regelheft steht. Dort heißt es auch jederzeit.
rule-3-5 = Nach deiner Aktion und ihren Vorteilen beendest du deinen Zug, wenn du so weit bist. Dann zieht der nächste Spieler.
rule-3-6 = Du musst nie erst etwas verkaufen oder ein Plättchen nutzen, um eine Aktion möglich zu machen. Erlaubt dein ungenutztes Plättchen 9 oder 16 ein Versetzen, gilt es aber als möglich, und du darfst nicht passen (3.3).

rule-4 = Gebäude
rule-4-1 = Zieh das oberste Gebäude eines beliebigen Stapels, der noch nicht leer ist, und leg es auf das Feld seines Bezirks und Werts.
rule-4-2 = Option für beliebige Bezirke: Beim Aufbau nehmt ihr keine Gebäude heraus (drei Stapel zu zwölf oder zwei zu achtzehn). Leg ein gezogenes Gebäude in einen Bezirk deiner Wahl, auf das freie Feld seines Werts.
    .ruling = Unsere Auslegung: Stapel dieser Größe, weil es 36 Gebäude sind.
rule-4-3 = Mit dieser Option liegt in einem Bezirk höchstens ein Gebäude jeder Art: kein zweites Theater, wo schon ein Theater steht.
rule-4-4 = Mit dieser Option musst du ein Gebäude legen, das in irgendeinen Bezirk passt. Passt es in keinen, kommt es aus dem Spiel.
    .ruling = Unsere Auslegung: Du musst es legen, weil die Texte ein Gebäude nur dann aus dem Spiel nehmen, wenn es sich nicht legen lässt.
rule-4-5 = Kommt auf ein Feld nie ein Gebäude, bleibt der Marker daneben liegen. Niemand kann ihn nehmen.
    .ruling = Unsere Auslegung: Er bleibt liegen, weil du einen Marker nur bekommst, wenn du das Gebäude daneben erwirbst.

rule-5 = Einen Schlüssel platzieren
rule-5-1 = Nimm einen Schlüssel hinter deinem Sichtschirm hervor und leg ihn auf eine Bank oder auf den Arc. Von dort kommt ein Schlüssel nie direkt auf ein Gebäude oder Wahrzeichen.
rule-5-2 = Auf einer Bank nimmst du sofort ihre Francs: { $bank_list }. Auf dem Arc nimmst du nichts.
rule-5-3 = Auf jeder Bank und auf dem Arc darf je ein Schlüssel von dir liegen; die der anderen stören dich dort nicht. Ist dein Schlüssel weitergezogen, darfst du wieder einen platzieren und nimmst die Francs noch einmal.
    .ruling = Unsere Auslegung: Du nimmst die Francs noch einmal, weil die Grenze bei einem Schlüssel zur selben Zeit liegt.

rule-6 = Einen Schlüssel versetzen
rule-6-1 = Versetze einen deiner Schlüssel auf dem Spielplan auf ein Gebäude oder Wahrzeichen und bezahle dessen Kosten. Damit hast du es erworben und besitzt es, und dein Schlüssel liegt nicht mehr dort, wo er herkam.
rule-6-2 = Von einer Bank, einem Gebäude oder einem Wahrzeichen aus bleibt dein Schlüssel in seinem Bezirk.
rule-6-3 = Von einem Gebäude oder Wahrzeichen darf er nur zu einem höheren Wert. Eine Bank hat keinen Wert.
rule-6-4 = Vom Arc darf dein Schlüssel in jeden Bezirk.
rule-6-5 = Das Gebäude oder Wahrzeichen muss unbesetzt sein: Niemand hat dort einen Schlüssel, auch du nicht. Nur die Bonusplättchen 9 und 16 erlauben Ausnahmen.
rule-6-6 = Ein Gebäude kannst du nur erwerben, wenn es schon auf dem Spielplan liegt.

rule-7 = Kosten
rule-7-1 = Kommt dein Schlüssel von einer Bank oder vom Arc, zahlst du den vollen Wert des Gebäudes oder Wahrzeichens in Francs.
rule-7-2 = Kommt er von einem anderen Gebäude oder Wahrzeichen, zahlst du nur die Differenz der beiden Werte.
rule-7-3 = Ressourcen kommen hinzu: { $cost_wood_for_8 } Holz für ein Gebäude mit Wert 8, der aufgedruckte Marmor und das aufgedruckte Gold für ein Wahrzeichen. Kannst du nicht alles zahlen, kannst du keinen Schlüssel dorthin versetzen.

rule-8 = Wahrzeichen
rule-8-1 = Die acht Wahrzeichen haben die Werte 9 bis 16. Versetze deinen Schlüssel auf ein Wahrzeichen in seinem Bezirk, oder nimm ein neues aus dem allgemeinen Vorrat, leg es an den Bezirk an und versetze ihn dorthin. Vom Arc aus geht das in jedem Bezirk.
rule-8-2 = Ein neues Wahrzeichen muss höher sein als das zuletzt an diesen Bezirk angelegte. Du darfst beliebig viele anlegen.
rule-8-3 = Ist ein Wahrzeichen auf dem Spielplan wieder frei, darfst du es wie beim ersten Mal erwerben, mit Francs, Ressourcen und Prestige. Es darf niedriger sein als das zuletzt angelegte.
    .ruling = Unsere Auslegung: Das Prestige zählt erneut, weil es bei jedem Erwerb ein Vorteil ist. Das Versetzen selbst erlauben die Texte.

rule-9 = Vorteile
rule-9-1 = Nach dem Bezahlen bekommst du deine Vorteile in dieser Reihenfolge: den Marker; dann Siegpunkte, Bonusplättchen oder Prestige des Gebäudes oder Wahrzeichens; dann das SP-Plättchen.
    .ruling = Unsere Auslegung: diese Reihenfolge, weil die Texte die Vorteile ohne eine eigene aufführen.
rule-9-2 = Erwirbst du ein Gebäude, darfst du den Marker daneben nehmen, falls er noch dort liegt.
rule-9-3 = Erwirbst du ein Gebäude mit Wert 1 oder 2, darfst du kostenlos ein Bonusplättchen nehmen; mit Wert 3 für { $cost_bonus_at_3_counted }.
rule-9-4 = Beim Wert 3 darfst du auch ohne die Francs ein Bonusplättchen wählen: Du kannst vorher etwas verkaufen.
    .ruling = Unsere Auslegung: Du darfst vorher verkaufen, weil du in deinem Zug jederzeit handeln darfst.
rule-9-5 = Erwirbst du ein Gebäude mit Wert 8, erhältst du { $points_building_8_counted }.
rule-9-6 = Erwirbst du ein Wahrzeichen, darfst du bis zu drei Prestigemarker abwerfen, die darauf abgebildet sind, einen je Abbildung, und erhältst die Siegpunkte daneben. Von mehreren freien Abbildungen einer Farbe nutzt du die mit den meisten Siegpunkten.
    .ruling = Unsere Auslegung: ein Marker je Abbildung, weil du laut den Texten bis zu 3 abgebildete abwerfen darfst und im Beispiel des deutschen Regelhefts 2 aus Gold 10 Siegpunkte bringen. Du nähmst immer die bessere Abbildung; darum wirst du nicht gefragt.
rule-9-7 = Auf den Marker, das Bonusplättchen, das Prestige und das SP-Plättchen darfst du verzichten. Du wirst auch dann gefragt, wenn du gerade nichts nehmen kannst, denn Handel und Plättchen können das ändern.

rule-10 = SP-Plättchen
rule-10-1 = Liegen durch dein Versetzen auf den Gebäuden und Wahrzeichen eines Bezirks { $points_keys_for_vp_tile } Schlüssel, darfst du sofort ein beliebiges übriges SP-Plättchen nehmen und auf einen beliebigen Bezirk legen, der noch keines hat.
    .ruling = Unsere Auslegung: Plättchen und Bezirk sind frei wählbar, weil es so im deutschen Regelheft steht. Das thailändische lässt sich so lesen, dass es derselbe Bezirk sein muss.
rule-10-2 = Nur Schlüssel Nummer { $points_keys_for_vp_tile } bringt das SP-Plättchen, und nur in diesem Moment. Verzichtest du, bringen spätere Schlüssel in diesem Bezirk nichts.
    .ruling = Unsere Auslegung: Nur dieser Moment zählt, weil es der Verlag einem Rezensenten bestätigt hat.
rule-10-3 = So viele Schlüssel hat ein Bezirk nie ein zweites Mal, denn Schlüssel verlassen einen Bezirk nie. Sechs Plättchen reichen also immer.
    .ruling = Unsere Auslegung: nie ein zweites Mal, weil keine Regel einen Schlüssel wieder aus seinem Bezirk nimmt.
rule-10-4 = Schlüssel auf Banken zählen dabei nicht; zwei Schlüssel auf einem Gebäude oder Wahrzeichen zählen als zwei.
    .ruling = Unsere Auslegung: Jeder Schlüssel zählt, auch zwei von dir auf demselben Gebäude oder Wahrzeichen, weil die Texte Schlüssel zählen und nicht Gebäude.

rule-11 = Ressourcen und Prestige
rule-11-1 = Ressourcen kannst du kaufen und verkaufen. Du zahlst für Holz { $prices_buy_wood_counted }, für Marmor { $prices_buy_marble }, für Gold { $prices_buy_gold }; beim Verkauf erhältst du { $prices_sell_wood }, { $prices_sell_marble } und { $prices_sell_gold }.
rule-11-2 = Prestige kannst du nur verkaufen: Bronze für { $prices_sell_bronze }, Silber für { $prices_sell_silver }, Gold-Prestige für { $prices_sell_gold_prestige_counted }.
rule-11-3 = Kaufen kannst du nur, was im allgemeinen Vorrat liegt. Ressourcenmarker, die du zahlst, verkaufst oder zurücklegst, kommen dorthin.
rule-11-4 = Prestigemarker, die du verkaufst, abwirfst oder zurücklegst, kommen aus dem Spiel.
    .ruling = Unsere Auslegung: Sie kommen aus dem Spiel, weil es das deutsche Regelheft so sagt. Nach seinem Text zu Plättchen 23 und nach den Kurzregeln kommen sie in den allgemeinen Vorrat. Kaufen kann sie dort niemand, also spielt sich beides gleich.
rule-11-5 = Geld ist nicht begrenzt.
    .ruling = Unsere Auslegung: Es ist immer genug da, weil kein Text es begrenzt.

rule-12 = Bonusplättchen
rule-12-1 = Um ein Bonusplättchen zu nehmen, bewege deine Bonus-Figur um ein oder mehr Felder vorwärts auf ein Feld, auf dem ein Plättchen liegt, und nimm das oberste. Figuren dürfen gemeinsam auf einem Feld stehen.
rule-12-2 = Jede Nummer kannst du in einer Partie nur einmal bekommen, auch mit der Wirkung eines anderen Plättchens. Genutzte Plättchen zählen mit.
    .ruling = Unsere Auslegung: einmal in der ganzen Partie, weil die Spielhilfe der Kurzregeln einmal je Spieler sagt. Die Regelhefte verbieten nur, zwei derselben Nummer zu besitzen.
rule-12-3 = Deine Bonus-Figur geht nie von selbst zurück. Steht sie auf Feld 30, nimmst du durch Bewegen keine Plättchen mehr; die Plättchen 17 und 25 wirken weiterhin.
    .ruling = Unsere Auslegung: Der Satz im deutschen Regelheft, ab Feld 30 gebe es keine Bonusplättchen mehr, meint das Bewegen der Figur, weil nur die Regel gegen Doppelte ausdrücklich über den Wirkungen der Plättchen steht.
rule-12-4 = Ein Plättchen nutzt du in deinem eigenen Zug, sofort oder später. Danach liegt es offen neben deinem Sichtschirm.
rule-12-5 = Plättchen, die als Marker zählen: Nutzt du eines, steht es nur in diesem Zug für seine Marker. Hast du die Wahl zwischen Arten, wählst du sofort. Was du bis zum Ende deines Zuges nicht genutzt hast, verfällt.
    .ruling = Unsere Auslegung: für einen Zug, weil das Plättchen laut den Texten selbst der Marker ist. Die Grenze stammt von uns.
rule-12-6 = Ein Plättchen, das Siegpunkte bringt, darfst du auch für 0 Siegpunkte nutzen; jedes andere nur, wenn es etwas bewirkt (zu 23 und 24 siehe 13.31).
    .ruling = Unsere Auslegung: Auch 0 Siegpunkte sind erlaubt, weil nichts es verbietet.
rule-12-7 = Wo Gebäude und Wahrzeichen gezählt oder addiert werden, zählt eines, das du mit Plättchen 9 doppelt besitzt, einmal je Schlüssel. Bei den Arten zählt es als eines.
    .ruling = Unsere Auslegung: Bei Arten zählt es einfach, weil Arten keine Anzahlen sind. Laut Text zählt es in allen Wertungen doppelt.
rule-12-8 = Option für Feld 30: Steht deine Bonus-Figur dort, bekommst du gar keine Bonusplättchen mehr, auch nicht mit den Plättchen 17 und 25.
    .ruling = Unsere Auslegung: eine Option, weil sie den Satz des deutschen Regelhefts beim Wort nimmt (12.3).
rule-12-9 = Einen solchen Marker (12.5) kannst du verkaufen, für Kosten ausgeben oder bei einem Wahrzeichen abwerfen; er wird vor deinen echten Markern dieser Art verbraucht. Dafür wird kein Marker aus dem Vorrat genommen, und keiner kommt dorthin.
    .ruling = Unsere Auslegung: jeder Marker für sich, weil du laut Text von zweien einen oder beide nutzen darfst.

rule-13 = Die dreißig Bonusplättchen
rule-13-1 = Plättchen 1: { $tile_1_gain }.
rule-13-2 = Plättchen 2 zählt als { $tile_2_unit }.
rule-13-3 = Plättchen 3 zählt als { $tile_3_unit }.
rule-13-4 = Plättchen 4 zählt als { $tile_4_unit }.
rule-13-5 = Plättchen 5: { $tile_5_gain }.
rule-13-6 = Plättchen 6: { $tile_6_points_counted } für jedes Gebäude mit Wert { $tile_6_value }, das du besitzt.
rule-13-7 = Plättchen 7: { $tile_7_gain }.
rule-13-8 = Plättchen 8 zählt als 1 Prestigemarker deiner Wahl.
rule-13-9 = Mit Plättchen 9 darfst du einen Schlüssel auf ein Gebäude oder Wahrzeichen versetzen, auf dem dein eigener Schlüssel liegt. Ein solches Versetzen verbraucht es. Du zahlst alle Kosten und erhältst alle Vorteile.
    .ruling = Unsere Auslegung: Das Versetzen selbst verbraucht die Plättchen 9 und 16, und nur, wenn es sie braucht, weil sie nichts als ein Versetzen erlauben.
rule-13-10 = Plättchen 10 zählt als 1 Ressourcenmarker deiner Wahl.
rule-13-11 = Plättchen 11: { $tile_11_points_counted } für jedes Gebäude mit Wert { $tile_11_value }, das du besitzt.
rule-13-12 = Plättchen 12: { $tile_12_gain }.
rule-13-13 = Plättchen 13: Zahle { $tile_13_francs_counted } und nimm einen Schlüssel aus deiner Reserve hinter deinen Sichtschirm.
rule-13-14 = Plättchen 14: Zahle { $tile_14_francs_counted } und nimm einen Schlüssel aus deiner Reserve hinter deinen Sichtschirm.
rule-13-15 = Plättchen 15: { $tile_15_points_counted } für jedes Gebäude mit Wert { $tile_15_value }, das du besitzt.
rule-13-16 = Mit Plättchen 16 darfst du einen Schlüssel auf ein Gebäude oder Wahrzeichen versetzen, auf dem Schlüssel anderer Spieler liegen. Ein solches Versetzen verbraucht es. Liegt dort auch dein eigener Schlüssel, brauchst du zusätzlich Plättchen 9.
    .ruling = Unsere Auslegung: Du brauchst beide, weil jeder der beiden Texte nur seinen eigenen Fall erlaubt.
rule-13-17 = Plättchen 17: Nimm ein beliebiges Bonusplättchen von der Leiste, auch eines, an dem du vorbei bist oder das du noch nicht erreicht hast. Deine Bonus-Figur bleibt stehen.
rule-13-18 = Plättchen 18: { $tile_18_points_counted } für jedes Gebäude mit Wert { $tile_18_value }, das du besitzt.
rule-13-19 = Plättchen 19 zählt als 2 Prestigemarker deiner Wahl, gleich oder verschieden.
rule-13-20 = Plättchen 20: zu zweit { $tile_20_each_2_counted }, zu dritt { $tile_20_each_3 }, zu viert { $tile_20_each_4 } für jedes andere ungenutzte Bonusplättchen, das du hast. Die Plättchen 9, 16 und 27 zählen mit, Spielende-Plättchen nicht.
    .ruling = Unsere Auslegung: Alle ungenutzten Bonusplättchen zählen, weil der Text keines ausnimmt.
rule-13-21 = Plättchen 21 zählt als 2 Ressourcenmarker deiner Wahl, gleich oder verschieden.
rule-13-22 = Plättchen 22: { $tile_22_gain }.
rule-13-23 = Plättchen 23: Leg ein oder mehrere Paare gleicher Prestigemarker zurück. Jedes Paar bringt zu zweit { $tile_23_each_2_counted }, zu dritt { $tile_23_each_3 }, zu viert { $tile_23_each_4 }.
rule-13-24 = Plättchen 24: Leg ein oder mehrere Paare gleicher Ressourcenmarker zurück. Jedes Paar bringt zu zweit { $tile_24_each_2_counted }, zu dritt { $tile_24_each_3 }, zu viert { $tile_24_each_4 }.
rule-13-25 = Plättchen 25: Bewege deine Bonus-Figur um höchstens { $tile_25_back } Plättchen zurück und nimm das Plättchen dort. Zähle nur Felder, auf denen ein Plättchen liegt, auch die von Nummern, die du schon hattest, aber nicht das Feld deiner Figur. Von dort zieht sie später weiter.
    .ruling = Unsere Auslegung: Du zählst Plättchen, weil die Texte hier von Plättchen sprechen, beim Vorwärtsbewegen der Figur aber von Feldern.
rule-13-26 = Plättchen 26: { $tile_26_points_counted } für jedes Gebäude mit Wert { $tile_26_value }, das du besitzt.
rule-13-27 = Plättchen 27 kannst du während der Partie nicht nutzen. Am Ende bringt es { $tile_27_points_counted } für jeden Franc, den du hast.
rule-13-28 = Plättchen 28: { $tile_28_points_counted } für jedes Gebäude mit Wert { $tile_28_value }, das du besitzt.
rule-13-29 = Plättchen 29: { $tile_29_points_counted } für jedes Wahrzeichen, das du besitzt.
rule-13-30 = Plättchen 30: { $tile_30_kinds_4 }, { $tile_30_kinds_5 }, { $tile_30_kinds_6 } oder { $tile_30_kinds_7_counted } für 4, 5, 6 oder 7 verschiedene Arten, die du besitzt.
rule-13-31 = Für Plättchen 23 oder 24 legst du alle Paare auf einmal zurück, mindestens eines und ohne Handel dazwischen; es endet von selbst, sobald kein Paar mehr übrig ist. Nur echte Marker bilden Paare.
    .ruling = Unsere Auslegung: alle auf einmal, weil du sonst Ressourcen zurücklegen, wieder kaufen und noch einmal zurücklegen könntest. Wofür ein Plättchen steht, ist kein Marker.

rule-14 = Spielende-Plättchen
rule-14-1 = Die Spielende-Plättchen, insgesamt { $count_end_tiles }, sind: { $end_tile_list }.
rule-14-2 = Sobald alle Stapel leer sind, und zwar schon ab dem Zug, in dem das letzte Gebäude gezogen wird, darfst du als Aktion die Spielende-Plättchen durchsuchen und eines deiner Wahl nehmen, solange noch welche da sind.
    .ruling = Unsere Auslegung: Ziehst du das letzte Gebäude, darfst du noch in diesem Zug suchen, weil du vor deiner Aktion ziehst und die Regelhefte nur leere Stapel verlangen. In der Übersicht der Kurzregeln heißt es, wenn kein Gebäude mehr gelegt werden kann; das könnte auch einen Zug später bedeuten.
rule-14-3 = Hast du dich für das Durchsuchen entschieden, bleibt es dabei. Erst dann siehst du, welche Plättchen übrig sind; die anderen sehen es nicht.
    .ruling = Unsere Auslegung: Es bleibt dabei, weil das Durchsehen der Plättchen zur Aktion gehört und geheim bleibt, was übrig ist.
rule-14-4 = Ein Spielende-Plättchen nutzt du in deinem eigenen Zug, sofort oder später; Francs oder Siegpunkte erhältst du dann sofort. Zeigt es einen Marker, steht es in diesem Zug für einen, wie in 12.5; Paare bildet es nicht.
    .ruling = Unsere Auslegung: Du kannst es auch verkaufen, weil es als sein Marker zählt.
rule-14-5 = Deine Spielende-Plättchen liegen verdeckt vor dir, in der Reihenfolge, in der du sie genommen hast; nutzt du eines, dreh es um. Von mehreren derselben Art nutzt du das zuerst genommene.
    .ruling = Unsere Auslegung: vor dir, weil Francs, Marker und Bonusplättchen laut den Texten hinter den Sichtschirm gehören, sie zu den Spielende-Plättchen aber nichts sagen.

rule-15 = Spielende und Schlusswertung
rule-15-1 = Wird das letzte Spielende-Plättchen genommen, spielt ihr die Runde zu Ende und dann noch eine volle Runde. Alle hatten dann gleich viele Züge.
rule-15-2 = Hast du Plättchen 27, wertest du es zuerst.
rule-15-3 = Dann wird jeder Bezirk mit einem SP-Plättchen gewertet. Besitzt du dort mindestens ein Gebäude oder Wahrzeichen, addiere die Werte von allen, die du dort besitzt: Das ist deine Summe. Der Erste, Zweite und Dritte erhalten die Siegpunkte auf dem Plättchen, ein Vierter nichts. Erreicht niemand einen Rang, verfallen seine Siegpunkte.
rule-15-4 = Bei gleichen Summen liegt vorn, wer dort den höchsten Einzelwert hat. Besitzt du ein Gebäude oder Wahrzeichen doppelt, zählt sein Wert hier nur einmal.
    .ruling = Unsere Auslegung: Zwei Schlüssel machen ein Gebäude nicht höher. In der Summe zählt es doppelt, weil Plättchen 9 das sagt (15 + 3 + 3 im Beispiel des deutschen Regelhefts), bei Gleichstand entscheidet aber der höchste Einzelwert (13 gegen 11).
rule-15-5 = Ist auch das gleich, was nur mit Plättchen 16 vorkommt, erhalten alle Beteiligten die Siegpunkte dieses Rangs. Für jeden von ihnen nach dem ersten wird ein Rang übersprungen.
    .ruling = Unsere Auslegung: Es kann mehr als ein Rang entfallen, weil der Text bei zwei Spielern einen überspringt.
rule-15-6 = Zu zweit erhält der Zweite nur dann Siegpunkte, wenn er mindestens die Hälfte der Summe des Ersten hat.

rule-16 = Wer gewinnt
rule-16-1 = Wer die meisten Siegpunkte hat, gewinnt.
rule-16-2 = Bei Gleichstand gewinnt, wer mehr Francs hat, dann, wessen Gebäude und Wahrzeichen auf dem ganzen Spielplan den höheren Gesamtwert haben. Ist auch der gleich, teilt ihr den Sieg.

rule-17 = Offen und verdeckt
rule-17-1 = Niemand kennt die Reihenfolge der Stapel und die entfernten Gebäude. Nur du kennst deine Spielende-Plättchen. Welche noch übrig sind, weißt du nur, während du sie durchsuchst.
rule-17-2 = Francs, Marker und Bonusplättchen liegen hinter deinem Sichtschirm, aber alle haben sie kommen und gehen sehen. Darum zeigen wir sie; mit der Option für verdeckte Sichtschirme sehen die anderen nur, wie viele Bonusplättchen du hast.
    .ruling = Unsere Auslegung: Wir zeigen sie, weil jeder mitzählen könnte. Die Option ist für alle, die sich lieber auf ihr Gedächtnis verlassen.
