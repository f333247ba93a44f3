"""What everybody, and each viewer, is told of how a table stands."""

from collections.abc import Sequence

from rejouons.history import seats_in
from rejouons.table.clock import SECOND
from rejouons.table.frames import Moment, Result
from rejouons.table.referee import results_of
from rejouons.table.scene import Scene, SceneClock, ScenePlace, SceneQuestion, SceneTime
from rejouons.table.standing import Standing


def scene_of(
    table: Standing, now: int, here: Sequence[int], watchers: int = 0, viewer: str = ""
) -> Scene:
    """The table as a person may know it; `here` are the seats that are connected."""
    hosts = table.seats_of(table.host)
    return Scene(
        phase=table.phase,
        ending=table.ending,
        seats=[scene_place(table, seat, seat in here) for seat in range(len(table.places))],
        host=hosts[0] if hosts else -1,
        is_host=viewer != "" and viewer == table.host,
        watchers=watchers,
        clock=scene_clock(table, now),
        question=scene_question(table),
        settled=table.settled,
        results=scene_results(table),
        next=table.next,
    )


def scene_place(table: Standing, seat: int, is_here: bool) -> ScenePlace:
    place = table.places[seat]
    return ScenePlace(
        who=place.who,
        name=place.name,
        is_taken=place.person != "",
        is_ready=place.is_ready,
        is_here=is_here,
        bot=place.bot,
        why=place.why,
        has_resigned=place.has_resigned,
    )


def scene_clock(table: Standing, now: int) -> SceneClock | None:
    control, clock = table.settings.time, table.clock
    if control.kind == "none" or table.match is None:
        return None
    times = zip(clock.left, clock.since, strict=True)
    return SceneClock(
        kind=control.kind,
        move=clock.move,
        reserve=control.reserve * SECOND,
        now=clock.stopped or now,
        seats=[SceneTime(left=left, since=since) for left, since in times],
    )


def scene_question(table: Standing) -> SceneQuestion | None:
    asked = table.question
    if asked is None:
        return None
    return SceneQuestion(
        number=asked.number,
        about=asked.about,
        seat=asked.seat,
        agreed=asked.agreed,
        needs=table.others(asked.seat),
    )


def scene_results(table: Standing) -> list[Result]:
    """How the match stood when it ended before its time; else its frames tell. Nothing is hidden
    any more: whoever likes takes the match away, and sees all of it.
    """
    is_early = table.match is not None and table.ending in ("agreed", "resigned")
    return results_of(table.playing) if is_early else []


def moments_of(table: Standing, viewer: int) -> list[Moment]:
    """All that a viewer has seen, chapter by chapter, as they saw it then."""
    if table.referee is None:
        return []
    match, chapters = table.playing, table.referee.ledger(viewer).chapters
    return [
        Moment(
            number=number,
            view=match.seen(viewer, place),
            waiting=list(seats_in(match.turns[place].waiting)),
        )
        for number, place in enumerate(chapters)
    ]
