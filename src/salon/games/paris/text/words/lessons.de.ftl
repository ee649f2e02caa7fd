# Was die Regeln von Paris lehrt, zu jedem Abschnitt des Regelbuchs: Absätze, Schritte und häufige Fehler.
# Jede Aussage folgt aus den Regeln in `rulebook.de.ftl`.

lesson-1-1 = Du [erwirbst](acquire) Gebäude und [Wahrzeichen](landmark) in sechs [Bezirken](district) von Paris. Wer am Ende die meisten Siegpunkte hat, gewinnt.
lesson-1-2 = Jeder Bezirk hat eine [Bank](bank), sechs Felder für Gebäude, eine Reihe für Wahrzeichen und Platz für ein [SP-Plättchen](vp-tile). Gebäude haben die Werte 1, 2, 3, 4, 5 und 8. Es gibt sechs Arten, vom Café bis zum Theater. Alle Wahrzeichen zusammen gelten als siebte Art.
lesson-1-3 = Deine Schlüssel zeigen, was du besitzt. Platziere sie auf Banken, um Francs zu bekommen. Versetze sie dann auf Gebäude und Wahrzeichen und bezahle dafür. Siegpunkte bekommst du während der Partie mit [Bonusplättchen](bonus-tile) und [Prestigemarkern](prestige), am Ende mit dem, was du in den Bezirken besitzt.

lesson-2-1 = Erst kommt der Spielplan, dann dein eigener Platz. Nach diesen Schritten kann der erste Zug beginnen.
lesson-2-step-1 = Legt neben jedes Feld einen Marker, passend zum Wert des Feldes ({ $marker_list }).
lesson-2-step-2 = Mischt die 36 Gebäude und nehmt { $set_up_removed } davon ungesehen aus dem Spiel.
lesson-2-step-3 = Bildet aus den übrigen drei verdeckte Stapel mit { $piles_of_3 } Gebäuden. Die Rückseite zeigt den Bezirk.
lesson-2-step-4 = Legt die acht Wahrzeichen und die sechs SP-Plättchen so aus, dass alle sie sehen.
lesson-2-step-5 = Legt die Spielende-Plättchen verdeckt neben den Spielplan, insgesamt { $count_end_tiles }.
lesson-2-step-6 = Legt die Bonusplättchen auf die dreißig Felder der Bonusleiste, jedes auf seine Nummer. Stapelt die Exemplare einer Nummer, bei 2/3/4 Spielern ({ $copies_list }).
lesson-2-step-7 = Stell deine Bonus-Figur vor das erste Feld der Bonusleiste.
lesson-2-step-8 = Stell deinen Sichtschirm auf und leg { $set_up_francs_counted } dahinter.
lesson-2-step-9 = Leg auch deine Schlüssel hinter den Sichtschirm. Zu zweit sind es { $set_up_keys_2_counted }, zu dritt { $set_up_keys_3 }, zu viert { $set_up_keys_4 }. Leg noch { $set_up_reserve_keys } in deine Reserve.
lesson-2-step-10 = Lost den Startspieler aus. Gespielt wird im Uhrzeigersinn; eine Runde endet, wenn der Startspieler wieder an die Reihe kommt.

lesson-3-1 = In deinem Zug bringst du ein neues Gebäude auf den Spielplan und führst dann eine Aktion aus.
lesson-3-2 = Nach dem Ziehen darfst du außerdem kaufen, verkaufen und Plättchen nutzen, so oft du willst. Sind alle Stapel leer, geht das von Beginn deines Zuges an.
lesson-3-3 = Du passt nur, wenn du keine der Aktionen ausführen kannst. Auch dann darfst du noch handeln und Plättchen nutzen.
lesson-3-step-1 = Zieh ein Gebäude und leg es auf sein Feld. Sind alle Stapel leer, entfällt dieser Schritt.
lesson-3-step-2 = Führe genau eine Aktion aus. Platziere einen Schlüssel, versetze einen Schlüssel oder durchsuche, wenn alle Stapel leer sind, die [Spielende-Plättchen](end-tile).
lesson-3-step-3 = Hast du einen Schlüssel versetzt, nimm die [Vorteile](benefit) oder verzichte darauf.
lesson-3-step-4 = Sag, dass dein Zug zu Ende ist. Dann zieht der nächste Spieler.
mistake-3-1 = Du hast eine Aktion je Zug, also platzierst du einen Schlüssel in einem Zug und versetzt ihn erst in einem späteren.

lesson-4-1 = Wähle einen Stapel, der noch nicht leer ist, und zieh das oberste Gebäude. Leg es auf das Feld seines Bezirks und Werts. Den Bezirk verrät dir die Rückseite schon vor dem Ziehen.
lesson-4-2 = Von nun an können alle dieses Gebäude mit einem Schlüssel erwerben. Überleg dir also vor dem Ziehen, wem ein Gebäude in diesem Bezirk hilft.
lesson-4-3 = Kommt auf ein Feld nie ein Gebäude, bleibt der [Marker](token) daneben liegen. Niemand kann ihn nehmen.
mistake-4-1 = Ein Gebäude, das du ziehst, gehört dir erst, wenn du einen Schlüssel dorthin versetzt und dafür bezahlst.

lesson-5-1 = Um etwas zu erwerben, brauchst du zuerst einen Schlüssel auf dem Spielplan. Nimm einen hinter deinem Sichtschirm hervor und platziere ihn auf einer Bank oder auf dem Arc de Triomphe in der Mitte, kurz [Arc](arc).
lesson-5-2 = Jede Bank hat ihren eigenen Betrag. Du nimmst ihn sofort in Francs, und der Schlüssel bleibt in diesem Bezirk. Auf dem Arc bekommst du nichts, dafür darfst du den Schlüssel von dort in jeden Bezirk versetzen.
lesson-5-3 = Auf jeder Bank und auf dem Arc darf ein Schlüssel von dir liegen. Die der anderen stören dich dort nicht. Ist dein Schlüssel weitergezogen, darfst du wieder einen platzieren und nimmst die Francs noch einmal.
mistake-5-1 = Ein Schlüssel hinter deinem Sichtschirm kommt immer zuerst auf eine Bank oder den Arc, nie direkt auf ein Gebäude oder Wahrzeichen.

lesson-6-1 = Versetze einen deiner Schlüssel auf dem Spielplan auf ein Gebäude oder Wahrzeichen und zahle die Kosten. Jetzt besitzt du es.
lesson-6-2 = Von einer Bank, einem Gebäude oder einem Wahrzeichen aus bleibt der Schlüssel in seinem Bezirk. Von einem Gebäude oder Wahrzeichen darf er nur zu einem höheren Wert. Eine Bank hat keinen Wert. Vom Arc darf er in jeden Bezirk.
lesson-6-3 = Das Ziel muss frei sein. Dort liegt kein Schlüssel, weder von dir noch von anderen. Nur die Bonusplättchen 9 und 16 erlauben mehr. Ein Gebäude muss schon auf dem Spielplan liegen.
mistake-6-1 = Versetzt du einen Schlüssel weiter, besitzt du das Gebäude oder Wahrzeichen nicht mehr, von dem er kommt, und alle können es erwerben.

lesson-7-1 = Von einer Bank oder vom Arc aus zahlst du den vollen Wert in Francs. Von einem Gebäude oder Wahrzeichen aus zahlst du nur die Differenz der beiden Werte. Steigt ein Schlüssel in Schritten auf, kostet dich das also nicht mehr Francs als ein großer Sprung.
lesson-7-2 = Manches kostet auch [Ressourcen](resource). Ein Gebäude mit Wert 8 kostet { $cost_wood_for_8 } Holz, ein Wahrzeichen den Marmor und das Gold, die darauf abgebildet sind. Fehlt dir etwas, kannst du nicht dorthin. Vorher darfst du noch kaufen und verkaufen.
mistake-7-1 = Von einem Gebäude oder Wahrzeichen aus zahlst du nur bei den Francs die Differenz, Holz, Marmor und Gold zahlst du ganz.

lesson-8-1 = Die acht Wahrzeichen haben die Werte 9 bis 16, mehr als jedes Gebäude. Dort wirfst du Prestigemarker für Siegpunkte ab, und deine Summe im Bezirk wächst.
lesson-8-2 = Nimm ein Wahrzeichen aus dem [allgemeinen Vorrat](supply), leg es an den Bezirk deines Schlüssels an und versetze den Schlüssel dorthin, alles in einer Aktion. Vom Arc aus wählst du den Bezirk. Du darfst auch auf ein freies Wahrzeichen, das schon im Bezirk liegt.
lesson-8-3 = Ist ein Wahrzeichen wieder frei, dürfen es alle nach denselben Regeln erwerben, auch wenn inzwischen ein höheres angelegt wurde.
mistake-8-1 = Ein neues Wahrzeichen muss höher sein als das zuletzt an diesen Bezirk angelegte, darum sperrt ein frühes hohes die niedrigeren dort aus.
mistake-8-2 = An einem Bezirk dürfen beliebig viele Wahrzeichen liegen, und ein neues braucht dort kein Gebäude.

lesson-9-1 = Nach dem Bezahlen bekommst du die Vorteile deines neuen Gebäudes oder Wahrzeichens, in dieser Reihenfolge.
lesson-9-2 = Zuerst darfst du den Marker neben dem Gebäude nehmen, falls er noch dort liegt.
lesson-9-3 = Dann zählt der Wert. Mit 1 oder 2 darfst du kostenlos ein Bonusplättchen nehmen, mit 3 für { $cost_bonus_at_3_counted }. Mit 8 bekommst du { $points_building_8_counted }. Bei einem Wahrzeichen darfst du bis zu drei abgebildete Prestigemarker abwerfen, einen je Abbildung, und bekommst die Siegpunkte daneben.
lesson-9-4 = Zuletzt kommt ein SP-Plättchen, falls dein Schlüssel eines bringt. Auf alles außer den Siegpunkten für eine 8 darfst du verzichten.
mistake-9-1 = Neben jedem Gebäude liegt nur ein Marker, darum bekommst du keinen, wenn ihn schon jemand genommen hat.
mistake-9-2 = Prestigemarker, die du bei einem Wahrzeichen abwirfst, sind aus dem Spiel.

lesson-10-1 = SP-Plättchen bestimmen, welche Bezirke am Ende gewertet werden. Ohne SP-Plättchen bringt ein Bezirk nichts.
lesson-10-2 = Zähle die Schlüssel aller Spieler auf den Gebäuden und Wahrzeichen eines Bezirks, ohne die Bank. Steigt ihre Zahl durch dein Versetzen auf { $points_keys_for_vp_tile }, darfst du sofort ein übriges SP-Plättchen nehmen. Leg es auf einen beliebigen Bezirk, der noch keines hat, am besten auf einen, in dem du vorn liegst. Verzichtest du, bringen spätere Schlüssel in jenem Bezirk keines mehr.
mistake-10-1 = Das SP-Plättchen darf auf jeden Bezirk, der noch keines hat, nicht nur auf den, in dem du versetzt hast.
mistake-10-2 = Ein Schlüssel, der in seinem Bezirk aufsteigt, ist dort kein neuer, denn nur Schlüssel von der Bank und vom Arc erhöhen die Zahl.

lesson-11-1 = Holz, Marmor und Gold sind Ressourcen. Mit ihnen bezahlst du Gebäude mit Wert 8 und Wahrzeichen. Prestigemarker gibt es in Bronze, Silber und Gold, und bei Wahrzeichen wirfst du sie für Siegpunkte ab. Mit Gold-Prestige bezahlst du nie das Gold eines Wahrzeichens.
lesson-11-2 = Holz kaufst du für { $prices_buy_wood_counted }, Marmor für { $prices_buy_marble }, Gold für { $prices_buy_gold }. Beim Verkauf bekommst du { $prices_sell_wood }, { $prices_sell_marble } und { $prices_sell_gold }. Prestigemarker kannst du nur verkaufen, Bronze für { $prices_sell_bronze }, Silber für { $prices_sell_silver }, Gold-Prestige für { $prices_sell_gold_prestige_counted }. Danach sind sie aus dem Spiel.
mistake-11-1 = Kaufen kannst du nur Ressourcen, die im allgemeinen Vorrat liegen, und zu Beginn sind dort keine, bis jemand welche bezahlt, verkauft oder zurücklegt.

lesson-12-1 = Bonusplättchen bekommst du mit Gebäuden der Werte 1, 2 und 3. Bewege deine Bonus-Figur beliebig weit vorwärts auf ein Feld mit einem Plättchen und nimm das oberste. Mehrere Figuren dürfen auf einem Feld stehen.
lesson-12-2 = Deine Figur geht nie von selbst zurück, also lass dir Zeit. Auf Feld 30 bekommst du durch Bewegen der Figur keine Plättchen mehr.
lesson-12-3 = Nutze ein Plättchen in deinem eigenen Zug, sofort oder später. Danach liegt es offen neben deinem Sichtschirm. Ein Plättchen, das als Marker zählt, tut das nur in diesem einen Zug.
mistake-12-1 = Jede Nummer bekommst du in der Partie nur einmal, auch wenn du das Plättchen schon genutzt hast.
mistake-12-2 = Ein Plättchen, das als Marker zählt, tut, was ein Marker tut: Du bezahlst damit, wirfst es bei einem Wahrzeichen ab oder verkaufst es.

lesson-13-1 = In Gruppen lernst du die Plättchen leicht. Einige geben dir Francs oder Siegpunkte, einige zählen als Marker. Viele werten, was du besitzt, wenn du sie nutzt, also warte, bis es sich lohnt. Mit 13 und 14 kaufst du einen Schlüssel aus deiner [Reserve](reserve). Mit 17 und 25 nimmst du noch ein Plättchen, mit 9 und 16 versetzt du einen Schlüssel dorthin, wo schon einer liegt.
lesson-13-2 = Nur Plättchen 27 wartet bis zum Ende. Dann bekommst du { $tile_27_points_counted } für jeden Franc.

lesson-14-1 = Sind alle Stapel leer, hast du eine neue Aktion, auch schon in dem Zug, in dem du das letzte Gebäude ziehst. Durchsuche die Spielende-Plättchen und nimm eines. Francs und Siegpunkte bekommst du, wenn du es nutzt. Ein Plättchen, das einen Marker zeigt, zählt für einen Zug als dieser Marker.
lesson-14-2 = Hast du dich für das Durchsuchen entschieden, gibt es kein Zurück. Nur du siehst, was übrig ist. Leg dein Plättchen verdeckt vor dich und nutze es in deinem eigenen Zug, sofort oder später.
lesson-14-3 = Es gibt insgesamt { $count_end_tiles }, und mit dem letzten naht das Ende der Partie.

lesson-15-1 = Ist das letzte Spielende-Plättchen genommen, spielt ihr die Runde zu Ende und noch eine volle Runde. Alle hatten dann gleich viele Züge. Nutze deine Plättchen bis dahin, denn danach zählt nur noch Plättchen 27. Dann wird gewertet.
lesson-15-step-1 = Hast du Bonusplättchen 27, bekommst du { $tile_27_points_counted } für jeden deiner Francs.
lesson-15-step-2 = Seht euch jeden Bezirk mit einem SP-Plättchen an. Besitzt du dort mindestens ein Gebäude oder Wahrzeichen, addiere die Werte. Wo zwei Schlüssel von dir liegen, zählt der Wert doppelt.
lesson-15-step-3 = Die höchste Summe ist der erste Rang. Der Erste, Zweite und Dritte bekommen die Siegpunkte auf dem SP-Plättchen, ein Vierter nichts.
lesson-15-step-4 = Bei gleichen Summen liegt vorn, wer dort das höchste einzelne Gebäude oder Wahrzeichen besitzt. Ist auch das gleich, bekommen alle Beteiligten die Siegpunkte dieses Rangs, und für jeden weiteren von ihnen wird ein Rang übersprungen.
lesson-15-step-5 = Zu zweit bekommt der Zweite nur dann Siegpunkte, wenn er mindestens die Hälfte der Summe des Ersten hat.
mistake-15-1 = Ein Rang, den niemand erreicht, wird nicht weitergereicht, also bekommst du allein in einem Bezirk nur die Siegpunkte des ersten Rangs.

lesson-16-1 = Die meisten Siegpunkte gewinnen. Bei Gleichstand entscheiden die meisten Francs, dann der Gesamtwert aller Gebäude und Wahrzeichen, die du auf dem ganzen Spielplan besitzt. Ist auch der gleich, teilt ihr euch den Sieg.

lesson-17-1 = Niemand kennt die Reihenfolge der Stapel und die Gebäude, die aus dem Spiel sind. Deine Spielende-Plättchen sehen die anderen nicht, und nur wer gerade sucht, sieht, welche noch übrig sind.
lesson-17-2 = Francs, Marker und Bonusplättchen sind für alle sichtbar, denn alle haben sie kommen und gehen sehen. Mit der Option für verdeckte Sichtschirme siehst du nur, wie viele Bonusplättchen die anderen haben.
