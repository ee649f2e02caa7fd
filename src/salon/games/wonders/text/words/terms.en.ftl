# The terms of the evaluation, as the reasons of a hint name them.
term-points = points
term-coins = coins
term-cards-to-come = cards you can build next
term-military = military
term-science = science
term-stages = wonder stages
term-growth = points that grow with the cities
term-rights = special powers
term-leaders = leaders
term-rivals = what your opponents get
