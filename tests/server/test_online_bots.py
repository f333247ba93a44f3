"""Bots of others: the example of the documents plays a whole match, by REST."""

import asyncio
import importlib.util
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

from online_here import OnlineHere, online_here
from online_players import Browser, NotAllowed, gathered, new_table, run
from rejouons.server import presence

EXAMPLE = Path(__file__).parents[2] / "docs/examples/online_bot.py"


@pytest.fixture(scope="module")
def online(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnlineHere]:
    with online_here(tmp_path_factory.mktemp("data")) as here:
        yield here


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("online_bot", EXAMPLE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_plays_a_match(online: OnlineHere, example: Any) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "autoscooter", ["human", "human"])
        table = people[0].table
        tokens = [
            place.browser.call("POST", f"/api/tables/{table}/token")[str(place.seat)]
            for place in people
        ]
        results = await asyncio.gather(
            *(asyncio.to_thread(example.play, online.address, table, token) for token in tokens)
        )
        assert results[0] == results[1]
        assert sorted(result["rank"] for result in results[0])[0] == 1

    run(evening())


def test_a_position_tells_what_the_seat_may_know(online: OnlineHere) -> None:
    async def evening() -> None:
        first = {"first_player": "seat_1"}  # or else they might have to bid for it
        people = await gathered(online.address, "mark", ["human", "human"], options=first)
        place, table = next(place for place in people if place.legal), people[0].table
        token = place.browser.call("POST", f"/api/tables/{table}/token")[str(place.seat)]
        headers = {"Authorization": f"Bearer {token}"}
        stranger = Browser(online.address)
        told = stranger.call("GET", f"/api/tables/{table}/view?lang=fr", **headers)
        assert (told["seat"], told["number"], told["phase"]) == (
            place.seat,
            place.number,
            "playing",
        )
        assert [choice["action"] for choice in told["actions"]] == place.legal
        assert told["state"]["num_players"] == 2
        assert told["state"]["dice"]["lanes"] == [0, 0, 0, 0]
        assert told["actions"][0]["text"].startswith("Prendre")
        strange = stranger.call("GET", f"/api/tables/{table}/view?number=-9&lang=fr", **headers)
        assert strange == told

    run(evening())


@pytest.mark.parametrize("token", ["", "0.", "0.AAAAAAAAAAAAAAAAAAAAAA", "7.x", "nonsense"])
def test_other_tokens_open_nothing(online: OnlineHere, token: str) -> None:
    table = new_table(Browser(online.address), "mark", ["human", "human"])
    with pytest.raises(NotAllowed) as error:
        Browser(online.address).call(
            "GET", f"/api/tables/{table}/view", Authorization=f"Bearer {token}"
        )
    assert error.value.why == "BadToken"
    with pytest.raises(NotAllowed) as error:
        Browser(online.address).call("POST", f"/api/tables/{table}/token")
    assert error.value.why == "NotYourSeat"


def test_no_action_is_longer_than_one_can_be(online: OnlineHere) -> None:
    table = new_table(Browser(online.address), "mark", ["human", "human"])
    move = {"number": 0, "undone": 0, "action": "x" * 100_000}
    with pytest.raises(NotAllowed) as error:
        Browser(online.address).call("POST", f"/api/tables/{table}/actions", move)
    assert error.value.status == HTTPStatus.BAD_REQUEST


def test_a_seat_that_changes_hands_tells_its_former_owner_nothing_more(
    online: OnlineHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in an answer that they have been waiting for since before."""

    async def evening() -> None:
        host, friend = await gathered(online.address, "macadam", ["human", "human"])
        table = host.table
        monkeypatch.setattr(presence, "ABSENCE", 0.0)
        token = friend.browser.call("POST", f"/api/tables/{table}/token")["1"]
        path = f"/api/tables/{table}/view?number={friend.number}&wait=25"
        headers = {"Authorization": f"Bearer {token}"}
        waiting = asyncio.create_task(
            asyncio.to_thread(friend.browser.call, "GET", path, **headers)
        )
        while online.tables._live[table].news is None:
            await asyncio.sleep(0.01)
        await friend.close()
        await host.until(lambda: not host.scene["seats"][1].get("isHere"))
        await host.order("replace", seat=1, by="human")
        with pytest.raises(NotAllowed) as error:
            await waiting
        assert error.value.why == "BadToken"

    run(evening())


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE"])
def test_a_table_s_socket_answers_no_requests(online: OnlineHere, method: str) -> None:
    status, _ = Browser(online.address).ask(method, "/live/0123456789abcdef0123?seat=0")
    assert status == HTTPStatus.UPGRADE_REQUIRED
