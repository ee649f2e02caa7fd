# Sentences of the log that tell a deed with what it cost and brought. `price` and `gains` are lists of amounts.

event-built-pays = { $player } builds { $card } for { $price }.
event-built-gets = { $player } builds { $card } and gets { $gains }.
event-built-pays-gets = { $player } builds { $card } for { $price } and gets { $gains }.
event-staged-pays = { $player } builds { $stage } with { $card } for { $price }.
event-staged-gets = { $player } builds { $stage } with { $card } and gets { $gains }.
event-staged-pays-gets = { $player } builds { $stage } with { $card } for { $price } and gets { $gains }.
event-staged-hidden-pays = { $player } builds { $stage } for { $price }.
event-staged-hidden-gets = { $player } builds { $stage } and gets { $gains }.
event-staged-hidden-pays-gets = { $player } builds { $stage } for { $price } and gets { $gains }.
event-sold-gets = { $player } discards { $card } for { $gains }.
event-sold-hidden-gets = { $player } discards a card for { $gains }.
event-recruited-pays = { $player } recruits { $leader } for { $price }.
event-recruited-gets = { $player } recruits { $leader } and gets { $gains }.
event-recruited-pays-gets = { $player } recruits { $leader } for { $price } and gets { $gains }.
event-picked-gets = { $player } builds { $card } from the discard pile and gets { $gains }.
