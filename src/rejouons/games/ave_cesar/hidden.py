"""Ave César: what a viewer may know, and what can be guessed of the rest."""

from numpy import int64

from rejouons.games.ave_cesar.state import Phase
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, SIX, VALUES
from rejouons.games.ave_cesar.turn import Situation, situation
from rejouons.kernel.dice import draw, wipe_dice
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import rule

TRIES = 100  # hands dealt to a player before one is made to fit what they are about to do


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
    """Deals the seat's unspent cards anew, so that the hand suits what the seat must decide."""
    player = state.players[seat]
    gather(player)
    if player.shows_sixes != 0:
        hold(player, SIX, player.hand_size)
    else:
        deal_hand(state.dice, player)
        for _ in range(TRIES):
            if suits(state, seat):
                break
            gather(player)
            deal_hand(state.dice, player)
        if not suits(state, seat):
            deal_suitable(state, seat)
    lay_under(state.dice, player)


@rule
def gather(player):
    """Puts all unspent cards into the part of the pile whose order is unknown."""
    for value in range(VALUES):
        player.hand[value] = 0
        player.pile.unknown[value] = CARDS_OF_VALUE - player.spent[value]


@rule
def deal_hand(dice, player):
    for _ in range(player.hand_size):
        hold(player, pick(dice, player), 1)


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


@rule
def suits(state, seat):
    """Whether the hand leads to what is asked of its owner now."""
    if state.phase == Phase.OVER or state.order[state.turn] != seat:
        return True
    found = situation(state, seat)
    if state.phase == Phase.MOVE:
        return found == Situation.DRIVES
    if state.phase == Phase.TUCK:
        return found == Situation.HELD_UP
    if state.phase == Phase.WAIT:
        return found == Situation.WAITS
    return found != Situation.DRIVES


@rule
def deal_suitable(state, seat):
    """Finds a rare hand: tries each value as the first card."""
    player = state.players[seat]
    for value in range(VALUES):
        gather(player)
        if player.pile.unknown[value] > 0:
            count = min(int64(player.hand_size), int64(player.pile.unknown[value]))
            hold(player, value, count)
            for _ in range(player.hand_size - count):
                hold(player, pick(state.dice, player), 1)
            if suits(state, seat):
                break
