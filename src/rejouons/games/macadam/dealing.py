"""Macadam: who deals, and the deal."""

from numpy import int64

from rejouons.games.macadam.knowledge import forget, forget_hand
from rejouons.games.macadam.state import (
    NO_CARD,
    NO_SIGNAL,
    UNDER,
    Event,
    NextDealer,
    PapersLast,
    Phase,
)
from rejouons.games.macadam.stock import clear_place, rank_agents, take
from rejouons.games.macadam.tables import (
    AGENTS,
    ALL_CARDS,
    CARDS,
    DEAL,
    DEALER_DRAWS,
    GREEN_WALKERS,
    MAX_PLAYERS,
    NO_DEMAND,
    NUM_PAPERS,
    SIGNALS,
    TICKETS,
    WALKERS,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, lowest, pick, size_of


@solid
def begin_round(state, log):
    write(log, Event.ROUND_BEGAN, NOBODY, state.round_number)
    if state.round_number == 0 or state.options.next_dealer == NextDealer.REDRAW:
        draw_for_dealer(state, log)
    else:
        state.dealer = (state.dealer + 1) % state.num_players  # MC-85
        write(log, Event.DEALER_NEXT, state.dealer)
    clear_table(state)
    deal(state, log)
    rank_agents(state)
    state.leader = state.dealer  # MC-19
    state.phase = Phase.LEAD


# The dealer


@rule
def draw_for_dealer(state, log):
    drawing = all_seats(state)
    for draw in range(DEALER_DRAWS):
        if draw > 0:
            tell_tied(state, log, drawing)
        best = draw_cards(state, log, drawing)
        if size_of(best) == 1:
            state.dealer = lowest(best)
            return
        if best != 0:
            drawing = best  # MC-13
    state.dealer = pick(drawing, state.dice)  # MC-14
    write(log, Event.DEALER_BY_CHANCE, state.dealer)


@rule
def all_seats(state):
    return bit(state.num_players) - 1


@rule
def draw_cards(state, log, drawing):
    """Each seat draws a card; returns those who come before the others, if any qualify."""
    pack = int64(ALL_CARDS)
    qualified = int64(0)
    green = int64(0)
    for seat in range(state.num_players):
        if holds(drawing, seat):
            card = pick(pack, state.dice)
            pack ^= bit(card)
            write(log, Event.DEALER_DREW, seat, card)  # MC-10
            if holds(AGENTS | WALKERS, card):
                qualified |= bit(seat)
            if holds(GREEN_WALKERS, card):
                green |= bit(seat)
    return settle_draw(log, qualified, green)


@rule
def settle_draw(log, qualified, green):
    if size_of(qualified) == 1:
        write(log, Event.DEALER_ALONE, lowest(qualified))  # MC-11
        return qualified
    if green == 0:
        return qualified
    if size_of(green) == 1:
        write(log, Event.DEALER_BY_GREEN, lowest(green))  # MC-12
    return green


@rule
def tell_tied(state, log, drawing):
    for seat in range(state.num_players):
        if holds(drawing, seat):
            write(log, Event.DEALER_TIED, seat)


# The deal


@rule
def clear_table(state):
    """Gathers all cards and tokens, and papers that lapse; MC-18, MC-85."""
    for seat in range(MAX_PLAYERS):
        clear_place_of(state.players[seat])
    if state.round_number == 0 or state.options.papers_last == PapersLast.ROUND:
        gather_papers(state)  # MC-63
    for place in range(UNDER):
        clear_place(state, place)
        forget(state.traces[place])
    for signal in range(SIGNALS):
        state.tokens[signal] = 0
    state.stock = ALL_CARDS
    state.stock_size = CARDS
    state.under_first = 0
    state.under_size = 0
    state.under_used = 0
    state.agents = 0
    state.uncovered = (1 << SIGNALS) - 1
    state.trick = 0
    state.signal = NO_SIGNAL
    state.demand = NO_DEMAND


@rule
def clear_place_of(player):
    player.hand = 0
    player.hand_size = 0
    player.exposed = 0
    forget_hand(player)
    player.points = 0
    player.fines = 0
    player.laid = 0
    player.played = NO_CARD


@rule
def gather_papers(state):
    for seat in range(MAX_PLAYERS):
        state.players[seat].papers = 0
        state.players[seat].won = 0
    for paper in range(NUM_PAPERS):
        state.tickets[paper] = TICKETS[paper]


@rule
def deal(state, log):
    """Deals one card at a time, the dealer's left neighbour first; MC-15, MC-16."""
    amount = cards_each(state)
    for _ in range(amount):
        for step in range(1, state.num_players + 1):
            seat = (state.dealer + step) % state.num_players
            card = pick(state.stock, state.dice)
            state.stock ^= bit(card)
            take(state.players[seat], card)
    state.stock_size -= amount * state.num_players
    for step in range(1, state.num_players + 1):
        write(log, Event.DEALT, (state.dealer + step) % state.num_players, amount)


@rule
def cards_each(state):
    if state.num_players == MAX_PLAYERS:
        return int64(state.options.six_player_deal)
    return int64(DEAL[state.num_players])
