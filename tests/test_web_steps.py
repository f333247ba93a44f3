"""How far a build is: plain lines, or bars where there is a terminal."""

import io

from rich.console import Console

from rejouons.web.steps import Steps


def told(is_terminal: bool) -> str:
    """What is said of two steps under way at once."""
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=is_terminal, width=100, _environ={})
    with Steps(console) as steps:
        steps.tell("The games", 0, 2)
        steps.tell("The packages", 0, 1)
        steps.tell("The games", 1, 2, "mark")
        steps.tell("The packages", 1, 1, "installed")
        steps.tell("The games", 2, 2, "macadam")
    return screen.getvalue()


def test_without_a_terminal_each_step_is_a_line() -> None:
    assert told(is_terminal=False).splitlines() == [
        "The games: …",
        "The packages: …",
        "The games: 1 of 2 mark",
        "The packages: installed (0 s)",
        "The games: 2 of 2 macadam (0 s)",
    ]


def test_a_terminal_shows_a_bar_for_each_step() -> None:
    lines = told(is_terminal=True).splitlines()
    games = [line for line in lines if "The games" in line][-1]
    packages = [line for line in lines if "The packages" in line][-1]
    assert all(sign in games for sign in ("✓", "2/2", "macadam"))
    assert all(sign in packages for sign in ("✓", "1/1", "installed"))


def test_nothing_to_do_is_not_told() -> None:
    screen = io.StringIO()
    with Steps(Console(file=screen, force_terminal=False)):
        pass
    assert screen.getvalue() == ""
