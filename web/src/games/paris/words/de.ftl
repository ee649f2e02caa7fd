# Der Tisch um die Stadt: die Frage, meine Sachen, die anderen, was neben dem Plan liegt.

# Die Frage
question = Frage
answer = Deine Antwort
q-draw = Du bist dran: Zieh ein Gebäude
q-place = Du bist dran: Leg das Gebäude
q-action = Du bist dran: eine Aktion
q-move = Du bist dran: Versetze den Schlüssel
q-marker = Den Marker nehmen?
q-bonus = Nimm ein Bonusplättchen
q-prestige = Prestige für Siegpunkte abwerfen
q-vp-tile = Leg ein SP-Plättchen
q-searched = Nimm ein Spielende-Plättchen
q-free = Sonst noch etwas?
q-pairs = Paare für Siegpunkte zurücklegen
q-over = Die Partie ist zu Ende
q-waiting = Warten auf { $names }
q-looking = Du schaust zu
from = Von: { $place }
under-free = Handle, nutze Plättchen oder beende den Zug.
under-bonus = Ein Plättchen kostet hier { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}.
under-vp = Wähle das Plättchen, dann den Bezirk.
under-vp-district = Wähle den Bezirk.
under-playing = { $stage ->
    [draw] { $name } zieht ein Gebäude.
    [place] { $name } legt ein Gebäude.
    [action] { $name } wählt eine Aktion.
    [marker] { $name } kann einen Marker nehmen.
    [bonus] { $name } kann ein Bonusplättchen nehmen.
    [prestige] { $name } kann Prestige abwerfen.
    [vp-tile] { $name } kann ein SP-Plättchen legen.
    [searched] { $name } wählt ein Spielende-Plättchen.
    [pairs] { $name } legt Paare zurück.
    [free] { $name } kann handeln und Plättchen nutzen.
   *[other] { $name } ist dran.
}
draw-for = Gebäude für { $district } ziehen
draw-from = Stapel { $number } · noch { $left }
group-key = Schlüssel platzieren
group-keys = Schlüssel versetzen
group-other-keys = Ein anderer Schlüssel
group-build = Wahrzeichen bauen
group-use = Bonusplättchen nutzen
group-turn = Spielende-Plättchen nutzen
group-vp = Übrige SP-Plättchen
group-then-district = In welchem Bezirk?
group-then-use = Als was?
group-then-tile = Welches Plättchen?
choose-district = dann den Bezirk wählen
new-in = neu in { $district }
no-landmark = Du kannst noch kein Wahrzeichen bauen; bei jedem steht, warum.
bank = Bank
building = { $kind } { $value }
in-district = { $place }, { $district }
tile-number = Plättchen { $number }
take-key = Diesen Schlüssel versetzen: { $place }
costs = kostet { $what }
gives = bringt { $what }
amount = { $piece ->
    [francs] { $amount ->
        [one] { $amount } Franc
       *[other] { $amount } Francs
    }
    [keys] { $amount } Schlüssel
    [points] { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }
   *[other] { $amount } { $name }
}
guide-step = Schritt { $step } von { $steps }

# Die großen Knöpfe
do-draw = Ziehen für { $district }
do-move = Versetzen: { $place }
do-build = Bauen: { $landmark }
do-key = Schlüssel platzieren: { $bank }
do-tile = Plättchen { $number } nehmen
do-use = Plättchen { $number } nutzen
do-end = Zug beenden
end-anyway = Trotzdem beenden
last-round-tiles = { $count ->
    [one] Das ist dein letzter Zug, und ein Plättchen bringt dir noch Siegpunkte. Nutze es zuerst oder beende den Zug trotzdem.
   *[other] Das ist dein letzter Zug, und { $count } Plättchen bringen dir noch Siegpunkte. Nutze sie zuerst oder beende den Zug trotzdem.
}
take-back = Zurücknehmen
ask-back = Zurücknehmen erbitten

# Meine Sachen
behind-screen = hinter deinem Sichtschirm
keys-left = { $count ->
    [0] kein Schlüssel mehr
    [one] 1 Schlüssel
   *[other] { $count } Schlüssel
}
keys-in-city = { $count } in der Stadt
keys-reserve = { $count } in Reserve
for-this-turn = für diesen Zug
your-tiles = Bonusplättchen
my-tiles = Deine
no-tiles = noch keine Bonusplättchen
points = { $points } SP
vp = SP
used = genutzt
end-tile = Spielende-Plättchen
face-down = verdeckt

# Handel
trade = Handel
trade-open = Handeln …
trade-close = Zurück
buy = Kaufen
sell = Verkaufen
have = Du hast
supply = Im Vorrat: { $wood } Holz, { $marble } Marmor, { $gold } Gold.

# Die anderen
playing-now = ist am Zug
next = als Nächstes dran
computer = Computer, { $level }
away = nicht da
stand-in = vom Computer vertreten
not-looking = nicht da
tiles-held = { $count ->
    [0] kein Bonusplättchen hinter dem Sichtschirm
    [one] 1 Bonusplättchen hinter dem Sichtschirm
   *[other] { $count } Bonusplättchen hinter dem Sichtschirm
}
figure-at = { $space ->
    [0] Bonus-Figur noch nicht auf der Bonusleiste
   *[other] Bonus-Figur auf Feld { $space }
}
used-tiles = Genutzte Plättchen: { $numbers }

# Neben dem Plan
piles = Gebäudestapel
pile-left = noch { $left }
pile-empty = leer
vp-tiles = Übrige SP-Plättchen
vp-order = 1. · 2. · 3.
vp-order-two = 1. · 2.
vp-none = Alle liegen auf dem Spielplan.
end-tiles = Spielende-Plättchen
end-left = noch { $left }
end-seen = Als du zuletzt nachsahst: { $kinds }
end-kind = { $count } × { $name }
landmarks = Wahrzeichen zum Bauen
landmarks-none = Alle sind gebaut.
price-on-top = Kosten oben
tiles = Alle Bonusplättchen
tile-yours = deins
tile-used = von dir genutzt
tile-gone = vergeben
tile-copies = noch { $count }

# Der kleine Bildschirm
tabs = Ansichten
tab-city = Stadt
tab-tiles = Plättchen
tab-landmarks = Bauen
tab-players = Spieler
tab-log = Verlauf
whole-city = Ganze Stadt
one-district = Ein Bezirk
sheet-open = Alle Möglichkeiten zeigen
sheet-close = Weniger zeigen

# Die Spielhilfe
aid-assumed = gestrichelt: angenommene Werte, siehe Mein Exemplar
