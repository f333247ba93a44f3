"""Pig's facts, gathered for the shelf."""

from pig import rules, state, tables
from rejouons.kernel.contract import Game

GAME = Game.gather("PG", tables, state, rules)
