"""What a board is drawn from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rejouons.texts import Texts
from rejouons.views import View


@dataclass(frozen=True)
class BoardScene:
    """What is drawn, for whom, and in which words."""

    view: View
    names: Sequence[str]
    texts: Texts

    @property
    def state(self) -> Any:
        return self.view.state

    @property
    def viewer(self) -> int:
        return self.view.seat
