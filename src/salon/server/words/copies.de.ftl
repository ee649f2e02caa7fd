refused-copy-too-large = Dieses Exemplar hat zu viele Werte.
refused-bad-copy-value = Der Wert von { $key } ist keine Zahl, kein Wort und keine kurze Liste davon.
refused-no-copy-file = Das ist keine Datei mit Werten des Spielmaterials.
refused-no-copy-file-at = Das ist keine Datei mit Werten des Spielmaterials ({ $what }).
value-fault = { $label }: { $fault }.
