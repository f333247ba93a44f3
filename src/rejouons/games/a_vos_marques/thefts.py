"""À vos marques: products that change hands, come from the bank or get lost."""

from numpy import int64

from rejouons.games.a_vos_marques.money import bank_pays
from rejouons.games.a_vos_marques.products import (
    EVERYBODY,
    add_product,
    fits,
    owner_and,
    remove_product,
    reveal_products,
    reveal_stock,
    show_lack,
    sold_out,
)
from rejouons.games.a_vos_marques.state import NO_PRODUCT, Event, Phase, Task
from rejouons.games.a_vos_marques.tables import ALL_PRODUCTS, GROUP, RESALE
from rejouons.games.a_vos_marques.tasks import (
    answered,
    ask,
    choice_of,
    is_loot_open,
    loot_of,
    pop,
    push,
    top_task,
)
from rejouons.kernel.log import EVERYONE, tell, write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, lowest, pick

# From another player (AVM-37)


@solid
def steal_random(state, log, seat, thief):
    """Draws one of the products that lie face down, each as likely."""
    victim = state.players[seat]
    if victim.products == 0:
        write(log, Event.NOTHING_TO_TAKE, thief, seat)
        return
    product = pick(int64(victim.products), state.dice)
    told = owner_and(state, seat, bit(thief))
    tell(log, told, Event.TOOK_UNSEEN, thief, product, seat)
    remove_product(victim, product, told)
    push(state, Task.RECEIVE, thief, product, seat, int64(told == EVERYONE))


@solid
def take_named(state, log, seat, victim, product):
    """Takes the product named, if the victim holds it; AVM-96."""
    loser = state.players[victim]
    reveal_products(state, victim, bit(product))
    if not holds(loser.products, product):
        write(log, Event.NOT_HELD, seat, product, victim)
        show_lack(state, victim, bit(product))
        return
    write(log, Event.TOOK, seat, product, victim)
    remove_product(loser, product, int64(EVERYBODY))
    push(state, Task.RECEIVE, seat, product, victim, int64(1))


@solid
def keep(state, log, seat):
    """Keeps the product received; one that excludes it is sold first."""
    task = top_task(state)
    product, victim, is_open = loot_of(task), int64(task.other), is_loot_open(task)
    pop(state)
    player = state.players[seat]
    older = int64(player.products) & int64(GROUP[product])
    if older != 0:
        sell_older(state, log, seat, lowest(older))
    told = int64(EVERYBODY) if is_open else bit(seat) | bit(victim)
    write(log, Event.KEPT, seat)
    add_product(player, product, told, int64(ALL_PRODUCTS))
    answered(state)


@rule
def sell_older(state, log, seat, product):
    remove_product(state.players[seat], product, int64(EVERYBODY))
    paid = bank_pays(state, seat, int64(RESALE[state.options.resale, product]))
    write(log, Event.SOLD_OLDER, seat, product, paid)


@solid
def cash(state, log, seat):
    """Changes the product received into écus at the bank, for all to see."""
    task = top_task(state)
    product, victim = loot_of(task), int64(task.other)
    pop(state)
    paid = bank_pays(state, seat, int64(RESALE[state.options.resale, product]))
    write(log, Event.CASHED, seat, product, paid)
    show_lack(state, victim, bit(product))
    answered(state)


# From the bank


@solid
def gain(state, log, seat, products):
    """A certain product, for all to see, if it can be had."""
    product = lowest(products)
    player = state.players[seat]
    reveal_stock(state, bit(product))
    if holds(sold_out(state), product) or not fits(player.products, product):
        write(log, Event.NOTHING_GAINED, seat)
        return
    write(log, Event.GAINED, seat, product)
    add_product(player, product, int64(EVERYBODY), int64(ALL_PRODUCTS))


@solid
def offer_gain(state, seat, products):
    """One of several products, face down."""
    push(state, Task.GAIN, seat, products)
    state.sold_out = sold_out(state)
    if state.actor == seat:
        reveal_stock(state, int64(ALL_PRODUCTS))
    ask(state, Phase.GAIN, seat)


@solid
def take_gain(state, log, seat, product):
    """Takes a product from the bank, or none."""
    candidates = choice_of(top_task(state))
    pop(state)
    state.sold_out = 0
    answered(state)
    if product == NO_PRODUCT:
        write(log, Event.NOTHING_GAINED, seat)
        return
    told = owner_and(state, seat)
    tell(log, told, Event.GAINED_UNSEEN, seat, product)
    add_product(state.players[seat], product, told, candidates)


# Lost


@solid
def lose_random(state, log, seat):
    player = state.players[seat]
    if player.products == 0:
        write(log, Event.NOTHING_TO_LOSE, seat)
        return
    product = pick(int64(player.products), state.dice)
    write(log, Event.LOST_PRODUCT, seat, product)
    remove_product(player, product, int64(EVERYBODY))
