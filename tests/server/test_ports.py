"""Where a server listens."""

import socket
import threading
from collections.abc import Iterator

import pytest

from rejouons.errors import Unavailable
from rejouons.server import ports
from rejouons.server.ports import address_of, is_for_others, listen
from rejouons.web import HOST


@pytest.mark.parametrize("host", ["", " ", "no.such.host.invalid", "192.0.2.1", "x" * 300, "::1"])
def test_a_host_that_is_none_is_refused(host: str) -> None:
    with pytest.raises(Unavailable, match="No server can be opened at"):
        listen(host, 0)


def test_a_port_that_is_forbidden_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("rejouons.server.ports.socket.bind", refuse)  # root could
    with pytest.raises(Unavailable, match="does not let you use port 80:"):
        listen(HOST, 80)


@pytest.fixture(params=[b"", b"220 mail\r\n", b"HTTP/1.0 200 OK\r\nServer: Other\r\n\r\n"])
def stranger(request: pytest.FixtureRequest) -> Iterator[int]:
    """A port that another program holds, and what that one answers."""
    with socket.create_server((HOST, 0)) as taken:
        threading.Thread(target=answer_once, args=[taken, request.param], daemon=True).start()
        yield taken.getsockname()[1]


def answer_once(taken: socket.socket, words: bytes) -> None:
    connection, _ = taken.accept()
    with connection:
        connection.sendall(words)


def test_a_port_of_a_stranger_gives_way_to_the_next(stranger: int) -> None:
    with listen(HOST, stranger) as other:
        assert stranger < int(other.getsockname()[1]) < stranger + ports.PORTS_TRIED


def test_all_ports_taken(monkeypatch: pytest.MonkeyPatch, stranger: int) -> None:
    monkeypatch.setattr(ports, "PORTS_TRIED", 1)
    with pytest.raises(Unavailable, match=str(stranger)):
        listen(HOST, stranger)


def test_every_address_of_this_machine_is_announced_as_one_that_can_be_opened() -> None:
    assert address_of("0.0.0.0", 8737) == f"http://{HOST}:8737/"
    assert address_of("localhost", 8737) == f"http://{HOST}:8737/"


@pytest.mark.parametrize(
    ("host", "expected"),
    [(HOST, False), ("localhost", False), ("127.0.0.2", False), ("0.0.0.0", True)],
)
def test_whether_others_are_let_in(host: str, expected: bool) -> None:
    assert is_for_others(host) == expected
