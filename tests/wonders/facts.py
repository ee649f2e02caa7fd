"""What is printed on the pieces of 7 Wonders, written down by hand for the tests and not read from the components.

Costs and products are letters: W wood, S stone, C clay, O ore, G glass, L loom, P papyrus; a number is coins.
"""

from __future__ import annotations

from typing import NamedTuple

SINGLE = {
    "W": "lumber-yard", "S": "stone-pit", "C": "clay-pool", "O": "ore-vein",
    "G": "glassworks-1", "L": "loom-1", "P": "press-1",
}  # fmt: skip
DOUBLE = {"W": "sawmill", "S": "quarry", "C": "brickyard", "O": "foundry"}


def makers(cost: str) -> list[str]:
    """Brown and grey cards that together make exactly these resources, up to three of a kind (one if grey)."""
    found = []
    for letter, single in SINGLE.items():
        count = cost.count(letter)
        found += [single] * (count % 2) + [DOUBLE[letter] for _ in range(count // 2)]
    assert len(found) == len(set(found)), cost
    return found


class AgeCard(NamedTuple):
    """A row of the list of Age cards; `effect` is "" for cards that have a test of their own."""

    age: int
    name: str
    colour: str
    cost: str
    effect: str
    marks: tuple[int, ...]


_AGE_CARDS = """
1 lumber-yard         brown  -       makes:W        3 4
1 stone-pit           brown  -       makes:S        3 5
1 clay-pool           brown  -       makes:C        3 5
1 ore-vein            brown  -       makes:O        3 4
1 tree-farm           brown  1       makes:W/C      6
1 excavation          brown  1       makes:S/C      4
1 clay-pit            brown  1       makes:C/O      3
1 timber-yard         brown  1       makes:S/W      3
1 forest-cave         brown  1       makes:W/O      5
1 mine                brown  1       makes:O/S      6
1 loom-1              grey   -       makes:L        3 6
1 glassworks-1        grey   -       makes:G        3 6
1 press-1             grey   -       makes:P        3 6
1 pawnshop            blue   -       points:3       4 7
1 baths               blue   S       points:3       3 7
1 altar               blue   -       points:2       3 5
1 theater             blue   -       points:2       3 6
1 tavern              yellow -       -              4 5 7
1 east-trading-post   yellow -       -              3 7
1 west-trading-post   yellow -       -              3 7
1 marketplace         yellow -       -              3 6
1 stockade            red    W       shields:1      3 7
1 barracks            red    O       shields:1      3 5
1 guard-tower         red    C       shields:1      3 4
1 apothecary          green  L       symbol:compass 3 5
1 workshop            green  G       symbol:gear    3 7
1 scriptorium         green  P       symbol:tablet  3 4
2 sawmill             brown  1       makes:WW       3 4
2 quarry              brown  1       makes:SS       3 4
2 brickyard           brown  1       makes:CC       3 4
2 foundry             brown  1       makes:OO       3 4
2 loom-2              grey   -       makes:L        3 5
2 glassworks-2        grey   -       makes:G        3 5
2 press-2             grey   -       makes:P        3 5
2 aqueduct            blue   SSS     points:5       3 7
2 temple              blue   WCG     points:3       3 6
2 statue              blue   WOO     points:4       3 7
2 courthouse          blue   CCL     points:4       3 5
2 forum               yellow CC      -              3 6 7
2 caravansery         yellow WW      -              3 5 6
2 vineyard            yellow -       -              3 6
2 bazar               yellow -       -              4 7
2 walls               red    SSS     shields:2      3 7
2 training-ground     red    WOO     shields:2      4 6 7
2 stables             red    WCO     shields:2      3 5
2 archery-range       red    WWO     shields:2      3 6
2 dispensary          green  OOG     symbol:compass 3 4
2 laboratory          green  CCP     symbol:gear    3 5
2 library             green  SSL     symbol:tablet  3 6
2 school              green  WP      symbol:tablet  3 7
3 pantheon            blue   CCOGLP  points:7       3 6
3 gardens             blue   WCC     points:5       3 4
3 town-hall           blue   SSOG    points:6       3 5 6
3 palace              blue   WSCOGLP points:8       3 7
3 senate              blue   WWSO    points:6       3 5
3 haven               yellow WOL     -              3 4
3 lighthouse          yellow SG      -              3 6
3 chamber-of-commerce yellow CCP     -              4 6
3 arena               yellow SSO     -              3 5 7
3 fortifications      red    SOOO    shields:3      3 7
3 circus              red    SSSO    shields:3      4 5 6
3 arsenal             red    WWOL    shields:3      3 4 7
3 siege-workshop      red    WCCC    shields:3      3 5
3 lodge               green  CCLP    symbol:compass 3 6
3 observatory         green  OOGL    symbol:gear    3 7
3 university          green  WWGP    symbol:tablet  3 4
3 academy             green  SSSG    symbol:compass 3 7
3 study               green  WLP     symbol:gear    3 5
"""


def _age_card(line: str) -> AgeCard:
    age, name, colour, cost, effect, *marks = line.split()
    return AgeCard(int(age), name, colour, cost.strip("-"), effect.strip("-"), tuple(map(int, marks)))


AGE_CARDS = {card.name: card for card in map(_age_card, _AGE_CARDS.split("\n")[1:-1])}

LEADS_TO = {
    "baths": ["aqueduct"],
    "altar": ["temple"],
    "theater": ["statue"],
    "east-trading-post": ["forum"],
    "west-trading-post": ["forum"],
    "marketplace": ["caravansery"],
    "apothecary": ["stables", "dispensary"],
    "workshop": ["archery-range", "laboratory"],
    "scriptorium": ["courthouse", "library"],
    "temple": ["pantheon"],
    "statue": ["gardens"],
    "forum": ["haven"],
    "caravansery": ["lighthouse"],
    "walls": ["fortifications"],
    "training-ground": ["circus"],
    "dispensary": ["arena", "lodge"],
    "laboratory": ["siege-workshop", "observatory"],
    "library": ["senate", "university"],
    "school": ["academy", "study"],
}
FREE_WITH = {
    "aqueduct": ["baths"],
    "temple": ["altar"],
    "statue": ["theater"],
    "courthouse": ["scriptorium"],
    "forum": ["east-trading-post", "west-trading-post"],
    "caravansery": ["marketplace"],
    "stables": ["apothecary"],
    "archery-range": ["workshop"],
    "dispensary": ["apothecary"],
    "laboratory": ["workshop"],
    "library": ["scriptorium"],
    "pantheon": ["temple"],
    "gardens": ["statue"],
    "senate": ["library"],
    "haven": ["forum"],
    "lighthouse": ["caravansery"],
    "arena": ["dispensary"],
    "fortifications": ["walls"],
    "circus": ["training-ground"],
    "siege-workshop": ["laboratory"],
    "lodge": ["dispensary"],
    "observatory": ["laboratory"],
    "university": ["library"],
    "academy": ["school"],
    "study": ["school"],
}

GUILDS = {
    "base": (
        "workers-guild", "craftsmens-guild", "traders-guild", "philosophers-guild", "spies-guild",
        "strategists-guild", "shipowners-guild", "scientists-guild", "magistrates-guild", "builders-guild",
    ),
    "leaders": ("gamers-guild", "courtesans-guild", "diplomats-guild", "architects-guild"),
    "cities": ("counterfeiters-guild", "guild-of-shadows", "mourners-guild"),
}  # fmt: skip

BLACK_CARDS = {
    1: (
        "pigeon-loft", "militia", "hideout", "residence", "gambling-den", "clandestine-dock-west",
        "clandestine-dock-east", "secret-warehouse", "gates-of-the-city",
    ),
    2: (
        "spy-ring", "mercenaries", "lair", "consulate", "gambling-house", "black-market", "sepulcher",
        "architect-cabinet", "tabularium",
    ),
    3: (
        "torture-chamber", "contingent", "brotherhood", "embassy", "cenotaph", "builders-union", "capitol",
        "slave-market", "secret-society",
    ),
}  # fmt: skip

WONDERS = {
    "base": ("alexandria", "babylon", "ephesos", "gizah", "halikarnassos", "olympia", "rhodos"),
    "wonder_pack": ("great-wall", "stonehenge", "manneken-pis"),
    "leaders": ("roma",),
    "cities": ("petra", "byzantium"),
    "wonder_pack and leaders": ("abu-simbel",),
}

# Board: what it makes, then its stages: cost and effects, in the order of the board.
STAGES: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "alexandria-a": ("G", (("SS", "points:3"), ("OO", "makes:W/S/C/O"), ("GG", "points:7"))),
    "alexandria-b": ("G", (("CC", "makes:W/S/C/O"), ("WW", "makes:L/G/P"), ("SSS", "points:7"))),
    "babylon-a": ("C", (("CC", "points:3"), ("WWW", "any-symbol"), ("CCCC", "points:7"))),
    "babylon-b": ("C", (("CL", "points:3"), ("WWG", "last-card"), ("CCCP", "any-symbol"))),
    "ephesos-a": ("P", (("SS", "points:3"), ("WW", "coins:9"), ("PP", "points:7"))),
    "ephesos-b": ("P", (("SS", "points:2 coins:4"), ("WW", "points:3 coins:4"), ("GLP", "points:5 coins:4"))),
    "gizah-a": ("S", (("SS", "points:3"), ("WWW", "points:5"), ("SSSS", "points:7"))),
    "gizah-b": ("S", (("WW", "points:3"), ("SSS", "points:5"), ("CCC", "points:5"), ("SSSSP", "points:7"))),
    "halikarnassos-a": ("L", (("CC", "points:3"), ("OOO", "pick"), ("LL", "points:7"))),
    "halikarnassos-b": ("L", (("OO", "points:2 pick"), ("CCC", "points:1 pick"), ("GLP", "pick"))),
    "olympia-a": ("W", (("WW", "points:3"), ("SS", "free-card"), ("OO", "points:7"))),
    "olympia-b": ("W", (("WW", "raw-at-1"), ("SS", "points:5"), ("OOL", "copy-guild"))),
    "rhodos-a": ("O", (("WW", "points:3"), ("CCC", "shields:2"), ("OOOO", "points:7"))),
    "rhodos-b": ("O", (("SSS", "shields:1 points:3 coins:3"), ("OOOO", "shields:1 points:4 coins:4"))),
    "roma-a": ("", (("WCO", "points:4"), ("SSCL", "points:6"))),
    "roma-b": ("", (("WC", "coins:5 draw"), ("SCL", "points:3 recruit"), ("SSP", "points:3 recruit"))),
    "petra-a": ("C", (("WS", "points:3"), ("7", "points:7"), ("WSSP", "points:7"))),
    "petra-b": ("C", (("CCOO", "points:3 loss:2"), ("14", "points:14"))),
    "byzantium-a": ("S", (("CO", "points:3"), ("WWP", "points:2 diplomacy"), ("CCGL", "points:7"))),
    "byzantium-b": ("S", (("WOGP", "points:3 diplomacy"), ("COOL", "points:4 diplomacy"))),
}
