"""Information-set Monte-Carlo tree search, in the compiled subset.

One iteration: choose a first action; guess what the thinking seat does not know; walk down the
tree, each seat choosing by what came of its choices so far *in all it knows* (a node is a view);
add a node; play on a little, by `evaluate`; judge what that led to; remember it along the path.

The n-th trial of every first action meets the same fate: the same guess, the same dice. So luck
weighs equally on what is compared.
"""

from numpy import int64

from rejouons.bots.choosing import FIRST_REGRET, IMPRESSION, select
from rejouons.bots.tree import (
    DEEPEST,
    GUESS,
    NO_NODE,
    ROOT,
    TRIAL,
    VIEW,
    add_node,
    clear_tree,
    find_node,
    has_room,
)
from rejouons.kernel.contract import rules
from rejouons.kernel.dice import branch_dice, copy_dice, draw, seed_dice
from rejouons.kernel.optional import NO_OPINION
from rejouons.kernel.rule import entrance, rule, solid
from rejouons.kernel.sets import lowest

AMBITION = 0.98  # the part of winning in what a seat plays for; the rest is to leave rivals behind
SEEDS = (1 << 31) - 1  # of fates: as many as `draw` can choose from
OUTLOOK = 2 / 3  # the later part of a playout, where positions are judged
ROOT_KEY = 0  # nobody looks the root up


# Thinking


@entrance
def begin(mind, seat):
    """Prepares a search of the view on the desk, by dice that are keyed already."""
    mind.seat = seat
    mind.fates = draw(mind.dice, SEEDS)
    clear_tree(mind)


@entrance
def think(mind, words, iterations):
    """Searches on, so many iterations; `words` are those of the mind's first state."""
    if mind.nodes_used == 0:
        open_root(mind)
    for _ in range(iterations):
        edge = select(mind, mind.nodes[ROOT], mind.dice)
        imagine(mind, int64(mind.edges[edge].visits))
        mind.depth = 0
        follow(mind, ROOT, edge)
        descend(mind, words)
        play_out(mind)
        learn(mind)
    tell_twins(mind, mind.nodes[ROOT])


@rule
def open_root(mind):
    imagine(mind, int64(0))
    count = rules.legal(mind.desk[GUESS], mind.seat, mind.out[:])
    is_shared = rules.to_act(mind.desk[GUESS]) != 1 << mind.seat
    add_node(mind, ROOT_KEY, ROOT_KEY, mind.seat, count, is_shared)
    open_edges(mind, mind.nodes[ROOT])


@rule
def imagine(mind, number):
    """Puts a guess on the desk, of the fate with this number.

    Others have yet to choose in it what they sealed.
    """
    guess = mind.desk[GUESS]
    mind.desk[GUESS] = mind.desk[VIEW]
    seed_dice(mind.fate, mind.fates, 2 * number)
    seed_dice(mind.whims, mind.fates, 2 * number + 1)
    branch_dice(guess.dice, mind.fate)
    rules.guess(guess, mind.seat)
    rules.reopen(guess, mind.seat)


# Down the tree


@rule
def descend(mind, words):
    """Plays on down the tree until a node is new, none fits, or the game is over."""
    guess = mind.desk[GUESS]
    is_known = True
    waiting = int64(rules.to_act(guess))
    rest = waiting if mind.nodes[ROOT].is_shared else int64(0)  # who chooses at the same time
    while waiting != 0 and is_known and mind.depth < DEEPEST:
        seat = next_seat(waiting, mind.seat)
        is_shared = waiting == rest or waiting != 1 << seat
        rest = waiting & ~(1 << seat) if is_shared else int64(0)
        count = rules.legal(guess, seat, mind.out[:])
        if count == 1:
            play(mind, seat, int64(mind.out[0]))
        else:
            is_known = step(mind, words, seat, count, is_shared)
        waiting = int64(rules.to_act(guess))


@rule
def next_seat(waiting, thinker):
    """Who chooses first: the thinker, whose choice the others do not see, or the lowest seat."""
    if waiting >> thinker & 1:
        return int64(thinker)
    return int64(lowest(waiting))


@rule
def step(mind, words, seat, count, is_shared):
    """Chooses and plays at the seat's node, a new one if need be; whether it was known."""
    index, first, second = find_node(mind, words, seat)
    is_known = index != NO_NODE
    if not is_known:
        if not has_room(mind, count):
            return False
        index = add_node(mind, first, second, seat, count, is_shared)
        open_edges(mind, mind.nodes[index])
    follow(mind, index, select(mind, mind.nodes[index], mind.whims))
    return is_known


@rule
def follow(mind, index, edge):
    """Plays an edge of a node, as a step of the path."""
    mind.path_nodes[mind.depth] = index
    mind.path_edges[mind.depth] = edge
    mind.depth += 1
    play(mind, int64(mind.nodes[index].seat), int64(mind.edges[edge].action))


@solid
def play(mind, seat, action):
    """Plays on the guess as fate will have it; then hides what fate holds from trials."""
    guess = mind.desk[GUESS]
    copy_dice(guess.dice, mind.fate)
    rules.apply(guess, mind.silent, seat, action)
    copy_dice(mind.fate, guess.dice)
    branch_dice(guess.dice, mind.whims)


@rule
def open_edges(mind, node):
    """Fills in a new node's edges, one per legal action, with their first impressions."""
    for index in range(node.first, node.first + node.count):
        edge = mind.edges[index]
        edge.action = mind.out[index - node.first]
        edge.visits = 0
        edge.regret = 0.0
        edge.share = 0.0
        edge.twin = find_twin(mind, node, int64(index))
        if edge.twin == index:
            try_out(mind, int64(node.seat), int64(edge.action))
            judge(mind, mind.desk[TRIAL])
            edge.worth = IMPRESSION * mind.worths[node.seat]
            edge.chance = IMPRESSION * mind.chances[node.seat]
    tell_twins(mind, node)
    if node.is_shared:
        mind.edges[most_promising(mind, node)].regret = FIRST_REGRET


@rule
def most_promising(mind, node):
    best = int64(node.first)
    for index in range(node.first, node.first + node.count):
        if mind.edges[index].worth > mind.edges[best].worth:
            best = int64(index)
    return best


@rule
def find_twin(mind, node, index):
    """The edge, not after this one, of the action that comes to the same."""
    own = int64(mind.edges[index].action)
    action = rules.same_as(mind.desk[GUESS], int64(node.seat), own)
    if action == own:
        return index
    twin = int64(node.first)
    while mind.edges[twin].action != action:
        twin += 1
    return twin


@rule
def tell_twins(mind, node):
    """Gives each edge what was learnt about the one that stands for it."""
    for index in range(node.first, node.first + node.count):
        edge = mind.edges[index]
        learnt = mind.edges[edge.twin]
        edge.worth = learnt.worth
        edge.chance = learnt.chance
        edge.visits = learnt.visits


@rule
def try_out(mind, seat, action):
    """Plays an action on the trial, as if others had yet to choose what the seat can't see."""
    mind.desk[TRIAL] = mind.desk[GUESS]
    rules.reopen(mind.desk[TRIAL], seat)
    rules.apply(mind.desk[TRIAL], mind.silent, seat, action)


# Beyond the tree


@rule
def play_out(mind):
    """Plays on to the horizon, and judges by the mean of the positions on the later way there."""
    mind.noted = 0.0
    mind.noted_chances[:] = 0.0
    mind.noted_worths[:] = 0.0
    left = mind.horizon
    waiting = int64(rules.to_act(mind.desk[GUESS]))
    while waiting != 0 and left > 0:
        seat = next_seat(waiting, mind.seat)
        play(mind, seat, guided_action(mind, seat))
        waiting = int64(rules.to_act(mind.desk[GUESS]))
        left -= 1
        if left < OUTLOOK * mind.horizon:
            note(mind, 1.0)
    note(mind, left + 1.0)  # the end of a game weighs as much as all that would have followed
    take_mean(mind)


@rule
def guided_action(mind, seat):
    """What the game's own playout says, or else the action with the best first impression."""
    habit = int64(rules.playout(mind.desk[GUESS], seat, mind.whims, mind.out[:]))
    if habit != NO_OPINION:
        return habit
    count = rules.legal(mind.desk[GUESS], seat, mind.out[:])
    best = int64(mind.out[0])
    best_chance = -1.0
    if count > 1:
        for place in range(count):
            try_out(mind, seat, int64(mind.out[place]))
            rules.evaluate(mind.desk[TRIAL], mind.chances[:])
            if mind.chances[seat] > best_chance:
                best = int64(mind.out[place])
                best_chance = mind.chances[seat]
    return best


# What it was worth


@rule
def note(mind, weight):
    """Adds what the guess looks like now."""
    judge(mind, mind.desk[GUESS])
    mind.noted += weight
    for seat in range(mind.desk[GUESS].num_players):
        mind.noted_chances[seat] += weight * mind.chances[seat]
        mind.noted_worths[seat] += weight * mind.worths[seat]


@rule
def take_mean(mind):
    for seat in range(mind.desk[GUESS].num_players):
        mind.chances[seat] = mind.noted_chances[seat] / mind.noted
        mind.worths[seat] = mind.noted_worths[seat] / mind.noted


@solid
def judge(mind, state):
    """Each seat's chance to win, and its worth: mostly that, and to leave rivals behind."""
    rules.evaluate(state, mind.chances[:])
    is_over = rules.to_act(state) == 0
    if is_over:
        rules.scores(state, mind.results[:])
    seats = int64(state.num_players)
    for seat in range(seats):
        beaten = 0.0
        for rival in range(seats):
            if rival != seat:
                beaten += lead_over(mind, is_over, seat, rival)
        mind.worths[seat] = AMBITION * mind.chances[seat]
        mind.worths[seat] += (1.0 - AMBITION) * beaten / (seats - 1)


@rule
def lead_over(mind, is_over, seat, rival):
    """The chance to come in ahead of a rival; half for equal ranks."""
    if is_over:
        behind = int64(mind.results[rival].rank) - int64(mind.results[seat].rank)
        return 0.5 if behind == 0 else 1.0 * (behind > 0)
    both = mind.chances[seat] + mind.chances[rival]
    return mind.chances[seat] / both if both > 0.0 else 0.5


@rule
def learn(mind):
    """Remembers along the path what it led to."""
    for place in range(mind.depth):
        node = mind.nodes[mind.path_nodes[place]]
        edge = mind.edges[mind.path_edges[place]]
        worth = mind.worths[node.seat]
        node.visits += 1
        node.total += worth
        node.squares += worth * worth
        edge.visits += 1
        edge.worth += worth
        edge.chance += mind.chances[node.seat]
