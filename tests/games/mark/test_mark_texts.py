"""Mark's own texts: the forms of its words, its board, what it asks and hides."""

import re
from collections.abc import Iterator

import pytest

from fluent_files import patterns_in, variables
from rejouons.games.mark.state import Event, Phase
from rejouons.games.mark.tables import FOLDER, MATERIAL_NAMES
from rejouons.texts import LANGUAGES, Texts
from rejouons.web.npm import WEB

FORMS = {
    "material": {"", "-some", "-title", "-letter"},
    "hammer_die": {""},
    "star_die": {""},
    "where": {"", "-from", "-in"},
    "row": {"-title"},
}
BOARD = {
    *("market", "free", "closed", "sold", "bank", "dice", "actions", "auction", "own"),
    *("bid", "money", "fee", "turn", "stall", "won", "shared"),
}
OF_NOBODY = {Event.SCRAPPED_BANK, Event.OVER_ALL_ROWS, Event.OVER_FOUR_ROWS, Event.OVER_STALLED}
ASKING = {phase.name.lower() for phase in Phase if Phase.END < phase < Phase.OVER}
ENGLISH = patterns_in([FOLDER / "texts" / "en.ftl"])


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts.load(request.param, FOLDER / "texts" / f"{request.param}.ftl")


def ids(section: str) -> set[str]:
    return {id_ for id_ in ENGLISH if id_.partition("-")[0] == section}


@pytest.mark.parametrize(("language", "piece"), [("en", "a cap"), ("fr", "un bouchon")])
def test_one_piece_is_told_as_one(language: str, piece: str) -> None:
    texts = Texts.load(language, FOLDER / "texts" / f"{language}.ftl")
    assert piece in texts.say("move-take", material="caps", column=1)


def test_every_word_has_its_forms() -> None:
    for field, forms in FORMS.items():
        assert ids(field) == {field + form for form in forms}
        assert all(variables(ENGLISH, id_) == {field} for id_ in ids(field))


def said_in_the_browser() -> Iterator[str]:
    for source in (WEB / "src" / "games" / "mark").glob("*.*"):
        yield from re.findall(r'"(board-[\w-]+)"', source.read_text(encoding="utf-8"))


def test_the_boards_have_their_words_and_no_others() -> None:
    told = {f"{who}-{phase}" for who in ("you", "other") for phase in ASKING}
    terminal = {f"board-{word}" for word in BOARD | told}
    assert ids("board") == terminal | set(said_in_the_browser())


def test_every_phase_that_asks_has_its_question() -> None:
    assert ids("ask") == {f"ask-{phase}" for phase in ASKING}


def test_only_bids_are_hidden() -> None:
    assert ids("hidden") == {f"hidden-{Event.BID.word}"}


def test_events_of_nobody_name_nobody() -> None:
    for kind in Event:
        named = "seat" in variables(ENGLISH, f"event-{kind.word}")
        assert not (named and kind in OF_NOBODY)


def test_letters_are_unique(texts: Texts) -> None:
    letters = {texts.say("material-letter", material=name) for name in MATERIAL_NAMES}
    assert len(letters) == len(MATERIAL_NAMES)
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)
