"""The runner of the checks, with tiny parts that are real processes."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from tools.outcomes import (
    FAILED,
    PASSED,
    SKIPPED,
    Case,
    Read,
    by_exit_code,
    by_playwright,
    by_pytest,
    by_vitest,
)
from tools.run_tests import MANY_GAMES, all_parts, build, quick_parts, soak_parts
from tools.side_by_side import Part, check

ROOT = Path(__file__).parents[1]


def part(name: str, script: str, read: Read = by_exit_code, kind: str = "checks") -> Part:
    return Part(name, kind, (sys.executable, "-c", script, "{result}"), read)


def checked(
    capsys: pytest.CaptureFixture[str], folder: Path, *parts: Part, at_once: int = 2
) -> tuple[int, list[str]]:
    code = check([], parts, folder, at_once)
    return code, capsys.readouterr().out.splitlines()


GOOD = part("good", "print('all is well')")
BAD = part("bad", "import sys; print('line 1'); print('line 2', file=sys.stderr); sys.exit(3)")


def test_all_well_is_told_in_the_last_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, lines = checked(capsys, tmp_path, GOOD, part("better", ""))
    assert code == 0
    assert lines[-1] == "2 passed, 0 failed"
    assert "all is well" not in lines
    assert (tmp_path / "summary.txt").read_text() == "2 passed, 0 failed\n"


@pytest.mark.parametrize("at_once", [1, 2, 8])
def test_a_failure_hides_no_other_part(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, at_once: int
) -> None:
    worse = part("worse", "raise SystemExit('worse than bad')")
    code, lines = checked(capsys, tmp_path, BAD, GOOD, worse, GOOD, at_once=at_once)
    assert code == 1
    assert lines[-1] == "2 passed, 2 failed"
    assert {"line 1", "line 2", "worse than bad"} <= set(lines)


def test_parts_run_even_where_what_comes_first_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert check([BAD], [GOOD], tmp_path, 2) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


def test_parts_run_beside_each_other(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Each waits for the other one's file."""
    wait = (
        "from pathlib import Path; Path('{0}').touch()\nwhile not Path('{1}').exists():\n    pass"
    )
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    parts = [part("a", wait.format(ours, theirs)), part("b", wait.format(theirs, ours))]
    code, _ = checked(capsys, tmp_path, *parts)
    assert code == 0


def test_a_part_that_cannot_tell_what_it_found_has_failed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    silent = part("silent", "", by_pytest, "Python")
    half = part("half", "import sys; open(sys.argv[1], 'w').write('{\"test')", by_vitest, "unit")
    code, lines = checked(capsys, tmp_path, silent, half)
    assert code == 1
    assert lines[-1] == "0 passed, 2 failed"


def test_what_an_earlier_run_found_counts_no_more(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "silent.result").write_text("<testsuites><testcase name='old'/></testsuites>")
    code, lines = checked(capsys, tmp_path, part("silent", "", by_pytest))
    assert code == 1
    assert lines[-1] == "0 passed, 1 failed"


def test_kinds_are_counted_and_the_slowest_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cases = "".join(f"<testcase classname='t' name='n{n}' time='{n}'/>" for n in range(20))
    cases += "<testcase classname='t' name='off' time='0'><skipped/></testcase>"
    script = f"import sys; open(sys.argv[1], 'w').write(\"<testsuites>{cases}</testsuites>\")"
    code, lines = checked(capsys, tmp_path, part("tests", script, by_pytest, "Python"), GOOD)
    assert code == 0
    assert lines[-1] == "21 passed, 0 failed, 1 skipped"
    table = [line.split() for line in lines]
    assert ["Python", "20", "0", "1"] in table
    assert ["checks", "1", "0", "0"] in table
    slowest = lines[lines.index("Slowest:") + 1 : -2]
    assert [line.split()[-1] for line in slowest] == [f"t::n{n}" for n in range(19, 9, -1)]


PYTEST_FILE = """
def test_passes(): pass
def test_fails(): assert False
def test_skips():
    import pytest
    pytest.skip("why not")
"""


def test_pytest_is_understood(tmp_path: Path) -> None:
    file, result = tmp_path / "test_it.py", tmp_path / "result.xml"
    file.write_text(PYTEST_FILE)
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, f"--junitxml={result}", str(file)]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    found = by_pytest("tests", 1, 0.0, result)
    assert [(case.name, case.outcome) for case in found] == [
        ("test_it::test_passes", PASSED),
        ("test_it::test_fails", FAILED),
        ("test_it::test_skips", SKIPPED),
    ]


def test_vitest_is_understood(tmp_path: Path) -> None:
    tests = [
        {"fullName": "adds", "status": "passed", "duration": 1500},
        {"fullName": "takes", "status": "failed", "duration": 10},
        {"fullName": "waits", "status": "pending"},
    ]
    suites = [
        {"name": "/web/src/lib/sums.test.ts", "status": "failed", "assertionResults": tests},
        {"name": "/web/src/lib/bad.test.ts", "status": "failed", "assertionResults": []},
    ]
    file = tmp_path / "result.json"
    file.write_text(json.dumps({"testResults": suites}))
    assert by_vitest("unit", 1, 0.0, file) == [
        Case("lib/sums.test.ts: adds", PASSED, 1.5),
        Case("lib/sums.test.ts: takes", FAILED, 0.01),
        Case("lib/sums.test.ts: waits", SKIPPED, 0.0),
        Case("lib/bad.test.ts", FAILED, 0.0),
    ]


def spec(title: str, status: str) -> dict[str, object]:
    tests = [{"projectName": "firefox", "status": status, "results": [{"duration": 2000}]}]
    return {"title": title, "file": "mark.spec.ts", "tests": tests}


def test_playwright_is_understood(tmp_path: Path) -> None:
    inner = {"specs": [spec("buys", "unexpected"), spec("wobbles", "flaky")]}
    suite = {"suites": [inner], "specs": [spec("sells", "expected"), spec("rests", "skipped")]}
    file = tmp_path / "result.json"
    file.write_text(json.dumps({"suites": [suite], "errors": [{"message": "no server"}]}))
    assert by_playwright("browser", 1, 0.0, file) == [
        Case("browser: no server", FAILED, 0.0),
        Case("mark.spec.ts: buys [firefox]", FAILED, 2.0),
        Case("mark.spec.ts: wobbles [firefox]", FAILED, 2.0),
        Case("mark.spec.ts: sells [firefox]", PASSED, 2.0),
        Case("mark.spec.ts: rests [firefox]", SKIPPED, 2.0),
    ]


def test_without_a_browser_its_tests_are_skipped(tmp_path: Path) -> None:
    assert by_playwright("browser", 0, 1.0, tmp_path / "none") == [Case("browser", SKIPPED, 1.0)]


INTERRUPTED = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tools.side_by_side import Part, check
child = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"
grandchild = (
    "import fcntl, signal; lock = open({lock!r}, 'w'); fcntl.flock(lock, fcntl.LOCK_EX); "
    "print('locked', flush=True); signal.pause()"
)
check([], [Part("long", "checks", (sys.executable, "-c", child, grandchild))], Path({folder!r}), 2)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals and locks")
def test_an_interrupt_ends_everything(tmp_path: Path) -> None:
    """Down to a grandchild, whose lock nobody else can take as long as it lives."""
    import fcntl

    log, lock = tmp_path / "long.log", tmp_path / "lock"
    script = INTERRUPTED.format(root=str(ROOT), folder=str(tmp_path), lock=str(lock))
    nowhere = subprocess.DEVNULL
    runner = subprocess.Popen([sys.executable, "-c", script], stdout=nowhere, stderr=nowhere)
    while not (log.exists() and log.read_text() == "locked\n"):
        assert runner.poll() is None
    runner.send_signal(signal.SIGINT)
    assert runner.wait() != 0
    with lock.open("w") as free:
        fcntl.flock(free, fcntl.LOCK_EX)


ON_A_TERMINAL = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tools.side_by_side import Part, check
waits = "import pathlib, time\\nprint('[2/3]', flush=True)\\n"
waits += "while not pathlib.Path({go!r}).exists(): pass"
check([], [Part("long", "checks", (sys.executable, "-c", waits))], Path({folder!r}), 2)
"""


@pytest.mark.skipif(os.name != "posix", reason="a terminal")
def test_a_terminal_shows_what_is_running_and_how_far(tmp_path: Path) -> None:
    import pty

    go = tmp_path / "go"
    script = ON_A_TERMINAL.format(root=str(ROOT), folder=str(tmp_path), go=str(go))
    ours, theirs = pty.openpty()
    runner = subprocess.Popen([sys.executable, "-c", script], stdout=theirs, close_fds=True)
    os.close(theirs)
    shown = b""
    while "0/1 · long 2/3".encode() not in shown:
        shown += os.read(ours, 1000)
    go.touch()
    while b"1 passed, 0 failed" not in shown:
        shown += os.read(ours, 1000)
    assert runner.wait() == 0
    os.close(ours)


def test_every_test_of_python_is_in_one_part() -> None:
    """Whatever a part names is left out by the part of the rest."""
    named = [word for one in all_parts() for word in one.command if word.startswith("tests/")]
    left_out = [w for one in all_parts() for w in one.command if w.startswith("--ignore=")]
    assert sorted(f"--ignore={path}" for path in named) == sorted(left_out)
    assert all((ROOT / path).exists() for path in named)


def collected(arguments: Iterable[str]) -> set[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-m", "soak", *arguments]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return {line for line in found.stdout.splitlines() if "::" in line}


def test_every_test_that_soaks_is_in_one_part() -> None:
    """What the part of the rest leaves out is what the others name, and nothing more."""
    parts = [one for one in soak_parts() if one.kind == "Python"]
    *named, rest = ([w for w in one.command if "tests/" in w] for one in parts)
    apart = {word for words in named for word in words}
    assert collected(apart) == apart
    assert collected(rest) == collected([]) - apart


def test_what_a_quick_look_leaves_out_is_there() -> None:
    for end in MANY_GAMES:
        assert list((ROOT / "tests" / "games").glob(f"*/test_*_{end}.py")), end


def test_parts_have_names_of_their_own() -> None:
    for parts in ([build(), *all_parts()], quick_parts()):
        names = [one.name for one in parts]
        assert len(set(names)) == len(names)
