"""What Macadam's bots make of a position: no rules, but it can be checked by hand."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from macadam_table import REST, A, B, Table, card_set, legal_actions, opening

import judgements
from positions import new_log
from rejouons import Match
from rejouons.bots import make
from rejouons.games.macadam import rules
from rejouons.games.macadam.game import GAME
from rejouons.games.macadam.prospects import hand_worth
from rejouons.games.macadam.state import ACTIONS, NO_CARD, Phase
from rejouons.games.macadam.tables import CARDS, KIND_OF_CARD, SIGNALS, TYPE_OF
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.record import snapshot
from rejouons.views import View

WHIMS = 40  # playouts of a position


def chances(table: Table) -> list[float]:
    return judgements.chances(GAME, table.state)


def after(table: Table, action: str) -> float:
    """The chance of whoever must act, when it has acted."""
    return judgements.chance_after(GAME, table.state, table.to_act, action)


def favourite(table: Table) -> str:
    """What a greedy bot chooses if it knows all hands."""
    return max(table.legal(), key=lambda action: after(table, action))


def habits(table: Table) -> set[str]:
    """What whoever must act does in playouts."""
    return set(judgements.playouts(GAME, table.state, table.to_act, WHIMS))


def worth(table: Table, cards: str) -> int:
    """What these cards would be worth in A's hand after this trick."""
    state = table.state
    return int(hand_worth(state, A, card_set(cards), int(state.uncovered)))


# Chances


def test_chances_follow_the_points_and_add_up() -> None:
    table = Table(A="PG1 BI1", B="PG2 BI2", C="PG3 BI3", exposed={A: "PR1 PR2", B: "PR3"})
    found = chances(table)
    assert found[0] > found[1] > found[2] > 0
    assert sum(found) == pytest.approx(1)


def test_a_lead_is_worth_more_near_the_end_and_less_with_rounds_to_come() -> None:
    given: dict[str, Any] = {"A": "BI1 BI2", "B": "BI3 BI4", "exposed": {A: "PR1"}}
    early, late = Table(**given), Table(**given, free="S02 S04")
    assert 0.5 < chances(early)[A] < chances(late)[A]
    assert chances(Table(**given, rounds=6))[A] < chances(early)[A]


def test_when_all_is_over_the_winners_share() -> None:
    table = Table(A="PR1", B="PR2", C="BI1", free="S01")
    table.act("place S01", "expose PR1", "expose PR2", "fine")
    assert table.phase == Phase.OVER
    assert chances(table) == [0.5, 0.5, 0]


# Hands


def test_cards_are_worth_what_signals_are_left_for_them() -> None:
    table = Table(A="PR1", B="PR2", free="S02 S04 S10", papers={A: "licence"})
    assert worth(table, "PR1") == worth(table, "GA1") == 0
    assert worth(table, "BI1") > worth(table, "CA1") > 0


def test_papers_make_vehicles_worth_more_laid_more_than_held() -> None:
    free = "S02 S10"
    uninsured, insured = (
        Table(A="MO1", B="MO2", free=free, papers={A: papers}) for papers in ("", "insurance")
    )
    assert worth(uninsured, "MO1") < worth(uninsured, "MO1 IN1") < worth(insured, "MO1")


def test_without_tickets_a_vehicle_without_papers_is_dead() -> None:
    tickets = {"insurance": 0, "licence": 0}
    assert worth(Table(A="MO1", B="MO2", tickets=tickets), "MO1") == 0
    assert worth(Table(A="MO1", B="MO2"), "MO1") > 0


def test_agents_are_worth_most_with_pedestrians_that_have_no_signal_left() -> None:
    table = Table(A="PR1", B="PR2", C="PR3", free="S02 S04 S06 S08")
    agent, walker, both = worth(table, "AG1"), worth(table, "PR1"), worth(table, "AG1 PR1")
    assert both > agent + walker > 0


def test_who_leads_next_gets_the_last_walk_signal() -> None:
    table = Table(A="PR1 BI1", B="PR2 BI2", free="S01 S02 S04", leader=B)
    own = worth(table, "PR1")
    table.state.leader = A
    assert own > worth(table, "PR1")


# Choices


def test_papers_the_die_and_the_swap_come_first() -> None:
    table = Table(A="IN1 MO1 PR1 BI1", B="PR2 MO2 BI2 BI3", stock=REST)
    assert favourite(table).split()[0] in ("lay", "roll", "swap")
    table.act("swap")
    assert favourite(table).split()[0] == "discard"


def test_the_deadest_card_goes_under_the_stock() -> None:
    table = Table(A="GA1 PR1 BI1", B="PR2 BI2 BI3", stock="BI4", free="S01 S02 S04")
    table.act("swap")
    assert favourite(table) == "discard GA1"
    assert habits(table) == {"discard GA1"}


def test_one_leads_what_the_others_lack() -> None:
    table = Table(A="PR1 PG1", B="PR2 BI2", C="PR3 BI3")
    table.act("place S01")
    assert after(table, "expose PG1") > after(table, "expose PR1")


def test_playouts_lead_what_few_can_have() -> None:
    exposed = {A: "PG2 PG3", B: "PG4 PG5"}
    table = Table(A="PR1 PG1", B="PR2 BI2", C="PR3 BI3", exposed=exposed)
    table.act("place S01")
    assert habits(table) == {"expose PG1"}


def test_at_a_wait_signal_the_best_vehicle_follows() -> None:
    table = Table(A="BI1 PR1", B="BI2 CA1 PR2", papers={B: "licence"}, free="S02 S01")
    table.act("place S02", "expose BI1", "roll")
    assert favourite(table) == "expose BI2"
    assert "expose BI2" in habits(table)


def test_an_agent_brings_out_a_pedestrian_rather_than_an_arrow() -> None:
    hands: dict[str, Any] = {"A": "BI1 BI2 BI3", "B": "AG1 PR1 GA1 MO1 MO2"}
    table = Table(**hands, papers={B: "insurance"}, free="S10 S02 S04")
    table.act("place S10", "expose BI1", "roll")
    assert favourite(table) == "agent PR1"
    assert habits(table) == {"agent PR1"}


def test_playouts_keep_an_agent_for_a_good_card_unless_it_is_late() -> None:
    hands: dict[str, Any] = {"A": "PR1 BI2", "B": "AG1 BA1"}
    early, late = Table(**hands), Table(**hands, free="S01 S02")
    for table in (early, late):
        table.act("place S01", "expose PR1", "roll")
    assert habits(early) == {"fine"}
    assert habits(late) == {"agent BA1"}


# What comes to the same


def positions() -> Iterator[Any]:
    """Positions of random games, with all options."""
    for seed in range(10):
        chance = random.Random(seed)
        chosen = {option.key: chance.choice(option.values) for option in GAME.options}
        state = opening(chance.randint(2, 6), **{**chosen, "rounds": 1})
        seed_dice(state.dice, seed, 0)
        rules.setup(state, new_log())
        while state.phase != Phase.OVER:
            yield state
            seat = int(state.actor)
            rules.apply(state, new_log(), seat, chance.choice(legal_actions(state, seat)))


def test_the_same_is_legal_and_stands_for_itself() -> None:
    for state in positions():
        listed = legal_actions(state, int(state.actor))
        for action in listed:
            twin = rules.same_as(state, state.actor, action)
            assert twin in listed[: listed.index(action) + 1]
            assert rules.same_as(state, state.actor, twin) == twin


def test_the_same_comes_to_the_same() -> None:
    for state in positions():
        for action in legal_actions(state, int(state.actor)):
            twin = rules.same_as(state, state.actor, action)
            if twin != action:
                assert gist_after(state, action) == gist_after(state, twin), ACTIONS.text(action)


@pytest.mark.parametrize("bot", ["greedy", "search:30"])
@pytest.mark.parametrize(
    ("hand", "before"),
    [("PR2 PR4 PR5", ["place S01"]), ("BI3 BI4 BI8", ["place S10"])],
)
def test_bots_play_any_of_several_cards_that_come_to_the_same(
    bot: str, hand: str, before: list[str]
) -> None:
    """So that a high one does not prove that no lower one is held."""
    table = Table(A=hand, B="PG1 MO2", stock=REST)
    table.act(*before)
    chosen = {chosen_by(bot, table, seed) for seed in range(30)}
    assert chosen == {f"expose {card}" for card in hand.split()}


def chosen_by(bot: str, table: Table, seed: int) -> str:
    actions = tuple(legal_actions(table.state, A))
    view = View(GAME, A, table.view(A), actions)
    return ACTIONS.text(make(bot, GAME, seed).choose(view))


def gist_after(state: Any, action: int) -> Any:
    trial = snapshot(state)
    rules.apply(trial, new_log(), int(state.actor), action)
    return gist(trial), judgements.chances(GAME, trial)


def gist(state: Any) -> list[Any]:
    """A state with kinds instead of cards, and types instead of signals."""
    whole: list[Any] = [kinds(state.stock), kinds(state.admitted), types(state.uncovered)]
    whole += [kinds(1 << int(card)) for card in state.under if card != NO_CARD]
    whole += [int(state[name]) for name in ("phase", "actor", "waiting", "demand", "is_reversed")]
    for player in state.players[: state.num_players]:
        whole += [kinds(player[name]) for name in ("hand", "exposed", "lacks")]
        whole += [int(player[name]) for name in ("points", "fines", "papers", "hand_size")]
    return whole


def kinds(cards: int) -> list[int]:
    return [int(KIND_OF_CARD[card]) for card in range(CARDS) if int(cards) >> card & 1]


def types(signals: int) -> list[int]:
    return sorted(int(TYPE_OF[signal]) for signal in range(SIGNALS) if int(signals) >> signal & 1)


# Strength


@pytest.mark.parametrize("players", [2, 4, 6])
def test_greedy_beats_chance(players: int) -> None:
    points = {"greedy": 0, "random": 0}
    for seed in range(6):
        match = Match.create("macadam", players, seed=seed)
        names = [("greedy", "random")[(seat + seed) % 2] for seat in range(players)]
        bots = [make(name, GAME, seat) for seat, name in enumerate(names)]
        while not match.over:
            seat = match.to_act[0]
            match.act(seat, bots[seat].choose(match.view(seat)))
        for name, result in zip(names, match.scores, strict=True):
            points[name] += result
    assert points["greedy"] > points["random"] + 1000
