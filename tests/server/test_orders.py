"""What the app sends to a table (`web/src/online/remote.test.ts` holds it to the same list) is what
the server reads.
"""

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rejouons.server import wire
from rejouons.table.settings import PHRASES, STAND_IN
from rejouons.terms import HUMAN

ORDERS: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("orders.json").read_text(encoding="utf-8")
)
HELLO = {"do": "hello", "number": -1, "undone": 0, "said": 0}


def read(order: dict[str, Any]) -> wire.AnyOrder:
    return wire.order_from(msgspec.msgpack.encode({"id": 1, **order}))


@pytest.mark.parametrize("name", ORDERS)
def test_an_order_of_the_app_is_read(name: str) -> None:
    told = msgspec.to_builtins(read(ORDERS[name]))
    assert told.items() >= {"id": 1, **ORDERS[name]}.items()


def test_the_app_has_each_order() -> None:
    kinds = {type(read(order)) for order in [HELLO, *ORDERS.values()]}
    assert kinds == {*get_args(wire.AnyOrder)}


def test_the_app_knows_the_bot_that_stands_in_and_a_phrase() -> None:
    assert ORDERS["let a bot play"]["by"] == STAND_IN
    assert ORDERS["free a seat"]["by"] == HUMAN
    assert ORDERS["say a phrase"]["phrase"] in PHRASES


def test_an_app_of_before_answers_no_question() -> None:
    assert read({"do": "answer", "agrees": True}) == wire.Answer(id=1, question=-1, agrees=True)
