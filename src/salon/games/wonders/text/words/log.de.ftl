# Sätze des Verlaufs, die eine Handlung mit ihren Kosten und Erträgen nennen.

event-built-pays = { $player } baut { $card } für { $price }.
event-built-gets = { $player } baut { $card } und erhält { $gains }.
event-built-pays-gets = { $player } baut { $card } für { $price } und erhält { $gains }.
event-staged-pays = { $player } vollendet { $stage } mit { $card } für { $price }.
event-staged-gets = { $player } vollendet { $stage } mit { $card } und erhält { $gains }.
event-staged-pays-gets = { $player } vollendet { $stage } mit { $card } für { $price } und erhält { $gains }.
event-staged-hidden-pays = { $player } vollendet { $stage } für { $price }.
event-staged-hidden-gets = { $player } vollendet { $stage } und erhält { $gains }.
event-staged-hidden-pays-gets = { $player } vollendet { $stage } für { $price } und erhält { $gains }.
event-sold-gets = { $player } wirft { $card } für { $gains } ab.
event-sold-hidden-gets = { $player } wirft eine Karte für { $gains } ab.
event-recruited-pays = { $player } rekrutiert { $leader } für { $price }.
event-recruited-gets = { $player } rekrutiert { $leader } und erhält { $gains }.
event-recruited-pays-gets = { $player } rekrutiert { $leader } für { $price } und erhält { $gains }.
event-picked-gets = { $player } baut { $card } aus dem Ablagestapel und erhält { $gains }.
