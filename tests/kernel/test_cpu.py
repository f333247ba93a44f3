"""Compiled rules and who may call them."""

import pytest

from rejouons import games
from rejouons.bots import policies
from rejouons.kernel.targets import linked


def test_what_only_rules_call_says_so_to_python() -> None:
    """Nothing was compiled to call it by, and the machine would run astray."""
    inside = linked(games.load("mark"), "cpu").module(policies).choose_at_random
    with pytest.raises(TypeError, match=r"choose_at_random .* @entrance"):
        inside()
