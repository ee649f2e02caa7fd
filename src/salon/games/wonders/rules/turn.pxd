from salon.games.wonders.rules.boards cimport apply_board, refuse_board, start_cities
from salon.games.wonders.rules.cards cimport fill_uses, refuse_use, resolve_cards
from salon.games.wonders.rules.choosing cimport fill_rest_of_choice, record_choice, refuse_way
from salon.games.wonders.rules.conflict cimport resolve_conflicts
from salon.games.wonders.rules.discard_picks cimport apply_pick, discard_last_cards, fill_pick, next_pick, refuse_pick
from salon.games.wonders.rules.draft cimport refuse_draft, resolve_draft
from salon.games.wonders.rules.leader_choices cimport fill_choice, refuse_choice, resolve_choices, seats_with_choice
from salon.games.wonders.rules.leaders cimport fill_recruiting
from salon.games.wonders.rules.losses cimport fill_debts, refuse_debt, seats_choosing_debt, settle_loss
from salon.games.wonders.rules.scoring cimport total_points
from salon.games.wonders.rules.stages cimport card_under_stage, refuse_stage_choice
from salon.games.wonders.rules.state cimport (
    ACTION_AT, ACTION_BOARD, ACTION_DEBT, ACTION_KEEP, ACTION_LAY, ACTION_NONE, ACTION_WAY, AGE_PASSING_RIGHT,
    COURSE_LAST_TURN, COURSE_RECRUITING, COURSE_TURN, EVENT_AGE, EVENT_MARKER, EVENT_OVER, EVENT_PASSED,
    LOSS_FIXED, LOSS_PER_STAGE, LOSS_PER_VICTORY, MAX_HAND, MAX_STAGES, NUM_AGES, PHASE_BOARDS, PHASE_CHOICES,
    PHASE_DEBT, PHASE_DRAFT, PHASE_LAST, PHASE_OVER, PHASE_PICK, PHASE_RECRUIT, PHASE_TURN, REASON_WRONG_MOMENT,
    STEP_DISCARD, STEP_END, STEP_LAST_CARDS, STEP_LOSSES, STEP_PICKS, WondersPosition, fill_set, is_card_phase,
)

cdef int fill_legal(WondersPosition position, int seat, short* actions) noexcept nogil
cdef int refuse(WondersPosition position, int seat, int action) noexcept nogil
cdef int apply(WondersPosition position, int seat, int action) noexcept nogil
cdef void open_phase(WondersPosition position, int phase, int seats) noexcept nogil
cdef void reveal(WondersPosition position) noexcept nogil
cdef void continue_turn(WondersPosition position) noexcept nogil
cdef int seats_with_last_card(WondersPosition position) noexcept nogil
cdef void end_turn(WondersPosition position) noexcept nogil
cdef void pass_hands(WondersPosition position) noexcept nogil
cdef void begin_age(WondersPosition position) noexcept nogil
cdef void deal_hands(WondersPosition position) noexcept nogil
cdef void begin_turn(WondersPosition position) noexcept nogil
cdef void begin_game(WondersPosition position) noexcept nogil
cdef void finish_game(WondersPosition position) noexcept nogil
