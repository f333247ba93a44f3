"""What a game may bring for its bots beside the contract (kernel/optional.py)."""

from types import ModuleType
from typing import Any

from rejouons import Match
from rejouons.bots import search
from rejouons.bots.advice import Mind
from rejouons.bots.tree import VIEW
from rejouons.games.mark import rules as mark
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.link import Linker
from rejouons.kernel.optional import NO_OPINION
from rejouons.kernel.rule import rule
from rejouons.kernel.targets import linked

asked: list[int] = []


@rule
def playout(state: Any, seat: int, _: Any, out: Any) -> int:
    """Always the last legal action."""
    asked.append(seat)
    return int(out[mark.legal(state, seat, out) - 1])


def test_a_game_without_them_gets_stand_ins() -> None:
    rules = Linker(ModuleType("rejouons.games.empty.rules")).rules
    assert rules.playout(None, 0, None, None) == NO_OPINION
    assert rules.reopen(None, 0) is None


def test_a_game_keeps_its_own() -> None:
    assert Linker(mark).rules.reopen is not Linker(ModuleType("empty")).rules.reopen


def test_a_search_plays_on_by_the_games_own_playout() -> None:
    module = ModuleType("rejouons.games.mark.with_playout")
    vars(module).update({name: getattr(mark, name) for name in (*mark.__all__, "to_act")})
    vars(module)["playout"] = playout
    match = Match.create("mark", 2, seed=7, target="python")
    mind = Mind(match.game, linked(match.game, "python"))
    mind.record.desk[VIEW] = match.view(match.to_act[0]).state
    mind.record.horizon = 5
    thinking = Linker(module).module(search)
    seed_dice(mind.record.dice, 1, 0)
    thinking.begin(mind.record, match.to_act[0])
    asked.clear()
    thinking.think(mind.record, mind.words, 2)
    assert len(asked) == 2 * 5
