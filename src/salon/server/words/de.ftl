# Die eigenen Worte des Servers: was er ablehnt, was um ein Spiel herum geschieht, und die Computerspieler.

refused-no-such-table = Unter dieser Adresse steht kein Tisch; prüfe den Link, den du bekommen hast.
refused-no-such-game = Das Spiel { $game } gibt es nicht; wähle eines von der Startseite.
refused-no-guide = Für dieses Spiel gibt es keine geführte erste Partie.
refused-no-such-player = Diesen Computerspieler gibt es nicht; zur Wahl stehen { $players }.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-move = { $move } ist kein Zug dieses Spiels.
refused-more-than-a-choice = Diese Züge sind mehr als eine Wahl; mach sie nacheinander.
refused-no-such-moment = Diesen Moment gibt es nicht: Das Spiel hat { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
refused-no-such-address = Unter dieser Adresse ist nichts.
refused-no-such-invitation = Diese Einladung gilt nicht mehr; bitte um eine neue.
refused-no-id = Jede Handlung braucht eine eigene Kennung von höchstens 64 Zeichen.
refused-bad-message = Diese Nachricht war nicht zu verstehen ({ $what }); nichts wurde geändert.
refused-bad-sitter = Ein Platz ist für mich, für einen Gast oder für einen Computerspieler.
refused-too-large = Diese Nachricht ist zu groß; nichts wurde geändert.
refused-too-fast = Das war zu viel auf einmal; warte kurz und versuche es noch einmal.
refused-too-many-moves = Frage nach höchstens { $most } Zügen auf einmal.
refused-too-many-tables = Von hier wurden zu viele Tische eröffnet; versuche es später noch einmal.
refused-too-many-running = Du hast { $most } Partien, die noch nicht zu Ende sind; beende erst einige.
refused-no-more-take-backs = Du hast in dieser Partie { $most }-mal zurückgenommen; mehr geht nicht.
refused-too-many-windows = Zu viele Fenster sind offen; schließe einige und versuche es noch einmal.
refused-busy = Der Tisch ist gerade beschäftigt; versuche es noch einmal.
refused-stale = Der Tisch ist schon weiter; so steht er jetzt.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das wird gezeigt, wenn das Spiel zu Ende ist.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-started = Das Spiel hat begonnen: Die Plätze stehen fest.
refused-not-your-seat = Das ist nicht dein Platz; öffne den Tisch mit deinem eigenen Link.
refused-only-host = Das kann nur, wer den Tisch eröffnet hat.
refused-only-watching = Du schaust zu; setz dich, um mitzuspielen.
refused-not-here = Danach kann hier nicht gefragt werden.
refused-table-full = Alle Plätze sind besetzt; du kannst zuschauen.
refused-seats-open = Es fehlt noch jemand: Warte, oder lass einen Computerspieler Platz nehmen.
refused-too-late = Das lässt sich nicht mehr zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gezogen.
refused-nothing-to-ask = Es gibt nichts, worum du bitten könntest.
refused-nothing-asked = Gerade bittet niemand um etwas.
refused-not-away = { $player } ist nicht abwesend.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-bad-part = Ein Teil des Seeds und sein Hash haben 64 hexadezimale Ziffern.
refused-wrong-part = Das ist nicht der Teil des Seeds, den dein Platz zugesagt hat.
refused-committed = Dein Platz hat schon einen Teil an diesem Startaufbau.
refused-no-exchange = Hier werden gerade keine Teile des Seeds ausgetauscht.
refused-not-late = Warte noch ein wenig auf die anderen.
refused-foreign-origin = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.
refused-foreign-host = Dieser Server antwortet nicht unter dem Namen { $host }. Wenn es deiner ist, starte ihn mit --name { $host }.
refused-server-full = Der Server hat gerade zu viele Besucher. Versuche es in einer Minute noch einmal.
refused-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen; schließe einige und versuche es noch einmal.
refused-not-saved = Der Server kann gerade nichts speichern; deshalb wurde nichts geändert. Versuche es später noch einmal.
refused-went-wrong = Bei uns ist etwas schiefgegangen; dein Spiel ist sicher. Versuche es noch einmal.

health-ok = Alles funktioniert.
health-closing = Der Server hält an; keine Partie geht verloren.
health-missing = Nichts kann gespeichert werden: Die Datei mit den Tischen ist weg.
health-replaced = Nichts kann gespeichert werden: Die Datei mit den Tischen wurde ersetzt, während der Server lief. Starte den Server neu.
health-disk-full = Nichts kann gespeichert werden: Die Festplatte ist voll.
health-read-only = Nichts kann gespeichert werden: Die Datei mit den Tischen lässt sich nur lesen.
health-damaged = Nichts kann gespeichert werden: Die Datei mit den Tischen ist beschädigt. Spiele eine Sicherung ein.
health-unavailable = Nichts kann gespeichert werden: Die Datenbank antwortet nicht.

asks-back = { $player } möchte { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurücknehmen.
told-joined = { $player } setzt sich.
told-left = { $player } ist gegangen; ein Computerspieler spielt weiter.
told-took-back = { $player } nimmt einen Zug zurück.
told-asked-back = { $player } bittet, einen Zug zurücknehmen zu dürfen.
told-answered-back-yes = { $player } ist einverstanden.
told-answered-back-no = { $player } ist nicht einverstanden.
told-rolled-back = Der Tisch steht wieder wie zuvor.
told-hinted = { $player } bittet um einen Tipp.
told-sat-in = Ein Computerspieler springt für { $player } ein.
told-returned = { $player } ist wieder da.
told-replaced = Der Platz von { $player } ist für jemand anderen frei.

player-random = zufällig
player-greedy = gierig
player-gentle = sanft
player-steady = solide
player-sharp = scharf
player-master = Meister
