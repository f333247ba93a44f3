"""À vos marques: what a viewer may know, and what can be guessed of the rest."""

from numpy import int64

from rejouons.games.a_vos_marques.garage import is_open
from rejouons.games.a_vos_marques.piles import NUM_S
from rejouons.games.a_vos_marques.products import fits, sold_out
from rejouons.games.a_vos_marques.state import ONLOOKER, VIEWERS, Phase, Task, Visibility
from rejouons.games.a_vos_marques.tables import (
    FIRST_HOLDING,
    HOLDINGS,
    NUM_PRODUCTS,
    WORTH,
)
from rejouons.games.a_vos_marques.tasks import is_loot_open, loot_of, set_loot
from rejouons.kernel.deck import draw_unknown
from rejouons.kernel.dice import draw, wipe_dice
from rejouons.kernel.log import HIDDEN, SPECTATOR
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, pick

NOTHING = 0  # a set of products
TRIES = 60  # to guess products that suit the stock of the bank, which is seldom seen


@rule
def viewer_number(viewer):
    """Where a viewer's knowledge stands."""
    return int64(ONLOOKER) if viewer == SPECTATOR else int64(viewer)


# What a viewer may know (section "Hidden" of the rules)


@rule
def redact(state, viewer):
    wipe_dice(state.dice)
    if state.phase == Phase.OVER:
        return  # after the race everything is shown
    for seat in range(state.num_players):
        if seat != viewer:
            hide_hand(state, state.players[seat])
    if state.options.product_visibility == Visibility.HIDDEN:
        cover_products(state, viewer)


@rule
def cover_products(state, viewer):
    """Whatever tells which products lie face down; AVM-35."""
    if viewer != state.active:
        hide_trades(state)
    if viewer != state.actor:
        state.sold_out = NOTHING
    for seat in range(state.num_players):
        if seat != viewer:
            hide_products(state.players[seat], viewer_number(viewer))
    hide_loot(state, viewer)


@rule
def hide_trades(state):
    """Others count a garage's products and écus when it is left; AVM-35."""
    state.bought = NOTHING
    state.sold = NOTHING
    if is_open(state):
        state.players[state.active].ecus = state.shown_ecus
        state.trades = 0


@rule
def hide_hand(state, player):
    """The S cards of a hand can be anywhere among those that are unseen; AVM-80."""
    for kind in range(NUM_S):
        state.pile_s.unknown[kind] += player.hand[kind]
        player.hand[kind] = 0


@solid
def hide_products(player, viewer):
    player.products = player.known[viewer]
    if not holds(player.worth_told, viewer):
        player.worth = HIDDEN
    for other in range(VIEWERS):
        if other != viewer:
            player.known[other] = player.known[ONLOOKER]
            player.lacks[other] = player.lacks[ONLOOKER]


@rule
def hide_loot(state, viewer):
    """A product stolen face down is seen by thief and victim only."""
    for place in range(state.depth):
        task = state.tasks[place]
        is_secret = task.kind == Task.RECEIVE and not is_loot_open(task)
        if is_secret and task.seat != viewer and task.other != viewer:
            set_loot(task, HIDDEN)


# What can be guessed


@rule
def guess(state, viewer):
    if state.phase == Phase.OVER:
        return
    deal_hands(state, viewer)
    if state.options.product_visibility == Visibility.OPEN:
        return
    for _ in range(TRIES):
        deal_products(state, viewer)
        if suits_stock(state, viewer):
            break
    add_up(state, viewer)
    for place in range(state.depth):
        task = state.tasks[place]
        if task.kind == Task.RECEIVE and loot_of(task) == HIDDEN:
            set_loot(task, guess_loot(state, int64(task.other), viewer_number(viewer)))


@solid
def deal_hands(state, viewer):
    """Deals unseen S cards to the other hands; the rest is the pile."""
    pile = state.pile_s
    for seat in range(state.num_players):
        if seat != viewer:
            pile.unknown_left += state.players[seat].hand_size
    for seat in range(state.num_players):
        if seat != viewer:
            for _ in range(state.players[seat].hand_size):
                state.players[seat].hand[draw_unknown(pile, state.dice)] += 1


@solid
def deal_products(state, viewer):
    """Gives products to the others, beside those that the viewer knows."""
    number = viewer_number(viewer)
    for seat in range(state.num_players):
        if seat != viewer:
            state.players[seat].products = state.players[seat].known[number]
    for seat in range(state.num_players):
        if seat != viewer:
            guess_products(state, state.players[seat], number)


@rule
def suits_stock(state, viewer):
    """Whether the bank then has and lacks what the viewer sees in it, where he sees it."""
    if viewer != state.actor or not is_stock_seen(state):
        return True
    own = int64(state.players[viewer].products) | int64(state.sold)
    return (sold_out(state) ^ int64(state.sold_out)) & ~own == 0


@rule
def is_stock_seen(state):
    """Whether who is asked sees what is sold out."""
    return state.phase == Phase.GAIN or is_open(state)


@rule
def add_up(state, viewer):
    """What follows from the products: their value, and what whoever is asked can't get."""
    for seat in range(state.num_players):
        if seat != viewer:
            state.players[seat].worth = WORTH[state.players[seat].products]
    if viewer != state.actor and is_stock_seen(state):
        state.sold_out = sold_out(state)


@solid
def guess_products(state, player, viewer):
    """Any holding of the right number and value that contradicts nothing the viewer knows."""
    gone = sold_out(state) & ~int64(player.products)
    choices = count_holdings(player, viewer, gone)
    if choices == 0:
        gone = int64(NOTHING)
        choices = count_holdings(player, viewer, gone)
    player.products = holding(player, viewer, gone, draw(state.dice, choices))


@solid
def is_possible(player, viewer, gone, held):
    known, lacks = int64(player.known[viewer]), int64(player.lacks[viewer])
    if known & ~held != 0 or (lacks | gone) & held != 0:
        return False
    return player.worth == HIDDEN or player.worth == WORTH[held]


@rule
def count_holdings(player, viewer, gone):
    count = int64(0)
    for place in range(FIRST_HOLDING[player.count], FIRST_HOLDING[player.count + 1]):
        count += is_possible(player, viewer, gone, int64(HOLDINGS[place]))
    return count


@rule
def holding(player, viewer, gone, number):
    """The possible holding of a number."""
    place = int64(FIRST_HOLDING[player.count])
    while True:
        held = int64(HOLDINGS[place])
        if is_possible(player, viewer, gone, held):
            if number == 0:
                return held
            number -= 1
        place += 1


@rule
def guess_loot(state, victim, viewer):
    """A product that the victim can have held beside the others."""
    lacks = int64(state.players[victim].lacks[viewer])
    products = int64(NOTHING)
    for product in range(NUM_PRODUCTS):
        if fits(state.players[victim].products, product):
            products |= bit(product)
    if products & ~lacks != 0:  # whoever has none left lacks everything
        products &= ~lacks
    return pick(products, state.dice)
