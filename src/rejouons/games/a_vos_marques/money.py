"""À vos marques: écus, debts and thefts."""

from numpy import iinfo, int16, int64

from rejouons.games.a_vos_marques.products import EVERYBODY, remove_product
from rejouons.games.a_vos_marques.state import Bank, Event, Phase, Task
from rejouons.games.a_vos_marques.tables import COINS, RESALE
from rejouons.games.a_vos_marques.tasks import amount_owed, ask, pop, push
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid

MOST_IN_PURSE = int(iinfo(int16).max)


@rule
def room_for(player, amount):
    """How many of these écus a purse can take in: cards of somebody's own can make any rich."""
    return min(int64(amount), MOST_IN_PURSE - int64(player.ecus))


@rule
def left_in_bank(state):
    left = int64(COINS)
    for seat in range(state.num_players):
        left -= state.players[seat].ecus
    return left


@solid
def bank_pays(state, seat, amount):
    """Returns what the bank really pays."""
    paid = room_for(state.players[seat], amount)
    if state.options.bank == Bank.PHYSICAL:
        paid = min(paid, max(int64(0), left_in_bank(state)))
    state.players[seat].ecus += paid
    return paid


@rule
def receive(state, log, seat, amount):
    write(log, Event.RECEIVED, seat, bank_pays(state, seat, amount))


@rule
def owe(state, seat, amount, creditor=NOBODY):
    push(state, Task.DEBT, seat, amount, int64(creditor))


@solid
def settle_debt(state, log, task):
    """Pays, or asks the debtor to sell something first; AVM-42, AVM-43."""
    seat, amount, creditor = int64(task.seat), amount_owed(task), int64(task.other)
    debtor = state.players[seat]
    if debtor.ecus < amount and debtor.products != 0:
        ask(state, Phase.SALE, seat)
        return
    pop(state)
    paid = min(amount, int64(debtor.ecus))  # AVM-41
    if creditor != NOBODY:
        paid = room_for(state.players[creditor], paid)
    debtor.ecus -= paid
    if creditor == NOBODY:
        write(log, Event.PAID, seat, paid)
    else:
        state.players[creditor].ecus += paid
        write(log, Event.PAID_PLAYER, seat, paid, creditor)
    if paid < amount:
        write(log, Event.DEBT_CANCELLED, seat, amount - paid)


@solid
def sell_for_debt(state, log, seat, product):
    remove_product(state.players[seat], product, int64(EVERYBODY))
    paid = bank_pays(state, seat, int64(RESALE[state.options.resale, product]))
    write(log, Event.SOLD_FOR_DEBT, seat, product, paid)


@solid
def owe_each(state, seat, amount):
    """Pays every other player, clockwise; each is a debt of its own."""
    for step in range(state.num_players - 1, 0, -1):
        owe(state, seat, amount, (int64(seat) + step) % state.num_players)


@solid
def collect_each(state, seat, amount):
    for step in range(state.num_players - 1, 0, -1):
        owe(state, (int64(seat) + step) % state.num_players, amount, seat)


@solid
def lose_ecus(state, log, seat, amount, thief):
    """At most what is in hand, to a thief or to nobody; AVM-44."""
    lost = min(int64(amount), int64(state.players[seat].ecus))
    if thief != NOBODY:
        lost = room_for(state.players[thief], lost)
    state.players[seat].ecus -= lost
    if thief == NOBODY:
        write(log, Event.LOST_ECUS, seat, lost)
    else:
        state.players[thief].ecus += lost
        write(log, Event.ROBBED, seat, lost, thief)
