"""What is in Macadam's box: cards, what they demand, signals, papers and the deal."""

from collections import Counter

import numpy as np
import pytest

from rejouons.games.macadam.tables import (
    ADMITS,
    AGENT_CARDS,
    AGENTS,
    ALL_CARDS,
    ANY_VEHICLE,
    BOTH_PAPERS,
    CARD_NAMES,
    CARDS,
    DEAL,
    DEMAND_NAMES,
    DEMAND_OF,
    FINE,
    GREEN_ARROWS,
    GREEN_WALKERS,
    JOINT,
    KIND_NAMES,
    KIND_OF_CARD,
    MAX_PLAYERS,
    MEETS,
    MIN_PLAYERS,
    NO_DEMAND,
    NO_PAPER,
    PAPER_NAMES,
    PAPER_OF_CARD,
    PAPER_ROLLED,
    PAPERS,
    PASSABLE,
    POINTS_OF,
    ROUNDS,
    SEPARATE,
    SIDES,
    SIGNAL_NAMES,
    SIGNALS,
    SIGNALS_OF,
    TICKETS,
    TYPE_NAMES,
    TYPE_OF,
    WALKERS,
)

BOX = {  # cards and points of each kind
    "agent": (6, 0),
    "insurance": (2, 0),
    "licence": (2, 0),
    "green_walker": (5, 200),
    "red_walker": (5, 200),
    "yellow_walker": (5, 200),
    "violet_walker": (5, 200),
    "bicycle": (8, 150),
    "moped": (6, 100),
    "car": (3, 50),
    "motorbike": (3, 50),
    "blue_arrow": (3, 0),
    "green_arrow": (3, 0),
}
COLOURS = ("green", "red", "yellow", "violet")
WALKING = {f"{colour}_walker" for colour in COLOURS}
MOTORS = {"car", "motorbike"}
VEHICLES = {"bicycle", "moped"} | MOTORS
ARROWS = {"blue_arrow", "green_arrow"}
WITHOUT_PAPER = WALKING | {"bicycle"} | ARROWS
ADMITTED = {  # signals of each type, and the kinds that it admits
    "walk": (4, WALKING),
    "wait": (5, VEHICLES),
    "lane": (2, {"bicycle", "moped"}),
    "motorway": (1, MOTORS),
    "green_arrow": (2, {"green_arrow"}),
    "blue_arrow": (2, {"blue_arrow"}),
}
STOCK = {2: 26, 3: 17, 4: 12, 5: 6, 6: 2}  # left of the pack, by players


def kinds_in(cards: int) -> set[str]:
    """The kinds of a set of cards, none of which it may hold in part."""
    kinds = {KIND_NAMES[KIND_OF_CARD[card]] for card in range(CARDS) if cards >> card & 1}
    assert cards == sum(cards_of(kind) for kind in kinds)
    return kinds


def cards_of(kind: str) -> int:
    number = KIND_NAMES.index(kind)
    return sum(1 << int(card) for card in np.flatnonzero(number == KIND_OF_CARD))


# Cards


@pytest.mark.clause("MC-92")
def test_how_many_cards_there_are_and_what_they_are_worth() -> None:
    counted = Counter(
        (KIND_NAMES[kind], int(points))
        for kind, points in zip(KIND_OF_CARD, POINTS_OF, strict=True)
    )
    assert counted == {(kind, points): cards for kind, (cards, points) in BOX.items()}
    assert POINTS_OF.sum() == 20 * 200 + 8 * 150 + 6 * 100 + 6 * 50 == 6100


def test_every_card_has_its_own_name() -> None:
    assert len(set(CARD_NAMES)) == CARDS == ALL_CARDS.bit_count() == 56
    assert CARD_NAMES[0] == "AG1"
    assert CARD_NAMES[-1] == "GA3"


def test_agents_papers_and_others() -> None:
    assert AGENTS.bit_count() == AGENT_CARDS == 6
    assert PAPERS.bit_count() == 2 + 2
    assert (ALL_CARDS & ~AGENTS & ~PAPERS).bit_count() == 46


def test_pedestrians_have_four_colours() -> None:
    assert kinds_in(WALKERS) == WALKING
    assert {cards_of(kind).bit_count() for kind in WALKING} == {5}
    assert kinds_in(GREEN_WALKERS) == {"green_walker"}


@pytest.mark.clause("MC-12")
def test_a_green_arrow_is_no_green_pedestrian() -> None:
    assert GREEN_ARROWS & GREEN_WALKERS == 0
    assert not POINTS_OF[[CARD_NAMES.index(f"GA{number}") for number in (1, 2, 3)]].any()


# Demands


@pytest.mark.clause("MC-31", "MC-34", "MC-39", "MC-51")
@pytest.mark.parametrize("kind", sorted(WITHOUT_PAPER | {"moped"}))
def test_a_card_demands_its_own_kind(kind: str) -> None:
    demands = {int(DEMAND_OF[JOINT, card]) for card in cards_at(kind)}
    assert [kinds_in(int(MEETS[demand])) for demand in demands] == [{kind}]
    assert DEMAND_OF[SEPARATE, cards_at(kind)].tolist() == DEMAND_OF[JOINT, cards_at(kind)].tolist()


@pytest.mark.clause("MC-32")
@pytest.mark.parametrize("kind", sorted(MOTORS))
def test_cars_and_motorbikes_follow_each_other_or_not(kind: str) -> None:
    for card in cards_at(kind):
        assert kinds_in(int(MEETS[DEMAND_OF[JOINT, card]])) == MOTORS
        assert kinds_in(int(MEETS[DEMAND_OF[SEPARATE, card]])) == {kind}


@pytest.mark.clause("MC-33")
def test_any_vehicle_is_neither_pedestrian_nor_arrow() -> None:
    assert kinds_in(int(MEETS[ANY_VEHICLE])) == VEHICLES
    assert ANY_VEHICLE not in DEMAND_OF


@pytest.mark.clause("MC-68")
def test_agents_and_papers_demand_nothing_and_meet_no_demand() -> None:
    for kind in ("agent", *PAPER_NAMES):
        assert not DEMAND_OF[:, cards_at(kind)].any()
        assert not (MEETS & cards_of(kind)).any()
    assert DEMAND_NAMES[NO_DEMAND] == "none"
    assert MEETS[NO_DEMAND] == 0


def cards_at(kind: str) -> list[int]:
    return [card for card in range(CARDS) if cards_of(kind) >> card & 1]


# Signals


@pytest.mark.clause("MC-4", "MC-20")
def test_sixteen_signals_have_their_own_names() -> None:
    assert len(set(SIGNAL_NAMES)) == SIGNALS == 16
    assert int(np.bitwise_or.reduce(SIGNALS_OF)).bit_count() == SIGNALS


@pytest.mark.clause("MC-21", "MC-50")
@pytest.mark.parametrize("name", TYPE_NAMES)
def test_what_a_signal_admits(name: str) -> None:
    number = TYPE_NAMES.index(name)
    found = TYPE_OF.tolist().count(number), kinds_in(int(ADMITS[number]))
    assert found == ADMITTED[name]
    assert int(SIGNALS_OF[number]).bit_count() == found[0]


@pytest.mark.clause("MC-21")
def test_everything_but_agents_and_papers_is_admitted_somewhere() -> None:
    assert int(np.bitwise_or.reduce(ADMITS)) == ALL_CARDS & ~AGENTS & ~PAPERS


# Papers


@pytest.mark.clause("MC-3", "MC-44", "MC-60", "MC-61", "MC-62")
@pytest.mark.parametrize(
    ("papers", "freed"),
    [
        ((), set()),
        (("insurance",), {"moped"}),
        (("licence",), MOTORS),
        (("insurance", "licence"), {"moped"} | MOTORS),
    ],
)
def test_what_papers_free(papers: tuple[str, ...], freed: set[str]) -> None:
    held = sum(1 << PAPER_NAMES.index(paper) for paper in papers)
    assert kinds_in(int(PASSABLE[held])) == WITHOUT_PAPER | freed
    assert len(PASSABLE) == BOTH_PAPERS + 1


@pytest.mark.clause("MC-64")
def test_which_cards_are_papers() -> None:
    for card, paper in enumerate(PAPER_OF_CARD):
        kind = KIND_NAMES[KIND_OF_CARD[card]]
        assert (PAPER_NAMES[paper] if paper != NO_PAPER else None) == (
            kind if kind in PAPER_NAMES else None
        )


@pytest.mark.clause("MC-65")
def test_what_the_die_wins() -> None:
    won = {face: PAPER_ROLLED[face] for face in range(1, SIDES + 1)}
    insurance, licence = map(PAPER_NAMES.index, ("insurance", "licence"))
    assert won == {1: insurance, 2: NO_PAPER, 3: licence, 4: NO_PAPER, 5: licence, 6: insurance}


@pytest.mark.clause("MC-18")
def test_five_tickets_of_each_paper() -> None:
    assert TICKETS.tolist() == [5, 5]


# The deal


@pytest.mark.clause("MC-1", "MC-16", "MC-17")
def test_how_many_cards_are_dealt() -> None:
    assert list(STOCK) == list(range(MIN_PLAYERS, MAX_PLAYERS + 1))
    assert {players: CARDS - players * int(DEAL[players]) for players in STOCK} == STOCK
    assert DEAL.tolist() == [0, 0, 15, 13, 11, 10, 9]


@pytest.mark.clause("MC-90", "MC-95")
def test_a_fine_and_how_many_rounds_there_may_be() -> None:
    assert FINE == 100
    assert ROUNDS == 6
