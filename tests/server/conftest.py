"""One small app, and one server of it that most tests ask."""

from collections.abc import Iterator
from pathlib import Path

import hypothesis  # noqa: F401  # before servers run: its plugin would load it beside them
import pytest

from fixed_dice import fixed_secrets
from rejouons.server import store, tables
from rejouons.server.serving import AppServer
from serving_here import build, made, running
from tables_here import Online, online_at


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built app, beside a file that is none of its own."""
    return build(tmp_path_factory.mktemp("built") / "web")


@pytest.fixture(scope="session")
def server(app: Path) -> Iterator[AppServer]:
    with running(made(app)) as server:
        yield server


@pytest.fixture(scope="session", autouse=True)
def quick_strokes() -> Iterator[None]:
    """The servers of this process strike more often: tests wait for one stroke after the other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "PACE", 0.004)
        patch.setattr(store, "REST", 0.002)
        yield


@pytest.fixture(autouse=True)
def fixed_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of each test in this process have dice of its own, the same each time."""
    monkeypatch.setattr(tables, "new_secret", fixed_secrets(request.node.nodeid))


@pytest.fixture
def online(tmp_path: Path) -> Iterator[Online]:
    """Online tables with a folder of their own, whose limits no test comes up against."""
    with online_at(tmp_path / "tables") as served:
        yield served
