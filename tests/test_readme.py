"""What the README shows is true."""

import doctest
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    results = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 5
    assert results.failed == 0
