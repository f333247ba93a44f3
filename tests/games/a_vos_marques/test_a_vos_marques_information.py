"""What owners, rivals and onlookers see: the section "What is hidden" of the rules."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, P4, P5, Race, alike, mask_of, products_in

from rejouons.games.a_vos_marques.cards import FIRST_CARD
from rejouons.games.a_vos_marques.state import S_CARD, Phase, Task
from rejouons.games.a_vos_marques.tables import CARDS
from rejouons.kernel.log import HIDDEN, SPECTATOR
from rejouons.kernel.record import snapshot

VIEWERS = (P1, P2, P3, SPECTATOR)
RICH = "M14 9e ESP AIR S01 S01 S05"
SECRET_OF_PLAYERS = ("products", "worth", "known", "lacks", "hand")


def seen_hand(view: Any, seat: int) -> list[str]:
    hand = view.players[seat].hand
    return [word for kind, word in enumerate(S_CARD.words) for _ in range(hand[kind])]


# Open to all


@pytest.mark.clause("AVM-3", "AVM-35")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_is_open(viewer: int) -> None:
    """Cars, écus, errands, marks, tickets, dice, cards that were drawn or played."""
    race = Race(P1=RICH, P2="C12 3e ticket one_die=S11 errand=E09", P3="4e DEA miss S09")
    race.esp("E23")
    race.blue(2)
    race.red(1, 6)
    view = race.view(viewer)
    view.dice = race.state.dice
    view.pile_s.unknown = race.state.pile_s.unknown
    for field in SECRET_OF_PLAYERS:
        view.players[field] = race.state.players[field]
    assert view.tobytes() == race.state.tobytes()


@pytest.mark.clause("AVM-6", "AVM-83")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_used_cards_are_known_under_their_pile(viewer: int) -> None:
    race = Race(P1="S01", P2="C12", at="attack")
    race.play("S01", P2)
    assert "P1 played S01 2" in race.events_for(viewer)
    view = race.view(viewer)
    assert view.pile_s.under_left == 1
    assert S_CARD.words[view.pile_s.under[view.pile_s.under_first]] == "S01"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_dice_to_come(viewer: int) -> None:
    assert not Race(P1=RICH).view(viewer).dice.lanes.any()


# S cards in hand


@pytest.mark.clause("AVM-80")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_owner_and_counted_by_all(viewer: int) -> None:
    view = Race(P1=RICH, P2="S09").view(viewer)
    assert seen_hand(view, P1) == (["S01", "S01", "S05"] if viewer == P1 else [])
    assert seen_hand(view, P2) == (["S09"] if viewer == P2 else [])
    assert view.players[P1].hand_size == 3


@pytest.mark.clause("AVM-80")
@pytest.mark.parametrize("viewer", [P2, SPECTATOR])
def test_unseen_s_cards_can_be_anywhere(viewer: int) -> None:
    view = Race(P1=RICH).view(viewer)
    copies = CARDS[FIRST_CARD[1] : FIRST_CARD[2]].copies
    assert view.pile_s.unknown.tolist() == copies.tolist()
    assert view.pile_s.unknown_left == 70 - 3


@pytest.mark.clause("AVM-80")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_drawn_by_a_card_is_secret_too(viewer: int) -> None:
    race = Race()
    race.lay_pile("S", "S07")
    race.esp("E30")
    drawn = "S07" if viewer == P1 else "?"
    assert f"P1 drew_s {drawn}" in race.events_for(viewer)


# Products


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_products_are_seen_by_their_owner_and_counted_by_all(viewer: int) -> None:
    view = Race(P1="ABS AIR").view(viewer).players[P1]
    assert products_in(view.products) == ("ABS AIR" if viewer == P1 else "")
    assert view.count == 2


@pytest.mark.clause("AVM-35", "AVM-36")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_shown_product_stays_known(viewer: int) -> None:
    race = Race(P1="S01", P2="ABS AIR", at="attack")
    race.play("S01", P2)
    seen = "ABS AIR" if viewer == P2 else "ABS"
    assert products_in(race.view(viewer).players[P2].products) == seen


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_the_garage_only_the_owner_sees_what_he_does(viewer: int) -> None:
    race = Race(P1="20e AIR", at="garage")
    race.act("sell AIR", "buy ASR")
    is_owner = viewer == P1
    view = race.view(viewer)
    assert (view.bought, view.sold, view.trades) == (
        (mask_of("ASR"), mask_of("AIR"), 2) if is_owner else (0, 0, 0)
    )
    assert view.players[P1].ecus == (14 if is_owner else 20)
    assert view.players[P1].count == 1
    told = ["P1 traded AIR sold 4", "P1 traded ASR bought 10"]
    assert race.events_for(viewer) == (told if is_owner else ["P1 traded ? ? ?"] * 2)


PUBLIC = {  # the attacker, the target, what is done, and what everybody is told
    "a sale for a debt": ("S13", "AIR", ["play S13 2", "sell AIR"], "P2 sold_for_debt AIR 4"),
    "a counter": ("S18", "AIR", ["play S18 2"], "P2 countered S18 AIR cancel"),
    "a theft by name": ("S16", "AIR", ["play S16 2", "name AIR"], "P1 took AIR 2"),
    "a wrong name": ("S16", "AIR", ["play S16 2", "name ABS"], "P1 not_held ABS 2"),
    "cash": ("S15", "AIR", ["play S15 2", "cash"], "P1 cashed AIR 4"),
    "an older one": ("ABS S15", "ESP", ["play S15 2", "keep"], "P1 sold_older ABS 7"),
    "the dealer": ("S20", "DEA", ["play S20 2", "use"], "P2 dealer_used S20"),
}


@pytest.mark.clause("AVM-36", "AVM-37", "AVM-42", "AVM-85")
@pytest.mark.parametrize("case", PUBLIC)
def test_what_everybody_is_told(case: str) -> None:
    attacker, target, actions, told = PUBLIC[case]
    race = Race(P1=attacker, P2=target, at="attack")
    race.act(*actions)
    assert all(told in race.events_for(viewer) for viewer in VIEWERS)


@pytest.mark.clause("AVM-57", "AVM-89")
@pytest.mark.parametrize(
    ("card", "held", "told"),
    [
        ("E01", "ASR AIR", "P1 showed ASR"),
        ("E21", "ABS AIR", "P1 showed ABS"),
        ("E27", "ENG AIR", "P1 showed ENG"),
        ("P12", "AIR", "P1 lost_product AIR"),
    ],
)
def test_what_cards_show_everybody(card: str, held: str, told: str) -> None:
    race = Race(P1=f"M14 {held}")
    race.esp(card)
    assert all(told in race.events_for(viewer) for viewer in VIEWERS)


@pytest.mark.clause("AVM-89")
def test_a_dealer_won_is_won_openly() -> None:
    race = Race(P1="C17")
    race.esp("E08")
    for viewer in VIEWERS:
        assert "P1 gained DEA" in race.events_for(viewer)
        assert race.view(viewer).players[P1].products == mask_of("DEA")


# Products that change hands face down


@pytest.mark.clause("AVM-37")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_product_stolen_unseen_is_seen_by_thief_and_victim(viewer: int) -> None:
    race = Race(P1="S15", P2="AIR NAV", at="attack")
    race.play("S15", P2)
    stolen = race.happened("took_unseen")[0].split()[2]
    sees = viewer in (P1, P2)
    assert f"P1 took_unseen {stolen} 2" in race.events_for(viewer) or not sees
    assert ("P1 took_unseen ? ?" in race.events_for(viewer)) == (not sees)
    task = race.view(viewer).tasks[race.state.depth - 1]
    assert task.kind == Task.RECEIVE
    assert (task.a == HIDDEN) == (not sees)
    race.act("keep")
    seen = race.view(viewer).players[P1]
    assert (seen.products == mask_of(stolen)) == sees
    assert seen.count == 1


@pytest.mark.clause("AVM-35", "AVM-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_product_picked_from_the_bank_is_secret(viewer: int) -> None:
    race = Race()
    race.esp("E25")
    race.act("take AIR")
    taken = "AIR" if viewer == P1 else "?"
    assert f"P1 gained_unseen {taken}" in race.events_for(viewer)
    assert race.view(viewer).players[P1].products == (mask_of("AIR") if viewer == P1 else 0)


# The bank's stock


@pytest.mark.clause("AVM-30")
@pytest.mark.parametrize("viewer", [*VIEWERS, P5])
def test_only_who_is_in_the_garage_sees_what_is_sold_out(viewer: int) -> None:
    race = Race(**alike("AIR", P1, P2, P3, P4), P5="20e", turn=P5, at="garage")
    assert race.view(viewer).sold_out == (mask_of("AIR") if viewer == P5 else 0)


@pytest.mark.clause("AVM-30", "AVM-39")
@pytest.mark.parametrize("step", ["esp", "blue", "red"])
def test_while_the_garage_is_closed_nobody_does(step: str) -> None:
    sold_out = alike("AIR", P1, P2, P3, P4)
    race = Race(**sold_out, P5="20e", turn=P5, at=step)
    assert race.view(P5).sold_out == 0
    race = Race(**sold_out, P5="20e", turn=P5, at=step, garage_timing="any_time")
    assert race.view(P5).sold_out == mask_of("AIR")


@pytest.mark.clause("AVM-30", "AVM-89")
@pytest.mark.parametrize("viewer", [*VIEWERS, P5])
def test_or_who_may_pick_a_product(viewer: int) -> None:
    race = Race(**alike("AIR", P1, P2, P3, P4), turn=P5)
    race.esp("E25")
    assert race.view(viewer).sold_out == (mask_of("AIR") if viewer == P5 else 0)
    race.act("decline")
    assert race.state.sold_out == 0


# Open products


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_products_are_seen_by_all(viewer: int) -> None:
    race = Race(P1="20e AIR S05", at="garage", product_visibility="open")
    race.act("sell AIR", "buy ASR")
    view = race.view(viewer)
    assert products_in(view.players[P1].products) == "ASR"
    assert view.players[P1].ecus == 14
    assert race.events_for(viewer) == ["P1 traded AIR sold 4", "P1 traded ASR bought 10"]
    assert seen_hand(view, P1) == (["S05"] if viewer == P1 else [])


@pytest.mark.clause("AVM-35", "AVM-37")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_products_change_hands_openly(viewer: int) -> None:
    race = Race(P1="S15", P2="AIR", at="attack", product_visibility="open")
    race.play("S15", P2)
    assert "P1 took_unseen AIR 2" in race.events_for(viewer)
    race = Race(product_visibility="open")
    race.esp("E25")
    race.act("take AIR")
    assert "P1 gained_unseen AIR" in race.events_for(viewer)


@pytest.mark.clause("AVM-30", "AVM-35")
def test_the_stock_is_open_with_open_products() -> None:
    given = alike("AIR", P1, P2, P3, P4)
    race = Race(**given, P5="20e", turn=P5, at="garage", product_visibility="open")
    assert all(race.view(viewer).sold_out == mask_of("AIR") for viewer in VIEWERS)


# Views as a whole


@pytest.mark.clause("AVM-2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_after_the_race_everything_is_shown(viewer: int) -> None:
    race = Race(P1="H26", P2="ABS AIR S05", at="red")
    race.total(2)
    race.drive("FINISH")
    assert race.phase == Phase.OVER
    view = race.view(viewer)
    assert products_in(view.players[P2].products) == "ABS AIR"
    assert seen_hand(view, P2) == ["S05"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_redacted_view_stays_as_it_is(viewer: int) -> None:
    race = Race(P1="S15 S01", P2="AIR NAV S05", at="attack")
    race.play("S15", P2)
    view = race.view(viewer)
    again = snapshot(view)
    race.game.rules.redact(again, viewer)
    again.pile_s.unknown = view.pile_s.unknown  # hands are empty, and none is added twice
    assert again.tobytes() == view.tobytes()
