from salon.games.wonders.rules cimport conflict, discard_picks, knowledge, leaders, losses, payment, permanent_effects, science, stages
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest, popcount
