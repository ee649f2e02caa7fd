refused-copy-too-large = This copy has too many values.
refused-bad-copy-value = The value of { $key } is not a number, a word or a short list of them.
refused-no-copy-file = This is not a file of component values.
refused-no-copy-file-at = This is not a file of component values ({ $what }).
value-fault = { $label }: { $fault }.
