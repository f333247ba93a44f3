"""The rules documents print the tables that are played by."""

from math import comb

import numpy as np
import pytest

from rejouons.games.macadam.tables import (
    CARD_NAMES,
    CARDS,
    DEAL,
    FOLDER,
    KIND_NAMES,
    KIND_OF_CARD,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_PAPER,
    OF_KIND,
    OPTIONS,
    PAPER_ROLLED,
    POINTS_OF,
    SIDES,
    SIGNAL_NAMES,
    TICKETS,
    TYPE_NAMES,
    TYPE_OF,
)
from rejouons.kernel.contract import Option
from rejouons.texts import LANGUAGES
from rules_documents import Rows, check_option, table_rows

SEATED = range(MIN_PLAYERS, MAX_PLAYERS + 1)
FINE_TICKETS = "25"  # they do not cap the fines, so nothing counts them
WON = {  # by what the die shows: NO_PAPER, then the papers in their order
    "en": ("nothing", "insurance", "licence"),
    "fr": ("rien", "assurance", "permis"),
}
EXPLAINED = {  # what the signals mean in the street
    "en": ("Yellow stripes", "white-lined lanes", "green arrow", "blue arrow"),
    "fr": ("bandes jaunes", "lignes blanches", "flèche verte", "flèche bleue"),
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rows(language: str) -> Rows:
    return table_rows(FOLDER, language)


@pytest.mark.parametrize("kind", range(len(KIND_NAMES)), ids=KIND_NAMES)
def test_every_kind_of_card_is_told(rows: Rows, kind: int) -> None:
    cards = np.flatnonzero(kind == KIND_OF_CARD)
    first, last = CARD_NAMES[cards[0]], CARD_NAMES[cards[-1]]
    [row] = [row for row in rows if row[1].startswith(f"{first} ")]
    assert row[1].endswith(f" {last}")
    assert row[2:4] == [str(len(cards)), str(POINTS_OF[cards[0]])]


def test_the_whole_pack_is_told(rows: Rows) -> None:
    [row] = [row for row in rows if row[2:3] == [f"**{CARDS}**"]]
    assert row[3].startswith(f"**{POINTS_OF.sum()} ")


@pytest.mark.parametrize("type_", range(len(TYPE_NAMES)), ids=TYPE_NAMES)
def test_every_signal_is_told(rows: Rows, type_: int) -> None:
    signals = np.flatnonzero(type_ == TYPE_OF)
    told = [", ".join(SIGNAL_NAMES[signal] for signal in signals), str(len(signals))]
    assert told in [row[1:3] for row in rows]


@pytest.mark.clause("MC-6")
def test_what_the_signals_mean_in_the_street_is_told(language: str) -> None:
    document = (FOLDER / f"RULES.{language}.md").read_text(encoding="utf-8")
    [clause] = [line for line in document.splitlines() if line.startswith("**MC-6**")]
    assert all(words in clause for words in EXPLAINED[language])


@pytest.mark.parametrize("players", SEATED)
def test_every_deal_is_told(rows: Rows, players: int) -> None:
    dealt = players * int(DEAL[players])
    assert [str(number) for number in (players, DEAL[players], dealt, CARDS - dealt)] in rows


def test_the_die_is_told(rows: Rows, language: str) -> None:
    faces = range(1, SIDES + 1)
    heads = [row[1:] for row in rows].index([str(face) for face in faces])
    line = rows[heads + 2]
    assert line[1:] == [WON[language][PAPER_ROLLED[face] - NO_PAPER] for face in faces]


def test_every_ticket_is_told(rows: Rows) -> None:
    box = [row[1] for row in rows if row[0].startswith("Tickets")]
    assert box == [*map(str, TICKETS), FINE_TICKETS]


def test_how_likely_it_is_to_follow_is_told(rows: Rows) -> None:
    told = [row[1:] for row in rows if row[-1].endswith("%")]
    kinds = ("red_walker", "bicycle", "moped", "blue_arrow")
    assert told == [[chance(kind, players) for players in SEATED] for kind in kinds]


def chance(kind: str, players: int) -> str:
    """That a hand holds one of the cards that are left of a kind when one has been led."""
    unseen = CARDS - 1
    others = unseen - (int(OF_KIND[KIND_NAMES.index(kind)]).bit_count() - 1)
    hand = int(DEAL[players])
    return f"{1 - comb(others, hand) / comb(unseen, hand):.0%}".replace("%", "\u00a0%")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_is_told(rows: Rows, option: Option) -> None:
    check_option(option, rows)
