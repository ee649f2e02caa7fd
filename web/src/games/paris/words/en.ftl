# The table around the city: the question, my things, the others, what lies beside the board.

# The question
question = Question
answer = Your answer
q-draw = Your turn: draw a building
q-place = Your turn: place the building
q-action = Your turn: one action
q-move = Your turn: move the key
q-marker = Take the token?
q-bonus = Take a bonus tile
q-prestige = Discard prestige for points
q-vp-tile = Place a VP tile
q-searched = Take an end-game tile
q-free = Anything else?
q-pairs = Return pairs for points
q-over = The game is over
q-waiting = Waiting for { $names }
q-looking = You are watching
from = From { $place }
under-free = Buy, sell, use tiles, or end your turn.
under-bonus = A tile costs { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} here.
under-vp = Choose the tile, then the district.
under-vp-district = Choose the district.
under-playing = { $stage ->
    [draw] { $name } draws a building.
    [place] { $name } places a building.
    [action] { $name } chooses an action.
    [marker] { $name } may take a token.
    [bonus] { $name } may take a bonus tile.
    [prestige] { $name } may discard prestige.
    [vp-tile] { $name } may place a VP tile.
    [searched] { $name } chooses an end-game tile.
    [pairs] { $name } returns pairs.
    [free] { $name } may buy, sell and use tiles.
   *[other] { $name } is playing.
}
draw-for = Draw a building for { $district }
draw-from = Pile { $number } · { $left } left
group-key = Place a key
group-keys = Move a key
group-other-keys = Another key
group-build = Build a landmark
group-use = Use a bonus tile
group-turn = Use an end-game tile
group-vp = VP tiles left
group-then-district = In which district?
group-then-use = As what?
group-then-tile = Which tile?
choose-district = then choose the district
new-in = new in { $district }
no-landmark = You cannot build a landmark yet; each one says why.
bank = Bank
building = { $kind } { $value }
in-district = { $place }, { $district }
tile-number = Tile { $number }
take-key = Move the key from { $place }
costs = costs { $what }
gives = gives { $what }
amount = { $piece ->
    [francs] { $amount ->
        [one] { $amount } franc
       *[other] { $amount } francs
    }
    [keys] { $amount ->
        [one] { $amount } key
       *[other] { $amount } keys
    }
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[other] { $amount } { $name }
}
guide-step = Step { $step } of { $steps }

# The main buttons
do-draw = Draw for { $district }
do-move = Move to { $place }
do-build = Build { $landmark }
do-key = Place a key: { $bank }
do-tile = Take tile { $number }
do-use = Use tile { $number }
do-end = End turn
end-anyway = End turn anyway
last-round-tiles = { $count ->
    [one] This is your last turn, and one of your tiles would still score. Use it first, or end your turn anyway.
   *[other] This is your last turn, and { $count } of your tiles would still score. Use them first, or end your turn anyway.
}
take-back = Take back
ask-back = Ask to take back

# My things
behind-screen = behind your screen
keys-left = { $count ->
    [0] no keys to place
    [one] 1 key to place
   *[other] { $count } keys to place
}
keys-in-city = { $count } in the city
keys-reserve = { $count } in reserve
for-this-turn = for this turn
your-tiles = bonus tiles
my-tiles = Yours
no-tiles = no bonus tiles yet
points = { $points } VP
vp = VP
used = used
end-tile = end-game tile
face-down = face down

# Trade
trade = Trade
trade-open = Trade…
trade-close = Back
buy = Buy
sell = Sell
have = You have
supply = In the supply: { $wood } wood, { $marble } marble, { $gold } gold.

# The others
playing-now = playing now
next = next to play
computer = computer, { $level }
away = away
stand-in = played by the computer
not-looking = away
tiles-held = { $count ->
    [0] no bonus tiles in hand
    [one] 1 bonus tile in hand
   *[other] { $count } bonus tiles in hand
}
figure-at = { $space ->
    [0] Meeple not on the bonus track yet
   *[other] Meeple on space { $space }
}
used-tiles = Used tiles: { $numbers }

# Beside the board
piles = Building piles
pile-left = { $left } left
pile-empty = empty
vp-tiles = VP tiles left
vp-order = 1st · 2nd · 3rd
vp-order-two = 1st · 2nd
vp-none = All are on the board.
end-tiles = End-game tiles
end-left = { $left } left
end-seen = When you last looked: { $kinds }
end-kind = { $count } × { $name }
landmarks = Landmarks to build
landmarks-none = All are built.
price-on-top = cost at the top
tiles = All bonus tiles
tile-yours = yours
tile-used = you have used it
tile-gone = taken
tile-copies = { $count } left

# The small screen
tabs = Views
tab-city = City
tab-tiles = Tiles
tab-landmarks = Landmarks
tab-players = Players
tab-log = Log
whole-city = Whole city
one-district = One district
sheet-open = Show all choices
sheet-close = Show less

# The player aid
aid-assumed = dashed: assumed values, see My copy
