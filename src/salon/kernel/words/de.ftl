hidden = verdeckt
reason-over = Das Spiel ist zu Ende
reason-not-waiting = Du bist gerade nicht an der Reihe
reason-no-such-action = Diese Aktion gibt es nicht
