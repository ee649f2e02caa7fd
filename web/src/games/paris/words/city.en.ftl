# The city as it is read aloud and explained: names of its spots, with what lies there.

city-name = The city of Paris
city-hint = Arrow keys go from one choice to the next.
city-field = { $district } { $value }: { $kind }
city-plot = { $district } { $value }: no building yet
city-marker = marker: { $token }
city-keys = { $count ->
    [one] key: { $owners }
   *[other] keys: { $owners }
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
    [one] figure: { $owners }
   *[other] figures: { $owners }
}
map-name = Map of the city
map-district = District { $number }, clockwise from the top
map-shown = { $district }, shown now
