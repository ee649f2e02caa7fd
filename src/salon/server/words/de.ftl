# Die eigenen Worte des Servers: was er ablehnt, was um eine Partie herum geschieht, und die Computergegner.

refused-no-such-table = Diesen Tisch haben wir nicht gefunden. Prüfe den Link, den du bekommen hast.
refused-no-such-game = Das Spiel { $game } gibt es nicht. Wähle eines auf der Startseite.
refused-no-guide = Für dieses Spiel gibt es keine geführte erste Partie.
refused-no-such-player = Wähle einen dieser Computergegner: { $players }.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-move = { $move } ist kein Zug dieses Spiels.
refused-more-than-a-choice = Mach diese Züge nacheinander.
refused-no-such-moment = Diese Partie hat nur { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
refused-no-such-address = Unter dieser Adresse ist nichts.
refused-no-such-invitation = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-no-id = Dieser Anfrage fehlt eine Kennung (1 bis 64 Zeichen).
refused-bad-message = Der Tisch hat das nicht verstanden ({ $what }). Es hat sich nichts geändert.
refused-bad-sitter = Wähle, wer hier sitzt: du, ein Gast oder der Computer.
refused-too-large = Das war zu lang für den Tisch. Es hat sich nichts geändert.
refused-too-fast = Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.
refused-too-many-moves = Frage nach höchstens { $most ->
        [one] { $most } Zug
       *[other] { $most } Zügen
    } auf einmal.
refused-too-many-tables = Du hast viele Tische eröffnet. Versuche es später noch einmal.
refused-too-many-running = Du hast { $most ->
        [one] { $most } offene Partie
       *[other] { $most } offene Partien
    }. Spiele erst einige zu Ende.
refused-no-more-take-backs = Du hast in dieser Partie { $most ->
        [one] einmal
       *[other] { $most }-mal
    } einen Zug zurückgenommen. Mehr geht nicht.
refused-too-many-windows = Zu viele Fenster sind offen. Schließe einige und versuche es noch einmal.
refused-busy = Einen Moment, der Tisch rechnet noch. Versuche es gleich noch einmal.
refused-stale = Die Partie ist schon weiter. So steht sie jetzt.
refused-over = Die Partie ist zu Ende.
refused-not-over = Das siehst du, wenn die Partie zu Ende ist.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat begonnen. Die Plätze stehen fest.
refused-not-your-seat = Das ist nicht dein Platz. Öffne den Tisch mit deinem eigenen Link.
refused-only-host = Das kann nur, wer den Tisch eröffnet hat.
refused-only-watching = Du schaust zu. Nimm Platz, um mitzuspielen.
refused-not-here = Das geht nur an einem Tisch, an dem du sitzt.
refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-seats-open = Ein Platz ist noch frei. Warte, oder lass den Computer dort spielen.
refused-too-late = Das lässt sich nicht mehr zurücknehmen. Etwas wurde aufgedeckt, oder jemand anderes hat gezogen.
refused-nothing-to-ask = Es gibt keinen Zug, den du zurücknehmen könntest.
refused-nothing-asked = Gerade bittet niemand darum, einen Zug zurückzunehmen.
refused-not-away = { $player } sitzt noch am Tisch.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-bad-part = Ein Teil des Seeds und sein Hash haben 64 hexadezimale Ziffern.
refused-wrong-part = Das ist nicht der Teil des Seeds, den dein Platz zugesagt hat.
refused-committed = Dein Platz hat schon einen Teil an diesem Startaufbau.
refused-no-exchange = Hier werden gerade keine Teile des Seeds ausgetauscht.
refused-not-late = Warte noch ein wenig auf die anderen.
refused-foreign-origin = Diese Anfrage kam von einer anderen Website und wurde blockiert.
refused-foreign-host = Dieser Server antwortet nicht unter dem Namen { $host }. Wenn es deiner ist, starte ihn mit --name { $host }.
refused-server-full = Der Server hat gerade zu viele Besucher. Versuche es in einer Minute noch einmal.
refused-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe einige und versuche es noch einmal.
refused-not-saved = Der Server kann gerade nichts speichern, deshalb hat sich nichts geändert. Versuche es später noch einmal.
refused-went-wrong = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher. Versuche es noch einmal.

health-ok = Alles funktioniert.
health-closing = Der Server hält an. Keine Partie geht verloren.
health-missing = Nichts kann gespeichert werden, weil die Datei mit den Tischen weg ist.
health-replaced = Nichts kann gespeichert werden, weil die Datei mit den Tischen ersetzt wurde, während der Server lief. Starte den Server neu.
health-disk-full = Nichts kann gespeichert werden, weil die Festplatte voll ist.
health-read-only = Nichts kann gespeichert werden, weil sich die Datei mit den Tischen nur lesen lässt.
health-damaged = Nichts kann gespeichert werden, weil die Datei mit den Tischen beschädigt ist. Spiele eine Sicherung ein.
health-unavailable = Nichts kann gespeichert werden, weil die Datenbank nicht antwortet.

asks-back = { $player } möchte { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurücknehmen.
told-joined = { $player } nimmt Platz.
told-left = { $player } ist gegangen. Der Computer spielt weiter.
told-took-back = { $player } nimmt einen Zug zurück.
told-asked-back = { $player } bittet, einen Zug zurücknehmen zu dürfen.
told-answered-back-yes = { $player } ist einverstanden.
told-answered-back-no = { $player } ist nicht einverstanden.
told-rolled-back = Die Partie steht wieder bei einem früheren Zug.
told-hinted = { $player } bittet um einen Tipp.
told-sat-in = Der Computer springt für { $player } ein.
told-returned = { $player } ist wieder da.
told-replaced = Der Platz von { $player } ist für jemand Neues frei.
