"""Builds what is stale of the browser app: `python -m rejouons.web.build`.

In this order, because each reads what the one before it wrote: the games as WebAssembly, the
files generated for the app, the npm packages, the app. Needs the sources in `web/`, so it runs
in a checkout or when the wheel is built, never at play.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rejouons.wasm import build as wasm
from rejouons.web import generate
from rejouons.web.files import APP
from rejouons.web.npm import WEB, npm

NOT_BUILT_FROM = {"node_modules", "tests", "test-results", "playwright-report"}
TEST = ".test.ts"


def main() -> None:
    wasm.main()
    generate.main()
    if packages_are_stale(WEB):
        run("ci")
    if app_is_stale(WEB, APP):
        build(WEB, APP)


def run(*arguments: str) -> None:
    """Runs npm, and ends here with its code where it fails: it has said why."""
    code = npm(*arguments)
    if code:
        sys.exit(code)


# The packages


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


def build(web: Path, app: Path) -> None:
    sources = fingerprint(web)  # before, so that what changes meanwhile is built next time
    fingerprint_file(app).unlink(missing_ok=True)  # a build that fails may leave half an app
    run("run", "--silent", "build", "--", "--logLevel", "warn")
    fingerprint_file(app).write_text(sources, encoding="utf-8")
    size = sum(file.stat().st_size for file in app.rglob("*") if file.is_file())
    print(f"built {app.name}: {size / 1000:.0f} kB", file=sys.stderr)


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
