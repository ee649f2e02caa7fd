# Die Seite „Mein Exemplar“: Werte, die ein Besitzer korrigiert, und die Exemplare eines Browsers.

copy-progress = Fortschritt
copy-count = { $done } von { $asked } geprüft
copy-minutes = noch etwa { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}
copy-all-checked = alles geprüft
copy-none-asked = Hier ist nichts angenommen
copy-assumed = angenommen
copy-checked = geprüft
copy-groups = Gruppen von Werten
copy-different = Deins ist anders
copy-different-count = { $count ->
    [0] Bisher ist alles gleich.
    [one] { $count } Wert ist anders. Du kannst ihn zurücknehmen.
   *[other] { $count } Werte sind anders. Du kannst jeden zurücknehmen.
}
copy-change = war { $released }, jetzt { $own }
copy-take-back = Zurücknehmen: { $value }
copy-more = und { $count } weitere
copy-not-a-number = Schreib hier ganze Zahlen.
copy-of = { $number } von { $count }
copy-we-assume = Wir nehmen { $value } an. Bei dir steht:
copy-we-know = Unsere Quellen sagen { $value }. Bei dir steht:
copy-optional = Sonst { $value }, wie bei den anderen. Hier steht bei dir:
copy-sources-differ = Unsere Quellen widersprechen sich:
copy-disputed = Schau dir diese zuerst an
copy-disputed-about = Unsere Quellen widersprechen sich. Auf deinem Exemplar siehst du, welche stimmt.
copy-less = Eins weniger
copy-more-of-it = Eins mehr
copy-skip = Auslassen
copy-was = war { $value }
copy-values = Werte
copy-search = Teil oder Wert suchen
copy-found = { $count ->
    [one] { $count } Wert gefunden
   *[other] { $count } Werte gefunden
}
copy-fields = { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
}
copy-checklist = { $game }: Prüfliste
copy-checklist-about = { $name }. Hake ab, was stimmt, und schreib auf, was anders ist.
copy-part = { $section }: { $part }
copy-unnamed = eigenes Exemplar
copy-badge = Gespielt mit { $name }, { $count ->
    [one] { $count } Wert ist anders
   *[other] { $count } Werte sind anders
}
copy-differs-in = { $count ->
    [one] { $count } Wert ist auf diesem Exemplar anders:
   *[other] { $count } Werte sind auf diesem Exemplar anders:
}
copy-lobby = Ihr spielt mit { $name }. { $count ->
    [one] { $count } Wert ist anders
   *[other] { $count } Werte sind anders
}.
copies = Exemplare in diesem Browser
copy-name = Name dieses Exemplars
copy-new = Neues Exemplar
copy-from-file = Datei öffnen
copy-delete = Löschen
copy-delete-sure = Endgültig löschen
copy-where = Deine Antworten bleiben in diesem Browser. Speichere eine Datei oder teile einen Link, um sie mitzunehmen.
copy-play = Mit meinem Exemplar spielen
copy-save = Speichern
copy-share = Als Link teilen
copy-print = Prüfliste drucken
copy-not-yet = Einige Werte passen noch nicht zusammen.
copy-link = Link zu diesem Exemplar
copy-link-copied = Link kopiert
copy-linked = Ein Exemplar aus einem Link
copy-linked-about = Dieser Link zeigt { $name }. { $count ->
    [one] { $count } Wert ist anders
   *[other] { $count } Werte sind anders
}. Möchtest du es behalten?
copy-keep = Exemplar behalten
copy-not-now = Jetzt nicht
copy-bad-link = Dieser Link ist beschädigt. Bitte lass ihn dir noch einmal schicken.
copy-close = Schließen
copy-about = Schau dein Exemplar an und korrigiere, was anders ist. Sonst ändert sich nichts.
copy-default-name = Mein Exemplar
new-copy = Exemplar des Spiels
new-copy-released = Gedrucktes, Rest angenommen
new-copy-edit = Mein Exemplar ist anders
reading-my-copy = Mein Exemplar
