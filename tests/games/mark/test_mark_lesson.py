"""Mark's first lesson: what its comments claim is true."""

import numpy as np
from mark_lesson import GAME, MATCH

from lessons import LEARNER, before
from rejouons.games.mark.state import EMPTY
from rejouons.games.mark.tables import FREE_PER_ROW


def test_the_yard_is_as_full_as_is_free_when_storage_is_told() -> None:
    yard = before(GAME, "lesson-storage").view(LEARNER).state.players[LEARNER].yard
    assert np.count_nonzero(yard != EMPTY) == FREE_PER_ROW


def test_the_learner_plays_on_and_leads() -> None:
    assert MATCH.to_act == (LEARNER,)
    assert MATCH.ranking[LEARNER] == 1
