"""Compiled rules on disk: used where they are whole and ours, done without wherever they are not.

What lies in a cache is machine code in a pickle. Damaged, it would not raise but run astray; laid
there by somebody else, it would be their program. So a folder must be ours alone, every file
carries a checksum, and whatever cannot be read is compiled anew and written over.
"""

import hashlib
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any

import numba
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    NullCache,
    UserProvidedCacheLocator,
)

from rejouons.kernel.ready import is_usable, note_ready

DIGEST = hashlib.sha256().digest_size  # bytes in front of a file

_locating = Lock()  # Numba is told the folder in one place, for all threads and games


# Files


def sealed(content: bytes) -> bytes:
    """What is to be kept, behind its digest."""
    return hashlib.sha256(content).digest() + content


def unsealed(written: bytes) -> bytes:
    """What was kept, if it is whole."""
    if sealed(written[DIGEST:]) != written:
        raise OSError("damaged")
    return written[DIGEST:]


class CheckedFile(IndexDataCacheFile):  # type: ignore[misc]  # Numba is not typed
    """An index and data files, each behind the digest of what it holds."""

    def save(self, key: Any, data: Any) -> None:
        super().save(key, (key, data))

    def load(self, key: Any) -> Any:
        """What was kept under a key; of two processes, one may have overwritten the other's."""
        kept, data = super().load(key) or (None, None)
        return data if kept == key else None

    def _load_index(self) -> Any:
        try:
            stamp, overloads = self._read(self._index_path)
        except OSError:
            return {}
        return overloads if stamp == self._source_stamp else {}

    def _save_index(self, overloads: Any) -> None:
        self._write(self._index_path, (self._source_stamp, overloads))

    def _load_data(self, name: str) -> Any:
        return self._read(self._data_path(name))

    def _save_data(self, name: str, data: Any) -> None:
        self._write(self._data_path(name), data)

    def _read(self, path: str) -> Any:
        return pickle.loads(unsealed(Path(path).read_bytes()))

    def _write(self, path: str, value: Any) -> None:
        with self._open_for_write(path) as file:
            file.write(sealed(self._dump(value)))


class Locator(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba is not typed
    """Looks in the folder given and nowhere else; one that can only be read is of use as well."""

    def ensure_cache_path(self) -> None:
        with suppress(OSError):
            os.makedirs(self.get_cache_path(), exist_ok=True)


class Located(CompileResultCacheImpl):  # type: ignore[misc]  # Numba is not typed
    _locator_classes = (Locator,)


class RuleCache(FunctionCache):  # type: ignore[misc]  # Numba is not typed
    """The cache of one rule, which never keeps it from being compiled and called."""

    _impl_class = Located

    def __init__(self, function: FunctionType, folder: Path) -> None:
        super().__init__(function)
        self._function, self._folder = function, folder
        self._cache_file = CheckedFile(
            self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp()
        )

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # whatever it is, compiling mends it
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
            note_ready(self._folder, self._function)
        except Exception:  # a full disk, say, or a request to end that came meanwhile
            self.disable()


def rule_cache(folder: Path | None) -> Callable[[FunctionType], Any]:
    """Makes the caches of rules in a folder, or what stands for one where there is none to use."""
    if folder is None or not is_usable(folder):
        return lambda _: NullCache()

    def cache_of(function: FunctionType) -> Any:
        with _locating:
            before = numba.config.CACHE_DIR
            numba.config.CACHE_DIR = str(folder)
            try:
                return RuleCache(function, folder)
            except (RuntimeError, OSError):  # its source is no file, say
                return NullCache()
            finally:
                numba.config.CACHE_DIR = before

    return cache_of
