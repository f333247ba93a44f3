"""Seeded random games, told as two words that depend on every byte there was to see.

Equal stories on two targets mean equal legal actions, states, events, views, guesses, values and
results, decision by decision; and one call tells a whole game.
"""

import numpy as np
from numpy import int64

from rejouons.bots.tree import FACTORS
from rejouons.kernel.contract import rules
from rejouons.kernel.dice import DICE, MASK, branch_dice, draw, seed_dice
from rejouons.kernel.log import EVENT, open_log
from rejouons.kernel.record import record
from rejouons.kernel.rule import entrance, rule, solid
from rejouons.kernel.sets import lowest, size_of, without_lowest

LOOKS = 20  # one action in so many is also looked at through a view, a guess and its value
WORD = 4  # bytes
EVENT_WORDS = EVENT.itemsize // WORD
LOG_HEAD = 3  # words of a log before its events
CHANCE_WORDS = 2
RESULT_WORDS = 2

STORY = record(
    ("seed", np.int64),
    ("most", np.int64),  # decisions to tell
    ("state_words", np.int64),  # 32-bit words of a state
    ("decisions", np.int64),  # told so far
    ("keys", np.int64, (2,)),  # what all of it comes to
    ("dice", DICE),  # by which seats choose
)


@entrance
def tell_story(story, desk, words, log, log_words, out, chances, chance_words, results, ranks):
    """Plays a random game from the opening that is first on the desk.

    `words` are those of the desk, `log_words` of the log, `chance_words` of the chances, and
    `ranks` of the results: the same memory, by another name.
    """
    seed_dice(desk[0].dice, story.seed, 0)
    seed_dice(story.dice, story.seed, 1)
    open_log(log)
    rules.setup(desk[0], log)
    hear(story, words, log, log_words)
    waiting = int64(rules.to_act(desk[0]))
    while waiting != 0 and story.decisions < story.most:
        seat = any_seat(waiting, story.dice)
        action = any_action(story, desk[0], seat, out)
        if draw(story.dice, LOOKS) == 0:
            look(story, desk, words, seat, action, chances, chance_words)
        open_log(log)
        rules.apply(desk[0], log, seat, action)
        hear(story, words, log, log_words)
        story.decisions += 1
        waiting = int64(rules.to_act(desk[0]))
    rules.scores(desk[0], results)
    take_in(story, ranks, int64(0), RESULT_WORDS * int64(desk[0].num_players))


@rule
def any_seat(waiting, dice):
    """One of the seats that must act."""
    for _ in range(draw(dice, size_of(waiting))):
        waiting = without_lowest(waiting)
    return int64(lowest(waiting))


@rule
def any_action(story, state, seat, out):
    count = int64(rules.legal(state, seat, out))
    take_in(story, out, int64(0), count)
    return int64(out[draw(story.dice, count)])


@rule
def look(story, desk, words, seat, action, chances, chance_words):
    """Takes in what a seat sees, guesses and thinks of the position, and a refusal."""
    desk[1] = desk[0]
    rules.redact(desk[1], seat)
    take_in(story, words, story.state_words, story.state_words)
    branch_dice(desk[1].dice, story.dice)
    rules.guess(desk[1], seat)
    take_in(story, words, story.state_words, story.state_words)
    rules.evaluate(desk[1], chances)
    take_in(story, chance_words, int64(0), CHANCE_WORDS * int64(desk[0].num_players))
    take_in_number(story, int64(rules.why_not(desk[0], seat, action + 1)))


@rule
def hear(story, words, log, log_words):
    """Takes in the state as it is now, and what was told on the way there."""
    take_in(story, words, int64(0), story.state_words)
    take_in(story, log_words, int64(LOG_HEAD), EVENT_WORDS * int64(log.count))


@solid
def take_in(story, words, first, count):
    one, other = int64(story.keys[0]), int64(story.keys[1])
    for place in range(first, first + count):
        word = int64(words[place]) & MASK
        one = stirred(one, word, FACTORS[0])
        other = stirred(other, word, FACTORS[1])
    story.keys[0] = one
    story.keys[1] = other


@rule
def take_in_number(story, number):
    story.keys[0] = stirred(int64(story.keys[0]), number & MASK, FACTORS[0])
    story.keys[1] = stirred(int64(story.keys[1]), number & MASK, FACTORS[1])


@rule
def stirred(key, word, factor):
    key = ((key ^ word) * factor) & MASK
    return key ^ (key >> 15)
