"""Macadam's deal, and its rounds: MC-1, MC-15 to MC-19, MC-85."""

from typing import Any

import pytest
from macadam_table import SEATS, A, B, all_cards, opening, told

from positions import new_log
from rejouons.errors import BadOption
from rejouons.games.macadam import dealing, rules
from rejouons.games.macadam.game import GAME
from rejouons.games.macadam.state import Phase
from rejouons.games.macadam.tables import ALL_CARDS, CARDS, TICKETS
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.record import new, snapshot
from rejouons.kernel.sets import lowest
from rejouons.terms import checked_players

DEALS = [(2, 15, 26), (3, 13, 17), (4, 11, 12), (5, 10, 6), (6, 9, 2)]
UNTOUCHED = ("tokens", "tickets", "uncovered", "trick", "agents", "under", "under_by", "traces")
FACES_UP = ("hand", "exposed", "lacks", "points", "fines", "hand_size", "papers", "won", "laid")


def set_up(players: int, seed: int = 1, **options: Any) -> tuple[Any, list[str]]:
    """A game that has just begun, and what was told of it."""
    state, log = opening(players, **options), new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    return state, told(log)


def round_after(players: int, **options: Any) -> tuple[Any, list[str], int]:
    """The second round after whatever happened in a first, what was told, and who dealt before."""
    state, _ = set_up(players, rounds=2, **options)
    before = int(state.dealer)
    spoil(state)
    log = new_log()
    state.phase = Phase.ROUND_END
    rules.play_on(state, log)
    return state, told(log), before


def spoil(state: Any) -> None:
    """Leaves traces of a round everywhere."""
    state.tokens[:], state.tickets[:] = 1, 0
    state.uncovered, state.trick, state.agents = 0, 16, 63
    state.under[:3], state.under_by[:3], state.under_first, state.under_size = 5, 1, 2, 3
    state.traces["card"], state.traces["holders"] = 5, 2
    for player in state.players[: state.num_players]:
        player.papers, player.won, player.laid, player.fines = 3, 1, 64, 2
        player.lacks, player.exposed, player.points = 7, 0, 0
        player.fresh[:] = 0


@pytest.mark.clause("MC-1")
def test_two_to_six_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    for players in (1, 7):
        with pytest.raises(BadOption):
            checked_players(GAME, players)


@pytest.mark.clause("MC-15", "MC-16", "MC-17")
@pytest.mark.parametrize(("players", "hand", "stock"), DEALS)
def test_hands_and_stock(players: int, hand: int, stock: int) -> None:
    state, events = set_up(players)
    assert [int(player.hand).bit_count() for player in state.players[:players]] == players * [hand]
    assert state.players["hand_size"][:players].tolist() == players * [hand]
    assert state.stock_size == int(state.stock).bit_count() == stock
    assert all_cards(state) == ALL_CARDS
    first = int(state.dealer) + 1
    order = [SEATS[(first + step) % players] for step in range(players)]
    assert [event for event in events if "dealt" in event] == [
        f"{seat} dealt {hand}" for seat in order
    ]


@pytest.mark.clause("MC-16")
def test_six_may_get_eight_cards_each() -> None:
    state, _ = set_up(6, six_player_deal=8)
    assert state.players["hand_size"].tolist() == 6 * [8]
    assert state.stock_size == 8
    assert set_up(5, six_player_deal=8)[0].stock_size == 6


@pytest.mark.clause("MC-16")
def test_cards_are_dealt_one_by_one_from_the_dealers_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """From a pack in the order of its numbers."""
    monkeypatch.setattr(dealing, "pick", lambda pack, _: lowest(pack))
    state, log = opening(4), new_log()
    dealing.clear_table(state)
    state.dealer = B
    dealing.deal(state, log)
    for seat, first in ((A, 2), (B, 3), (2, 0), (3, 1)):
        assert int(state.players[seat].hand) == sum(1 << card for card in range(first, 44, 4))


@pytest.mark.clause("MC-15")
def test_the_pack_is_shuffled() -> None:
    hands = {int(set_up(2, seed)[0].players[A].hand) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.clause("MC-18")
def test_tickets_lie_beside_the_board() -> None:
    state, _ = set_up(4)
    assert state.tickets.tolist() == TICKETS.tolist() == [5, 5]
    assert int(state.players["papers"].sum()) == int(state.players["won"].sum()) == 0
    assert int(state.players["fines"].sum()) == 0
    assert all_cards(state).bit_count() == CARDS


@pytest.mark.clause("MC-4", "MC-19")
@pytest.mark.parametrize("seed", range(5))
def test_the_dealer_leads(seed: int) -> None:
    state, events = set_up(5, seed)
    assert state.leader == state.actor == state.dealer
    assert events[0] == "- round_began 1"
    assert events[-1] == f"{SEATS[state.dealer]} leads 1"
    assert state.phase == Phase.PRELUDE


# Further rounds


@pytest.mark.clause("MC-85")
def test_everything_is_set_up_afresh() -> None:
    state, events, _ = round_after(4)
    fresh, _ = set_up(4)
    assert state.round_number == 1
    assert "- round_began 2" in events
    for field in UNTOUCHED:
        assert state[field].tobytes() == fresh[field].tobytes(), field
    assert state.players["fresh"].tobytes() == fresh.players["fresh"].tobytes()
    assert all_cards(state) == ALL_CARDS
    bare = new(GAME.state)[0].players[A]
    for seat in range(4):
        player = snapshot(state.players[seat])
        player.hand, player.hand_size = 0, 0
        assert all(player[field] == bare[field] for field in FACES_UP)


@pytest.mark.clause("MC-85")
def test_the_deal_passes_to_the_left() -> None:
    state, events, before = round_after(4)
    after = (before + 1) % 4
    assert state.dealer == state.leader == after
    assert f"{SEATS[after]} dealer_next" in events
    assert not any("dealer_drew" in event for event in events)


@pytest.mark.clause("MC-10", "MC-85")
def test_the_next_dealer_may_be_drawn_for() -> None:
    state, events, _ = round_after(4, next_dealer="redraw")
    drawn = [event for event in events if "dealer_drew" in event]
    assert len(drawn) >= 4
    named = [event for event in events if "dealer_alone" in event or "dealer_by" in event]
    assert [event[0] for event in named] == [SEATS[state.dealer]]
    assert not any("dealer_next" in event for event in events)


@pytest.mark.clause("MC-16", "MC-85")
def test_options_that_matter_at_some_tables_only() -> None:
    options = {option.key: option for option in GAME.options}
    for key, counting, idle in (
        ("six_player_deal", {"players": 6}, {"players": 5}),
        ("next_dealer", {"rounds": 2}, {"rounds": 1}),
        ("papers_last", {"rounds": 2}, {"rounds": 1}),
    ):
        assert options[key].counts(counting)
        assert not options[key].counts(idle)
