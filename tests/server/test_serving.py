"""`rejouons serve`, from its command to its end."""

import queue
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from litestar import Litestar
from websockets.sync.client import connect

from rejouons.cli import BAD_INPUT, main
from rejouons.errors import Unavailable
from rejouons.server import serving
from rejouons.server.app import make_app
from rejouons.server.ports import listen
from rejouons.server.serving import AppServer
from rejouons.web import HOST
from rejouons.web.files import load
from serving_here import OWN_HOST, PATIENCE, opened, running

COMMAND = """
import sys
from pathlib import Path
from litestar import asgi
from rejouons.cli import main
from rejouons.server import serving
from rejouons.server.app import make_app
from rejouons.server.asgi import Receive, Scope, Send
from rejouons.web import files

@asgi("/live/{table:str}", copy_scope=False)
async def stubborn(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await receive()

app = files.load(Path(sys.argv[1]))
serving.load = lambda: app
serving.make_app = lambda files, names, handlers, *more: make_app(
    files, names, [*handlers, stubborn], *more
)
sys.argv = ["rejouons", "serve", "--port", "0", "--no-browser", *sys.argv[2:]]
main()
"""


@pytest.fixture(autouse=True)
def _small_app(app: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(serving, "load", lambda: load(app))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize(("language", "words"), [("en", "No server can"), ("fr", "Aucun serveur")])
def test_the_command_opens_nothing_without_a_host(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    with pytest.raises(SystemExit) as end:
        main(["serve", "--host", "", "--no-browser"])
    assert end.value.code == BAD_INPUT
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("host", [HOST, "localhost", "0.0.0.0"])
def test_a_rejouons_that_is_open_already_is_opened_again(
    server: AppServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str
) -> None:
    """At another address the browser would show none of its matches."""
    told: list[Any] = []
    monkeypatch.setattr(serving, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "open", told.append)
    port = server.listening.getsockname()[1]
    serving.serve(host, port, True, lambda *words: told.append(words), data=tmp_path)
    assert told == [(server.address, False), server.address]


@pytest.mark.parametrize(("language", "word"), [("en", "already"), ("fr", "déjà")])
def test_the_command_says_that_it_is_open_already(
    server: AppServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    word: str,
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    with pytest.raises(SystemExit) as end:
        main(["serve", "--port", str(server.listening.getsockname()[1]), "--no-browser"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert server.address in said
    assert word in said


@pytest.mark.parametrize(
    ("language", "host", "words"),
    [
        ("en", "0.0.0.0", ["is open at", "All who can reach this machine"]),
        ("fr", "0.0.0.0", ["est ouvert", "Toute personne qui peut joindre cette machine"]),
        ("en", HOST, ["is open at"]),
    ],
)
def test_the_command_says_what_it_means_to_let_others_in(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    host: str,
    words: list[str],
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    monkeypatch.setattr(AppServer, "serve_on", lambda _: None)
    with pytest.raises(SystemExit):
        main(["serve", "--port", "0", "--host", host, "--no-browser"])
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(words)
    for line, part in zip(said, words, strict=True):
        assert part in line


@pytest.mark.parametrize("given", [[], ["--data", "elsewhere"]])
def test_the_folder_of_the_tables_is_passed_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: list[str]
) -> None:
    folders: list[Path] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(serving, "online_in", folders.append)
    monkeypatch.setattr(serving, "app_of", lambda *_: None)
    monkeypatch.setattr(AppServer, "serve_on", lambda _: None)
    with pytest.raises(SystemExit):
        main(["serve", "--port", "0", "--no-browser", *given])
    assert folders == [Path("elsewhere") if given else tmp_path / "rejouons"]


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert serving.has_screen() == expected


def test_the_browser_is_opened_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened_there: queue.Queue[str] = queue.Queue()
    announced: list[tuple[str, bool]] = []
    monkeypatch.setattr(serving, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "open", opened_there.put)
    monkeypatch.setattr(AppServer, "serve_on", lambda _: None)
    serving.serve(HOST, 0, True, lambda *words: announced.append(words), data=tmp_path)
    assert announced == [(opened_there.get(timeout=PATIENCE), True)]


# Beginning and end


def test_what_fails_before_the_app_serves_is_told(app: Path) -> None:
    @asynccontextmanager
    async def failing(_: Litestar) -> AsyncIterator[None]:
        raise Unavailable("AppNotBuilt")
        yield

    with listen(HOST, 0) as listening:
        server = AppServer(listening, make_app(load(app), {HOST}, lifespan=[failing]))
        with pytest.raises(Unavailable, match="not built"):
            server.serve_on()


def test_what_the_app_opens_is_closed_at_the_end(app: Path) -> None:
    happened: list[str] = []

    @asynccontextmanager
    async def noted(_: Litestar) -> AsyncIterator[None]:
        happened.append("opened")
        yield
        happened.append("closed")

    with running(make_app(load(app), {HOST}, lifespan=[noted])) as server, opened(server) as one:
        one.sendall(b"GET / HTTP/1.1\r\n" + OWN_HOST)
        assert one.recv(1)
        assert happened == ["opened"]
    assert happened == ["opened", "closed"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_command_tells_its_address_and_ends_quietly(app: Path, number: signal.Signals) -> None:
    """However many are connected: silent, in the midst of a request, or at a table."""
    command = [sys.executable, "-c", COMMAND, str(app)]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        told = re.search(r"http://([\d.]+):(\d+)/", process.stdout.readline())
        assert told is not None
        place = (told[1], int(told[2]))
        token = {"Authorization": "Bearer 3f2a"}
        live = connect(f"ws://{told[1]}:{told[2]}/live/x", additional_headers=token, proxy=None)
        with (
            live,
            socket.create_connection(place, timeout=PATIENCE),
            socket.create_connection(place, timeout=PATIENCE) as slow,
        ):
            slow.sendall(b"GET / HTTP/1.1\r\nContent-Length: 5\r\n" + OWN_HOST)
            process.send_signal(number)
            try:
                _, complaint = process.communicate(timeout=PATIENCE)
            finally:
                process.kill()
    assert process.returncode == (0 if number == signal.SIGINT else 128 + number)
    assert complaint == ""
