"""Runs the app's browser tests in the browsers of this machine.

Most run in Chromium, those of `web/tests/browsers` in Firefox and WebKit as well. What is missing
is installed on Debian, if that takes no password. The tests of a browser that is not here are
skipped, and said to be, and without Chromium all of them; under CI that is a failure.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rejouons.web.npm import npm


@dataclass(frozen=True)
class Program:
    """Something to start, under the names it has on systems, the best one first."""

    variable: str  # that names it
    names: tuple[str, ...]  # on the path, or where a Mac keeps it
    packages: tuple[str, ...]  # of Debian; the first that exists will do
    harmless: str = "--version"  # it starts with that, and ends at once

    def find(self) -> str | None:
        return next((found for found in self._candidates() if self._starts(found)), None)

    def _candidates(self) -> Iterator[str]:
        for name in (os.environ.get(self.variable, ""), *self.names):
            found = shutil.which(name)
            if found:
                yield found

    def _starts(self, found: str) -> bool:
        """Some systems hold a stand-in that only says what to install."""
        return subprocess.run([found, self.harmless], capture_output=True).returncode == 0


SHELL = "chromium-headless-shell"  # the engine without a browser's windows, which cost as much
CHROMIUM = Program(
    "CHROMIUM",
    (
        *(SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ),
    (SHELL, "chromium"),  # older systems have no shell of their own
)
FIREFOX = Program(
    "FIREFOX",
    ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"),
    ("firefox-esr",),
)
WEBKIT = Program("WEBKIT_DRIVER", ("WebKitWebDriver",), ("webkit2gtk-driver",), "--help")
SCREEN = Program("XVFB", ("Xvfb",), ("xvfb",), "-help")  # WebKit has no way to go without one
BROWSERS = {"Chromium": (CHROMIUM,), "Firefox": (FIREFOX,), "WebKit": (WEBKIT, SCREEN)}


def main() -> int:
    programs, missing = provide()
    for browser in missing:
        print(f"SKIPPED: no {browser} here. {how_to_get(browser)}", file=sys.stderr)
    if missing and os.environ.get("CI"):
        return 1
    if "Chromium" in missing:
        return 0
    os.environ.update(programs)
    with TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder  # the servers' tables are none of this person's
        return npm("run", "--silent", "test:browser", "--", *sys.argv[1:])


def provide() -> tuple[dict[str, str], list[str]]:
    """The programs that are here, by their variables, and the browsers that are not."""
    found = {one: one.find() for programs in BROWSERS.values() for one in programs}
    lacking = [one for one, where in found.items() if where is None]
    if lacking and install(lacking):
        found |= {one: one.find() for one in lacking}
    missing = [name for name, programs in BROWSERS.items() if not all(map(found.get, programs))]
    return {one.variable: where for one, where in found.items() if where}, missing


def how_to_get(browser: str) -> str:
    packages = " ".join(one.packages[0] for one in BROWSERS[browser])
    variable = BROWSERS[browser][0].variable
    return f"On Debian: apt-get install {packages}; or name one: {variable}=/path make test."


def install(programs: Iterable[Program]) -> bool:
    """Takes Debian's packages, if that takes no password. Tells whether it could try."""
    as_root = rights() if is_debian() else None
    if as_root is None:
        return False
    print("Installing Debian's browsers for the tests…", file=sys.stderr, flush=True)
    apt = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*apt, "update"], stdout=subprocess.DEVNULL)
    options = ("--yes", "--no-install-recommends")
    for program in programs:
        for package in program.packages:
            subprocess.run([*apt, "install", *options, package], stdout=subprocess.DEVNULL)
            if program.find():
                break
    return True


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


if __name__ == "__main__":
    sys.exit(main())
