"""What À vos marques begins with, and what lies beside the board: AVM-1 to AVM-8."""

import pytest
from a_vos_marques_table import P1, P2, P3, Race, all_cards, opening

from positions import new_log, told
from rejouons import Match
from rejouons.errors import RejouonsError
from rejouons.games.a_vos_marques import rules
from rejouons.games.a_vos_marques.cards import PRODUCTS
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.state import Phase
from rejouons.games.a_vos_marques.tables import CARD_FACTS, FOLDER
from rejouons.kernel.dice import seed_dice
from rejouons.texts import LANGUAGES
from rules_documents import table_rows

STEPS = "abcdef"
PRICE_CELLS, GLOSSARY_CELLS = 6, 2  # of a row in the documents


@pytest.mark.clause("AVM-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play(players: int) -> None:
    match = Match.create("a_vos_marques", players, target="python")
    assert match.players == players


@pytest.mark.clause("AVM-1")
@pytest.mark.parametrize("players", [2, 7])
def test_two_are_too_few_and_seven_too_many(players: int) -> None:
    with pytest.raises(RejouonsError):
        Match.create("a_vos_marques", players, target="python")


@pytest.mark.clause("AVM-5", "AVM-6")
@pytest.mark.parametrize("players", [3, 6])
def test_everybody_starts_with_nothing_on_start(players: int) -> None:
    race = Race(players=players, round_number=1)
    assert race.spaces() == ["START"] * players
    for seat in range(players):
        assert (race.ecus(seat), race.products(seat), race.hand(seat)) == (0, "", "")
        assert (race.errand(seat), race.marks(seat), race.player(seat).tickets) == ("", "", 0)
    assert sum(all_cards(race.state)) == 150
    assert [int(race.pile(deck).unknown_left) for deck in "ESP"] == [52, 70, 28]


@pytest.mark.clause("AVM-40")
@pytest.mark.parametrize("ecus", [0, 4, 10])
def test_an_option_gives_ecus_to_start_with(ecus: int) -> None:
    race = Race(start_ecus=ecus)
    assert [race.ecus(seat) for seat in (P1, P2, P3)] == [ecus] * 3


@pytest.mark.clause("AVM-10")
def test_chance_chooses_who_starts() -> None:
    assert {first_of(seed) for seed in range(20)} == {P1, P2, P3}


@pytest.mark.clause("AVM-10")
def test_or_the_first_seat_does() -> None:
    assert {first_of(seed, first_player="seat_1") for seed in range(20)} == {P1}


def first_of(seed: int, **options: str) -> int:
    state, log = opening(3, **options), new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    first = int(state.first)
    assert told(GAME, "123456", log) == ["- round_began 1", f"{first + 1} turn_began"]
    assert (state.active, state.actor, state.phase) == (first, first, Phase.ESP)
    return first


# Piles (AVM-6)


@pytest.mark.clause("AVM-6")
def test_a_used_card_goes_under_its_pile() -> None:
    race = Race()
    race.esp("E23")
    race.begin(P2)
    race.esp("P13")
    race.begin(P3)
    race.esp("E26")
    assert (race.under("E"), race.under("S"), race.under("P")) == ("E23 E26", "", "P13")


@pytest.mark.clause("AVM-6")
def test_a_pile_goes_round_unshuffled() -> None:
    race = Race()
    race.lay_pile("E", "E23 E29 E24")
    for seat, card in zip([P1, P2, P3, P1, P2], ["E23", "E29", "E24", "E23", "E29"], strict=True):
        race.begin(seat)
        race.esp(card)
    assert race.under("E") == "E24 E23 E29"


@pytest.mark.clause("AVM-6")
def test_returned_cards_come_after_all_that_lie_above_them() -> None:
    race = Race()
    race.lay_pile("P", "")
    pile = race.pile("P")
    pile.unknown[12], pile.unknown_left = 2, 2  # two speed cameras
    for seat in (P1, P2):
        race.begin(seat)
        race.esp("P13")
    assert race.under("P") == "P13 P13"
    race.begin(P3)
    race.esp("P13")
    assert race.under("P") == "P13 P13"


@pytest.mark.clause("AVM-6")
def test_from_an_empty_s_pile_nothing_is_drawn() -> None:
    race = Race()
    race.lay_pile("S", "S05")
    race.esp("S05")
    assert race.hand(P1) == "S05"
    race.begin(P2)
    race.esp("E30")
    assert race.happened("drew_s", "no_s_card") == ["P2 no_s_card"]
    assert race.phase == Phase.BLUE


# Beside the board


@pytest.mark.clause("AVM-3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_and_the_glossary_can_be_read(language: str) -> None:
    rows = table_rows(FOLDER, language)
    steps = [f"({step})" for step in STEPS]
    assert [row[0] for row in rows if row[0] in steps] == steps
    told_twice = [row for row in rows if row[0] in PRODUCTS]
    prices = {row[0]: int(row[2]) for row in told_twice if len(row) == PRICE_CELLS}
    glossary = {row[0] for row in told_twice if len(row) == GLOSSARY_CELLS}
    assert prices == GAME.drawing["prices"]
    assert glossary == set(PRODUCTS)


@pytest.mark.clause("AVM-7", "AVM-8")
@pytest.mark.parametrize("clause", ["AVM-7", "AVM-8"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_stands_in_the_rules_and_forbids_nothing(language: str, clause: str) -> None:
    """Hoarding is unwise, but nobody is kept from it, nor from any rule in the first turn."""
    document = (FOLDER / f"RULES.{language}.md").read_text(encoding="utf-8")
    assert f"**{clause}**" in document
    hoard = " ".join(card for card, facts in CARD_FACTS["cards"].items() if facts["deck"] == "S")
    race = Race(P1=f"A03 200e {hoard}", at="garage")
    race.act("done", "pass")
    assert race.hand(P1) == hoard
    assert race.ecus(P1) == 200
