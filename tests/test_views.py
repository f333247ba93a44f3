"""Events in words: their values as texts take them, and nothing of what is hidden."""

from pathlib import Path

import pytest

from rejouons.kernel.layout import ActionKind, Actions, EventKind, named, numbered, seated
from rejouons.kernel.log import HIDDEN
from rejouons.texts import Texts
from rejouons.views import Happening, spoken

FRUIT = named("fruit", "apple", "half-fig")
PRICE = numbered("price", 1, 9)
BUYER = seated("buyer", 4)
NAMES = ("Anna", "Zoé", "3")
SAMPLE = """\
event-sold = { $seat } sells { $buyer } an { $fruit } for { $price }.
hidden-sold = { $seat } sells something.
"""


class Move(ActionKind):
    SELL = FRUIT, BUYER


class Event(EventKind):
    SOLD = "FR-1", FRUIT, PRICE, BUYER


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    file = tmp_path / "en.ftl"
    file.write_text(SAMPLE)
    return Texts.load("en", file)


def test_numbers_words_and_parts_of_words_are_told() -> None:
    said = {"fruit": "half-fig", "fruit_1": "half", "fruit_2": "fig", "price": 3, "buyer": "Anna"}
    assert spoken(Event.SOLD, (1, 2, 0), NAMES) == said


def test_a_seat_is_told_by_its_name_even_if_that_is_a_number() -> None:
    assert spoken(Move.SELL, (0, 1), NAMES)["buyer"] == "Zoé"
    assert spoken(Move.SELL, (0, 2), NAMES)["buyer"] == "3"


def test_a_seat_is_written_as_its_number() -> None:
    actions = Actions(Move)
    assert actions.text(actions.encode(Move.SELL, 0, 2)) == "sell apple 3"
    assert actions.parse("sell apple 3") == actions.encode(Move.SELL, 0, 2)


def test_an_event_names_whom_it_is_about_and_the_others_in_it(texts: Texts) -> None:
    told = Happening(Event.SOLD, seat=1, values=(0, 2, 0)).text(texts, NAMES)
    assert told == "Zoé sells Anna an apple for 3."


def test_a_hidden_event_names_no_other(texts: Texts) -> None:
    told = Happening(Event.SOLD, seat=1, values=(HIDDEN, HIDDEN, HIDDEN)).text(texts, NAMES)
    assert told == "Zoé sells something."
