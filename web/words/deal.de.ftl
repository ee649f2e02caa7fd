# Der Startaufbau, den niemand wählen kann: worauf davor gewartet wird, und was nach der Partie geprüft wurde

exchange-waiting = Wir warten auf { $names } …
exchange-late = Noch keine Antwort von { $names }.
exchange-about = Jeder Browser gibt einen Teil des Startaufbaus dazu, damit ihn niemand wählen kann.
exchange-anew = Neu beginnen
exchange-without = Ohne diesen Teil beginnen
exchange-choice = Wenn ihr neu beginnt, geben alle einen frischen Teil. Fehlt ein Teil, gilt der Startaufbau als „nicht ganz prüfbar“.
exchange-agreed = Du bist einverstanden. Die anderen entscheiden auch noch.

deal-head-mine = Geprüft: Dein Teil war im Startaufbau
deal-head-partly = Nicht ganz prüfbar: kein Teil von { $names }
deal-head-others = Geprüft: Andere hatten einen Teil am Startaufbau
deal-head-missed = Dein Teil war nicht im Startaufbau
deal-head-changed = Der Startaufbau ist nicht der versprochene
deal-head-wrong = Der Startaufbau passt nicht zum Seed
deal-head-alone = Startaufbau mit dem Seed geprüft
deal-head-given = Dieser Startaufbau war vorgegeben
deal-about-mine = Dein Browser hat einen Teil dieses Seeds gegeben. Er hat geprüft, dass alle anderen Teile feststanden, bevor jemand deinen kannte. Niemand hat diesen Startaufbau gewählt.
deal-about-partly = Die Partie begann ohne einen Teil von { $names }, und die anderen waren einverstanden. Alle übrigen Teile sind geprüft.
deal-about-others = Dein Browser hat alle Teile dieses Seeds geprüft. Keiner davon ist sein eigener.
deal-about-missed = Dein Browser hat einen Teil des Seeds gegeben, aber dieser Startaufbau kam ohne ihn zustande. Vielleicht kam er zu spät.
deal-about-changed = Bevor dein Browser seinen Teil gab, zeigte der Tisch andere Fingerabdrücke als diese. Vielleicht hat jemand diesen Startaufbau gewählt.
deal-about-wrong = Dein Browser hat festgestellt, dass die Teile nicht zu ihren Fingerabdrücken passen. Das ist nicht der versprochene Startaufbau.
deal-about-alone = Dein Browser hat geprüft, dass der Seed zum Fingerabdruck passt. Der Startaufbau stand vor dem ersten Zug fest. Den Seed hat der Server allein gezogen.
deal-about-given = Eine geführte Partie oder eine, die aus einem Rückblick weitergeht, hat einen Startaufbau, der von Anfang an bekannt ist.
deal-proof-server = Der Teil des Servers, zuerst sein Fingerabdruck (SHA-256), wie er vor der Partie zu sehen war:
deal-proof-part = Der Teil von { $names }, zuerst sein Fingerabdruck:
deal-restarts = Die Teile wurden vor der Partie { $count ->
    [one] einmal
   *[other] { $count }-mal
  } neu ausgetauscht.
