"""À vos marques: products that lie face down, and who knows which.

Of every player's products each viewer surely knows some to be held and some not to be. What is
shown adds to that; a garage from which products may have come or gone takes from it. The number
of products is open, and so is their value as long as everything was bought and sold openly for
its price: `worth_told` says who can add it up.
"""

from numpy import int64

from rejouons.games.a_vos_marques.state import ONLOOKER, VIEWERS, Event, Visibility
from rejouons.games.a_vos_marques.tables import (
    ALL_PRODUCTS,
    CAN,
    COPIES,
    GROUP,
    MUST,
    NUM_PRODUCTS,
    PRICE,
)
from rejouons.kernel.dice import reveal
from rejouons.kernel.log import EVERYONE, write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, size_of

EVERYBODY = (1 << VIEWERS) - 1


@solid
def show(state, log, seat, product):
    """Turns a product up for all to see, and down again; AVM-36."""
    write(log, Event.SHOWED, seat, product)
    player = state.players[seat]
    for viewer in range(VIEWERS):
        know(player, viewer, product)


@solid
def know(player, viewer, product):
    others = int64(GROUP[product]) & ~bit(product)
    player.known[viewer] |= bit(product)
    player.lacks[viewer] = (int64(player.lacks[viewer]) & ~bit(product)) | others


@solid
def show_lack(state, seat, products):
    """Everybody sees that none of these is held."""
    reveal_products(state, seat, products)
    for viewer in range(VIEWERS):
        state.players[seat].lacks[viewer] |= products


@rule
def reveal_products(state, seat, products):
    """It becomes known whether these are held, which who acts may not have known."""
    if seat != state.actor and products & ~open_products(state, state.players[seat]) != 0:
        reveal(state.dice)


@rule
def open_products(state, owner):
    """The products of which everybody knows whether a player holds them.

    What who acts knows beyond that must not count: whether an action can be taken back is seen by
    all, and would tell them of it.
    """
    is_open = state.options.product_visibility == Visibility.OPEN
    known = int64(owner.known[ONLOOKER])
    if is_open or size_of(known) == owner.count:
        return int64(ALL_PRODUCTS)
    return known | int64(owner.lacks[ONLOOKER])


@solid
def add_product(player, product, told, candidates):
    """Gives a product; who was not told which it is knows that it is one of the candidates."""
    player.products |= bit(product)
    player.count += 1
    player.worth += PRICE[product]
    player.worth_told &= told
    for viewer in range(VIEWERS):
        if holds(told, viewer):
            know(player, viewer, product)
        else:
            player.lacks[viewer] &= ~candidates


@solid
def remove_product(player, product, told):
    """Takes a product; who was not told which it is knows of none any more that it is held."""
    player.products &= ~bit(product)
    player.count -= 1
    player.worth -= PRICE[product]
    player.worth_told &= told
    for viewer in range(VIEWERS):
        if holds(told, viewer):
            player.known[viewer] &= ~bit(product)
            player.lacks[viewer] |= bit(product)
        else:
            player.known[viewer] = 0
    if player.count == 0:
        show_empty(player)


@rule
def show_empty(player):
    player.worth_told = EVERYBODY
    for viewer in range(VIEWERS):
        player.known[viewer] = 0
        player.lacks[viewer] = ALL_PRODUCTS


@solid
def count_again(player, seat, number, worth, bought, sold, is_worth_open):
    """What a garage tells the others: how many were bought and sold, and what for; AVM-35."""
    if not is_worth_open:
        player.worth_told &= bit(seat)
    player.count = number
    player.worth = worth
    for viewer in range(VIEWERS):
        if sold > 0:
            player.known[viewer] = 0
        if bought > 0:
            player.lacks[viewer] = 0
        if holds(player.worth_told, viewer):
            player.known[viewer] |= MUST[number, worth]
            player.lacks[viewer] |= ALL_PRODUCTS & ~int64(CAN[number, worth])
    if number == 0:
        show_empty(player)


@rule
def owner_and(state, seat, others=0):
    """Whom events about covered products are told to: their owner, some others, or all."""
    if state.options.product_visibility == Visibility.OPEN:
        return int64(EVERYONE)
    return bit(seat) | others


@rule
def fits(held, product):
    """Whether a product may be held beside others; AVM-31, AVM-32."""
    return int64(held) & int64(GROUP[product]) == 0


@solid
def reveal_stock(state, products):
    """Who acts sees which of these the bank has left, which may depend on covered ones."""
    for product in range(NUM_PRODUCTS):
        left, unsure = int64(COPIES[product]), int64(0)
        for seat in range(state.num_players):
            owner = state.players[seat]
            if holds(open_products(state, owner), product):
                left -= holds(owner.products, product)
            else:
                unsure += 1
        if holds(products, product) and 0 < left <= unsure:
            reveal(state.dice)
            return


@solid
def sold_out(state):
    """The products of which the bank has none left."""
    missing = int64(0)
    for product in range(NUM_PRODUCTS):
        copies = int64(COPIES[product])
        for seat in range(state.num_players):
            copies -= holds(state.players[seat].products, product)
        if copies <= 0:
            missing |= bit(product)
    return missing
