"""Who deals at Macadam: MC-10 to MC-14, and MC-85."""

from collections.abc import Callable, Iterator

import pytest
from macadam_table import A, B, C, opening, told

from positions import new_log
from rejouons.games.macadam import dealing
from rejouons.games.macadam.state import CARD
from rejouons.games.macadam.tables import DEALER_DRAWS
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.sets import holds

Draw = Callable[[str, int], tuple[list[str], int]]


@pytest.fixture
def draw(monkeypatch: pytest.MonkeyPatch) -> Draw:
    """Three players draw these cards, in this order; what was told, and who deals."""

    def play(cards: str, chance: int = A) -> tuple[list[str], int]:
        drawn = iter(cards.split())
        monkeypatch.setattr(dealing, "pick", lambda pack, _: picked(pack, drawn, chance))
        state, log = opening(3), new_log()
        dealing.draw_for_dealer(state, log)
        assert next(drawn, None) is None
        return told(log), int(state.dealer)

    return play


def picked(pack: int, drawn: Iterator[str], chance: int) -> int:
    """The next card given, as long as there is one."""
    word = next(drawn, None)
    if word is None:
        return chance
    assert holds(pack, CARD.value(word)), f"{word} is drawn twice"
    return CARD.value(word)


@pytest.mark.clause("MC-10", "MC-11")
def test_the_only_good_draw_deals(draw: Draw) -> None:
    events, dealer = draw("BI1 AG2 MO1", A)
    assert events == [
        "A dealer_drew BI1",
        "B dealer_drew AG2",
        "C dealer_drew MO1",
        "B dealer_alone",
    ]
    assert dealer == B


@pytest.mark.clause("MC-11")
@pytest.mark.parametrize("card", ["AG1", "PG1", "PR2", "PY3", "PV5"])
def test_agents_and_pedestrians_are_good_draws(draw: Draw, card: str) -> None:
    events, dealer = draw(f"IN1 CA1 {card}", A)
    assert events[-1] == "C dealer_alone"
    assert dealer == C


@pytest.mark.clause("MC-12")
def test_green_beats_the_other_good_draws(draw: Draw) -> None:
    events, dealer = draw("PR1 PG4 AG1", A)
    assert events[-1] == "B dealer_by_green"
    assert dealer == B


@pytest.mark.clause("MC-13")
@pytest.mark.parametrize("tied", ["PR1 AG1 BI2", "PG1 PG2 AG1"])
def test_only_the_tied_draw_again(draw: Draw, tied: str) -> None:
    events, dealer = draw(f"{tied} MO1 PY1", A)
    assert events[3:] == [
        "A dealer_tied",
        "B dealer_tied",
        "A dealer_drew MO1",
        "B dealer_drew PY1",
        "B dealer_alone",
    ]
    assert dealer == B


@pytest.mark.clause("MC-13")
def test_cards_go_back_before_the_next_draw(draw: Draw) -> None:
    _, dealer = draw("PR1 AG1 BI2 AG1 BI2", A)
    assert dealer == A


@pytest.mark.clause("MC-12", "MC-13")
def test_all_draw_again_when_nobody_drew_well(draw: Draw) -> None:
    events, dealer = draw("GA1 BI1 IN1 GA1 BI1 PV1", A)
    assert events[3:6] == ["A dealer_tied", "B dealer_tied", "C dealer_tied"]
    assert dealer == C


@pytest.mark.clause("MC-13")
def test_the_tied_stay_when_none_of_them_draws_well(draw: Draw) -> None:
    events, dealer = draw("PR1 BI1 AG1 BI2 BI3 MO1 PY1", A)
    assert [event for event in events if event.startswith("B")] == ["B dealer_drew BI1"]
    assert dealer == C


@pytest.mark.clause("MC-14")
@pytest.mark.parametrize("chance", [B, C])
def test_chance_decides_after_twenty_draws(draw: Draw, chance: int) -> None:
    events, dealer = draw("BI1 PR1 PR2 " + (DEALER_DRAWS - 1) * "PY1 PV1 ", chance)
    assert sum("C dealer_drew" in event for event in events) == DEALER_DRAWS == 20
    assert sum("A dealer_drew" in event for event in events) == 1
    assert events.count("C dealer_tied") == DEALER_DRAWS - 1  # the last draw is not drawn again
    assert events[-1] == f"{'ABC'[chance]} dealer_by_chance"
    assert dealer == chance


@pytest.mark.clause("MC-14")
def test_chance_chooses_among_those_still_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody ever draws better than the others, so that all six stay to the end."""
    monkeypatch.setattr(dealing, "draw_cards", lambda *_: 0)
    dealers = set()
    for seed in range(60):
        state, log = opening(6), new_log()
        seed_dice(state.dice, seed, 0)
        dealing.draw_for_dealer(state, log)
        dealers.add(int(state.dealer))
    assert dealers == set(range(6))
