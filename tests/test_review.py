"""Looking back at a match: what choices cost, and what was luck."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from mark_table import A, B

import told_reviews
from rejouons import Match
from rejouons.bots import make
from rejouons.bots.advice import Judgement, accounts, people_of, review
from rejouons.bots.review import LEAST, decisions_in
from rejouons.cli import main
from rejouons.errors import BadOption
from rejouons.games import OURS

GOLDEN = Path(__file__).parent / "games"


def short_match() -> Match:
    match = Match.create("mark", 2, {"stall_cap": 40}, seed=3)
    bot = make("random", match.game, 1)
    while len(match.actions) < 25:
        seat = match.to_act[0]
        match.act(seat, bot.choose(match.view(seat)))
    return match


@cache
def finished_match() -> Match:
    return golden("mark", "all_rows.v1")


@cache
def found_in_it() -> tuple[Judgement, ...]:
    return tuple(review(finished_match(), 40))


def golden(game: str, name: str) -> Match:
    return Match.load((GOLDEN / game / "golden" / f"{name}.json").read_text("utf-8"))


# Each choice


def test_a_review_tells_what_each_choice_cost() -> None:
    match = short_match()
    judgements = list(review(match, 60))
    assert 0 < len(judgements) <= 25
    for found in judgements:
        assert match.actions[found.number - 1].action == found.action
        assert match.actions[found.number - 1].seat == found.seat
        assert 0 <= found.cost <= 1
        assert found.cost == 0 or found.best != found.action
        assert not found.is_mistake or found.cost >= LEAST
    assert sum(found.cost for found in judgements) > 0.02  # random play gives something away


def test_the_best_action_costs_nothing() -> None:
    assert Judgement(1, A, 5, 0.4, 5, 0.4).cost == 0
    assert Judgement(1, B, 5, 0.3, 6, 0.42).cost == pytest.approx(0.12)


def test_the_number_of_cores_changes_nothing() -> None:
    match = short_match()
    alone = list(review(match, 30, cores=1))
    assert list(review(match, 30, cores=3)) == alone
    assert list(review(match, 30, cores=1, seats=[B])) == [j for j in alone if j.seat == B]


def test_other_dice_give_other_numbers_the_same_ones_the_same() -> None:
    match = short_match()
    assert list(review(match, 30, seed=1)) != list(review(match, 30))


@pytest.mark.parametrize("game", OURS)
def test_choices_are_seen_as_they_were_though_something_was_taken_back(game: str) -> None:
    """What is taken back moves the dice of what follows: it may not be played anew."""
    match = golden(game, "taken_back.v1")
    assert match.taken_back
    for decision in decisions_in(match, range(match.players)):
        past = match.at(decision.number - 1).view(decision.view.seat)
        assert decision.view.state == past.state
        assert decision.action in decision.view.actions


def test_only_a_seat_of_the_table_is_looked_at() -> None:
    with pytest.raises(BadOption) as refusal:
        list(review(short_match(), 10, seats=[2]))
    assert refusal.value.case == "NoSuchSeat"


@pytest.mark.parametrize("game", OURS)
def test_the_browser_finds_the_same(game: str) -> None:
    """Its tests hold it to the same file."""
    kept = told_reviews.kept_reviews(game)
    assert kept
    for name, found in kept.items():
        assert told_reviews.found_again(game, name) == found


# A whole match


def test_luck_and_mistakes_add_up_to_what_was_won() -> None:
    match = finished_match()
    found = accounts(match, found_in_it())
    for one in found:
        assert one.end is not None
        assert one.luck is not None
        assert one.start + one.luck - one.lost == pytest.approx(one.end)
        lost, luck = one.percents
        assert luck is not None
        assert luck - lost == round(100 * (one.end - one.start))
    assert sum(one.start for one in found) == pytest.approx(1)
    assert sum(one.end or 0 for one in found) == pytest.approx(1)


def test_the_costliest_mistakes_come_first() -> None:
    for one in accounts(finished_match(), found_in_it()):
        own = [j for j in found_in_it() if j.seat == one.seat and j.is_mistake]
        costs = sorted((j.cost for j in own), reverse=True)
        assert [j.cost for j in one.costliest] == costs[:3]
        assert one.mistakes == len(own)
        assert one.lost == pytest.approx(sum(costs))


def test_luck_is_not_told_while_a_match_goes_on() -> None:
    match = short_match()
    for one in accounts(match, list(review(match, 20))):
        assert one.end is None
        assert one.luck is None
        assert one.percents[1] is None


def test_who_makes_no_mistake_has_lost_nothing() -> None:
    one, *_ = accounts(finished_match(), ())
    assert (one.costliest, one.mistakes, one.lost) == ((), 0, 0)


# The command


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", "review", *arguments])
    assert end.value.code == 0
    return capsys.readouterr().out


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_text(finished_match().save())
    return str(path)


def test_the_command_tells_each_persons_mistakes_and_luck(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    output = printed(capsys, file, "--budget", "40")
    text = finished_match().game.actions.text
    people = people_of(finished_match())
    assert 0 < len(people) < finished_match().players  # bots are asked for by --all or --seat
    for seat in people:
        for mistake in accounts(finished_match(), found_in_it())[seat].costliest:
            assert text(mistake.action) in output
            assert text(mistake.best) in output
    assert output.count("Chance to win") == len(people)


def test_the_command_tells_of_one_seat(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = printed(capsys, file, "--budget", "10", "--seat", "1")
    assert output.count("Chance to win") == 1


def test_the_command_tells_every_action(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = printed(capsys, file, "--budget", "10", "--all")
    assert output.count("gave away") == finished_match().players


def test_the_command_tells_programs_everything(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found: dict[str, Any] = json.loads(printed(capsys, file, "--budget", "40", "--json"))
    assert found["game"] == "mark"
    assert [action["cost"] for action in found["actions"]] == [j.cost for j in found_in_it()]
    assert [player["seat"] for player in found["players"]] == list(range(finished_match().players))


def test_a_review_needs_a_budget(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", "review", file, "--budget", "much"])
    assert end.value.code == 2
    assert "much" in capsys.readouterr().err
