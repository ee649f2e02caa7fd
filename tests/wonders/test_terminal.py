"""The table in the terminal and the player aid: they draw at every moment, fit the console, and show what matters."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import salon
from salon.games.wonders.game import Wonders
from salon.games.wonders.notation import BOARDS
from salon.games.wonders.terminal.drawing import OPEN, SHAPES
from salon.games.wonders.text.piece_text import colour_of
from salon.games.wonders.view import CHOICES, PHASES, CityView, HandCard, StageView, WondersView
from salon.games.wonders.vocabulary import COLOURS
from salon.kernel.words import LANGUAGES

GAME = Wonders()
WIDTHS = (80, 100, 130)
EVERYTHING = {"leaders": "yes", "cities": "yes", "wonder_pack": "yes"}
# Every kind of moment: what is decided, which choice it is, and whether something is chosen already.
KINDS = {
    *((name, "", False) for name in ("boards", "draft", "recruit", "turn", "last", "pick", "debt", "over")),
    *(("choices", choice, False) for choice in CHOICES[1:]),
    ("turn", "", True),
}


def drawn(what: RenderableType, width: int) -> str:
    """What a console of that width shows, without colours."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False)
    console.print(what)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(cell_len, shown.splitlines())) <= width
    return str(shown)


def board(view: WondersView, language: str = "en", width: int = 130) -> str:
    return drawn(GAME.terminal.board(view, language, [f"Player {seat}" for seat in range(len(view.cities))]), width)


def positions(seed: int) -> Iterator[tuple[salon.Position, int]]:
    """A random game with everything, for three to seven, move by move."""
    rng = salon.Rng("terminal", seed)
    options = EVERYTHING | {"boards": ("chosen", "dealt")[seed % 2]} if seed else {}
    position = GAME.start(GAME.deal(GAME.seat_counts[seed % 5], seed, **options))
    while position.waiting:
        yield position, position.to_act
        position.play(position.to_act, rng.choice(position.legal(position.to_act)))
    yield position, 0


@cache
def views() -> dict[tuple[str, str, bool, int], WondersView]:
    """A view of each kind of moment; of turns and ends of games, one for each age and number of seats."""
    found: dict[tuple[str, str, bool, int], WondersView] = {}
    for seed in range(200):
        for position, seat in positions(seed):
            state = position.snapshot()
            name = PHASES[state.phase]
            choice = CHOICES[state.pending_choice[seat]] if name == "choices" else ""
            more = 10 * state.seats + state.age if name in ("turn", "over") else 0
            key = (name, choice, bool(state.chosen[seat]), more)
            if key not in found:
                found[key] = GAME.view(position, seat)
        if {key[:3] for key in found} >= KINDS and seed > 5:
            return found
    raise AssertionError(f"no random game has {KINDS - {key[:3] for key in found}}")


def one(name: str, choice: str = "", chosen: bool = False) -> WondersView:
    """The last view found of a kind."""
    return [view for key, view in views().items() if key[:3] == (name, choice, chosen)][-1]


def own(view: WondersView) -> CityView:
    assert view.seat is not None
    return view.cities[view.seat]


def with_own(view: WondersView, **changes: object) -> WondersView:
    """The view with something changed in the own city."""
    cities = [msgspec.structs.replace(city, **changes) if city == own(view) else city for city in view.cities]
    return msgspec.structs.replace(view, cities=cities)


def flat(shown: str) -> str:
    """What is shown, with single spaces."""
    return " ".join(shown.split())


def row(shown: str, label: str) -> str:
    """The first line that begins with a label of the table."""
    return next(line for line in shown.splitlines() if line.strip().startswith(label))


# --- everything draws --------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_moment_is_drawn_with_its_key_facts(language: str, width: int) -> None:
    for view in views().values():
        shown = board(view, language, width)
        if own(view).board is not None:
            assert GAME.text.words.text(language, "cost-coins", coins=own(view).coins) in shown
        for piece in (*view.packet, *view.leaders_in_hand, *(card.card for card in view.hand), *view.pile):
            assert all(word in shown for word in GAME.text.piece_name(language, piece).split()), piece


@pytest.mark.parametrize("width", (60, *WIDTHS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_drawn_with_all_boards(language: str, width: int) -> None:
    shown = drawn(GAME.terminal.player_aid(language), width)
    for piece in (*BOARDS, "siege-workshop", "study"):
        assert all(word in shown for word in GAME.text.piece_name(language, piece).split())


def test_the_aid_takes_its_numbers_from_the_components() -> None:
    changed = GAME.components.overridden({"rules.sale": 8, "rules.victory": [2, 4, 9]})
    shown = flat(drawn(Wonders(changed).terminal.player_aid("en"), 130))
    assert "Discard it for 8 coins" in shown
    assert "Age I 2, Age II 4, Age III 9" in shown


def test_the_aid_lists_the_chains() -> None:
    shown = drawn(GAME.terminal.player_aid("en"), 130)
    assert "Scriptorium → Courthouse, Library" in shown
    assert "Statue → Gardens" in shown


def test_who_only_watches_sees_cities_and_no_hand() -> None:
    for position, _ in positions(0):
        shown = board(GAME.view(position, None))
        assert "Player 0" in shown and "Your hand" not in shown and "your city" not in shown
        break


@pytest.mark.parametrize("width", WIDTHS)
def test_long_names_of_players_do_not_widen_the_table(width: int) -> None:
    view = one("turn")
    drawn(GAME.terminal.board(view, "de", [f"{'Wolfgang ' * 12}{seat}" for seat in range(len(view.cities))]), width)


# --- the head and the order of cities ----------------------------------------------------------------------


def test_the_head_tells_age_turn_direction_and_discard_pile() -> None:
    view = msgspec.structs.replace(one("turn"), age=2, turn=3, turns=6, to_left=False, discarded=5)
    head = board(view).splitlines()[0]
    assert "Age II · turn 3 of 6 · ↑ pass your hand to the right · 5 cards in the discard pile" in head
    assert "↓ pass your hand to the left" in board(msgspec.structs.replace(view, to_left=True))


def test_recruiting_and_the_draft_are_no_turns() -> None:
    assert board(one("recruit")).splitlines()[0].split(" · ")[0].strip() == "Age I"
    assert "turn 1" not in board(one("recruit")).splitlines()[0]
    assert board(one("draft")).startswith(" Keep one leader")


@pytest.mark.parametrize("width", WIDTHS)
def test_cities_stand_in_the_order_of_the_table(width: int) -> None:
    for view in views().values():
        shown = board(view, "en", width)
        seats = len(view.cities)
        assert view.seat is not None
        order = [(view.seat - 1 + i) % seats for i in range(seats)]
        titles = [line for line in shown.splitlines() if line.startswith("Player ")]
        assert [int(title.split()[1]) for title in titles] == order
        assert [title.split("(")[1].split(")")[0] for title in titles[:3]] == [
            "right neighbour",
            "your city",
            "left neighbour",
        ]


def test_cities_far_away_are_short_among_many() -> None:
    many = next(view for key, view in views().items() if key[0] == "turn" and len(view.cities) == 7)
    few = next(view for key, view in views().items() if key[0] == "turn" and len(view.cities) == 4)
    assert board(many).count(" Wonder ") == 3
    assert board(few).count(" Wonder ") == 4


# --- a city ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_every_colour_has_a_sign_of_its_own(width: int) -> None:
    assert len(set(SHAPES.values())) == len(COLOURS)
    view = one("over")
    shown = board(view, "en", width)
    cards = own(view).cards
    for colour in {colour_of(GAME, card) for card in cards}:
        count = sum(colour_of(GAME, card) == colour for card in cards)
        assert f"{SHAPES[colour]}{count}" in shown


def test_stages_tell_what_they_bring_cost_and_hide() -> None:
    stages = [StageView("gizah-a-1", "baths", "gizah-a-1")]
    stages += [StageView(None, None, f"gizah-a-{number}") for number in (2, 3)]
    shown = board(with_own(one("turn"), board="gizah-a", stages=stages))
    assert "▣1 3 points (under it: Baths)" in shown
    assert "▢2 5 points (3 wood)" in shown
    assert "▢3 7 points (4 stone)" in shown


def test_a_stage_that_copies_is_told_as_the_stage_it_copies() -> None:
    view = next(view for key, view in views().items() if key[0] == "turn" and len(view.cities) == 3)
    assert view.seat is not None
    cities = list(view.cities)
    # the Great Wall leaves the choice to the left; to the right Gizah is copied
    means = ("manneken-pis-a-1", "gizah-b-2", "manneken-pis-a-3")
    stages = [StageView(None, None, stage) for stage in means]
    cities[view.seat] = msgspec.structs.replace(cities[view.seat], board="manneken-pis-a", stages=stages)
    shown = board(msgspec.structs.replace(view, cities=cities))
    assert f"{OPEN}1 copy stage 1 of your left neighbour" in shown
    assert f"{OPEN}2 5 points (3 stone)" in shown


def test_production_tells_what_is_not_for_sale() -> None:
    changes = {"cards": ["clay-pit", "caravansery"], "makes": {"wood": 2, "glass": 1}}
    changes |= {"makes_one_of": [["clay", "ore"]], "for_itself": [["wood", "stone", "clay", "ore"]]}
    shown = flat(board(with_own(one("turn"), **changes)))
    assert "Produces 2 wood, glass, clay/ore, for itself only: wood/stone/clay/ore" in shown


def test_numbers_tokens_and_symbols_are_told() -> None:
    symbols = {"compass": 2, "gear": 0, "tablet": 1, "any": 1, "mask": 1}
    changes = {"coins": 1, "shields": 4, "victories": [2, 1, 0], "defeats": 2, "debts": 3, "diplomat": True}
    shown = board(with_own(one("turn"), symbols=symbols, points=17, **changes))
    assert "1 coin · 4 shields · 17 points so far · 3 debt tokens · sits out the conflicts of this Age" in shown
    assert "+1 +1 +3 −1 −1" in shown
    assert "compass ×2, tablet ×1, of choice ×1, mask ×1" in shown


def test_leaders_are_told_with_those_laid_and_copied() -> None:
    shown = flat(board(with_own(one("turn"), leaders=["nero"], laid=["caesar"], copied="midas"), width=300))
    assert "♔2 Nero, Caesar (laid on the board), Midas (copied)" in shown
    assert "Nero: 2 coins for each victory token you take" in shown
    assert "Midas: 1 point for every 3 coins you have" in shown
    assert "Caesar: " not in shown  # shields are shown elsewhere, and his effect is gone


def test_a_right_that_was_used_is_told() -> None:
    built = [(f"olympia-a-{number}", number < 3) for number in (1, 2, 3)]
    stages = [StageView(stage if done else None, None, stage) for stage, done in built]
    view = with_own(one("turn"), board="olympia-a", stages=stages, leaders=["caligula"], free_used=0)
    assert "used this Age" not in board(view)
    used = board(with_own(view, free_used=1))
    assert "▣2 build 1 card of any colour free each Age (used this Age)" in used
    assert used.count("used this Age") == 1
    assert board(with_own(view, free_used=2)).count("used this Age") == 1


def test_a_hand_that_was_seen_is_told() -> None:
    view = one("turn")
    assert view.seat is not None
    cities = list(view.cities)
    seat = (view.seat + 1) % len(cities)
    for size, label in ((1, "Possible hand"), (2, "Hand")):
        cities[seat] = msgspec.structs.replace(cities[seat], may_hold=["baths", "altar"], hand_size=size)
        assert f"{label} Baths, Altar" in flat(board(msgspec.structs.replace(view, cities=cities)))


# --- the own seat ------------------------------------------------------------------------------------------


def hand_of(*cards: HandCard) -> WondersView:
    view = with_own(one("turn"), cards=["statue"])
    return msgspec.structs.replace(view, hand=list(cards), moment="turn", chosen=[])


@pytest.mark.parametrize("width", WIDTHS)
def test_a_card_tells_cost_effect_chain_and_use(width: int) -> None:
    shown = board(hand_of(HandCard("gardens", True, False), HandCard("temple", False, True)), "en", width)
    gardens, temple = row(shown, "✓"), row(shown, "–      ✓")
    assert gardens.split()[:4] == ["✓", "–", "■", "Gardens"]
    for words in ("wood, 2 clay", "5 points", "free with Statue"):
        assert words in gardens
    assert temple.split()[:4] == ["–", "✓", "■", "Temple"]
    for words in ("wood, clay, glass", "3 points", "free with Altar"):
        assert words in temple
    assert "chain to Pantheon" in shown


def test_what_is_chosen_is_told_and_nothing_is_marked() -> None:
    view = one("turn", chosen=True)
    shown = board(view)
    assert f"Chosen: {GAME.text.piece_name('en', view.chosen[0])}" in shown
    assert "✓" not in shown


def test_the_discard_pile_is_told_by_colour_to_who_picks() -> None:
    view = msgspec.structs.replace(one("pick"), pile=["press-1", "press-2", "baths"])
    assert "◆2 Press ×2 ■1 Baths" in flat(board(view))


def test_losses_and_choices_are_told() -> None:
    assert "You lose" in board(one("debt"))
    assert "You may lay one of your leaders" in board(one("choices", "lay"))
    assert "You may recruit one more leader" in board(one("choices", "recruit"))
    assert "Copy a leader" in board(one("choices", "copy"))


def test_boards_to_choose_from_are_told_with_their_stages() -> None:
    view = one("boards")
    shown = board(view)
    for name in view.boards:
        assert GAME.text.piece_name("en", name) in shown
    assert f"{OPEN}1 " in shown
