# Worte um den Tisch herum: Kopfzeile, Menü, Vorhang, Bitten, das Ende.

again = Noch einmal
close = Schließen
copied = Kopiert.
go-home = Zur Startseite
nowhere = Unter dieser Adresse ist nichts.
no-connection = Der Server ist nicht zu erreichen.
went-wrong = Etwas ist schiefgegangen.
understood = Gut
connecting = verbinde …
reconnecting = verbinde neu …

table-opening = Der Tisch wird geöffnet …
seat-gone = Dieser Platz ist jetzt anderswo geöffnet oder wurde aufgegeben.
table-unnamed = Tisch
title-table = { $name } · Salon
title-your-turn = ● Du bist dran · { $name } · Salon
notice-your-turn = Du bist dran.

header-you = dich
header-your-turn = Du bist dran
header-waiting = Warten auf { $names }

menu = Menü
menu-language = Sprache
menu-pace = Züge der anderen
menu-in-words = Der Tisch in Worten
menu-notify = Sag mir, wenn ich dran bin
menu-aid = Spielhilfe (A)
menu-rules = Regelbuch
menu-components = Was wir vom Material wissen
menu-watch = Link zum Zuschauen kopieren
menu-device = Meinen Platz auf einem anderen Gerät öffnen
menu-device-done = Dieser Link öffnet deinen Platz. Ältere Links gelten nicht mehr, und andere Geräte verlieren diesen Platz.
menu-leave = Den Tisch verlassen
menu-leave-sure = Wirklich gehen? Ein Computerspieler spielt für dich weiter.
pace-instant = sofort
pace-normal = ruhig
pace-step = einzeln
pace-next = Nächster Zug (N)
pace-all = Alle zeigen ({ $moves })

curtain-title = Gib das Gerät weiter
curtain-nobody = Hier muss gerade niemand entscheiden
curtain-one = Nur wer sich setzt, sieht, was hinter dem Sichtschirm liegt.
curtain-any = Alle wählen gleichzeitig, in beliebiger Reihenfolge. Nur wer sich setzt, sieht die eigenen Sachen.
curtain-sit = Ich bin { $name }

hint-ask = Tipp
hint-title = Ein Tipp
hint-thinking = Überlegt …
hint-wins = Sieg { $wins }
hint-points = etwa { $points } Punkte
hint-none = Hier gibt es nichts zu wählen.

agree = Einverstanden
disagree = Nein
asked-waiting = Du hast gebeten, einen Zug zurückzunehmen; die anderen entscheiden.
away = { $name } ist schon eine Weile weg.
sit-in = Computer einspringen lassen ({ $level })

end-title = Das Ergebnis
end-look = Den Spielplan ansehen
aid-print = Zum Drucken
