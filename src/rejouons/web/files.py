"""The files of the built app, in memory, each with what a browser is told about it."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rejouons.errors import Unavailable

APP = Path(__file__).parent.parent / "built" / "web"
START = "/index.html"
ENCODINGS = ("br", "gzip")  # the smaller first

TYPES = {  # by suffix; systems disagree about some, so none is asked
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
UNKNOWN_TYPE = "application/octet-stream"
BROTLI = ".br"  # the build lays what it packed beside what it packed
PACKED_ALREADY = {".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff", ".woff2"}

TAG = 16  # letters of a hash: enough to tell the versions of a file apart
HASHED = "/assets/"  # the names in here change whenever the content does
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class AppFile:
    """One file, under the path a browser asks for."""

    path: str
    content: bytes
    brotli: bytes | None = None  # the content in Brotli, where the build packed it

    @property
    def suffix(self) -> str:
        return Path(self.path).suffix

    @property
    def type(self) -> str:
        return TYPES.get(self.suffix, UNKNOWN_TYPE)

    @property
    def caching(self) -> str:
        return FOR_EVER if self.path.startswith(HASHED) else ASK_AGAIN

    @cached_property
    def tag(self) -> str:
        """A weak one: it stands for the content, packed or not."""
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:TAG]}"'

    def packed(self, encoding: str) -> bytes | None:
        """The content in an encoding, where that makes it smaller."""
        return self.brotli if encoding == "br" else self.gzip

    @cached_property
    def gzip(self) -> bytes | None:
        if self.suffix in PACKED_ALREADY:
            return None
        packed = gzip.compress(self.content, mtime=0)
        return packed if len(packed) < len(self.content) else None


def load(folder: Path = APP) -> dict[str, AppFile]:
    """Every file of the app by its path; nothing else can ever be served."""
    found = (file for file in sorted(folder.rglob("*")) if file.is_file())
    contents = {"/" + file.relative_to(folder).as_posix(): file.read_bytes() for file in found}
    if START not in contents:
        raise Unavailable("AppNotBuilt")
    return {
        path: AppFile(path, content, contents.get(path + BROTLI))
        for path, content in contents.items()
        if not path.endswith(BROTLI)
    }
