"""The marks of functions that belong to the compiled subset."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Marks a function as a rule: plain Python here, and compiled by the targets.

    A rule reads and writes records and arrays its caller owns, and calls other rules. It
    allocates nothing, raises nothing and knows no clock (see docs/design.md, the subset).
    """
    function.__dict__["is_rule"] = True
    return function


def solid(function: F) -> F:
    """Marks a large rule that many call: compiled once; others melt into their callers."""
    function.__dict__["is_solid"] = True
    return rule(function)


def entrance(function: F) -> F:
    """Marks a rule that is called from outside the subset as well, as those of the contract are."""
    function.__dict__["is_entrance"] = True
    return rule(function)


def is_entrance(function: object) -> bool:
    return bool(getattr(function, "__dict__", {}).get("is_entrance"))


def is_solid(function: object) -> bool:
    return bool(getattr(function, "__dict__", {}).get("is_solid"))


def is_rule(value: object) -> bool:
    return callable(value) and bool(getattr(value, "__dict__", {}).get("is_rule"))
