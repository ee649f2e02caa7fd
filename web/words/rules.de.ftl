# Die Seiten neben dem Tisch: Regeln, Spielhilfe, Spielmaterial.

reading-pages = Über dieses Spiel
reading-rules = Regeln
reading-aid = Spielhilfe
reading-components = Spielmaterial
reading-print = Drucken
reading-title = { $game }: { $page } · Salon

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-hint = Wort oder Nummer wie 6.5
rules-clear = Alle zeigen
rules-count = { $clauses ->
    [one] { $clauses } Regel
   *[other] { $clauses } Regeln
}
rules-found = { $clauses ->
    [one] { $clauses } Regel gefunden
   *[other] { $clauses } Regeln gefunden
}
rules-none = Keine Regel enthält diese Wörter.
rules-about = Die Regeln in unseren eigenen Worten, { $clauses } insgesamt. { $rulings ->
    [0] {""}
   *[other] Wo die gedruckten Regeln schweigen oder sich widersprechen, sagt eine Klarstellung, wie wir spielen und warum ({ $rulings }).
}
rules-ruling = Klarstellung
rules-clause = Regel { $number }, Link dorthin
rules-no-such = Eine Regel { $number } gibt es nicht.
rules-mode = Wie du liest
rules-learn = Lernen
rules-look-up = Nachschlagen
rules-letter = Im Wortlaut
rules-letter-count = { $clauses ->
    [one] 1 Regel
   *[other] { $clauses } Regeln
}
rules-mistakes = Oft verwechselt
rules-progress = { $read } von { $all } gelesen
rules-read = gelesen
rules-next = Weiter: { $number } { $title }

callout-of = { $at } von { $all }
callout-before = der Teil davor
callout-next = der nächste Teil

example = Beispiel
example-of = Beispiel: { $title }
set-up-players = Anzahl der Mitspielenden
example-play = Diesen Zug spielen
example-back = Zurück auf Anfang

material = Was auf dem Tisch liegt
set-up = Der Tisch vor dem ersten Zug
set-up-step = Schritt { $step } von { $steps }
set-up-lay = Schritt für Schritt aufbauen
set-up-back = Zurück
set-up-next = Weiter: { $name }
set-up-done = Fertig aufgebaut
set-up-all = Alles auf einmal

aid-about = Eine Seite zum Ausdrucken. Der Rest steht in den Regeln.
aid-none = Dieses Spiel braucht keine Spielhilfe. Seine Regeln passen auf eine Seite.
aid-to-rules = Die Regeln lesen

components-about = Was auf den Teilen steht, soweit wir es wissen. Regeln, Texte und die Preise auf dem Spielplan kommen alle aus { $count ->
    [one] diesem { $count } Wert
   *[other] diesen { $count } Werten
}. Namen und Quellen stehen hier wie in der Datei, auf Englisch.
components-summary = Wie sicher wir sind
components-sure = { $count ->
    [one] { $count } Wert ist sicher
   *[other] { $count } Werte sind sicher
}
components-sure-about = So steht es in einem Regeltext oder einer anderen öffentlichen Quelle.
components-disputed = { $count ->
    [one] { $count } Wert ist umstritten
   *[other] { $count } Werte sind umstritten
}
components-disputed-about = Öffentliche Quellen widersprechen sich. Wir spielen mit dem, was die meisten sagen.
components-inferred = { $count ->
    [one] { $count } Wert ist erschlossen
   *[other] { $count } Werte sind erschlossen
}
components-inferred-about = Das folgt aus dem, was die Texte sagen.
components-assumed = { $count ->
    [one] { $count } Wert ist angenommen
   *[other] { $count } Werte sind angenommen
}
components-assumed-about = Das ist unser Vorschlag. Er passt zu jedem Beispiel in den Texten, aber niemand hat ihn mit einem Exemplar des Spiels verglichen.
components-own = { $count ->
    [one] { $count } Wert stammt von einem Exemplar des Spiels
   *[other] { $count } Werte stammen von einem Exemplar des Spiels
}
components-own-about = Jemand hat auf dem gedruckten Teil nachgesehen.
components-no-assumed = Nichts ist angenommen.
components-correct = Besitzt du das Spiel?
components-correct-list = { $command } zeigt alle Werte im Terminal.
components-correct-file = Schreib die Werte, die auf deinem Exemplar anders sind, unter denselben Namen in eine Datei, zum Beispiel { $file }:
components-correct-play = { $command } spielt dann mit deinen Werten. Tische im Browser nutzen die Werte, die hier stehen.
components-only-assumed = nur angenommene Werte
components-values = Werte
components-how-sure = Wie sicher
components-source = Quelle
components-list = { $group }, { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
}
confidence = { $confidence ->
    [seed] in den Regeln
    [sourced] öffentliche Quelle
    [disputed] umstritten
    [inferred] erschlossen
    [assumed] angenommen
   *[own] eigenes Exemplar
}
