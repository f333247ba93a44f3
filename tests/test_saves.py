"""Saved matches: they come back as they were, and nothing in them can be changed unnoticed."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rejouons import HUMAN, Match, verify
from rejouons.errors import BadOption, BadSave, WrongVersion
from rejouons.kernel.log import SPECTATOR

UNDO_CHANCE = 0.15
TABLES: list[dict[str, Any]] = [
    {"players": 2, "seed": 1},
    {"players": 3, "seed": b"\x00\xff", "nonces": ["été", "", '"\t']},
    {"players": 4, "seed": "four", "seats": [HUMAN, "greedy", "random", HUMAN]},
    {"players": 2, "seed": 9, "options": {"money_visibility": "hidden", "stall_cap": 40}},
]
ANYTHING: list[Any] = [None, True, False, 0, 1, 2.5, -7, "", "x", "ab", [], ["x"], {}, {"x": 1}]
NEAR_MISSES: dict[str, list[Any]] = {  # as good as the right value to a careless reader
    "rules": [1.5, "1"],
    "players": [2.5, "2"],
    "seats": [{"human": 1, "greedy": 2}, [1, 2], [None, None], ["human", None]],
    "nonces": [["a", 1], ["a", None], {"a": 1, "b": 2}],
    "options": [{"end_rows": 5}, {"colour": "red"}, [["end_rows", 5]]],
    "secret": ["ABCD", "ab cd", " abcd", "abc", "abce", "zz"],
    "scores": [["30", "30"], [30.5, 30.5], [30]],
    "ranking": [["1", "1"], [True, True], [1]],
    "game": ["chess", "MARK"],
    "format": ["rejouons", "REJOUONS-MATCH"],
}
SHORT, LONG = 0, 18  # entries


def wander(match: Match, entries: int, seed: int) -> Match:
    """Plays at random, and takes actions back now and then."""
    rng = random.Random(seed)
    for _ in range(entries):
        if match.over:
            break
        if match.actions and rng.random() < UNDO_CHANCE:
            seat = rng.choice(match.actions).seat
            match.undo(seat, match.undo_needs(seat))
        else:
            seat = rng.choice(match.to_act)
            match.act(seat, rng.choice(match.legal(seat)))
    return match


@cache
def text_of(entries: int) -> str:
    """A saved match with some undos in it."""
    match = Match.create("mark", seed=b"\xab\xcd", nonces=["a", "b"], target="python")
    return wander(match, entries, 2).save()


def saved(entries: int = LONG) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(text_of(entries))
    return facts


def load(facts: Any) -> Match:
    return Match.load(json.dumps(facts), target="python")


# There and back


@pytest.mark.parametrize("table", TABLES)
def test_a_match_comes_back_as_it_was(table: dict[str, Any]) -> None:
    match = Match.create("mark", target="python", **table)
    for stretch in range(12):
        again = Match.load(match.save(), target="python")
        assert again.save() == match.save()
        assert again.digest == match.digest
        assert again.to_act == match.to_act
        assert again.actions == match.actions
        for viewer in (SPECTATOR, *range(match.players)):
            assert again.events(viewer) == match.events(viewer)
        wander(again, stretch, stretch)  # both go on alike
        wander(match, stretch, stretch)
    assert again.save() == match.save()
    assert any(entry.startswith("undo") for entry in json.loads(match.save())["actions"])


def test_a_finished_match_comes_back() -> None:
    match = Match.create("mark", options={"stall_cap": 40}, seed=3, target="python")
    while not match.over:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    facts = json.loads(match.save())
    again = load(facts)
    assert facts["over"] is again.over is True
    assert again.save() == match.save()
    with pytest.raises(BadSave):
        load(facts | {"actions": [*facts["actions"], facts["actions"][-1]]})


def test_spelling_and_spaces_of_the_file_do_not_matter() -> None:
    facts = saved()
    dense = json.dumps(facts, separators=(",", ":"), sort_keys=True)
    assert json.loads(Match.load(dense, target="python").save()) == facts


def test_a_whole_number_may_be_written_as_a_broken_one() -> None:
    """As every language but Python reads it: the browser could not tell."""
    text = Match.create("mark", 2, seed=5, target="python").save()
    for number in ("2.0", "2e0", "0.2E+1"):
        respelled = text.replace('"players": 2', f'"players": {number}')
        assert respelled != text
        assert Match.load(respelled, target="python").save() == text


# Damage


DAMAGE = [
    (entries, field, value)
    for entries in (SHORT, LONG)
    for field, right in saved(entries).items()
    for value in [*ANYTHING, *NEAR_MISSES.get(field, [])]
    if json.dumps(value) != json.dumps(right)
]


@pytest.mark.parametrize(("entries", "field", "value"), DAMAGE)
def test_no_field_can_be_changed(entries: int, field: str, value: Any) -> None:
    with pytest.raises(BadSave):
        load(saved(entries) | {field: value})


@pytest.mark.parametrize("field", list(saved()))
def test_no_field_can_be_left_out(field: str) -> None:
    for entries in (SHORT, LONG):
        facts = saved(entries)
        del facts[field]
        with pytest.raises(BadSave):
            load(facts)


@pytest.mark.parametrize("field", ["commitment", "secret", "story"])
def test_no_digit_can_be_changed(field: str) -> None:
    facts = saved()
    text = facts[field]
    for place in range(0, len(text), 3):
        other = "0" if text[place] != "0" else "1"
        with pytest.raises(BadSave):
            load(facts | {field: text[:place] + other + text[place + 1 :]})


def test_no_nonce_can_be_changed_even_before_the_first_action() -> None:
    for number in range(100):  # one in 36 rolls the same dice for a start
        with pytest.raises(BadSave):
            load(saved(SHORT) | {"nonces": ["a", f"b{number}"]})


def test_no_action_can_be_changed_even_if_it_was_taken_back() -> None:
    match = Match.create("mark", seats=[HUMAN, "random"], seed=5, target="python")
    while match.to_act[0] != 0 or len(match.legal(0)) < 2:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    action, other = match.legal(0)[:2]
    match.act(0, action)
    match.undo(0)
    facts = json.loads(match.save())
    changed = [*facts["actions"][:-2], f"0 {match.game.actions.text(other)}", "undo 0"]
    with pytest.raises(BadSave):
        load(facts | {"actions": changed})


def test_no_entry_can_be_dropped_or_doubled() -> None:
    facts = saved()
    actions = facts["actions"]
    assert any(entry.startswith("undo") for entry in actions)
    for place in range(len(actions)):
        for changed in (
            [*actions[:place], *actions[place + 1 :]],
            [*actions[: place + 1], *actions[place:]],
        ):
            with pytest.raises(BadSave):
                load(facts | {"actions": changed})


@pytest.mark.parametrize(
    "entry",
    [
        None,
        7,
        [],
        "",
        "0",
        "0 ",
        "0 fly",
        "x take glass 1",
        "-1 bid 3",
        "9 bid 3",
        "undo",
        "undo x",
    ],
)
def test_no_entry_can_be_nonsense(entry: Any) -> None:
    facts = saved()
    for place in (0, len(facts["actions"]) // 2):
        actions = [*facts["actions"][:place], entry, *facts["actions"][place + 1 :]]
        with pytest.raises(BadSave):
            load(facts | {"actions": actions})


def test_no_entry_can_be_spelled_otherwise() -> None:
    facts = saved()
    for other in (
        facts["actions"][0].upper(),
        f"0{facts['actions'][0]}",
        facts["actions"][0] + " ",
    ):
        with pytest.raises(BadSave):
            load(facts | {"actions": [other, *facts["actions"][1:]]})


def test_a_cut_file_is_damaged() -> None:
    text = json.dumps(saved())
    for length in range(0, len(text), 7):
        with pytest.raises(BadSave) as refusal:
            Match.load(text[:length], target="python")
        assert refusal.value.case == "BadSaveDamaged"


@pytest.mark.parametrize("text", ["[]", "{}", "null", "3", '"x"', '{"format": "chess"}'])
def test_another_file_is_foreign(text: str) -> None:
    with pytest.raises(BadSave) as refusal:
        Match.load(text)
    assert refusal.value.case == "BadSaveForeign"


@pytest.mark.parametrize(
    "text", ["", "hello", "\x00", "[" * 100_000, '{"a":' * 100_000, "9" * 9999]
)
def test_what_is_no_json_is_damaged(text: str) -> None:
    with pytest.raises(BadSave):
        Match.load(text)


def test_other_rules_are_named() -> None:
    with pytest.raises(WrongVersion) as refusal:
        load(saved() | {"rules": 999})
    assert refusal.value.values == {"game": "mark", "saved": 999, "ours": 1}


# Verifying


def test_the_commitment_noted_before_is_compared() -> None:
    facts = saved()
    text, noted = json.dumps(facts), facts["commitment"]
    for right in (None, noted, noted.upper()):
        assert verify(text, right, target="python").story == facts["story"]
    for wrong in ("", noted[:-1], "0" * 64):
        with pytest.raises(BadSave) as refusal:
            verify(text, wrong, target="python")
        assert refusal.value.case == "BadCommitment"


# Names


def test_a_save_keeps_the_names_it_was_given() -> None:
    match = Match.create("mark", seed=1, names=["Zoé", ""])
    assert Match.load(match.save()).names == ("Zoé", "")


def test_a_save_without_names_says_nothing_of_them() -> None:
    assert "names" not in json.loads(Match.create("mark", seed=1).save())


def test_names_are_one_per_seat() -> None:
    with pytest.raises(BadOption):
        Match.create("mark", names=["Zoé"])


# Nothing beside


@pytest.mark.parametrize("key", ["extra", "branch", "board", "names", "__class__"])
@pytest.mark.parametrize("value", [None, False, [], {}])
def test_nothing_can_be_added(key: str, value: Any) -> None:
    with pytest.raises(BadSave):
        load(saved() | {key: value})


@pytest.mark.parametrize("key", ["rules", "players", "fairness", "game", "extra", "version"])
@pytest.mark.parametrize("depth", [200, 900, 960, 990])
def test_nothing_can_be_too_deep(key: str, depth: int) -> None:
    dense = json.dumps(saved() | {key: "HERE"}).replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises(BadSave):
        Match.load(dense, target="python")


@pytest.mark.parametrize("key", ["branch", "fairness", "extra"])
def test_nothing_can_be_added_to_a_save_of_the_first_format(key: str) -> None:
    golden = Path(__file__).parent / "games" / "mark" / "golden" / "stalled.v1.json"
    facts = json.loads(golden.read_text(encoding="utf-8"))
    assert load(facts).over
    for value in (True, 1, 2, None):
        with pytest.raises(BadSave):
            load(facts | {key: value})
