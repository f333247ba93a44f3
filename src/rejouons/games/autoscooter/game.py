"""Autoscooter's facts, gathered for the register of games."""

from rejouons.games.autoscooter import rules, state, tables
from rejouons.kernel.contract import Game

GAME = Game.gather("AS", tables, state, rules)
