"""Honest dice: nobody can foresee or choose them, and everybody can check them afterwards."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from rejouons import HUMAN, Match, commitment_of, errors, games, new_secret, verify
from rejouons.fairness import FIRST, LATEST, dice_key, secret_of, seed_of

GOLDEN = sorted((Path(__file__).parent / "games").glob("*/golden/*.v1.json"))
ONE_PER_GAME = {file.parts[-3]: file for file in GOLDEN if "taken_back" not in file.name}
LONG = bytes(range(65, 165))  # longer than a block of SHA-256


def new_match(**facts: Any) -> Match:
    return Match.create("mark", target="python", **facts)


def sha256(text: bytes) -> bytes:
    return hashlib.sha256(text).digest()


# The hashes, written out once more


def test_a_typed_seed_becomes_a_secret_of_32_bytes() -> None:
    for seed, typed in (
        (7, b"7"),
        ("7", b"7"),
        (b"7", b"7"),
        ("été", "été".encode()),
        (LONG, LONG),
    ):
        assert secret_of(seed) == sha256(b"rejouons dice 2 secret:" + typed)
        assert len(new_match(seed=seed).secret) == 32


def test_32_bytes_are_a_secret_already() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert secret_of(secret) == new_match(seed=secret).secret == secret


def test_the_hashes_are_those_that_the_documents_tell() -> None:
    secret = sha256(b"whatever")
    committed = sha256(b"rejouons dice 2 commitment:" + secret).hex()
    assert commitment_of(secret) == committed
    seed = hmac.new(secret, b'rejouons dice 2 seed:["a", "\\u00e9"]', "sha256").digest()
    assert seed_of(secret, ("a", "é")) == seed
    key = hmac.new(seed, b"rejouons dice 2 entry:" + (5).to_bytes(8, "big"), "sha256").digest()
    assert dice_key(seed, 5) == key[:16]


# What could be foreseen


@pytest.mark.parametrize("seed", [LONG, "x" * 65, b"x" * 64, b"x" * 65, 10**80, "short"])
def test_the_published_commitment_does_not_give_the_dice_away(seed: Any) -> None:
    match = new_match(seed=seed)
    published = bytes.fromhex(match.commitment)
    again = new_match(seed=published)
    assert again.digest != match.digest
    assert published != match.secret
    assert seed_of(published, match.nonces) != seed_of(match.secret, match.nonces)


def test_other_secrets_never_share_their_dice() -> None:
    seeds = [b"abc", b"abc\0\0", b"abc\0", LONG, sha256(LONG), "abc ", b"\0" * 32, b"\0" * 64]
    matches = [new_match(seed=seed) for seed in seeds]
    assert len({match.digest for match in matches}) == len(seeds)
    assert len({match.commitment for match in matches}) == len(seeds)


@pytest.mark.parametrize("seed", ["", b"", 1.5, [1], (), True, {"a": 1}, bytearray(b"ab")])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(errors.BadOption) as refusal:
        new_match(seed=seed)
    assert refusal.value.case == "BadSecret"


def test_a_seed_may_hold_half_a_letter() -> None:
    assert new_match(seed="\ud800").digest != new_match(seed="\ud801").digest


# What could be steered


def test_a_bot_adds_nothing_to_the_dice() -> None:
    """Whoever holds the secret also plays the bots: they could try words until the dice please."""
    with pytest.raises(errors.BadOption) as refusal:
        new_match(seats=[HUMAN, "greedy"], nonces=["mine", "ground"])
    assert refusal.value.case == "BotNonce"
    assert new_match(seats=[HUMAN, "greedy"], nonces=["mine", ""]).nonces == ("mine", "")


def test_nor_does_a_bot_in_a_save() -> None:
    facts = json.loads(new_match(seats=[HUMAN, "greedy"], nonces=["mine", ""]).save())
    with pytest.raises(errors.BadSave):
        Match.load(json.dumps(facts | {"nonces": ["mine", "ground"]}), target="python")


def test_a_branch_of_another_match_keeps_its_dice_and_says_so() -> None:
    """Its secret was known, so it proves nothing; who sits there now does not matter."""
    facts: dict[str, Any] = {"seed": 3, "nonces": ["a", "b"]}
    first = new_match(**facts)
    branch = new_match(**facts, seats=[HUMAN, "greedy"], is_branch=True)
    assert branch.digest == first.digest
    assert json.loads(branch.save())["branch"] is True
    assert Match.load(branch.save(), target="python").save() == branch.save()
    unsaid = {key: value for key, value in json.loads(branch.save()).items() if key != "branch"}
    with pytest.raises(errors.BadSave):
        Match.load(json.dumps(unsaid), target="python")


# Matches of the first way


@pytest.mark.parametrize("game", games.OURS)
def test_a_match_of_the_first_way_still_verifies(game: str) -> None:
    text = ONE_PER_GAME[game].read_text(encoding="utf-8")
    facts = json.loads(text)
    match = verify(text, facts["commitment"], target="python")
    assert match.terms.fairness == FIRST
    assert match.commitment == sha256(bytes.fromhex(facts["secret"])).hex()
    again = json.loads(match.save())
    assert again["fairness"] == FIRST  # saved anew, it covers itself
    assert Match.load(match.save(), target="python").save() == match.save()
    assert Match.load(match.save(), target="python").digest == match.digest


def test_a_match_cannot_change_its_way() -> None:
    first = json.loads(new_match(seed="x" * 32, fairness=FIRST).save())
    latest = json.loads(new_match(seed="x" * 32).save())
    assert (first["fairness"], latest["fairness"]) == (FIRST, LATEST)
    for facts, way in ((first, LATEST), (latest, FIRST), (latest, 3), (latest, True)):
        with pytest.raises(errors.BadSave):
            Match.load(json.dumps(facts | {"fairness": way}), target="python")


@pytest.mark.parametrize("way", [0, 3, "2", 2.0, None, True])
def test_there_are_no_other_ways(way: Any) -> None:
    with pytest.raises(errors.BadOption):
        new_match(fairness=way)


@pytest.mark.parametrize("use", ["commitment", "secret", "seed", "entry"])
def test_a_commitment_can_be_opened_in_one_way_only(use: str) -> None:
    """What is hashed in a later way, label and all, is no secret of the first way."""
    for typed in (f"rejouons dice 2 {use}:".encode() + bytes(32), f"rejouons dice 9 {use}:"):
        with pytest.raises(errors.BadOption):
            new_match(seed=typed, fairness=FIRST)
    opened = commitment_of(b"rejouons dice 2 commitment:" + bytes(32), FIRST)
    assert opened == commitment_of(bytes(32))  # which is why


def test_who_goes_on_from_an_earlier_moment_has_a_branch() -> None:
    match = new_match(seed=2)
    for _ in range(6):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.at(3).terms.is_branch
    assert match.at(3).digest == Match.load(match.at(3).save(), target="python").digest
    assert not match.at(6).terms.is_branch
