# The terms of the evaluation, as the reasons of a hint name them.
term-points = points
