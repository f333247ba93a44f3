"""What a person at the terminal is shown to choose from, and what a typed line means."""

from collections.abc import Iterator

import pytest
from rich.text import Text

from rejouons.cli.menu import LONGEST_LIST, Menu
from rejouons.errors import BadOption, UnreadableAction
from rejouons.kernel.layout import ActionKind, Actions, named, numbered

NUMBER = numbered("number", 1, 40)
AMOUNT = numbered("amount", 0, 99)
SPACE = numbered("space", 1, 4)
LETTER = named("letter", *"ABCDEF")


class Move(ActionKind):
    BID = AMOUNT
    ENTER = NUMBER
    PROGRAM = NUMBER, LETTER
    PLACE = SPACE
    PASS = ()


ACTIONS = Actions(Move)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")


def menu(*orders: str) -> Menu:
    return Menu(ACTIONS, [ACTIONS.parse(order) for order in orders], ACTIONS.text)


def programs(numbers: str, letters: str) -> Iterator[str]:
    return (f"program {number} {letter}" for number in numbers.split() for letter in letters)


def shown(found: Menu) -> list[str]:
    return [Text.from_markup(line).plain.strip() for line in found.lines()]


def chosen(found: Menu, line: str) -> str:
    return ACTIONS.text(found.chosen(line))


def test_a_short_list_is_numbered() -> None:
    found = menu("place 2", "place 4", "pass")
    assert shown(found) == ["1  place 2", "2  place 4", "3  pass"]
    assert chosen(found, "2") == "place 4"
    assert chosen(found, "pass") == "pass"


@pytest.mark.parametrize("line", ["0", "4", "9" * 5000])
def test_a_list_ends_with_its_last_number(line: str) -> None:
    with pytest.raises(BadOption, match="There is no action"):
        menu("place 2", "place 4", "pass").chosen(line)


def test_a_number_out_of_many_is_typed_itself() -> None:
    found = menu("enter 1", "enter 16", "enter 17")
    assert shown(found) == ["Type one of these numbers: 1 16 17"]
    assert chosen(found, "16") == "enter 16"
    assert chosen(found, "enter 17") == "enter 17"


def test_numbers_that_follow_each_other_are_a_range() -> None:
    found = menu(*(f"bid {amount}" for amount in range(31)))
    assert shown(found) == ["Type a number from 0 to 30."]
    assert chosen(found, "0") == "bid 0"


def test_too_many_actions_stand_in_rows() -> None:
    found = menu(*programs("1 16 17 32", "ABCDEF"))
    assert len(found.legal) > LONGEST_LIST
    assert shown(found) == [
        "1 16 17 32  ·  A B C D E F",
        "Type one word of each group, for instance: 1 A",
    ]
    assert chosen(found, "17 f") == "program 17 F"
    assert chosen(found, "program 17 F") == "program 17 F"


def test_what_other_words_follow_stands_in_a_row_of_its_own() -> None:
    found = menu(*programs("1 16 17", "ABCDEF"), *programs("32", "AB"), *programs("33", "AB"))
    assert shown(found)[:2] == ["1 16 17  ·  A B C D E F", "32 33  ·  A B"]


def test_a_list_of_one_kind_takes_short_words_too() -> None:
    found = menu(*programs("40", "ABC"))
    assert shown(found)[0] == "1  program 40 A"
    assert chosen(found, "40 C") == "program 40 C"
    assert chosen(found, "2") == "program 40 B"


@pytest.mark.parametrize("line", ["nonsense", "17", "17 Z", "bid"])
def test_what_means_nothing_is_told_as_it_was_typed(line: str) -> None:
    with pytest.raises(UnreadableAction) as refusal:
        menu(*programs("1 16 17 32", "ABCDEF")).chosen(line)
    assert f"“{line}”" in refusal.value.text("en")
