# The terms of the evaluation, as the reasons of a hint name them.
term-points = points
term-coins = coins
term-cards-to-come = what can be built next
term-military = military
term-science = science
term-stages = wonder stages
term-growth = what counts others
term-rights = special rights
term-leaders = leaders
term-rivals = what others gain
