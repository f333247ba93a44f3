"""Rejouons: out-of-print French board games, open day and night.

>>> from rejouons import Match
>>> match = Match.create("mark", players=2, seed=1)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rejouons.errors import RejouonsError
    from rejouons.fairness import commitment_of, new_secret
    from rejouons.games import GAMES
    from rejouons.match import Match, verify
    from rejouons.terms import HUMAN
    from rejouons.views import View

__all__ = [
    "GAMES",
    "HUMAN",
    "Match",
    "RejouonsError",
    "View",
    "commitment_of",
    "new_secret",
    "verify",
]
__version__ = "0.1.0"

_HOMES = {
    "GAMES": "games",
    "HUMAN": "terms",
    "Match": "match",
    "RejouonsError": "errors",
    "View": "views",
    "commitment_of": "fairness",
    "new_secret": "fairness",
    "verify": "match",
}


def __getattr__(name: str) -> Any:
    """Imports what is asked for, when it is: the command line must hear Ctrl-C before NumPy."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
