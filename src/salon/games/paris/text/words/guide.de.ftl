# Was das geführte erste Spiel sagt, in der Reihenfolge seiner Schritte (`guide.toml`).

guide-welcome = Willkommen in Paris. Du kaufst dich in Gebäude und Wahrzeichen von sechs Bezirken ein; wer am Ende die meisten Siegpunkte hat, gewinnt. Jeder Zug beginnt mit einem Gebäude: Zieh das aus { saint-germain }.
guide-first-key = Jetzt eine Aktion. Deine Schlüssel liegen hinter deinem Sichtschirm und kommen zuerst auf eine Bank, nie direkt auf ein Gebäude. Platziere einen auf der Bank von { saint-germain }: Sie zahlt dir sofort { $bank_saint_germain_counted }.

guide-turn = Jeder Zug läuft gleich ab: ein Gebäude ziehen, genau eine Aktion ausführen, den Zug beenden. Als Aktion platzierst oder versetzt du einen Schlüssel. Zieh das Gebäude aus { la-villette }.
guide-first-building = Versetz deinen Schlüssel von der Bank auf das Gebäude mit Wert 2 und zahl seinen Wert in Francs: Dann besitzt du es. Von einer Bank aus bleibt ein Schlüssel in seinem Bezirk.
guide-marker = Neben dem Gebäude liegt ein Marker für den, der es als Erster erwirbt. Hier ist es { $marker_saint_germain_2 }. Prestige wird bei einem Wahrzeichen zu Siegpunkten, also nimm es.
guide-bonus-tile = Die Werte 1 und 2 bringen auch ein Bonusplättchen; beim Wert 3 kostet es { $cost_bonus_at_3_counted }. Deine Figur geht vorwärts zu dem Plättchen deiner Wahl. Nimm Plättchen 5: Es gibt dir { $tile_5_gain }.
guide-any-time = In deinem Zug darfst du nach dem Ziehen kaufen, verkaufen und Plättchen nutzen, so oft du willst. Noch brauchst du nichts: Behalte Prestige und Plättchen und beende den Zug.

guide-draw = Die Rückseite eines Gebäudes zeigt nur seinen Bezirk. Ist es gezogen, kommt es auf das Feld seines Werts, und alle können es erwerben. Zieh noch einmal aus { la-villette }.
guide-arc = Platziere einen Schlüssel auf dem Arc. Dort gibt es kein Geld, aber vom Arc darf ein Schlüssel in jeden Bezirk.
guide-sharing = Auf jeder Bank und auf dem Arc hast du höchstens einen Schlüssel zur selben Zeit. Ihr nehmt einander dort keinen Platz weg; ist dein Schlüssel weitergezogen, zahlt dir die Bank erneut. Beende den Zug.

guide-taken = In { la-villette } besitzt dein Gegner die 8: Ein Ort, auf dem ein Schlüssel liegt, ist besetzt. Die 4 ist wieder frei, denn dieser Schlüssel ist weitergezogen. Zieh noch ein Gebäude dieses Bezirks.
guide-from-arc = Vom Arc aus zahlst du wie von einer Bank den vollen Wert. Du willst { $marker_la_villette_5 }: Versetz deinen Schlüssel auf das Gebäude mit Wert 5 in { la-villette }.
guide-resources = Die meisten Marker hängen vom Wert ab: Neben 4, 5 und 8 liegen { $marker_4 }, { $marker_5 } und { $marker_8 }. Nimm den Marker: { $marker_la_villette_5 }.
guide-upwards = Ein Schlüssel auf einem Gebäude kann später weiterziehen: in seinem Bezirk und nur zu einem höheren Wert. Beende den Zug.

guide-keys = Am Anfang hattest du { $set_up_keys_2_counted }; mit Bonusplättchen kannst du { $set_up_reserve_keys } weitere aus der Reserve kaufen. Darum lohnt es sich, denselben Schlüssel noch einmal zu versetzen. Zieh das Gebäude aus { saint-germain }.
guide-bank = Dir gehen die Francs aus, also platziere wieder einen Schlüssel auf einer Bank. Die Bank von { la-villette } zahlt { $bank_la_villette }.
guide-supply = Anfangs gibt es nichts zu kaufen: Der Vorrat ist leer. Aber dein Gegner hat für die 8 auch { $cost_wood_for_8 } Holz bezahlt, und das liegt jetzt dort. Beende den Zug.

guide-end-game-tiles = Sieh dir die Stapel an. Sind alle leer, gibt es eine neue Aktion: die Spielende-Plättchen durchsuchen und eines nehmen, für ein paar Francs, Siegpunkte oder einen Marker. Zieh aus { saint-germain }.
guide-buy = Die gezogene 8 kostet auch { $cost_wood_for_8 } Holz. Aus dem Vorrat kannst du Holz für { $prices_buy_wood_counted } kaufen, Marmor für { $prices_buy_marble } und Gold für { $prices_buy_gold }. Kauf das Holz.
guide-difference = Für einen Schlüssel, der von einem Gebäude kommt, zahlst du nur die Differenz der beiden Werte. Versetz deinen von der 2 auf die 8; das Holz zahlst du dazu.
guide-on-top = Nimm das { $marker_saint_germain_8 }. Du wirst es brauchen: Wahrzeichen kosten außer Francs auch den Marmor und das Gold, die darauf abgebildet sind.
guide-points = Der Wert 8 hat dir { $points_building_8_counted } gebracht. Weitere bringen Prestige bei Wahrzeichen und Bonusplättchen, und am meisten bringen am Ende die Bezirke. Beende den Zug.

guide-fourth-key = Zähl die Schlüssel auf den Gebäuden von { la-villette }, ohne die Bank. Wer die Zahl auf { $points_keys_for_vp_tile } bringt, darf ein SP-Plättchen legen, und das kannst du sein. Zieh das Gebäude aus { chaillot }.
guide-use-tile = Du hast keine Francs mehr, aber ein Bonusplättchen. Nutzt du es jetzt, gibt es dir { $tile_5_gain }. Ein genutztes Plättchen bleibt offen neben deinem Sichtschirm liegen.
guide-this-moment = Versetz deinen Schlüssel von der Bank auf die 2. Damit sind es { $points_keys_for_vp_tile_counted }, und nur dieser Moment bringt das SP-Plättchen: Der nächste Schlüssel bringt keines.
guide-benefits = Die Vorteile kommen der Reihe nach: der Marker, das Bonusplättchen, dann das SP-Plättchen. Auf jeden darfst du verzichten. Nimm das { $marker_la_villette_2 }.
guide-track = Beweg deine Figur weiter zu Plättchen 11: { $tile_11_points_counted } für jedes Gebäude mit Wert { $tile_11_value }, das du besitzt. Was sie überspringt, ist meist verloren: Lass dir Zeit. Nutz das Plättchen später, mit mehr solchen Gebäuden.
guide-vp-tile = Wähl ein beliebiges SP-Plättchen und einen beliebigen Bezirk. Am Ende gibt dieses der höchsten Summe der Werte dort { $vp_tile_20_first_counted }, der zweiten { $vp_tile_20_second }. Leg es auf { saint-germain }, wo nur du etwas besitzt.
guide-second = Zu zweit erhält der Zweite nur dann Siegpunkte, wenn er mindestens die Hälfte der Summe des Ersten hat. Ein Bezirk ohne SP-Plättchen wird nicht gewertet. Beende den Zug.

guide-end = Das Ende kommt mit dem letzten der { $count_end_tiles } Spielende-Plättchen: Ist es genommen, spielt ihr die Runde zu Ende und noch eine, dann werden die Bezirke gewertet. Zieh das Gebäude aus { montmartre }.
guide-sell = Ein Wahrzeichen ist nah, aber dir fehlt ein Franc. Silber zeigt es nur einmal, also verkauf eines: Bronze bringt { $prices_sell_bronze }, Silber { $prices_sell_silver }, Gold-Prestige { $prices_sell_gold_prestige_counted }. Auch Ressourcen kannst du verkaufen.
guide-landmark = Bau den { $landmark_12_name } in { saint-germain }: Sein Wert zählt dort am Ende mit. Von der 8 aus zahlst du nur die Differenz in Francs, dazu { $landmark_12_marble } Marmor und { $landmark_12_gold } Gold.
guide-prestige = Ein Wahrzeichen zeigt Abbildungen von Prestige. Für jede darfst du einen solchen Marker abwerfen und bekommst die Siegpunkte daneben. Wirf dein { $marker_la_villette_2 } ab.
guide-leave = Für die anderen Abbildungen hast du nichts: Verzichte darauf. Wer nach dir in diesem Bezirk baut, braucht ein höheres Wahrzeichen als deines.
guide-goodbye = Ab hier spielst du frei gegen den Computerspieler. Regelbuch und Spielhilfe findest du im Menü; am Ende zeigt der Wertungsbogen, woher jeder Punkt kam. Beende den Zug, und viel Freude in Paris!
