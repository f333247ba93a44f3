"""The entry points of a game's WebAssembly module: pointers in, numbers out.

A parameter's name tells its type (see `build.signature`): `state` points to a state,
`out` to a row of actions, `seat` is a number. Numbers are 64 bits wide inside; outside 32, but for
numbers of games.
"""

from numba import carray
from numpy import int64

from rejouons.bots import choosing, policies, search
from rejouons.kernel import acting
from rejouons.kernel import dice as chance
from rejouons.kernel import log as logs
from rejouons.kernel.contract import rules
from rejouons.kernel.rule import rule
from rejouons.lab import playing, stories

MANY = 1 << 16  # more than any row of records or numbers a caller hands over


@rule
def setup(state, log):
    rules.setup(carray(state, 1)[0], carray(log, 1)[0])


@rule
def to_act(state):
    return rules.to_act(carray(state, 1)[0])


@rule
def legal(state, seat, out):
    return rules.legal(carray(state, 1)[0], int64(seat), carray(out, MANY))


@rule
def why_not(state, seat, action):
    return rules.why_not(carray(state, 1)[0], int64(seat), int64(action))


@rule
def apply(state, log, seat, action):
    rules.apply(carray(state, 1)[0], carray(log, 1)[0], int64(seat), int64(action))


@rule
def act(state, log, seat, action):
    return acting.act(carray(state, 1)[0], carray(log, 1)[0], int64(seat), int64(action))


@rule
def questions(state, seat, out):
    return rules.questions(carray(state, 1)[0], int64(seat), carray(out, MANY))


@rule
def foresee(state, log, seat, question):
    rules.foresee(carray(state, 1)[0], carray(log, 1)[0], int64(seat), int64(question))


@rule
def redact(state, viewer):
    rules.redact(carray(state, 1)[0], int64(viewer))


@rule
def guess(state, viewer):
    rules.guess(carray(state, 1)[0], int64(viewer))


@rule
def scores(state, results):
    rules.scores(carray(state, 1)[0], carray(results, MANY))


@rule
def evaluate(state, chances):
    rules.evaluate(carray(state, 1)[0], carray(chances, MANY))


@rule
def open_log(log):
    logs.open_log(carray(log, 1)[0])


@rule
def redact_log(log, viewer):
    logs.redact_log(carray(log, 1)[0], int64(viewer))


@rule
def seed_dice(dice, seed, stream):
    chance.seed_dice(carray(dice, 1)[0], int64(seed), int64(stream))


@rule
def choose(policy, view, seat, dice, trial, log, out, chances):
    return policies.choose(
        int64(policy),
        carray(view, 1)[0],
        int64(seat),
        carray(dice, 1)[0],
        carray(trial, 1),
        carray(log, 1)[0],
        carray(out, MANY),
        carray(chances, MANY),
    )


@rule
def begin(mind, seat):
    search.begin(carray(mind, 1)[0], int64(seat))


@rule
def begin_search(mind, seat, seed, stream):
    record = carray(mind, 1)[0]
    chance.seed_dice(record.dice, int64(seed), int64(stream))
    search.begin(record, int64(seat))


@rule
def think(mind, words, iterations):
    """`words` is the address of the mind once more."""
    record = carray(mind, 1)[0]
    search.think(record, carray(words, MANY), int64(iterations))


@rule
def decide(mind, overlook):
    return choosing.decide(carray(mind, 1)[0], int64(overlook))


@rule
def play_games(plan, opening, first, count, tally, desk, log, out, chances, results):
    playing.play_games(
        carray(plan, 1)[0],
        carray(opening, 1)[0],
        int64(first),
        int64(count),
        carray(tally, 1)[0],
        carray(desk, MANY),
        carray(log, 1)[0],
        carray(out, MANY),
        carray(chances, MANY),
        carray(results, MANY),
    )


@rule
def tell_story(story, desk, words, log, log_words, out, chances, chance_words, results, ranks):
    """Each name of words is the address of the record before it once more."""
    stories.tell_story(
        carray(story, 1)[0],
        carray(desk, MANY),
        carray(words, MANY),
        carray(log, 1)[0],
        carray(log_words, MANY),
        carray(out, MANY),
        carray(chances, MANY),
        carray(chance_words, MANY),
        carray(results, MANY),
        carray(ranks, MANY),
    )
