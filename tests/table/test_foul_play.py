"""What nobody wins at a table: time, a move, or an agreement that others did not give."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from at_a_table import LIVE, SECRET, answer, gathered, revealing, settings, told_again
from rejouons.errors import BadOption, Refused
from rejouons.games import OURS
from rejouons.history import Played
from rejouons.match import NO_ACTION
from rejouons.table import standing as standings
from rejouons.table.clock import TimeControl
from rejouons.table.table import Table

RESERVE = 60_000  # milliseconds of LIVE
MOVE = 30_000


def refusal(deed: object, *facts: object) -> str:
    with pytest.raises((Refused, BadOption)) as error:
        deed(*facts)  # type: ignore[operator]
    return str(error.value.case)


def name(table: Table, seat: int) -> tuple[int, int]:
    """What a seat calls the latest frame."""
    assert table.referee
    ledger = table.referee.ledger(seat)
    return ledger.number, ledger.undone


def act(table: Table, seat: int, at: int = 0) -> None:
    table.act(seat, *name(table, seat), table.playing.legal(seat)[0], at)


def undo(table: Table, seat: int, at: int = 0) -> None:
    table.undo(seat, *name(table, seat), at)


def played(table: Table, seat: int) -> int:
    return sum(turn.played.seat == seat for turn in table.playing.turns)


# A rival's secret choices


def with_a_ready_rival() -> Table:
    """Autoscooter: seat 1 has one program to go, so that all see when it is ready."""
    table = gathered("autoscooter", 2, LIVE)
    while 1 in table.playing.to_act:
        act(table, 1)
    undo(table, 1)
    return table


def test_a_rival_who_changes_their_mind_keeps_nobody_from_moving() -> None:
    table = with_a_ready_rival()
    act(table, 1)
    seen, action = name(table, 0), table.playing.legal(0)[0]
    for _ in range(5):
        undo(table, 1)
        act(table, 1)
    assert name(table, 0) != seen
    table.act(0, *seen, action, 0)
    assert played(table, 0) == 1
    undo(table, 1)
    table.act(0, *seen, action, 0)  # sent again
    assert played(table, 0) == 1
    assert refusal(table.act, 0, *seen, table.playing.legal(0)[-1], 0) == "Late"


def test_ones_own_secret_choice_can_be_taken_back_whatever_a_rival_does() -> None:
    table = with_a_ready_rival()
    act(table, 0)
    act(table, 1)
    seen = name(table, 0)
    undo(table, 1)
    assert name(table, 0) != seen
    table.undo(0, *seen, 0)
    assert played(table, 0) == 0
    assert refusal(table.undo, 0, *seen, 0) == "Late"  # pressed twice


@pytest.mark.parametrize("seed", range(20))
def test_an_action_lands_once_by_whichever_frame_since_the_round_began(seed: int) -> None:
    """Each frame that its seat was told names the same question, as often as it is sent."""
    dice = random.Random(seed)
    table = gathered("autoscooter", 2)
    told = [name(table, 0)]
    for _ in range(dice.randrange(20)):
        if 1 in table.playing.to_act and (not played(table, 1) or dice.random() < 0.6):
            act(table, 1)
        else:
            undo(table, 1)
        told.append(name(table, 0))
    action = table.playing.legal(0)[0]
    for seen in dice.sample(told, len(told)):
        table.act(0, *seen, action, 0)
        assert played(table, 0) == 1


@pytest.mark.parametrize("game", OURS)
def test_a_frame_is_late_only_if_something_else_than_secret_choices_came_since(game: str) -> None:
    """Also where a round was closed, and that was taken back. What the list says decides."""
    compared: Counter[bool] = Counter()
    for seed in range(12):
        for was_late, is_late in names_that_last(game, random.Random(seed)):
            assert was_late == is_late, seed
            compared[is_late] += 1
    assert compared[True] > 0
    assert compared[False] > 0 or game == "ave_cesar"  # where nobody chooses in secret


def names_that_last(game: str, dice: random.Random) -> Iterator[tuple[bool, bool]]:
    """Plays and takes back at random; of each frame that anybody was told, whether it is late for
    the table, and by what happened since.
    """
    table = gathered(game, 3)
    told: list[dict[tuple[int, int], int]] = [{} for _ in range(3)]
    done: list[tuple[int, bool]] = []  # by whom, and whether it was a secret choice
    while len(done) < 40 and not table.ending:
        for seat in range(3):
            told[seat].setdefault(name(table, seat), len(done))
        entries = len(table.playing.entries)
        play_or_take_back(table, dice)
        if len(table.playing.entries) == entries:
            continue
        last = table.playing.entries[-1]
        if isinstance(last, Played):
            done.append((last.seat, table.playing.turns[-1].is_sealed))
        else:
            done.append((last.seat, table.playing.undoings[-1].was_sealed))
        for seat in range(3):
            for seen, then in told[seat].items():
                lasts = all(by != seat and is_secret for by, is_secret in done[then:])
                if seen != name(table, seat):
                    yield is_late(table, seat, seen), not lasts


def play_or_take_back(table: Table, dice: random.Random) -> None:
    try:
        if dice.random() < 0.6:
            seat = dice.choice(table.playing.to_act)
            table.act(seat, *name(table, seat), dice.choice(table.playing.legal(seat)), 0)
        else:
            undo(table, dice.randrange(3))
            while table.question:
                others = table.others(table.question.seat)
                answer(table, next(s for s in others if s not in table.question.agreed), True, 0)
    except Refused:
        pass


def is_late(table: Table, seat: int, seen: tuple[int, int]) -> bool:
    """Whether an action that nobody can have played comes too late."""
    assert table.referee
    try:
        return table.referee.is_played(seat, *seen, NO_ACTION)
    except Refused:
        return True


@pytest.mark.parametrize("has_begun", [False, True])
def test_what_is_taken_back_tells_nobody_of_a_rivals_secret_choice(has_begun: bool) -> None:
    """Autoscooter: the next round is open, and somebody may have begun to write in it."""
    table, dice = gathered("autoscooter", 3), random.Random(3)
    while True:
        seat = table.playing.to_act[0]
        table.act(seat, *name(table, seat), dice.choice(table.playing.legal(seat)), 0)
        last = table.playing.turns[-1]
        if len(table.playing.to_act) > 1 and not last.is_sealed and not last.revealed:
            break
    rival, onlooker = (other for other in range(3) if other != seat)
    frame = name(table, onlooker)
    if has_begun:
        act(table, rival)
    assert name(table, onlooker) == frame
    undo(table, seat)
    answer(table, rival, True, 0)
    answer(table, onlooker, True, 0)
    assert table.referee
    (note,) = table.referee.frame(onlooker).taken_back
    assert note.was_known


# Time


@pytest.mark.parametrize("game", OURS)
def test_what_was_used_before_one_left_is_used(game: str) -> None:
    table = gathered(game, 3, LIVE)
    seat = table.playing.to_act[0]
    table.leave(seat, MOVE + RESERVE - 1000)
    while table.clock.left[seat] == RESERVE:  # until the others have noticed
        table.play(seat, table.playing.legal(seat)[0], MOVE + RESERVE)
    assert table.clock.left[seat] == 1000


def test_what_a_bot_played_is_taken_back_by_consent_only() -> None:
    """It would be a hint, and time to think."""
    table = gathered("macadam", 2, LIVE)
    seat = table.playing.to_act[0]
    table.leave(seat, 0)
    table.play(seat, table.playing.legal(seat)[0], 100)
    table.come_back(seat, 200)
    assert table.playing.undo_needs(seat) == ()
    undo(table, seat, 300)
    assert table.question
    assert table.playing.undoings == []
    answer(table, 1 - seat, True, 400)
    assert len(table.playing.undoings) == 1
    assert told_again(table).playing.digest == table.playing.digest


def test_each_move_of_a_bot_is_taken_back_by_consent_only() -> None:
    table = gathered("autoscooter", 2)
    table.leave(0, 0)
    while 0 in table.playing.to_act:
        table.play(0, table.playing.legal(0)[0], 0)
    table.come_back(0, 0)
    undo(table, 0)
    assert table.playing.undoings == []
    answer(table, 1, True, 0)
    assert len(table.playing.undoings) == 1
    assert refusal(undo, table, 0) == "BotChose"  # a choice that nobody else has noticed
    assert table.question is None


def test_what_a_bot_played_stays_so_for_whoever_sits_there() -> None:
    table = gathered("macadam", 2, LIVE)
    seat = table.playing.to_act[0]
    table.host = f"p{1 - seat}"
    table.leave(seat, 0)
    table.play(seat, table.playing.legal(seat)[0], 0)
    table.replace(seat, "human", False, 0)
    table.sit(seat, f"p{seat}", "", 0)
    assert table.playing.undo_needs(seat) == ()
    undo(table, seat)
    assert table.question
    assert told_again(table).places == table.places


def test_who_is_asked_the_same_as_before_has_no_more_time_for_it() -> None:
    table = gathered("autoscooter", 3, LIVE)
    table.leave(0, MOVE + RESERVE - 100)
    while 1 in table.playing.to_act:  # until everybody has noticed
        act(table, 1, MOVE + RESERVE - 99)
    assert 0 in table.playing.to_act
    table.come_back(0, MOVE + RESERVE - 50)
    deadline = table.clock.deadline(0)
    assert deadline is not None
    assert deadline - (MOVE + RESERVE - 50) == 100


def test_time_that_ran_out_stays_out() -> None:
    table = gathered("mark", 2, LIVE)
    (seat,) = table.playing.to_act
    table.host = f"p{1 - seat}"  # a friend
    table.run_out(MOVE + RESERVE)
    assert refusal(table.replace, seat, "level:3", False, 90_010) == "BotIsPlaying"
    assert refusal(table.replace, seat, "human", False, 90_010) == "BotIsPlaying"
    table.leave(seat, 90_010)
    assert refusal(table.come_back, seat, 90_020) == "BotIsPlaying"
    table.play(seat, table.playing.legal(seat)[0], 90_030)
    table.come_back(seat, 90_040)
    assert table.clock.left[seat] == 0


def test_a_pause_is_no_time_to_think_for_the_host() -> None:
    table = gathered("mark", 2, LIVE)
    (seat,) = table.playing.to_act
    table.host = f"p{seat}"
    assert refusal(table.pause, 10) == "PauseOnOwnMove"
    table.host = f"p{1 - seat}"
    table.pause(20)
    assert table.phase == "paused"


def test_who_lets_a_bot_play_pauses_nothing_before_it_has_moved() -> None:
    table = gathered("mark", 2, LIVE)
    (seat,) = table.playing.to_act
    table.host = f"p{seat}"
    table.leave(seat, 10)
    assert refusal(table.pause, 10) == "PauseOnOwnMove"
    table.play(seat, table.playing.legal(seat)[0], 20)
    while seat in table.playing.to_act:
        table.play(seat, table.playing.legal(seat)[0], 20)
    table.pause(30)


@pytest.mark.parametrize("game", OURS)
def test_what_the_host_played_before_a_pause_is_taken_back_by_consent_only(game: str) -> None:
    table, seat = paused_after_a_free_move(game, LIVE, host_moves=True)
    undo(table, seat, 1_000_000)
    assert table.question
    assert table.playing.undoings == []
    assert told_again(table).before_pause == table.before_pause > 0


@pytest.mark.parametrize("game", OURS)
def test_a_pause_takes_no_freedom_from_others(game: str) -> None:
    table, seat = paused_after_a_free_move(game, LIVE, host_moves=False)
    undo(table, seat, 1_000_000)
    assert table.question is None
    assert len(table.playing.undoings) == 1


def test_without_a_clock_a_pause_takes_no_freedom() -> None:
    table, seat = paused_after_a_free_move("mark", None, host_moves=True)
    undo(table, seat, 1_000_000)
    assert len(table.playing.undoings) == 1


def paused_after_a_free_move(
    game: str, time: TimeControl | None, host_moves: bool
) -> tuple[Table, int]:
    """A table that goes on after a pause, before which somebody did what they may take back."""
    table, dice = gathered(game, 3, time), random.Random(1)
    while True:
        seat = dice.choice(table.playing.to_act)
        table.act(seat, *name(table, seat), dice.choice(table.playing.legal(seat)), 0)
        assert table.referee
        may = table.referee.frame(seat).undo
        host = seat if host_moves else next(s for s in range(3) if s != seat)
        is_free = may and may.seat == seat and not may.needs
        if is_free and host not in table.playing.to_act:
            table.host = f"p{host}"
            table.pause(0)
            table.resume(1_000_000)
            return table, seat


def test_who_gives_a_seat_up_and_takes_it_again_has_no_time_without_end() -> None:
    table = gathered("mark", 3, LIVE)
    (seat,) = table.playing.to_act
    table.host = f"p{(seat + 1) % 3}"
    at = MOVE + 20_000
    for again in (MOVE, 0, 0):  # a move's time for who is new there, once
        table.replace(seat, "human", False, at)
        table.sit(seat, f"p{seat}", "again", at)
        assert table.clock.deadline(seat) == at + again + RESERVE - 20_000
        assert told_again(table).clock.since == table.clock.since
        at += again
    act(table, seat, at)
    assert table.clock.left[seat] == RESERVE - 20_000


def test_where_everybodys_time_ran_out_who_comes_back_first_has_a_whole_move() -> None:
    table = gathered("mark", 2, LIVE)
    (seat,) = table.playing.to_act
    table.leave(1 - seat, 0)
    table.run_out(MOVE + RESERVE)
    assert not table.bots_asked
    assert table.waits_for(seat)
    assert table.waits_for(1 - seat)
    table.come_back(seat, 500_000)
    assert table.clock.deadline(seat) == 500_000 + MOVE
    assert not table.waits_for(1 - seat)
    assert told_again(table).clock.since == table.clock.since


def test_taking_back_counts_the_time_of_moves_that_others_noticed() -> None:
    """Autoscooter: those written in secret have no time of their own, and take none away."""
    table = gathered("autoscooter", 2, TimeControl("live", 60, 0))
    dice, at = random.Random(4), 0
    while not table.playing.over and len(table.playing.turns) < 40:
        at += 1000
        seat = dice.choice(table.playing.to_act)
        table.act(seat, *name(table, seat), dice.choice(table.playing.legal(seat)), at)
        standing = {turn.entry for turn in table.playing.turns}
        assert all(entry in standing for spent in table.clock._spent for entry in spent)
        if dice.random() < 0.4 and played(table, seat):
            undo(table, seat, at)
            answer(table, 1 - seat, True, at) if table.question else None
            standing = {turn.entry for turn in table.playing.turns}
            assert all(entry in standing for spent in table.clock._spent for entry in spent)
    assert told_again(table).clock._spent == table.clock._spent


# Seats


def test_the_host_takes_no_seat_that_is_the_hosts() -> None:
    table = gathered("mark", 2)
    assert refusal(table.replace, 0, "level:3", False, 0) == "SeatInUse"
    assert refusal(table.replace, 0, "human", False, 0) == "SeatInUse"


def test_who_is_away_is_played_for_by_the_usual_bot() -> None:
    table = gathered("mark", 2)
    assert refusal(table.replace, 1, "level:1", False, 0) == "NoStandIn"


def test_an_empty_seat_waits_for_somebody() -> None:
    """No time runs there, no bot plays, and who comes has the time of a move."""
    table = gathered("mark", 3, LIVE)
    (seat,) = table.playing.to_act
    table.host = f"p{(seat + 1) % 3}"
    table.replace(seat, "human", False, 10_000)
    assert table.deadline is None
    table.run_out(1_000_000)
    assert not table.places[seat].bot
    for other in range(3):
        if other != seat:
            table.leave(other, 1_000_000)
    assert not table.bots_asked
    table.sit(seat, "newcomer", "Nora", 2_000_000)
    assert table.clock.deadline(seat) == 2_000_000 + MOVE + RESERVE
    assert table.clock.since == told_again(table).clock.since


def test_who_goes_on_with_another_device_has_no_more_time() -> None:
    table = gathered("mark", 2, LIVE)
    (seat,) = table.playing.to_act
    table.sit(seat, "the same, elsewhere", "", 20_000)
    assert table.clock.deadline(seat) == MOVE + RESERVE


def test_nobody_takes_anothers_name_in_a_match() -> None:
    table = gathered("mark", 2)
    table.sit(1, "p1", "N0", 0)
    assert table.places[1].name == "N1"


# Agreements


@pytest.mark.parametrize("about", ["end", "undo"])
def test_who_freed_the_others_seat_has_not_agreed_with_anybody(about: str) -> None:
    table, seat = revealing("mark")
    table.host = f"p{seat}"
    if about == "end":
        table.end(seat, 0)
    else:
        undo(table, seat)
    table.replace(1 - seat, "human", False, 0)
    assert (table.ending, table.playing.undoings) == (None, [])
    assert table.question
    table.withdraw(seat, 0)
    assert refusal(table.end, seat, 0) == "NobodyToAsk"
    table.sit(1 - seat, "newcomer", "Nora", 0)
    table.end(seat, 0)
    answer(table, 1 - seat, True, 0)
    assert table.ending == "agreed"


def test_who_has_two_seats_agrees_with_nobody() -> None:
    table = gathered("mark", 3)
    table.sit(1, "p0", "", 0)
    table.replace(2, "level:3", False, 0)
    assert refusal(table.end, 0, 0) == "NobodyToAsk"


def test_what_somebody_agreed_to_before_they_left_is_not_enough() -> None:
    table = gathered("mark", 3)
    table.end(0, 0)
    answer(table, 1, True, 0)
    table.leave(1, 0)
    table.replace(2, "level:3", False, 0)
    assert table.ending is None
    table.come_back(2, 0)
    answer(table, 2, True, 0)
    assert table.ending == "agreed"


def test_who_is_late_and_then_leaves_is_missed_no_more() -> None:
    table = gathered("mark", 2, LIVE)
    (seat,) = table.playing.to_act
    table.run_out(MOVE + RESERVE)
    assert refusal(table.end, 1 - seat, 100_000) == "NobodyToAsk"
    table.leave(seat, 100_000)
    table.end(1 - seat, 100_001)
    assert table.ending == "agreed"


def test_an_answer_is_to_its_own_question() -> None:
    table, seat = revealing("mark")
    undo(table, seat)
    assert table.question
    first = table.question.number
    table.withdraw(seat, 0)
    table.end(seat, 0)
    assert refusal(table.answer, 1 - seat, first, True, 0) == "NoQuestion"
    assert table.ending is None
    assert told_again(table).question == table.question


@pytest.mark.parametrize("way", ["leave", "resign"])
def test_who_does_not_play_ends_no_match(way: str) -> None:
    table = gathered("mark", 3)
    getattr(table, way)(0, 0)
    assert refusal(table.end, 0, 0) in ("BotPlays", "HasResigned")
    table.leave(1, 0)
    table.leave(2, 0)
    assert refusal(table.end, 1, 0) == "BotPlays"
    assert table.ending is None


# Room


def test_nobody_fills_a_table_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "MOST_OF_SEAT", 10)
    table = gathered("mark", 3)
    for _ in range(10):
        table.leave(1, 0)
        table.come_back(1, 0)
    assert [table.has_done_enough(seat) for seat in range(3)] == [False, True, False]
    for _ in range(5):
        table.pause(0)
        table.resume(0)
    assert [table.has_done_enough(seat) for seat in range(3)] == [True, True, False]
    assert told_again(table).noted == table.noted


def test_who_comes_and_goes_before_the_start_uses_nothing_of_the_hosts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(standings, "MOST_OF_SEAT", 10)
    table = Table("x", settings("mark", ["human"] * 2), SECRET, "p0")
    table.sit(0, "p0", "Host", 0)
    for _ in range(20):
        table.sit(1, "stranger", "S", 0)
        table.leave(1, 0)
    assert not table.has_done_enough(0)
    assert told_again(table).noted == table.noted


def test_who_passes_a_seat_on_and_on_fills_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "MOST_OF_SEAT", 10)
    table = gathered("mark", 2)
    for device in range(10):
        table.sit(1, f"device {device}", "", 0)
    assert [table.has_done_enough(seat) for seat in range(2)] == [False, True]


def test_what_happens_at_one_seat_hides_nothing_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "MOST_NOTICES", 4)
    table = gathered("mark", 3)
    for _ in range(10):
        table.leave(1, 0)
        table.come_back(1, 0)
    table.resign(2, 0)
    assert [line.happened for line in table.talk] == ["left", "back"] * 2 + ["resigned"]
