"""Points: how each thing in a city scores (rules 10.1-10.15, 11.7, 11.8, 11.17, 11.19)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        CARDS_IN_WORD,
        CHANGE_BLACK,
        CHANGE_CIVILIAN,
        CHANGE_COMMERCE,
        CHANGE_DEBT,
        CHANGE_GUILDS,
        CHANGE_LEADERS,
        CHANGE_MILITARY,
        CHANGE_TREASURY,
        CHANGE_WONDER,
        COLOUR_BLACK,
        COLOUR_BLUE,
        COLOUR_PURPLE,
        COUNTER_MARKER,
        EFFECT_LAY,
        EFFECT_POINTS,
        EFFECT_POINTS_PER,
        EFFECT_SYMBOL_ANY,
        EVENT_GUILD,
        EVENT_MARKER_POINTS,
        FIRST_LEADER,
        MAX_STAGES,
        NUM_AGES,
        PHASE_OVER,
        PIECE_DEFEATS,
        PIECE_NONE,
        PIECE_TOKENS,
    )
    from salon.games.wonders.rules.science import best_science
    from salon.games.wonders.rules.stages import card_under_stage
    from salon.kernel.bits import bit, lowest


def points_of(position: WondersPosition, seat: cython.int, source: cython.int) -> cython.int:
    """The points a card, leader or stage shows, for this seat now."""
    i: cython.int
    points: cython.int = 0
    for i in range(position.tables.effect_count[source]):
        if position.tables.effect_kind[source][i] == EFFECT_POINTS:
            points += position.tables.effect_amount[source][i]
        elif (
            position.tables.effect_kind[source][i] == EFFECT_POINTS_PER
            and position.tables.effect_counter[source][i] != COUNTER_MARKER
        ):
            points += position.effect_total(seat, source, i)
    return points


def marker_points(position: WondersPosition, seat: cython.int, place: cython.int) -> cython.int:
    """The points for neighbours' cards of the colour under a stage (11.8); it is turned up at the end."""
    source: cython.int = position.state.stage_source[seat][place] - 1
    colour: cython.int
    i: cython.int
    points: cython.int = 0
    if position.state.phase != PHASE_OVER:
        return 0
    for i in range(position.tables.effect_count[source]):
        if (
            position.tables.effect_kind[source][i] == EFFECT_POINTS_PER
            and position.tables.effect_counter[source][i] == COUNTER_MARKER
        ):
            colour = position.tables.colour[card_under_stage(position, seat, place)]
            points += position.tables.effect_amount[source][i] * (
                position.state.cards_of_colour[position.left(seat)][colour]
                + position.state.cards_of_colour[position.right(seat)][colour]
            )
    return points


def laid_leader_points(position: WondersPosition, seat: cython.int, leader: cython.int) -> cython.int:
    """The points of a leader laid on the board: a number for each coin it costs (11.17)."""
    place: cython.int
    source: cython.int
    i: cython.int
    for place in range(MAX_STAGES):
        source = position.state.stage_source[seat][place] - 1
        if source >= 0:
            for i in range(position.tables.effect_count[source]):
                if position.tables.effect_kind[source][i] == EFFECT_LAY:
                    return position.tables.effect_amount[source][i] * position.tables.cost_coins[FIRST_LEADER + leader]
    return 0


def guild_points(position: WondersPosition, seat: cython.int, guild: cython.int) -> cython.int:
    """What a neighbour's guild would bring this seat as its own (10.12)."""
    points: cython.int = points_of(position, seat, guild)
    if gives_symbol(position, guild):
        points += best_science(position, seat, 1, False) - best_science(position, seat, 0, False)
    return points


def gives_symbol(position: WondersPosition, guild: cython.int) -> cython.bint:
    """Whether a guild gives a symbol of choice."""
    i: cython.int
    for i in range(position.tables.effect_count[guild]):
        if position.tables.effect_kind[guild][i] == EFFECT_SYMBOL_ANY:
            return True
    return False


def best_guild(position: WondersPosition, seat: cython.int, noting: cython.bint) -> cython.int:
    """The best guild of a neighbour to copy, or -1; with `noting` it is noted what each of them would bring."""
    side: cython.int
    half: cython.int
    card: cython.int
    points: cython.int
    cards: cython.ulonglong
    best: cython.int = 0
    best_card: cython.int = -1
    for side in range(2):
        for half in range(2):
            cards = position.state.city[position.left(seat) if side == 0 else position.right(seat)][half]
            while cards:
                card = CARDS_IN_WORD * half + lowest(cards)
                cards &= cards - 1
                if position.tables.colour[card] == COLOUR_PURPLE:
                    points = guild_points(position, seat, card)
                    if noting:
                        position.note(EVENT_GUILD, seat, points, card + 1, 0)
                    if points > best:
                        best = points
                        best_card = card
    return best_card


def conflict_points(position: WondersPosition, seat: cython.int) -> cython.int:
    """The sum of the conflict tokens (10.2)."""
    i: cython.int
    points: cython.int = -position.state.defeats[seat] * position.tables.defeat_points
    for i in range(NUM_AGES):
        points += position.state.victories[seat][i] * position.tables.victory_points[i]
    return points


def category_of(colour: cython.int) -> cython.int:
    """The category of the score sheet for the points of a card."""
    if colour == COLOUR_PURPLE:
        return CHANGE_GUILDS
    if colour == COLOUR_BLUE:
        return CHANGE_CIVILIAN
    if colour == COLOUR_BLACK:
        return CHANGE_BLACK
    return CHANGE_COMMERCE


def total_points(position: WondersPosition, seat: cython.int, noting: cython.bint) -> cython.int:
    """The points of a seat now; with `noting` each is noted with what it comes from."""
    points: cython.int = token_points(position, seat, noting)
    points += wonder_points(position, seat, noting)
    points += city_points(position, seat, noting)
    points += leader_points(position, seat, noting)
    return points + guild_and_science_points(position, seat, noting)


def token_points(position: WondersPosition, seat: cython.int, noting: cython.bint) -> cython.int:
    """Conflict tokens, coins and debts (10.2, 10.3)."""
    age: cython.int
    coins: cython.int = position.state.coins[seat] // position.tables.coins_per_point
    if noting:
        for age in range(NUM_AGES):
            position.note_points(
                seat,
                position.state.victories[seat][age] * position.tables.victory_points[age],
                CHANGE_MILITARY,
                PIECE_TOKENS + age,
            )
        position.note_points(
            seat, -position.state.defeats[seat] * position.tables.defeat_points, CHANGE_MILITARY, PIECE_DEFEATS
        )
        position.note_points(seat, coins, CHANGE_TREASURY, PIECE_NONE)
        position.note_points(seat, -position.state.debts[seat], CHANGE_DEBT, PIECE_NONE)
    return conflict_points(position, seat) + coins - position.state.debts[seat]


def wonder_points(position: WondersPosition, seat: cython.int, noting: cython.bint) -> cython.int:
    """The stages that are built (10.4), and the points of the card under one (11.8)."""
    stage: cython.int
    piece: cython.int
    points: cython.int
    marker: cython.int
    total: cython.int = 0
    for stage in range(MAX_STAGES):
        piece = position.state.stage_source[seat][stage]
        if piece:
            points = points_of(position, seat, piece - 1)
            marker = marker_points(position, seat, stage)
            total += points + marker
            if noting:
                position.note_points(seat, points, CHANGE_WONDER, piece)
                if marker:
                    position.note(EVENT_MARKER_POINTS, seat, marker, CHANGE_WONDER, piece)
    return total


def city_points(position: WondersPosition, seat: cython.int, noting: cython.bint) -> cython.int:
    """The cards of a city."""
    half: cython.int
    card: cython.int
    points: cython.int
    cards: cython.ulonglong
    total: cython.int = 0
    for half in range(2):
        cards = position.state.city[seat][half]
        while cards:
            card = CARDS_IN_WORD * half + lowest(cards)
            cards &= cards - 1
            points = points_of(position, seat, card)
            total += points
            if noting:
                position.note_points(seat, points, category_of(position.tables.colour[card]), card + 1)
    return total


def leader_points(position: WondersPosition, seat: cython.int, noting: cython.bint) -> cython.int:
    """Recruited leaders, leaders laid on the board (11.17), and the leader that a guild copies."""
    leader: cython.int
    points: cython.int
    change: cython.int
    total: cython.int = 0
    leaders: cython.ulonglong = position.state.leaders[seat]
    while leaders:
        leader = lowest(leaders)
        leaders &= leaders - 1
        if position.state.laid[seat] & bit(leader):
            points = laid_leader_points(position, seat, leader)
            change = CHANGE_WONDER
        else:
            points = points_of(position, seat, FIRST_LEADER + leader)
            change = CHANGE_LEADERS
        total += points
        if noting:
            position.note_points(seat, points, change, FIRST_LEADER + leader + 1)
    if position.state.copied_leader[seat]:
        leader = position.state.copied_leader[seat] - 1
        points = points_of(position, seat, FIRST_LEADER + leader)
        total += points
        if noting:
            position.note_points(seat, points, CHANGE_LEADERS, FIRST_LEADER + leader + 1)
    return total


def guild_and_science_points(position: WondersPosition, seat: cython.int, noting: cython.bint) -> cython.int:
    """Symbols, and the neighbour's guild that a stage copies (10.12, 10.15): it may give one more symbol."""
    guild: cython.int
    points: cython.int = 0
    more_symbols: cython.int = 0
    if position.state.copy_guild[seat]:
        guild = best_guild(position, seat, noting)
        if guild >= 0:
            more_symbols = gives_symbol(position, guild)
            points = points_of(position, seat, guild)
            if noting:
                position.note_points(seat, points, CHANGE_GUILDS, guild + 1)
    return points + best_science(position, seat, more_symbols, noting)
