"""Prints a board, its pack and a match on it, for tests of the browser app to compare with."""

import json

from ave_cesar_boards import edited, own_track

from rejouons import Match
from rejouons.kernel.targets import PYTHON
from rejouons.web.boards import packed

SEED = "own board"
OWN_SPACE = "20M"
ODD_NUMBERS = {
    "spaces/20M/x": 158.5,
    "spaces/20M/heading": 0.00001,
    "spaces/19/heading": 1e-7,
    "spaces/20L/heading": 100.0,
    "spaces/21/heading": -0.25,
}


def is_own(match: Match, action: int) -> bool:
    """Whether an action leads where only this board leads."""
    return match.game.actions.text(action).endswith(OWN_SPACE)


def main() -> None:
    board = edited(own_track(), ODD_NUMBERS)
    match = Match.create("ave_cesar", 3, {"races": 1}, seed=SEED, target=PYTHON, board=board)
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, max(match.legal(seat), key=lambda action: is_own(match, action)))
    print(json.dumps({"board": board, "pack": packed(board), "save": match.save()}))


if __name__ == "__main__":
    main()
