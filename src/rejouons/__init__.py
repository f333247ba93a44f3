"""Rejouons: out-of-print French board games, open day and night.

>>> from rejouons import Match
>>> match = Match.create("mark", players=2, seed=1)
"""

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
