# Worte um den Tisch herum: Kopfzeile, Menü, Vorhang, Bitten, das Ende.

again = Noch einmal
close = Schließen
copied = Kopiert.
go-home = Zur Startseite
nowhere = Unter dieser Adresse ist nichts.
no-connection = Der Server ist nicht zu erreichen.
went-wrong = Etwas ist schiefgegangen.
understood = Verstanden
connecting = verbinde …
reconnecting = verbinde neu …

table-opening = Der Tisch wird geöffnet …
seat-gone = Dieser Platz ist auf einem anderen Gerät geöffnet, oder du hast ihn verlassen.
table-unnamed = Tisch
title-table = { $name } · Salon
title-your-turn = ● Du bist dran · { $name } · Salon
notice-your-turn = Du bist dran.

header-you = dich
header-your-turn = Du bist dran
header-watching = Du schaust zu
header-stand-in = Der Computer spielt für { $names }
header-stand-in-short = Computer: { $names }
header-waiting = Warten auf { $names }

menu = Menü
menu-language = Sprache
menu-pace = Züge der anderen
menu-in-words = Textansicht
menu-notify = Sag mir, wenn ich dran bin
menu-aid = Spielhilfe (A)
menu-rules = Regelbuch
menu-components = Spielmaterial und Quellen
menu-watch = Link zum Zuschauen kopieren
menu-device = Meinen Platz auf einem anderen Gerät öffnen
menu-device-done = Dieser Link öffnet deinen Platz. Frühere Links und andere Geräte öffnen ihn nicht mehr.
menu-leave = Den Tisch verlassen
menu-stay = Bleiben
menu-leave-sure = Den Tisch verlassen? Der Computer spielt für dich weiter.
pace-instant = sofort
pace-normal = langsam
pace-step = Zug für Zug
pace-next = Nächster Zug (N)
pace-all = Alle zeigen ({ $moves })

curtain-title = Gib das Gerät weiter
curtain-nobody = Gerade ist hier niemand dran
curtain-one = Nimm das Gerät, dann siehst du hinter deinen Sichtschirm.
curtain-any = Alle wählen gleichzeitig, in beliebiger Reihenfolge. Nimm das Gerät, dann siehst du deine eigenen Karten.
curtain-sit = Ich bin { $name }

hint-ask = Tipp
hint-title = Ein Tipp
hint-thinking = Überlegt …
hint-wins = Sieg etwa { $wins }
hint-points = etwa { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
hint-none = Du hast nur einen Zug.

agree = Einverstanden
disagree = Nein
asked-waiting = Du hast gebeten, einen Zug zurückzunehmen. Warten auf die anderen.
away = { $name } ist schon eine Weile weg.
sit-in = Den Computer einspringen lassen ({ $level })

end-title = Das Ergebnis
end-look = Den Spielplan ansehen
aid-print = Druckansicht

keys-title = Tasten
keys-choose = eines der Angebote wählen
keys-play = spielen, was du gewählt hast
keys-take-back = die letzte Wahl zurücknehmen
keys-cancel = abbrechen
keys-hint = um einen Tipp bitten
keys-next = den nächsten Zug der anderen zeigen
keys-aid = Spielhilfe
keys-list = diese Liste
