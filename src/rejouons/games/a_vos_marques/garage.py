"""À vos marques: the garage, where the active player buys and sells (AVM-30 to AVM-39)."""

from numpy import int64

from rejouons.games.a_vos_marques.money import bank_pays, left_in_bank
from rejouons.games.a_vos_marques.products import count_again, owner_and, sold_out
from rejouons.games.a_vos_marques.state import MOST_ECUS, Bank, Event, GarageTiming, Phase, Resale
from rejouons.games.a_vos_marques.tables import MOST_WORTH, PRICE, RESALE, WORTH
from rejouons.games.a_vos_marques.tasks import is_roll_due
from rejouons.kernel.log import tell, write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, size_of

BOUGHT, SOLD = 0, 1  # of the field "trade"
CHEAPEST = int(PRICE.min())


@rule
def is_open(state):
    """Whether the actor may trade now; AVM-39."""
    if state.phase == Phase.GARAGE:
        return True
    return is_roll_due(state) and state.options.garage_timing == GarageTiming.ANY_TIME


@rule
def has_business(player):
    """Whether there is anything to buy or sell; all can see that."""
    return player.products != 0 or player.ecus >= CHEAPEST


@solid
def open_garage(state):
    """What others see of the active player from now on, until the garage is left."""
    state.trades = 0
    state.shown_ecus = state.players[state.active].ecus
    state.sold_out = sold_out(state)


@rule
def forget_trades(state):
    """What was bought and sold matters to the garages of the same turn only; AVM-34."""
    state.bought = 0
    state.sold = 0


@solid
def buy(state, log, seat, product):
    player = state.players[seat]
    player.ecus -= PRICE[product]
    player.products |= bit(product)
    state.bought |= bit(product)
    state.trades += 1
    tell(log, owner_and(state, seat), Event.TRADED, seat, product, BOUGHT, PRICE[product])


@solid
def sell(state, log, seat, product):
    player = state.players[seat]
    player.products &= ~bit(product)
    paid = bank_pays(state, seat, int64(RESALE[state.options.resale, product]))
    state.sold |= bit(product)
    state.trades += 1
    tell(log, owner_and(state, seat), Event.TRADED, seat, product, SOLD, paid)


@rule
def is_resale_open(state, player):
    """Whether everybody knows that the bank has paid the full price for what was sold."""
    if state.options.resale != Resale.FULL:
        return False
    in_bank = left_in_bank(state) + int64(player.ecus) - int64(state.shown_ecus)
    return state.options.bank == Bank.UNLIMITED or in_bank >= MOST_WORTH


@solid
def leave_garage(state, log):
    """Everybody counts the products and écus of whoever has traded; AVM-35."""
    state.sold_out = 0
    if state.trades == 0:
        return
    seat = int64(state.active)
    player = state.players[seat]
    number = size_of(player.products)
    bought = (int64(state.trades) + number - int64(player.count)) // 2
    sold = int64(state.trades) - bought
    is_worth_open = sold == 0 or is_resale_open(state, player)
    count_again(player, seat, number, int64(WORTH[player.products]), bought, sold, is_worth_open)
    state.trades = 0
    write(log, Event.GARAGE_LEFT, seat, number, min(int64(player.ecus), MOST_ECUS))
