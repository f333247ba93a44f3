"""Random races: what is conserved, what is known, and what guesses make of it."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from a_vos_marques_ledger import Ledger
from a_vos_marques_scenes import Lay, at, drawn, duel, rolled
from a_vos_marques_table import Race, all_cards, legal_actions, opening

from positions import new_log
from rejouons.games.a_vos_marques import rules
from rejouons.games.a_vos_marques.garage import is_open
from rejouons.games.a_vos_marques.state import ONLOOKER, Bank, Event, Task, Visibility
from rejouons.games.a_vos_marques.tables import COINS, COPIES, HOLDINGS, OPTIONS, WORTH
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import SPECTATOR, open_log
from rejouons.kernel.record import snapshot

GAMES = 4
LOOKS = 5  # one position in so many is looked at
LONG_LOOKS = 100  # and guessed at by everybody
ALLOWED = {int(held) for held in HOLDINGS}
EVEN: dict[str, int | str] = {"bank": "physical", "product_visibility": "hidden"}
ODD: dict[str, int | str] = {"bank": "unlimited", "product_visibility": "open"}


def options_of(seed: int) -> dict[str, int | str]:
    """Random options, of those that matter most here both values in turn."""
    chance = random.Random(seed)
    options = {option.key: chance.choice(option.values) for option in OPTIONS}
    return {**options, "round_cap": 20, **(ODD if seed == GAMES - 1 else EVEN)}


def play(seed: int) -> Iterator[tuple[Any, Any]]:
    """A random race: its state and its log, after the set-up and after every action."""
    chance = random.Random(seed)
    state, log = opening(3 + seed % 4, **options_of(seed)), new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    yield state, log
    while rules.to_act(state):
        seat = int(state.actor)
        open_log(log)
        rules.apply(state, log, seat, chance.choice(legal_actions(state, seat)))
        yield state, log


@cache
def watched(seed: int) -> frozenset[Event]:
    """Watches a race to its end, and tells which events it had."""
    ledger, cards = None, None
    for step, (state, log) in enumerate(play(seed)):
        ledger, cards = ledger or Ledger(state), cards or all_cards(state)
        assert log.lost == 0
        ledger.hear(log)
        ledger.check(state)
        if step % LOOKS == 0:
            assert all_cards(state) == cards
            check_products(state)
            check_knowledge(state)
        if step % LONG_LOOKS == 0:
            check_guesses(state, step)
    assert ledger
    return frozenset(ledger.seen)


def check_products(state: Any) -> None:
    """Nobody holds what excludes each other, and there are no more than in the box."""
    players = state.players[: state.num_players]
    assert all(int(player.products) in ALLOWED for player in players)
    held = Counter(
        product
        for player in players
        for product in range(len(COPIES))
        if player.products >> product & 1
    )
    held.update(int(task.a) for task in state.tasks[: state.depth] if task.kind == Task.RECEIVE)
    assert all(held[product] <= copies for product, copies in enumerate(COPIES))
    if state.options.bank == Bank.PHYSICAL:
        assert sum(int(player.ecus) for player in players) <= COINS


def check_knowledge(state: Any) -> None:
    """What anybody knows is true, but for trades that nobody has counted yet; AVM-35."""
    for seat, player in enumerate(state.players[: state.num_players]):
        if seat == state.active and is_open(state) and state.trades:
            continue
        held = int(player.products)
        assert player.count == held.bit_count()
        assert player.worth == WORTH[held]
        assert player.worth_told >> seat & 1
        for viewer in (*range(state.num_players), ONLOOKER):
            assert int(player.known[viewer]) & ~held == 0
            assert int(player.lacks[viewer]) & held == 0


def check_guesses(state: Any, seed: int) -> None:
    for viewer in (SPECTATOR, *range(state.num_players)):
        view = snapshot(state)
        rules.redact(view, viewer)
        guess = snapshot(view)
        seed_dice(guess.dice, seed, 0)
        rules.guess(guess, viewer)
        check_guess(state, guess, viewer)
        rules.redact(guess, viewer)
        assert guess.tobytes() == view.tobytes()


def check_guess(state: Any, guess: Any, viewer: int) -> None:
    """It has all cards, and suits the viewer's own things and whatever he knows."""
    assert all_cards(guess) == all_cards(state)
    is_open_table = state.options.product_visibility == Visibility.OPEN
    for seat, player in enumerate(guess.players[: state.num_players]):
        true = state.players[seat]
        assert player.hand.sum() == true.hand_size
        if seat == viewer or is_open_table:
            assert player.products == true.products
        else:
            index = ONLOOKER if viewer == SPECTATOR else viewer
            held = int(player.products)
            assert held in ALLOWED
            assert held.bit_count() == true.count
            assert held & int(true.known[index]) == true.known[index]
            assert held & int(true.lacks[index]) == 0
            if true.worth_told >> index & 1:
                assert WORTH[held] == true.worth
        assert seat != viewer or player.hand.tolist() == true.hand.tolist()


@pytest.mark.clause("AVM-5", "AVM-6", "AVM-13", "AVM-31", "AVM-32", "AVM-35", "AVM-36", "AVM-41")
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_race_keeps_its_books(seed: int) -> None:
    """The log tells all that changes, cards and coins are conserved, and knowledge is true."""
    assert Event.ROUND_BEGAN in watched(seed)


# Events that random races may not bring


def empty_pile() -> Race:
    """P1 shall draw an S card, and there is none."""
    race = Race()
    race.lay_pile("S", "")
    race.esp("E30")
    return race


RARE: dict[Event, Lay] = {
    Event.NO_S_CARD: empty_pile,
    Event.ROLLED_WRONG_WAY: at("red", "roll", P1="M14 wrong_way=S08"),
    Event.NAMED: at("attack", "play S16 2", "name ABS", P1="S16"),
    Event.CROSSED: rolled(7, "drive H04 1", P1="N13 ticket"),
    Event.WENT_AWAY: drawn("E29", P1="L02 errand=E04>L05"),
    Event.THERE_ALREADY: drawn("E11", P1="C15"),
    Event.SWAPPED: drawn("E22", P2="C12"),
    Event.NOBODY_AHEAD: drawn("E22", P1="C12"),
    Event.MARKED_BY_DUEL: duel(4, 3),
    Event.MARKED_ALREADY: drawn("P16", P1="one_die"),
    Event.ERRAND_REPLACED: drawn("E03", P1="C05 errand=E09"),
    Event.ERRAND_MOVED: drawn("E11", P1="M10 errand=E09>M04"),
    Event.ERRAND_CANCELLED: drawn("E01", P1="M10 errand=E09>M04"),
    Event.DEBT_CANCELLED: drawn("P13"),
    Event.ROBBED: at("attack", "play S14 2", P1="S14", P2="5e"),
    Event.LOST_ECUS: drawn("P11", P1="5e"),
    Event.SOLD_FOR_DEBT: drawn("P13", "sell AIR", P1="AIR"),
    Event.TOOK: duel(5, 2, "name AIR", P2="AIR"),
    Event.TOOK_UNSEEN: at("attack", "play S15 2", P1="S15", P2="AIR"),
    Event.NOT_HELD: duel(5, 2, "name ABS", P2="AIR"),
    Event.NOTHING_TO_TAKE: at("attack", "play S15 2", P1="S15"),
    Event.KEPT: duel(5, 2, "name AIR", "keep", P2="AIR"),
    Event.CASHED: duel(5, 2, "name AIR", "cash", P2="AIR"),
    Event.SOLD_OLDER: duel(5, 2, "name ESP", "keep", P1="D01 ABS", P2="ESP"),
    Event.LOST_PRODUCT: drawn("P12", P1="AIR"),
    Event.NOTHING_TO_LOSE: drawn("P12"),
    Event.GAINED: drawn("E08", P1="C17"),
    Event.GAINED_UNSEEN: drawn("E25", "take AIR"),
    Event.NOTHING_GAINED: drawn("E25", "decline"),
    Event.CATA: drawn("E01"),
    Event.THROWN_TO_START: drawn("E01", P1="C12"),
    Event.STOOD_FAST: drawn("E01", P1="C12 ASR"),
    Event.BET: rolled(5, "drive C15 1", "bet 1", P1="C10 2e"),
    Event.NO_BET: rolled(5, "drive C15 1", "bet 0", P1="C10 2e"),
    Event.MAGIC_ROLLED: rolled(5, "drive M15 1", "roll", P1="M10"),
    Event.MAGIC_SENT: rolled(5, "drive M15 1", "roll", P1="M10"),
    Event.MAGIC_STAYED: rolled(5, "drive M15 1", "stay", P1="M10"),
    Event.NO_CHALLENGE: rolled(5, "drive D06 1", "decline", P1="D01"),
    Event.FINISHED: rolled(5, "drive FINISH 1", P1="H26"),
}


@pytest.mark.parametrize("event", RARE, ids=lambda event: event.word)
def test_a_rare_event_happens(event: Event) -> None:
    assert RARE[event]().happened(event.word)


def test_every_event_happens() -> None:
    seen = {event for seed in range(GAMES) for event in watched(seed)}
    assert {event.word for event in set(Event) - seen - set(RARE)} == set()
