# Was das geführte erste Spiel sagt, in der Reihenfolge seiner Schritte (`guide.toml`).

guide-welcome = Willkommen bei 7 Wonders. In jeder Runde wählen alle geheim eine Handkarte, dann wird alles zugleich aufgedeckt; so wächst deine Stadt. Bau die { card-ore-vein }: Sie kostet nichts und produziert in jeder Runde Erz.
guide-pass = Der Rest jeder Hand ist nach links gegangen: Du hast jetzt, was dein rechter Nachbar übrig ließ. Auch aus dem, was du weitergibst, wird gewählt. Bau die { card-stone-pit }: Dann produziert deine Stadt zwei Stein.
guide-wonder = Zwei Stein kostet der erste Bauabschnitt deines Weltwunders. Eine beliebige Handkarte kommt verdeckt darunter; was sie zeigt, spielt keine Rolle. Nimm { card-west-trading-post }: Der Bauabschnitt bringt Siegpunkte.
guide-shields = Deine erste Hand ist zurück, um drei Karten kleiner. Bau die { card-barracks } mit deinem Erz; Ressourcen werden nie verbraucht. Am Ende des Zeitalters werden deine Schilde mit denen jedes Nachbarn verglichen.
guide-trade = Die { card-workshop } braucht Glas, und dein linker Nachbar hat welches. Kauf es dort für { $rules_trade_price_counted }: Er kann nicht ablehnen und verliert nichts. Verkauft wird nur, was Spielpläne, braune und graue Karten produzieren.
guide-sell = Die letzte Runde des Zeitalters: Von zwei Karten spielst du eine, die andere wird abgelegt und bringt nichts. Den { card-guard-tower } kannst du nicht bezahlen, also verkauf ihn für { $rules_sale_counted }. Das geht mit jeder Karte.

guide-chain = Dein Schild hat beide Nachbarn besiegt: für dich je ein Sieg-Marker, Wert { $victory_1 }, später { $victory_2 } und { $victory_3 }, für sie je ein Niederlage-Marker. Nun eine Kette: Die { card-workshop } führt zum { card-archery-range }, also baust du ihn kostenlos.
guide-coin = In Zeitalter II gehen die Hände nach rechts. Das { card-sawmill } produziert zwei Holz, ab der folgenden Runde. Es kostet eine Münze, die an die Bank geht: Bau es.
guide-income = Dein linker Nachbar hat bei dir Erz gekauft: Du hast { $rules_trade_price_counted } bekommen, und dein Erz ist noch da. Bau die { card-glassworks }, dann musst du Glas nicht mehr kaufen.
guide-blue = Blaue Karten sind am Ende die Siegpunkte wert, die sie zeigen. Die { card-statue } braucht zwei Erz: Eines produzierst du, das andere kaufst du links. Bau sie; sie führt auch zu einer Karte von Zeitalter III.
guide-second-stage = Bauabschnitte werden vom ersten bis zum letzten gebaut. Der zweite braucht drei Holz: Zwei produzierst du, eines kaufst du rechts. Leg die { card-stables } darunter, dann kann sie auch sonst niemand bauen.
guide-science = Die grünen Karten links zeigen drei Schrifttafeln, einen Zirkel und ein Zahnrad. Jedes Symbol zählt seine Anzahl mal sich selbst: 9 + 1 + 1, und der Satz aus allen dreien { $rules_science_set_counted } dazu. Bau die { card-loom }.

guide-guild = Violette Karten sind Gilden. Sie kommen in Zeitalter III und zählen am Ende: Die { card-strategists-guild } gibt einen Siegpunkt für jeden Niederlage-Marker deiner Nachbarn, und sie haben schon fünf. Bau sie.
guide-goodbye = Bau die { card-gardens }: Deine { card-statue } führt dorthin. Am Ende zählen Konflikte, Weltwunder, blaue Karten, Forschung, gelbe Karten von Zeitalter III, Gilden und je { $rules_coins_a_point_counted } als 1 Siegpunkt. Ab jetzt spielst du frei!
