"""What holds at every moment of any game of Mark, tried on random ones."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest
from mark_table import legal_actions, opening, told

from positions import new_log, seats_in
from rejouons.games.mark import rules
from rejouons.games.mark.state import (
    ACTIONS,
    HAMMER_FACE,
    NO_ROW,
    STAR_FACE,
    STATE,
    Phase,
    Reason,
)
from rejouons.games.mark.tables import CELLS, MATERIALS, MAX_MONEY, PIECES_PER_MATERIAL, PRICE
from rejouons.kernel.dice import DICE, draw, seed_dice
from rejouons.kernel.log import open_log
from rejouons.kernel.record import Records, new, snapshot

GAMES_PER_TABLE = 8
LAST_MOMENT = -1


@dataclass(frozen=True)
class Played:
    """A finished game."""

    players: int
    moments: Any  # the states somebody had to act in, and the last one
    events: list[str]

    def column(self, field: str) -> Any:
        return self.moments[field].astype(int)

    def in_companies(self) -> Any:
        """Pieces of each material in all companies, moment by moment."""
        seats = self.moments["players"]
        spaces = np.concatenate([seats["yard"], seats["plant"]], axis=2)
        return np.stack([(spaces == m).sum(axis=(1, 2)) for m in range(MATERIALS)], axis=1)

    def amounts(self, *words: str) -> list[int]:
        """The last values of all events of these kinds."""
        told = [event.split() for event in self.events]
        return [int(event[-1]) for event in told if event[1] in words]


def play_at_random(players: int, seed: int) -> Played:
    state, log, dice = opening(players), new_log(), new(DICE)[0]
    seed_dice(state.dice, seed, 0)
    seed_dice(dice, seed, 1)
    rules.setup(state, log)
    moments, events = [snapshot(state)], told(log)
    while waiting := seats_in(int(rules.to_act(state))):
        seat = waiting[draw(dice, len(waiting))]
        actions = legal_actions(state, seat)
        open_log(log)
        rules.apply(state, log, seat, actions[draw(dice, len(actions))])
        moments.append(snapshot(state))
        events += told(log)
    return Played(players, np.array(moments, STATE), events)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    tables = product((2, 3, 4), range(GAMES_PER_TABLE))
    return [play_at_random(players, seed) for players, seed in tables]


@pytest.mark.clause("MK-04", "MK-06", "MK-61")
def test_no_piece_is_ever_lost(games: list[Played]) -> None:
    for game in games:
        pieces = sum(game.column(field) for field in ("bank", "sold", "scrap"))
        assert np.all(pieces + game.in_companies() == PIECES_PER_MATERIAL)
        assert np.all(game.column("bank") >= 0)


@pytest.mark.clause("MK-60", "MK-61")
def test_a_live_material_has_pieces_left_and_a_finished_one_has_none(games: list[Played]) -> None:
    for game in games:
        left = game.column("bank") + game.in_companies()
        finished = game.column("sold") == CELLS
        assert np.all(game.column("scrap") == np.where(finished, 3, 0))
        assert np.all(left[finished] == 0)
        assert np.all(left[~finished] >= 4)
        assert np.all(game.column("full_rows") == finished.sum(axis=1))


@pytest.mark.clause("MK-06", "MK-41", "MK-52")
def test_nobody_owes_money_or_owns_more_than_all_of_it(games: list[Played]) -> None:
    for game in games:
        money = game.moments["players"]["money"]
        assert money.min() >= 0
        assert money.max() <= MAX_MONEY == 230


@pytest.mark.clause("MK-23", "MK-42", "MK-51", "MK-70")
def test_a_whole_game_pays_out_two_hundred(games: list[Played]) -> None:
    whole = [game for game in games if game.events[LAST_MOMENT] == "- over_all_rows"]
    assert len(whole) > len(games) // 2
    for game in whole:
        fees = sum(game.amounts("fee_paid"))
        bids = sum(game.amounts("auction_won", "auction_won_tie", "auction_no_space"))
        money = game.moments["players"]["money"][LAST_MOMENT].sum()
        assert sum(game.amounts("sold")) == PRICE.sum() == 200
        assert money == 30 * game.players + 200 - fees - bids


@pytest.mark.clause("MK-24", "MK-25", "MK-26")
def test_a_material_keeps_its_own_row(games: list[Played]) -> None:
    for game in games:
        rows, sold = game.column("row_of"), game.column("sold")
        assert np.all((rows == NO_ROW) == (sold == 0))
        assert np.all((rows[1:] == rows[:-1]) | (rows[:-1] == NO_ROW))
        assert np.all(sold[1:] >= sold[:-1])
        for moment in rows:
            used = moment[moment != NO_ROW]
            assert len(used) == len(set(used))


@pytest.mark.clause("MK-09", "MK-15")
def test_the_turn_goes_clockwise(games: list[Played]) -> None:
    for game in games:
        turns, rollers = game.column("turn"), game.column("roller")
        assert np.all((rollers - rollers[0]) % game.players == (turns - 1) % game.players)


@pytest.mark.clause("MK-01")
def test_seats_without_a_player_own_nothing(games: list[Played]) -> None:
    for game in games:
        vacant = game.moments["players"][:, game.players :]
        assert np.all(vacant["money"] == 0)
        assert np.all(vacant["yard"] < 0)
        assert np.all(vacant["plant"] < 0)


@pytest.mark.clause("MK-05", "MK-11")
def test_all_rolls_are_equally_likely(games: list[Played]) -> None:
    rolls = Counter(event[2:] for game in games for event in game.events if " rolled " in event)
    every_roll = {f"rolled {a} {b}" for a, b in product(HAMMER_FACE.words, STAR_FACE.words)}
    assert set(rolls) == every_roll
    expected = rolls.total() / len(every_roll)
    assert all(0.6 < count / expected < 1.4 for count in rolls.values())


def moments_of(games: list[Played], step: int) -> Iterator[Any]:
    for game in games:
        yield from game.moments.view(Records)[::step]


@pytest.mark.clause("MK-13", "MK-14", "MK-27")
def test_whoever_is_asked_has_an_action_and_only_they(games: list[Played]) -> None:
    for moment in moments_of(games, step=3):
        asked = seats_in(int(rules.to_act(moment)))
        listed = [seat for seat in range(moment.num_players) if legal_actions(moment, seat)]
        assert asked == listed
        assert (moment.phase == Phase.OVER) == (asked == [])


@pytest.mark.clause("MK-13", "MK-27")
def test_the_list_of_actions_and_the_refusals_agree(games: list[Played]) -> None:
    for moment in moments_of(games, step=199):
        for seat in range(moment.num_players):
            accepted = [
                action
                for action in range(ACTIONS.size)
                if rules.why_not(moment, seat, action) == Reason.LEGAL
            ]
            assert accepted == sorted(legal_actions(moment, seat))
