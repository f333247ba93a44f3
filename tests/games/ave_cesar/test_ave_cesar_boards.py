"""Tables on tracks of somebody's own: the same rules, on every target, in every save."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from ave_cesar_boards import box, edited, own_track, white_only

from rejouons import Match, games, verify
from rejouons.boards import game_on
from rejouons.errors import BadBoard, BadOption, BadSave
from rejouons.games.ave_cesar import driving, tables
from rejouons.games.ave_cesar.state import SPACE
from rejouons.kernel.contract import Game
from rejouons.kernel.targets import CPU, PYTHON, linked
from rejouons.lab.arena import compete, prepare
from rejouons.lab.simulation import simulate
from rejouons.views import Happening
from sides import InPython, InWebAssembly
from stories import desk, story

ONE_RACE = {"races": 1}
SEEDS = range(3)
TRACKS = {"own": own_track(), "white": white_only()}


@pytest.fixture(params=TRACKS, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return game_on("ave_cesar", TRACKS[request.param])


def match_on(track: dict[str, Any] | None, races: int = 1) -> Match:
    return Match.create("ave_cesar", 3, {"races": races}, seed=5, target=PYTHON, board=track)


def played(match: Match, seed: int = 1) -> Match:
    """A match played at random to its end."""
    chance = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, chance.choice(choices(match, seat)))
    return match


def choices(match: Match, seat: int) -> list[str]:
    """The legal actions in an order that does not depend on their numbers."""
    return sorted(match.game.actions.text(action) for action in match.legal(seat))


def words(match: Match, field: str) -> Iterator[str]:
    """Every word that the events of a match have for a field."""
    for happening in match.events():
        yield from field_words(happening, field)


def field_words(happening: Happening, field: str) -> Iterator[str]:
    for known, value in zip(happening.kind.fields, happening.values, strict=True):
        if known.name == field and value >= 0:
            yield known.words[value]


# The rules


def test_chariots_drive_where_only_this_track_leads() -> None:
    driven = {
        word for seed in SEEDS for word in words(played(match_on(own_track()), seed), "space")
    }
    assert "20M" in driven
    assert driven <= set(own_track()["spaces"])


def test_every_action_keeps_its_number(game: Game) -> None:
    box_game = games.load("ave_cesar")
    assert game.actions.size == box_game.actions.size
    assert (game.actions.codes == box_game.actions.codes).all()
    assert [(kind.name, kind.clause) for kind in game.events] == [
        (kind.name, kind.clause) for kind in box_game.events
    ]


def test_a_track_with_one_course_drives_it_in_every_race() -> None:
    match = played(match_on(white_only(), races=2))
    assert set(words(match, "course")) == {"white_cw"}


def test_a_track_is_for_the_players_of_its_side(game: Game) -> None:
    assert list(game.players) == [3, 4]
    with pytest.raises(BadOption, match="3 to 4 players, not 5"):
        Match.create("ave_cesar", 5, board=own_track())


def test_the_box_stays_as_it_is() -> None:
    before = match_on(None)
    played(match_on(own_track()))
    assert played(before).story == played(match_on(None)).story
    assert SPACE.words == tables.SPACE_NAMES


def test_a_copy_of_the_box_plays_as_the_box_does() -> None:
    copy, original = played(match_on(box())), played(match_on(None))
    assert told(copy) == told(original)
    assert copy.scores == original.scores


def told(match: Match) -> list[str]:
    texts = match.game.texts("en")
    return [happening.text(texts, ["A", "B", "C"]) for happening in match.events()]


def test_the_order_of_keys_makes_no_difference() -> None:
    track = own_track()
    turned = track | {"spaces": dict(reversed(track["spaces"].items()))}
    assert played(match_on(turned)).digest == played(match_on(track)).digest


def test_browsers_play_the_same() -> None:
    game = game_on("ave_cesar", own_track())
    desks = [desk(game, side) for side in (InPython(game, PYTHON), InWebAssembly(game))]
    for seed in SEEDS:
        assert len({story(game, table, seed) for table in desks}) == 1


def test_compiled_rules_read_its_courses() -> None:
    """Compiling for it takes minutes, and differs from the box in nothing but this table."""
    game = game_on("ave_cesar", own_track())
    read = linked(game, CPU).module(driving).COURSES
    assert (read == game.tables["COURSES"]).all()
    assert not (read == tables.COURSES).all()


# Saves


def test_a_match_can_be_reloaded_and_verified_anywhere() -> None:
    match = played(match_on(own_track()))
    again = verify(match.save(), match.commitment, PYTHON)
    assert again.digest == match.digest
    assert again.game.board_facts == own_track()
    assert Match.load(again.save(), PYTHON).story == match.story


def test_a_match_can_be_looked_at_as_it_stood() -> None:
    match = played(match_on(own_track()))
    assert match.at(len(match.actions)).digest == match.digest


def test_a_save_of_the_box_tells_no_board() -> None:
    assert "board" not in json.loads(match_on(None).save())


CHANGES: dict[str, Any] = {
    "a space that nobody came to": {"spaces/20M/x": 1},
    "an unseen connection": {"spaces/07L/cw/diagonal": ["08R"]},
    "the name of the track": {"name": "Zoé’s"},
    "a fault": {"spaces/07L/cw/straight": []},
    "no board at all": None,
    "a list": [],
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_board_is_noticed(change: str) -> None:
    save = json.loads(played(match_on(own_track())).save())
    edits = CHANGES[change]
    save["board"] = edited(save["board"], edits) if isinstance(edits, dict) else edits
    with pytest.raises(BadSave):
        Match.load(json.dumps(save), PYTHON)


def test_numbers_are_written_as_in_every_language() -> None:
    track = edited(own_track(), {"spaces/20M/x": 100.0})
    assert '"x": 100,' in match_on(track).save()


# Refusals


def test_a_board_with_faults_is_refused_with_the_first_of_them() -> None:
    faulty = edited(own_track(), {"spaces/07L/kind": "wide"})
    with pytest.raises(BadBoard) as refusal:
        match_on(faulty)
    assert str(refusal.value).startswith("The file has a fault. Space 07L: there is no kind")
    assert refusal.value.text("fr").startswith("Le fichier a un défaut. Case 07L")


# The lab


def test_bots_compete_and_games_are_simulated_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJOUONS_TARGET", PYTHON)  # compiling takes a minute
    report = simulate("ave_cesar", 3, 3, options=ONE_RACE, cores=1, board=own_track())
    on_box = simulate("ave_cesar", 3, 3, options=ONE_RACE, cores=1)
    assert report.games == on_box.games
    assert report.decisions != on_box.decisions
    arena = prepare("ave_cesar", ["greedy", "random", "random"], 3, 0, ONE_RACE, own_track())
    assert compete(arena, 3, cores=1).games == 3
