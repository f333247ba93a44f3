"""The shelf: our own games, one folder each, then those that other packages bring.

A package brings a game by an entry point of the group `rejouons.games`, which names the folder:
`pig = "pig"`. One that cannot be read stands nowhere in the way: it is left out, and told of.

A game's box tells what is printed on it at once; its rules are imported when it is loaded.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rejouons.errors import RejouonsError, Unavailable, UnknownGame
from rejouons.kernel.box import Box
from rejouons.texts import LANGUAGES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from rejouons.kernel.contract import Game

OURS = ("mark", "ave_cesar", "autoscooter", "macadam", "a_vos_marques")
GAMES: tuple[str, ...]  # all ids, ours first
GROUP = "rejouons.games"  # of entry points


def __getattr__(name: str) -> Any:
    """Looks for games of others only when somebody asks for them."""
    if name == "GAMES":
        return tuple(_shelf().boxes)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def box(game_id: str) -> Box:
    """What is printed on a game's box."""
    if not isinstance(game_id, str) or game_id not in _shelf().known:
        raise UnknownGame(game=game_id, games=", ".join(_shelf().boxes))
    if game_id not in _shelf().boxes:
        raise _shelf().left_out[game_id]
    return _shelf().boxes[game_id]


def load(game_id: str) -> "Game":
    """The facts of a game."""
    package = box(game_id).package
    if game_id in OURS:
        return _gathered(package)
    try:
        game = _gathered(package)
        if game.id != game_id:
            raise ValueError(f"it calls itself {game.id}")
    except (Exception, SystemExit) as error:  # another's package can fail in any way
        raise _broken(game_id, package, error) from error
    return game


def troubles() -> list[RejouonsError]:
    """What is wrong with games of other packages that are left out, if any are."""
    return list(_shelf().left_out.values())


def _gathered(package: str) -> "Game":
    game: Game = import_module(f"{package}.game").GAME
    return game


# The shelf


@dataclass(frozen=True)
class _Shelf:
    boxes: dict[str, Box]
    left_out: dict[str, RejouonsError]  # why, by id

    @property
    def known(self) -> set[str]:
        return {*self.boxes, *self.left_out}


@cache
def _shelf() -> _Shelf:
    boxes = {name: Box(f"{__name__}.{name}", Path(__file__).parent / name) for name in OURS}
    left_out: dict[str, RejouonsError] = {}
    for entry in _others():
        if entry.name in boxes:
            left_out[entry.name] = Unavailable("GameTwice", game=entry.name, package=entry.value)
            continue
        try:
            boxes[entry.name] = _opened(entry)
        except (Exception, SystemExit) as error:  # another's package can fail in any way
            left_out[entry.name] = _broken(entry.name, entry.value, error)
    return _Shelf(boxes, left_out)


def _others() -> Iterator["EntryPoint"]:
    from importlib.metadata import entry_points  # here: it takes a while to import

    yield from sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def _opened(entry: "EntryPoint") -> Box:
    """The box of another package's game, all that is printed on it read once."""
    spec = find_spec(entry.value)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"there is no package {entry.value}")
    found = Box(entry.value, Path(spec.submodule_search_locations[0]))
    if found.id != entry.name:
        raise ValueError(f"its folder is called {found.id}")
    found.check(LANGUAGES)
    return found


def _broken(game_id: str, package: str, error: BaseException) -> Unavailable:
    why = f"{type(error).__name__}: {error}"
    return Unavailable("BrokenGame", game=game_id, package=package, why=why)
