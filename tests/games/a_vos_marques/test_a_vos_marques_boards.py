"""Tables on boards and with cards of somebody's own: the same rules, in every save."""

import random
from collections.abc import Iterator

import pytest
from a_vos_marques_boards import Facts, box_board, box_cards, own_board, own_cards
from ave_cesar_boards import edited, own_track

from rejouons import Match, games, verify
from rejouons.boards import game_on, with_cards
from rejouons.errors import BadBoard
from rejouons.games.a_vos_marques import driving, programs, tables
from rejouons.games.a_vos_marques.boards import TABLES, board
from rejouons.games.a_vos_marques.state import CARD, SPACE
from rejouons.kernel.contract import Game
from rejouons.kernel.targets import CPU, PYTHON, linked
from rejouons.web.boards import packed
from stories import teller, wasm_teller

OWN = with_cards(own_board(), own_cards())
FEW_ROUNDS = {"round_cap": 20}
A_WHILE = 150  # decisions: plain Python is slow


@pytest.fixture(scope="module")
def game() -> Game:
    return game_on("a_vos_marques", OWN)


def match_on(facts: Facts | None) -> Match:
    return Match.create("a_vos_marques", 3, FEW_ROUNDS, seed=5, target=PYTHON, board=facts)


def played(match: Match, most: int | None = None) -> Match:
    """A match played at random, to its end or for a while."""
    chance = random.Random(1)
    while not match.over and (most is None or len(match.actions) < most):
        seat = match.to_act[0]
        match.act(seat, chance.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def own_match() -> Match:
    return played(match_on(OWN))


def words(match: Match, field: str) -> Iterator[str]:
    """Every word that the events of a match have for a field."""
    for happening in match.events():
        for known, value in zip(happening.kind.fields, happening.values, strict=True):
            if known.name == field and value >= 0:
                yield known.words[value]


# The rules


def test_a_game_is_played_to_its_end(own_match: Match) -> None:
    assert own_match.over
    assert "Alley" in {*words(own_match, "space"), *words(own_match, "by_1")}
    assert set(words(own_match, "space")) <= set(own_board()["spaces"])


def test_cards_are_called_by_their_titles(own_match: Match) -> None:
    drawn = set(words(own_match, "card"))
    assert {"S01·Wet-bend", "S02·Vol", "E01·Tremblement-de-terre"} <= drawn
    assert drawn <= set(board(OWN).words["card"])


def test_the_log_tells_titles_of_ones_own(own_match: Match) -> None:
    texts = own_match.game.texts("fr")
    told = [happening.text(texts, ["A", "B", "C"]) for happening in own_match.events()]
    assert any("P01·Verglas" in line for line in told)
    assert not any("Aquaplanage" in line for line in told)


def test_every_action_keeps_its_number(game: Game) -> None:
    box = games.load("a_vos_marques")
    assert (game.actions.codes == box.actions.codes).all()
    assert list(game.players) == list(box.players)
    assert game.actions.text(box.actions.parse("drive unused.170 1")) == "drive Y07 1"


def test_questions_are_worded_as_actions_are(game: Game) -> None:
    box = games.load("a_vos_marques")
    assert box.questions is not None
    assert game.questions is not None
    question = box.questions.parse("drive unused.170 1")
    assert game.questions.text(question) == "drive Y07 1"


@pytest.mark.parametrize(
    ("facts", "replaced"),
    [
        (own_board(), {"ROADS", "SIGHTS", "DESTINATIONS"}),
        (own_cards(), {"CARDS", "PROGRAM"}),
        (box_board() | box_cards(), set()),
    ],
)
def test_what_a_file_leaves_out_is_the_boxs(facts: Facts, replaced: set[str]) -> None:
    own = board(facts).tables
    assert set(own) == set(TABLES)
    assert {name for name in own if own[name].tobytes() != TABLES[name].tobytes()} == replaced
    assert all(own[name].dtype == TABLES[name].dtype for name in own)
    assert all(own[name].shape == TABLES[name].shape for name in own)


@pytest.mark.parametrize("name", TABLES)
def test_tables_have_no_gaps(name: str) -> None:
    """What is between the fields of a record gets lost: the table would not be found again."""
    dtype = TABLES[name].dtype
    assert sum(field[0].itemsize for field in dtype.fields.values()) == dtype.itemsize


def test_compiled_rules_read_its_tables(game: Game) -> None:
    """Compiling for it takes minutes, and differs from the box in nothing but these."""
    rules = linked(game, CPU)
    assert rules.module(driving).ROADS is game.tables["ROADS"]
    assert rules.module(programs).PROGRAM is game.tables["PROGRAM"]
    assert rules.module(driving).ROADS is not tables.ROADS


def test_browsers_play_the_same(game: Game) -> None:
    tellers = (teller(game, PYTHON), wasm_teller(game))
    assert len({told_by.tell(1, A_WHILE) for told_by in tellers}) == 1


def test_a_copy_of_the_box_plays_as_the_box_does() -> None:
    copy, original = (
        played(match_on(facts), A_WHILE) for facts in (box_board() | box_cards(), None)
    )
    assert told(copy) == told(original)


def told(match: Match) -> list[str]:
    texts = match.game.texts("en")
    return [happening.text(texts, ["A", "B", "C"]) for happening in match.events()]


def test_the_box_stays_as_it_is(own_match: Match) -> None:
    assert own_match.over
    assert SPACE.words == tables.SPACE_NAMES
    assert CARD.words == tables.CARD_NAMES


# Words


def test_a_card_of_the_box_keeps_its_word() -> None:
    changed = edited(box_cards(), {"cards/S01/text/en": "Stop!", "cards/S02/title": "Chien"})
    names = board(changed).words["s_card"]
    assert names[:3] == ("S01·Ball-in-the-road", "S02·Chien", "S03")
    assert names[22].startswith("unused.")


def test_cards_are_printed_in_both_languages() -> None:
    cards = board(own_cards()).drawing["cards"]
    assert cards["Billet·Le-bac"]["title"] == {"en": "Le bac", "fr": "Le bac"}
    assert cards["S01·Wet-bend"]["title"] == {"en": "Wet bend", "fr": "Virage mouillé"}
    assert set(cards["S02·Vol"]["text"]) == {"en", "fr"}


# Saves


def test_a_match_can_be_reloaded_and_verified_anywhere(own_match: Match) -> None:
    again = verify(own_match.save(), own_match.commitment, PYTHON)
    assert again.digest == own_match.digest
    assert again.game.board_facts == OWN
    assert Match.load(again.save(), PYTHON).story == own_match.story


def test_a_browser_gets_what_is_replaced() -> None:
    pack = packed(OWN)
    assert pack["name"] == "Anna’s town + Zoé’s cards"
    assert set(pack["tables"]) == set(TABLES)
    assert pack["drawing"]["map"] == {}


# Board and cards together


def test_cards_lie_on_a_board() -> None:
    assert OWN["spaces"] == own_board()["spaces"]
    assert OWN["cards"] == own_cards()["cards"]
    assert with_cards(None, own_board() | own_cards()) == own_cards()


def test_a_file_without_cards_is_told_so() -> None:
    with pytest.raises(BadBoard, match="This file has no cards"):
        with_cards(None, own_board())


def test_faults_of_either_file_are_told() -> None:
    with pytest.raises(BadBoard, match="The file is of format 2"):
        with_cards(own_board(), own_cards() | {"format": 2})
    with pytest.raises(BadBoard, match="“name” must be a text"):
        with_cards(own_board() | {"name": 3}, own_cards())


def test_cards_of_another_game_are_refused() -> None:
    with pytest.raises(BadBoard, match="The board is one for ave_cesar"):
        with_cards(own_track(), own_cards())
