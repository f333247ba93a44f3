"""The server's calls, as a browser makes them: JSON, a cookie, a page of its own."""

import asyncio
import json
from types import TracebackType
from typing import Any, Self

from bench.online.sockets import HOST

HEAD_END = b"\r\n\r\n"


class Line:
    """One connection, on which one call follows the other."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(HOST, self.port)
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._writer.close()

    async def call(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[Any, str]:
        """What was answered, and who we are from now on if the answer says so."""
        content = b"" if body is None else json.dumps(body).encode()
        at = f"{HOST}:{self.port}"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        )
        head += f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
        self._writer.write(head.encode() + content)
        status, headers = head_of(await self._reader.readuntil(HEAD_END))
        answer = await self._reader.readexactly(int(headers.get("content-length", 0)))
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer.decode()}")
        return json.loads(answer), headers.get("set-cookie", "").partition(";")[0] or cookie


def head_of(data: bytes) -> tuple[int, dict[str, str]]:
    first, *lines = data.decode("latin-1").strip().split("\r\n")
    pairs = (line.partition(":") for line in lines)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}
