# Was das geführte erste Spiel sagt, in der Reihenfolge seiner Schritte (`guide.toml`).

guide-welcome = Willkommen bei 7 Wonders. In jeder Runde wählen alle geheim eine Handkarte, dann decken alle zugleich auf; so wächst deine Stadt. Bau das { card-ore-vein }: Es kostet nichts und produziert in jeder Runde Erz.
guide-pass = Alle haben ihre übrigen Karten nach links weitergegeben: Du hast jetzt, was dein rechter Nachbar nicht wollte. Achte darauf, was du weitergibst. Bau den { card-stone-pit }: Dann produziert deine Stadt zwei Stein.
guide-wonder = Der erste Bauabschnitt deines Weltwunders kostet zwei Stein. Leg eine beliebige Handkarte verdeckt darunter; welche, spielt keine Rolle. Nimm { card-west-trading-post }: Der Bauabschnitt bringt Siegpunkte.
guide-shields = Deine ersten Karten sind wieder da, drei sind weg. Bau die { card-barracks } mit deinem Erz; Ressourcen verbrauchst du nie. Am Ende des Zeitalters vergleichst du deine Schilde mit denen jedes Nachbarn.
guide-trade = Die { card-workshop } braucht Glas, und dein linker Nachbar hat welches. Kauf es dort für { $rules_trade_price_counted }: Er kann nicht ablehnen und verliert nichts. Kaufen kannst du nur, was Spielpläne, braune und graue Karten produzieren.
guide-sell = Die letzte Runde des Zeitalters: Von zwei Karten spielst du eine, die andere wirfst du ab und bekommst nichts dafür. Den { card-guard-tower } kannst du nicht bezahlen, also wirf ihn für { $rules_sale_counted } ab. Das geht mit jeder Karte.

guide-chain = Dein Schild hat beide Nachbarn besiegt: für dich je ein Sieg-Marker, Wert { $victory_1 }, später { $victory_2 } und { $victory_3 }, für sie je ein Niederlage-Marker. Nun eine Kette: Du hast die { card-workshop }, also baust du den { card-archery-range } kostenlos.
guide-coin = In Zeitalter II gibst du deine Karten nach rechts weiter. Das { card-sawmill } produziert zwei Holz, ab der folgenden Runde. Es kostet eine Münze, die in den allgemeinen Vorrat kommt: Bau es.
guide-income = Dein linker Nachbar hat bei dir Erz gekauft: Du hast { $rules_trade_price_counted } bekommen, und dein Erz ist noch da. Bau die { card-glassworks }, dann musst du Glas nicht mehr kaufen.
guide-blue = Blaue Karten bringen am Ende Siegpunkte. Die { card-statue } braucht zwei Erz: Eines produzierst du, das andere kaufst du links. Bau sie; mit einer Kette bekommst du dafür später eine Karte aus Zeitalter III kostenlos.
guide-second-stage = Bauabschnitte vollendest du vom ersten bis zum letzten. Der zweite braucht drei Holz: Zwei produzierst du, eines kaufst du rechts. Leg die { card-stables } darunter, dann kann sie auch sonst niemand bauen.
guide-science = Die grünen Karten links zeigen drei Schrifttafeln, einen Zirkel und ein Zahnrad. Gleiche Symbole zählen im Quadrat: 9 + 1 + 1, und das Set aus allen dreien { $rules_science_set_counted } dazu. Bau den { card-loom }.

guide-guild = Violette Karten sind Gilden. Sie kommen in Zeitalter III und zählen am Ende, oft bei den Nachbarn: Die { card-strategists-guild } zählt einen Siegpunkt für jeden ihrer Niederlage-Marker, und sie haben schon fünf. Bau sie.
guide-goodbye = Bau die { card-gardens }: kostenlos, denn du hast die { card-statue }. Am Ende zählen Konflikte, Weltwunder, blaue Karten, Forschung, gelbe Karten aus Zeitalter III, Gilden und je { $rules_coins_a_point_counted } als 1 Siegpunkt. Ab jetzt entscheidest du selbst.
