# The names of the computer players

player-random = random
player-greedy = greedy
player-gentle = gentle
player-steady = steady
player-sharp = sharp
player-master = master
