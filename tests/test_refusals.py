"""The reason to refuse that every registered game has: there is no such action."""

import pytest

from positions import begun
from rejouons import games


@pytest.mark.parametrize("game_id", games.GAMES)
def test_there_is_no_action_before_the_first_or_after_the_last(game_id: str) -> None:
    game = games.load(game_id)
    state = begun(game, max(game.players))
    for seat in range(max(game.players)):
        for action in (-1, game.actions.size):
            reason = game.reason(int(game.rules.why_not(state, seat, action)))
            assert reason.name == "NO_SUCH_ACTION"
