# The terms of the evaluation, as the reasons of a hint name them.
term-points = points
term-francs = francs
term-tokens = resources and prestige
term-keys = available keys
term-places = buildings and landmarks
term-districts = rank in the districts
term-tiles = bonus tiles
term-end-tiles = end-game tiles
