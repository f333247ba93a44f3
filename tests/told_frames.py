"""What each viewer is told of the golden matches: the browser's referee tells the same bytes.

`python tests/told_frames.py` writes the digests anew, after a change that both sides have made.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from rejouons.games import OURS
from rejouons.history import read
from rejouons.kernel.log import SPECTATOR
from rejouons.match import Match
from rejouons.table.frames import encode
from rejouons.table.referee import Referee

FOLDER = Path(__file__).parent / "games"


def golden_files(game: str) -> list[Path]:
    return sorted((FOLDER / game / "golden").glob("*.json"))


def kept_digests(game: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((FOLDER / game / "frames.json").read_text("utf-8"))
    return found


def digests(game: str) -> dict[str, str]:
    return {file.stem: digest_of(file) for file in golden_files(game)}


def digest_of(file: Path) -> str:
    """Of the latest frame of every viewer, after the set-up and after each entry."""
    save = json.loads(file.read_text("utf-8"))
    match = Match._rebuilt({**save, "actions": []}, None)
    referee = Referee(match)
    digest = hashlib.sha256(b"".join(latest_frames(referee)))
    for entry in save["actions"]:
        match.repeat(read(match.game.actions, entry))
        digest.update(b"".join(latest_frames(referee)))
    return digest.hexdigest()


def latest_frames(referee: Referee) -> Iterator[bytes]:
    for viewer in range(SPECTATOR, referee.match.players):
        yield encode(referee.frame(viewer, referee.ledger(viewer).number))


if __name__ == "__main__":
    for game in OURS:
        text = json.dumps(digests(game), indent=1) + "\n"
        (FOLDER / game / "frames.json").write_text(text, encoding="utf-8")
