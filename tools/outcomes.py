"""What came of tests, read from the files that pytest, Vitest and Playwright write."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

PASSED, FAILED, SKIPPED = OUTCOMES = ("passed", "failed", "skipped")
MILLISECONDS = 1000


@dataclass(frozen=True)
class Case:
    """A test, or a check that is one as a whole."""

    name: str
    outcome: str
    seconds: float


Read = Callable[[str, int, float, Path], list[Case]]  # a part's name, code, seconds and file


def by_exit_code(name: str, code: int, seconds: float, _: Path) -> list[Case]:
    """A part that is a single check."""
    return [Case(name, FAILED if code else PASSED, seconds)]


def by_pytest(_: str, __: int, ___: float, file: Path) -> list[Case]:
    """A file of `--junitxml`."""
    return [_pytest_case(found) for found in ElementTree.parse(file).iter("testcase")]


def _pytest_case(found: ElementTree.Element) -> Case:
    kinds = {child.tag for child in found}
    outcome = FAILED if kinds & {"failure", "error"} else PASSED
    outcome = SKIPPED if kinds & {"skipped"} and outcome == PASSED else outcome
    name = f"{found.get('classname', '')}::{found.get('name', '')}"
    return Case(name, outcome, float(found.get("time", 0)))


def by_vitest(_: str, __: int, ___: float, file: Path) -> list[Case]:
    """A file of `--reporter=json`."""
    return list(_vitest_cases(json.loads(file.read_text(encoding="utf-8"))))


def _vitest_cases(facts: Any) -> Iterator[Case]:
    for suite in facts["testResults"]:
        name = "/".join(Path(suite["name"]).parts[-2:])
        if suite["status"] == FAILED and not suite["assertionResults"]:
            yield Case(name, FAILED, 0.0)  # it could not even be read
        for test in suite["assertionResults"]:
            outcome = test["status"] if test["status"] in (PASSED, FAILED) else SKIPPED
            seconds = (test.get("duration") or 0) / MILLISECONDS
            yield Case(f"{name}: {test['fullName']}", outcome, seconds)


PLAYWRIGHT = {"expected": PASSED, "unexpected": FAILED, "flaky": FAILED, "skipped": SKIPPED}


def by_playwright(name: str, code: int, seconds: float, file: Path) -> list[Case]:
    """A file of `--reporter=json`; where there is no browser, there is none, and no failure."""
    if not file.exists() and code == 0:
        return [Case(name, SKIPPED, seconds)]
    facts = json.loads(file.read_text(encoding="utf-8"))
    wrong = [Case(f"{name}: {error['message'][:200]}", FAILED, 0.0) for error in facts["errors"]]
    return wrong + [case for suite in facts["suites"] for case in _playwright_cases(suite)]


def _playwright_cases(suite: Any) -> Iterator[Case]:
    for inner in suite.get("suites", ()):
        yield from _playwright_cases(inner)
    for spec in suite.get("specs", ()):
        for test in spec["tests"]:
            seconds = sum(result["duration"] for result in test["results"]) / MILLISECONDS
            name = f"{spec['file']}: {spec['title']} [{test['projectName']}]"
            yield Case(name, PLAYWRIGHT[test["status"]], seconds)
