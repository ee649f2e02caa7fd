# Die Erklärung neben einem Teil.
explained-rule = Regel { $clause }
explained-assumed = angenommener Wert
