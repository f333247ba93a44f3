"""The app's files, as a server gives them."""

import gzip
from http import HTTPStatus
from pathlib import Path

import pytest

from rejouons.errors import Unavailable
from rejouons.server.serving import AppServer
from rejouons.web.files import ASK_AGAIN, FOR_EVER, UNKNOWN_TYPE, load
from serving_here import BROTLI, FILES, OWN_HOST, PAGE, answer_to, ask, status_of

GZIP = {"Accept-Encoding": "gzip, deflate, br"}


@pytest.mark.parametrize("path", ["/", "/index.html", "/?lang=fr", "/index.html#mark"])
def test_the_first_page(server: AppServer, path: str) -> None:
    reply = ask(server, path)
    assert reply.status == HTTPStatus.OK
    assert reply.body.decode() == PAGE
    assert reply.headers["Content-Length"] == str(len(PAGE))


@pytest.mark.parametrize(
    ("path", "type_", "caching"),
    [
        ("/index.html", "text/html; charset=utf-8", ASK_AGAIN),
        ("/sw.js", "text/javascript; charset=utf-8", ASK_AGAIN),
        ("/manifest.webmanifest", "application/manifest+json", ASK_AGAIN),
        ("/favicon.svg", "image/svg+xml; charset=utf-8", ASK_AGAIN),
        ("/assets/app-3f2a.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/mark-91bc.wasm", "application/wasm", FOR_EVER),
        ("/assets/text-77d0.woff2", "font/woff2", FOR_EVER),
    ],
)
def test_types_and_caching(server: AppServer, path: str, type_: str, caching: str) -> None:
    reply = ask(server, path)
    assert reply.headers["Content-Type"] == type_
    assert reply.headers["Cache-Control"] == caching
    assert reply.body == FILES[path.removeprefix("/")]


@pytest.mark.parametrize("path", ["/", "/assets/app-3f2a.js", "/assets/mark-91bc.wasm"])
def test_packed_where_accepted(server: AppServer, path: str) -> None:
    plain, packed = ask(server, path), ask(server, path, headers=GZIP)
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Content-Length"] == str(len(packed.body))
    assert gzip.decompress(packed.body) == plain.body
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"


def test_what_the_build_packed_goes_before_gzip(server: AppServer) -> None:
    packed = ask(server, "/assets/board-5e1d.js", headers=GZIP)
    assert packed.headers["Content-Encoding"] == "br"
    assert packed.body == BROTLI
    without = ask(server, "/assets/board-5e1d.js", headers={"Accept-Encoding": "gzip"})
    assert without.headers["Content-Encoding"] == "gzip"
    assert ask(server, "/assets/board-5e1d.js.br").status == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("path", ["/assets/text-77d0.woff2", "/favicon.svg"])
def test_not_packed_where_it_gains_nothing(server: AppServer, path: str) -> None:
    assert "Content-Encoding" not in ask(server, path, headers=GZIP).headers


def test_what_has_not_changed_is_not_sent_again(server: AppServer) -> None:
    first = ask(server, "/")
    again = ask(server, "/", headers={"If-None-Match": first.headers["ETag"], **GZIP})
    assert again.status == HTTPStatus.NOT_MODIFIED
    assert again.body == b""
    assert again.headers["ETag"] == first.headers["ETag"]
    other = ask(server, "/sw.js", headers={"If-None-Match": first.headers["ETag"]})
    assert other.status == HTTPStatus.OK


@pytest.mark.parametrize("tags", ["*", '"other", *', "{tag}", '"other",{tag}'])
def test_what_a_browser_has_is_not_sent_again(server: AppServer, tags: str) -> None:
    tag = ask(server, "/").headers["ETag"]
    reply = ask(server, "/", headers={"If-None-Match": tags.format(tag=tag)})
    assert reply.status == HTTPStatus.NOT_MODIFIED


@pytest.mark.parametrize("path", ["/", "/missing"])
def test_head_is_get_without_the_body(server: AppServer, path: str) -> None:
    got, head = ask(server, path), ask(server, path, "HEAD")
    assert head.status == got.status
    assert head.headers["Content-Length"] == str(len(got.body))
    assert head.body == b""


@pytest.mark.parametrize(
    "path",
    [
        "/missing",
        "/assets",
        "/assets/",
        "/index.html/",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
        "//index.html",
        "/index.html%00",
        "/index.html%ff",
    ],
)
def test_nothing_else_is_served(server: AppServer, path: str) -> None:
    assert ask(server, path).status == HTTPStatus.NOT_FOUND


def test_what_is_no_address_is_refused(server: AppServer) -> None:
    assert status_of(answer_to(server, b"GET //[x HTTP/1.1\r\n" + OWN_HOST)) >= 400


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_a_file_is_only_read(server: AppServer, method: str) -> None:
    ours = {"Sec-Fetch-Site": "same-origin"}
    reply = ask(server, "/sw.js", method, headers=ours)
    assert reply.status == HTTPStatus.METHOD_NOT_ALLOWED
    assert reply.headers["Allow"] == "GET, HEAD"


def test_the_built_app_holds_no_file_of_unknown_type() -> None:
    assert not [path for path, file in load().items() if file.type == UNKNOWN_TYPE]


def test_an_app_that_is_not_built(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="not built"):
        load(tmp_path / "nowhere")
