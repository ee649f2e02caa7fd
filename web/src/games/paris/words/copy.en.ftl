# "My copy" of this game: the board, the tiles and the landmarks as a form.

copy-board = The board of your copy
copy-loading = Laying out the board…
copy-spot-assumed = { $label }, assumed { $value }
copy-spot-checked = { $label }, checked { $value }
copy-spot-known = { $label }, { $value }
copy-prices = Price list
copy-prices-where = printed inside your screen
copy-buy = buy
copy-sell = sell
copy-not-sold = not sold
copy-letter-row = Tiles with the letter { $letter }
copy-tile-copies = Tile { $number }, with 4 players
copy-in-box = We assume { $count }. In your box there are:
copy-back-none = { $count } with 2 players or more
copy-back-3 = { $count } with 3 players or more
copy-back-4 = { $count } with 4 players only
copy-back-less = One fewer with the mark { $mark }
copy-back-more = One more with the mark { $mark }
copy-by-players = So { $two } with 2 players, { $three } with 3, { $four } with 4.
copy-copies-next = { $count ->
    [one] { $count } copy, next tile
   *[other] { $count } copies, next tile
}
copy-sum = All copies together
copy-adds-up = Your answers give { $total ->
    [one] { $total } tile
   *[other] { $total } tiles
}, and the box has { $box }. It adds up.
copy-too-many = { $total ->
    [one] { $total } tile
   *[other] { $total } tiles
}, { $by } too many.
copy-too-few = { $total ->
    [one] { $total } tile
   *[other] { $total } tiles
}, { $by } too few.
copy-look-again = Look again at { $tiles }.
copy-sum-fewer = { $two } with 2 players, { $three } with 3
copy-landmark-name = Name
copy-medals = Prestige shown, and points for each
copy-medal = Picture { $number }: { $token }. Change it
copy-medal-points = Points of picture { $number }
copy-medal-more = One more picture
copy-medal-less = One picture fewer
copy-landmark-next = That is right, next landmark
copy-swap = So it swaps with { $other }, which has { $value }.
copy-taken = { $other } says { $value }, too, and you have checked it.
copy-both = Both say { $value }. { $other } stays as it is.
copy-keep-both = No swap, both say { $value }
copy-token-where = Printed beside
copy-token-all = all fields of value { $value }
copy-token-one = only the field in { $district }
copy-field = field { $value }
copy-next = { $group ->
    [banks] It says { $value }, next bank
    [prices] It says { $value }, next price
    [types] It says { $value }, next field
    [tokens] It says { $value }, next value
    [one-token] It says { $value }, back to all fields
    [tile-amounts] It says { $value }, next tile
    [tile-letters] It says { $value }, next tile
   *[other] It says { $value }, next
}
copy-rest = { $all ->
    [yes] { $count ->
        [one] This { $count } is right as shown
       *[other] All { $count } are right as shown
    }
   *[no] { $count ->
        [one] The other { $count } is right as shown
       *[other] The other { $count } are right as shown
    }
}
copy-all-values = All values of the tiles
copy-groups-more = { $count } more
