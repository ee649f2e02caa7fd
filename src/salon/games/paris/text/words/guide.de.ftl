# Was das geführte erste Spiel sagt, in der Reihenfolge seiner Schritte (`guide.toml`).

guide-welcome = Willkommen in Paris. Du erwirbst Gebäude und Wahrzeichen in sechs Bezirken; wer am Ende die meisten Siegpunkte hat, gewinnt. Jeder Zug beginnt mit einem neuen Gebäude: Zieh das für { saint-germain }.
guide-first-key = Jetzt kommt deine Aktion. Deine Schlüssel liegen hinter deinem Sichtschirm und kommen zuerst auf eine Bank, nie direkt auf ein Gebäude. Platziere einen auf der Bank von { saint-germain } und nimm sofort { $bank_saint_germain_counted }.

guide-turn = Jeder Zug läuft gleich ab: ein Gebäude ziehen, genau eine Aktion ausführen, den Zug beenden. Als Aktion platzierst oder versetzt du einen Schlüssel. Zieh das Gebäude für { la-villette }.
guide-first-building = Versetze deinen Schlüssel von der Bank auf das Gebäude mit Wert 2 und zahle seinen Wert in Francs: Jetzt besitzt du es. Von einer Bank aus bleibt ein Schlüssel in seinem Bezirk.
guide-marker = Wer ein Gebäude als Erster erwirbt, darf den Marker daneben nehmen: hier { $marker_saint_germain_2 }. Bei Wahrzeichen wird Prestige zu Siegpunkten, also nimm es.
guide-bonus-tile = Mit Wert 1 oder 2 nimmst du auch ein Bonusplättchen; mit Wert 3 kostet es { $cost_bonus_at_3_counted }. Deine Bonus-Figur geht vorwärts zu dem Plättchen deiner Wahl. Nimm Plättchen 5: Es gibt dir { $tile_5_gain }.
guide-any-time = In deinem Zug darfst du nach dem Ziehen kaufen, verkaufen und Plättchen nutzen, so oft du willst. Noch brauchst du nichts: Behalte Prestige und Plättchen und beende den Zug.

guide-draw = Die Rückseite eines Gebäudes zeigt nur seinen Bezirk. Ist es gezogen, kommt es auf das Feld seines Werts, und alle können es erwerben. Zieh noch einmal für { la-villette }.
guide-arc = Platziere einen Schlüssel auf dem Arc. Dort bekommst du kein Geld, aber vom Arc darfst du den Schlüssel in jeden Bezirk versetzen.
guide-sharing = Auf jeder Bank und auf dem Arc darf nur ein Schlüssel von dir liegen; die der anderen stören nicht. Ist dein Schlüssel weitergezogen, kannst du wieder einen platzieren und Francs nehmen. Beende den Zug.

guide-taken = In { la-villette } besitzt dein Gegner die 8: Dort liegt ein Schlüssel, also ist sie besetzt. Die 4 ist wieder frei, denn dieser Schlüssel ist weitergezogen. Zieh noch ein Gebäude für diesen Bezirk.
guide-from-arc = Vom Arc aus zahlst du wie von einer Bank den vollen Wert. Du willst { $marker_la_villette_5 }: Versetze deinen Schlüssel auf das Gebäude mit Wert 5 in { la-villette }.
guide-resources = Die meisten Marker hängen vom Wert ab: Neben 4, 5 und 8 liegen { $marker_4 }, { $marker_5 } und { $marker_8 }. Nimm den Marker: { $marker_la_villette_5 }.
guide-upwards = Einen Schlüssel auf einem Gebäude kannst du später weiter versetzen: in seinem Bezirk und nur zu einem höheren Wert. Beende den Zug.

guide-keys = Am Anfang hattest du { $set_up_keys_2_counted }; mit Bonusplättchen kannst du { $set_up_reserve_keys } weitere aus der Reserve kaufen. Darum lohnt es sich, denselben Schlüssel noch einmal zu versetzen. Zieh das Gebäude für { saint-germain }.
guide-bank = Dir gehen die Francs aus, also platziere wieder einen Schlüssel auf einer Bank. Die Bank von { la-villette } zahlt { $bank_la_villette }.
guide-supply = Anfangs gibt es nichts zu kaufen: Der allgemeine Vorrat ist leer. Aber dein Gegner hat für die 8 auch { $cost_wood_for_8 } Holz bezahlt, und das liegt jetzt dort. Beende den Zug.

guide-end-game-tiles = Sieh dir die Stapel an. Sind alle leer, gibt es eine neue Aktion: die Spielende-Plättchen durchsuchen und eines nehmen, für ein paar Francs, Siegpunkte oder einen Marker. Zieh für { saint-germain }.
guide-buy = Die gezogene 8 kostet auch { $cost_wood_for_8 } Holz. Aus dem allgemeinen Vorrat kannst du Holz für { $prices_buy_wood_counted } kaufen, Marmor für { $prices_buy_marble } und Gold für { $prices_buy_gold }. Kauf das Holz.
guide-difference = Kommt dein Schlüssel von einem Gebäude, zahlst du nur die Differenz der beiden Werte. Versetze ihn von der 2 auf die 8; das Holz zahlst du dazu.
guide-on-top = Nimm das { $marker_saint_germain_8 }. Du wirst es brauchen: Wahrzeichen kosten außer Francs auch den Marmor und das Gold, die darauf abgebildet sind.
guide-points = Für die 8 hast du { $points_building_8_counted } erhalten. Mehr bekommst du für Prestige bei Wahrzeichen und für Bonusplättchen, am meisten aber am Ende in den Bezirken. Beende den Zug.

guide-fourth-key = Zähle die Schlüssel auf den Gebäuden von { la-villette }, ohne die Bank. Wer dort Schlüssel Nummer { $points_keys_for_vp_tile } hinlegt, darf ein SP-Plättchen legen, und das kannst du sein. Zieh das Gebäude für { chaillot }.
guide-use-tile = Du hast keine Francs mehr, aber ein Bonusplättchen. Nutze es jetzt, dann bekommst du { $tile_5_gain }. Ein genutztes Plättchen bleibt offen neben deinem Sichtschirm liegen.
guide-this-moment = Versetze deinen Schlüssel von der Bank auf die 2. Damit sind es { $points_keys_for_vp_tile_counted }, und nur für diesen bekommst du ein SP-Plättchen.
guide-benefits = Die Vorteile kommen der Reihe nach: der Marker, das Bonusplättchen, dann das SP-Plättchen. Auf jeden darfst du verzichten. Nimm das { $marker_la_villette_2 }.
guide-track = Bewege deine Bonus-Figur zu Plättchen 11: { $tile_11_points_counted } für jedes Gebäude mit Wert { $tile_11_value }, das du besitzt. Übersprungene bekommst du meist nicht mehr, also lass dir Zeit. Heb es auf, bis du mehr solche Gebäude besitzt.
guide-vp-tile = Wähle ein beliebiges SP-Plättchen und einen beliebigen Bezirk. Am Ende gibt dieses der höchsten Summe der Werte dort { $vp_tile_20_first_counted }, der zweiten { $vp_tile_20_second }. Leg es auf { saint-germain }, wo nur du etwas besitzt.
guide-second = Zu zweit erhält der Zweite nur dann Siegpunkte, wenn er mindestens die Hälfte der Summe des Ersten hat. Ein Bezirk ohne SP-Plättchen wird nicht gewertet. Beende den Zug.

guide-end = Ist das letzte der { $count_end_tiles } Spielende-Plättchen genommen, spielt ihr die Runde zu Ende und noch eine, dann werden die Bezirke gewertet. Zieh das Gebäude für { montmartre }.
guide-sell = Ein Wahrzeichen ist nah, aber dir fehlt 1 Franc. Silber zeigt es nur einmal, also verkauf eines: Für Bronze bekommst du { $prices_sell_bronze }, für Silber { $prices_sell_silver }, für Gold-Prestige { $prices_sell_gold_prestige_counted }. Auch Ressourcen kannst du verkaufen.
guide-landmark = Bau den { $landmark_12_name } in { saint-germain }: Sein Wert zählt dort am Ende mit. Von der 8 aus zahlst du nur die Differenz in Francs, dazu { $landmark_12_marble } Marmor und { $landmark_12_gold } Gold.
guide-prestige = Ein Wahrzeichen zeigt Prestigemarker. Für jeden darfst du einen solchen Marker abwerfen und bekommst die Siegpunkte daneben. Wirf dein { $marker_la_villette_2 } ab.
guide-leave = Für die anderen hast du nichts: Verzichte darauf. Wer nach dir in diesem Bezirk baut, braucht ein höheres Wahrzeichen als deines.
guide-goodbye = Ab hier entscheidest du selbst. Regelbuch und Spielhilfe findest du im Menü; am Ende zeigt der Wertungsbogen, woher jeder Siegpunkt kam. Beende den Zug, und viel Freude in Paris.
