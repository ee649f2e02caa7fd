# Der Tisch von 7 Wonders. Die Namen der Teile, Züge und Gründe kommen vom Server.
kind-brown = Rohstoffe
kind-grey = Manufaktur
kind-blue = Profanbau
kind-yellow = Handel
kind-red = Militär
kind-green = Forschung
kind-purple = Gilden
kind-black = Cities
kind-white = Anführer

question = Frage
answer = Deine Antwort

age = Zeitalter { $age }
leader = Anführer
age-turn = Zeitalter { $age }, Runde { $turn } von { $turns }
age-last = Zeitalter { $age }, die letzte Karte
chain-from = mit { $cards }
chain-to = dann { $cards }
chain-more = { $card } +{ $more }

# Was auf den Karten der Hand steht
own-goods = du hast alles
nothing = kostenlos
by-chain = kostenlos durch Kette
by-right = kostenlos (1× je Zeitalter)
either-side = links/rechts
both-sides = links+rechts
not-possible = nicht jetzt
short-own = selbst
short-chain = Kette
short-free = gratis
short-left = li.
short-right = re.
short-either = L/R
short-both = L+R
short-no = nein

# Die Frage
q-turn = Wähle eine Karte
q-recruit = Wähle einen Anführer
q-last = Deine letzte Karte des Zeitalters
q-draft = Behalte einen Anführer
q-pick = Bau eine Karte aus dem Ablagestapel
q-lay = Einen Anführer auf den Spielplan legen?
q-recruit-free = Noch einen Anführer rekrutieren?
q-copy = Kopiere einen Anführer eines Nachbarn
q-debt = Münzen oder Schulden?
q-boards = Wähle deinen Spielplan
q-over = Die Partie ist zu Ende
q-more = Bring deine Wahl zu Ende
q-watching = Du schaust zu
q-waiting = { $names } { $count ->
    [one] wählt
   *[other] wählen
} noch
under-turn = Alle wählen gleichzeitig. Du kannst deine Wahl ändern, bis alle gewählt haben.
under-recruit = Vor jedem Zeitalter spielst du einen Anführer. Rekrutiere ihn, leg ihn unter einen Bauabschnitt oder verkauf ihn.
under-last = Die anderen werfen ihre ab.
under-draft = Gib die übrigen nach rechts weiter.
under-pick = Du baust sie kostenlos.
under-lay = Sein Effekt endet. Am Ende der Partie ist er { $times ->
    [one] seine Kosten
   *[other] { $times }-mal seine Kosten
} in Siegpunkten wert.
under-recruit-free = Du kannst auch verzichten.
under-copy = Von nun an hast auch du seinen Effekt.
under-debt = Du verlierst { $loss } { $loss ->
    [one] Münze
   *[other] Münzen
}. Für jede Münze, die du nicht zahlst, nimmst du einen Schulden-Marker (−1 Siegpunkt).
under-boards = Danach wählt der nächste Spieler.
rule = Regel { $clause }

guide-step = Schritt { $step } von { $steps }
build-title = { $card } bauen
recruit-title = { $card } rekrutieren
stage-title = { $card } unter Bauabschnitt { $stage }
sell-title = { $card } verkaufen
use = Was mit der Karte geschieht
use-build = Bauen
use-recruit = Rekrutieren
use-stage = Bauabschnitt
use-sell = Verkaufen für { $coins }
which-stage = Welcher Bauabschnitt
how-to-pay = Wer die Münzen bekommt
pay-line-own = Du produzierst alles, was nötig ist.
pay-line-nothing = Das kostet nichts.
pay-line-chain = Kostenlos durch eine Kette, weil du { $card } hast.
pay-line-always = Kostenlos durch deinen Anführer.
pay-line-right = Kostenlos, einmal in diesem Zeitalter.
pay-line-bank = { $coins ->
    [one] 1 Münze in den Vorrat.
   *[other] { $coins } Münzen in den Vorrat.
}
pay-line-left = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an { $name } links von dir.
pay-line-right-hand = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an { $name } rechts von dir.
pay-line-both = { $left ->
    [one] 1 Münze
   *[other] { $left } Münzen
} an { $leftName }, { $right ->
    [one] 1 Münze
   *[other] { $right } Münzen
} an { $rightName }.
keeps = { $coins ->
    [one] Dir bleibt 1 Münze.
   *[other] Dir bleiben { $coins } Münzen.
}
do-build = Bauen
do-build-pay = Bauen, { $who } zahlen
do-recruit = { $coins ->
    [0] Kostenlos rekrutieren
    [one] Rekrutieren für 1 Münze
   *[other] Rekrutieren für { $coins } Münzen
}
do-stage = Bauabschnitt vollenden
do-stage-pay = Bauabschnitt vollenden, { $who } zahlen
do-sell = { $coins ->
    [one] Verkaufen für 1 Münze
   *[other] Verkaufen für { $coins } Münzen
}
do-choose = Wählen
do-none = Nichts davon
do-debt = { $debts ->
    [0] Alles bezahlen
    [one] 1 Schulden-Marker nehmen
   *[other] { $debts } Schulden-Marker nehmen
}
who-one = { $coins } an { $name }
who-both = { $left } und { $right }
chosen-title = Du hast gewählt
chosen-under = Du kannst es ändern, bis alle gewählt haben.
think-again = Anders wählen
take-back = Zurücknehmen
ask-back = Zurücknehmen erbitten

# Der Tisch
left = links
right = rechts
you = du
your-city = deine Stadt
side = Seite { $side }
any-order = Bauabschnitte in beliebiger Reihenfolge
buy-here = Hier kannst du kaufen
buy-less = die erste Ressource { $less ->
    [one] 1 Münze
   *[other] { $less } Münzen
} billiger
nothing-to-buy = Hier gibt es noch nichts zu kaufen
sells = verkauft { $what } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
you-make = du produzierst
makes = produziert
one-of = wahlweise { $list }
coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
shields = { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
points = { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
conflicts = Militärische Konflikte
won-lost = { $won } gewonnen, { $lost } verloren
diplomat = nimmt an den Konflikten dieses Zeitalters nicht teil
debts = { $debts } Schulden-Marker
stages-built = { $built } von { $of } { $of ->
    [one] Bauabschnitt
   *[other] Bauabschnitten
}
symbols = { $count } × { $symbol }
has-chosen = hat gewählt
is-choosing = wählt noch
hand-of = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
open-city = die ganze Stadt
cards = gebaute Karten
close = Schließen
no-cards = Noch nichts gebaut
under-stage = darunter: { $card }
laid = auf den Spielplan gelegt
copied = kopiert { $leader }
may-hold = Mögliche Handkarten
computer = Computer, { $level }
stand-in = vom Computer vertreten
away = nicht da

chosen-count = { $chosen } von { $all } haben gewählt
pass-left = Karten nach links
pass-right = Karten nach rechts
discarded = Ablagestapel: { $count }
lately = Letzte Ereignisse
steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
step-of = { $step } von { $steps }
step-back = der Schritt davor
step-on = der nächste Schritt
more-chains = Ketten
more-out = Noch im Umlauf
out-title = Karten aus Zeitalter { $age }, noch im Umlauf
out-under = Nicht in einer Stadt, nicht auf deiner Hand und nicht von dir verkauft oder unter einen Bauabschnitt gelegt.
out-perhaps = vielleicht
out-copies = { $count } ×
chains-title = Ketten
chains-under = Besitzt du eine Karte, baust du die nächste in ihrer Kette kostenlos.
in-city = in deiner Stadt
in-hand = auf deiner Hand

# Kleine Bildschirme
tabs = Ansichten
tab-hand = Handkarten
tab-city = Meine Stadt
tab-cities = Städte
tab-chains = Ketten
tab-log = Verlauf

keys-build = die Karte bauen
keys-stage = mit ihr einen Bauabschnitt vollenden
keys-discard = sie für Münzen abwerfen
