reason-over = Die Partie ist zu Ende
    .short = vorbei
reason-not-waiting = Du bist gerade nicht an der Reihe
    .short = noch nicht
reason-no-such-action = Diese Aktion gibt es nicht
    .short = unbekannt
hint-even = Etwa so gut wie die anderen.
hint-later = Was das wert ist, zeigt sich erst nach vielen Zügen.
