"""The course of a game: secret choices, their reveal, and the steps in which a turn is resolved (rules 3.1-3.6).

`continue_turn` goes through the steps of a turn and stops where a seat must decide.
"""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.boards import apply_board, refuse_board, start_cities
    from salon.games.wonders.rules.cards import fill_uses, refuse_use, resolve_cards
    from salon.games.wonders.rules.choosing import fill_rest_of_choice, record_choice, refuse_way
    from salon.games.wonders.rules.conflict import resolve_conflicts
    from salon.games.wonders.rules.constants import (
        ACTION_AT,
        ACTION_BOARD,
        ACTION_DEBT,
        ACTION_KEEP,
        ACTION_LAY,
        ACTION_NONE,
        ACTION_WAY,
        AGE_PASSING_RIGHT,
        COURSE_LAST_TURN,
        COURSE_RECRUITING,
        COURSE_TURN,
        EVENT_AGE,
        EVENT_MARKER,
        EVENT_OVER,
        EVENT_PASSED,
        LOSS_FIXED,
        LOSS_PER_STAGE,
        LOSS_PER_VICTORY,
        MAX_HAND,
        MAX_STAGES,
        NUM_AGES,
        PHASE_BOARDS,
        PHASE_CHOICES,
        PHASE_DEBT,
        PHASE_DRAFT,
        PHASE_LAST,
        PHASE_OVER,
        PHASE_PICK,
        PHASE_RECRUIT,
        PHASE_TURN,
        REASON_WRONG_MOMENT,
        STEP_DISCARD,
        STEP_END,
        STEP_LAST_CARDS,
        STEP_LOSSES,
        STEP_PICKS,
    )
    from salon.games.wonders.rules.discard_picks import (
        apply_pick,
        discard_last_cards,
        fill_pick,
        next_pick,
        refuse_pick,
    )
    from salon.games.wonders.rules.draft import refuse_draft, resolve_draft
    from salon.games.wonders.rules.leader_choices import fill_choice, refuse_choice, resolve_choices, seats_with_choice
    from salon.games.wonders.rules.leaders import fill_recruiting
    from salon.games.wonders.rules.losses import fill_debts, refuse_debt, seats_choosing_debt, settle_loss
    from salon.games.wonders.rules.scoring import total_points
    from salon.games.wonders.rules.stages import card_under_stage, refuse_stage_choice
    from salon.games.wonders.rules.state import fill_set, is_card_phase


def fill_legal(position: WondersPosition, seat: cython.int, actions: cython.p_short) -> cython.int:
    """All legal actions of a waiting seat, in the order of the action list; the number of them."""
    phase: cython.int = position.state.phase
    if is_card_phase(position):
        if position.state.chosen[seat]:
            return fill_rest_of_choice(position, seat, actions)
        if phase == PHASE_RECRUIT:
            return fill_recruiting(position, seat, actions)
        return fill_uses(position, seat, actions)
    if phase == PHASE_DRAFT:
        return fill_set(position.state.draft_packet[seat], ACTION_KEEP, actions, 0)
    if phase == PHASE_CHOICES:
        return fill_choice(position, seat, actions)
    if phase == PHASE_PICK:
        return fill_pick(position, seat, actions)
    if phase == PHASE_BOARDS:
        return fill_set(position.state.boards_free, ACTION_BOARD, actions, 0)
    return fill_debts(position, seat, actions, 0)


def refuse(position: WondersPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0 if the waiting seat may take the action, else the reason."""
    phase: cython.int = position.state.phase
    if phase == PHASE_PICK:
        return refuse_pick(position, seat, action)
    if phase == PHASE_CHOICES:
        return refuse_choice(position, seat, action)
    if action < ACTION_KEEP:
        return refuse_use(position, seat, action)
    if action < ACTION_LAY:
        return refuse_draft(position, seat, action - ACTION_KEEP)
    if ACTION_WAY <= action < ACTION_AT:
        return refuse_way(position, seat, action - ACTION_WAY)
    if ACTION_AT <= action < ACTION_DEBT:
        return refuse_stage_choice(position, seat, action - ACTION_AT)
    if ACTION_DEBT <= action < ACTION_BOARD:
        return refuse_debt(position, seat, action - ACTION_DEBT)
    if ACTION_BOARD <= action < ACTION_NONE:
        return refuse_board(position, seat, action - ACTION_BOARD)
    return REASON_WRONG_MOMENT


def apply(position: WondersPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Carry out a legal action; 1 if a seat learned something hidden by it, else 0."""
    if position.state.phase == PHASE_PICK:
        position.state.phase_number += 1
        apply_pick(position, seat, action)
        continue_turn(position)
        return 1
    if position.state.phase == PHASE_BOARDS:
        position.state.phase_number += 1
        apply_board(position, seat, action - ACTION_BOARD)
        if seat + 1 < position.state.seats:
            open_phase(position, PHASE_BOARDS, 2 << seat)
        else:
            begin_game(position)
        return 0
    record_choice(position, seat, action)
    if position.state.deciding & ~position.state.decided:
        return 0
    reveal(position)
    return 1


def open_phase(position: WondersPosition, phase: cython.int, seats: cython.int) -> None:
    """Ask a set of seats for a decision."""
    seat: cython.int
    position.state.phase = phase
    position.state.deciding = seats
    position.state.decided = 0
    for seat in range(position.state.seats):
        position.state.chosen[seat] = 0
        position.state.chosen_stage[seat] = 0
        position.state.chosen_way[seat] = 0


def reveal(position: WondersPosition) -> None:
    """All have chosen: resolve the choices, and go on to the next decision."""
    seat: cython.int
    phase: cython.int = position.state.phase
    position.state.phase_number += 1
    if phase == PHASE_DRAFT:
        if resolve_draft(position):
            begin_age(position)
        else:
            open_phase(position, PHASE_DRAFT, (1 << position.state.seats) - 1)
        return
    if phase == PHASE_CHOICES:
        resolve_choices(position)
    elif phase == PHASE_DEBT:
        for seat in range(position.state.seats):
            if (position.state.deciding >> seat) & 1:
                settle_loss(position, seat, position.state.chosen[seat] - 1 - ACTION_DEBT)
    else:
        resolve_cards(position, position.state.deciding)
    continue_turn(position)


# --- the steps of a turn ---------------------------------------------------------------------------------


def continue_turn(position: WondersPosition) -> None:
    """Go on with the resolution of a turn until a seat must decide."""
    seats: cython.int = seats_with_choice(position)
    if seats:
        open_phase(position, PHASE_CHOICES, seats)
        return
    if position.state.step == STEP_LAST_CARDS:
        position.state.step = STEP_DISCARD
        if position.state.course == COURSE_LAST_TURN:
            seats = seats_with_last_card(position)
            if seats:
                position.state.bank_bonus_paid &= ~seats
                open_phase(position, PHASE_LAST, seats)
                return
    if position.state.step == STEP_DISCARD:
        position.state.step = STEP_PICKS
        if position.state.course == COURSE_LAST_TURN:
            discard_last_cards(position)
    if position.state.step == STEP_PICKS:
        seats = next_pick(position)
        if seats:
            open_phase(position, PHASE_PICK, seats)
            return
        position.state.step = STEP_LOSSES
    if position.state.step == STEP_LOSSES:
        position.state.step = STEP_END
        seats = seats_choosing_debt(position)
        if seats:
            open_phase(position, PHASE_DEBT, seats)
            return
    end_turn(position)


def seats_with_last_card(position: WondersPosition) -> cython.int:
    """The seats that may play the last card of an age, as a set (3.7)."""
    seat: cython.int
    seats: cython.int = 0
    for seat in range(position.state.seats):
        seats |= position.state.last_card[seat] << seat
    return seats


# --- from turn to turn -----------------------------------------------------------------------------------


def end_turn(position: WondersPosition) -> None:
    """The turn is resolved: pass the hands, or resolve the conflicts and begin the next age."""
    seat: cython.int
    for seat in range(position.state.seats):
        position.state.losses[seat][LOSS_FIXED] = 0
        position.state.losses[seat][LOSS_PER_VICTORY] = 0
        position.state.losses[seat][LOSS_PER_STAGE] = 0
    if position.state.course == COURSE_RECRUITING:
        position.state.bank_bonus_paid = 0
        deal_hands(position)
    elif position.state.course == COURSE_TURN:
        position.state.bank_bonus_paid = 0
        pass_hands(position)
        position.state.turn += 1
        begin_turn(position)
    else:
        resolve_conflicts(position)
        position.state.bank_bonus_paid = 0
        position.state.diplomats = 0
        if position.state.age == NUM_AGES - 1:
            finish_game(position)
        else:
            position.state.age += 1
            begin_age(position)


def pass_hands(position: WondersPosition) -> None:
    """To the left in the first and the third age, to the right in the second (3.5)."""
    seat: cython.int
    i: cython.int
    card: cython.int
    n: cython.int = position.state.seats
    for i in range(MAX_HAND):
        if position.state.age == AGE_PASSING_RIGHT:
            card = position.state.hand[0][i]
            for seat in range(n - 1):
                position.state.hand[seat][i] = position.state.hand[seat + 1][i]
            position.state.hand[n - 1][i] = card
        else:
            card = position.state.hand[n - 1][i]
            for seat in range(n - 1, 0, -1):
                position.state.hand[seat][i] = position.state.hand[seat - 1][i]
            position.state.hand[0][i] = card
    position.note(EVENT_PASSED, -1, 1 if position.state.age == AGE_PASSING_RIGHT else 0, 0, 0)


def begin_age(position: WondersPosition) -> None:
    """A new age: recruiting first, if there are leaders, else the hands."""
    seat: cython.int
    seats: cython.int = 0
    position.state.turn = 0
    position.state.step = STEP_LAST_CARDS
    position.note(EVENT_AGE, -1, position.state.age + 1, 0, 0)
    for seat in range(position.state.seats):
        position.state.free_used[seat] = 0
        if position.state.leaders_in_hand[seat]:
            seats |= 1 << seat
    if seats:
        position.state.course = COURSE_RECRUITING
        open_phase(position, PHASE_RECRUIT, seats)
    else:
        deal_hands(position)


def deal_hands(position: WondersPosition) -> None:
    """Take up the hands of the age."""
    seat: cython.int
    i: cython.int
    for seat in range(position.state.seats):
        for i in range(position.state.hand_size):
            position.state.hand[seat][i] = position.state.future_hands[position.state.age][
                seat * position.state.hand_size + i
            ]
            position.state.future_hands[position.state.age][seat * position.state.hand_size + i] = 0
    begin_turn(position)


def begin_turn(position: WondersPosition) -> None:
    """All choose a card."""
    position.state.step = STEP_LAST_CARDS
    position.state.course = COURSE_TURN
    if position.state.turn == position.state.hand_size - 2:
        position.state.course = COURSE_LAST_TURN
    open_phase(position, PHASE_TURN, (1 << position.state.seats) - 1)


# --- beginning and end -----------------------------------------------------------------------------------


def begin_game(position: WondersPosition) -> None:
    """All have their boards: the draft of leaders, or the first age."""
    start_cities(position)
    if position.state.with_leaders:
        open_phase(position, PHASE_DRAFT, (1 << position.state.seats) - 1)
    else:
        begin_age(position)


def finish_game(position: WondersPosition) -> None:
    """The game is over: turn up the markers, and note where all points come from."""
    seat: cython.int
    source: cython.int
    stage: cython.int
    open_phase(position, PHASE_OVER, 0)
    position.note(EVENT_OVER, -1, 0, 0, 0)
    if not position.noting:
        return
    for seat in range(position.state.seats):
        for stage in range(MAX_STAGES):
            source = position.state.stage_source[seat][stage] - 1
            if source >= 0 and position.tables.shows_marker[source]:
                position.note(EVENT_MARKER, seat, card_under_stage(position, seat, stage), 0, 0)
    for seat in range(position.state.seats):
        total_points(position, seat, True)
