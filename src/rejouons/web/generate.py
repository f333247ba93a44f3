"""Writes what the browser app takes over from Python: layouts, texts, documents, drawings.

Nothing of a game is written twice. The app's types, its decoders and its words all come from
the files this module writes into `web/src/generated/`, which nobody edits.
"""

import enum
import json
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from rejouons import games
from rejouons.bots import review
from rejouons.bots.choosing import IMPRESSION
from rejouons.bots.tree import ROOT, VIEW
from rejouons.cast import cast
from rejouons.kernel.built import browser_file
from rejouons.kernel.contract import Game
from rejouons.kernel.layout import Field, Kind
from rejouons.texts import FOLDER as PROGRAM_TEXTS
from rejouons.texts import LANGUAGES
from rejouons.wasm import build as wasm
from rejouons.web import lessons
from rejouons.web.documents import sections
from rejouons.web.options import spoken
from rejouons.web.types import declarations

ROOT_FOLDER = Path(__file__).parents[3]
GENERATED = ROOT_FOLDER / "web" / "src" / "generated"
BROWSER_TEXTS = (
    "words",
    "errors",
    "web",
    "table",
    "online",
    "lesson",
    "replay",
    "gathering",
)  # the terminal's stay behind
PASSED_ON = ("game", "rules", "oldest", "players", "options", "levels", "horizon", "replaceable")
RECORDS = ("state", "log", "dice", "results", "mind")
NOT_SHOWN = ("value", "bots")  # tables that only bots read


def main() -> None:
    """Writes every file anew, touches only those that changed, and leaves nothing old behind."""
    files = everything()
    for path, content in files.items():
        if has_changed(path, content):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    for found in GENERATED.rglob("*"):
        if found.is_file() and found not in files:
            found.unlink()


def has_changed(path: Path, content: bytes) -> bool:
    return not path.exists() or path.read_bytes() != content


def everything() -> dict[Path, bytes]:
    """Each file and what is in it."""
    files = {GENERATED / "shelf.json": as_json(shelf()), GENERATED / "cast.json": as_json(cast())}
    for language in LANGUAGES:
        files[GENERATED / "texts" / f"{language}.ftl"] = program_words(language)
    for game_id in games.OURS:
        files |= {GENERATED / game_id / name: data for name, data in of_game(game_id).items()}
    return files


def of_game(game_id: str) -> dict[str, bytes]:
    game = games.load(game_id)
    files = {
        "facts.json": as_json(facts(game)),
        "layout.ts": declarations(game, constants(game), enums(game)).encode(),
        "game.wasm": browser_file(game).read_bytes(),
        "lesson.json": as_json(lessons.lesson_of(game)),
    }
    for language in LANGUAGES:
        files[f"rules.{language}.json"] = as_json(rules(game, language))
        files[f"texts.{language}.ftl"] = (game.folder / "texts" / f"{language}.ftl").read_bytes()
    return files


def rules(game: Game, language: str) -> dict[str, Any]:
    """The rules document to read, and the words to search it by."""
    document = spoken(game.document(language), game, language)
    search = tomllib.loads((game.folder / "search.toml").read_text(encoding="utf-8"))
    return {"sections": sections(document, game.prefix), **search[language]}


def as_json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def program_words(language: str) -> bytes:
    folder = PROGRAM_TEXTS / language
    return b"\n".join((folder / f"{name}.ftl").read_bytes() for name in BROWSER_TEXTS)


# The shelf


def shelf() -> list[dict[str, Any]]:
    """The boxes of our games: the app is built with their boards."""
    return [box(games.load(game_id)) for game_id in games.OURS]


def box(game: Game) -> dict[str, Any]:
    words = {language: game.texts(language) for language in LANGUAGES}
    return {
        "id": game.id,
        "players": [game.players[0], game.players[-1]],
        "minutes": game.minutes,
        "lesson": lessons.told(game),
        "name": {language: texts["name"] for language, texts in words.items()},
        "pitch": {language: texts["pitch"] for language, texts in words.items()},
    }


# A game


def facts(game: Game) -> dict[str, Any]:
    """What the engine needs to know of a game: where its data lies, and what its numbers mean."""
    known = wasm.describe(game)
    tables = tomllib.loads((game.folder / "tables.toml").read_text(encoding="utf-8"))
    return {
        **{key: known[key] for key in PASSED_ON},
        "minutes": game.minutes,
        "taught": lessons.lesson_of(game)["players"],
        "prefix": game.prefix,
        "search": {"impression": IMPRESSION, "root": ROOT, "view": VIEW, "review": measures()},
        "records": {name: known["records"][name] for name in RECORDS},
        "actions": [described(kind) for kind in game.actions.kinds],
        "events": [described(kind) for kind in game.events],
        "reasons": [described(kind) for kind in game.reasons],
        "questions": [described(kind) for kind in game.questions.kinds] if game.questions else [],
        "phases": [phase.name.lower() for phase in game.phases],
        "drawing": game.drawing,
        "tables": {name: table for name, table in tables.items() if name not in NOT_SHOWN},
    }


def measures() -> dict[str, float]:
    """How a match is looked back at."""
    return {
        "iterations": review.THOROUGH.iterations,
        "least": review.LEAST,
        "looks": review.LOOKS,
        "rounds": review.ROUNDS,
        "seldom": review.SELDOM,
        "shown": review.SHOWN,
    }


def described(kind: Kind) -> dict[str, Any]:
    return {
        "name": kind.word,
        "clause": kind.clause,
        "fields": [described_field(field) for field in kind.fields],
    }


def described_field(field: Field) -> dict[str, Any]:
    """A field of words lists them; one of numbers or seats tells the first, as they follow."""
    told: dict[str, Any] = {"name": field.name, "size": field.size}
    told |= {"first": int(field.words[0])} if field.is_numbered else {"words": field.words}
    return told | ({"isSeat": True} if field.is_seat else {})


def constants(game: Game) -> dict[str, int]:
    """The named numbers of the game's state module: EMPTY, COLUMNS, …"""
    return {
        name: value
        for name, value in vars(state_module(game)).items()
        if name.isupper() and type(value) is int
    }


def enums(game: Game) -> dict[str, dict[str, int]]:
    """The enumerations of the game's state module, but for kinds: Phase, …"""
    return {
        name: {member.name: member.value for member in value}
        for name, value in vars(state_module(game)).items()
        if isinstance(value, type)
        and issubclass(value, enum.IntEnum)
        and not issubclass(value, Kind)
    }


def state_module(game: Game) -> ModuleType:
    return import_module(f"{games.box(game.id).package}.state")


if __name__ == "__main__":
    main()
