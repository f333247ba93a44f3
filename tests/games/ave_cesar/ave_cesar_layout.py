"""Chariots, put where the words of a scenario tell: see ave_cesar_table.py."""

import re
from typing import Any

import numpy as np

from rejouons.games.ave_cesar.driving import (
    course_row,
    distance_driven,
    leading_seats,
    offset_of,
    position_of,
)
from rejouons.games.ave_cesar.state import NO_SPACE, SPACE, Status
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, COURSES, LAPS, SIDES, VALUES
from rejouons.kernel.deck import put_under

ANY_HAND = "1,2,3"
FAR_OFF = 30  # positions that no card bridges
CHARIOT = re.compile(
    r"(?P<space>[\w-]+)/(?P<lap>\d)(?P<flags>[ sd]*)(?:\{(?P<hand>.*)\})? ?(?:\[(?P<pile>.*)\])?"
)


def course_choice(course: str) -> tuple[int, str]:
    """The fewest players of a course such as `white ccw`, and the option that chooses it."""
    colour, direction = course.split()
    side = next(side for side in SIDES if colour in side["courses"])
    number = ("first", "second")[side["courses"].index(colour)]
    return side["players"][0], f"{number}_{direction}"


def lay(state: Any, named: dict[int, str]) -> None:
    """Puts every chariot in its place; those not named, far off."""
    for player in state.players:
        player.space = NO_SPACE
    for seat, words in named.items():
        if "/" in words:
            put(state, seat, words)
        else:
            take_off(state, state.players[seat], *words.split())
    for seat in range(state.num_players):
        if seat not in named:
            put(state, seat, far_off(state, list(named)))
    state.leaders = leading_seats(state)


def put(state: Any, seat: int, words: str) -> None:
    facts = CHARIOT.fullmatch(words)
    assert facts, words
    player = state.players[seat]
    player.space = SPACE.value(facts["space"])
    player.lap = int(facts["lap"])
    player.saluted = "s" in facts["flags"]
    player.disqualified = "d" in facts["flags"]
    player.position = distance_driven(course_row(state), player.lap, position_of(state, seat))
    hand_out(player, cards(facts["hand"] or ANY_HAND), facts["pile"])


def hand_out(player: Any, hand: list[int], pile_text: str | None) -> None:
    """Deals a hand and a pile; beside a pile that is told, all other cards are spent."""
    pile = cards(pile_text or "")
    rest = CARDS_OF_VALUE - counts(hand + pile)
    assert (rest >= 0).all()
    player.hand[:] = counts(hand)
    player.hand_size = len(hand)
    player.spent[:] = 0 if pile_text is None else rest
    player.pile.unknown[:] = rest - player.spent
    player.pile.unknown_left = player.pile.unknown.sum()
    for card in pile:
        put_under(player.pile, card - 1)


def cards(text: str) -> list[int]:
    return [int(card) for card in text.split(",") if card]


def counts(values: list[int]) -> Any:
    """How many cards there are of each value."""
    return np.bincount(np.array(values, int), minlength=VALUES + 1)[1:]


def take_off(state: Any, player: Any, status: str, *more: str) -> None:
    player.status = Status[status.upper()]
    player.left_as = state.num_players - state.racing
    state.racing -= 1
    if player.status == Status.FINISHED:
        take_over_line(state, player, is_disqualified="d" in more)
    elif more:
        player.position = int(more[0])


def take_over_line(state: Any, player: Any, is_disqualified: bool) -> None:
    player.lap = LAPS + 1
    player.disqualified = is_disqualified
    state.crossed += 1
    if not is_disqualified:
        state.placed += 1
        player.place = state.placed


def far_off(state: Any, named: list[int]) -> str:
    """The rearmost free space that none of the chariots named can reach in one move."""
    course = COURSES[course_row(state)]
    grid = [(int(space), 0) for space in course.grid[: state.num_players]]
    track = [(int(space), 1) for space in course.space_at[: course.positions]]
    racing = [seat for seat in named if state.players[seat].space != NO_SPACE]
    space, lap = next(
        (space, lap)
        for space, lap in grid + track
        if space not in state.players["space"]
        and all(offset_of(state, seat, space) > FAR_OFF for seat in racing)
    )
    return f"{SPACE.words[space]}/{lap}"
