"""À vos marques's first lesson: what its comments claim is true, and they point at the board."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import lessons
from lessons import LEARNER, finished, numbers_in, pointed_at, told_before, told_in
from rejouons import games
from rejouons.games.a_vos_marques.cards import PRODUCTS
from rejouons.games.a_vos_marques.state import ACTIONS, CARD, PRODUCT, S_CARD, SPACE
from rejouons.games.a_vos_marques.tables import (
    CARDS,
    CATA_BACK,
    CATA_FORWARD,
    FIRST_ATTACK,
    NETWORK,
    PRICE,
    S_NAMES,
    SAFETY,
    SPACE_NAMES,
)
from rejouons.kernel.sets import bit
from rejouons.match import Match
from rejouons.texts import LANGUAGES

GAME = games.load("a_vos_marques")
MATCH = finished(GAME)
before = partial(lessons.before, GAME)
SEATS = range(MATCH.players)
SECOND_RIVAL = 2
ABS, ASR, ESP, NAV = (PRODUCT.value(name) for name in ("ABS", "ASR", "ESP", "NAV"))

ALREADY = {  # what has just happened when a comment is read
    "lesson-secret": ["0 rolled_esp S", "0 drew_s S01"],
    "lesson-red": ["0 rolled_blue 2 2"],
    "lesson-drive": ["0 rolled_red 10 5 5 0"],
    "lesson-event": ["2 garage_left 1 0", "-1 round_began 2", "0 turn_began"],
    "lesson-ticket": ["0 rolled_esp E", "0 drew_e E02 2", "0 ticket_kept E02"],
    "lesson-rich": ["0 rolled_blue 6 6"],
    "lesson-roads": ["0 rolled_red 8 3 5 0"],
    "lesson-leave": ["0 traded ABS bought 7"],
    "lesson-hit": ["0 played S01 3", "2 went_back A09 A04 5"],
    "lesson-shield": ["1 played S01 1", "0 showed ABS", "0 countered S01 ABS cancel"],
    "lesson-cata": [
        *("2 drew_e E01 1", "2 cata", "1 errand_cancelled E03"),
        *("1 thrown_to_start C06", "2 thrown_to_start A04"),
    ],
    "lesson-saved": ["0 showed ABS", "0 went_back M08 M03 5"],
    "lesson-on": ["0 turn_began"],
}
THEN = {  # what happens in its step
    "lesson-esp": ["0 rolled_esp S"],
    "lesson-drive": ["0 drove START A10 0"],
    "lesson-rival": [
        *("1 drew_s ?", "1 rolled_blue 4 4", "1 rolled_red 12 6 6 0", "1 drove START C02 0"),
        "2 turn_began",
    ],
    "lesson-errand": ["2 drew_e E05 1", "2 errand_given E05 police A09"],
    "lesson-police": ["2 rolled_red 9 6 3 0", "2 errand_done E05 A09", "2 received 3"],
    "lesson-hidden": ["2 traded ? ? ?", "2 garage_left 1 0"],
    "lesson-pass": ["0 drove A10 M08 0"],
    "lesson-garage": ["0 traded ABS bought 7"],
    "lesson-leave": ["0 garage_left 1 1"],
    "lesson-attack": ["0 played S01 3", "2 went_back A09 A04 5"],
    "lesson-petrol": ["1 errand_given E03 service_station C07", "1 drove C02 C06 0"],
    "lesson-revenge": ["1 garage_left 1 1", "1 played S01 1", "0 countered S01 ABS cancel"],
    "lesson-alas": ["2 rolled_esp E", "2 cata"],
    "lesson-restart": ["2 drove START A07 0", "-1 round_began 3", "0 turn_began"],
}
NUMBERS = {  # that a comment names, in order
    "lesson-welcome": [58],
    "lesson-secret": [5, 2],
    "lesson-red": [2],
    "lesson-drive": [10],
    "lesson-rival": [1, 12],
    "lesson-police": [9, 3],
    "lesson-hidden": [2, 7],
    "lesson-event": [2],
    "lesson-money": [2, 7],
    "lesson-rich": [6, 8],
    "lesson-pass": [8],
    "lesson-garage": [7],
    "lesson-hit": [5, 2],
    "lesson-revenge": [1, 5],
    "lesson-saved": [5],
    "lesson-next": [10, 18, 5, 7],
    "lesson-on": [8, 1],
}


def player_in(match: Match, seat: int = LEARNER) -> Any:
    return match.view(LEARNER).state.players[seat]


def ends(match: Match) -> set[str]:
    """Where the learner may drive."""
    words = [ACTIONS.text(action).split() for action in match.legal(LEARNER)]
    return {word[1] for word in words if word[0] == "drive"}


def spaces(match: Match) -> list[str]:
    """Where the cars stand, by seat."""
    return [SPACE.words[player_in(match, seat).space] for seat in SEATS]


def possible(match: Match, seat: int) -> set[int]:
    """The products that a rival may have, as far as the learner knows."""
    lacks = int(player_in(match, seat).lacks[LEARNER])
    return {product for product in range(len(PRODUCTS)) if not lacks & bit(product)}


def spots() -> Iterator[str]:
    """The spots of the board that a lesson may point at."""
    yield from ("map", "steps", "tray", "reference", "roll", "dice", "done", "pass")
    for place in ("seat", "distance", "ecus", "products", "cards", "errand"):
        yield from (f"{place}.{seat}" for seat in SEATS)
    yield from (f"card.{name}" for name in S_NAMES)
    yield from (f"badge.{product}" for product in PRODUCTS)
    yield from (f"space.{name}" for name in SPACE_NAMES)


@pytest.mark.parametrize("comment", ALREADY)
def test_a_comment_tells_what_has_happened(comment: str) -> None:
    assert set(ALREADY[comment]) <= set(told_before(GAME, comment))


@pytest.mark.parametrize("comment", THEN)
def test_a_comment_tells_what_comes_next(comment: str) -> None:
    assert set(THEN[comment]) <= set(told_in(GAME, comment))


@pytest.mark.parametrize("comment", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comment_names_the_numbers(comment: str, language: str) -> None:
    assert numbers_in(GAME, comment, language) == NUMBERS[comment]


def test_attacks_wait_for_round_two() -> None:
    *_, round_number = NUMBERS["lesson-secret"]
    assert round_number == FIRST_ATTACK
    assert before("lesson-attack").view().state.round_number == FIRST_ATTACK
    assert player_in(before("lesson-attack")).hand[S_CARD.value("S01")] == 1


def test_the_learner_may_stop_at_the_places_named_or_drive_to_the_crossroads() -> None:
    assert ends(before("lesson-drive")) == {"A06", "A09", "A10"}
    assert {"N08", "M08", "C08"} <= ends(before("lesson-roads"))


def test_only_two_products_cost_what_a_rival_has_paid() -> None:
    _, price = NUMBERS["lesson-hidden"]
    assert player_in(before("lesson-hidden"), SECOND_RIVAL).ecus == price
    assert [product for product, cost in enumerate(PRICE) if cost == price] == [ABS, NAV]


def test_the_ball_tells_which_of_them_it_is() -> None:
    card = CARDS[CARD.value("S01")]
    assert card.counters == 1
    assert int(card.any_of[0]) == SAFETY
    assert possible(before("lesson-attack"), SECOND_RIVAL) == {ABS, NAV}
    assert possible(before("lesson-hit"), SECOND_RIVAL) == {NAV}


def test_the_finish_is_as_far_as_told() -> None:
    assert [NETWORK.to_finish["START"]] == NUMBERS["lesson-welcome"]


def test_the_errands_lead_to_the_nearest_place() -> None:
    for start, place, space in (("START", "police", "A09"), ("C02", "service_station", "C07")):
        assert NETWORK.destinations[NETWORK.nearest(start, place)] == space


def test_the_pass_is_the_shortest_road() -> None:
    over_pass, *others = (NETWORK.to_finish[space] for space in ("M01", "N01", "C01"))
    assert over_pass < min(others)


def test_the_tunnel_saves_the_steps_told_of() -> None:
    steps, _ = NUMBERS["lesson-on"]
    assert NETWORK.linked["M11"] == ["M19"]
    assert NETWORK.steps_to("M19")["M11"] == steps
    assert player_in(MATCH).tickets == 1


def test_the_learner_has_the_écus_told_of() -> None:
    _, ecus = NUMBERS["lesson-rich"]
    assert player_in(before("lesson-rich")).ecus == ecus


def test_better_products_do_better_in_a_cata() -> None:
    asr, esp, forward, abs_ = NUMBERS["lesson-next"]
    assert [PRICE[product] for product in (ASR, ESP, ABS)] == [asr, esp, abs_]
    assert (CATA_BACK[ASR], CATA_FORWARD[ASR]) == (0, 0)
    assert CATA_FORWARD[ESP] == forward


def test_the_places_pointed_at_are_those_named() -> None:
    facts = [NETWORK.spaces[space]["place"] for space in ("C15", "M15", "D06")]
    assert facts == ["casino", "magic_mountain", "sand_fox"]


def test_the_learner_plays_on_in_front() -> None:
    assert MATCH.to_act == (LEARNER,)
    assert spaces(MATCH) == ["M03", "START", "A07"]
    assert MATCH.ranking.count(1) == MATCH.ranking[LEARNER] == 1


def test_the_spots_pointed_at_are_on_the_board() -> None:
    assert pointed_at(GAME) <= set(spots())
