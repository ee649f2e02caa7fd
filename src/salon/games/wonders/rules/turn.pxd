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
from salon.games.wonders.rules.state cimport *  # the header of the rules

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
