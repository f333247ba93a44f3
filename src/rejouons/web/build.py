"""Builds what is stale of the browser app: `python -m rejouons.web.build`.

The games as WebAssembly, with the npm packages beside them; then the files generated for the app;
then the app, which is made of all these. What is built already is passed over without a word.
Needs the sources in `web/`, so it runs in a checkout or when the wheel is built, never at play.
"""

import hashlib
import json
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rejouons.wasm import build as wasm
from rejouons.web import generate
from rejouons.web.files import APP
from rejouons.web.npm import WEB, npm
from rejouons.web.steps import Steps

NOT_BUILT_FROM = {"node_modules", "tests", "test-results", "playwright-report"}
TEST = ".test.ts"
GAMES, PACKAGES, BROWSER_APP = "The games", "The packages of the app", "The app"  # steps


def main() -> None:
    with Steps() as steps, ThreadPoolExecutor(1) as beside:
        packages = beside.submit(install, WEB, steps)
        wasm.main(lambda game, done, of: steps.tell(GAMES, done, of, game))
        generate.main()
        packages.result()
        if app_is_stale(WEB, APP):
            build(WEB, APP, steps)


def run(*arguments: str) -> None:
    """Runs npm quietly; where it fails, shows all that it said and ends with its code."""
    with tempfile.TemporaryFile() as output:
        code = npm(*arguments, output=output)
        if code:
            output.seek(0)
            sys.stderr.write(output.read().decode(errors="replace"))
            sys.exit(code)


# The packages


def install(web: Path, steps: Steps) -> None:
    if packages_are_stale(web):
        steps.tell(PACKAGES, 0, 1)
        run("ci")
        steps.tell(PACKAGES, 1, 1, "installed")


def packages_are_stale(web: Path) -> bool:
    """Whether what npm says it installed is not what the lock file asks for."""
    record = web / "node_modules" / ".package-lock.json"  # npm writes it last
    if not record.exists():
        return True
    installed, wanted = locked_packages(record), locked_packages(web / "package-lock.json")
    return any(
        package["version"] != installed[path]["version"]
        if path in installed
        else not package.get("optional")  # made for other machines
        for path, package in wanted.items()
    )


def locked_packages(lock: Path) -> dict[str, Any]:
    packages: dict[str, Any] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {path: package for path, package in packages.items() if path}


# The app


def app_is_stale(web: Path, app: Path) -> bool:
    built_from = fingerprint_file(app)
    if not built_from.exists() or not (app / "index.html").exists():
        return True
    return built_from.read_text(encoding="utf-8") != fingerprint(web)


def build(web: Path, app: Path, steps: Steps) -> None:
    steps.tell(BROWSER_APP, 0, 1)
    sources = fingerprint(web)  # before, so that what changes meanwhile is built next time
    fingerprint_file(app).unlink(missing_ok=True)  # a build that fails may leave half an app
    run("run", "--silent", "build", "--", "--logLevel", "warn")
    fingerprint_file(app).write_text(sources, encoding="utf-8")
    size = sum(file.stat().st_size for file in app.rglob("*") if file.is_file())
    steps.tell(BROWSER_APP, 1, 1, f"{size / 1e6:.1f} MB")


def fingerprint_file(app: Path) -> Path:
    """Beside the app, not in it: the build empties that folder."""
    return app.with_suffix(".fingerprint")


def fingerprint(web: Path) -> str:
    """A hash of everything the app is built from."""
    digest = hashlib.sha256()
    for file in sorted(sources_in(web)):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        digest.update(f"{file.relative_to(web).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def sources_in(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_dir() and not is_passed_over(entry):
            yield from sources_in(entry)
        elif entry.is_file() and not entry.name.endswith(TEST):
            yield entry


def is_passed_over(folder: Path) -> bool:
    return folder.name in NOT_BUILT_FROM or folder.name.startswith(".")


if __name__ == "__main__":
    main()
