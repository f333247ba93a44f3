"""Macadam's traffic agents: MC-40 to MC-47."""

from collections import Counter
from itertools import permutations

import pytest
from macadam_table import REST, A, B, C, Table, opening

from positions import new_log
from rejouons.games.macadam import rules
from rejouons.games.macadam.game import GAME
from rejouons.games.macadam.state import CARD, FIRST_EDITION
from rejouons.games.macadam.stock import next_agent, return_agents
from rejouons.games.macadam.tables import AGENT_CARDS, AGENTS, POINTS_OF
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import HIDDEN, SPECTATOR

CENTRE = "AG1-5"


@pytest.mark.clause("MC-40", "MC-42")
def test_an_agent_goes_to_the_centre_with_a_second_card() -> None:
    table = Table(A="PR1 BI1", B="AG3 AG5 BI7 PG1", stock="PV1", centre="AG1")
    table.act("place S01", "expose PR1", "agent BI7")
    assert table.happened("agent", "agent_brought") == ["B agent AG3 2", "B agent_brought BI7"]
    assert table.centre == "AG1 AG3"
    assert table.exposed(B) == "BI7"
    assert table.hand(B) == "AG5 PG1"
    assert table.points() == [200, 150]
    assert table.fines() == [0, 0]


# Which of several agents


@pytest.mark.clause("MC-40")
def test_the_agent_of_the_lowest_rank_is_laid() -> None:
    table = Table(A="PR1 BI1", B="AG2 AG3 AG5 BI7", stock="PV1")
    table.state.ranks[:] = [0, 4, 3, 1, 2, 5]
    table.act("place S01", "expose PR1", "agent BI7")
    assert table.happened("agent") == ["B agent AG5 1"]


@pytest.mark.clause("MC-40")
def test_which_agent_is_laid_tells_nothing_of_the_others() -> None:
    """Over all hands and all ranks, after AG5 each other agent is held as often."""
    table = Table(A="PR1", B="AG1 BI1")
    held: Counter[int] = Counter()
    for ranks in permutations(range(AGENT_CARDS)):
        table.state.ranks[:] = ranks
        for hand in range(1, 1 << AGENT_CARDS):
            table.player(B).hand = hand
            if next_agent(table.state, table.player(B)) == CARD.value("AG5"):
                held.update(agent for agent in range(AGENT_CARDS) if hand >> agent & 1)
    del held[CARD.value("AG5")]
    assert len(held) == AGENT_CARDS - 1
    assert len(set(held.values())) == 1


@pytest.mark.clause("MC-40")
def test_who_discarded_an_agent_knows_nothing_of_its_rank_in_another_hand() -> None:
    laid: Counter[str] = Counter()
    for seed in range(60):
        table = Table(A="AG1 PR1 PR2 PG1", B="AG3 PV1 BI3 PR3 BI4", stock="PY1")
        table.state.ranks[:] = range(AGENT_CARDS)  # A sees that AG1 would be laid first
        seed_dice(table.state.dice, seed, 0)
        table.act("swap", "discard AG1", "place S01", "expose PR1", "expose PR3")
        table.act("swap", "discard PV1", "place S02", "expose BI3", "fine")  # B draws AG1
        table.act("place S03", "expose PR2", "agent BI4")
        laid.update(table.happened("agent"))
    assert set(laid) == {"B agent AG1 1", "B agent AG3 1"}


@pytest.mark.clause("MC-40", "MC-47")
def test_agents_are_ranked_by_chance_in_the_deal_and_when_they_return() -> None:
    dealt, returned = set(), set()
    for seed in range(60):
        state = opening(2)
        seed_dice(state.dice, seed, 0)
        rules.setup(state, new_log())
        dealt.add(tuple(state.ranks.tolist()))
        return_agents(state, new_log())
        returned.add(tuple(state.ranks.tolist()))
    everywhere = dealt | returned
    assert all(sorted(ranks) == list(range(AGENT_CARDS)) for ranks in everywhere)
    assert len(dealt) > 50
    assert len(everywhere) > 100


@pytest.mark.clause("MC-40")
@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_only_the_holder_knows_which_agent_is_next(viewer: int) -> None:
    table = Table(A="AG1 PR1 BI1", B="AG2 AG3 BI7", stock=REST)
    table.state.ranks[:] = [5, 4, 3, 2, 1, 0]
    known = {A: [0], B: [1, 2], SPECTATOR: []}[viewer]
    seen = [5 - agent if agent in known else HIDDEN for agent in range(AGENT_CARDS)]
    view = table.view(viewer)
    assert view.ranks.tolist() == seen
    seed_dice(view.dice, 1, 0)
    rules.guess(view, viewer)
    assert sorted(view.ranks.tolist()) == list(range(AGENT_CARDS))
    assert view.ranks[known].tolist() == table.state.ranks[known].tolist()


@pytest.mark.clause("MC-40")
def test_sending_one_of_several_agents_is_no_draw() -> None:
    """So it can be taken back."""
    table = Table(A="PR1 BI1", B="AG2 AG3 BI7", C="BI2", stock="PV1")
    table.act("place S01", "expose PR1")
    draws = int(table.state.dice.draws)
    table.act("agent BI7")
    assert table.state.dice.draws == draws


@pytest.mark.clause("MC-40")
def test_matches_of_the_first_edition_still_lay_the_lowest() -> None:
    state = GAME.edition(FIRST_EDITION).opening(2, {o.key: o.default for o in GAME.options})
    seed_dice(state.dice, 1, 0)
    rules.setup(state, new_log())
    assert state.ranks.tolist() == list(range(AGENT_CARDS))
    rules.redact(state, A)
    assert state.ranks.tolist() == list(range(AGENT_CARDS))


# The rest of what an agent does


@pytest.mark.clause("MC-40", "MC-92")
def test_agents_are_worth_nothing() -> None:
    assert not any(POINTS_OF[card] for card in range(AGENTS.bit_length()) if AGENTS >> card & 1)


@pytest.mark.clause("MC-41")
@pytest.mark.parametrize("led", ["PR1", "PG1"])
def test_an_agent_answers_only_what_one_cannot_follow(led: str) -> None:
    table = Table(A="PR1 PG1", B="AG1 PG2", C="", stock="PV1")
    table.act("place S01", f"expose {led}")
    expected = {"PR1": ["agent PG2", "fine"], "PG1": ["expose PG2"]}
    assert table.answers() == expected[led]


@pytest.mark.clause("MC-43")
def test_an_agent_ends_the_free_choice_of_vehicles() -> None:
    table = Table(A="BI1 PG5", B="AG1 PG1", C="BI2 PG2", stock="PV1")
    table.act("place S02", "expose BI1", "agent PG1")
    assert table.demand == "green_walker"
    assert table.answers() == ["expose PG2"]


@pytest.mark.clause("MC-43")
def test_who_has_played_owes_nothing_to_the_new_card() -> None:
    table = Table(A="PR1 BI1", B="PR2 BI2", C="AG1 PG1", stock="PV1")
    table.act("place S01", "expose PR1", "expose PR2", "agent PG1")
    assert table.to_act == B
    assert table.happened("demanded", "leads") == ["A demanded red_walker", "B leads 2"]
    assert table.fines() == [0, 0, 0]


@pytest.mark.clause("MC-44", "MC-68")
@pytest.mark.parametrize(
    ("papers", "brought"),
    [
        ("", ["PG1", "BI1", "BA1", "GA1"]),
        ("insurance", ["PG1", "BI1", "MO1", "BA1", "GA1"]),
        ("licence", ["PG1", "BI1", "CA1", "MB1", "BA1", "GA1"]),
        ("insurance licence", ["PG1", "BI1", "MO1", "CA1", "MB1", "BA1", "GA1"]),
    ],
)
def test_what_an_agent_may_bring(papers: str, brought: list[str]) -> None:
    hand = "AG1 AG2 IN1 LI1 PG1 BI1 MO1 CA1 MB1 BA1 GA1"
    table = Table(A="PR1 PR2", B=hand, stock="PV1", papers={B: papers})
    table.act("place S01", "expose PR1")
    assert table.answers() == [*(f"agent {card}" for card in brought), "fine"]


@pytest.mark.clause("MC-45", "MC-46")
def test_an_agent_alone_shields_and_leaves_the_demand() -> None:
    table = Table(A="PR1 BI1", B="AG1 AG2 MO1", C="PR2 BI2", stock="PV1")
    table.act("place S01", "expose PR1")
    assert table.answers() == ["agent_alone", "fine"]
    table.act("agent_alone")
    assert table.events() == ["B agent_alone AG1 1"]
    assert table.fines() == [0, 0, 0]
    assert table.demand == "red_walker"
    assert table.to_act == C
    assert table.answers() == ["expose PR2"]
    assert table.hand(B) == "AG2 MO1"


@pytest.mark.clause("MC-45")
def test_an_agent_alone_leaves_the_free_choice_of_vehicles() -> None:
    table = Table(A="BI1 PG5", B="AG1 MO1", C="BI2 CA1", stock="PV1", papers={C: "licence"})
    table.act("place S02", "expose BI1", "agent_alone")
    assert table.answers() == ["expose BI2", "expose CA1"]


@pytest.mark.clause("MC-47")
def test_six_agents_return_to_the_stock() -> None:
    table = Table(A="PR1 BI1", B="AG6 PG1 BI2", stock="PV1", centre=CENTRE)
    table.act("place S01", "expose PR1", "agent PG1")
    assert table.happened("agents_returned", "leads") == ["- agents_returned", "B leads 2"]
    assert table.centre == ""
    assert table.state.stock_size == 7
    assert int(table.state.stock).bit_count() == 7
    assert table.state.under_size == 0


@pytest.mark.clause("MC-47")
def test_the_whole_stock_is_shuffled_with_them() -> None:
    """The card that was on top may now be anywhere."""
    tops = set()
    for seed in range(40):
        table = Table(A="PR1 BI1", B="AG6 PG1 BI2", stock="PV1 PV2", centre=CENTRE)
        seed_dice(table.state.dice, seed, 0)
        table.act("place S01", "expose PR1", "agent PG1", "swap")
        tops.add(table.happened("drew")[0].split()[-1])
    assert tops == {"AG1", "AG2", "AG3", "AG4", "AG5", "AG6", "PV1", "PV2"}


@pytest.mark.clause("MC-47")
def test_five_agents_stay() -> None:
    table = Table(A="PR1 BI1", B="AG5 PG1 BI2", stock="PV1", centre="AG1-4")
    table.act("place S01", "expose PR1", "agent PG1")
    assert table.happened("agents_returned") == []
    assert table.centre == "AG1 AG2 AG3 AG4 AG5"


@pytest.mark.clause("MC-47")
def test_agents_return_only_at_the_end_of_the_trick() -> None:
    table = Table(A="PR1 BI1", B="AG6 PG1 BI2", C="PG2 BI3", stock="PV1", centre=CENTRE)
    table.act("place S01", "expose PR1", "agent PG1")
    assert table.centre == "AG1 AG2 AG3 AG4 AG5 AG6"
    table.act("expose PG2")
    assert table.centre == ""


@pytest.mark.clause("MC-47")
def test_agents_do_not_return_when_the_round_is_over() -> None:
    table = Table(A="PR1 BI1", B="AG6 PG1 BI2", stock="PV1", centre=CENTRE, free="S01")
    table.act("place S01", "expose PR1", "agent PG1")
    assert table.happened("agents_returned") == []
    assert table.state.stock_size == 1


@pytest.mark.clause("MC-46")
def test_one_agent_a_turn_but_another_in_the_next() -> None:
    table = Table(A="PR1 PR2 BI1", B="AG1 AG2 PG1 BA1", stock="PV1", free="S01 S03 S05")
    table.act("place S01", "expose PR1", "agent PG1")
    assert table.to_act == B
    assert table.player(B).hand_size == 2
    table.act("place S03")
    assert table.answers() == ["agent BA1", "fine"]
    assert table.player(A).fines == 0
