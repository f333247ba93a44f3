"""A game's data files, and the facts that every game's tables tell."""

from pathlib import Path
from typing import Any

import pytest

from rejouons.kernel.contract import Level
from rejouons.kernel.tables import head_of, options_in, read

TABLES: dict[str, Any] = {
    "version": 3,
    "game": {"players": [2, 5], "minutes": 40},
    "options": {"pace": {"values": ["slow", "fast"], "default": "slow", "clause": "XX-1"}},
    "bots": {"horizon": 7, "levels": [[1, 500], [900, 0]]},
}


def test_the_head_holds_what_every_game_tells() -> None:
    head = head_of(TABLES)
    assert (head.version, head.min_players, head.max_players, head.minutes) == (3, 2, 5, 40)
    assert (head.horizon, head.levels) == (7, (Level(1, 500), Level(900, 0)))
    assert [(option.key, option.default) for option in head.options] == [("pace", "slow")]


@pytest.mark.parametrize(("told", "oldest"), [({}, 3), ({"oldest": 2}, 2)])
def test_only_matches_of_this_version_replay_unless_told_otherwise(
    told: dict[str, int], oldest: int
) -> None:
    assert head_of({**TABLES, **told}).oldest == oldest


def test_an_option_can_be_like_another_in_what_it_does_not_tell() -> None:
    facts = {**TABLES["options"], "pace_2": {"like": "pace", "needs": [{"rounds": [2]}]}}
    first, second = options_in(facts)
    assert (second.key, second.values, second.clause) == ("pace_2", first.values, first.clause)
    assert (first.needs, second.needs) == ((), ({"rounds": [2]},))


def test_files_are_read_by_their_kind(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('name = "Zoé"', encoding="utf-8")
    (tmp_path / "a.json").write_text('{"name": "Zoé"}', encoding="utf-8")
    assert read(tmp_path / "a.toml") == read(tmp_path / "a.json") == {"name": "Zoé"}
