"""Paris in sentences: what single lines say, and the round."""

from __future__ import annotations

import salon
from tests.paris.table import Table

PLAYERS = ["Ana", "Bo", "Cy", "Di"]


def section_lines(t: Table, title: str, seat: int | None = 0, language: str = "en") -> list[str]:
    view = t.game.view(t.position, seat)
    sections = {s.title: s.lines for s in t.game.text.text_view(view, language, PLAYERS[: len(view.seats)])}
    return sections[title]


def test_a_district_tells_bank_buildings_markers_keys_and_landmarks() -> None:
    t = Table(seats=3, changes={"bank.montmartre": 2}).action().build("Mo1", "Mo4").no_markers("Mo1").landmark("Mo", 9)
    t.key(0, "Mo$", "Mo1").key(1, "Mo$", "9").vp_tile(20, "Mo")
    lines = section_lines(t, "Montmartre")
    assert lines[0] == "Bank, pays 2 francs: keys of Ana, Bo."
    assert lines[1] == "1: bakery, key of Ana."
    assert lines[2] == "2: no building yet, silver prestige beside it."
    assert lines[4] == "4: theatre, no key, wood beside it."
    assert "Landmark Jardin du Luxembourg (9): key of Bo." in lines
    assert "Keys on buildings and landmarks: 2." in lines
    assert "Totals: Ana 1, Bo 9." in lines and "Bo leads." in lines
    assert lines[-1] == "VP tile 20: 20, 10 and 5 points for first, second and third place."


def test_equal_sums_are_led_by_the_highest_single_place() -> None:
    t = Table(seats=3).action().build("Mo1", "Mo4", "Mo5").key(0, "Mo1", "Mo4").key(1, "Mo5")
    assert "Bo leads." in section_lines(t, "Montmartre")
    both = Table(seats=3).action().build("Mo5").key(0, "Mo5").key(1, "Mo5")
    assert "Tied for the lead: Ana, Bo." in section_lines(both, "Montmartre")


def test_what_a_screen_hides_is_said_to_be_hidden() -> None:
    t = Table(seats=3, screens="hidden").action().give(1, francs=17, tiles=(9, 16), wood=2)
    hidden = section_lines(t, "Bo")
    assert "Francs: hidden behind the screen." in hidden and "Tokens: hidden behind the screen." in hidden
    assert "Bonus tiles behind the screen: 2." in hidden
    assert not any("17" in line or "wood" in line for line in hidden)
    assert "Francs: 17." in section_lines(t, "What you have", seat=1)
    assert "Tokens: 2 wood." in section_lines(t, "What you have", seat=1)


def test_end_game_tiles_are_face_down_for_the_others() -> None:
    t = Table(seats=3).empty_piles().action().end_tile(1, "wood").end_tile(1, "point", used=True)
    assert "End-game tiles: face down, 1 point (used)." in section_lines(t, "Bo")
    assert "End-game tiles: wood tile, 1 point (used)." in section_lines(t, "What you have", seat=1)
    assert not any("When you last searched" in line for line in section_lines(t, "Beside the board"))
    assert any("When you last searched" in line for line in section_lines(t, "Beside the board", seat=1))


def test_the_round_is_counted_by_the_buildings_drawn_and_then_by_the_end() -> None:
    for options in ({}, {"piles": "2"}, {"buildings": "any-district"}):
        game = salon.game("paris")
        position = game.start(game.deal(3, "rounds", **options))
        rng = salon.Rng("rounds")
        turns, ended = 0, []
        while position.waiting:
            view = game.view(position, position.to_act)
            words = game.text.round_label(view, "en")
            if any(pile.left for pile in view.piles):
                assert words == f"Round {turns // 3 + 1}"
                assert f"{words}." in game.text.text_view(view, "en", PLAYERS[:3])[0].lines
            elif not ended or ended[-1] != words:
                ended.append(words)
            action = rng.choice(position.legal(position.to_act))
            turns += game.actions.text(action) == "end"
            position.play(position.to_act, action)
        assert ended == ["The piles are empty", "Second to last round", "Last round"]
        assert game.text.round_label(game.view(position, None), "en") == ""
