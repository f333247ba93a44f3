"""Products from another player, from the bank and lost: AVM-37, and the words of the cards."""

import pytest
from a_vos_marques_table import P1, P2, P3, P4, P5, Race, alike

from positions import load_draws
from rejouons.games.a_vos_marques.state import Phase, Reason


def theft(thief: str, victim: str, product: str = "") -> Race:
    """P1 steals from P2: the product named, or one at random."""
    card = "S16" if product else "S15"
    race = Race(P1=f"{thief} {card}", P2=victim, at="attack")
    race.play(card, P2)
    if product:
        race.act(f"name {product}")
    return race


# Keep or cash


@pytest.mark.clause("AVM-37")
@pytest.mark.parametrize("product", ["", "AIR"])
def test_who_gets_a_product_keeps_it_or_cashes_it(product: str) -> None:
    for answer, after in (("keep", "START AIR"), ("cash", "START 4e")):
        race = theft("", "AIR", product)
        assert race.asked() == (Phase.RECEIVE, P1)
        assert race.legal() == ["keep", "cash"]
        race.act(answer)
        assert race.standing(P1) == after
        assert race.products(P2) == ""


@pytest.mark.clause("AVM-37")
@pytest.mark.parametrize("product", ["", "AIR"])
def test_a_duplicate_can_only_be_cashed(product: str) -> None:
    """Scenario 43. The question is asked all the same: it gives nothing away."""
    race = theft("AIR", "AIR", product)
    assert race.legal() == ["cash"]
    assert race.why_not("keep") == Reason.DUPLICATE
    race.act("cash")
    assert race.standing(P1) == "START 4e AIR"
    assert race.happened("cashed") == ["P1 cashed AIR 4"]


@pytest.mark.clause("AVM-32", "AVM-37")
@pytest.mark.parametrize(
    ("older", "newer", "price"), [("ABS", "ESP", 7), ("ESP", "ABS", 18), ("NAV", "DYN", 7)]
)
def test_keeping_sells_the_older_one_of_a_group(older: str, newer: str, price: int) -> None:
    race = theft(f"{older} ALA", newer, newer)
    race.act("keep")
    kept = "DYN ALA" if newer == "DYN" else f"{newer} ALA"
    assert race.standing(P1) == f"START {price}e {kept}"
    assert race.happened("sold_older", "kept") == [f"P1 sold_older {older} {price}", "P1 kept"]


@pytest.mark.clause("AVM-37", "AVM-32")
def test_cashing_leaves_the_older_one() -> None:
    race = theft("ABS", "ESP", "ESP")
    race.act("cash")
    assert race.standing(P1) == "START 18e ABS"


@pytest.mark.clause("AVM-37", "AVM-89")
@pytest.mark.parametrize("named", ["NAV", "DEA", "ABS"])
def test_a_product_that_is_not_held_is_not_had(named: str) -> None:
    race = theft("", "ESP AIR", named)
    assert race.happened("named", "not_held") == [f"P1 named {named}", f"P1 not_held {named} 2"]
    assert race.products(P1) == ""
    assert race.products(P2) == "ESP AIR"


@pytest.mark.clause("AVM-37", "AVM-89")
def test_any_product_may_be_named_before_anything_is_shown() -> None:
    race = Race(P1="ABS S16", P2="ALA", at="attack")
    race.play("S16", P2)
    assert race.asked() == (Phase.NAME, P1)
    assert len(race.legal()) == 9
    assert race.happened("showed", "countered") == []


@pytest.mark.clause("AVM-89")
def test_a_thief_draws_every_product_as_often() -> None:
    """Each of as many equal chances brings another one."""
    drawn = []
    for chance in range(4):
        race = Race(P1="S15", P2="ESP DYN ENG AIR", at="attack")
        load_draws(race.state.dice, (4, range(chance, chance + 1)))
        race.play("S15", P2)
        drawn += race.happened("took_unseen")
    assert drawn == [f"P1 took_unseen {product} 2" for product in ("ESP", "DYN", "ENG", "AIR")]


@pytest.mark.clause("AVM-89")
def test_there_may_be_nothing_to_take() -> None:
    race = theft("", "")
    assert race.happened("nothing_to_take") == ["P1 nothing_to_take 2"]
    assert race.under("S") == "S15"


# From the bank


@pytest.mark.clause("AVM-89")
def test_a_choice_of_cheap_products() -> None:
    race = Race(P1="ABS")
    race.esp("E25")
    assert race.asked() == (Phase.GAIN, P1)
    assert race.legal() == ["take ALA", "take AIR", "take DEA", "decline"]
    assert race.why_not("take ENG") == Reason.TOO_DEAR
    race.act("take DEA")
    assert race.standing(P1) == "START ABS DEA"


@pytest.mark.clause("AVM-89", "AVM-30", "AVM-31")
def test_no_gain_of_what_is_held_or_sold_out() -> None:
    held = alike("DEA", P2, P3, P4, P5)
    race = Race(P1="ALA", **held)
    race.esp("E25")
    assert race.legal() == ["take AIR", "decline"]
    assert race.why_not("take ALA") == Reason.HELD_ALREADY
    assert race.why_not("take DEA") == Reason.SOLD_OUT


@pytest.mark.clause("AVM-89")
def test_the_choice_is_offered_even_if_there_is_none() -> None:
    race = Race(P1="ALA AIR DEA")
    race.esp("E25")
    assert race.legal() == ["decline"]
    race.act("decline")
    assert race.happened("nothing_gained") == ["P1 nothing_gained"]
    assert race.phase == Phase.BLUE


@pytest.mark.clause("AVM-89", "AVM-30")
def test_a_dealer_of_the_open_day_may_be_sold_out() -> None:
    held = alike("DEA", P2, P3, P4, P5)
    race = Race(P1="C17", **held)
    race.esp("E08")
    assert race.happened("gained", "nothing_gained") == ["P1 nothing_gained"]
    assert race.products(P1) == ""


# Lost


@pytest.mark.clause("AVM-89")
def test_a_product_lost_goes_to_the_bank_for_all_to_see() -> None:
    race = Race(P1="AIR ENG")
    race.esp("P12", (2, 0))
    assert race.products(P1) == "AIR"
    assert race.events_for(P3)[-2] == "P1 lost_product ENG"


@pytest.mark.clause("AVM-89")
def test_there_may_be_nothing_to_lose() -> None:
    race = Race()
    race.esp("P12")
    assert race.happened("nothing_to_lose", "returned") == ["P1 nothing_to_lose", "P1 returned P12"]
