"""Section 11 of the rulebook: resources and prestige, buying and selling."""

from __future__ import annotations

import random

import pytest

from salon.kernel.reasons import SalonError
from tests.paris.table import Table

clause = pytest.mark.clause

BUY = {"wood": 2, "marble": 3, "gold": 4}
SELL = {"wood": 1, "marble": 2, "gold": 3}
SELL_PRESTIGE = {"bronze": 1, "silver": 2, "gold-prestige": 3}


def supply(t: Table) -> dict[str, int]:
    return {token: count for token, count in t.game.view(t.position, None).supply.items() if count}


# --- resources -----------------------------------------------------------------------------------------


@clause("paris", "11.1")
@pytest.mark.parametrize("token", BUY)
def test_the_price_of_buying(token: str) -> None:
    t = Table().action(francs=BUY[token] + 1).supply(1, 1, 1)
    t.play(f"buy:{token}")
    assert t.francs() == 1 and t.tokens() == {token: 1}
    assert supply(t) == {other: 1 for other in BUY if other != token}


@clause("paris", "11.1")
@pytest.mark.parametrize("token", BUY)
def test_one_franc_short_is_not_enough_to_buy(token: str) -> None:
    t = Table().action(francs=BUY[token] - 1).supply(1, 1, 1)
    assert t.code(f"buy:{token}") == "buy-francs" and f"buy:{token}" not in t.legal()
    t.give(francs=BUY[token])
    assert f"buy:{token}" in t.legal()


@clause("paris", "11.1")
@pytest.mark.parametrize("token", SELL)
def test_the_price_of_selling(token: str) -> None:
    t = Table().action(francs=0).give(**{token: 2})
    t.play(f"sell:{token}")
    assert t.francs() == SELL[token] and t.tokens() == {token: 1}
    t.play(f"sell:{token}")
    assert t.francs() == 2 * SELL[token] and t.tokens() == {}
    assert t.code(f"sell:{token}") == "nothing-to-sell"


@clause("paris", "11.1")
def test_trade_is_no_action_and_may_be_repeated() -> None:
    t = Table().action(francs=6).supply(3, 0, 0)
    t.play("buy:wood", "buy:wood", "buy:wood")
    assert t.now == "ACTION" and t.tokens() == {"wood": 3} and t.francs() == 0
    t.play("sell:wood", "key:Mo", "sell:wood", "sell:wood", "end")
    assert t.francs() == 3 + 2 and supply(t) == {"wood": 3}


@clause("paris", "11.1")
def test_a_bought_resource_pays_in_the_same_turn() -> None:
    t = Table().action(francs=10).supply(1, 0, 0).build("Mo8").no_markers().key(0, "Mo$")
    assert t.code("Mo$-Mo8") == "wood"
    t.play("buy:wood", "Mo$-Mo8")
    assert t.francs() == 0 and supply(t) == {"wood": 1} and t.points() == 2


@clause("paris", "11.1")
def test_no_trade_before_the_draw_and_none_in_the_turn_of_another() -> None:
    t = Table().supply(1, 1, 1).give(0, francs=9, wood=1).give(1, francs=9, wood=1)
    assert t.now == "DRAW"
    assert t.code("buy:wood") == "draw-first" and t.code("sell:wood") == "draw-first"
    t.play("draw1")
    for move in ("buy:wood", "sell:wood"):
        assert t.can(move)
        reason = t.game.why_not(t.position, 1, t.game.actions.parse(move))
        assert reason is not None and reason.code == "not-waiting"


# --- prestige ------------------------------------------------------------------------------------------


@clause("paris", "11.2")
@pytest.mark.parametrize("token", SELL_PRESTIGE)
def test_the_price_of_selling_prestige(token: str) -> None:
    t = Table().action(francs=0).give(**{token.replace("-", "_"): 2})
    t.play(f"sell:{token}")
    assert t.francs() == SELL_PRESTIGE[token] and t.tokens() == {token: 1}
    t.play(f"sell:{token}")
    assert t.code(f"sell:{token}") == "nothing-to-sell"


@clause("paris", "11.2")
@pytest.mark.parametrize("token", SELL_PRESTIGE)
def test_prestige_cannot_be_bought(token: str) -> None:
    t = Table().action(francs=50).supply(1, 1, 1).give(**{token.replace("-", "_"): 1})
    t.play(f"sell:{token}")
    with pytest.raises(SalonError):
        t.play(f"buy:{token}")
    assert {move for move in t.legal() if move.startswith("buy")} == {"buy:wood", "buy:marble", "buy:gold"}


# --- the supply ----------------------------------------------------------------------------------------


@clause("paris", "11.3")
@pytest.mark.parametrize("token", BUY)
def test_nothing_can_be_bought_from_an_empty_supply(token: str) -> None:
    t = Table().action(francs=50)
    assert t.code(f"buy:{token}") == "supply-empty" and f"buy:{token}" not in t.legal()
    t.supply(**{token: 1}).play(f"buy:{token}")
    assert t.code(f"buy:{token}") == "supply-empty"


@clause("paris", "11.3")
def test_markers_on_the_board_cannot_be_bought() -> None:
    t = Table()
    assert {"wood", "marble", "gold"} <= set(t.deal.content["markers"].values()) and supply(t) == {}
    t.action(francs=50)
    assert not [move for move in t.legal() if move.startswith("buy")]


@clause("paris", "11.3")
def test_a_sold_resource_can_be_bought_by_the_next_player() -> None:
    t = Table().action(francs=0).give(0, gold=1).give(1, francs=4)
    t.play("sell:gold", "key:Mo", "end", "draw1", "buy:gold")
    assert t.tokens(1) == {"gold": 1} and t.francs(1) == 0 and supply(t) == {}
    assert t.francs(0) == 5


@clause("paris", "11.3")
def test_buying_back_what_one_sold_loses_a_franc() -> None:
    t = Table().action(francs=1).give(wood=1)
    t.play("sell:wood", "buy:wood")
    assert t.francs() == 0 and t.tokens() == {"wood": 1}


@clause("paris", "11.3")
def test_paid_resources_go_to_the_supply() -> None:
    t = Table().action(francs=30).build("Mo8").no_markers().key(0, "Mo$").give(wood=2, marble=2, gold=1)
    t.play("Mo$-Mo8", "end")
    assert supply(t) == {"wood": 1}
    t.phase("ACTION", 0).play("Mo8-14")
    assert supply(t) == {"wood": 1, "marble": 2, "gold": 1} and t.tokens() == {"wood": 1}


@clause("paris", "11.3")
def test_resources_given_for_tile_24_go_to_the_supply() -> None:
    t = Table().action(francs=0).give(wood=2, gold=3, tiles=(24,), figure=24)
    t.play("use24", "give:gold", "give:wood")
    assert supply(t) == {"wood": 2, "gold": 2} and t.tokens() == {"gold": 1} and t.points() == 4


# --- prestige leaves the game --------------------------------------------------------------------------


def prestige_in_game(t: Table) -> dict[str, int]:
    s = t.state
    return {
        token: sum(s.tokens[seat][i] for seat in range(s.seats)) + list(s.marker).count(i + 1)
        for i, token in enumerate(("bronze", "silver", "gold-prestige"), 3)
    }


@clause("paris", "11.4")
def test_sold_discarded_and_given_prestige_leaves_the_game() -> None:
    t = Table().no_markers("Ch1", "Ch2", "Ch3", "Mo1", "Mo2", "Mo3", "Sg1", "Sg2", "Sg3")
    t.action(francs=9).key(0, "Arc").give(marble=1, tiles=(23,), figure=23)
    t.give(bronze=3, silver=3, gold_prestige=3)
    assert prestige_in_game(t) == {"bronze": 6, "silver": 6, "gold-prestige": 6}
    t.play("sell:silver")
    assert prestige_in_game(t) == {"bronze": 6, "silver": 5, "gold-prestige": 6}
    t.play("Arc-Be/9", "discard:bronze", "leave")
    assert prestige_in_game(t) == {"bronze": 5, "silver": 5, "gold-prestige": 6}
    t.play("use23", "give:gold-prestige", "give:bronze", "give:silver")
    assert prestige_in_game(t) == {"bronze": 3, "silver": 3, "gold-prestige": 4}
    assert t.tokens() == {"gold-prestige": 1} and supply(t) == {"marble": 1}
    assert t.points() == 1 + 3 * 2


@clause("paris", "11.3")
@clause("paris", "11.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_games_no_resource_is_lost_and_no_prestige_comes_back(seats: int) -> None:
    for number in range(3):
        t, chance = Table(seats=seats, seed=f"trade{number}"), random.Random(f"{seats}/{number}")
        prestige = prestige_in_game(t)
        assert prestige == {"bronze": 6, "silver": 6, "gold-prestige": 6}
        while t.position.waiting:
            t.position.play(t.active, chance.choice(t.position.legal(t.active)))
            s = t.state
            for i in range(3):
                held = sum(s.tokens[seat][i] for seat in range(seats))
                assert held + list(s.marker).count(i + 1) + s.supply[i] == 6
            now = prestige_in_game(t)
            assert all(now[token] <= prestige[token] for token in now)
            prestige = now


# --- money ---------------------------------------------------------------------------------------------


@clause("paris", "11.5")
def test_francs_beyond_the_coins_of_the_box_are_paid_out_and_spent() -> None:
    t = Table().give(1, francs=129).action(francs=129).give(gold=1)  # 129 is worth more than all 35 coins
    t.play("sell:gold", "key:Sg")
    assert t.francs(0) == 139 and t.francs(1) == 129
    t.play("end")
    t.action(0, francs=1000).build("Mo5").no_markers().key(0, "Arc").play("Arc-Mo5")
    assert t.francs(0) == 995
