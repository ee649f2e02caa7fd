"""What lies on the table in 7 Wonders, and in which order it is laid out; every number comes from the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from salon.games.wonders import deal
from salon.kernel.learning import Amount

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

AGES = (1, 2, 3)
ALL = {"leaders": "yes", "cities": "yes", "wonder_pack": "yes"}
BASE = dict.fromkeys(ALL, "no")


def parts(game: Wonders) -> list[Amount]:
    """The material of the box, then that of the expansions."""
    c, most = game.components, game.seat_counts[-1]
    facts = {"victory_list": ", ".join(map(str, c["rules.victory"])), "defeat": c["rules.defeat"]}
    boards = len(deal.boards_in_play(c, BASE))
    counts = {
        "boards": boards,
        **{f"age-{age}": len(deal.cards_of_age(c, age, most)) for age in AGES},
        "guilds": len(deal.guilds_in_play(c, BASE)),
        "coins": None,
        "tokens": None,
        "leaders": len(deal.leaders_in_play(c, ALL)),
        "black": sum(len(deal.black_cards(c, age, ALL)) for age in AGES),
        "more-guilds": len(deal.guilds_in_play(c, ALL)) - len(deal.guilds_in_play(c, BASE)),
        "more-boards": len(deal.boards_in_play(c, ALL)) - boards,
    }
    return [Amount(name, count, facts) for name, count in counts.items()]


def set_up_steps(game: Wonders, seats: int) -> list[Amount]:
    """The steps of the set-up, each with the pieces it lays."""
    facts = set_up_facts(game, seats)
    counts = {
        "boards": seats,
        "coins": facts["coins"] * seats,
        "out": facts["cards_out"],
        "guilds": facts["guilds"],
        "age-1": facts["age_1"],
        "age-2": facts["age_2"],
        "age-3": facts["age_3"],
        "tokens": None,
    }
    return [Amount(name, count, facts) for name, count in counts.items()]


def set_up_facts(game: Wonders, seats: int) -> dict[str, Any]:
    """The numbers of the set-up for a number of players, without expansions."""
    c, most = game.components, game.seat_counts[-1]
    guilds = seats + c["rules.guilds_beyond_seats"]
    used = {age: len(deal.cards_of_age(c, age, seats)) for age in AGES}
    all_boards, all_guilds = len(deal.boards_in_play(c, BASE)), len(deal.guilds_in_play(c, BASE))
    return {
        "seats": seats,
        "coins": c["rules.coins"],
        "all_boards": all_boards,
        "boards_out": all_boards - seats,
        "cards_out": sum(len(deal.cards_of_age(c, age, most)) - used[age] for age in AGES),
        "guilds": guilds,
        "all_guilds": all_guilds,
        "guilds_out": all_guilds - guilds,
        "age_1": used[1],
        "age_2": used[2],
        "age_3": used[3] + guilds,
        "hand": used[1] // seats,
        "defeat": c["rules.defeat"],
        "victory_list": ", ".join(map(str, c["rules.victory"])),
    }
