"""What the README and the documents show is true."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("document", ["README.md", "docs/bots.md"])
def test_the_examples_run(document: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    file = str(ROOT / document)
    results = doctest.testfile(file, module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 4
    assert results.failed == 0
