"""Ave César's facts, gathered for the register of games."""

from rejouons.games.ave_cesar import boards, rules, state, tables
from rejouons.kernel.contract import Game

GAME = Game.gather("AC", tables, state, rules, boards)
