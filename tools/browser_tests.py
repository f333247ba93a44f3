"""Runs the app's browser tests in the Chromium of this machine.

Its headless shell goes before the whole of it: that is the same engine without the browser's own
windows, which cost as much for each test as the app does. Where there is none, Debian's package is
installed if that takes no password. Without any Chromium the tests are skipped, and said to be;
under CI that is a failure.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from rejouons.web.npm import npm

SHELL = "chromium-headless-shell"  # also of Debian's packages
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
HOW_TO_GET_ONE = (
    "Install Chromium or Google Chrome (on Debian: apt-get install chromium-headless-shell), "
    "or name one: CHROMIUM=/path/to/chromium make test"
)


def main() -> int:
    chromium = find() or install()
    if chromium is None:
        return without_chromium()
    os.environ["CHROMIUM"] = chromium
    with TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder  # the servers' tables are none of this person's
        return npm("run", "--silent", "test:browser", "--", *sys.argv[1:])


def find() -> str | None:
    return next((candidate for candidate in candidates() if starts(candidate)), None)


def candidates() -> Iterator[str]:
    """The one that was named, those on the path, those a Mac keeps elsewhere."""
    for name in (os.environ.get("CHROMIUM", ""), SHELL, *WHOLE, *MAC_APPLICATIONS):
        found = shutil.which(name)
        if found:
            yield found


def starts(chromium: str) -> bool:
    """Some systems hold a stand-in that only says what to install."""
    return subprocess.run([chromium, "--version"], capture_output=True).returncode == 0


def install() -> str | None:
    as_root = rights() if is_debian() else None
    if as_root is None:
        return None
    print("Installing Debian's Chromium for the browser tests…", file=sys.stderr, flush=True)
    apt = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*apt, "update"], stdout=subprocess.DEVNULL)
    options = ("--yes", "--no-install-recommends")
    for package in (SHELL, "chromium"):  # older systems have no shell of their own
        subprocess.run([*apt, "install", *options, package], stdout=subprocess.DEVNULL)
        if found := find():
            return found
    return None


def is_debian() -> bool:
    release = Path("/etc/os-release")
    return release.exists() and "ID=debian" in release.read_text(encoding="utf-8").splitlines()


def rights() -> list[str] | None:
    """What goes before a command to run it as root, where no password is asked for."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def without_chromium() -> int:
    if os.environ.get("CI"):
        print(f"The browser tests need a Chromium. {HOW_TO_GET_ONE}", file=sys.stderr)
        return 1
    print(f"SKIPPED the browser tests: no Chromium here. {HOW_TO_GET_ONE}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
