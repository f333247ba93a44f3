"""Ave César's laurels, the ranking of a race, the next line-up, and who wins: AC-73 to AC-83."""

import pytest
from ave_cesar_table import P1, P2, P3, P4, SEATS, Chariots, Race

from rejouons.games.ave_cesar.state import Phase

LAURELS = [6, 4, 3, 2, 1, 0]
LAST_CARD_A = "24M/3 s {1} []"  # after which the chariot is out of cards, at position 924
OUT_AT_LAST_A = "play 1 25r"
FINISHES_A = "26I/3 s {1} []"
FINISHES_B = "25I/3 s {1} []"


def end_of_race(chariots: Chariots, action: str, players: int = 3, races: int = 2) -> Race:
    """A race of which the last chariot leaves the track by this action of P1."""
    course = "white cw" if players <= 4 else "yellow cw"
    race = Race(course, races=races, **chariots)
    race.act(action)
    return race


def ranking(race: Race) -> list[str]:
    """The seats in the order of the race that has ended."""
    ranks = race.state.players["rank"][: race.state.num_players].tolist()
    assert sorted(ranks) == list(range(1, len(ranks) + 1))
    return [SEATS[ranks.index(rank)] for rank in sorted(ranks)]


def lanes(race: Race) -> list[str]:
    """The seats by their lanes in the race that has begun."""
    lined_up = [event.split() for event in race.events() if "lined_up" in event]
    assert [int(lane) for _, _, lane, _ in lined_up] == list(range(1, len(lined_up) + 1))
    order = [SEATS[seat] for seat in race.state.order[: race.state.num_players]]
    assert order == [who for who, *_ in lined_up]
    return order


# Laurels


@pytest.mark.clause("AC-72", "AC-73")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_laurels_by_place(players: int) -> None:
    first: Chariots = dict.fromkeys(SEATS[1:players], "finished")
    grid = FINISHES_A if players <= 4 else FINISHES_B
    race = end_of_race({**first, "P1": grid}, "finish 1", players)
    assert race.points() == [LAURELS[players - 1], *LAURELS[: players - 1]]
    scored = [event.split() for event in race.events() if "scored" in event]
    assert scored[0] == ["P1", "scored", str(players), str(LAURELS[players - 1]), str(players)]
    assert scored[1] == ["P2", "scored", "1", "6", "1"]


@pytest.mark.clause("AC-73", "AC-56", "AC-57", "AC-74")
def test_no_laurels_without_a_place() -> None:
    left: Chariots = {"P2": "finished d", "P3": "out 800", "P4": "retired 900"}
    race = end_of_race({**left, "P1": FINISHES_A}, "finish 1", players=4)
    assert race.points() == [6, 0, 0, 0]
    assert "P2 scored 0 0 2" in race.events()


@pytest.mark.clause("AC-1", "AC-73")
def test_laurels_add_up_over_the_races() -> None:
    race = Race("white cw", races=4, P1=FINISHES_A, P2="finished", P3="out 800")
    race.state.players["laurels"][:3] = [7, 3, 10]
    race.act("finish 1")
    assert race.points() == [11, 9, 10]
    assert race.ranks() == [1, 3, 2]


# The ranking of a race


@pytest.mark.clause("AC-82")
@pytest.mark.parametrize(
    ("left", "action", "expected"),
    [
        # places, then the disqualified over the line, then the others
        (
            {"P4": "finished d", "P3": "finished", "P2": "out 920", "P1": FINISHES_A},
            "finish 1",
            "P3 P1 P4 P2",
        ),
        # the disqualified in the order in which they crossed the line
        (
            {"P3": "finished d", "P4": "finished", "P2": "finished d", "P1": FINISHES_A},
            "finish 1",
            "P4 P1 P3 P2",
        ),
        # the others by position, however they left
        (
            {"P2": "retired 800", "P3": "out 850", "P4": "out 700", "P1": LAST_CARD_A},
            OUT_AT_LAST_A,
            "P1 P3 P2 P4",
        ),
        # of equal positions whoever left later
        (
            {"P3": "out 924", "P2": "retired 924", "P4": "out 924", "P1": LAST_CARD_A},
            OUT_AT_LAST_A,
            "P1 P4 P2 P3",
        ),
    ],
)
def test_the_ranking_of_a_race(left: Chariots, action: str, expected: str) -> None:
    assert ranking(end_of_race(left, action, players=4)) == expected.split()


@pytest.mark.clause("AC-76", "AC-82")
@pytest.mark.parametrize("turns", [[P1, P2, P3, P4], [P1, P3, P2, P4], [P1, P4, P3, P2]])
def test_chariots_that_stall_abreast_rank_in_turn_order(turns: list[int]) -> None:
    level: Chariots = {"P2": "03-1/1 {6,6,6}", "P3": "03-2/1 {6,6,6}", "P4": "02L/1 {4,5,5} []"}
    race = Race("white cw", races=2, P1="03-3/1 {6,6,6}", **level, stalemate_relief="off")
    race.state.order[:4] = turns
    race.state.options.stall_rounds = 1
    race.state.idle = 3
    race.begin_turn(P1)
    expected = [SEATS[seat] for seat in turns if seat != P4]
    assert ranking(race) == [*expected, "P4"]


@pytest.mark.clause("AC-41", "AC-76")
def test_the_longest_standstill_is_told_to_its_end() -> None:
    """Nobody decides anything any more: six players pass fifty times in a row."""
    queue: Chariots = {
        "P2": "C4/3 s {1} []",
        "P3": "C3/3 s {1} []",
        "P4": "C2/2 s {1} []",
        "P5": "C1/2 s {1} []",
        "P6": "24L/2 {1} []",
    }
    options: Chariots = {"races": 2, "stalemate_relief": "off", "stall_rounds": 50}
    race = Race("yellow cw", P1="02L/3 s {6} []", **queue, **options)
    events = race.events()
    assert events[:7] == [
        "P1 only_sixes",
        *(f"{seat} held_up" for seat in SEATS[1:5]),
        "P6 waited",
        "P1 only_sixes",
    ]
    assert events[6 * 50] == "- race_stalled 1 50"
    assert race.log.lost == 0
    assert events[-1].endswith("starts")


# The next line-up


@pytest.mark.clause("AC-80", "AC-22")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("last", [P1, P2, P3])
def test_the_last_takes_lane_1_and_the_others_follow_clockwise(players: int, last: int) -> None:
    left: Chariots = dict.fromkeys(SEATS[1:players], "finished")
    left["P1"] = FINISHES_A if players <= 4 else FINISHES_B
    if last != P1:
        left[SEATS[last]] = "out 300"
    race = end_of_race(left, "finish 1", players)
    assert lanes(race) == [SEATS[(last + lane) % players] for lane in range(players)]
    assert race.to_move == last
    assert race.events()[-1] == f"{SEATS[last]} starts"


@pytest.mark.clause("AC-81", "AC-22")
def test_or_all_line_up_by_rank_and_take_turns_in_that_order() -> None:
    left: Chariots = {"P4": "finished", "P2": "out 500", "P3": "out 700", "P1": FINISHES_A}
    race = end_of_race({**left, "lineup": "winner_lane_1"}, "finish 1", players=4)
    assert lanes(race) == ["P4", "P1", "P3", "P2"]
    for seat in (P4, P1, P3, P2, P4):
        assert race.to_move == seat
        race.act(min(race.legal()))


@pytest.mark.clause("AC-4", "AC-80")
def test_everything_of_the_last_race_is_forgotten_but_laurels_places_and_rank() -> None:
    left: Chariots = {"P2": "finished d", "P3": "out 500", "P1": FINISHES_A}
    race = end_of_race(left, "finish 1")
    for player in race.state.players[:3]:
        assert (player.hand + player.pile.unknown).tolist() == 6 * [4]
        assert (player.lap, player.position, player.place, player.left_as) == (0, 0, 0, 0)
        assert (player.saluted, player.disqualified, player.status) == (0, 0, 0)
    assert race.state.players["places"][:3, 0].tolist() == [1, 0, 0]
    assert (race.state.racing, race.state.placed, race.state.crossed) == (3, 0, 0)
    assert (race.state.has_begun, race.state.idle, race.phase) == (0, 0, Phase.MOVE)


# The tournament


@pytest.mark.clause("AC-83")
@pytest.mark.parametrize(
    ("laurels", "places", "finishers", "ranks", "told"),
    [
        # most laurels, whatever the places
        ([13, 6], [[0, 2, 1], [1, 0, 0]], "", [1, 2], "P1 over_won"),
        # as many: more races won
        ([9, 9], [[1, 0, 1], [0, 2, 0]], "", [1, 2], "P1 over_tie_broken"),
        # more second places
        ([12, 12], [[1, 0, 2], [1, 1, 0]], "", [2, 1], "P2 over_tie_broken"),
        # more third places
        ([3, 3], [[0, 0, 1], [0, 0, 0]], "", [1, 2], "P1 over_tie_broken"),
        # the better place in the last race
        ([6, 4], [[1, 0, 0], [0, 1, 0]], "P2 P1", [2, 1], "P2 over_tie_broken"),
        # any place in it beats none
        ([0, 6], [[0, 0, 0], [1, 0, 0]], "P1", [1, 2], "P1 over_tie_broken"),
        # nothing left to compare
        ([10, 10], [[1, 1, 0], [1, 1, 0]], "", [1, 1], "- over_shared"),
        ([0, 0], [[0, 0, 0], [0, 0, 0]], "", [1, 1], "- over_shared"),
    ],
)
def test_who_wins_the_tournament(
    laurels: list[int], places: list[list[int]], finishers: str, ranks: list[int], told: str
) -> None:
    """Laurels and places of P1 and P2 before the last race, and who takes a place in it."""
    p1, action = (FINISHES_A, "finish 1") if "P1" in finishers else (LAST_CARD_A, OUT_AT_LAST_A)
    p2 = "finished" if "P2" in finishers else "out 500"
    race = Race("white cw", P1=p1, P2=p2, P3="out 100")
    race.state.players["laurels"][:2] = laurels
    race.state.players["places"][:2, :3] = places
    race.act(action)
    assert race.ranks()[:2] == ranks
    assert race.events()[-1] == told
