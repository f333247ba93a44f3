"""What Macadam's players may know of hands and stock: its hidden cards, drawn and discarded."""

from typing import Any

import pytest
from macadam_table import REST, A, B, C, Given, Table, card_set, legal_actions, names, traced

from rejouons.games.macadam.state import CARD, NO_CARD, Phase
from rejouons.kernel.log import HIDDEN, SPECTATOR
from rejouons.kernel.record import snapshot

VIEWERS = (A, B, C, SPECTATOR)
SEATS = (A, B, C)
DEALT: Given = {"A": "AG1 IN1 PR1 BI1", "B": "PR2 BI2 MO2 GA2", "C": "PG1 BI3", "stock": REST}
SECRET = ("stock", "under", "traces", "ranks")
TRACED: Given = {"A": "MO3 PG1 PG3", "B": "PG2", "C": "PG4 PG5", "stock": "BI1"}


def seen_hand(view: Any, seat: int) -> str:
    return names(view.players[seat].hand)


# Hands and stock


@pytest.mark.clause("MC-16")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_owner_sees_a_hand(viewer: int) -> None:
    table = Table(**DEALT)
    view = table.view(viewer)
    for seat in SEATS:
        assert seen_hand(view, seat) == (table.hand(seat) if seat == viewer else "")
        assert view.players[seat].hand_size == table.player(seat).hand_size


@pytest.mark.clause("MC-17")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_stock_but_all_its_size(viewer: int) -> None:
    table = Table(**DEALT)
    view = table.view(viewer)
    assert view.stock == 0
    assert view.stock_size == table.state.stock_size == 46
    assert not view.dice.lanes.any()


@pytest.mark.clause("MC-40", "MC-65", "MC-94")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_is_open(viewer: int) -> None:
    table = Table(**DEALT, papers={B: "insurance"}, fines={C: 2}, centre="AG6", free="S01 S02")
    table.act("swap", "discard IN1", "place S01", "expose PR1", "expose PR2")
    view = table.view(viewer)
    view.dice = table.state.dice
    for field in SECRET:
        view[field] = table.state[field]
    view.players["hand"] = table.state.players["hand"]
    assert view.tobytes() == table.state.tobytes()


@pytest.mark.clause("MC-5")
def test_a_view_lists_its_owners_actions() -> None:
    table = Table(**DEALT)
    for text in ("swap", "discard BI1", "place S01", "expose PR1", "expose PR2", "fine"):
        for seat in SEATS:
            view = table.view(seat)
            assert legal_actions(view, seat) == legal_actions(table.state, seat)
        table.act(text)


@pytest.mark.clause("MC-95")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_finished_game_hides_nothing(viewer: int) -> None:
    table = Table(A="PG1", B="PG2", C="PG3", stock=REST, free="S12")
    table.act("place S12", "fine")
    assert table.phase == Phase.OVER
    view = table.view(viewer)
    assert [seen_hand(view, seat) for seat in SEATS] == ["PG1", "PG2", "PG3"]
    assert view.stock == table.state.stock


# Swaps


@pytest.mark.clause("MC-26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_swap_is_told_its_cards_to_the_owner_only(viewer: int) -> None:
    table = Table(A="MO3 PG1", B="PG2", C="PG3", stock="PV1 BI1")
    table.act("swap", "discard MO3")
    drawn, discarded = ("PV1", "MO3") if viewer == A else ("?", "?")
    assert table.events_for(viewer) == [f"A drew {drawn}", f"A discarded {discarded}"]


@pytest.mark.clause("MC-26")
def test_others_see_the_same_whatever_is_discarded() -> None:
    seen = set()
    for card in ("MO3", "PG1", "AG1"):
        table = Table(A="MO3 PG1 AG1", B="PG2", C="PG3", stock=REST)
        table.act("swap", f"discard {card}")
        views = [table.view(viewer).tobytes() for viewer in (B, C, SPECTATOR)]
        seen.add((*views, *table.events_for(B)))
    assert len(seen) == 1


@pytest.mark.clause("MC-26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_discard_is_remembered_by_who_made_it(viewer: int) -> None:
    table = Table(A="MO3 PG1", B="PG2", C="PG3", stock=REST)
    table.act("swap", "discard MO3")
    view = table.view(viewer)
    place = int(view.under_first)
    assert view.under_size == 1
    assert view.under_by[place] == A
    assert view.under[place] == (CARD.value("MO3") if viewer == A else HIDDEN)


@pytest.mark.clause("MC-70")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_top_up_is_counted_in_public(viewer: int) -> None:
    table = Table(A="PR1 BI1", B="", C="PR3", stock="PR2 PV1")
    table.act("place S01", "expose PR1")
    cards = ("PR2", "PV1") if viewer == B else ("?", "?")
    told = [event for event in table.events_for(viewer) if "top" in event]
    assert told == ["B topped_up 2", *(f"B drew_top_up {card}" for card in cards)]


# Discards that are drawn again


def drawn_again() -> Table:
    """A's discard is the only card of the stock, and B draws it for his empty hand."""
    table = Table(**TRACED)
    table.act("swap", "discard MO3", "place S01", "expose PG1", "expose PG2", "expose PG4")
    assert table.hand(B) == "MO3"
    return table


@pytest.mark.clause("MC-26", "MC-70")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_who_discarded_a_card_knows_who_draws_it(viewer: int) -> None:
    view = drawn_again().view(viewer)
    assert seen_hand(view, B) == ("MO3" if viewer in (A, B) else "")
    assert traced(view) == ({"MO3": "B"} if viewer == A else {})


@pytest.mark.clause("MC-26")
def test_a_later_swap_hides_it_again() -> None:
    table = Table(A="MO3 PG1 PG3", B="PG2", C="PG4 PG5", stock="BI1 BI2")
    table.act("swap", "discard MO3", "place S01", "expose PG1", "expose PG2", "expose PG4")
    assert table.hand(B) == "BI2 MO3"
    assert seen_hand(table.view(A), B) == "MO3"
    table.state.stock, table.state.stock_size = card_set("PV1"), 1
    table.act("swap")
    assert seen_hand(table.view(A), B) == "MO3"
    table.act("discard PV1")
    assert seen_hand(table.view(A), B) == ""
    assert traced(table.view(A)) == {"MO3": "B under:3"}
    assert traced(table.view(B)) == {"PV1": "under:3"}


@pytest.mark.clause("MC-26")
def test_an_own_discard_drawn_again_is_no_news_to_others() -> None:
    table = Table(A="MO3 PG1", B="PG2 BI2 PR2", C="PG3 BI3 PR3 PR4", stock="BI1")
    table.act("swap", "discard MO3", "place S01", "expose PG1", "expose PG2", "expose PG3")
    table.act("place S02", "expose BI2", "expose BI3", "expose BI1", "place S03", "expose PR3")
    assert table.hand(A) == "MO3"
    for viewer in (B, C, SPECTATOR):
        assert traced(table.view(viewer)) == {}


@pytest.mark.clause("MC-94")
def test_a_traced_card_is_open_once_exposed() -> None:
    table = drawn_again()
    table.roll(1)
    table.act("place S10", "expose MO3")
    assert traced(table.state) == {}


@pytest.mark.clause("MC-64")
def test_a_traced_paper_is_open_once_laid() -> None:
    table = Table(A="IN1 PG1 PG3", B="PG2", C="PG4 PG5", stock="BI1")
    table.act("swap", "discard IN1", "place S01", "expose PG1", "expose PG2", "expose PG4")
    assert seen_hand(table.view(A), B) == "IN1"
    table.act("lay IN1")
    assert traced(table.state) == {}


@pytest.mark.clause("MC-47")
def test_nobody_knows_a_discard_once_the_agents_return() -> None:
    table = Table(A="MO3 PR1 BI1", B="AG6 PG1 BI2", C="PG2 BI3", stock="PV1 PV2", centre="AG1-5")
    table.act("swap", "discard MO3", "place S01", "expose PR1", "agent PG1", "expose PG2")
    view = table.view(A)
    assert view.under_size == 0
    assert set(view.under.tolist()) == {NO_CARD}
    assert table.state.stock_size == 8


@pytest.mark.clause("MC-26")
def test_a_redacted_view_stays_as_it_is() -> None:
    table = drawn_again()
    for viewer in VIEWERS:
        view = table.view(viewer)
        again = snapshot(view)
        table.game.rules.redact(again, viewer)
        assert again.tobytes() == view.tobytes()
