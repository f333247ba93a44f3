"""A spoiled file is refused in words, or else a match can be played with it."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from rejouons import Match
from rejouons.boards import board_faults, board_summary, cards_faults, game_on, read_board
from rejouons.errors import RejouonsError, Worded
from rejouons.kernel.contract import Game
from rejouons.kernel.log import SPECTATOR
from rejouons.texts import LANGUAGES
from rejouons.web.boards import boards_file
from soak import soak
from spoiled_files import spoiled

FILES = soak(60, 2000)
MOVES = 40


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(FILES))
def test_a_spoiled_file_does_no_harm(seed: int) -> None:
    text = spoiled(seed)
    faults = least_faults(text)
    if faults:
        assert_told(faults)
        assert_no_table(text)
    else:
        play(read_board(text), Random(seed))


def least_faults(text: str) -> list[Worded]:
    """Those of a file as what it is: a board, or cards."""
    return min(board_faults(text), cards_faults(text), key=len)


def assert_told(faults: list[Worded]) -> None:
    for fault in faults:
        for language in LANGUAGES:
            assert fault[language].strip()
            fault[language].encode()
            assert len(fault[language]) < 3000


def assert_no_table(text: str) -> None:
    with pytest.raises(RejouonsError):
        opened(text)


def opened(text: str) -> Game:
    facts = read_board(text)
    return game_on(facts.get("game", ""), facts)


def play(facts: dict[str, Any], dice: Random) -> None:
    """Some moves, told to everybody; numbers that do not fit their fields are errors here."""
    assert all(board_summary(facts)[language] for language in LANGUAGES)
    assert json.loads(boards_file([facts]).content)[0]["name"] == facts["name"]
    game = game_on(facts["game"], facts)
    players = dice.choice(list(game.players))
    options = {option.key: dice.choice(option.values) for option in game.options}
    with np.errstate(all="raise"):
        match = Match.create(
            game.id, players, seed=1, options=options, board=facts, target="python"
        )
        for _ in range(MOVES):
            if not match.over:
                seat = match.to_act[0]
                match.act(seat, dice.choice(match.legal(seat)))
        assert_told_at_the_table(match)
    assert Match.load(match.save(), target="python").digest == match.digest


def assert_told_at_the_table(match: Match) -> None:
    names = [f"P{seat}" for seat in range(match.players)]
    for language in LANGUAGES:
        texts = match.game.texts(language)
        for happening in match.events(SPECTATOR):
            assert happening.text(texts, names)


def test_some_spoiled_files_are_played_and_some_are_not() -> None:
    """Or the test above would prove little."""
    faulty = [bool(least_faults(spoiled(seed))) for seed in range(60)]
    assert 5 < sum(faulty) < 55
