"""Products and the garage: AVM-30 to AVM-36, AVM-39."""

import pytest
from a_vos_marques_table import P1, P2, P3, P4, P5, P6, Race, alike

from rejouons.games.a_vos_marques.state import Phase, Reason
from rejouons.kernel.log import SPECTATOR

PRICES = {
    "ABS": 7,
    "ASR": 10,
    "ESP": 18,
    "NAV": 7,
    "DYN": 8,
    "ENG": 6,
    "ALA": 5,
    "AIR": 4,
    "DEA": 4,
}
GROUPS = ("ABS ASR ESP", "NAV DYN")
FULL = "ESP DYN ENG ALA AIR DEA"
FEW = ("NAV", "DYN", "ENG", "ALA", "AIR", "DEA")  # four copies of each


def garage(words: str) -> Race:
    race = Race(P1=words, at="garage")
    assert race.phase == Phase.GARAGE
    return race


def buyable(race: Race) -> set[str]:
    return {text.split()[1] for text in race.choices("buy")}


def sellable(race: Race) -> set[str]:
    return {text.split()[1] for text in race.choices("sell")}


# Buying


@pytest.mark.clause("AVM-15", "AVM-30", "AVM-40")
@pytest.mark.parametrize("product", PRICES)
def test_a_product_costs_its_list_price(product: str) -> None:
    race = garage("20e")
    race.act(f"buy {product}")
    assert race.standing(P1) == f"START {20 - PRICES[product]}e {product}"
    assert race.happened("traded") == [f"P1 traded {product} bought {PRICES[product]}"]


@pytest.mark.clause("AVM-30", "AVM-41")
@pytest.mark.parametrize("ecus", range(4, 20))
def test_one_can_buy_what_one_can_pay(ecus: int) -> None:
    race = garage(f"{ecus}e")
    assert buyable(race) == {product for product, price in PRICES.items() if price <= ecus}


@pytest.mark.clause("AVM-30")
@pytest.mark.parametrize("product", FEW)
def test_four_copies_sell_out(product: str) -> None:
    """Scenario 47."""
    held = alike(product, P1, P2, P3, P4)
    race = Race(**held, P5="20e", turn=P5, at="garage")
    assert buyable(race) == set(PRICES) - {product}
    assert race.why_not(f"buy {product}") == Reason.SOLD_OUT


@pytest.mark.clause("AVM-30")
def test_several_products_can_be_sold_out() -> None:
    race = Race(**alike("ENG ALA AIR DEA", P1, P2, P3, P4), P5="20e", turn=P5, at="garage")
    assert buyable(race) == {"ABS", "ASR", "ESP", "NAV", "DYN"}


@pytest.mark.clause("AVM-30")
def test_six_copies_are_enough_for_all() -> None:
    held = alike("ABS", P1, P2, P3, P4, P5)
    race = Race(**held, P6="20e", turn=P6, at="garage")
    assert "ABS" in buyable(race)


@pytest.mark.clause("AVM-30")
def test_a_product_that_was_sold_can_be_bought_by_the_next() -> None:
    held = alike("AIR", P1, P2, P3, P4)
    race = Race(**held, P5="20e", turn=P4, at="garage")
    race.act("sell AIR", "done")
    race.begin(P5, "garage")
    race.act("buy AIR")
    assert race.products(P5) == "AIR"


# What can be held together


@pytest.mark.clause("AVM-31")
@pytest.mark.parametrize("product", PRICES)
def test_nobody_holds_the_same_twice(product: str) -> None:
    race = garage(f"40e {product}")
    assert race.why_not(f"buy {product}") == Reason.HELD_ALREADY
    assert product not in buyable(race)


@pytest.mark.clause("AVM-31", "AVM-39")
def test_before_the_red_dice_the_garage_is_closed() -> None:
    """Scenario 63."""
    race = Race(P1="20e AIR", at="red")
    assert race.legal() == ["roll"]
    assert race.why_not("buy ABS") == race.why_not("sell AIR") == Reason.GARAGE_CLOSED
    race.begin(P1, "garage")
    assert buyable(race) == set(PRICES) - {"AIR"}


@pytest.mark.clause("AVM-32")
@pytest.mark.parametrize("group", GROUPS)
def test_one_product_of_a_group_excludes_the_others(group: str) -> None:
    for product in group.split():
        race = garage(f"40e {product}")
        assert buyable(race) == set(PRICES) - set(group.split())
        for other in set(group.split()) - {product}:
            assert race.why_not(f"buy {other}") == Reason.GROUP_CLASH


@pytest.mark.clause("AVM-32")
def test_the_rest_goes_with_everything() -> None:
    race = garage("60e")
    race.act(*(f"buy {product}" for product in FULL.split()))
    assert race.standing(P1) == f"START 15e {FULL}"
    assert buyable(race) == set()


@pytest.mark.clause("AVM-32", "AVM-33", "AVM-34")
def test_trading_up_goes_by_way_of_a_sale() -> None:
    """Scenario 46."""
    race = garage("11e ABS")
    assert race.why_not("buy ESP") == Reason.GROUP_CLASH
    race.act("sell ABS", "buy ESP")
    assert race.standing(P1) == "START ESP"
    assert race.why_not("buy ABS") == Reason.SOLD_THIS_TURN
    assert race.legal() == ["done"]


# Selling


@pytest.mark.clause("AVM-33")
@pytest.mark.parametrize("product", PRICES)
def test_the_bank_takes_products_back_at_list_price(product: str) -> None:
    race = garage(product)
    assert sellable(race) == {product}
    race.act(f"sell {product}")
    assert race.standing(P1) == f"START {PRICES[product]}e"


@pytest.mark.clause("AVM-34")
def test_what_was_bought_is_not_sold_in_the_same_garage() -> None:
    race = garage("10e AIR")
    race.act("buy ALA")
    assert sellable(race) == {"AIR"}
    assert race.why_not("sell ALA") == Reason.BOUGHT_THIS_TURN


@pytest.mark.clause("AVM-34")
def test_what_was_sold_is_not_bought_back_in_the_same_garage() -> None:
    race = garage("10e AIR")
    race.act("sell AIR")
    assert race.why_not("buy AIR") == Reason.SOLD_THIS_TURN
    assert "AIR" not in buyable(race)


@pytest.mark.clause("AVM-15", "AVM-34")
def test_trades_are_free_in_number_and_order() -> None:
    race = garage("8e AIR DEA ALA")
    race.act("buy DYN", "sell AIR", "sell DEA", "buy ENG", "sell ALA")
    assert race.standing(P1) == "START 7e DYN ENG"
    race.act("buy ABS")
    assert race.legal() == ["done"]


@pytest.mark.clause("AVM-34")
def test_in_a_later_garage_it_is_allowed() -> None:
    race = garage("10e AIR")
    race.act("sell AIR", "buy ALA", "done")
    race.begin(P1)
    race.begin(P1, "garage")
    assert sellable(race) == {"ALA"}
    assert "AIR" in buyable(race)


# What is seen of it


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("viewer", [P2, P3, SPECTATOR])
def test_others_count_when_the_garage_is_left(viewer: int) -> None:
    """Scenario 58."""
    race = garage("10e AIR ALA")
    race.act("sell AIR", "buy ABS")
    assert race.view(viewer).players[P1].ecus == 10
    assert race.events_for(viewer) == ["P1 traded ? ? ?"] * 2
    race.act("done")
    view = race.view(viewer).players[P1]
    assert (view.count, view.ecus, view.products) == (2, 7, 0)
    assert race.events_for(viewer)[0] == "P1 garage_left 2 7"


@pytest.mark.clause("AVM-15", "AVM-35")
def test_a_garage_without_trades_is_no_news() -> None:
    race = garage("10e")
    race.act("done")
    assert race.happened("garage_left") == []


@pytest.mark.clause("AVM-15")
@pytest.mark.parametrize(("words", "is_open"), [("3e", False), ("4e", True), ("AIR", True)])
def test_nobody_is_asked_who_can_neither_buy_nor_sell(words: str, *, is_open: bool) -> None:
    assert (Race(P1=words, at="garage").phase == Phase.GARAGE) == is_open


# How it leaves its owner


@pytest.mark.clause("AVM-36")
def test_a_product_that_has_countered_is_shown_and_kept() -> None:
    """Scenario 35."""
    race = Race(P1="C12 S06", P2="M14 ESP", at="attack")
    race.play("S06", P2)
    assert race.products(P2) == "ESP"
    assert race.happened("showed", "countered", "went_back") == [
        "P2 showed ESP",
        "P2 countered S06 ESP reverse",
        "P1 went_back C12 C09 3",
    ]
    assert race.space(P2) == "M14"


@pytest.mark.clause("AVM-36", "AVM-85")
def test_the_dealer_goes_back_to_the_bank() -> None:
    held = alike("DEA", P1, P3, P4)
    race = Race(**held, P2="M14 DEA", P5="20e S20", turn=P5, at="garage")
    assert "DEA" not in buyable(race)
    race.act("done", "play S20 2", "use")
    assert race.products(P2) == ""
    race.begin(P5, "garage")
    assert "DEA" in buyable(race)


@pytest.mark.clause("AVM-39", "AVM-42")
def test_a_forced_sale_needs_no_garage() -> None:
    race = Race(P1="S13", P2="AIR", at="attack")
    race.play("S13", P2)
    assert race.asked() == (Phase.SALE, P2)
    assert race.legal() == ["sell AIR"]
