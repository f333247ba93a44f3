"""À vos marques's first lesson: what its comments claim is true."""

from functools import partial
from itertools import pairwise
from typing import Any

from a_vos_marques_lesson import GAME, MATCH, NUMBERS, SEATS

import lessons
from lessons import LEARNER
from rejouons.games.a_vos_marques.cards import PRODUCTS
from rejouons.games.a_vos_marques.state import ACTIONS, CARD, PRODUCT, S_CARD, SPACE
from rejouons.games.a_vos_marques.tables import (
    CARDS,
    CATA_BACK,
    CATA_FORWARD,
    FIRST_ATTACK,
    GROUP,
    NETWORK,
    PRICE,
    SAFETY,
)
from rejouons.kernel.sets import bit
from rejouons.match import Match

before = partial(lessons.before, GAME)
SECOND_RIVAL = 2
PRODUCT_COMMENTS = ("lesson-grip", "lesson-ways", "lesson-care")
ABS, ASR, ESP, NAV = (PRODUCT.value(name) for name in ("ABS", "ASR", "ESP", "NAV"))


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


def badges(comment: str) -> list[int]:
    """The products that a comment points at."""
    step = next(step for step in lessons.steps_of(GAME) if step.get("say") == comment)
    return [PRODUCT.value(spot.removeprefix("badge.")) for spot in step["points"]]


def cards_answered(product: int) -> int:
    """How many kinds of cards list a product."""
    return sum(
        any(int(card.any_of[line]) & bit(product) for line in range(card.counters))
        for card in CARDS
    )


def test_every_product_is_told_of_once() -> None:
    told = [product for comment in PRODUCT_COMMENTS for product in badges(comment)]
    assert sorted(told) == list(range(len(PRODUCTS)))


def test_one_product_of_a_group_can_be_owned_and_any_of_the_others() -> None:
    for comment in ("lesson-grip", "lesson-ways"):
        group = sum(bit(product) for product in badges(comment))
        assert {int(GROUP[product]) for product in badges(comment)} == {group}
    assert [int(GROUP[product]) for product in badges("lesson-care")] == [
        bit(product) for product in badges("lesson-care")
    ]


def test_the_dearer_of_a_group_answer_more_cards() -> None:
    for comment in ("lesson-grip", "lesson-ways"):
        by_price = sorted(badges(comment), key=lambda product: int(PRICE[product]))
        answered = [cards_answered(product) for product in by_price]
        assert all(fewer < more for fewer, more in pairwise(answered))


def test_the_learner_can_pay_for_the_first_product() -> None:
    ecus, price = NUMBERS["lesson-buy"]
    assert player_in(before("lesson-buy")).ecus == ecus >= price == PRICE[ABS]


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
