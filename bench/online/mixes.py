"""Which tables are made."""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

Plan = dict[str, Any]

TWO = ("mark", "autoscooter", "macadam")  # games that two can play
THREE = ("ave_cesar", "a_vos_marques")  # games that need three
LONG = {"macadam": {"rounds": 6}}  # so that few matches end while the cost of a move is measured
SITTERS = {  # at live tables of each game, in turn: 3.6 on average
    "mark": (2, 3, 4, 2, 2),
    "ave_cesar": (3, 4, 5, 6, 3),
    "autoscooter": (2, 3, 4, 5, 6),
    "macadam": (2, 3, 4, 6, 2),
    "a_vos_marques": (3, 4, 6, 3, 3),
}
FULL = 4  # viewers that a table has on average


def least_players(game: str) -> int:
    return 2 if game in TWO else 3


def smallest(games: tuple[str, ...], number: int) -> list[Plan]:
    """Tables with as few sitters as the rules allow, and nobody who looks on."""
    return [
        {"game": game, "players": least_players(game), "options": LONG.get(game, {})}
        for game in islice(cycle(games), number)
    ]


def live(number: int) -> list[Plan]:
    """Tables of all games and sizes; onlookers fill those up that have fewest sitters."""
    plans = list(islice(all_sizes(), number))
    missing = FULL * number - sum(plan["players"] for plan in plans)
    small = sorted(plans, key=lambda plan: int(plan["players"]))
    for plan in islice(cycle(small), max(0, missing)):
        plan["onlookers"] = plan.get("onlookers", 0) + 1
    return plans


def all_sizes() -> Iterator[Plan]:
    turns = {game: cycle(players) for game, players in SITTERS.items()}
    for game in cycle(SITTERS):
        yield {"game": game, "players": next(turns[game])}
