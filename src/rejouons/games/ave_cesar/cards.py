"""Ave César: decks, hands, and drawing; the pile holds no future (kernel/deck.py)."""

from numpy import int64

from rejouons.games.ave_cesar.state import Event
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, DECK_CARDS, VALUES
from rejouons.kernel.deck import cards_left, draw_card
from rejouons.kernel.log import tell
from rejouons.kernel.rule import rule, solid


@solid
def stack_deck(player):
    """Shuffles all cards into the pile again; AC-4, AC-20."""
    for value in range(VALUES):
        player.hand[value] = 0
        player.spent[value] = 0
        player.pile.unknown[value] = CARDS_OF_VALUE  # AC-3
    player.hand_size = 0
    player.shows_sixes = 0
    player.pile.unknown_left = DECK_CARDS
    player.pile.under_first = 0
    player.pile.under_left = 0


@rule
def deal(state, log, seat):
    first = draw_into_hand(state, seat)
    second = draw_into_hand(state, seat)
    third = draw_into_hand(state, seat)
    tell(log, 1 << seat, Event.DEALT, seat, first, second, third)  # AC-21


@solid
def draw_into_hand(state, seat):
    """Draws the top card into the hand, or nothing; AC-26."""
    player = state.players[seat]
    value = int64(draw_card(player.pile, state.dice))
    if value >= 0:
        player.hand[value] += 1
        player.hand_size += 1
    return value


@rule
def lay_away(player, value):
    """A card leaves the hand."""
    player.hand[value] -= 1
    player.hand_size -= 1
    player.shows_sixes = 0


@rule
def refill(state, log, seat):
    if cards_left(state.players[seat].pile) > 0:
        value = draw_into_hand(state, seat)
        tell(log, 1 << seat, Event.DREW, seat, value)
