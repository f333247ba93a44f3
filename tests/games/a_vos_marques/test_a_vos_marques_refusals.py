"""Why an action of À vos marques is refused: each reason, with the clause it rests on."""

import pytest
from a_vos_marques_scenes import Lay, at, drawn, duel, rolled
from a_vos_marques_table import P1, P2, P3, P4, P5, Given, Race, alike

from refusals import check_refused, each_reason
from rejouons.games.a_vos_marques.state import Phase, Reason

SOLD_OUT: Given = alike("AIR", P2, P3, P4, P5)
ESP = at("esp", P1="20e AIR S01")
BLUE = at("blue", P1="20e AIR")
GARAGE = at("garage", P1="9e ABS AIR S01")
TRADED = at("garage", "sell AIR", "buy ALA", P1="19e AIR")
ATTACK = at("attack", P1="9e AIR S01 S02", players=4)
HIT = at("attack", "play S13 2", P1="S13 S13", s_limit="one_per_target")
NAME = at("attack", "play S16 2", P1="S16")
DEALER = at("attack", "play S20 2", P1="S20", P2="AIR")
RECEIVE = at("attack", "play S15 2", P1="AIR S15", P2="AIR")
SALE = drawn("P13", P1="AIR ALA")
GAIN = drawn("E25", P1="ALA", **SOLD_OUT)
FORK = drawn("E20", P1="A09")
MOVE = rolled(7, P1="9e")
ERRAND = rolled(4, P1="M10 errand=E09>M04")
HOME = rolled(9, P1="H23 errand=E07>H19")
FERRY = rolled(7, P1="N13")
BET = rolled(5, "drive C15 1", P1="C10 2e")
MAGIC = rolled(5, "drive M15 1", P1="M10")
FOX = rolled(5, "drive D06 1", P1="D01")
PRIZE = duel(6, 1, "name ABS", P2="AIR")
OPEN_PRIZE = duel(6, 1, "name AIR", "keep", P2="AIR ALA", fox_pick="open")


def both_links() -> Race:
    """P1 could take the ferry and the tunnel with one ticket, were it not for the errand."""
    race = Race(P1="L10 bonus_die ticket errand=E09>H04", at="red", ticket_use="permanent")
    race.red(6, 6, 6)
    return race


# reason, position, refused actions
CASES: list[tuple[Reason, Lay, str]] = [
    (Reason.NOT_NOW, ESP, "drive A06 1, done, pass, name ABS, use, decline, keep, cash, take AIR"),
    (Reason.NOT_NOW, ESP, "onward A06, bet 0, stay, challenge 2, play S01 2"),
    (Reason.NOT_NOW, GARAGE, "drive A06 1, pass, play S01 2, decline, stay"),
    (Reason.NOT_NOW, ATTACK, "done, drive A06 1, use, name ABS, challenge 2"),
    (Reason.NOT_NOW, NAME, "take ABS, decline, keep, pass"),
    (Reason.NOT_NOW, DEALER, "keep, pass, stay, done"),
    (Reason.NOT_NOW, RECEIVE, "use, decline, take AIR"),
    (Reason.NOT_NOW, SALE, "decline, done, cash"),
    (Reason.NOT_NOW, GAIN, "use, keep, done"),
    (Reason.NOT_NOW, FORK, "drive C04 1, decline"),
    (Reason.NOT_NOW, BET, "decline, stay"),
    (Reason.NOT_NOW, MAGIC, "decline, bet 0"),
    (Reason.NOT_NOW, FOX, "stay, use"),
    (Reason.NOT_NOW, PRIZE, "decline, take AIR"),
    (Reason.NO_DICE_NOW, MOVE, "roll"),
    (Reason.NO_DICE_NOW, GARAGE, "roll"),
    (Reason.NO_DICE_NOW, ATTACK, "roll"),
    (Reason.NO_DICE_NOW, BET, "roll"),
    (Reason.GARAGE_CLOSED, ESP, "buy ABS, sell AIR"),
    (Reason.GARAGE_CLOSED, BLUE, "buy ABS, sell AIR"),
    (Reason.GARAGE_CLOSED, MOVE, "buy ABS"),
    (Reason.GARAGE_CLOSED, ATTACK, "buy ABS, sell AIR"),
    (Reason.GARAGE_CLOSED, SALE, "buy ABS"),
    (Reason.GARAGE_CLOSED, DEALER, "buy ABS, sell AIR"),
    (Reason.STAY_NOT, MOVE, "drive START 1"),
    (Reason.STAY_NOT, ERRAND, "drive M10 1"),
    (Reason.ERRAND_BINDS, ERRAND, "drive M14 1"),
    (Reason.ERRAND_BINDS, HOME, "drive FINISH 1, drive H24 1"),
    (Reason.ERRAND_BINDS, both_links, "drive M22 1"),
    (Reason.NEEDS_TICKET, FERRY, "drive H04 1, drive K06 1"),
    (Reason.OUT_OF_REACH, MOVE, "drive A05 1, drive H26 1, drive FINISH 1, drive A07 2"),
    (Reason.NOT_ENOUGH_ECUS, at("garage", P1="7e"), "buy ASR, buy ESP, buy DYN"),
    (Reason.HELD_ALREADY, GARAGE, "buy ABS, buy AIR"),
    (Reason.HELD_ALREADY, GAIN, "take ALA"),
    (Reason.GROUP_CLASH, GARAGE, "buy ASR, buy ESP"),
    (Reason.SOLD_OUT, at("garage", P1="20e", **SOLD_OUT), "buy AIR"),
    (Reason.SOLD_OUT, GAIN, "take AIR"),
    (Reason.SOLD_THIS_TURN, TRADED, "buy AIR"),
    (Reason.BOUGHT_THIS_TURN, TRADED, "sell ALA"),
    (Reason.NOT_HELD, GARAGE, "sell ESP"),
    (Reason.NOT_HELD, SALE, "sell ABS"),
    (Reason.FIRST_ROUND, at("garage", P1="9e S01", round_number=1), "play S01 2"),
    (Reason.CARD_NOT_IN_HAND, ATTACK, "play S03 2, play S22 3"),
    (Reason.NOT_ONESELF, ATTACK, "play S01 1"),
    (Reason.NOT_ONESELF, FOX, "challenge 1"),
    (Reason.NO_SUCH_PLAYER, ATTACK, "play S01 5, play S01 6"),
    (Reason.NO_SUCH_PLAYER, FOX, "challenge 4, challenge 6"),
    (Reason.HIT_ALREADY, HIT, "play S13 2"),
    (Reason.NO_DEALER, DEALER, "use"),
    (Reason.DUPLICATE, RECEIVE, "keep"),
    (Reason.TOO_DEAR, GAIN, "take ENG, take ESP"),
    (Reason.NO_SUCH_FORK, FORK, "onward C05, onward A10, onward H26"),
    (Reason.STAKE_TOO_HIGH, BET, "bet 3, bet 5"),
    (Reason.NAMED_ALREADY, PRIZE, "name ABS"),
    (Reason.NOT_THERE, OPEN_PRIZE, "name ESP, name DEA"),
]


@pytest.mark.parametrize(
    ("reason", "lay", "actions"),
    each_reason(CASES),
)
def test_refusal(reason: Reason, lay: Lay, actions: str) -> None:
    race = lay()
    for action in actions.split(", "):
        check_refused(race, reason, race.to_act, action)


@pytest.mark.clause("AVM-17")
@pytest.mark.parametrize("action", ["roll", "buy ABS", "play S01 1", "drive A06 1", "pass", "use"])
def test_it_is_not_your_turn(action: str) -> None:
    race = Race(P2="20e S01")
    assert race.why_not(action, P2) == Reason.NOT_YOUR_TURN
    assert race.legal(P2) == []


@pytest.mark.clause("AVM-73")
def test_nor_that_of_the_active_player_while_another_is_asked() -> None:
    race = DEALER()
    assert race.asked() == (Phase.DEALER, P2)
    assert race.why_not("pass", P1) == Reason.NOT_YOUR_TURN


@pytest.mark.clause("AVM-2")
@pytest.mark.parametrize("seat", [P1, P2])
def test_the_race_is_over(seat: int) -> None:
    race = rolled(5, "drive FINISH 1", P1="H25")()
    assert race.phase == Phase.OVER
    assert race.why_not("roll", seat) == Reason.OVER_FINISHED
    assert race.legal(seat) == []


@pytest.mark.clause("AVM-104")
@pytest.mark.parametrize("seat", [P1, P2])
def test_the_rounds_are_over(seat: int) -> None:
    race = Race(P1="H26", P2="M10", round_number=40, turn=P3, at="attack")
    assert race.phase == Phase.OVER
    assert race.why_not("roll", seat) == Reason.OVER_ROUNDS
    assert race.legal(seat) == []


def test_every_reason_is_tried() -> None:
    others = {Reason.LEGAL, Reason.NO_SUCH_ACTION, Reason.NOT_YOUR_TURN}
    over = {Reason.OVER_FINISHED, Reason.OVER_ROUNDS}
    assert {case[0] for case in CASES} | others | over == set(Reason)
