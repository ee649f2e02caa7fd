# The city as it is read aloud and explained: names of its spots, with what lies there.

city-name = The city of Paris
city-hint = Use the arrow keys to move between choices.
city-field = { $district } { $value }: { $kind }
city-plot = { $district } { $value }: no building yet
city-marker = token: { $token }
city-keys = { $count ->
    [one] key of { $owners }
   *[other] keys of { $owners }
}
city-owner-twice = { $name } ({ $count })
city-landmark = { $landmark }, { $district }
city-new-landmark = { $landmark }, new in { $district }
city-prize = { $district }: { $tile }
city-no-prize = { $district }: no VP tile yet
city-sum = { $name } { $sum }
city-left = { $copies ->
    [0] none left
    [one] 1 left
   *[other] { $copies } left
}
city-figures = { $count ->
    [one] meeple of { $owners }
   *[other] meeples of { $owners }
}
map-name = Map of the city
map-district = District { $number }, clockwise from the top
map-shown = { $district }, shown now
