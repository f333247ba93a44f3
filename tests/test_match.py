"""A match: what can be seen and played, what is refused, and where its dice come from."""

import hashlib
import hmac
import random
from collections.abc import Callable
from itertools import chain
from typing import Any

import numpy as np
import pytest

from rejouons import Match, errors, games
from rejouons.games.mark.state import NO_BID, SEALED, Event, Reason
from rejouons.games.mark.tables import FACES
from rejouons.kernel.dice import DICE, draw
from rejouons.kernel.log import HIDDEN, SPECTATOR
from rejouons.kernel.record import new
from rejouons.texts import LANGUAGES

GAME = games.load("mark")


def new_match(players: int = 2, seed: int | bytes = 1, **facts: Any) -> Match:
    """A match that the first seat begins."""
    facts = {"options": {"first_player": "seat_1"}, "target": "python"} | facts
    return Match.create("mark", players, seed=seed, **facts)


def play(match: Match, actions: int, seed: int = 0) -> Match:
    """Plays at random: so many actions, or until the game is over."""
    rng = random.Random(seed)
    for _ in range(actions):
        if not match.over:
            seat = rng.choice(match.to_act)
            match.act(seat, rng.choice(match.legal(seat)))
    return match


def auction() -> Match:
    """A match in which three seats have yet to bid."""
    match = new_match(3)
    while match.to_act != (0, 1, 2):
        play(match, 1, len(match.actions))
    return match


def finished() -> Match:
    return play(new_match(options={"stall_cap": 40}), 2000)


# Looking


def test_a_new_match_waits_for_its_first_player() -> None:
    match = new_match(3)
    assert match.to_act == (0,)
    assert match.legal(0)
    assert match.legal(1) == ()
    assert not match.over
    assert match.scores == (30, 30, 30)
    assert match.ranking == (1, 1, 1)
    assert [told.kind for told in match.events()][:2] == [Event.FIRST_PLAYER, Event.ROLLED]
    assert match.options == {o.key: o.default for o in GAME.options} | {"first_player": "seat_1"}
    assert match.seats == ("human",) * 3


def test_only_legal_actions_have_nothing_against_them() -> None:
    match = new_match()
    for number in range(25):
        for seat in range(2):
            allowed = [a for a in range(GAME.actions.size) if match.why_not(seat, a) is None]
            assert sorted(match.legal(seat)) == allowed
            assert match.view(seat).actions == match.legal(seat)
        play(match, 1, number)


def test_a_finished_match_asks_nobody_and_ranks_by_score() -> None:
    match = finished()
    assert match.over
    assert match.to_act == match.legal(0) == match.legal(1) == ()
    assert match.events()[-1].kind in (Event.OVER_STALLED, Event.OVER_ALL_ROWS)
    assert match.ranking == tuple(1 + sum(b > a for b in match.scores) for a in match.scores)


def test_events_are_told_chapter_by_chapter() -> None:
    match = play(new_match(3), 40)
    chapters = [match.events(0, since=number, until=number + 1) for number in range(41)]
    assert list(chain(*chapters)) == match.events(0)
    assert match.events(0, since=40) == chapters[-1]
    assert all(chapters)


def test_a_match_can_be_looked_at_as_it_was() -> None:
    match = new_match()
    digests = [match.digest, *(play(match, 1, number).digest for number in range(30))]
    assert [match.at(number).digest for number in range(31)] == digests
    assert match.at(7).actions == match.actions[:7]


# What is hidden


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_view_has_no_dice_and_no_bid_of_others(viewer: int) -> None:
    match = auction()
    match.act(0, "bid 3")
    match.act(1, "bid 0")
    view = match.view(viewer)
    seen = [3 if viewer == 0 else SEALED, 0 if viewer == 1 else SEALED, NO_BID]
    told = [(3 if viewer == 0 else HIDDEN,), (0 if viewer == 1 else HIDDEN,)]
    assert not any(view.state.dice.tobytes())
    assert view.state.players["bid"][:3].tolist() == seen
    assert [happening.values for happening in match.events(viewer)[-2:]] == told
    assert view.actions == (match.legal(2) if viewer == 2 else ())
    before = match.digest
    view.state.players[0].money = 99  # a view is a copy
    assert match.digest == before


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "Anna bids $3.", "Anna has bid."),
        ("fr", "Anna mise 3\u00a0$.", "Anna a fait sa mise."),
    ],
)
def test_a_sealed_bid_is_told_without_its_amount(language: str, own: str, others: str) -> None:
    match = auction()
    match.act(0, "bid 3")
    texts, names = GAME.texts(language), ["Anna", "Zoé", "Li"]
    told = [match.events(viewer)[-1].text(texts, names) for viewer in (0, 1, 2, SPECTATOR)]
    assert told == [own, others, others, others]


# What is refused


@pytest.mark.parametrize(
    ("start", "seat", "action", "error"),
    [
        (new_match, 0, "fly away", errors.UnreadableAction),
        (new_match, 1, "take glass 1", errors.NotYourTurn),
        (new_match, 0, "sell 1 1", errors.IllegalAction),
        (new_match, 0, GAME.actions.size, errors.IllegalAction),
        (new_match, 0, -1, errors.IllegalAction),
        (new_match, 2, "take glass 1", errors.BadOption),
        (new_match, SPECTATOR, "take glass 1", errors.BadOption),
        (auction, 0, "take glass 1", errors.IllegalAction),
        (finished, 0, "take glass 1", errors.GameOver),
    ],
)
def test_a_refused_action_leaves_the_match_as_it_was(
    start: Callable[[], Match], seat: int, action: int | str, error: type[Exception]
) -> None:
    match = start()
    before = match.digest, match.save(), match.events(0), match.to_act
    with pytest.raises(error) as refusal:
        match.act(seat, action)
    assert isinstance(refusal.value, errors.Refused | errors.BadOption)
    assert (match.digest, match.save(), match.events(0), match.to_act) == before


@pytest.mark.parametrize(
    ("start", "action", "reason", "clause"),
    [
        (new_match, "take metal 1", Reason.NOT_ROLLED, "MK-12"),
        (new_match, "sell 1 1", Reason.NOTHING_TO_SELL, "MK-23"),
        (new_match, "bid 0", Reason.MUST_ACT, "MK-13"),
        (new_match, 9999, Reason.NO_SUCH_ACTION, "MK-27"),
        (auction, "bid 200", Reason.BID_ABOVE_MONEY, "MK-41"),
        (auction, "place 1", Reason.MUST_BID, "MK-40"),
        (finished, "bid 0", Reason.OVER_ALL_ROWS, "MK-70"),
    ],
)
def test_a_refusal_names_its_reason_and_clause(
    start: Callable[[], Match], action: int | str, reason: Reason, clause: str
) -> None:
    refusal = start().why_not(0, action)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (reason, clause)
    for language in LANGUAGES:
        because = GAME.texts(language)[f"reason-{reason.word}"]
        assert refusal.text(language) == f"{because} ({clause})"


@pytest.mark.parametrize("target", ["python", "cpu"])
@pytest.mark.parametrize("action", [-(2**70), 2**63, 2**70])
def test_no_number_is_too_large_to_be_refused(target: str, action: int) -> None:
    with pytest.raises(errors.IllegalAction):
        new_match(target=target).act(0, action)


@pytest.mark.parametrize("look", [Match.legal, Match.view, Match.events])
@pytest.mark.parametrize("seat", [2, -2])
def test_only_seats_at_the_table_can_look(look: Callable[[Match, int], Any], seat: int) -> None:
    with pytest.raises(errors.BadOption):
        look(new_match(), seat)


@pytest.mark.parametrize("options", [{"end_rows": 5.0}, {"stall_cap": False}, {"end_rows": {}}])
def test_an_option_is_one_of_its_values_and_nothing_like_it(options: dict[str, Any]) -> None:
    with pytest.raises(errors.BadOption):
        new_match(options=options)


# Chance


def rolls(match: Match, number: int) -> list[int]:
    """The faces rolled in a chapter of the match."""
    told = match.events(since=number, until=number + 1)
    return [face for event in told if event.kind == Event.ROLLED for face in event.values]


@pytest.mark.parametrize("way", [1, 2])
def test_the_dice_are_keyed_by_secret_nonces_and_index(way: int) -> None:
    label = b"rejouons dice 2 "
    match = play(new_match(seed=b"secret", nonces=["a", "bc"], fairness=way), 150)
    secret = b"secret" if way == 1 else hashlib.sha256(label + b"secret:secret").digest()
    named = (b"", b"") if way == 1 else (label + b"seed:", label + b"entry:")
    seed = hmac.new(secret, named[0] + b'["a", "bc"]', hashlib.sha256).digest()
    thrown = 0
    for index in range(150):
        dice = new(DICE)[0]
        key = hmac.new(seed, named[1] + index.to_bytes(8, "big"), hashlib.sha256).digest()
        dice.lanes[:] = np.frombuffer(key[:16], "<u4")
        faces = rolls(match, index)
        assert faces == [draw(dice, FACES) for _ in faces]
        thrown += len(faces)
    assert thrown > 100


def test_other_secrets_and_nonces_give_other_dice() -> None:
    nonces = [["", ""], ["a", ""], ["", "a"], ["aa", ""]]
    digests = {new_match(seed=seed, nonces=words).digest for seed in (1, 2) for words in nonces}
    assert len(digests) == 2 * len(nonces)
    assert new_match().digest == new_match().digest
    assert Match.create("mark").secret != Match.create("mark").secret


def test_a_nonce_cannot_pass_for_anothers() -> None:
    assert new_match(nonces=["a\n", "b"]).digest != new_match(nonces=["a", "\nb"]).digest


def test_plain_and_compiled_matches_are_the_same() -> None:
    plain, compiled = new_match(3), new_match(3, target="cpu")
    for number in range(80):
        assert compiled.digest == plain.digest
        assert compiled.legal(plain.to_act[0]) == plain.legal(plain.to_act[0])
        play(plain, 1, number)
        play(compiled, 1, number)
    assert compiled.save() == plain.save()
    assert compiled.events(0) == plain.events(0)
