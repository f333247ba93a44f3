"""What a viewer is told of a match: the same as in the browser, and nothing that is hidden."""

import pytest

import told_frames
from rejouons.games import OURS


@pytest.mark.parametrize("game", OURS)
def test_frames_are_those_the_browser_tells(game: str) -> None:
    """Both sides are held to the same digests (web/src/online/frames.test.ts)."""
    found = told_frames.digests(game)
    assert found == told_frames.kept_digests(game)
    assert len(found) == len(told_frames.golden_files(game)) > 0
