"""What each viewer surely knows of a player's products: what is held, lacking, and its value."""

import pytest
from a_vos_marques_table import P1, P2, P3, Race, mask_of, products_in

from rejouons.games.a_vos_marques.state import ONLOOKER
from rejouons.kernel.log import HIDDEN, SPECTATOR

ALL = "ABS ASR ESP NAV DYN ENG ALA AIR DEA"
SAFETY = "ABS ASR ESP"
OUTSIDERS = (P3, SPECTATOR)  # where P1 and P2 have to do with each other


def index_of(viewer: int) -> int:
    return ONLOOKER if viewer == SPECTATOR else viewer


def known(race: Race, seat: int, viewer: int = P3) -> str:
    """The products that a viewer knows to be held."""
    return products_in(race.view(viewer).players[seat].known[index_of(viewer)])


def lacks(race: Race, seat: int, viewer: int = P3) -> str:
    """Those that he knows not to be held."""
    return products_in(race.view(viewer).players[seat].lacks[index_of(viewer)])


def worth(race: Race, seat: int, viewer: int = P3) -> int | None:
    value = int(race.view(viewer).players[seat].worth)
    return None if value == HIDDEN else value


def all_but(products: str) -> str:
    return " ".join(product for product in ALL.split() if product not in products.split())


def garage(words: str, *actions: str, resale: str = "full") -> Race:
    """P1 has been in the garage."""
    race = Race(P1=words, at="garage", resale=resale)
    race.act(*actions, "done")
    return race


# At the start


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("viewer", [P1, P2, SPECTATOR])
def test_who_has_nothing_is_known_to_lack_everything(viewer: int) -> None:
    race = Race()
    assert (known(race, P1, viewer), lacks(race, P1, viewer)) == ("", ALL)
    assert worth(race, P1, viewer) == 0


# A garage: the number and the price tell something


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize(
    ("bought", "held", "possible"),
    [
        ("ESP", "ESP", "ESP"),
        ("ASR", "ASR", "ASR"),
        ("ABS", "", "ABS NAV"),
        ("AIR", "", "AIR DEA"),
        ("AIR DEA", "AIR DEA", "AIR DEA"),
        ("ALA AIR", "ALA", "ALA AIR DEA"),
        ("ABS AIR", "", "ABS NAV ENG ALA AIR DEA"),
    ],
)
def test_what_a_price_tells(bought: str, held: str, possible: str) -> None:
    race = garage("40e", *(f"buy {product}" for product in bought.split()))
    assert known(race, P1) == known(race, P1, SPECTATOR) == held
    assert lacks(race, P1) == all_but(possible)


@pytest.mark.clause("AVM-35")
def test_what_was_known_stays_known_while_nothing_is_sold() -> None:
    race = Race(P2="S01", P1="ABS AIR 20e", turn=P2, at="attack")
    race.play("S01", P1)
    assert known(race, P1) == "ABS"
    race.begin(P1, "garage")
    race.act("buy DYN", "buy ALA", "done")
    assert known(race, P1) == "ABS"


@pytest.mark.clause("AVM-35")
def test_a_sale_ends_what_was_known_but_for_what_the_price_tells() -> None:
    race = Race(P2="S01", P1="ABS NAV 20e", turn=P2, at="attack")
    race.play("S01", P1)
    race.begin(P1, "garage")
    race.act("sell NAV", "done")
    assert known(race, P1) == ""
    assert lacks(race, P1) == all_but("ABS NAV")


@pytest.mark.clause("AVM-35")
def test_who_only_sells_still_lacks_what_he_lacked() -> None:
    race = Race(P2="S01", P1="NAV ENG ALA", turn=P2, at="attack", resale="half")
    race.play("S01", P1)
    assert set(SAFETY.split()) <= set(lacks(race, P1).split())
    before = lacks(race, P1)
    race.begin(P1, "garage")
    race.act("sell ENG", "done")
    assert lacks(race, P1) == before


@pytest.mark.clause("AVM-35")
def test_a_purchase_ends_what_was_known_to_be_lacking() -> None:
    race = Race(P2="S18", P1="20e", turn=P2, at="attack")
    race.play("S18", P1)
    race.begin(P1, "garage")
    race.act("buy AIR", "done")
    assert lacks(race, P1) == all_but("AIR DEA")


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("viewer", [P1, P3, SPECTATOR])
def test_the_value_of_products_can_be_counted(viewer: int) -> None:
    race = garage("20e AIR", "sell AIR", "buy ASR", "buy ALA")
    assert worth(race, P1, viewer) == 15


@pytest.mark.clause("AVM-33", "AVM-35")
def test_at_half_the_price_a_sale_hides_the_value() -> None:
    bought = garage("40e AIR", "buy ASR", resale="half")
    assert worth(bought, P1) == 14
    sold = garage("40e AIR", "buy ASR", "sell AIR", resale="half")
    assert worth(sold, P1) is None
    assert worth(sold, P1, P1) == 10
    assert (known(sold, P1), lacks(sold, P1)) == ("", "")


@pytest.mark.clause("AVM-13", "AVM-35")
@pytest.mark.parametrize(("ecus", "value"), [(75, 10), (76, None)])
def test_a_bank_that_may_be_short_hides_the_value(ecus: int, value: int | None) -> None:
    """It can owe 45 écus at most for what one player sells."""
    race = Race(P1="AIR ASR", P2=f"{ecus}e", at="garage", bank="physical")
    race.act("sell AIR", "done")
    assert worth(race, P1) == value


@pytest.mark.clause("AVM-35")
def test_an_empty_row_is_open_again() -> None:
    race = garage("AIR", "sell AIR", resale="half")
    assert worth(race, P1) == 0
    assert lacks(race, P1) == ALL


# What cards show


@pytest.mark.clause("AVM-36", "AVM-84")
def test_a_counter_shows_its_product_and_excludes_its_group() -> None:
    race = Race(P1="S05", P2="ABS DYN AIR", at="attack")
    race.play("S05", P2)
    assert known(race, P2) == "ABS"
    assert {"ASR", "ESP"} <= set(lacks(race, P2).split())
    assert "ABS" not in lacks(race, P2).split()


@pytest.mark.clause("AVM-84")
@pytest.mark.parametrize(
    ("card", "none_of"),
    [("S01", SAFETY), ("S03", "ASR ESP"), ("S09", "NAV DYN"), ("S13", "ENG"), ("S16", "ALA")],
)
def test_a_card_that_acts_shows_that_nothing_listed_is_held(card: str, none_of: str) -> None:
    race = Race(P1=card, at="attack")
    race.player(P2).lacks[:] = 0
    race.play(card, P2)
    if card == "S16":
        race.act("name DYN")
        none_of = f"DYN {none_of}"
    assert lacks(race, P2) == none_of


@pytest.mark.clause("AVM-92")
def test_a_p_card_shows_the_same() -> None:
    race = Race(P1="NAV AIR")
    race.player(P1).lacks[:] = 0
    race.esp("P04")
    assert lacks(race, P1, P2) == SAFETY


@pytest.mark.clause("AVM-85")
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_only_a_dealer_that_is_used_shows_anything(answer: str) -> None:
    race = Race(P1="S20", P2="DEA ABS", at="attack")
    before = known(race, P2), lacks(race, P2)
    race.act("play S20 2", answer)
    if answer == "decline":
        assert (known(race, P2), lacks(race, P2)) == before
    else:
        assert "DEA" in lacks(race, P2).split()
        assert worth(race, P2) == 7


@pytest.mark.clause("AVM-38")
@pytest.mark.parametrize(
    ("card", "held", "knows", "none_of"),
    [
        ("E01", "", "", SAFETY),
        ("E01", "ASR", "ASR", "ABS ESP"),
        ("E21", "", "", SAFETY),
        ("E21", "ABS", "ABS", "ASR ESP"),
        ("E27", "AIR", "", "ENG"),
        ("E27", "ENG", "ENG", ""),
    ],
)
def test_what_e_cards_look_at(card: str, held: str, knows: str, none_of: str) -> None:
    race = Race(P1=f"C12 {held}")
    race.player(P1).known[:] = race.player(P1).lacks[:] = 0
    race.esp(card)
    assert known(race, P1) == knows
    assert lacks(race, P1) == none_of


@pytest.mark.clause("AVM-42")
def test_a_sale_for_a_debt_is_open() -> None:
    race = Race(P1="S13", P2="ABS ALA", at="attack")
    race.act("play S13 2", "sell ALA")
    assert "ALA" in lacks(race, P2).split()
    assert worth(race, P2) == 7


@pytest.mark.clause("AVM-89")
def test_a_product_lost_is_known_to_be_gone() -> None:
    race = Race(P1="ASR AIR")
    race.esp("P12", (2, 0))
    [event] = race.happened("lost_product")
    assert event.split()[2] in lacks(race, P1).split()
    assert worth(race, P1) in (4, 10)


@pytest.mark.clause("AVM-89")
def test_a_dealer_won_openly_is_known() -> None:
    race = Race(P1="C17 ESP")
    race.esp("E08")
    assert known(race, P1) == "ESP DEA"
    assert lacks(race, P1) == all_but("ESP DEA")
    assert worth(race, P1) == 22


@pytest.mark.clause("AVM-37")
def test_a_wrong_name_shows_a_lack() -> None:
    race = Race(P1="S16", P2="ABS", at="attack")
    race.act("play S16 2", "name NAV")
    assert lacks(race, P2) == all_but("ABS")


@pytest.mark.clause("AVM-37")
def test_a_product_handed_over_is_known_in_its_new_place() -> None:
    race = Race(P1="S16", P2="ABS AIR", at="attack")
    race.act("play S16 2", "name ABS", "keep")
    assert known(race, P1) == "ABS"
    assert "ABS" in lacks(race, P2).split()
    assert (worth(race, P1), worth(race, P2)) == (7, 4)


@pytest.mark.clause("AVM-37")
def test_an_older_product_is_sold_for_all_to_see() -> None:
    race = Race(P1="ABS ENG S16", P2="ESP", at="attack")
    race.act("play S16 2", "name ESP", "keep")
    assert {"ABS", "ASR"} <= set(lacks(race, P1).split())
    assert worth(race, P1) == 24


# Face down


def stolen(victim: str, *answers: str, thief: str = "") -> Race:
    """P1 draws a product of P2, whose products are partly known."""
    race = Race(P1=f"{thief} S15", P2=victim, at="attack")
    race.player(P2).known[:] = mask_of("ABS")
    race.player(P2).lacks[:] = mask_of("ASR ESP DYN")
    race.act("play S15 2", *answers)
    return race


@pytest.mark.clause("AVM-37")
@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_others_no_longer_know_what_the_victim_holds(viewer: int) -> None:
    race = stolen("ABS NAV AIR", "keep")
    assert known(race, P2, viewer) == ""
    assert lacks(race, P2, viewer) == "ASR ESP DYN ALA"  # or an alarm would have rung
    assert worth(race, P2, viewer) is None


@pytest.mark.clause("AVM-37")
@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_nor_what_the_thief_holds(viewer: int) -> None:
    race = stolen("ABS NAV", "keep", thief="ENG")
    assert known(race, P1, viewer) == "ENG"
    assert lacks(race, P1, viewer) == ""
    assert worth(race, P1, viewer) is None


@pytest.mark.clause("AVM-37")
def test_thief_and_victim_know() -> None:
    race = stolen("ABS", "keep", thief="ENG")
    for viewer in (P1, P2):
        assert known(race, P1, viewer) == "ABS ENG"
        assert worth(race, P1, viewer) == 13
    assert lacks(race, P2, P1) == ALL


@pytest.mark.clause("AVM-37")
@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_what_is_cashed_is_gone_for_all_to_see(viewer: int) -> None:
    race = stolen("ABS NAV AIR", "cash")
    [event] = race.happened("cashed")
    assert event.split()[2] in lacks(race, P2, viewer).split()
    assert worth(race, P1, viewer) == 0


@pytest.mark.clause("AVM-35", "AVM-89")
@pytest.mark.parametrize("viewer", [P2, SPECTATOR])
def test_a_product_picked_unseen_is_one_of_the_cheap_ones(viewer: int) -> None:
    race = Race(P1="ESP")
    race.esp("E25")
    race.act("take AIR")
    assert known(race, P1, viewer) == "ESP"
    assert lacks(race, P1, viewer) == all_but("ESP ALA AIR DEA")
    assert worth(race, P1, viewer) is None
    assert worth(race, P1, P1) == 22


@pytest.mark.clause("AVM-35")
def test_after_something_unseen_a_garage_tells_less() -> None:
    race = Race()
    race.esp("E25")
    race.act("take AIR")
    race.player(P1).ecus = 20
    race.begin(P1, "garage")
    race.act("buy ESP", "done")
    assert (known(race, P1), lacks(race, P1), worth(race, P1)) == ("", "", None)


@pytest.mark.clause("AVM-96")
def test_who_looks_knows_everything() -> None:
    race = Race(P1="D01", P2="ASR ALA AIR", at="red", fox_pick="open")
    race.player(P2).worth_told = 1 << P2
    race.total(5)
    race.drive("D06")
    race.roll(5, 2, by="challenge 2")
    assert known(race, P2, P1) == "ASR ALA AIR"
    assert lacks(race, P2, P1) == all_but("ASR ALA AIR")
    assert worth(race, P2, P1) == 19
    assert worth(race, P2, P3) is None


@pytest.mark.clause("AVM-35")
def test_what_others_know_is_told_to_nobody() -> None:
    """A view holds its viewer's knowledge, and of all others what everybody knows."""
    race = stolen("ABS AIR", "keep")
    view = race.view(P3).players[P1]
    assert len({int(mask) for mask in view.known}) == 1
    own = race.view(P1).players[P1]
    assert own.known[P2] != own.known[P3]
