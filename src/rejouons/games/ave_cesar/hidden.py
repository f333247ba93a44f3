"""Ave César: what a viewer may know, and what can be guessed of the rest."""

import numpy as np
from numpy import int64

from rejouons.games.ave_cesar.state import Phase
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, HAND, SIX, VALUES
from rejouons.games.ave_cesar.turn import phase_of_turn
from rejouons.kernel.dice import draw, wipe_dice
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import rule

TRIES = 20  # hands dealt at random before all that suit what is asked are looked through
HANDS = np.array([VALUES**cards for cards in range(HAND + 1)], np.int64)  # by size, in any order


@rule
def redact(state, viewer):
    wipe_dice(state.dice)
    for seat in range(state.num_players):
        if seat != viewer:
            redact_cards(state.players[seat])


@rule
def redact_cards(player):
    """Hides hand and pile: what is spent lies open, and so what both hold together."""
    for value in range(VALUES):
        player.pile.unknown[value] = HIDDEN
        if player.shows_sixes == 0:
            player.hand[value] = HIDDEN
    for card in range(len(player.pile.under)):
        player.pile.under[card] = HIDDEN


@rule
def guess(state, viewer):
    for seat in range(state.num_players):
        if state.players[seat].pile.unknown[0] == HIDDEN:
            guess_cards(state, seat)


@rule
def guess_cards(state, seat):
    """Deals the seat's unspent cards anew."""
    player = state.players[seat]
    gather(player)
    if player.shows_sixes != 0:
        hold(player, int64(SIX), int64(player.hand_size))
    else:
        deal_suitable_hand(state, seat)
    lay_under(state.dice, player)


@rule
def deal_suitable_hand(state, seat):
    """Deals a hand that leads to what is asked of its owner now."""
    for _ in range(TRIES):
        deal_hand(state.dice, state.players[seat])
        if suits(state, seat):
            return
        gather(state.players[seat])
    deal_rare_hand(state, seat)


@rule
def suits(state, seat):
    return is_bare_enough(state, seat) and suits_turn(state, seat)


@rule
def is_bare_enough(state, seat):
    """Whether as many cards as a pass has shown are of no value that would have driven then."""
    bare = int64(0)
    for value in range(VALUES):
        if state.lacks[seat] >> value & 1 == 0:
            bare += state.players[seat].hand[value]
    return bare >= state.bare[seat]


@rule
def suits_turn(state, seat):
    if state.phase == Phase.OVER or state.order[state.turn] != seat:
        return True
    return phase_of_turn(state, int64(seat)) == state.phase


@rule
def deal_rare_hand(state, seat):
    """Picks one of all hands that suit, each as likely as it is to be dealt."""
    player = state.players[seat]
    chosen = int64(0)
    total = int64(0)
    for hand in range(HANDS[player.hand_size]):
        ways = take_hand(player, hand)
        if ways > 0 and suits(state, seat):
            total += ways
            if draw(state.dice, total) < ways:
                chosen = int64(hand)
        gather(player)
    take_hand(player, chosen)


@rule
def take_hand(player, hand):
    """Deals the cards that a number's digits name, and returns in how many ways it can come."""
    ways = int64(1)
    for _ in range(player.hand_size):
        value = hand % VALUES
        ways *= int64(player.pile.unknown[value])
        hold(player, int64(value), int64(1))
        hand //= VALUES
    return ways


@rule
def gather(player):
    """Puts all unspent cards into the part of the pile whose order is unknown."""
    for value in range(VALUES):
        player.hand[value] = 0
        player.pile.unknown[value] = CARDS_OF_VALUE - player.spent[value]


@rule
def deal_hand(dice, player):
    for _ in range(player.hand_size):
        hold(player, pick(dice, player), int64(1))


@rule
def hold(player, value, count):
    player.pile.unknown[value] -= count
    player.hand[value] += count


@rule
def pick(dice, player):
    """One of the cards of unknown order, each as likely."""
    chosen = draw(dice, loose(player))
    value = int64(0)
    while chosen >= player.pile.unknown[value]:
        chosen -= int64(player.pile.unknown[value])
        value += 1
    return value


@rule
def loose(player):
    count = int64(0)
    for value in range(VALUES):
        count += int64(player.pile.unknown[value])
    return count


@rule
def lay_under(dice, player):
    """Lays the cards that were tucked under the pile."""
    for card in range(player.pile.under_left):
        value = pick(dice, player)
        player.pile.unknown[value] -= 1
        player.pile.under[(player.pile.under_first + card) % len(player.pile.under)] = value
