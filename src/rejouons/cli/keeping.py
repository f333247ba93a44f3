"""Where matches are kept: each in a file of its own, which is whole at any moment.

The file of a match is locked as long as somebody plays it, so that nobody else writes there. The
system lets go of a lock when its program ends, however it ends. Each state of a match is written
beside its file and then takes the file's place, with a lock of its own.
"""

import errno
import json
import os
import secrets
import shutil
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

try:
    import fcntl
except ImportError:  # Windows: there nothing hinders two programs
    fcntl = None  # type: ignore[assignment]

from rejouons.errors import BadOption, BadSave
from rejouons.saves import LONGEST, parse_save

if TYPE_CHECKING:
    from rejouons.match import Match

BESIDE = ".new"  # ends the name of what will take a file's place
FILE_RIGHTS = 0o666  # less what the person's own settings take away
WITHOUT_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EINVAL)  # some network drives
AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # a pipe is no match, and nobody waits for its writer
TRIES, PAUSE = 5, 0.05  # a list of matches holds each lock for a moment
GROWING = ("actions", "over", "scores", "ranking", "story")  # of a save, with each move


def folder() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(home):  # it would be another place in each folder
        home = os.path.abspath(os.path.join(os.path.expanduser("~"), ".local", "share"))
    return Path(home) / "rejouons"


def files(pattern: str) -> list[Path]:
    """The files of the folder with such a name; none where there can be no such folder."""
    try:
        return sorted(folder().glob(pattern))
    except OSError:  # a name that is too long
        return []


def new_file(game: str) -> Path:
    """A file that no other match has: the same seed may be played twice."""
    sweep()
    while True:
        file = folder() / f"{game}-{time.strftime('%Y-%m-%d')}-{secrets.token_hex(4)}.json"
        if not os.path.exists(file):
            return file


class Kept:
    """The file of a match, which nobody else writes meanwhile."""

    def __init__(self, file: Path, lock: int | None = None) -> None:
        self.file = Path(os.path.realpath(file))  # what a link leads to stays there
        self._lock = lock  # of the file as it stands
        self._written = ""  # what it holds, as far as we know

    @classmethod
    def found(cls, file: Path) -> "Kept":
        """A match that was left, to go on with in the same file."""
        try:
            return cls(file, locked(file, os.O_RDONLY))
        except BlockingIOError as error:
            raise BadOption("OpenElsewhere", file=file) from error
        except (OSError, ValueError) as error:
            raise BadSave("NoFile", file=file, why=reason(error)) from error

    def text(self) -> str:
        """What the file holds."""
        self._written = text_of(self.file)
        return self._written

    def write(self, text: str) -> None:
        """Writes the match as it stands; once this returns, nothing can take it away."""
        if text == self._written:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            lock = self._replaced(text)
        except (OSError, ValueError) as error:
            raise BadOption("CannotWrite", file=self.file, why=reason(error)) from error
        self.let_go()
        self._lock, self._written = lock, text

    def let_go(self) -> None:
        """Lets others write the file."""
        if self._lock is not None:
            os.close(self._lock)
        self._lock = None

    def _replaced(self, text: str) -> int | None:
        """Puts a text in place of the file, and returns its lock."""
        beside = self.file.with_name(f".{self.file.name}.{secrets.token_hex(4)}{BESIDE}")
        lock = locked(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL)  # nobody's, and no link
        try:
            fill(lock, text)
            with suppress(OSError):  # there is none yet
                shutil.copymode(self.file, beside)
            if fcntl is None:  # nor can what is open be renamed there
                os.close(lock)
            beside.replace(self.file)
        except BaseException:
            beside.unlink(missing_ok=True)
            with suppress(OSError):
                os.close(lock)
            raise
        sync(self.file.parent)
        return lock if fcntl else None


def text_of(file: Path) -> str:
    """The text of a saved match; no more is read of a file than the longest one can have."""
    try:
        with open(file, "rb") as stream:
            content = stream.read(LONGEST + 1)
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BadSave("BadSaveForeign") from error
    except (OSError, ValueError) as error:  # a name can be none
        raise BadSave("NoFile", file=file, why=reason(error)) from error
    if len(content) > LONGEST:
        raise BadSave("BadSaveTooLong", most=LONGEST)
    return text


def save_copy(file: Path, match: "Match", kept: Kept) -> None:
    """Saves a match where the person says, but over nothing except an earlier copy of it."""
    try:
        copy = Kept(file)
    except ValueError as error:  # no name of a file
        raise BadOption("CannotWrite", file=file, why=error) from error
    if copy.file == kept.file:
        return
    if os.path.exists(file):
        if not is_earlier(file, match):
            raise BadOption("FileTaken", file=file)
        copy = Kept.found(file)
    copy.write(match.save())
    copy.let_go()


def is_earlier(file: Path, match: "Match") -> bool:
    """Whether a file holds the match as it is or was."""
    try:
        before, now = parse_save(text_of(file)), json.loads(match.save())
    except BadSave:
        return False
    done = before.get("actions")
    terms = (key for key in now if key not in GROWING)
    is_this = all(before.get(key) == now[key] for key in terms)
    return is_this and isinstance(done, list) and now["actions"][: len(done)] == done


def sweep() -> None:
    """Takes away what programs that were killed had begun to write."""
    for beside in files(f".*{BESIDE}"):
        with suppress(OSError):  # somebody is writing it
            lock = locked(beside, os.O_RDONLY, tries=1)
            beside.unlink()
            os.close(lock)


def is_open(file: Path) -> bool:
    """Whether a program plays the match of a file."""
    try:
        os.close(locked(file, os.O_RDONLY, tries=1))
    except BlockingIOError:
        return True
    except OSError:  # it is gone by now
        return False
    return False


# What the system does


def locked(path: Path, flags: int, tries: int = TRIES) -> int:
    """Opens a file and locks it, or raises BlockingIOError; it may be replaced meanwhile."""
    while True:
        opened = os.open(path, flags | AT_ONCE, FILE_RIGHTS)
        try:
            if not stat.S_ISREG(os.fstat(opened).st_mode):
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
            lock(opened, tries)
        except BaseException:
            os.close(opened)
            raise
        if is_at(path, opened):
            return opened
        os.close(opened)


def lock(opened: int, tries: int) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if tries == 1:
            raise
        time.sleep(PAUSE)
        lock(opened, tries - 1)
    except OSError as error:
        if error.errno not in WITHOUT_LOCKS:
            raise


def is_at(path: Path, opened: int) -> bool:
    """Whether an open file still stands where it was opened."""
    try:
        return os.path.samestat(os.fstat(opened), path.stat())
    except FileNotFoundError:
        return False


def fill(opened: int, text: str) -> None:
    """Makes a text all that an open file holds, down to the disk."""
    os.ftruncate(opened, 0)
    with open(opened, "wb", closefd=False) as stream:
        stream.write(text.encode())
    os.fsync(opened)


def sync(place: Path) -> None:
    """Writes a folder's own list of files to the disk, where that can be done."""
    with suppress(OSError):
        opened = os.open(place, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
