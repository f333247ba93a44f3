"""Builds the games' WebAssembly modules and the browser app into the wheel."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AppHook(BuildHookInterface[Any]):
    """Runs the build in a process of its own, on the sources as they lie here."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            command = [sys.executable, "-m", "rejouons.web.build"]
            subprocess.run(command, check=True, cwd=f"{self.root}/src")
