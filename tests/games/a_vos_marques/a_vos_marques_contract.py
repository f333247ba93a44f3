"""What the contract test needs to know of À vos marques."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from a_vos_marques_table import P1, P2, P3, Race, all_cards, products_in

from rejouons.games.a_vos_marques.garage import is_open
from rejouons.games.a_vos_marques.piles import NUM_S
from rejouons.games.a_vos_marques.roads import FINISH, START
from rejouons.games.a_vos_marques.state import (
    ONLOOKER,
    S_CARD,
    VIEWERS,
    Bank,
    Event,
    Task,
    Visibility,
)
from rejouons.games.a_vos_marques.tables import (
    ALL_PRODUCTS,
    COINS,
    COPIES,
    HOLDINGS,
    NUM_PRODUCTS,
    WORTH,
)
from rejouons.kernel.log import SPECTATOR

WASM_BYTES = 150_000  # at most
FREE_UNDOS = 0.4  # of all actions, at least
BRIEF = {"round_cap": 20}  # who drives at random seldom arrives
AS_LONG_AS = 5  # games of others: still some 600 decisions, of which most are dice
SIZES = np.bitwise_count(HOLDINGS)
ENDINGS = {
    "won": (Event.CATA, Event.CROSSED, Event.ERRAND_DONE, Event.DROVE, Event.FINISHED),
    "won_by_card": (Event.DREW_E, Event.WENT_FORWARD, Event.FINISHED),
    "won_by_cata": (Event.CATA, Event.SHOWED, Event.WENT_FORWARD, Event.FINISHED),
    "rounds_over": (Event.ROUNDS_OVER, Event.RANKED),
    "shared": (Event.ROUNDS_OVER, Event.RANKED),
    "reaction": (Event.PLAYED, Event.COUNTERED, Event.PLAYED, Event.FINISHED),
    "one_per_target": (Event.PLAYED, Event.PLAYED, Event.FINISHED),
    "esp_die_2_2_2": (Event.DREW_P, Event.DREW_P, Event.FINISHED),
    "open_products": (Event.TRADED, Event.TOOK_UNSEEN, Event.FINISHED),
    "open_pick": (Event.CHALLENGED, Event.DUELLED, Event.TOOK, Event.FINISHED),
    "half_price": (Event.SOLD_FOR_DEBT, Event.FINISHED),
    "any_time": (Event.GARAGE_LEFT, Event.ROLLED_ESP, Event.GARAGE_LEFT, Event.ROLLED_RED),
    "physical_bank": (Event.ROLLED_BLUE, Event.FINISHED),
    "permanent_ticket": (Event.TICKET_KEPT, Event.CROSSED, Event.CROSSED, Event.FINISHED),
    "first_seat": (Event.ROUND_BEGAN, Event.TURN_BEGAN, Event.FINISHED),
    "endless": (Event.MAGIC_SENT, Event.BET, Event.FINISHED),
}


# What is conserved


def conserved(state: Any) -> list[int | bool]:
    """All cards; enough copies and coins for what is held; and whatever else never happens."""
    copies = [int(COPIES[product]) - held(state, product) for product in range(NUM_PRODUCTS)]
    coins = int(state.players["ecus"].sum())
    is_paid_for = state.options.bank == Bank.UNLIMITED or coins <= COINS
    return [*all_cards(state), min(copies) >= 0, is_paid_for, is_solvent(state), is_parked(state)]


def held(state: Any, product: int) -> int:
    """How many of a product are with the players, or on the way to one."""
    on_the_way = [task for task in state.tasks[: state.depth] if task.kind == Task.RECEIVE]
    owned = sum(int(player.products) >> product & 1 for player in state.players)
    return owned + sum(int(task.a) == product for task in on_the_way)


def is_solvent(state: Any) -> bool:
    """Nobody owes écus or holds what can't be held together."""
    held_together = {int(holding) for holding in HOLDINGS}
    return all(
        player.ecus >= 0 and int(player.products) in held_together for player in state.players
    )


def is_parked(state: Any) -> bool:
    """No two cars stand on the same space of the road."""
    spaces = state.players["space"][: state.num_players]
    on_the_road = [int(space) for space in spaces if space not in (START, FINISH)]
    return len(on_the_road) == len(set(on_the_road))


# Secrets


def with_other_secrets(state: Any, viewer: int, chance: random.Random) -> None:
    """Gives the others hands and products that the viewer can't tell from theirs."""
    others = [seat for seat in range(state.num_players) if seat != viewer]
    redeal_hands(state, others, chance)
    if state.options.product_visibility == Visibility.OPEN:
        return
    undo_trades(state, viewer)
    for seat in others:
        change_products(state.players[seat], viewer, chance)
    for task in state.tasks[: state.depth]:
        if task.kind == Task.RECEIVE and task.b == 0 and viewer not in (task.seat, task.other):
            task.a = chance.randrange(NUM_PRODUCTS)


def redeal_hands(state: Any, others: Sequence[int], chance: random.Random) -> None:
    """Deals the S cards anew that lie in other hands or in unknown order."""
    unknown = state.pile_s.unknown
    for seat in others:
        unknown += state.players[seat].hand
    cards = np.repeat(np.arange(NUM_S), unknown).tolist()
    chance.shuffle(cards)
    for seat in others:
        size = int(state.players[seat].hand_size)
        hand = np.bincount(cards[:size], minlength=NUM_S).astype(unknown.dtype)
        del cards[:size]
        state.players[seat].hand = hand
        unknown -= hand


def undo_trades(state: Any, viewer: int) -> None:
    """Nobody sees what happens in another's garage before it is left."""
    if viewer != state.actor:
        state.sold_out = 0
    if viewer == state.active:
        return
    state.bought = state.sold = 0
    if is_open(state):
        state.players[state.active].ecus = state.shown_ecus
        state.trades = 0


def change_products(player: Any, viewer: int, chance: random.Random) -> None:
    """Other products, as far as the viewer can't know better; and then others know of those."""
    knows = ONLOOKER if viewer == SPECTATOR else viewer
    player.products = chance.choice(possible(player, knows))
    player.worth = WORTH[player.products]
    for other in range(VIEWERS):
        if other not in (knows, ONLOOKER):
            player.known[other] = player.products
            player.lacks[other] = ALL_PRODUCTS & ~int(player.products)


def possible(player: Any, viewer: int) -> list[int]:
    """All that a viewer can't rule out."""
    fits = (player.count == SIZES) & (player.known[viewer] & ~HOLDINGS == 0)
    fits &= player.lacks[viewer] & HOLDINGS == 0
    if int(player.worth_told) >> viewer & 1:
        fits &= WORTH[HOLDINGS] == player.worth
    return [int(holding) for holding in HOLDINGS[fits]]


# Guesses: a view, its viewer, what is looked at, and how likely each of its values is


def alike(values: Sequence[Any]) -> dict[Any, float]:
    """How likely each value is, if each time it is named is as likely."""
    return {value: count / len(values) for value, count in Counter(values).items()}


def products_of(seat: int) -> Any:
    return lambda guess: products_in(guess.players[seat].products)


def hand_of(seat: int) -> Any:
    return lambda guess: " ".join(
        word
        for kind, word in enumerate(S_CARD.words)
        for _ in range(guess.players[seat].hand[kind])
    )


def shown() -> Race:
    """P2 has shown that one of two products is ABS."""
    race = Race(P1="S01", P2="ABS AIR", at="attack")
    race.play("S01", P2)
    return race


def few_unseen(**given: Any) -> Race:
    """Of the S cards, only S01 (twice) and S02 lie in unknown order, beside those given."""
    race = Race(**given)
    race.lay_pile("S", "S05 S06")
    pile = race.pile("S")
    pile.unknown[:2] = (2, 1)
    pile.unknown_left = 3
    return race


GUESSES = {
    "a product that cost 7 écus": (
        Race(P2="ABS").view(P1),
        P1,
        products_of(P2),
        alike(["ABS", "NAV"]),
    ),
    "two products that cost 11 écus together": (
        Race(P2="ENG ALA").view(P3),
        P3,
        products_of(P2),
        alike(["ABS AIR", "ABS DEA", "NAV AIR", "NAV DEA", "ENG ALA"]),
    ),
    "two products, one of them shown": (
        shown().view(P1),
        P1,
        products_of(P2),
        alike(["ABS AIR", "ABS DEA"]),
    ),
    "all that nobody can doubt": (
        Race(P2="ESP DYN").view(SPECTATOR),
        SPECTATOR,
        products_of(P2),
        {"ESP DYN": 1.0},
    ),
    "the S card of another": (
        few_unseen(P2="S03").view(P1),
        P1,
        hand_of(P2),
        alike(["S01", "S01", "S02", "S03"]),
    ),
    "two S cards of another, when a third player has one too": (
        few_unseen(P2="S03 S03", P3="S04").view(P1),
        P1,
        hand_of(P2),
        {
            "S01 S01": 1 / 15,
            "S01 S02": 2 / 15,
            "S01 S03": 4 / 15,
            "S01 S04": 2 / 15,
            "S02 S03": 2 / 15,
            "S02 S04": 1 / 15,
            "S03 S03": 1 / 15,
            "S03 S04": 2 / 15,
        },
    ),
}
