"""What is built again of the browser app, and when."""

import json
import shutil
from pathlib import Path
from typing import IO, Any

import pytest

from rejouons.web import build
from rejouons.web.npm import WEB
from rejouons.web.steps import Steps

PACKAGES = {
    "": {"name": "app"},
    "node_modules/tool": {"version": "1.2.3"},
    "node_modules/tool-for-another-machine": {"version": "1.2.3", "optional": True},
}
FAILURE = 7


def lock(file: Path, packages: dict[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"packages": packages}), encoding="utf-8")


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Sources with their packages installed."""
    web = tmp_path / "web"
    lock(web / "package-lock.json", PACKAGES)
    installed = {"node_modules/tool": PACKAGES["node_modules/tool"]}
    lock(web / "node_modules" / ".package-lock.json", installed)
    (web / "src").mkdir()
    (web / "src" / "main.ts").write_text("start();", encoding="utf-8")
    return web


@pytest.fixture
def app(tmp_path: Path) -> Path:
    return tmp_path / "app"


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch, app: Path) -> list[tuple[str, ...]]:
    """The commands npm was given, each of which leaves an app behind."""
    commands: list[tuple[str, ...]] = []

    def stand_in(*arguments: str, output: IO[bytes]) -> int:
        output.write(b"never shown")
        commands.append(arguments)
        app.mkdir(exist_ok=True)
        (app / "index.html").write_text("", encoding="utf-8")
        return 0

    monkeypatch.setattr(build, "npm", stand_in)
    return commands


def test_installed_packages_are_not_stale(web: Path) -> None:
    assert not build.packages_are_stale(web)


def test_packages_are_stale_before_the_first_install(web: Path) -> None:
    shutil.rmtree(web / "node_modules")
    assert build.packages_are_stale(web)


@pytest.mark.parametrize(
    "wanted",
    [
        {"node_modules/tool": {"version": "1.2.4"}},
        {"node_modules/another": {"version": "1.0.0"}},
        {"node_modules/tool-for-another-machine": {"version": "1.2.3"}},
    ],
    ids=["another version", "another package", "no longer optional"],
)
def test_packages_are_stale_when_the_lock_file_asks_for_more(
    web: Path, wanted: dict[str, Any]
) -> None:
    lock(web / "package-lock.json", {**PACKAGES, **wanted})
    assert build.packages_are_stale(web)


def test_an_app_is_built_once(web: Path, app: Path, npm: list[tuple[str, ...]]) -> None:
    assert build.app_is_stale(web, app)
    build.build(web, app, Steps())
    assert len(npm) == 1
    assert not build.app_is_stale(web, app)


@pytest.mark.usefixtures("npm")
@pytest.mark.parametrize("changed", ["src/main.ts", "src/generated/mark.json", "vite.config.ts"])
def test_a_changed_source_makes_the_app_stale(web: Path, app: Path, changed: str) -> None:
    build.build(web, app, Steps())
    (web / changed).parent.mkdir(exist_ok=True)
    (web / changed).write_text("changed", encoding="utf-8")
    assert build.app_is_stale(web, app)


@pytest.mark.usefixtures("npm")
@pytest.mark.parametrize(
    "changed", ["tests/a.ts", "src/b.test.ts", "node_modules/c.js", ".svelte-kit/d.ts"]
)
def test_what_is_no_source_does_not(web: Path, app: Path, changed: str) -> None:
    build.build(web, app, Steps())
    (web / changed).parent.mkdir(exist_ok=True)
    (web / changed).write_text("changed", encoding="utf-8")
    assert not build.app_is_stale(web, app)


@pytest.mark.usefixtures("npm")
def test_a_moved_source_makes_the_app_stale(web: Path, app: Path) -> None:
    build.build(web, app, Steps())
    (web / "src" / "main.ts").rename(web / "src" / "start.ts")
    assert build.app_is_stale(web, app)


@pytest.mark.usefixtures("npm")
def test_an_app_without_its_first_page_is_stale(web: Path, app: Path) -> None:
    build.build(web, app, Steps())
    (app / "index.html").unlink()
    assert build.app_is_stale(web, app)


def test_a_failed_build_ends_with_its_code_and_stays_stale(
    web: Path,
    app: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def stand_in(*_: str, output: IO[bytes]) -> int:
        output.write(b"first line\nlast line\n")
        return FAILURE

    monkeypatch.setattr(build, "npm", stand_in)
    with pytest.raises(SystemExit) as end:
        build.build(web, app, Steps())
    assert end.value.code == FAILURE
    assert "first line\nlast line\n" in capsys.readouterr().err
    assert build.app_is_stale(web, app)


def test_packages_are_installed_where_they_are_stale(
    web: Path, npm: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    build.install(web, Steps())
    assert capsys.readouterr().err == ""
    shutil.rmtree(web / "node_modules")
    build.install(web, Steps())
    assert npm == [("ci",)]
    begun, done = capsys.readouterr().err.splitlines()
    assert begun == "The packages of the app: …"
    assert done.startswith("The packages of the app: installed (")


def test_what_a_failing_npm_says_is_shown_whole(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        build.run("run", "no-such-script")
    assert end.value.code == 1
    assert 'Missing script: "no-such-script"' in capfd.readouterr().err


def test_the_lock_file_names_no_place_to_load_from() -> None:
    packages = build.locked_packages(WEB / "package-lock.json")
    assert not [path for path, package in packages.items() if "resolved" in package]
