"""À vos marques's facts, gathered for the register of games."""

from rejouons.games.a_vos_marques import boards, rules, state, tables
from rejouons.kernel.contract import Game

GAME = Game.gather("AVM", tables, state, rules, boards)
