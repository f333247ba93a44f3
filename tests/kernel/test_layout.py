"""Actions as numbers and as words, there and back, for every game."""

import json
from itertools import product
from typing import Any, cast

import numba
import numpy as np
import pytest

from rejouons import games
from rejouons.errors import UnreadableAction
from rejouons.kernel import layout
from rejouons.kernel.contract import Game
from rejouons.kernel.layout import (
    MAX_FIELDS,
    ActionKind,
    Actions,
    EventKind,
    Field,
    ReasonKind,
    describe,
    named,
    numbered,
    reworded,
)
from rejouons.kernel.link import Linker
from rejouons.kernel.log import EVENT_VALUES

FRUIT = named("fruit", "apple", "pear", "fig")
BASKET = numbered("basket", 1, 4)
PRICE = numbered("price", 0, 9)


class Move(ActionKind):
    PICK = FRUIT, BASKET
    PASS = ()
    SELL = FRUIT, BASKET, PRICE


class Event(EventKind):
    PICKED = "FR-1", FRUIT
    RAINED = "FR-2"


class Reason(ReasonKind):
    LEGAL = ""
    BASKET_FULL = "FR-3"


ACTIONS = Actions(Move)


@pytest.fixture(params=games.GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


# Every game


def test_numbers_are_contiguous(game: Game) -> None:
    actions = game.actions
    numbers = [
        actions.encode(kind, *values)
        for kind in actions.kinds
        for values in product(*(range(field.size) for field in kind.fields))
    ]
    assert numbers == list(range(actions.size))


def test_every_action_there_and_back(game: Game) -> None:
    actions = game.actions
    texts = [actions.text(action) for action in range(actions.size)]
    assert [actions.encode(*_spread(actions.decode(a))) for a in range(actions.size)] == [
        actions.parse(text) for text in texts
    ]
    assert [actions.parse(text) for text in texts] == list(range(actions.size))
    assert len(set(texts)) == actions.size


def _spread(decoded: tuple[Any, tuple[int, ...]]) -> tuple[Any, ...]:
    kind, values = decoded
    return kind, *values


def test_layouts_are_plain_data(game: Game) -> None:
    for kinds in (game.actions.kinds, game.events, game.reasons):
        facts = json.loads(json.dumps(describe(kinds)))
        assert [fact["id"] for fact in facts] == list(range(len(kinds)))
        assert [fact["name"] for fact in facts] == [kind.word for kind in kinds]


# A small layout


def test_fields_count_up_from_the_last() -> None:
    assert ACTIONS.size == 3 * 4 + 1 + 3 * 4 * 10
    assert [ACTIONS.text(number) for number in (0, 1, 4, 11, 12, 13, 14, 23, 132)] == [
        "pick apple 1",
        "pick apple 2",
        "pick pear 1",
        "pick fig 4",
        "pass",
        "sell apple 1 0",
        "sell apple 1 1",
        "sell apple 2 0",
        "sell fig 4 9",
    ]
    assert ACTIONS.decode(23) == (Move.SELL, (0, 1, 0))


@pytest.mark.parametrize("text", ["pick pear 2", "PICK Pear 2", "  pick\tpear   2 "])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert ACTIONS.parse(text) == ACTIONS.encode(Move.PICK, 1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "pick",
        "pick pear",
        "pick 2 pear",
        "pick pear 0",
        "pick pear 5",
        "pick pear -1",
        "pick pear 2.0",
        "pick pear 02",
        "pick pear 2 3",
        "pick plum 2",
        "pass 1",
        "sell fig 4 10",
        "pick-pear-2",
        "__class__",
        "{text}",
        "0",
    ],
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction) as refusal:
        ACTIONS.parse(text)
    assert refusal.value.values["text"] == text
    assert all(text in refusal.value.text(language) for language in ("fr", "en"))


def test_a_value_that_does_not_exist_is_told_with_those_that_do() -> None:
    with pytest.raises(UnreadableAction) as refusal:
        ACTIONS.parse("pick plum 2")
    assert refusal.value.values["value"] == "plum"
    assert refusal.value.values["possible"] == "apple, pear, fig"


def test_of_many_values_some_are_told() -> None:
    class Bid(ActionKind):
        BID = numbered("amount", 0, 230)

    with pytest.raises(UnreadableAction) as refusal:
        Actions(Bid).parse("bid 231")
    assert refusal.value.values["possible"] == "0, 1, …, 230"


def test_descriptions_hold_what_a_stranger_needs() -> None:
    fruit = {"name": "fruit", "words": ("apple", "pear", "fig")}
    assert describe(Move)[1] == {"id": 1, "name": "pass", "fields": []}
    assert describe(Event) == [
        {"id": 0, "name": "picked", "clause": "FR-1", "fields": [fruit]},
        {"id": 1, "name": "rained", "clause": "FR-2", "fields": []},
    ]
    assert describe(Reason)[1] == {"id": 1, "name": "basket_full", "clause": "FR-3"}


def test_other_words_change_no_number() -> None:
    words = {"fruit": ("plum", "lime", "kiwi")}
    moves, events = reworded(Move, words), reworded(Event, words)
    assert Actions(moves).text(23) == "sell plum 2 0"
    assert Actions(moves).size == ACTIONS.size
    assert [kind.clause for kind in events] == ["FR-1", "FR-2"]
    assert events["PICKED"].fields == (named("fruit", "plum", "lime", "kiwi"),)
    assert events["RAINED"] == Event.RAINED
    assert ACTIONS.text(23) == "sell apple 2 0"


@pytest.mark.parametrize(
    ("field", "is_numbered"),
    [
        (BASKET, True),
        (numbered("points", -2, 2), True),
        (FRUIT, False),
        (named("space", "07", "08"), False),
        (named("space", "7", "8L"), False),
        (named("space", "7", "9"), False),
    ],
)
def test_numbers_that_follow_each_other_are_numbers(field: Field, is_numbered: bool) -> None:
    assert field.is_numbered == is_numbered


def test_rules_encode_as_people_do() -> None:
    compiled = Linker(layout, numba.njit).rules
    for kind, values in ((Move.PICK, (2, 3)), (Move.PASS, ()), (Move.SELL, (1, 2, 7))):
        assert compiled.encode(ACTIONS.codes, kind, *values) == ACTIONS.encode(kind, *values)


def test_rules_decode_without_tables_as_people_do() -> None:
    compiled = Linker(layout, numba.njit).rules
    for action in range(ACTIONS.size):
        kind, values = ACTIONS.decode(action)
        assert compiled.kind_in(ACTIONS.codes, action) == kind
        for place, value in enumerate(values):
            assert compiled.value_in(ACTIONS.codes, action, place) == value


def test_an_offer_keeps_only_what_is_legal() -> None:
    out = np.zeros(4, np.int16)
    count = 0
    for action, is_legal in ((7, True), (8, False), (9, True), (6, False)):
        count = layout.offer(out, count, action, is_legal)
    assert out[:count].tolist() == [7, 9]


def test_each_member_of_a_set_is_offered_after_what_is_listed() -> None:
    out = np.full(5, 99, np.int16)
    count = layout.offer_each(out, 1, 20, 0b10110)
    assert out[:count].tolist() == [99, 21, 22, 24]
    assert layout.offer_each(out, count, 20, 0) == count


# Room


def declared(base: type[layout.Kind], fields: int) -> type[layout.Kind]:
    """Kinds whose second member has so many fields."""
    members = [("NONE", ("FR-1",)), ("MANY", ("FR-2", *[FRUIT] * fields))]
    make: Any = base
    return cast(type[layout.Kind], make("Declared", members))


@pytest.mark.parametrize(
    ("base", "most"), [(ActionKind, MAX_FIELDS), (EventKind, EVENT_VALUES), (ReasonKind, 0)]
)
def test_no_kind_has_more_fields_than_can_be_held(base: type[layout.Kind], most: int) -> None:
    assert len(list(declared(base, most))[1].fields) == most
    with pytest.raises(TypeError, match=f"MANY.* has {most + 1} fields; there is room for {most}"):
        declared(base, most + 1)


def test_too_many_fields_are_refused_as_they_are_written() -> None:
    with pytest.raises(TypeError, match="there is room for 3"):

        class Crowded(ActionKind):
            PASS = ()
            PLANT = FRUIT, BASKET, PRICE, PRICE
