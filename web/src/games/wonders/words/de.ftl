# Der Tisch von 7 Wonders. Die Namen der Teile, Züge und Gründe kommen vom Server.
letter-brown = R
letter-grey = P
letter-blue = Z
letter-yellow = H
letter-red = M
letter-green = F
letter-purple = G
letter-black = S
letter-white = A
kind-brown = Rohstoffe
kind-grey = Produkte
kind-blue = Zivil
kind-yellow = Handel
kind-red = Militär
kind-green = Forschung
kind-purple = Gilden
kind-black = Schwarz
kind-white = Anführer

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
by-chain = durch Kette
by-right = kostenlos, einmal
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
q-turn = Wähl eine Karte
q-recruit = Wähl einen Anführer
q-last = Deine letzte Karte des Zeitalters
q-draft = Behalte einen Anführer
q-pick = Nimm eine Karte aus dem Ablagestapel
q-lay = Einen Anführer auf den Spielplan legen?
q-recruit-free = Noch einen Anführer rekrutieren?
q-copy = Kopiere einen Anführer eines Nachbarn
q-debt = Münzen oder Schulden?
q-boards = Wähl deinen Spielplan
q-over = Das Spiel ist zu Ende
q-more = Bring deine Wahl zu Ende
q-watching = Du schaust zu
q-waiting = { $names } { $count ->
    [one] wählt
   *[other] wählen
} noch
under-turn = Alle wählen gleichzeitig. Du kannst deine Wahl ändern, bis alle gewählt haben.
under-recruit = Vor jedem Zeitalter ein Anführer: Rekrutiere ihn, leg ihn unter einen Bauabschnitt oder verkauf ihn.
under-last = Die anderen werfen ihre ab.
under-draft = Der Rest des Päckchens geht nach rechts.
under-pick = Du baust sie kostenlos.
under-lay = Sein Effekt ist dann weg; am Ende ist er { $times }-mal seine Kosten in Siegpunkten wert.
under-recruit-free = Du kannst es auch lassen.
under-copy = Sein Effekt gilt von da an auch für dich.
under-debt = Du verlierst { $loss } { $loss ->
    [one] Münze
   *[other] Münzen
}. Jede Münze, die du nicht bezahlst, ist eine Schuld: minus 1 Siegpunkt.
under-boards = Nach dir wählt der nächste Spieler.
rule = Regel { $clause }

guide-step = Schritt { $step } von { $steps }
build-title = { $card } bauen
recruit-title = { $card } rekrutieren
stage-title = { $card } unter Bauabschnitt { $stage }
sell-title = { $card } verkaufen
use = Was mit der Karte geschieht
use-build = Bauen
use-recruit = Rekrutieren
use-stage = Abschnitt
use-sell = Verkaufen für { $coins }
which-stage = Welcher Bauabschnitt
how-to-pay = Wer die Münzen bekommt
pay-line-own = Du produzierst alles, was nötig ist.
pay-line-nothing = Das kostet nichts.
pay-line-chain = Kostenlos durch eine Kette: { $card }.
pay-line-always = Kostenlos durch deinen Anführer.
pay-line-right = Kostenlos, einmal in diesem Zeitalter.
pay-line-bank = { $coins ->
    [one] 1 Münze an die Bank.
   *[other] { $coins } Münzen an die Bank.
}
pay-line-left = { $coins } an { $name } links von dir.
pay-line-right-hand = { $coins } an { $name } rechts von dir.
pay-line-both = { $left } an { $leftName }, { $right } an { $rightName }.
keeps = { $coins ->
    [one] Dir bleibt 1 Münze.
   *[other] Dir bleiben { $coins } Münzen.
}
do-build = Bauen
do-build-pay = Bauen, { $who } zahlen
do-recruit = { $coins ->
    [0] Kostenlos rekrutieren
   *[other] Rekrutieren für { $coins }
}
do-stage = Bauabschnitt bauen
do-stage-pay = Bauabschnitt bauen, { $who } zahlen
do-sell = Verkaufen für { $coins }
do-choose = Wählen
do-none = Nichts davon
do-debt = { $debts ->
    [0] Alles bezahlen
    [one] 1 Schulden-Marker nehmen
   *[other] { $debts } Schulden-Marker nehmen
}
who-one = { $coins } an { $name }
who-both = { $left } und { $right }
brings = Das bringt
chosen-title = Du hast gewählt
chosen-under = Du kannst es ändern, bis alle gewählt haben.
think-again = Anders wählen
take-back = Zurücknehmen
ask-back = Um Rücknahme bitten

# Der Tisch
left = links
right = rechts
you = du
your-city = deine Stadt
side = Seite { $side }
any-order = Abschnitte frei wählbar
buy-here = Hier kannst du kaufen
buy-less = die erste Ressource { $less } billiger
nothing-to-buy = Hier gibt es noch nichts zu kaufen
sells = verkauft { $what } für { $coins }
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
conflicts = Konflikte
won-lost = { $won } gewonnen, { $lost } verloren
diplomat = nimmt an den Konflikten dieses Zeitalters nicht teil
debts = { $debts ->
    [one] 1 Schuld
   *[other] { $debts } Schulden
}
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
may-hold = Auf der Hand können sein
computer = Computer, { $level }
stand-in = vom Computer vertreten
away = nicht da

chosen-count = { $chosen } von { $all } haben gewählt
pass-left = Hände nach links
pass-right = Hände nach rechts
discarded = Ablagestapel: { $count }
lately = Was geschehen ist
steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
step-of = { $step } von { $steps }
step-back = der Schritt davor
step-on = der nächste Schritt
more-chains = Ketten
more-out = Noch im Umlauf
out-title = Karten von Zeitalter { $age }, noch im Umlauf
out-under = Nicht in einer Stadt, nicht auf deiner Hand und nicht von dir verkauft oder unter einen Bauabschnitt gelegt.
out-perhaps = vielleicht
out-copies = { $count } ×
chains-title = Ketten
chains-under = Wer eine Karte hat, baut die nächste kostenlos.
in-city = in deiner Stadt
in-hand = auf deiner Hand

# Kleine Bildschirme
tabs = Ansichten
tab-hand = Hand
tab-city = Meine Stadt
tab-cities = Städte
tab-chains = Ketten
tab-log = Verlauf
