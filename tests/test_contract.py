"""The contract of a game (docs/design.md), proved for every registered game.

A game brings its data for it: tests/games/<game>/<game>_contract.py, a golden match per way the
game can end in golden/, and a readable playthrough. A game that takes random players long brings
options that make it BRIEF, and says how many games of others it is AS_LONG_AS.
"""

import itertools
import json
import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import prod
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import contract_checks
from playthrough import playthrough
from rejouons import games
from rejouons.bots import policies
from rejouons.bots.policies import Policy
from rejouons.kernel.contract import MAX_SEATS, Game
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.record import snapshot
from rejouons.kernel.targets import linked
from rejouons.match import Match
from sides import InPython, InWebAssembly, build_foreign
from stories import (
    FOLDER,
    Desk,
    begin,
    copy,
    data_of,
    desk,
    open_log,
    plain_length,
    plain_stories,
    possible_opening,
    random_opening,
    story,
    teller,
    usual_opening,
    wasm_teller,
)

SEEDED_GAMES = 200  # told alike, compiled and in WebAssembly
STEPPED_GAMES = 4  # told alike call by call
PLAIN_GAMES = 20  # of them, told alike in plain Python, which is slow
BATCH = 5  # of those, told by one process
WATCHED_GAMES = 4  # looked at through every viewer's eyes, decision by decision
TRIED = 12  # sealed actions of a decision, about
MOST_TABLES = 40  # numbers of players and sets of options that are tried
STEPS = 4000  # more than a game takes
GUESSES = 30  # of a view

# Game after game, and from the other end than the rest of the tests, which run at the same time:
# so each finds what the other has compiled.
IDS = sorted(games.GAMES, reverse=True)
EACH_GAME = pytest.mark.parametrize("game", [*map(games.load, IDS)], ids=IDS, scope="module")
pytestmark = EACH_GAME


def every_table(game: Game) -> Iterator[Any]:
    """An opening for every number of players and every set of options; of very many, a sample."""
    keys = [option.key for option in game.options]
    columns: list[Sequence[Any]] = [game.players, *(option.values for option in game.options)]
    is_few = prod(map(len, columns)) <= MOST_TABLES
    for players, *values in itertools.product(*columns) if is_few else sampled(columns):
        yield possible_opening(game, players, dict(zip(keys, values, strict=True)))


def sampled(columns: Sequence[Sequence[Any]]) -> Iterable[tuple[Any, ...]]:
    """Rows in which every value of a column is as frequent as its others."""
    chance = random.Random(0)
    values = [list(itertools.islice(itertools.cycle(column), MOST_TABLES)) for column in columns]
    for column in values:
        chance.shuffle(column)
    return zip(*values, strict=True)


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def seeds_of(game: Game, count: int) -> range:
    """So many seeds; fewer for a game that says that its games are as long as several others."""
    return range(-(-count // getattr(data_of(game), "AS_LONG_AS", 1)))


def watched_openings(game: Game) -> Iterator[tuple[int, Any]]:
    """Seeds and openings of the games that are looked at closely: the usual one, then any."""
    for seed in seeds_of(game, WATCHED_GAMES):
        chosen = usual_opening if seed == 0 else random_opening
        yield seed, chosen(game, random.Random(seed))


def random_steps(table: Desk, opening: Any, seed: int) -> Iterator[tuple[int, int]]:
    """Plays a random game on a desk, stopping before each action."""
    chance = random.Random(seed)
    rules = table.side.rules
    begin(table, opening, seed)
    while waiting := int(rules.to_act(table.state)):
        seat = chance.choice(seats_in(waiting))
        count = rules.legal(table.state, seat, table.out)
        action = int(chance.choice(table.out[:count]))
        yield seat, action
        open_log(table.log)
        rules.apply(table.state, table.log, seat, action)


def test_every_game_ends(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    rules = table.side.rules
    for seed, opening in enumerate(every_table(game)):
        for step, _ in enumerate(random_steps(table, opening, seed)):
            waiting = seats_in(int(rules.to_act(table.state)))
            assert all(rules.legal(table.state, seat, table.out) > 0 for seat in waiting)
            assert max(waiting) < opening.num_players
            assert step < STEPS
            assert table.log.lost == 0
        assert all(
            rules.legal(table.state, seat, table.out) == 0 for seat in range(opening.num_players)
        )
        rules.scores(table.state, table.results)
        ranks = table.results.rank[: opening.num_players]
        assert ranks.min() == 1
        assert ranks.max() <= opening.num_players


def test_legal_lists_exactly_what_why_not_allows(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    check = linked(game, "cpu").module(contract_checks).disagreements
    seats, listed = len(table.state.players), np.zeros(game.actions.size, np.int64)
    for seed in seeds_of(game, 20):
        opening = random_opening(game, random.Random(seed))
        for _ in random_steps(table, opening, seed):
            assert check(table.state, seats, game.actions.size, table.out, listed) == 0
        assert check(table.state, seats, game.actions.size, table.out, listed) == 0


def test_what_is_conserved_stays(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    conserved = data_of(game).conserved
    for seed in seeds_of(game, 10):
        steps = random_steps(table, random_opening(game, random.Random(seed)), seed)
        next(steps)
        start = conserved(table.state)
        for _ in steps:
            assert conserved(table.state) == start


def seen_events(table: Desk, game: Game, viewer: int) -> bytes:
    """The events in the log as a viewer sees them."""
    from rejouons.kernel import log as logs

    page = snapshot(table.log)
    linked(game, "cpu").module(logs).redact_log(page, viewer)
    return bytes(page.events[: page.count].tobytes())


def view_of(table: Desk, state: Any, viewer: int) -> Any:
    view = snapshot(state)
    table.side.rules.redact(view, viewer)
    return view


def completion(table: Desk, view: Any, viewer: int, seed: int) -> Any:
    """A guess of a view."""
    guessed = snapshot(view)
    seed_dice(guessed.dice, seed, 3)
    table.side.rules.guess(guessed, viewer)
    return guessed


def legal_actions(table: Desk, state: Any, seat: int) -> list[int]:
    count = 0 if seat == SPECTATOR else table.side.rules.legal(state, seat, table.out)
    return [int(action) for action in table.out[:count]]


def test_a_view_leaks_nothing(game: Game) -> None:
    """States that differ in secrets only look the same, and allow the viewer the same."""
    table = desk(game, InPython(game, "cpu"))
    with_other_secrets = data_of(game).with_other_secrets
    differing = 0
    for seed, opening in watched_openings(game):
        for step, _ in enumerate(random_steps(table, opening, seed)):
            for viewer in (SPECTATOR, *range(opening.num_players)):
                other = snapshot(table.state)
                with_other_secrets(other, viewer, random.Random(step))
                seed_dice(other.dice, step, 9)
                differing += undiced(other) != undiced(table.state)
                check_views(table, other, viewer)
    assert (differing > 0) == has_secrets(game)


def test_a_guess_looks_like_the_view(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    for seed, opening in watched_openings(game):
        for step, _ in enumerate(random_steps(table, opening, seed)):
            for viewer in (SPECTATOR, *range(opening.num_players)):
                view = view_of(table, table.state, viewer)
                check_views(table, completion(table, view, viewer, step), viewer)


def check_views(table: Desk, other: Any, viewer: int) -> None:
    """Another state gives the viewer the same view and the same legal actions."""
    view = view_of(table, table.state, viewer)
    assert view_of(table, other, viewer).tobytes() == view.tobytes()
    actions = legal_actions(table, table.state, viewer)
    assert legal_actions(table, view, viewer) == actions
    assert legal_actions(table, other, viewer) == actions


def test_a_sealed_choice_stays_sealed(game: Game) -> None:
    """While others have yet to choose, they see the same whatever a seat chose."""
    table = desk(game, InPython(game, "cpu"))
    together = sealed = 0
    for seed, opening in watched_openings(game):
        for seat, action in random_steps(table, opening, seed):
            others = int(table.side.rules.to_act(table.state)) & ~(1 << seat)
            if others:
                together += 1
                options = legal_actions(table, table.state, seat)
                tried = options[:: -(-len(options) // TRIED)]
                seen = {reports(table, game, seat, choice, opening) for choice in tried}
                assert len(seen) == 1
                sealed += action != options[0]
    assert sealed > 0 or together == 0


def reports(table: Desk, game: Game, seat: int, action: int, opening: Any) -> tuple[bytes, ...]:
    """What everybody else sees of an action: their views and events."""
    before = snapshot(table.state)
    open_log(table.log)
    table.side.rules.apply(table.state, table.log, seat, action)
    viewers = [v for v in (SPECTATOR, *range(opening.num_players)) if v != seat]
    seen = [view_of(table, table.state, viewer).tobytes() for viewer in viewers]
    seen += [seen_events(table, game, viewer) for viewer in viewers]
    copy(before, table.state)
    return tuple(seen)


def test_guesses_are_honest(game: Game) -> None:
    """Where several completions are possible, guesses vary and seldom hit the truth."""
    table = desk(game, InPython(game, "cpu"))
    guessed = hits = 0
    for seed in range(12):
        opening = random_opening(game, random.Random(seed))
        for seat, _ in itertools.islice(random_steps(table, opening, seed), 60):
            truth, view = undiced(table.state), view_of(table, table.state, seat)
            guesses = [undiced(completion(table, view, seat, n)) for n in range(GUESSES)]
            if len(set(guesses)) == 1:
                assert guesses[0] == truth  # the only possibility
            else:
                guessed += GUESSES
                hits += guesses.count(truth)
    assert (guessed > 0) == has_secrets(game)
    assert hits < guessed / 2 or not guessed


def has_secrets(game: Game) -> bool:
    """Whether anything but the dice is hidden, as in most games."""
    return getattr(data_of(game), "HAS_SECRETS", True)


def undiced(state: Any) -> bytes:
    """A state's bytes but for its dice."""
    copied = snapshot(state)
    seed_dice(copied.dice, 0, 0)
    return bytes(copied.tobytes())


def test_chances_are_chances(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    for seed in seeds_of(game, 10):
        opening = random_opening(game, random.Random(seed))
        for _ in random_steps(table, opening, seed):
            table.side.rules.evaluate(table.state, table.chances)
            chances = table.chances[: opening.num_players]
            assert chances.min() >= 0
            assert chances.sum() == pytest.approx(1)


def test_all_sides_tell_the_same_story(game: Game) -> None:
    """Same seed and choices, same bytes: plain = compiled = WebAssembly, a game in one call."""
    seeds = seeds_of(game, PLAIN_GAMES)
    batches = [seeds[first : first + BATCH] for first in seeds[::BATCH]]
    compiled, wasm = teller(game, "cpu"), wasm_teller(game)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        plain = pool.map(plain_stories, itertools.repeat(game.id), batches)
        for seed in seeds_of(game, SEEDED_GAMES):
            assert compiled.tell(seed) == wasm.tell(seed), f"wasm, seed {seed}"
        for seed, told in zip(seeds, itertools.chain.from_iterable(plain), strict=True):
            assert compiled.tell(seed, plain_length(seed)) == told, f"plain, seed {seed}"


def test_stories_differ(game: Game) -> None:
    """As they would not, if nothing of a game were taken in."""
    wasm = wasm_teller(game)
    told = [wasm.tell(seed, most) for seed in range(8) for most in range(1, 4)]
    assert len(set(told)) == len(told)


def test_each_entry_tells_the_same_when_called_by_itself(game: Game) -> None:
    compiled, wasm = desk(game, InPython(game, "cpu")), desk(game, InWebAssembly(game))
    for seed in seeds_of(game, STEPPED_GAMES):
        assert story(game, compiled, seed) == story(game, wasm, seed), f"seed {seed}"


@pytest.mark.parametrize("policy", Policy)
def test_bots_choose_the_same_in_webassembly(game: Game, policy: Policy) -> None:
    wasm = InWebAssembly(game)
    choosers = [linked(game, "cpu").module(policies).choose, wasm.choose]
    desks = [desk(game, InPython(game, "cpu")), desk(game, wasm)]
    for seed in range(20):
        opening = random_opening(game, random.Random(seed))
        chosen = {
            first_choice(table, choose, policy, opening, seed)
            for table, choose in zip(desks, choosers, strict=True)
        }
        assert len(chosen) == 1


def first_choice(table: Desk, choose: Any, policy: Policy, opening: Any, seed: int) -> int:
    begin(table, opening, seed)
    seat = seats_in(int(table.side.rules.to_act(table.state)))[0]
    seed_dice(table.dice, seed, 1)
    paper = (table.dice, table.trial, table.silent, table.out, table.chances)
    return int(choose(int(policy), table.state, seat, *paper))


def test_every_action_reads_back(game: Game) -> None:
    for action in range(game.actions.size):
        assert game.actions.parse(game.actions.text(action)) == action


def test_a_saved_match_reloads_to_the_same_bytes(game: Game) -> None:
    chance = random.Random(5)
    for players in game.players:
        match = Match.create(game.id, players, seed=players)
        for _ in range(chance.randrange(20, 200)):
            if match.over:
                break
            seat = chance.choice(match.to_act)
            match.act(seat, chance.choice(match.legal(seat)))
        again = Match.load(match.save())
        assert again.digest == match.digest
        assert again.save() == match.save()


def goldens(game: Game) -> Iterator[tuple[str, Match]]:
    """The golden matches of all versions of a game's rules, with their names."""
    for file in sorted((FOLDER / game.id / "golden").glob("*.json")):
        name, version = file.stem.split(".v")
        match = Match.load(file.read_text(encoding="utf-8"))
        assert match.game.version == int(version)
        yield name, match


def test_a_golden_match_per_ending(game: Game) -> None:
    """Saved matches of each version of the rules replay to the same bytes, for ever."""
    endings = data_of(game).ENDINGS
    found = set()
    for name, match in goldens(game):
        found.add(name)
        assert match.over or name not in endings
        happened = (happening.kind for happening in match.events())
        assert all(kind in happened for kind in endings.get(name, ())), name  # in this order
    assert found >= {*endings}


def test_a_refusal_after_the_end_cites_what_ended_the_game(game: Game) -> None:
    only = getattr(data_of(game), "ONLY_ENDING", None)  # of a game whose events need not tell it
    for name, match in goldens(game):
        told = {happening.kind.clause for happening in match.events(since=len(match.actions))}
        for seat in range(len(match.seats)) if match.over else ():
            refused = match.why_not(seat, 0)
            assert refused is not None
            assert refused.clause == only if only else refused.clause in told, name


def test_the_playthrough_still_reads_the_same(game: Game) -> None:
    file = FOLDER / game.id / "playthrough.txt"
    first = next(iter(data_of(game).ENDINGS))
    match = next(match for name, match in goldens(game) if name == first)
    assert playthrough(match).splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_the_facts_for_the_browser_are_plain_data(game: Game) -> None:
    from rejouons.kernel.built import browser_file
    from rejouons.wasm.build import describe

    build_foreign(game)

    facts = json.loads(json.dumps(describe(game)))
    assert facts["records"]["state"]["size"] == game.state.itemsize
    assert browser_file(game).stat().st_size < data_of(game).WASM_BYTES
