"""A second set of books: écus, products, hands and cars, as the events alone tell them."""

from collections.abc import Callable
from typing import Any

from rejouons.games.a_vos_marques.cards import FIRST_CARD, PRODUCTS, S
from rejouons.games.a_vos_marques.roads import FINISH, START
from rejouons.games.a_vos_marques.state import Event, Task, TicketUse

BOUGHT = 0
KINDS = list(Event)
DEALER = PRODUCTS.index("DEA")
NO_LOOT: tuple[int, int] | None = None


class Ledger:
    """What every player must have, if the log tells everything."""

    def __init__(self, state: Any) -> None:
        players = range(state.num_players)
        self.ecus = [int(state.options.start_ecus)] * len(players)
        self.products: list[set[int]] = [set() for _ in players]
        self.hands: list[list[int]] = [[] for _ in players]
        self.tickets = [0] * len(players)
        self.spaces = [START] * len(players)
        self.loot = NO_LOOT  # who is asked to keep which product
        self.is_ticket_used = state.options.ticket_use == TicketUse.SINGLE
        self.seen: set[Event] = set()

    def hear(self, log: Any) -> None:
        for event in log.events[: log.count]:
            kind, seat = KINDS[int(event.kind)], int(event.seat)
            self.seen.add(kind)
            if kind in ENTRIES:
                ENTRIES[kind](self, seat, *(int(value) for value in event.values))

    def check(self, state: Any) -> None:
        """The state says the same."""
        players = state.players[: state.num_players]
        assert players["ecus"].tolist() == self.ecus
        assert min(self.ecus) >= 0
        assert players["products"].tolist() == [mask(held) for held in self.products]
        assert players["hand_size"].tolist() == [len(hand) for hand in self.hands]
        assert [listed(hand) for hand in players["hand"].tolist()] == list(map(sorted, self.hands))
        assert players["tickets"].tolist() == self.tickets
        assert players["space"].tolist() == self.spaces
        waiting = [task for task in state.tasks[: state.depth] if task.kind == Task.RECEIVE]
        loot = [(int(task.seat), int(task.a)) for task in waiting]
        assert loot == ([self.loot] if self.loot else [])

    # Entries: of a seat, and the values of the event

    def earn(self, seat: int, amount: int) -> None:
        self.ecus[seat] += amount

    def pay(self, seat: int, amount: int, other: int | None = None) -> None:
        self.ecus[seat] -= amount
        if other is not None:
            self.ecus[other] += amount

    def trade(self, seat: int, product: int, trade: int, amount: int) -> None:
        if trade == BOUGHT:
            self.gain(seat, product)
            self.pay(seat, amount)
        else:
            self.sell(seat, product, amount)

    def gain(self, seat: int, product: int) -> None:
        assert product not in self.products[seat]
        self.products[seat].add(product)

    def lose(self, seat: int, product: int) -> None:
        self.products[seat].remove(product)

    def sell(self, seat: int, product: int, amount: int) -> None:
        self.lose(seat, product)
        self.earn(seat, amount)

    def take(self, seat: int, product: int, victim: int) -> None:
        assert self.loot is None
        self.lose(victim, product)
        self.loot = (seat, product)

    def keep(self, seat: int) -> None:
        self.gain(*self.given_up(seat))

    def cash(self, seat: int, product: int, amount: int) -> None:
        assert self.given_up(seat) == (seat, product)
        self.earn(seat, amount)

    def given_up(self, seat: int) -> tuple[int, int]:
        """The loot, which leaves the table."""
        loot, self.loot = self.loot, None
        assert loot is not None
        assert loot[0] == seat
        return loot

    def bet(self, seat: int, stake: int, amount: int) -> None:
        self.ecus[seat] += amount - stake

    def draw(self, seat: int, card: int) -> None:
        self.hands[seat].append(card - FIRST_CARD[S])

    def play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card - FIRST_CARD[S])

    def cross(self, seat: int) -> None:
        self.tickets[seat] -= self.is_ticket_used

    def keep_ticket(self, seat: int) -> None:
        self.tickets[seat] += 1

    def move(self, seat: int, origin: int, space: int) -> None:
        assert self.spaces[seat] == origin
        self.spaces[seat] = space

    def swap(self, seat: int, origin: int, space: int, other: int) -> None:
        self.move(seat, origin, space)
        self.move(other, space, origin)

    def finish(self, seat: int) -> None:
        assert self.spaces[seat] == FINISH


def mask(products: set[int]) -> int:
    return sum(1 << product for product in products)


def listed(hand: list[int]) -> list[int]:
    return [kind for kind, number in enumerate(hand) if number for _ in range(number)]


Entry = Callable[..., None]
ENTRIES: dict[Event, Entry] = {  # a ledger, a seat, and the five values of an event
    Event.ROLLED_BLUE: lambda book, seat, _face, amount, *_: book.earn(seat, amount),
    Event.RECEIVED: lambda book, seat, amount, *_: book.earn(seat, amount),
    Event.PAID: lambda book, seat, amount, *_: book.pay(seat, amount),
    Event.PAID_PLAYER: lambda book, seat, amount, other, *_: book.pay(seat, amount, other),
    Event.ROBBED: lambda book, seat, amount, other, *_: book.pay(seat, amount, other),
    Event.LOST_ECUS: lambda book, seat, amount, *_: book.pay(seat, amount),
    Event.BET: lambda book, seat, stake, _face, amount, *_: book.bet(seat, stake, amount),
    Event.TRADED: lambda book, seat, product, trade, amount, *_: book.trade(
        seat, product, trade, amount
    ),
    Event.SOLD_FOR_DEBT: lambda book, seat, product, amount, *_: book.sell(seat, product, amount),
    Event.SOLD_OLDER: lambda book, seat, product, amount, *_: book.sell(seat, product, amount),
    Event.TOOK: lambda book, seat, product, other, *_: book.take(seat, product, other),
    Event.TOOK_UNSEEN: lambda book, seat, product, other, *_: book.take(seat, product, other),
    Event.KEPT: lambda book, seat, *_: book.keep(seat),
    Event.CASHED: lambda book, seat, product, amount, *_: book.cash(seat, product, amount),
    Event.GAINED: lambda book, seat, product, *_: book.gain(seat, product),
    Event.GAINED_UNSEEN: lambda book, seat, product, *_: book.gain(seat, product),
    Event.LOST_PRODUCT: lambda book, seat, product, *_: book.lose(seat, product),
    Event.DEALER_USED: lambda book, seat, *_: book.lose(seat, DEALER),
    Event.DREW_S: lambda book, seat, card, *_: book.draw(seat, card),
    Event.PLAYED: lambda book, seat, card, *_: book.play(seat, card),
    Event.TICKET_KEPT: lambda book, seat, *_: book.keep_ticket(seat),
    Event.CROSSED: lambda book, seat, *_: book.cross(seat),
    Event.DROVE: lambda book, seat, origin, space, *_: book.move(seat, origin, space),
    Event.WENT_BACK: lambda book, seat, origin, space, *_: book.move(seat, origin, space),
    Event.WENT_AWAY: lambda book, seat, origin, space, *_: book.move(seat, origin, space),
    Event.WENT_FORWARD: lambda book, seat, origin, space, *_: book.move(seat, origin, space),
    Event.WENT_TO: lambda book, seat, origin, space, *_: book.move(seat, origin, space),
    Event.MAGIC_SENT: lambda book, seat, origin, space, *_: book.move(seat, origin, space),
    Event.THROWN_TO_START: lambda book, seat, origin, *_: book.move(seat, origin, START),
    Event.SWAPPED: lambda book, seat, origin, space, other, *_: book.swap(
        seat, origin, space, other
    ),
    Event.FINISHED: lambda book, seat, *_: book.finish(seat),
}
