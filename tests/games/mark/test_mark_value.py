"""What Mark's bots make of a position: no rules, but it can be checked by hand."""

from random import Random

import pytest
from mark_table import A, Table

from rejouons import games
from rejouons.games.mark.state import Phase
from rejouons.games.mark.tables import PLANT_PIECE, YARD_PIECE
from rejouons.games.mark.value import stock_worth
from rejouons.kernel.dice import seed_dice
from sides import InPython
from stories import desk, random_opening
from test_contract import legal_actions, random_steps

BIDS_WANTED = 300


@pytest.mark.parametrize(
    ("sold", "in_plant", "in_yard"),
    [(1, 4 + 6, 9 + 3), (3, 9 + 13, 0 + 3), (4, 13 + 0, 0 + 3)],
)
def test_pieces_fetch_prices_one_after_the_other(sold: int, in_plant: int, in_yard: int) -> None:
    """Two cards in the plant, then one in the yard, then metal, which has no row yet."""
    table = Table(
        2,
        plant={A: "card - - card"},
        yard={A: "- card metal -"},
        market={"card": (2, sold)},
    )
    worth = stock_worth(table.state, table.state.players[A])
    assert worth == PLANT_PIECE * in_plant + YARD_PIECE * in_yard


def test_the_playouts_bid_is_the_one_that_trying_all_would_find() -> None:
    game = games.load("mark")
    table = desk(game, InPython(game, "cpu"))
    rules = table.side.rules
    seed_dice(table.dice, 1, 0)
    bids = []
    for seed in range(BIDS_WANTED):
        for seat, _ in random_steps(table, random_opening(game, Random(seed)), seed):
            if table.state.phase == Phase.BID:
                hopes = {}
                for action in legal_actions(table, table.state, seat):
                    table.trial[0] = table.state
                    rules.reopen(table.trial[0], seat)
                    rules.apply(table.trial[0], table.silent, seat, action)
                    rules.evaluate(table.trial[0], table.chances)
                    hopes[action] = table.chances[seat]
                best = max(hopes, key=lambda action: hopes[action])
                assert rules.playout(table.state, seat, table.dice, table.out) == best
                bids.append(game.actions.text(best))
        if len(bids) > BIDS_WANTED:
            break
    assert len(set(bids)) > 1
