# Die Namen der Computerspieler

player-random = Zufall
player-greedy = gierig
player-gentle = gemütlich
player-steady = solide
player-sharp = stark
player-master = meisterlich
