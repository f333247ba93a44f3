"""À vos marques's S cards and prices in the terminal: what they do, what can be had."""

import pytest
from a_vos_marques_terminal import (
    asked,
    begun,
    deal,
    drawn,
    equip,
    own_line,
    texts,
)

from rejouons.cli.boards.a_vos_marques.hand import counters, effect
from rejouons.games.a_vos_marques.cards import product_mask
from rejouons.games.a_vos_marques.state import Phase, Step
from rejouons.games.a_vos_marques.tables import (
    CARD_FACTS,
)
from rejouons.texts import LANGUAGES

# The hand and the garage


def test_the_hand_is_named() -> None:
    state = begun()
    deal(state, 0, "S14", "S01", "S14")
    hand = own_line(drawn(state), "board-hand")
    assert hand.split("  ")[1].strip() == "S01 Ball in the road, S14 Pickpocket ×2"
    assert texts()["board-hand"] not in "".join(drawn(state, 1))


def test_cards_that_can_be_played_tell_what_they_do_and_what_answers_them() -> None:
    state = asked(begun(), Phase.ATTACK)
    state.round_number = 2
    deal(state, 0, "S05", "S21")
    lines = drawn(state)
    cards = lines[lines.index(own_line(lines, "board-hand")) + 1 :]
    assert " ".join(" ".join(cards).split()) == (
        "▸S05 Icy bend mountain, hills: 9 spaces back, otherwise 5 spaces back"
        " ESP: 3 spaces forward ASR: 2 spaces back ABS: 4 spaces back"
        " ▸S21 Reported for speeding errand to the police post, there 3 écus to pay"
        " No product helps."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_can_be_told(language: str) -> None:
    for name, card in CARD_FACTS["cards"].items():
        told = effect(card["effect"], card["deck"], texts(language))
        assert told, name
        assert len(list(counters(card, texts(language)))) == len(card.get("counters", []))


def test_what_rebounds_is_told() -> None:
    assert list(counters(CARD_FACTS["cards"]["S06"], texts())) == [
        "ESP: the attacker 3 spaces back",
        "ASR: 3 spaces back",
    ]


def test_the_price_list_shows_what_is_held_what_is_gone_and_what_can_be_had() -> None:
    state = asked(begun(resale="half"), Phase.GARAGE)
    state.step = Step.GARAGE
    state.players[0].ecus = 6
    equip(state, 0, "NAV")
    state.sold_out = product_mask(["AIR"])
    lines = drawn(state)
    prices = "".join(lines[lines.index(own_line(lines, "board-prices")) + 1 :])
    for part in ("✓ NAV", "+3", "✕ AIR", "▸ ENG", "▸ ALA", "▸ DEA"):
        assert part in prices
    assert "▸ ABS" not in prices  # 7 écus
    assert texts()["board-prices"] not in "".join(drawn(state, 1))


def test_there_is_no_price_list_outside_the_garage() -> None:
    state = begun()
    state.players[0].ecus = 10
    assert texts()["board-prices"] not in "".join(drawn(state))
    state = begun(garage_timing="any_time")
    state.players[0].ecus = 10
    assert texts()["board-prices"] in "".join(drawn(state))
