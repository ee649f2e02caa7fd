hidden = verdeckt
reason-over = Das Spiel ist zu Ende
    .short = vorbei
reason-not-waiting = Du bist gerade nicht an der Reihe
    .short = noch nicht
reason-no-such-action = Diese Aktion gibt es nicht
    .short = unbekannt
