"""Online tables over real calls and sockets: sitting down, playing, agreeing, leaving."""

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from online_here import OnlineHere, online_here
from online_players import Browser, NotAllowed, Seat, gathered, new_table, run
from rejouons import verify
from rejouons.games import OURS
from rejouons.server import presence
from rejouons.views import View

SEATS = {"mark": 2, "ave_cesar": 3, "autoscooter": 2, "macadam": 2, "a_vos_marques": 3}
SHORT: dict[str, dict[str, Any]] = {"ave_cesar": {"races": 1}, "macadam": {"rounds": 2}}


@pytest.fixture(scope="module")
def online(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnlineHere]:
    with online_here(tmp_path_factory.mktemp("data")) as here:
        yield here


async def play_on(people: list[Seat], moves: int, seed: int = 1) -> None:
    """Plays so many moves at random, or to the end."""
    dice = random.Random(seed)
    for _ in range(moves):
        seat = await asked(people)
        if seat is None:
            return
        known = [place.number for place in people]
        await seat.act(dice.choice(seat.legal))
        for place, number in zip(people, known, strict=True):
            if place is seat:
                await place.until(lambda place=place, number=number: place.number != number)  # type: ignore[misc]


async def asked(people: list[Seat]) -> Seat | None:
    """Somebody who is asked, once somebody is; nobody if the match is over."""
    while True:
        for place in people:
            if place.frame.get("results"):
                return None
            if place.legal:
                return place
        await any_news(people)


async def any_news(people: list[Seat]) -> None:
    waiting = [asyncio.ensure_future(place.until_more(len(place.received))) for place in people]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()


def refused_as(error: pytest.ExceptionInfo[NotAllowed]) -> str:
    return error.value.why


# Whole matches


@pytest.mark.parametrize("game", OURS)
def test_a_match_is_played_to_its_end_and_verified(online: OnlineHere, game: str) -> None:
    """What is downloaded then is a save as ever; its dice are those that were committed to."""

    async def evening() -> None:
        people = await gathered(
            online.address, game, ["human"] * SEATS[game], options=SHORT.get(game, {})
        )
        table = people[0].table
        card = people[0].browser.call("GET", f"/api/tables/{table}")
        with pytest.raises(NotAllowed) as early:
            people[0].browser.call("GET", f"/api/tables/{table}/save")
        assert refused_as(early) == "NotOver"
        await play_on(people, 5000)
        for place in people:
            await place.until(lambda place=place: place.scene["phase"] == "over")  # type: ignore[misc]
        _, save = people[0].browser.ask("GET", f"/api/tables/{table}/save")
        match = verify(save.decode(), card["commitment"])
        assert match.over
        assert match.nonces == tuple(f"word {place.seat}" for place in people)
        assert [place.frame["results"] for place in people] == [
            [{"points": p, "rank": r} for p, r in zip(match.scores, match.ranking, strict=True)]
        ] * len(people)

    run(evening())


def test_bots_play_their_seats(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "level:1", "level:1"])
        await play_on(people, 12)
        seats = {chapter["seat"] for chapter in people[0].chapters}
        assert seats >= {0, 1, 2}

    run(evening())


def test_a_bot_whose_process_breaks_down_is_asked_again(
    online: OnlineHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = online.tables.thinkers.choose
    failed: list[str] = []

    async def unlucky(bot: str, view: View, *facts: Any) -> int:
        if len(failed) < 2:
            failed.append(bot)
            raise BrokenProcessPool
        return await choose(bot, view, *facts)

    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "level:1"])
        await play_on(people, 3)
        assert {chapter["seat"] for chapter in people[0].chapters} >= {0, 1}

    monkeypatch.setattr(online.tables.thinkers, "choose", unlucky)
    run(evening())
    assert len(failed) == 2


# Sitting down


def test_a_seat_is_taken_by_its_link_and_moved_to_another_device(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human"])
        table, guest = people[0].table, people[1]
        links = guest.browser.call("GET", f"/api/tables/{table}/links")
        assert list(links) == ["1"]
        phone = Browser(online.address)
        told = phone.call("POST", f"/api/tables/{table}/seats", {"secret": links["1"]})
        assert told == {"seat": 1}
        moved = await phone.sit(table, 1)
        await moved.until(lambda: bool(moved.frame))
        assert moved.frame["view"] == guest.frame["view"]
        await guest.until_closed()
        with pytest.raises(NotAllowed) as void:  # a link opens its seat once
            Browser(online.address).call(
                "POST", f"/api/tables/{table}/seats", {"secret": links["1"]}
            )
        assert refused_as(void) == "BadLink"

    run(evening())


def test_the_host_does_not_know_the_links_of_taken_seats(online: OnlineHere) -> None:
    host, guest = Browser(online.address), Browser(online.address)
    table = new_table(host, "mark", ["human", "human", "level:1"])
    links = host.call("GET", f"/api/tables/{table}/links")
    assert sorted(links) == ["0", "1"]
    guest.call("POST", f"/api/tables/{table}/seats", {"secret": links["1"], "name": "Zoé"})
    assert sorted(host.call("GET", f"/api/tables/{table}/links")) == ["0"]
    assert Browser(online.address).call("GET", f"/api/tables/{table}/links") == {}


@pytest.mark.parametrize(
    "secret", ["", "1.", "1.AAAAAAAAAAAAAAAAAAAAAA", "9.x", "é.x", "-1.x", "0x1.y", "1" * 200]
)
def test_other_links_open_no_seat(online: OnlineHere, secret: str) -> None:
    table = new_table(Browser(online.address), "mark", ["human", "human"])
    with pytest.raises(NotAllowed) as error:
        Browser(online.address).call("POST", f"/api/tables/{table}/seats", {"secret": secret})
    assert refused_as(error) == "BadLink"


def test_a_seat_of_a_listed_table_is_taken_without_a_link(online: OnlineHere) -> None:
    host, guest = Browser(online.address), Browser(online.address)
    private = new_table(host, "mark", ["human", "human"])
    listed = new_table(host, "mark", ["human", "human"], isListed=True)
    found = [card["id"] for card in guest.call("GET", "/api/tables")]
    assert listed in found
    assert private not in found
    with pytest.raises(NotAllowed) as error:
        guest.call("POST", f"/api/tables/{private}/seats", {"seat": 1, "name": "Zoé"})
    assert refused_as(error) == "SeatNotFree"
    guest.call("POST", f"/api/tables/{listed}/seats", {"seat": 1, "name": "Zoé"})
    with pytest.raises(NotAllowed) as error:
        Browser(online.address).call("POST", f"/api/tables/{listed}/seats", {"seat": 1})
    assert refused_as(error) == "SeatNotFree"
    assert [card["id"] for card in guest.call("GET", "/api/tables/mine")] == [listed]


def test_names_are_tidied(online: OnlineHere) -> None:
    host = Browser(online.address)
    name = "  Zo\u0065\u0301 \u202e\n<b>nuit</b>\0 " + "x" * 150
    table = new_table(host, "mark", ["human", "human"], name=name)
    (place, _) = host.call("GET", f"/api/tables/{table}")["seats"]
    assert place["name"] == "Zoé <b>nuit</b> xxxxxxxx"


def test_a_match_begins_with_the_last_who_is_ready(online: OnlineHere) -> None:
    async def evening() -> None:
        host, guest = Browser(online.address), Browser(online.address)
        table = new_table(host, "mark", ["human", "human"])
        first = await host.sit(table, 0)
        await first.order("ready", isReady=True, nonce="mine")
        assert first.scene["phase"] == "gathering"
        links = host.call("GET", f"/api/tables/{table}/links")
        guest.call("POST", f"/api/tables/{table}/seats", {"secret": links["1"], "name": "Zoé"})
        second = await guest.sit(table, 1)
        await first.order("ready", isReady=False)
        await second.order("ready", isReady=True)
        assert not second.frame
        await first.order("ready", isReady=True, nonce="mine")
        await second.until(lambda: bool(second.frame))
        with pytest.raises(NotAllowed) as error:
            await first.order("ready", isReady=True)
        assert refused_as(error) == "HasStarted"

    run(evening())


def test_who_gives_a_seat_up_is_answered_before_the_socket_closes(online: OnlineHere) -> None:
    async def evening() -> None:
        host = Browser(online.address)
        seat = await host.sit(new_table(host, "mark", ["human", "human"]), 0)
        await seat.order("leave")
        await seat.until_closed()

    run(evening())


# Never twice


def test_the_same_action_of_the_same_frame_is_played_once(online: OnlineHere) -> None:
    """A double click, and a second tab."""

    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human"])
        seat = await asked(people)
        assert seat is not None
        tab = await seat.browser.sit(seat.table, seat.seat)
        await tab.until(lambda: bool(tab.frame))
        order = {"number": seat.number, "undone": 0, "action": seat.legal[0]}
        await asyncio.gather(
            seat.order("act", **order), seat.order("act", **order), tab.order("act", **order)
        )
        await tab.until(lambda: tab.number == 1)
        other = next(action for action in seat.frame.get("legal", [9]) or [9])
        with pytest.raises(NotAllowed) as late:
            await seat.order("act", **{**order, "action": other + 1})
        assert refused_as(late) == "Late"
        assert len(online.tables._live[seat.table].table.playing.entries) == 1  # type: ignore[union-attr]

    run(evening())


# Taking back


def test_an_undo_is_asked_refused_withdrawn_and_agreed(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human", "human"])
        await play_on(people, 6)
        (asker, one, other) = rotated(people, await revealed_by(people))
        await asker.undo()
        await other.until(lambda: "question" in other.scene)
        question = other.scene["question"]
        assert (question["about"], question["seat"]) == ("undo", asker.seat)
        assert sorted(question["needs"]) == sorted([one.seat, other.seat])
        await one.answer(False)
        await asker.until(lambda: "question" not in asker.scene)
        assert asker.scene["settled"]["outcome"] == "refused"
        await asker.undo()
        await asker.order("withdraw")
        await other.until(lambda: "settled" in other.scene)
        assert other.scene["settled"]["outcome"] == "withdrawn"
        assert asker.undone == 0

    run(evening())


def test_an_undo_needs_everybody_and_nobody_agrees_for_another(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human", "human"])
        await play_on(people, 6)
        (asker, one, other) = rotated(people, await revealed_by(people))
        before = asker.number
        await asker.undo()
        await one.answer(True)
        for place in (asker, one):
            with pytest.raises(NotAllowed) as error:
                await place.answer(True)
            assert refused_as(error) == "NoQuestion"
        assert (asker.number, asker.undone) == (before, 0)
        await other.answer(True)
        await asker.until(lambda: asker.undone == 1)
        assert asker.number < before
        assert asker.scene["settled"]["outcome"] == "agreed"
        assert asker.frame["takenBack"][0]["seat"] == asker.seat

    run(evening())


def rotated(people: list[Seat], first: int) -> list[Seat]:
    return people[first:] + people[:first]


async def revealed_by(people: list[Seat]) -> int:
    """Who did something that cannot be taken back freely."""
    while True:
        undo = people[0].frame.get("undo", {})
        if undo.get("needs"):
            return int(undo["seat"])
        await play_on(people, 1)


# At the table


def test_talk_reaches_everybody_and_is_only_text(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human"])
        watcher = await Browser(online.address).sit(people[0].table, -1)
        await people[0].order("say", text="<img src=x>\u202e hé\nhé")
        await people[1].order("say", phrase="well-played")
        for place in (*people, watcher):
            await place.until(lambda place=place: len(place.talk) == 2)  # type: ignore[misc]
            assert [line.get("text", "") for line in place.talk] == ["<img src=x> hé hé", ""]
            assert place.talk[1]["phrase"] == "well-played"
        for nothing in ({"text": " \n"}, {"phrase": "any"}):
            with pytest.raises(NotAllowed) as error:
                await people[0].order("say", **nothing)
            assert refused_as(error) == "NothingSaid"
        with pytest.raises(NotAllowed) as error:
            await watcher.order("say", text="psst")
        assert refused_as(error) == "NotYourSeat"

    run(evening())


def test_the_host_pauses_and_nobody_plays_meanwhile(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human"])
        with pytest.raises(NotAllowed) as error:
            await people[1].order("pause")
        assert refused_as(error) == "NotHost"
        await people[0].order("pause")
        seat = await asked(people)
        assert seat is not None
        with pytest.raises(NotAllowed) as error:
            await seat.act(seat.legal[0])
        assert refused_as(error) == "TablePaused"
        with pytest.raises(NotAllowed):
            await people[1].order("resume")
        await people[0].order("resume")
        await seat.act(seat.legal[0])

    run(evening())


def test_a_host_who_has_given_up_holds_nobody_in_a_pause(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human"] * 3)
        await people[0].order("resign")
        await people[0].order("pause")
        await people[1].order("resume")
        assert people[1].scene["phase"] == "playing"

    run(evening())


def test_who_leaves_is_played_by_a_bot_and_comes_back(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human"])
        stays, goes = people
        await goes.order("leave")
        await stays.until(lambda: stays.scene["seats"][1].get("bot", "") != "")
        await play_on([stays], 8)
        with pytest.raises(NotAllowed) as error:
            await goes.act(0)
        assert refused_as(error) == "BotPlays"
        await goes.order("come_back")
        await stays.until(lambda: "bot" not in stays.scene["seats"][1])

    run(evening())


def test_the_host_replaces_who_is_missing(
    online: OnlineHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human"])
        host, missing = people
        with pytest.raises(NotAllowed) as error:
            await host.order("replace", seat=1, by="level:3")
        assert refused_as(error) == "SeatInUse"
        await missing.close()
        await host.until(lambda: not host.scene["seats"][1].get("isHere"))
        for by in ("human", "level:3"):  # who may only have lost the line
            with pytest.raises(NotAllowed) as error:
                await host.order("replace", seat=1, by=by)
            assert refused_as(error) == "SeatJustLeft"
        monkeypatch.setattr(presence, "ABSENCE", 0.0)
        await host.order("replace", seat=1, by="human")
        links = host.browser.call("GET", f"/api/tables/{host.table}/links")
        newcomer = Browser(online.address)
        newcomer.call(
            "POST", f"/api/tables/{host.table}/seats", {"secret": links["1"], "name": "New"}
        )
        seat = await newcomer.sit(host.table, 1)
        await seat.until(lambda: bool(seat.frame))
        assert (await host_sees(host, 1))["name"] == "New"
        again = await missing.browser.sit(host.table, 1)
        await again.until_closed()
        assert not again.frame

    run(evening())


def test_who_lets_a_bot_play_keeps_the_seat_as_long_as_who_is_cut_off(online: OnlineHere) -> None:
    """Or a page that is loaded again would be enough to lose it, and all that it shows."""

    async def evening() -> None:
        host, other = await gathered(online.address, "mark", ["human", "human"])
        await other.order("leave")
        await other.close()
        await host.until(lambda: not host.scene["seats"][1].get("isHere"))
        with pytest.raises(NotAllowed) as error:
            await host.order("replace", seat=1, by="human")
        assert refused_as(error) == "SeatJustLeft"

    run(evening())


@pytest.mark.parametrize("has_left", [False, True])
def test_where_time_is_counted_in_days_who_is_away_is_not_missing(
    online: OnlineHere, monkeypatch: pytest.MonkeyPatch, has_left: bool
) -> None:
    """Before their time has run out, the host gives their seat to nobody."""

    async def evening() -> None:
        monkeypatch.setattr(presence, "ABSENCE", 0.0)
        days = {"kind": "days", "move": 86_400}
        host, other = await gathered(online.address, "mark", ["human", "human"], time=days)
        if has_left:
            await other.order("leave")
        await other.close()
        await host.until(lambda: not host.scene["seats"][1].get("isHere"))
        for by in ("human", "level:3"):
            with pytest.raises(NotAllowed) as error:
                await host.order("replace", seat=1, by=by)
            assert refused_as(error) == "TimeRuns"

    run(evening())


async def host_sees(host: Seat, seat: int) -> dict[str, Any]:
    await host.until(lambda: bool(host.scene["seats"][seat].get("isHere")))
    found: dict[str, Any] = host.scene["seats"][seat]
    return found


def test_a_table_ends_by_agreement_or_when_one_of_two_resigns(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human"])
        await people[0].order("end")
        await people[1].until(lambda: "question" in people[1].scene)
        await people[1].answer(True)
        await people[0].until(lambda: people[0].scene["phase"] == "over")
        assert people[0].scene["ending"] == "agreed"
        people = await gathered(online.address, "mark", ["human", "human"])
        await people[1].order("resign")
        await people[0].until(lambda: people[0].scene["phase"] == "over")
        assert people[0].scene["ending"] == "resigned"
        _, save = people[0].browser.ask("GET", f"/api/tables/{people[0].table}/save")
        assert json.loads(save)["over"] is False

    run(evening())


def test_the_same_people_meet_again_one_seat_on(online: OnlineHere) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", ["human", "human", "level:1"])
        browser = people[0].browser
        with pytest.raises(NotAllowed) as error:
            browser.call("POST", f"/api/tables/{people[0].table}/rematch")
        assert refused_as(error) == "NotOver"
        await people[0].until(lambda: 2 not in people[0].frame["waiting"])  # a bot would go on
        await people[0].order("end")
        await people[1].answer(True)
        again = browser.call("POST", f"/api/tables/{people[0].table}/rematch")["table"]
        other = people[1].browser.call("POST", f"/api/tables/{people[0].table}/rematch")["table"]
        assert again == other
        await people[1].until(lambda: people[1].scene.get("next") == again)
        card = browser.call("GET", f"/api/tables/{again}")
        assert [seat["who"] for seat in card["seats"]] == ["level:1", "human", "human"]
        assert [seat.get("name", "") for seat in card["seats"]] == ["", "Host", "P1"]
        assert card["mine"] == [1]

    run(evening())
