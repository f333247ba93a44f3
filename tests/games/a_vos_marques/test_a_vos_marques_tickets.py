"""Ferry and tunnel of À vos marques: AVM-98 to AVM-100."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.state import Reason


def rolled(*faces: int, **given: Any) -> Race:
    race = Race(**given, at="red")
    race.red(*faces)
    return race


@pytest.mark.clause("AVM-98", "AVM-99")
def test_the_ferry_takes_a_ticket_and_one_step() -> None:
    """Scenario 8."""
    race = rolled(3, 4, P1="N13")
    assert "H04" not in race.ends()
    assert race.why_not("drive H04 1") == Reason.NEEDS_TICKET
    race = rolled(3, 4, P1="N13 ticket")
    race.drive("H04")
    assert race.space(P1) == "H04"
    assert race.events()[:5] == [
        "P1 passed N14 N15 L10 H01 H02",
        "P1 passed H03 H04 none none none",
        "P1 drove N13 H04 0",
        "P1 crossed N15 L10",
        "P1 returned E02",
    ]
    assert race.player(P1).tickets == 0
    assert race.under("E") == "E02"


@pytest.mark.clause("AVM-99")
def test_the_tunnel_takes_a_ticket_and_one_step() -> None:
    """Scenario 9."""
    race = rolled(3, 3, P1="M09 ticket")
    assert {"M21", "M22"} <= race.ends()
    race.drive("M22")
    assert race.happened("drove", "crossed") == ["P1 drove M09 M22 0", "P1 crossed M11 M19"]


@pytest.mark.clause("AVM-99")
@pytest.mark.parametrize(
    ("origin", "faces", "end"),
    [
        ("L10", (1, 1), "N14"),
        ("N15", (1, 1), "H01"),
        ("M19", (1, 1), "M10"),
        ("M11", (1, 1), "M20"),
        ("M20", (1, 1), "M11"),
        ("H02", (2, 1), "N15"),
    ],
)
def test_links_are_crossed_both_ways_and_their_ends_need_not_be_hit(
    origin: str, faces: tuple[int, ...], end: str
) -> None:
    race = rolled(*faces, P1=f"{origin} ticket")
    race.drive(end)
    assert race.space(P1) == end
    assert len(race.happened("crossed")) == 1


@pytest.mark.clause("AVM-98")
def test_a_ticket_is_kept_in_the_open_and_good_in_the_same_turn() -> None:
    race = Race(P1="N14")
    race.esp("E02")
    assert race.happened("ticket_kept", "returned") == ["P1 ticket_kept E02"]
    assert [int(race.view(viewer).players[P1].tickets) for viewer in (P1, P2, P3)] == [1, 1, 1]
    race.blue(1)
    race.red(1, 2)
    assert {"H01", "Y01"} <= race.ends()


@pytest.mark.clause("AVM-98")
def test_a_move_that_does_not_cross_keeps_the_ticket() -> None:
    race = rolled(1, 1, P1="N14 ticket")
    race.drive("N12")
    assert race.player(P1).tickets == 1
    assert race.under("E") == ""


@pytest.mark.clause("AVM-98")
def test_a_permanent_ticket_is_never_used_up() -> None:
    race = rolled(3, 4, P1="N13 ticket", ticket_use="permanent")
    race.drive("H04")
    assert race.happened("crossed", "returned") == ["P1 crossed N15 L10"]
    assert race.player(P1).tickets == 1


@pytest.mark.clause("AVM-28", "AVM-98")
def test_a_permanent_ticket_still_leaves_the_choice_of_the_road() -> None:
    race = rolled(5, 6, P1="N14 ticket", P2="K05", ticket_use="permanent")
    assert race.why_not("drive L08 1") == Reason.LEGAL  # by the north shore
    assert race.why_not("drive L08 2") == Reason.LEGAL  # by ferry


@pytest.mark.clause("AVM-100")
@pytest.mark.parametrize(
    ("tickets", "use", "reason"),
    [
        ("ticket", "single", Reason.NEEDS_TICKET),
        ("ticket ticket", "single", Reason.LEGAL),
        ("ticket", "permanent", Reason.LEGAL),
    ],
)
def test_a_path_crosses_as_many_links_as_there_are_tickets(
    tickets: str, use: str, reason: Reason
) -> None:
    """By tunnel, Shepherds Lane and ferry it is 16 steps to the Hill Road."""
    race = rolled(4, 6, 6, P1=f"M19 {tickets} bonus_die", ticket_use=use)
    assert race.why_not("drive H01 1") == reason


@pytest.mark.clause("AVM-98", "AVM-100")
def test_each_link_of_a_path_uses_up_a_ticket() -> None:
    race = rolled(4, 6, 6, P1="M19 ticket ticket ticket bonus_die")
    race.drive("H01")
    assert race.happened("crossed", "returned") == [
        "P1 crossed M19 M11",
        "P1 returned E02",
        "P1 crossed N15 L10",
        "P1 returned E02",
    ]
    assert race.player(P1).tickets == 1


@pytest.mark.clause("AVM-100")
def test_without_a_ticket_no_link_is_open() -> None:
    race = rolled(1, 1, P1="N15")
    assert race.ends() == {"K02", "L02", "N13", "N14"}
    assert race.why_not("drive H01 1") == Reason.NEEDS_TICKET


@pytest.mark.clause("AVM-100")
def test_forced_moves_use_no_link() -> None:
    race = Race(P1="L10 ticket", P2="S01", turn=P2, at="attack")
    race.play("S01", P1)
    assert race.space(P1) == "K05"
    race = Race(P1="M10 ticket")
    race.esp("E20")
    assert race.space(P1) == "M15"


@pytest.mark.clause("AVM-100")
def test_distances_and_ranks_use_no_link() -> None:
    """N15 is 33 from FINISH by road and 24 by ferry: M16 (32) is ahead of it."""
    race = Race(P1="N15 ticket", P2="M16", P3="START")
    race.esp("E22")
    assert race.spaces() == ["M16", "N15", "START"]


@pytest.mark.clause("AVM-50", "AVM-100")
def test_under_an_errand_a_crossing_must_lead_nearer() -> None:
    race = rolled(3, 4, P1="N13 ticket errand=E09>H04")
    assert race.ends() == {"H04", "K05", "L05"}
    race.drive("H04")
    assert race.happened("errand_done") == ["P1 errand_done E09 H04"]
    race = rolled(1, 3, P1="N15 ticket errand=E03>L05")
    assert race.legal() == ["drive L04 1"]
