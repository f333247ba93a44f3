"""What is found when golden matches are looked back at: the browser finds the same, bit for bit.

`python tests/told_reviews.py` writes it anew, after a change that both sides have made.
"""

import hashlib
import json
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rejouons.bots.advice import Account, Judgement, accounts, review
from rejouons.games import OURS
from rejouons.match import Match

FOLDER = Path(__file__).parent / "games"
BUDGET = 40  # iterations of a glance
PACKED = "<iiidid?"  # a judgement, as both sides write it


def kept_reviews(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / game / "reviews.json").read_text("utf-8"))
    return found


def found_again(game: str, name: str) -> dict[str, Any]:
    """Everybody's choices in a golden match, and how it went for each seat."""
    match = Match.load((FOLDER / game / "golden" / f"{name}.json").read_text("utf-8"))
    judgements = list(review(match, BUDGET))
    players = [facts_of(match, found) for found in accounts(match, judgements)]
    return {"judgements": len(judgements), "digest": digest_of(judgements), "players": players}


def digest_of(judgements: Sequence[Judgement]) -> str:
    digest = hashlib.sha256()
    for one in judgements:
        played, better = (one.action, one.chance), (one.best, one.best_chance)
        digest.update(struct.pack(PACKED, one.number, one.seat, *played, *better, one.is_mistake))
    return digest.hexdigest()


def facts_of(match: Match, found: Account) -> dict[str, Any]:
    text = match.game.actions.text
    told = [f"{one.number}: {text(one.action)} → {text(one.best)}" for one in found.costliest]
    return {"mistakes": found.mistakes, "costliest": told, "percents": list(found.percents)}


if __name__ == "__main__":
    for game in OURS:
        reviews = {name: found_again(game, name) for name in kept_reviews(game)}
        text = json.dumps(reviews, indent=1, ensure_ascii=False) + "\n"
        (FOLDER / game / "reviews.json").write_text(text, encoding="utf-8")
