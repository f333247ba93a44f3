"""Mark's facts, gathered for the register of games."""

from rejouons.games.mark import rules, state, tables
from rejouons.kernel.contract import Game

GAME = Game.gather("MK", tables, state, rules)
