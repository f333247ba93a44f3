"""The app's files, from memory."""

import asyncio
from collections.abc import Mapping
from http import HTTPStatus

from rejouons.server.asgi import HTTP, App, Receive, Scope, Send, answer, encoded, refuse, values_of
from rejouons.web.files import ENCODINGS, START, AppFile

READING = ("GET", "HEAD")


class Files:
    """Answers for the files; whatever else is asked for goes on to another app."""

    def __init__(self, files: Mapping[str, AppFile], otherwise: App) -> None:
        self.files = files
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self.asked_for(scope) if scope["type"] == HTTP else None
        if file is None:
            await self.otherwise(scope, receive, send)
        elif scope["method"] not in READING:
            await refuse(scope, send, HTTPStatus.METHOD_NOT_ALLOWED, Allow=", ".join(READING))
        elif is_known(file, ",".join(values_of(scope, b"if-none-match"))):
            await not_modified(file, send)
        else:
            await found(file, scope, send)

    def asked_for(self, scope: Scope) -> AppFile | None:
        """By its very path: nothing is looked up anywhere else."""
        path = scope["path"]
        return self.files.get(START if path == "/" else path)


async def not_modified(file: AppFile, send: Send) -> None:
    about = encoded(validation(file))
    await send({"type": "http.response.start", "status": 304, "headers": about})
    await send({"type": "http.response.body", "body": b""})


async def found(file: AppFile, scope: Scope, send: Send) -> None:
    about = {"Content-Type": file.type, **validation(file)}
    content = file.content
    for encoding in accepted(",".join(values_of(scope, b"accept-encoding"))):
        packed = await asyncio.to_thread(file.packed, encoding)  # the first time it takes a while
        if packed is not None:
            about["Content-Encoding"] = encoding
            content = packed
            break
    await answer(scope, send, HTTPStatus.OK, encoded(about), content)


def validation(file: AppFile) -> dict[str, str]:
    return {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}


def is_known(file: AppFile, tags: str) -> bool:
    """Whether a browser has this content already, by the tags it names."""
    return any(tag.strip() in ("*", file.tag) for tag in tags.split(","))


def accepted(encodings: str) -> list[str]:
    """Offers with a quality are passed over: no browser makes them, and plain is always right."""
    offered = [encoding.strip() for encoding in encodings.split(",")]
    return [encoding for encoding in ENCODINGS if encoding in offered]
