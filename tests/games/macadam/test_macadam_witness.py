"""No guess contradicts anything that its viewer has seen, from the deal on."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from macadam_table import REST, SEATS, A, B, Table, card_set, legal_actions, opening, told
from macadam_witness import Witness

from positions import new_log
from rejouons.bots import policies
from rejouons.bots.policies import Policy
from rejouons.games.macadam import rules
from rejouons.games.macadam.state import ACTIONS, AgentWhenAble, Move, Phase
from rejouons.games.macadam.tables import MEETS
from rejouons.kernel.contract import MAX_SEATS
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.link import Linker
from rejouons.kernel.log import LOG, open_log, redact_log
from rejouons.kernel.record import new, snapshot

GAMES = 6
LOOKS = 4  # one position in so many is guessed at
GREEDY = Linker(rules).module(policies)


def test_a_witness_objects() -> None:
    """To a card that a hand can't have, and to a discard that is elsewhere."""
    table = Table(A="PR1 BI1 MO1", B="BI2 PG1", stock=REST)
    witness = Witness("A", table.state)
    table.act("swap", "discard MO1", "place S01", "expose PR1", "fine")
    witness.hear(table.events_for(A), card_set("PR1-5"))
    assert witness.objections(table.state) == []
    table.player(B).hand |= card_set("PR1 MO1")
    found = witness.objections(table.state)
    assert any("PR1" in objection for objection in found)
    assert any("MO1" in objection for objection in found)


@pytest.mark.clause("MC-26", "MC-35", "MC-36", "MC-47", "MC-70")
@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("players", range(2, 7))
def test_no_guess_contradicts_what_was_seen(players: int, policy: Policy) -> None:
    for seed in range(GAMES if policy == Policy.RANDOM else 2):
        for number, (state, witnesses) in enumerate(watched(players, policy, seed)):
            for viewer, witness in enumerate(witnesses):
                assert witness.objections(state) == []  # it does not object to the truth
                guess = snapshot(state)
                rules.redact(guess, viewer)
                seed_dice(guess.dice, number, 5)
                rules.guess(guess, viewer)
                assert witness.objections(guess) == [], (seed, number, viewer)


def watched(players: int, policy: Policy, seed: int) -> Iterator[tuple[Any, list[Witness]]]:
    """Positions of a round, and somebody in each seat who has watched it."""
    chance = random.Random(seed)
    options = {option.key: chance.choice(option.values) for option in Table.game.options}
    state, log = opening(players, **{**options, "rounds": 1}), new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    witnesses = [Witness(SEATS[seat], state) for seat in range(players)]
    while state.phase != Phase.OVER:
        if chance.randrange(LOOKS) == 0:
            yield state, witnesses
        seat = int(state.actor)
        action = chosen(state, seat, policy, chance)
        missing = missing_after(state, action)
        open_log(log)
        rules.apply(state, log, seat, action)
        hear(witnesses, log, missing)


def missing_after(state: Any, action: int) -> int:
    """What who must act lacks if he fails with this action: papers aside."""
    if state.phase == Phase.OPEN:
        return int(state.admitted)
    at_will = state.options.agent_when_able == AgentWhenAble.ON
    return 0 if at_will and ACTIONS.kind_of[action] == Move.AGENT else int(MEETS[state.demand])


def hear(witnesses: list[Witness], log: Any, missing: int) -> None:
    for seat, witness in enumerate(witnesses):
        seen = snapshot(log)
        redact_log(seen, seat)
        witness.hear(told(seen), missing)


def chosen(state: Any, seat: int, policy: Policy, chance: random.Random) -> int:
    if policy == Policy.RANDOM:
        return chance.choice(legal_actions(state, seat))
    view, dice = snapshot(state), new(DICE)[0]
    rules.redact(view, seat)
    seed_dice(dice, chance.randrange(1 << 30), 0)
    out = np.zeros(Table.game.actions.size, np.int32)
    paper = (dice, new(Table.game.state), new(LOG)[0], out, np.zeros(MAX_SEATS))
    return int(GREEDY.choose(int(policy), view, seat, *paper))
