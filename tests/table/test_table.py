"""A table: whatever is done at it, its lists tell all of it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from at_a_table import LIVE, answer, gathered, revealing, settings, told_again
from rejouons.errors import BadOption, Refused
from rejouons.games import OURS
from rejouons.kernel.log import SPECTATOR
from rejouons.table import standing as standings
from rejouons.table import table as tables
from rejouons.table.clock import TimeControl
from rejouons.table.frames import encode
from rejouons.table.settings import tidy
from rejouons.table.table import Table
from rejouons.table.telling import moments_of, scene_of

STEPS = 400


def all_told(table: Table, at: int) -> list[bytes]:
    """Everything that anybody is told."""
    assert table.referee
    viewers = range(SPECTATOR, len(table.places))
    frames = [encode(table.referee.frame(viewer)) for viewer in viewers]
    moments = [encode(moments_of(table, viewer)) for viewer in viewers]
    return [*frames, *moments, encode(scene_of(table, at, [0], 1, "p0")), encode(table.talk)]


def deeds(table: Table, seat: int, dice: random.Random, at: int) -> list[Callable[[], None]]:
    """All that somebody at a seat could do, those that matter more than once."""
    assert table.referee
    frame = table.referee.frame(seat, 1 << 30)
    where = (frame.number, frame.undone)
    acting = [lambda: table.act(seat, *where, dice.choice(frame.legal), at)] * 12
    return [
        *(acting if frame.legal else []),
        *[lambda: answer(table, seat, dice.random() < 0.8, at)] * 4,
        *[lambda: table.come_back(seat, at)] * 3,
        *[lambda: table.resume(at)] * 2,
        lambda: table.undo(seat, *where, at),
        lambda: table.pause(at),
        lambda: table.leave(seat, at),
        lambda: table.withdraw(seat, at),
        lambda: table.say(seat, "hé", "", at),
        lambda: table.replace(seat, dice.choice(["level:3", "human"]), False, at),
        lambda: table.sit(seat, f"p{seat}", f"N{seat}", at),
        lambda: table.wake(at),
        lambda: table.end(seat, at) if dice.random() < 0.1 else None,
        lambda: table.resign(seat, at) if dice.random() < 0.05 else None,
    ]


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("seed", range(3))
def test_the_lists_tell_all_of_it(game: str, seed: int) -> None:
    """Told the same rows, another table stands the same, whatever was done or refused."""
    dice = random.Random(f"{game} {seed}")
    table, at, done, refused = gathered(game, 3, LIVE), 0, 0, 0
    for _ in range(STEPS):
        at += dice.randrange(20_000)
        table.run_out(at)
        for seat, _bot in table.bots_asked:
            table.play(seat, dice.choice(table.playing.legal(seat)), at)
        if table.phase == "over":
            break
        seat = dice.randrange(3)
        before = len(table.unwritten)
        try:
            dice.choice(deeds(table, seat, dice, at))()
            done += 1
        except Refused:
            refused += 1
            assert len(table.unwritten) == before
    again = told_again(table)
    assert all_told(again, at) == all_told(table, at)
    assert again.places == table.places
    assert again.count == table.count
    assert again.changes == table.changes
    assert min(done, refused) > 0


def test_a_program_written_in_secret_stops_no_clock_and_no_question() -> None:
    """Autoscooter, two cars each: what others do not notice must change nothing that they see."""
    table = gathered("autoscooter", 2, LIVE)
    assert table.referee
    first = table.referee.frame(0)
    seen = [encode(scene_of(table, 5, [])), encode(table.referee.frame(1))]
    table.act(0, first.number, 0, first.legal[0], 10)
    assert table.referee.frame(0).number == 1
    assert [encode(scene_of(table, 5, [])), encode(table.referee.frame(1))] == seen
    assert table.referee.news(1, 0, 0) is None
    assert table.referee.news(SPECTATOR, 0, 0) is None
    mine = table.referee.frame(0)
    table.undo(0, mine.number, mine.undone, 20)  # free, and as secret
    assert table.referee.frame(0).undone == 1
    assert [encode(scene_of(table, 5, [])), encode(table.referee.frame(1))] == seen


def test_time_runs_out_and_a_bot_takes_over() -> None:
    table = gathered("mark", 2, TimeControl("live", 10, 5))
    (seat,) = table.playing.to_act
    assert table.deadline == 15_000
    table.run_out(14_999)
    assert not table.places[seat].bot
    table.run_out(15_000)
    assert table.bots_asked == [(seat, "level:3")]
    with pytest.raises(Refused) as error:
        table.act(seat, 0, 0, table.playing.legal(seat)[0], 15_001)
    assert error.value.case == "BotPlays"
    with pytest.raises(Refused) as error:
        table.come_back(seat, 15_002)  # while it plays: the time would begin anew
    assert error.value.case == "BotIsPlaying"
    table.play(seat, table.playing.legal(seat)[0], 15_003)
    table.come_back(seat, 16_000)
    assert table.clock.left[seat] == 0


@pytest.mark.parametrize("game", OURS)
def test_nobody_wins_time(game: str) -> None:
    """By leaving and coming back, by taking back, in a pause."""
    table = gathered(game, 3, TimeControl("live", 60, 0))
    seat = table.playing.to_act[0]
    for at in range(10_000, 60_000, 10_000):
        table.leave(seat, at)
        table.come_back(seat, at)
        assert table.clock.deadline(seat) == 60_000
    table.act(seat, 0, 0, table.playing.legal(seat)[0], 50_000)
    assert table.referee
    if not table.referee.may_undo(seat, 1, 0).needs:
        table.undo(seat, 1, 0, 55_000)
        assert table.clock.deadline(seat) == (60_000 if seat in table.playing.to_act else None)


def test_what_is_agreed_to_in_a_pause_takes_no_time() -> None:
    table = gathered("mark", 2, TimeControl("live", 60, 300))
    assert table.referee
    number = 0
    needs: list[int] = []
    while not needs:  # until it can no longer be taken back freely
        seat = table.playing.to_act[0]
        number = table.referee.frame(seat).number
        table.act(seat, number, 0, table.playing.legal(seat)[0], 10_000)
        needs = table.referee.may_undo(seat, number + 1, 0).needs
    table.undo(seat, number + 1, 0, 20_000)
    table.host = next(f"p{s}" for s in range(2) if s not in table.playing.to_act)
    table.pause(20_000)
    answer(table, 1 - seat, True, 3_000_000)
    table.resume(3_600_000)
    assert table.clock.left == [300_000, 300_000]
    assert table.clock.since[seat] in range(3_590_000, 3_600_001)


def test_bots_wait_while_everybody_is_away() -> None:
    table = gathered("mark", 2)
    (seat,) = table.playing.to_act
    table.leave(seat, 0)
    assert table.bots_asked
    table.leave(1 - seat, 0)
    assert not table.bots_asked
    table.come_back(1 - seat, 0)
    assert table.bots_asked


def test_nobody_is_bound_by_what_another_agreed_to() -> None:
    table = gathered("mark", 3)
    table.end(0, 0)
    answer(table, 1, True, 0)
    table.replace(1, "human", False, 0)
    table.sit(1, "newcomer", "Nora", 0)
    assert table.question
    assert table.question.agreed == []
    answer(table, 1, True, 0)
    table.replace(2, "human", False, 0)  # who has not answered, and is gone
    assert table.ending == "agreed"


def test_the_host_goes_on_with_another_device() -> None:
    table = gathered("mark", 2)
    seat = table.seats_of(table.host)[0]
    table.sit(seat, "the same, elsewhere", "Anna", 0)
    assert table.host == "the same, elsewhere"
    assert told_again(table).host == table.host


def test_what_is_chosen_in_secret_fills_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "MOST_ROWS", 20)
    monkeypatch.setattr(tables, "MOST_UNDOS", 30)
    table = gathered("autoscooter", 2)
    for _ in range(30):
        frame = table.referee.frame(0) if table.referee else None
        assert frame
        table.act(0, frame.number, frame.undone, frame.legal[0], 0)
        table.undo(0, frame.number + 1, frame.undone, 0)
    assert not table.is_full
    with pytest.raises(Refused) as error:
        table.undo(0, 0, 30, 0)
    assert error.value.case == "TooManyUndos"
    for _ in range(20):
        table.say(0, "", "hello", 0)
    assert table.is_full


def test_what_is_over_a_move_comes_out_of_the_reserve() -> None:
    table = gathered("mark", 2, TimeControl("live", 10, 60))
    (seat,) = table.playing.to_act
    table.act(seat, 0, 0, table.playing.legal(seat)[0], 14_000)
    assert table.clock.left[seat] == 56_000


def test_nobodys_time_runs_while_the_table_is_paused_or_the_server_away() -> None:
    table = gathered("mark", 2, TimeControl("live", 10, 0))
    table.host = next(f"p{s}" for s in range(2) if s not in table.playing.to_act)
    table.pause(4_000)
    assert table.deadline is None
    table.resume(104_000)
    assert table.deadline == 110_000
    table.wake(200_000)
    assert table.deadline == 210_000


def test_bots_agree_to_what_people_ask() -> None:
    """An undo that reveals something needs the people only; one who is away is played by a bot."""
    table, seat = revealing("mark")
    assert table.referee
    frame = table.referee.frame(seat)
    table.undo(seat, frame.number, frame.undone, 0)
    assert table.question
    table.leave(1 - seat, 0)  # the bot agrees
    assert table.question is None
    assert table.referee.frame(seat).undone == 1


@pytest.mark.parametrize("about", ["end", "undo"])
@pytest.mark.parametrize("is_asked_first", [True, False])
def test_nobody_profits_by_being_alone(about: str, is_asked_first: bool) -> None:
    """Whose time ran out, or who was away when the host gave their seat to a bot, may be back."""
    table, seat = revealing("mark", LIVE)
    other, table.host = 1 - seat, f"p{seat}"
    assert table.referee
    frame = table.referee.frame(seat)
    asks = {
        "end": lambda: table.end(seat, 0),
        "undo": lambda: table.undo(seat, frame.number, frame.undone, 0),
    }
    if is_asked_first:
        asks[about]()
    table.replace(other, "level:3", False, 0)
    if is_asked_first:
        assert table.question
        table.withdraw(seat, 0)
    with pytest.raises(Refused) as error:
        asks[about]()
    assert error.value.case == "NobodyToAsk"
    assert (table.ending, table.playing.undoings) == (None, [])
    table.come_back(other, 0)
    asks[about]()
    answer(table, other, True, 0)
    assert table.ending == ("agreed" if about == "end" else None)
    assert len(table.playing.undoings) == (about == "undo")


def test_who_is_there_decides_without_who_is_missed() -> None:
    table = gathered("mark", 3)
    table.replace(2, "level:3", False, 0)
    table.end(0, 0)
    answer(table, 1, True, 0)
    assert table.ending == "agreed"


def test_who_comes_and_goes_silences_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "MOST_NOTICES", 4)
    monkeypatch.setattr(tables, "MOST_TALK", 2)
    table = gathered("mark", 2)
    for _ in range(10):
        table.leave(1, 0)
        table.come_back(1, 0)
    assert [line.happened for line in table.talk] == ["left", "back"] * 2
    table.say(0, "hé", "", 0)
    table.say(0, "ho", "", 0)
    with pytest.raises(Refused):
        table.say(0, "hm", "", 0)


def test_who_has_left_has_no_say() -> None:
    table = gathered("mark", 2)
    table.leave(1, 0)
    table.end(0, 0)
    assert table.ending == "agreed"


def test_everybody_is_told_who_left_who_is_late_and_who_is_back() -> None:
    """In the talk, where it stays; and beside the seat, why a bot plays there."""
    table = gathered("macadam", 3, LIVE)
    late = table.playing.to_act[0]
    gone, away = (seat for seat in range(3) if seat != late)
    table.replace(away, "level:3", False, 2)
    table.run_out(100_000)
    table.resign(gone, 100_001)
    assert [place.why for place in scene_of(table, 100_001, []).seats] == [
        {late: "time", away: "replaced", gone: "resigned"}[seat] for seat in range(3)
    ]
    table.come_back(away, 100_002)
    assert scene_of(table, 100_002, []).seats[away].why == ""
    assert [(line.index, line.seat, line.name, line.happened) for line in table.talk] == [
        (0, away, f"N{away}", "replaced"),
        (1, late, f"N{late}", "time"),
        (2, gone, f"N{gone}", "resigned"),
        (3, away, f"N{away}", "back"),
    ]
    assert told_again(table).talk == table.talk


def test_a_match_that_ends_before_its_time_tells_how_it_stood() -> None:
    """All of it is open then: whoever likes takes the match away, with all that was hidden."""
    options = {"money_visibility": "hidden", "first_player": "seat_1"}
    table = gathered("mark", 2, options=options)
    assert scene_of(table, 0, []).results == []
    table.resign(0, 1)
    results = scene_of(table, 1, []).results
    assert [(result.points, result.rank) for result in results] == [(30, 1), (30, 1)]


def test_a_match_that_came_to_its_end_tells_its_results_once() -> None:
    """The frames have them."""
    table = gathered("macadam", 2)
    dice = random.Random(1)
    while table.phase == "playing":
        seat = table.playing.to_act[0]
        table.play(seat, dice.choice(table.playing.legal(seat)), 1)
    assert table.ending == "finished"
    assert scene_of(table, 1, []).results == []


@pytest.mark.parametrize(
    ("seats", "case"),
    [(["level:1", "level:2"], "NoPeople"), (["human", "search:60s"], "UnknownBot")],
)
def test_tables_that_cannot_be_made(seats: list[str], case: str) -> None:
    with pytest.raises(BadOption) as error:
        settings("mark", seats)
    assert error.value.case == case


@pytest.mark.parametrize("time", [("live", 0, 0), ("days", -1, 0), ("live", 1, 10**9)])
def test_times_that_cannot_be(time: tuple[Any, ...]) -> None:
    with pytest.raises(BadOption):
        settings("mark", ["human", "human"], TimeControl(*time))


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  a \n\t b ", "a b"),
        ("a\u202eb\u0000c\ufeff", "abc"),
        ("e\u0301", "é"),
        ("<b>", "<b>"),
        ("x" * 99, "x" * 10),
        ("\u200b", ""),
        ("\u3164 \u2800\u034f", ""),
        ("\u05d0", "\u05d0"),
        ("!", "!"),
    ],
)
def test_words_are_tidied(text: str, kept: str) -> None:
    assert tidy(text, 10) == kept
