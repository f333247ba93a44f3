"""How a card is carried out, part by part: AVM-89, with cards of the box and of one's own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.cards import Deck
from rejouons.games.a_vos_marques.state import Phase
from rejouons.games.a_vos_marques.tables import CARD_FACTS, CARDS, PRICE_OF, PROGRAM

Rewrite = Callable[..., None]
Op = dict[str, Any]


@pytest.fixture
def rewrite() -> Iterator[Rewrite]:
    """Gives a card of the box other facts, as long as the test runs."""
    cards, program = CARDS.copy(), PROGRAM.copy()

    def put(card: str, **facts: Any) -> None:
        known = CARD_FACTS["cards"]
        CARDS[:], PROGRAM[:] = Deck({**known, card: {**known[card], **facts}}, PRICE_OF).tables

    yield put
    CARDS[:], PROGRAM[:] = cards, program


def op(name: str, n: int | None = None, **facts: Any) -> Op:
    return {"op": name, **({} if n is None else {"n": n}), **facts}


# Counters


@pytest.mark.clause("AVM-89")
def test_a_counter_replaces_the_whole_effect() -> None:
    race = Race(P1="5e AIR")
    race.esp("P06")
    assert race.standing(P1) == "START 5e AIR"


@pytest.mark.clause("AVM-86", "AVM-89")
def test_what_it_does_to_the_target_comes_before_the_attacker(rewrite: Rewrite) -> None:
    line = {"any_of": ["ESP"], "result": "reverse", "self": [op("forward", 2)]}
    rewrite("S06", counters=[{**line, "attacker": [op("back", 3)]}])
    race = Race(P1="C12 S06", P3="M14 ESP", at="attack")
    race.play("S06", P3)
    assert race.happened("went_forward", "went_back", "returned") == [
        "P3 went_forward M14 M16 2",
        "P1 went_back C12 C09 3",
        "P3 returned S06",
    ]


@pytest.mark.clause("AVM-86", "AVM-89")
def test_a_target_who_must_choose_goes_before_the_attacker(rewrite: Rewrite) -> None:
    line = {"any_of": ["ESP"], "result": "reverse", "self": [op("forward", 5)]}
    rewrite("S06", counters=[{**line, "attacker": [op("back", 3)]}])
    race = Race(P1="C12 S06", P3="A09 ESP", at="attack")
    race.play("S06", P3)
    assert race.asked() == (Phase.FORK, P3)
    assert race.space(P1) == "C12"
    race.act("onward M04")
    assert race.spaces() == ["C09", "START", "M04"]


@pytest.mark.clause("AVM-89")
def test_of_several_lines_the_first_that_applies(rewrite: Rewrite) -> None:
    lines = [
        {"any_of": ["ABS"], "result": "reduce", "self": [op("back", 1)]},
        {"any_of": ["ABS", "ESP"], "result": "cancel"},
    ]
    rewrite("S01", counters=lines)
    for product, space in (("ABS", "M13"), ("ESP", "M14"), ("ASR", "M09")):
        race = Race(P1="S01", P3=f"M14 {product}", at="attack")
        race.play("S01", P3)
        assert race.space(P3) == space


# Order


@pytest.mark.clause("AVM-42", "AVM-89")
def test_a_debt_is_settled_before_the_next_part() -> None:
    race = Race(P1="1e ABS")
    race.esp("P10")
    race.act("decline")
    assert race.asked() == (Phase.SALE, P1)
    assert race.marks(P1) == ""
    race.act("sell ABS")
    assert race.happened("sold_for_debt", "paid", "marked", "returned") == [
        "P1 sold_for_debt ABS 7",
        "P1 paid 3",
        "P1 marked one_die P10",
        "P1 returned P10",
    ]


@pytest.mark.clause("AVM-89")
def test_what_cannot_be_done_is_left_out() -> None:
    race = Race()
    race.esp("P06")
    assert race.happened("paid", "debt_cancelled", "marked") == [
        "P1 paid 0",
        "P1 debt_cancelled 2",
        "P1 marked one_die P06",
    ]


@pytest.mark.clause("AVM-89")
def test_every_kind_of_failure_lets_the_rest_go_on(rewrite: Rewrite) -> None:
    gain = op("gain_product", product="DEA")
    rewrite("P16", effect=[gain, op("lose_product"), op("lose_product"), op("receive", 1)])
    race = Race(P1="C05 DEA")
    race.esp("P16")
    assert race.happened("nothing_gained", "lost_product", "nothing_to_lose", "received") == [
        "P1 nothing_gained",
        "P1 lost_product DEA",
        "P1 nothing_to_lose",
        "P1 received 1",
    ]


@pytest.mark.clause("AVM-89")
@pytest.mark.parametrize(("space", "ecus"), [("M08", 1), ("M06", 1), ("M05", 2), ("X02", 1)])
def test_regions_are_looked_at_when_their_time_comes(
    rewrite: Rewrite, space: str, ecus: int
) -> None:
    cases: Op = {"then": [op("receive", 1)], "else": [op("receive", 2)]}
    by_region = op("by_region", regions=["mountain"], **cases)
    rewrite("E29", effect=[op("back", 2), by_region])
    race = Race(P1=space)
    race.esp("E29")
    assert race.ecus(P1) == ecus


@pytest.mark.clause("AVM-89")
def test_products_are_looked_at_when_their_time_comes(rewrite: Rewrite) -> None:
    cases = [{"any_of": ["DEA"], "then": [op("receive", 5)]}]
    by_product = {**op("by_product", cases=cases), "else": [op("receive", 2)]}
    rewrite("E23", effect=[op("gain_product", product="DEA"), by_product])
    race = Race()
    race.esp("E23")
    assert race.standing(P1) == "START 5e DEA"


@pytest.mark.clause("AVM-51", "AVM-89")
def test_an_errand_that_is_done_on_the_way_comes_before_the_next_part(rewrite: Rewrite) -> None:
    rewrite("E18", effect=[op("forward", 3), op("receive", 1)])
    race = Race(P1="C14 4e errand=E07>C17")
    race.esp("E18")
    assert race.happened("errand_done", "paid", "received", "returned") == [
        "P1 errand_done E07 C17",
        "P1 paid 2",
        "P1 returned E07",
        "P1 received 1",
        "P1 returned E18",
    ]


@pytest.mark.clause("AVM-66", "AVM-89")
def test_after_a_swap_the_card_goes_on_behind_its_other_case(rewrite: Rewrite) -> None:
    swap = {**op("swap_ahead"), "else": [op("receive", 2)]}
    rewrite("E22", effect=[swap, op("receive", 1)])
    for rival, ecus in (("M24", 1), ("START", 3)):
        race = Race(P1="M13", P2=rival)
        race.esp("E22")
        assert race.ecus(P1) == ecus


# The end of a card


@pytest.mark.clause("AVM-2", "AVM-62", "AVM-89")
def test_finish_drops_everything_that_is_left(rewrite: Rewrite) -> None:
    rewrite("E18", effect=[op("forward", 3), op("receive", 1)])
    race = Race(P1="H25")
    race.esp("E18")
    assert race.phase == Phase.OVER
    assert race.state.winner == P1
    assert race.happened("received", "returned") == []


@pytest.mark.clause("AVM-62", "AVM-86", "AVM-89")
def test_an_attack_can_carry_its_target_home() -> None:
    race = Race(P1="S08 S01", P2="H24 DYN", at="attack", s_limit="one_per_target")
    race.play("S08", P2)
    assert race.phase == Phase.OVER
    assert race.ranks()[P2] == 1
    assert race.happened("turn_began") == []


@pytest.mark.clause("AVM-87", "AVM-89")
def test_only_in_the_end_the_card_goes_under_its_pile() -> None:
    race = Race(P1="1e ALA")
    race.esp("P13")
    assert race.under("P") == ""
    race.act("sell ALA")
    assert race.under("P") == "P13"


@pytest.mark.clause("AVM-75", "AVM-89")
def test_a_card_lies_open_while_its_place_is_visited() -> None:
    race = Race(P1="3e")
    race.esp("E11")
    assert race.under("E") == ""
    race.act("bet 0")
    assert race.under("E") == "E11"


@pytest.mark.clause("AVM-51", "AVM-67")
def test_a_mark_from_an_errand_is_told_with_its_card(rewrite: Rewrite) -> None:
    errand = op("errand", place="restaurant", on_arrival=[op("one_die")])
    rewrite("S17", effect=[errand])
    race = Race(P1="C03 errand=S17>C04", at="red")
    race.total(2)
    race.drive("C04")
    assert race.happened("marked", "marked_by_duel", "returned") == [
        "P1 marked one_die S17",
        "P1 returned S17",
    ]
    assert race.marks(P1) == "one_die"


@pytest.mark.clause("AVM-89")
def test_a_card_that_draws_may_draw_several(rewrite: Rewrite) -> None:
    rewrite("E30", effect=[op("draw_s", 2)])
    race = Race()
    race.lay_pile("S", "S07 S08 S09")
    race.esp("E30")
    assert race.hand(P1) == "S07 S08"


# Who reads


@pytest.mark.clause("AVM-90", "AVM-91")
@pytest.mark.parametrize(("turn", "reader"), [(P1, 2), (P2, 3), (P3, 1)])
def test_the_left_neighbour_reads_an_e_card(turn: int, reader: int) -> None:
    race = Race(turn=turn)
    race.esp("E23")
    assert race.happened("drew_e") == [f"P{turn + 1} drew_e E23 {reader}"]
    race = Race(turn=turn)
    race.esp("P16")
    assert race.happened("drew_p") == [f"P{turn + 1} drew_p P16"]


@pytest.mark.clause("AVM-36", "AVM-38", "AVM-91", "AVM-92")
def test_a_p_card_is_cancelled_without_asking() -> None:
    """Scenario 59."""
    race = Race(P1="M14 ABS")
    race.esp("P04")
    assert race.happened("showed", "countered", "returned") == [
        "P1 showed ABS",
        "P1 countered P04 ABS cancel",
        "P1 returned P04",
    ]
    assert race.standing(P1) == "M14 ABS"
    assert race.asked() == (Phase.BLUE, P1)
