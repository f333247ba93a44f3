"""The program's own texts: the same in every language, and one for every error."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rejouons
from fluent_files import (
    assert_same_in_all_languages,
    assert_spaces_do_not_break,
    patterns_in,
    variables,
)
from rejouons import HUMAN, Match, errors, games
from rejouons.bots import make
from rejouons.errors import RejouonsError
from rejouons.lab.simulation import simulate
from rejouons.table.settings import PHRASES
from rejouons.terms import LEVEL, LEVELS, POLICIES, SEARCH
from rejouons.texts import FOLDER, LANGUAGES, preferred_language, program_texts
from rejouons.web.npm import WEB

SOURCES = sorted(Path(rejouons.__file__).parent.rglob("*.py"))
ERRORS = {
    name: kind
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, RejouonsError)
}
FILLED_BY_THEMSELVES = {"IllegalAction": {"because", "clause"}, "UndoRefused": {"seats"}}


TEXTS = {language: patterns_in(sorted((FOLDER / language).glob("*.ftl"))) for language in LANGUAGES}
SAYING = {"said", "say", "_list"}  # functions that are given the id of a text
BROWSER: dict[str, str | tuple[str, ...]] = {
    "web": "web-",
    "table": ("table-", "error-"),
    "online": "online-",
    "lesson": "teach-",
    "replay": "replay-",
    "gathering": "gather-",
}
PREFIXES = BROWSER | {"errors": "error-", "cli": "cli-"}
BROWSER_PREFIX = "web|table|online|teach|replay|gather"
QUOTED_ID = re.compile(rf"""["'`]((?:{BROWSER_PREFIX})-(?:[\w-]|\$\{{[^}}]*\}})+)["'`]""")
ANY_TEXT = {".+", r"cli\-.+"}  # where a text is passed on, not chosen
FILLED_IN = re.compile(r"\$\{[^}]*\}")
REFUSED = re.compile(r'new Refusal\("(\w+)"')


# The languages


def test_languages_have_the_same_texts() -> None:
    assert_same_in_all_languages(TEXTS.values())


def test_french_spaces_do_not_break() -> None:
    assert_spaces_do_not_break(TEXTS["fr"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_name_their_texts(language: str) -> None:
    for file, prefix in PREFIXES.items():
        ids = patterns_in([FOLDER / language / f"{file}.ftl"])
        assert all(id_.startswith(prefix) for id_ in ids)


def test_everybody_at_a_table_has_a_name() -> None:
    seats = {id_ for id_ in TEXTS["en"] if id_.startswith("seat-")}
    assert seats == {f"seat-{who}" for who in (HUMAN, *POLICIES, SEARCH, LEVEL)}


def test_every_quick_phrase_has_its_words() -> None:
    phrases = {id_ for id_ in TEXTS["en"] if id_.startswith("online-phrase-")}
    assert phrases == {f"online-phrase-{phrase}" for phrase in PHRASES}


def test_the_browser_offers_the_phrases_that_the_server_takes() -> None:
    source = (Path(__file__).parents[1] / "web/src/online/talk.svelte.ts").read_text("utf-8")
    (listed,) = re.findall(r"PHRASES = \[(.+?)\]", source, re.DOTALL)
    assert re.findall(r'"([a-z-]+)"', listed) == list(PHRASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    words = program_texts(language)
    assert len({words.say("level", level=level) for level in LEVELS}) == len(LEVELS)


# The terminal


def said_ids() -> Iterator[str]:
    """What the sources say, as regular expressions of ids."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node.func) in SAYING and node.args:
                yield from (id_pattern(part) for part in choices(node.args[0]))


def called(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else name_of(node)


def choices(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def id_pattern(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(id_pattern(part) for part in node.values)
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else ".+"


def test_the_terminal_has_no_words_for_nothing() -> None:
    said = "|".join({f"(cli-)?{pattern}" for pattern in set(said_ids()) - ANY_TEXT})
    words = {id_ for id_ in TEXTS["en"] if id_.startswith("cli-")}
    assert [id_ for id_ in words if not re.fullmatch(said, id_)] == []


# The browser


def browser_ids() -> Iterator[str]:
    """What the browser says, as regular expressions of ids."""
    sources = [file for file in (WEB / "src").rglob("*") if file.suffix in {".ts", ".svelte"}]
    for source in sources:
        text = source.read_text(encoding="utf-8")
        yield from (f"error-{case}" for case in REFUSED.findall(text))
        yield from (
            ".+".join(map(re.escape, FILLED_IN.split(id_))) for id_ in QUOTED_ID.findall(text)
        )


def test_the_browser_has_no_words_for_nothing() -> None:
    said = "|".join(set(browser_ids()))
    words = patterns_in([FOLDER / "en" / f"{file}.ftl" for file in BROWSER])
    ids = {id_.partition(".")[0] for id_ in words}
    assert [id_ for id_ in ids if not re.fullmatch(said, id_)] == []


def test_the_browser_says_nothing_without_words() -> None:
    missing = {
        id_ for id_ in browser_ids() if not any(re.fullmatch(id_, known) for known in TEXTS["en"])
    }
    assert missing == set()


# The environment


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "REJOUONS_LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR", "REJOUONS_LANG": "tlh"}, "fr"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name in ("REJOUONS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


# The errors


def raised() -> Iterator[tuple[str, set[str]]]:
    """Each error raised in the sources: its case, and the values it is given."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and name_of(node.exc) in ERRORS:
                yield name_of(node.exc), set()
            elif isinstance(node, ast.Call) and name_of(node.func) in ERRORS:
                yield told_by(name_of(node.func), node)


def name_of(node: ast.expr | None) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def told_by(kind: str, call: ast.Call) -> tuple[str, set[str]]:
    if kind == "IllegalAction":
        return kind, FILLED_BY_THEMSELVES[kind]
    case = ast.literal_eval(call.args[0]) if call.args else kind
    values = {str(word.arg) for word in call.keywords}
    return case, FILLED_BY_THEMSELVES.get(kind, values)


RAISED = dict(raised())


@pytest.mark.parametrize("case", RAISED)
def test_every_error_has_its_words(case: str) -> None:
    for texts in TEXTS.values():
        assert variables(texts, f"error-{case}") <= RAISED[case]


def test_no_error_has_words_for_nothing() -> None:
    words = patterns_in([FOLDER / "en" / "errors.ftl"])  # the browser has errors of its own
    assert {id_.removeprefix("error-") for id_ in words} == set(RAISED)


def new_match(game: str = "mark", players: int = 2, **facts: Any) -> Match:
    facts = {"options": {"first_player": "seat_1"}} | facts
    return Match.create(game, players, seed=1, target="python", **facts)


def begun() -> Match:
    """A match in which the first two seats have acted."""
    match = new_match(players=4)
    while {played.seat for played in match.actions} != {0, 1}:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def finished() -> Match:
    match = new_match(options={"stall_cap": 40})
    while not match.over:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


SAID: dict[str, tuple[Callable[[], Any], str, str]] = {
    "UnknownGame": (
        lambda: new_match("chess"),
        f"There is no game called “chess”. The games are: {', '.join(games.GAMES)}.",
        f"Aucun jeu ne s’appelle « chess ». Les jeux sont : {', '.join(games.GAMES)}.",
    ),
    "BadPlayers": (
        lambda: new_match(players=5),
        "This game is for 2 to 4 players, not 5.",
        "Ce jeu se joue de 2 à 4 joueurs, pas à 5.",
    ),
    "UnknownOption": (
        lambda: new_match(options={"colour": "red"}),
        "There is no option “colour”. "
        "The options are: end_rows, stall_cap, money_visibility, first_player.",
        "L’option « colour » n’existe pas. "
        "Les options sont : end_rows, stall_cap, money_visibility, first_player.",
    ),
    "BadValue": (
        lambda: new_match(options={"end_rows": 3}),
        "“3” is not a value of the option “end_rows”. Choose one of: 5, 4.",
        "« 3 » n’est pas une valeur de l’option « end_rows ». Au choix : 5, 4.",
    ),
    "RefusedValue": (
        lambda: new_match("autoscooter", players=8, options={"ghost": "on"}),
        "“on” can’t be chosen for the option “ghost” with this number of players "
        "and these other options: see clause AS-80.",
        "« on » ne convient pas à l’option « ghost » avec ce nombre de joueurs "
        "et ces autres options : voir la clause AS-80.",
    ),
    "BadSeats": (
        lambda: new_match(names=["Zoé"]),
        "Seats, nonces and names are given one per player, not 1 for 2 players.",
        "Les places, les nonces et les noms se donnent un par joueur, pas 1 pour 2 joueurs.",
    ),
    "BadSeatWords": (
        lambda: new_match(names="Zo"),
        "Seats, nonces and names are given as a list of words, one per player.",
        "Les places, les nonces et les noms se donnent en liste de mots, un par joueur.",
    ),
    "NoSuchSeat": (
        lambda: new_match().legal(2),
        "There is no seat 2 at this table: seats are numbered 0 to 1.",
        "Il n’y a pas de place 2 à cette table : les places vont de 0 à 1.",
    ),
    "UnknownBot": (
        lambda: make("clever", games.load("mark")),
        "There is no bot called “clever”. The bots are: random, greedy, "
        "level:1–6, search:2000, search:1.5s.",
        "Aucun robot ne s’appelle « clever ». Les robots sont : random, greedy, "
        "level:1–6, search:2000, search:1.5s.",
    ),
    "UnreadableAction": (
        lambda: new_match().act(0, "fly {away}"),
        "“fly {away}” is not an action of this game.",
        "« fly {away} » n’est pas une action de ce jeu.",
    ),
    "NoSuchValue": (
        lambda: new_match().act(0, "convert 1-3"),
        "“convert 1-3” is not an action of this game: in place of “1-3” there can be "
        "1-1, 1-2, 2-1, 2-2, 2-3, 3-2, 3-3, 3-4, 4-3, 4-4.",
        "« convert 1-3 » n’est pas une action de ce jeu : à la place de « 1-3 », il peut y avoir "
        "1-1, 1-2, 2-1, 2-2, 2-3, 3-2, 3-3, 3-4, 4-3, 4-4.",
    ),
    "NotYourTurn": (
        lambda: new_match().act(1, "bid 3"),
        "It is not seat 1’s turn: the game is waiting for seat 0.",
        "Ce n’est pas le tour de la place 1 : on attend la place 0.",
    ),
    "IllegalAction": (
        lambda: new_match().act(0, "sell 1 1"),
        "That space of your plant is empty: there is nothing to sell. (MK-23)",
        "Cette case de votre usine est vide : il n’y a rien à vendre. (MK-23)",
    ),
    "GameOver": (lambda: finished().act(0, "bid 3"), "The game is over.", "La partie est finie."),
    "UndoRefused": (
        lambda: finished().undo(0),
        "Taking this back needs the agreement of seat 1.",
        "Pour reprendre ce coup, il faut l’accord de la place 1.",
    ),
    "NothingToUndo": (
        lambda: begun().undo(3),
        "There is nothing to take back.",
        "Il n’y a aucun coup à reprendre.",
    ),
    "BadSaveForeign": (
        lambda: Match.load("{}"),
        "This is not a saved match of Rejouons.",
        "Ce n’est pas une partie enregistrée par Rejouons.",
    ),
    "WrongVersion": (
        lambda: Match.load(new_match().save().replace('"rules": 1', '"rules": 0')),
        "This match was saved under version 0 of the rules of mark; these are version 1.",
        "Cette partie a été enregistrée avec la version 0 des règles de mark ; "
        "la version actuelle est la 1.",
    ),
    "BadGames": (
        lambda: simulate("mark", 0),
        "Between 1 and 9007199254740991 games can be played, not 0.",
        "On peut jouer de 1 à 9007199254740991 parties, pas 0.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_errors_speak_both_languages(case: str) -> None:
    call, english, french = SAID[case]
    with pytest.raises(RejouonsError) as refusal:
        call()
    assert refusal.value.case == case
    assert str(refusal.value) == refusal.value.text("en") == english
    assert refusal.value.text("fr").replace("\u00a0", " ") == french
