"""Commands end soon after they are asked to, whatever they are doing, and quietly."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from rejouons.cli.ending import BY_REQUEST

PATIENCE = 300  # seconds, on a busy machine; what is interrupted would take far longer
GOLDEN = Path(__file__).parent / "games" / "mark" / "golden" / "all_rows.v1.json"
STUCK = """
import hashlib, sys
from importlib import import_module
def stuck(*_):
    print("at work", flush=True)
    hashlib.pbkdf2_hmac("sha256", b"", b"", 2**31 - 1)  # hears no signal, as compiled code
owner = import_module(sys.argv[1])
*path, name = sys.argv[2].split(".")
for part in path:
    owner = getattr(owner, part)
setattr(owner, name, stuck)
sys.argv[1:] = sys.argv[3:]
from rejouons.cli import main
main()
"""
COMPILING = """
import os, signal, sys
from numba.core.codegen import CPUCodeLibrary
compiled = CPUCodeLibrary._object_compiled_hook.__func__
def interrupted(cls, module, code):
    if requests and "rejouons.kernel.cpu" in sys.modules:
        os.kill(os.getpid(), getattr(signal, requests.pop()))
    return compiled(cls, module, code)
CPUCodeLibrary._object_compiled_hook = classmethod(interrupted)
requests = [sys.argv.pop(1)]
from rejouons.cli import main
main()
"""
WORK = {  # what a command is in the middle of: a module, and something in it
    "simulate, its first game": ("rejouons.lab.simulation", "play_chunk", "simulate", "mark"),
    "simulate": ("rejouons.lab.simulation", "submit", "simulate", "mark"),
    "arena": ("rejouons.lab.arena", "play", "arena", "mark", "--seats", "greedy,random"),
    "review": ("rejouons.bots.advice", "Searcher._spend", "review", str(GOLDEN)),
    "replay": ("rejouons.cli.show", "tell", "replay", str(GOLDEN)),
    "play, a bot": (
        "rejouons.bots",
        "PolicyBot.choose",
        "play",
        "mark",
        "--seats",
        "greedy,random",
    ),
}
SLOW_IMPORT = """
import time
print("at work", flush=True)
time.sleep(3600)
"""
REQUESTS = ["SIGINT", "SIGTERM", "SIGHUP"]


def ended(command: list[str], request: str, **env: str) -> tuple[int, str]:
    """How a program ends that is asked to while it is at work, and what it complains of."""
    whole = {**os.environ, "REJOUONS_TARGET": "python", **env}
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, env=whole) as process:
        assert process.stdout is not None
        while "at work" not in (line := process.stdout.readline()):
            assert line, process.stderr and process.stderr.read()
        process.send_signal(getattr(signal, request))
        try:
            _, complaint = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    return process.returncode, complaint


@pytest.mark.parametrize("request_", REQUESTS)
@pytest.mark.parametrize("work", WORK)
def test_work_is_ended(work: str, request_: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, *WORK[work]]
    code, complaint = ended(command, request_, XDG_DATA_HOME=str(tmp_path))
    leaves = work.startswith("play") and request_ == "SIGINT"  # unless it is too busy to say so
    assert code == BY_REQUEST + getattr(signal, request_) or (leaves and code == 0)
    assert complaint == ""


@pytest.mark.parametrize("request_", REQUESTS)
def test_compiling_is_ended(request_: str, tmp_path: Path) -> None:
    """LLVM calls back into Python, which swallows what is raised there."""
    command = [sys.executable, "-c", COMPILING, request_, "simulate", "mark"]
    places = {"REJOUONS_CACHE": str(tmp_path), "REJOUONS_TARGET": "cpu"}
    found = subprocess.run(command, stderr=PIPE, env={**os.environ, **places}, check=False)
    assert found.returncode == BY_REQUEST + getattr(signal, request_)
    assert len(found.stderr.splitlines()) <= 1  # that it compiles


def test_imports_are_ended(tmp_path: Path) -> None:
    (tmp_path / "typer").mkdir()
    (tmp_path / "typer" / "__init__.py").write_text(SLOW_IMPORT)
    code = "from rejouons.cli import main; main()"
    found = ended([sys.executable, "-c", code], "SIGINT", PYTHONPATH=str(tmp_path))
    assert found == (BY_REQUEST + signal.SIGINT, "")


def test_the_program_hears_requests_before_it_imports_anything_large() -> None:
    code = "import sys, rejouons.cli; sys.exit(bool({'numpy', 'typer', 'rich'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_request_that_is_ignored_stays_so(tmp_path: Path) -> None:
    """As under nohup: a closed window ends nothing."""
    (tmp_path / "typer.py").write_text(
        "import os, signal\n"
        "os.kill(os.getpid(), signal.SIGHUP)\n"
        "print('at work', flush=True)\n"
        "signal.pause()\n"
    )
    code = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); "
    code += "from rejouons.cli import main; main()"
    found = ended([sys.executable, "-c", code], "SIGTERM", PYTHONPATH=str(tmp_path))
    assert found == (BY_REQUEST + signal.SIGTERM, "")
