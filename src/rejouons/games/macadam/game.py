"""Macadam's facts, gathered for the register of games."""

from rejouons.games.macadam import rules, state, tables
from rejouons.kernel.contract import Game

GAME = Game.gather("MC", tables, state, rules)
