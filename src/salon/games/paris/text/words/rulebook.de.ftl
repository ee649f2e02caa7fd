# Die Regeln von Paris in unseren eigenen Worten. Die Absätze sind nummeriert; Tests, Ablehnungen und Seiten verweisen auf die Nummern.
# Eine Regelung (`.ruling`) entscheidet, was die Regeltexte offenlassen, und sagt, worauf sie sich stützt.

rule-1 = Worum es geht
rule-1-1 = Zwei bis vier Spieler kaufen sich in die Gebäude und Wahrzeichen von sechs Pariser Bezirken ein. Wer am Ende die meisten Siegpunkte hat, gewinnt.
rule-1-2 = Jeder Bezirk hat eine Bank, sechs Felder mit den Werten 1, 2, 3, 4, 5 und 8, eine Reihe für Wahrzeichen und Platz für ein SP-Plättchen. Der Arc de Triomphe in der Mitte gehört zu keinem Bezirk.
rule-1-3 = Ein Schlüssel zeigt an, was ein Spieler besitzt: eine Bank, den Arc, ein Gebäude oder ein Wahrzeichen. Ein Ort ist ein Gebäude oder ein Wahrzeichen.
rule-1-4 = Es gibt sechs Arten von Gebäuden: Café, Bäckerei, Wohnhaus, Restaurant, Hotel und Theater. Alle Wahrzeichen zusammen gelten als siebte Art.

rule-2 = Aufbau
rule-2-1 = Du beginnst mit { $set_up_francs_counted } und hast hinter deinem Sichtschirm zu zweit { $set_up_keys_2_counted }, zu dritt { $set_up_keys_3 }, zu viert { $set_up_keys_4 }. Weitere Schlüssel in deiner Reserve: { $set_up_reserve_keys }.
rule-2-2 = Mischt die 36 Gebäude und nehmt { $set_up_removed } davon ungesehen aus dem Spiel. Die übrigen bilden verdeckte Stapel. Die Rückseite eines Gebäudes zeigt seinen Bezirk; so sehen alle den Bezirk des obersten Gebäudes jedes Stapels.
rule-2-3 = Es gibt drei Stapel mit { $piles_of_3 } Gebäuden; mit der Option für zwei Stapel sind es { $piles_of_2 }.
    .ruling = Die Texte widersprechen sich: Die Kurzregeln und das thailändische Regelheft nennen drei Stapel, das deutsche Regelheft zwei. 33 Gebäude lassen sich nur durch drei gleichmäßig teilen.
rule-2-4 = Neben jedem Feld liegt ein Marker. Welcher, hängt vom Wert des Feldes ab: { $marker_list }.
rule-2-5 = Option für zufällige Marker: Die sechs Gold-Ressourcen kommen neben die Felder mit Wert 8; die anderen zwölf Ressourcen und alle achtzehn Prestigemarker werden gemischt auf die dreißig übrigen Felder verteilt.
rule-2-6 = Die Bonusleiste hat dreißig Felder in einer Reihe. Auf jedem liegt das Bonusplättchen seiner Nummer. Von manchen Nummern gibt es mehrere Exemplare, bei 2/3/4 Spielern: { $copies_list }. Die Figuren stehen vor dem ersten Feld.
rule-2-7 = Option für eine zufällige Leiste: Die Plättchen jedes Buchstabens werden gemischt und auf die Felder dieses Buchstabens verteilt (A: { $letter_a }, B: { $letter_b }, C: { $letter_c }). Weitere Exemplare liegen unter dem Plättchen derselben Nummer.
rule-2-8 = Der Startspieler wird ausgelost; gespielt wird im Uhrzeigersinn. Eine Runde endet, wenn der Startspieler wieder an die Reihe kommt.
    .ruling = Beim Spiel aus der Schachtel beginnt, wessen Sichtschirm das Zeichen zeigt, was so gut wie ein Losentscheid ist. Dass die Runden von diesem Platz aus gezählt werden, ist daraus erschlossen, dass alle gleich viele Züge haben.
rule-2-9 = Alle acht Wahrzeichen, die sechs SP-Plättchen und der Vorrat sind für alle offen; die Spielende-Plättchen liegen verdeckt. Zu Beginn sind keine Ressourcen im Vorrat.

rule-3 = Der Zug
rule-3-1 = Ein Zug hat zwei Schritte: ein Gebäude ziehen und legen, dann genau eine Aktion ausführen. Sind alle Stapel leer, entfällt der erste Schritt.
rule-3-2 = Die Aktionen sind: einen Schlüssel platzieren, einen Schlüssel versetzen oder, sobald alle Stapel leer sind, die Spielende-Plättchen durchsuchen.
rule-3-3 = Wer keine dieser Aktionen ausführen kann, passt; sonst darf niemand passen. Niemand muss erst etwas verkaufen oder ein Plättchen nutzen, um eine Aktion möglich zu machen; ein Versetzen, das ein ungenutztes Plättchen 9 oder 16 erlaubt, ist aber möglich. Das Passen tritt an die Stelle der Aktion: Handel und Plättchen dürfen noch folgen.
    .ruling = Die Texte verpflichten alle zu einer Aktion und sagen nicht, was geschieht, wenn keine möglich ist; dies ist die mildeste Auslegung.
rule-3-4 = Kaufen, verkaufen und Plättchen nutzen darfst du bei jeder Entscheidung in deinem eigenen Zug nach dem Ziehen (sobald die Stapel leer sind, von Beginn des Zuges an), auch während noch ein Vorteil aussteht, und so oft du willst. Nur das Abgeben von Paaren wird nicht unterbrochen (13.31).
    .ruling = Im deutschen Regelheft heißt es jederzeit, und dass der Zug mit dem Ziehen beginnen muss; in den Kurzregeln heißt es im eigenen Zug.
rule-3-5 = Der Zug endet nach der Aktion und ihren Vorteilen, wenn der Spieler ihn für beendet erklärt. Dann zieht der nächste Spieler.

rule-4 = Gebäude
rule-4-1 = Zieh das oberste Gebäude eines beliebigen Stapels, der noch nicht leer ist, und leg es auf das Feld seines Bezirks und Werts.
rule-4-2 = Option für beliebige Bezirke: Beim Aufbau werden keine Gebäude entfernt (drei Stapel zu zwölf oder zwei zu achtzehn), und ein gezogenes Gebäude kommt in einen Bezirk nach Wahl des Spielers, auf das freie Feld seines Werts.
    .ruling = Die Größe der Stapel ergibt sich aus 36 Gebäuden.
rule-4-3 = Mit dieser Option liegt in einem Bezirk höchstens ein Gebäude jeder Art: kein zweites Theater, wo schon ein Theater steht.
rule-4-4 = Mit dieser Option muss ein Gebäude, das in irgendeinen Bezirk passt, gelegt werden; eines, das in keinen passt, kommt aus dem Spiel.
    .ruling = Dass ein passendes Gebäude gelegt werden muss, ist erschlossen: Die Texte nehmen Gebäude nur dann aus dem Spiel, wenn sie sich nicht legen lassen.
rule-4-5 = Der Marker neben einem Feld, auf das nie ein Gebäude kommt, bleibt dort liegen und kann nicht genommen werden.
    .ruling = Erschlossen: Den Marker neben einem Feld bekommt man nur, indem man das Gebäude erwirbt.

rule-5 = Einen Schlüssel platzieren
rule-5-1 = Nimm einen Schlüssel hinter deinem Sichtschirm hervor und leg ihn auf eine Bank oder auf den Arc. Vom Sichtschirm kommt ein Schlüssel nie direkt auf ein Gebäude oder Wahrzeichen.
rule-5-2 = Eine Bank zahlt ihren Betrag sofort aus: { $bank_list }. Der Arc zahlt nichts.
rule-5-3 = Ein Spieler hat zur selben Zeit höchstens einen Schlüssel an jeder Bank und einen auf dem Arc; dort nehmen die Spieler einander keinen Platz weg. Ist der Schlüssel weitergezogen, darf dort wieder einer platziert werden, und die Zahlung gibt es erneut.
    .ruling = Dass eine Bank erneut zahlt, ist daraus erschlossen, dass die Grenze bei einem Schlüssel zur selben Zeit liegt.

rule-6 = Einen Schlüssel versetzen
rule-6-1 = Versetze einen deiner Schlüssel auf dem Spielplan auf einen Ort und bezahle dessen Kosten. Damit hast du diesen Ort erworben, und der Schlüssel liegt nicht mehr dort, wo er herkam.
rule-6-2 = Von einer Bank, einem Gebäude oder einem Wahrzeichen aus bleibt ein Schlüssel in seinem Bezirk.
rule-6-3 = Von einem Gebäude oder Wahrzeichen darf er nur zu einem höheren Wert. Eine Bank hat keinen Wert.
rule-6-4 = Vom Arc darf ein Schlüssel in jeden Bezirk.
rule-6-5 = Der Ort muss frei sein: Dort liegt von niemandem ein Schlüssel. Nur die Bonusplättchen 9 und 16 erlauben Ausnahmen.
rule-6-6 = Nur ein Gebäude, das schon auf dem Spielplan liegt, kann erworben werden.

rule-7 = Kosten
rule-7-1 = Für einen Schlüssel von einer Bank oder vom Arc zahlst du den Wert des Ortes in Francs.
rule-7-2 = Für einen Schlüssel von einem Gebäude oder Wahrzeichen zahlst du nur die Differenz der beiden Werte.
rule-7-3 = Ressourcen kommen hinzu: Ein Gebäude mit Wert 8 kostet { $cost_wood_for_8 } Holz, ein Wahrzeichen den Marmor und das Gold, die darauf abgebildet sind. Wem Francs oder Ressourcen fehlen, der kann keinen Schlüssel dorthin versetzen.

rule-8 = Wahrzeichen
rule-8-1 = Die acht Wahrzeichen haben die Werte 9 bis 16. Ein Schlüssel darf auf ein Wahrzeichen, das in seinem Bezirk liegt; oder du nimmst ein neues aus dem Vorrat, legst es an den Bezirk an und versetzt den Schlüssel dorthin; vom Arc aus in jedem beliebigen Bezirk.
rule-8-2 = Ein neues Wahrzeichen muss höher sein als das zuletzt an diesen Bezirk angelegte. Die Anzahl ist nicht begrenzt.
rule-8-3 = Ein Wahrzeichen auf dem Spielplan, das frei geworden ist, darf wieder erworben werden, auch eines, das niedriger ist als das zuletzt angelegte: Francs, Ressourcen und Prestige wie beim ersten Mal.
    .ruling = Die Texte erlauben das Versetzen; dass das Prestige erneut zählt, ist daraus erschlossen, dass es ein Vorteil jedes Erwerbs ist.

rule-9 = Vorteile
rule-9-1 = Nach dem Bezahlen kommen die Vorteile in dieser Reihenfolge: der Marker; dann Siegpunkte, Bonusplättchen oder Prestige des Ortes; dann das SP-Plättchen. Auf Marker, Bonusplättchen, Prestige und SP-Plättchen darfst du verzichten. Die Wahl steht auch dann an, wenn sich gerade nichts nehmen lässt, denn Handel und Plättchen können das ändern.
    .ruling = Die Texte führen die Vorteile als freiwillig auf, nennen aber keine Reihenfolge; diese ist erschlossen.
rule-9-2 = Erwirbst du ein Gebäude, darfst du den Marker daneben nehmen, falls er noch dort liegt.
rule-9-3 = Erwirbst du ein Gebäude mit Wert 1 oder 2, darfst du kostenlos ein Bonusplättchen nehmen; mit Wert 3 für { $cost_bonus_at_3_counted }.
rule-9-4 = Die Wahl eines Bonusplättchens beim Wert 3 steht dir auch offen, wenn dir die Francs fehlen: Du darfst vorher etwas verkaufen.
    .ruling = Daraus erschlossen, dass Handel jederzeit möglich ist.
rule-9-5 = Der Erwerb eines Gebäudes mit Wert 8 bringt { $points_building_8_counted }.
rule-9-6 = Erwirbst du ein Wahrzeichen, darfst du bis zu drei Prestigemarker abwerfen, die darauf abgebildet sind, jede Abbildung einmal, und erhältst die Siegpunkte neben der Abbildung; von mehreren noch offenen Abbildungen einer Farbe zählt die mit den meisten Siegpunkten.
    .ruling = Unsere Auslegung: Jede Abbildung steht für 1 Marker. Die Texte erlauben dir, bis zu 3 abgebildete Prestigemarker abzuwerfen, und im Beispiel des deutschen Regelhefts bringen 2 Gold-Prestigemarker 10 Siegpunkte. Bringen Abbildungen einer Farbe verschieden viel, nähmst du immer die bessere; darum wirst du nicht gefragt.

rule-10 = SP-Plättchen
rule-10-1 = Steigt die Zahl der Schlüssel auf den Gebäuden und Wahrzeichen eines Bezirks auf { $points_keys_for_vp_tile } (Banken zählen nicht, zwei Schlüssel auf einem Ort zählen als zwei), darf der Spieler, der versetzt hat, sofort ein beliebiges übriges SP-Plättchen nehmen und auf einen beliebigen Bezirk legen, der noch keines hat.
    .ruling = Unsere Auslegung: Jeder Schlüssel zählt, auch zwei von dir auf demselben Gebäude oder Wahrzeichen, denn die Texte zählen Schlüssel und nicht Gebäude. Dass Plättchen und Bezirk frei wählbar sind, steht im deutschen Regelheft; das thailändische lässt sich so lesen, dass es derselbe Bezirk sein muss.
rule-10-2 = Das geschieht nur im Moment des Schlüssels Nummer { $points_keys_for_vp_tile }. Verzichtest du darauf, bringen spätere Schlüssel in diesem Bezirk nichts.
    .ruling = Vom Verlag gegenüber einem Rezensenten bestätigt; der thailändische Text liest sich, als käme das Plättchen in denselben Bezirk, der deutsche sagt in einen beliebigen.
rule-10-3 = Kein Bezirk kann zweimal zu dieser Zahl von Schlüsseln kommen, da Schlüssel nie einen Bezirk verlassen: Sechs Plättchen reichen immer.
    .ruling = Erschlossen.

rule-11 = Ressourcen und Prestige
rule-11-1 = Ressourcen kannst du kaufen und verkaufen. Beim Kauf kostet Holz { $prices_buy_wood_counted }, Marmor { $prices_buy_marble }, Gold { $prices_buy_gold }; der Verkauf bringt { $prices_sell_wood }, { $prices_sell_marble } und { $prices_sell_gold }.
rule-11-2 = Prestige kannst du nur verkaufen: Bronze für { $prices_sell_bronze }, Silber für { $prices_sell_silver }, Gold-Prestige für { $prices_sell_gold_prestige_counted }.
rule-11-3 = Kaufen kannst du nur, was im Vorrat liegt. Bezahlte, verkaufte und abgegebene Ressourcen kommen dorthin.
rule-11-4 = Verkauftes, abgeworfenes oder abgegebenes Prestige kommt aus dem Spiel.
    .ruling = Unsere Auslegung: Genutzte Prestigemarker kommen aus dem Spiel, wie es das deutsche Regelheft sagt. Nach seinem Text zu Plättchen 23 und nach den Kurzregeln kommen sie in den allgemeinen Vorrat. Kaufen kann sie dort niemand, also spielt sich beides gleich.
rule-11-5 = Geld ist nicht begrenzt.
    .ruling = Kein Text begrenzt es.

rule-12 = Bonusplättchen
rule-12-1 = Um ein Bonusplättchen zu nehmen, bewege deine Figur um ein oder mehr Felder vorwärts auf ein Feld, auf dem ein Plättchen liegt, und nimm das oberste. Figuren dürfen gemeinsam auf einem Feld stehen.
rule-12-2 = Niemand erhält jemals dieselbe Nummer zweimal, auch nicht durch die Wirkung eines Plättchens; genutzte Plättchen zählen mit.
    .ruling = Die Regelhefte verbieten, zwei derselben Nummer zu besitzen; die Spielhilfe der Kurzregeln sagt einmal je Spieler.
rule-12-3 = Deine Figur geht nie von selbst zurück. Steht sie auf Feld 30, bekommst du durch Bewegen der Figur keine Plättchen mehr; die Plättchen 17 und 25 wirken weiterhin. Option für Feld 30: Steht deine Figur dort, bekommst du gar keine Bonusplättchen mehr, auch nicht mit den Plättchen 17 und 25.
    .ruling = Unsere Auslegung: Nach dem deutschen Regelheft bekommst du keine Bonusplättchen mehr, sobald deine Figur Feld 30 erreicht hat. Wir beziehen das auf das Bewegen der Figur, denn nur von der Regel gegen Doppelte heißt es, dass sie über den Wirkungen der Plättchen steht. Die Option nimmt den Satz beim Wort.
rule-12-4 = Ein Plättchen nutzt du in deinem eigenen Zug, sofort oder später; danach liegt es offen neben dem Sichtschirm.
rule-12-5 = Plättchen, die als Marker zählen: Nutzt du eines, gibt es dir seine Einheiten nur für diesen Zug; die Art jeder Einheit legst du sofort fest. Eine Einheit kannst du wie einen Marker verkaufen, für Kosten ausgeben oder bei einem Wahrzeichen abwerfen; sie wird vor den Markern ihrer Art verbraucht. Was am Ende des Zuges übrig ist, verfällt. Dafür wird kein Marker aus dem Vorrat genommen, und es kommt auch keiner dorthin.
    .ruling = Die Texte sagen, dass das Plättchen selbst der Marker ist, und bei zwei Einheiten, dass eine oder beide genutzt werden dürfen; die Beschränkung auf einen Zug stammt von uns.
rule-12-6 = Ein Plättchen, das Siegpunkte bringt, darfst du auch nutzen, wenn es nichts einbringt; jedes andere Plättchen nur dann, wenn es seine Wirkung hat (zu 23 und 24 siehe 13.31).
    .ruling = Erschlossen: Nichts verbietet es.
rule-12-7 = Ein Ort, den du mit Plättchen 9 doppelt besitzt, zählt einmal je Schlüssel, wo immer Orte gezählt oder addiert werden; bei den Arten zählt er als einer.
    .ruling = Laut Text zählt er in allen Wertungen doppelt; Arten sind keine Anzahlen.

rule-13 = Die dreißig Bonusplättchen
rule-13-1 = Plättchen 1: { $tile_1_gain }.
rule-13-2 = Plättchen 2 zählt als { $tile_2_unit }.
rule-13-3 = Plättchen 3 zählt als { $tile_3_unit }.
rule-13-4 = Plättchen 4 zählt als { $tile_4_unit }.
rule-13-5 = Plättchen 5: { $tile_5_gain }.
rule-13-6 = Plättchen 6: { $tile_6_points_counted } für jedes Gebäude mit Wert { $tile_6_value }, das du besitzt.
rule-13-7 = Plättchen 7: { $tile_7_gain }.
rule-13-8 = Plättchen 8 zählt als ein Prestige deiner Wahl.
rule-13-9 = Mit Plättchen 9 darfst du einen Schlüssel auf einen Ort versetzen, auf dem dein eigener Schlüssel liegt. Durch ein solches Versetzen wird es verbraucht. Du zahlst alle Kosten und erhältst alle Vorteile.
    .ruling = Dass die Plättchen 9 und 16 durch das Versetzen selbst verbraucht werden, und nur dann, wenn es sie braucht, ist erschlossen.
rule-13-10 = Plättchen 10 zählt als eine Ressource deiner Wahl.
rule-13-11 = Plättchen 11: { $tile_11_points_counted } für jedes Gebäude mit Wert { $tile_11_value }, das du besitzt.
rule-13-12 = Plättchen 12: { $tile_12_gain }.
rule-13-13 = Plättchen 13: Zahle { $tile_13_francs_counted } und nimm einen Schlüssel aus der Reserve hinter deinen Sichtschirm.
rule-13-14 = Plättchen 14: Zahle { $tile_14_francs_counted } und nimm einen Schlüssel aus der Reserve hinter deinen Sichtschirm.
rule-13-15 = Plättchen 15: { $tile_15_points_counted } für jedes Gebäude mit Wert { $tile_15_value }, das du besitzt.
rule-13-16 = Mit Plättchen 16 darfst du einen Schlüssel auf einen Ort versetzen, auf dem Schlüssel anderer Spieler liegen. Durch ein solches Versetzen wird es verbraucht. Liegt dort auch dein eigener Schlüssel, brauchst du zusätzlich Plättchen 9.
    .ruling = Der Fall, dass eigene und fremde Schlüssel auf einem Ort liegen, ist aus den beiden Texten erschlossen.
rule-13-17 = Plättchen 17: Nimm ein beliebiges Bonusplättchen von der Leiste, auch eines, an dem du vorbei bist oder das du noch nicht erreicht hast. Deine Figur bleibt stehen.
rule-13-18 = Plättchen 18: { $tile_18_points_counted } für jedes Gebäude mit Wert { $tile_18_value }, das du besitzt.
rule-13-19 = Plättchen 19 zählt als zwei Prestige deiner Wahl, gleich oder verschieden.
rule-13-20 = Plättchen 20: zu zweit { $tile_20_each_2_counted }, zu dritt { $tile_20_each_3 }, zu viert { $tile_20_each_4 } für jedes andere ungenutzte Bonusplättchen, das du hast; 9, 16 und 27 zählen mit, Spielende-Plättchen nicht.
    .ruling = Welche Plättchen zählen, ist aus dem Wortlaut erschlossen.
rule-13-21 = Plättchen 21 zählt als zwei Ressourcen deiner Wahl, gleich oder verschieden.
rule-13-22 = Plättchen 22: { $tile_22_gain }.
rule-13-23 = Plättchen 23: Gib ein oder mehrere Paare gleicher Prestigemarker ab; jedes Paar bringt zu zweit { $tile_23_each_2_counted }, zu dritt { $tile_23_each_3 }, zu viert { $tile_23_each_4 }.
rule-13-24 = Plättchen 24: Gib ein oder mehrere Paare gleicher Ressourcenmarker ab; jedes Paar bringt zu zweit { $tile_24_each_2_counted }, zu dritt { $tile_24_each_3 }, zu viert { $tile_24_each_4 }.
rule-13-25 = Plättchen 25: Bewege deine Figur um höchstens { $tile_25_back } Plättchen zurück und nimm das Plättchen dort. Gezählt werden nur Felder, auf denen ein Plättchen liegt, auch die von Nummern, die du schon hattest; das Feld, auf dem die Figur steht, zählt nicht. Vom neuen Feld aus zieht sie später weiter.
    .ruling = Die Texte sprechen hier von Plättchen, beim Vorwärtsbewegen der Figur von Feldern.
rule-13-26 = Plättchen 26: { $tile_26_points_counted } für jedes Gebäude mit Wert { $tile_26_value }, das du besitzt.
rule-13-27 = Plättchen 27 kann während des Spiels nicht genutzt werden. Am Ende bringt es { $tile_27_points_counted } für jeden Franc.
rule-13-28 = Plättchen 28: { $tile_28_points_counted } für jedes Gebäude mit Wert { $tile_28_value }, das du besitzt.
rule-13-29 = Plättchen 29: { $tile_29_points_counted } für jedes Wahrzeichen, das du besitzt.
rule-13-30 = Plättchen 30: { $tile_30_kinds_4 }, { $tile_30_kinds_5 }, { $tile_30_kinds_6 } oder { $tile_30_kinds_7_counted } für 4, 5, 6 oder 7 verschiedene Arten unter deinen Orten.
rule-13-31 = Die Paare, die du für Plättchen 23 oder 24 abgeben willst, gibst du alle auf einmal ab, mindestens eines und ohne Handel dazwischen; das Abgeben endet von selbst, sobald kein Paar mehr übrig ist. Nur echte Marker bilden Paare.
    .ruling = Sonst könnte man Ressourcen abgeben, zurückkaufen und wieder abgeben. Einheiten von Plättchen sind keine Marker.

rule-14 = Spielende-Plättchen
rule-14-1 = Die Spielende-Plättchen, insgesamt { $count_end_tiles }, sind: { $end_tile_list }.
rule-14-2 = Sobald alle Stapel leer sind, und zwar schon ab dem Zug, in dem das letzte Gebäude gezogen wird, darfst du als Aktion die Spielende-Plättchen durchsuchen und eines deiner Wahl nehmen, solange noch welche da sind.
    .ruling = Unsere Auslegung: Ziehst du das letzte Gebäude, darfst du noch in diesem Zug suchen, denn du ziehst vor deiner Aktion, und dann sind alle Stapel leer. Die Regelhefte verlangen nur leere Stapel. In der Übersicht der Kurzregeln heißt es, wenn kein Gebäude mehr gelegt werden kann; das könnte auch einen Zug später bedeuten.
rule-14-3 = Hast du dich für das Durchsuchen entschieden, bist du daran gebunden. Erst dann siehst du, welche Plättchen übrig sind; die anderen sehen es nicht.
    .ruling = Laut Text sieht der Spieler die Plättchen als Teil der Aktion durch, und was übrig ist, bleibt geheim.
rule-14-4 = Ein Plättchen nutzt du in deinem eigenen Zug, sofort oder später: Francs und Siegpunkte erhältst du dann sofort. Ein Plättchen, das einen Marker zeigt, gibt dir wie in 12.5 eine Einheit davon für diesen Zug; es bildet keine Paare.
    .ruling = Dass sich ein solches Plättchen wie sein Marker verkaufen lässt, ist erschlossen.
rule-14-5 = Spielende-Plättchen liegen verdeckt vor ihrem Besitzer in der Reihenfolge, in der sie genommen wurden; wird eines genutzt, wird es umgedreht. Von mehreren derselben Art wird das zuerst genommene genutzt.
    .ruling = Von uns: Nach den Texten gehören Francs, Marker und Bonusplättchen hinter den Sichtschirm; wo Spielende-Plättchen aufbewahrt werden, sagen sie nicht.

rule-15 = Spielende und Schlusswertung
rule-15-1 = Wird das letzte Spielende-Plättchen genommen, wird die Runde zu Ende gespielt, und es folgt noch eine volle Runde. Alle hatten dann gleich viele Züge.
rule-15-2 = Zuerst erhält, wer Plättchen 27 besitzt, dessen Siegpunkte.
rule-15-3 = Dann wird jeder Bezirk mit einem SP-Plättchen gewertet. Jeder Spieler mit mindestens einem Ort dort addiert die Werte der Orte, die er dort besitzt. Der Erste, Zweite und Dritte erhalten die Siegpunkte auf dem Plättchen, ein Vierter erhält nichts. Ein Rang, den niemand erreicht, wird nicht weitergereicht.
rule-15-4 = Bei gleichen Summen liegt vorn, wer den höchsten einzelnen Ort hat; ein doppelt besessener Ort zählt hier nur einmal mit seinem Wert.
    .ruling = Unsere Auslegung: Zwei Schlüssel machen ein Gebäude oder Wahrzeichen nicht höher. Nach Plättchen 9 zählt es in allen Wertungen doppelt, und in der Summe tut es das (15 + 3 + 3 im Beispiel des deutschen Regelhefts). Bei Gleichstand entscheidet aber der höchste Einzelwert (13 gegen 11 im Beispiel).
rule-15-5 = Ist auch das gleich, was nur mit Plättchen 16 vorkommt, erhalten alle Beteiligten die Siegpunkte dieses Rangs, und für jeden weiteren von ihnen wird ein Rang übersprungen.
    .ruling = Der Text überspringt bei zwei Spielern einen Rang; dass mehr als einer übersprungen wird, ist erschlossen.
rule-15-6 = Zu zweit erhält der Zweite nur dann Siegpunkte, wenn er mindestens die Hälfte der Summe des Ersten hat.

rule-16 = Wer gewinnt
rule-16-1 = Die meisten Siegpunkte gewinnen.
rule-16-2 = Bei Gleichstand entscheiden die Francs, dann der Gesamtwert aller Orte, die man auf dem ganzen Spielplan besitzt; ist auch der gleich, wird der Sieg geteilt.

rule-17 = Offen und verdeckt
rule-17-1 = Vor allen verborgen sind die Reihenfolge der Stapel und die entfernten Gebäude; vor den anderen verborgen sind die Spielende-Plättchen, die jemand hat. Welche Spielende-Plättchen noch übrig sind, weiß nur, wer sie gerade durchsucht, und nur in diesem Moment.
rule-17-2 = Francs, Marker und Bonusplättchen werden hinter Sichtschirmen aufbewahrt, aber alle haben sie kommen und gehen sehen. Standardmäßig werden sie gezeigt; mit der Option für verdeckte Sichtschirme sehen die anderen nur, wie viele Bonusplättchen jemand hat.
    .ruling = Mitzählen könnte jeder; die Option ist für alle, die sich lieber auf ihr Gedächtnis verlassen.
