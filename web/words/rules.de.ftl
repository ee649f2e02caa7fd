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
    [one] { $clauses } Absatz
   *[other] { $clauses } Absätze
}
rules-found = { $clauses ->
    [one] { $clauses } Absatz gefunden
   *[other] { $clauses } Absätze gefunden
}
rules-none = Kein Absatz enthält diese Wörter.
rules-about = { $clauses } nummerierte Absätze in unseren eigenen Worten. { $rulings ->
    [0] {""}
    [one] Einer davon ist eine Festlegung: Er klärt, was die gedruckten Texte offenlassen, und sagt, worauf er sich stützt.
   *[other] { $rulings } davon sind Festlegungen: Sie klären, was die gedruckten Texte offenlassen, und sagen, worauf sie sich stützen.
}
rules-ruling = Festlegung
rules-clause = Absatz { $number }, Link dorthin
rules-no-such = Einen Absatz { $number } gibt es nicht.

example = Beispiel
example-of = Beispiel: { $title }
example-play = Diesen Zug spielen
example-back = Zurück auf Anfang

aid-about = Eine Seite zum Ausdrucken. Der Rest steht in den Regeln.
aid-none = Dieses Spiel braucht keine Spielhilfe: Seine Regeln sind eine Seite lang.
aid-to-rules = Die Regeln lesen

components-about = Was auf den Teilen steht, soweit wir es wissen. Regeln, Texte und die Preise auf dem Spielplan kommen alle aus diesen { $count } Werten. Namen und Quellen stehen hier wie in der Datei, auf Englisch.
components-summary = Wie sicher wir sind
components-sure = { $count ->
    [one] { $count } Wert ist sicher
   *[other] { $count } Werte sind sicher
}
components-sure-about = ein Regeltext oder eine andere öffentliche Quelle sagt es.
components-disputed = { $count ->
    [one] { $count } Wert ist umstritten
   *[other] { $count } Werte sind umstritten
}
components-disputed-about = öffentliche Quellen widersprechen sich; wir spielen mit dem, was die meisten sagen.
components-inferred = { $count ->
    [one] { $count } Wert ist erschlossen
   *[other] { $count } Werte sind erschlossen
}
components-inferred-about = es folgt aus dem, was die Texte sagen.
components-assumed = { $count ->
    [one] { $count } Wert ist angenommen
   *[other] { $count } Werte sind angenommen
}
components-assumed-about = unser Vorschlag: passt zu jedem Beispiel in den Texten, aber niemand hat ihn mit einem Exemplar des Spiels verglichen.
components-own = { $count ->
    [one] { $count } Wert stammt von einem Exemplar des Spiels
   *[other] { $count } Werte stammen von einem Exemplar des Spiels
}
components-own-about = jemand hat auf dem gedruckten Teil nachgesehen.
components-no-assumed = Nichts ist angenommen.
components-correct = Besitzt du das Spiel?
components-correct-list = { $command } zeigt alle Werte im Terminal.
components-correct-file = Schreib die Werte, die bei deinem Exemplar anders sind, unter denselben Namen in eine Datei, zum Beispiel { $file }:
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
