"""Information-set Monte-Carlo tree search, in the compiled subset.

One iteration: guess what the thinking seat does not know; walk down the tree, each seat choosing
by what came of its choices so far *in all it knows* (a node is a view); add a node; play on a
little, by `evaluate`; judge where that led; remember it along the path.

Where seats choose in secret at the same time, they mix their choices by regret matching: a best
answer to what the others usually do would be predictable.
"""

from math import sqrt

from numpy import int64

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
from rejouons.kernel.dice import branch_dice, draw, seed_dice
from rejouons.kernel.optional import NO_OPINION
from rejouons.kernel.rule import rule

IMPRESSION = 20.0  # visits that a first impression, by `evaluate`, counts for
CURIOSITY = 0.5  # how much little-tried actions are favoured, in spreads of their outcomes
SHARED_CURIOSITY = 0.2  # the same, where seats choose at the same time
FIRST_SPREAD = 0.1  # of outcomes, before there are any
FIRST_REGRET = 0.02  # of the best first impression: what a new shared node starts from
AMBITION = 0.98  # the part of winning in what a seat plays for; the rest is to leave rivals behind
SELDOM = 0.2  # choices this rare beside the most frequent are not mixed in at the end
FINENESS = 1 << 30  # of a random fraction
PERMILLE = 1000
LEAST = 1e-6  # how much an overlooked action comes into question at most: if all were overlooked
ABSURD = 0.10  # nobody plays what costs so much of the chance to win


# Thinking


@rule
def begin(mind, seat, seed, stream):
    """Prepares a search of the view on the desk."""
    mind.seat = seat
    seed_dice(mind.dice, seed, stream)
    clear_tree(mind)


@rule
def think(mind, words, iterations):
    """Searches on, so many iterations; `words` are those of the mind's first state."""
    for _ in range(iterations):
        imagine(mind)
        descend(mind, words)
        play_out(mind)
        judge(mind, mind.desk[GUESS])
        learn(mind)


@rule
def imagine(mind):
    """Puts a fresh guess on the desk, in which others have yet to choose what they sealed."""
    guess = mind.desk[GUESS]
    mind.desk[GUESS] = mind.desk[VIEW]
    branch_dice(guess.dice, mind.dice)
    rules.guess(guess, mind.seat)
    rules.reopen(guess, mind.seat)


# Down the tree


@rule
def descend(mind, words):
    """Plays down the tree until a node is new, none fits, or the game is over."""
    guess = mind.desk[GUESS]
    mind.depth = 0
    is_known = True
    rest = int64(0)  # the seats that choose after this one, at the same time
    waiting = int64(rules.to_act(guess))
    while waiting != 0 and is_known and mind.depth < DEEPEST:
        seat = next_seat(waiting, mind.seat)
        is_shared = waiting == rest or waiting != 1 << seat
        rest = waiting & ~(1 << seat) if is_shared else int64(0)
        count = rules.legal(guess, seat, mind.out[:])
        if count == 1 and mind.depth > 0:
            play(mind, seat, int64(mind.out[0]))
        else:
            is_known = step(mind, words, seat, count, is_shared)
        waiting = int64(rules.to_act(guess))


@rule
def next_seat(waiting, thinker):
    """Who chooses first: the thinker, whose choice the others do not see, or the lowest seat."""
    seat = int64(thinker)
    if waiting >> seat & 1 == 0:
        seat = int64(0)
        while waiting >> seat & 1 == 0:
            seat += 1
    return seat


@rule
def play(mind, seat, action):
    """Plays on the guess, with dice that no trial has seen."""
    branch_dice(mind.desk[GUESS].dice, mind.dice)
    rules.apply(mind.desk[GUESS], mind.silent, seat, action)


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
    edge = select(mind, mind.nodes[index])
    mind.path_nodes[mind.depth] = index
    mind.path_edges[mind.depth] = edge
    mind.depth += 1
    play(mind, seat, int64(mind.edges[edge].action))
    return is_known or index == ROOT


@rule
def open_edges(mind, node):
    """Fills in a new node's edges, one per legal action, with their first impressions."""
    best = int64(node.first)
    for place in range(node.count):
        edge = mind.edges[node.first + place]
        edge.action = mind.out[place]
        edge.visits = 0
        edge.regret = 0.0
        edge.share = 0.0
        try_out(mind, int64(node.seat), int64(edge.action))
        judge(mind, mind.desk[TRIAL])
        edge.worth = IMPRESSION * mind.worths[node.seat]
        edge.chance = IMPRESSION * mind.chances[node.seat]
        if edge.worth > mind.edges[best].worth:
            best = int64(node.first + place)
    if node.is_shared:
        mind.edges[best].regret = FIRST_REGRET


@rule
def try_out(mind, seat, action):
    """Plays an action on the trial, as if others had yet to choose what the seat can't see."""
    mind.desk[TRIAL] = mind.desk[GUESS]
    rules.reopen(mind.desk[TRIAL], seat)
    rules.apply(mind.desk[TRIAL], mind.silent, seat, action)


# Choosing at a node


@rule
def select(mind, node):
    """The edge to try now."""
    if node.is_shared:
        return select_mixed(mind, node)
    best = int64(node.first)
    best_hope = -1.0
    curiosity = CURIOSITY * scale(node)
    for index in range(node.first, node.first + node.count):
        hope = hope_of(mind.edges[index], curiosity)
        if hope > best_hope:
            best = int64(index)
            best_hope = hope
    return best


@rule
def scale(node):
    """The spread of a node's outcomes, growing slowly with its visits."""
    visits = node.visits + 1.0
    mean = node.total / visits
    squares = (node.squares + FIRST_SPREAD * FIRST_SPREAD) / visits
    return sqrt(max(0.0, squares - mean * mean)) * sqrt(sqrt(visits))


@rule
def hope_of(edge, curiosity):
    """The worth of an edge as an optimist sees it: the more so the less it was tried."""
    visits = edge.visits + IMPRESSION
    return edge.worth / visits + curiosity / sqrt(visits)


@rule
def select_mixed(mind, node):
    """An edge by regret matching; updates the regrets and shares of all of them."""
    total = 0.0
    for index in range(node.first, node.first + node.count):
        total += mind.edges[index].regret
    curiosity = SHARED_CURIOSITY * scale(node)
    expected = mix_hope(mind, node, total, curiosity)
    chosen = draw_by_regret(mind, node, total)
    for index in range(node.first, node.first + node.count):
        edge = mind.edges[index]
        edge.share += share_of(edge, node.count, total)
        edge.regret = max(0.0, edge.regret + hope_of(edge, curiosity) - expected)
    return chosen


@rule
def share_of(edge, count, total):
    """How often regret matching chooses an edge now."""
    return edge.regret / total if total > 0.0 else 1.0 / count


@rule
def mix_hope(mind, node, total, curiosity):
    """What the node's present mix of choices hopes for."""
    expected = 0.0
    for index in range(node.first, node.first + node.count):
        edge = mind.edges[index]
        expected += hope_of(edge, curiosity) * share_of(edge, node.count, total)
    return expected


@rule
def draw_by_regret(mind, node, total):
    left = draw(mind.dice, FINENESS) / FINENESS
    chosen = int64(node.first)
    for index in range(node.first, node.first + node.count):
        share = share_of(mind.edges[index], node.count, total)
        if share > 0.0 and left >= 0.0:
            chosen = int64(index)
            left -= share
    return chosen


# Beyond the tree


@rule
def play_out(mind):
    """Plays on to the horizon, each seat by what `evaluate` promises it."""
    guess = mind.desk[GUESS]
    waiting = int64(rules.to_act(guess))
    left = mind.horizon
    while waiting != 0 and left > 0:
        seat = next_seat(waiting, mind.seat)
        play(mind, seat, guided_action(mind, seat))
        waiting = int64(rules.to_act(guess))
        left -= 1


@rule
def guided_action(mind, seat):
    """What the game's own playout says, or else the action with the best first impression."""
    habit = int64(rules.playout(mind.desk[GUESS], seat, mind.dice, mind.out[:]))
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


# Deciding


@rule
def decide(mind, overlook):
    """The action to play in earnest; so many of a thousand actions are overlooked.

    It ends the search: the root's regrets now hold how much each action comes into question.
    """
    root = mind.nodes[ROOT]
    best = favourite(mind, root)
    total = 0.0
    for index in range(root.first, root.first + root.count):
        edge = mind.edges[index]
        edge.regret = preference(root, edge) + LEAST
        if is_out_of_question(root, edge, mind.edges[best]):
            edge.regret = 0.0
        elif overlook > 0 and draw(mind.dice, PERMILLE) < overlook:
            edge.regret = LEAST * (1 + draw(mind.dice, PERMILLE)) / PERMILLE
        total += edge.regret
    if root.is_shared:
        return int64(mind.edges[draw_by_regret(mind, root, total)].action)
    return int64(mind.edges[most_in_question(mind, root)].action)


@rule
def preference(root, edge):
    """How much the search came to like an edge: how often it chose it, or would."""
    return edge.share if root.is_shared else float(edge.visits)


@rule
def favourite(mind, root):
    best = int64(root.first)
    for index in range(root.first, root.first + root.count):
        if preference(root, mind.edges[index]) > preference(root, mind.edges[best]):
            best = int64(index)
    return best


@rule
def is_out_of_question(root, edge, best):
    """Too bad for anybody, or too seldom good to be part of a mix."""
    if chance_of(edge) < chance_of(best) - ABSURD:
        return True
    return root.is_shared and edge.share < SELDOM * best.share


@rule
def most_in_question(mind, root):
    most = int64(root.first)
    for index in range(root.first, root.first + root.count):
        if mind.edges[index].regret > mind.edges[most].regret:
            most = int64(index)
    return most


@rule
def chance_of(edge):
    return edge.chance / (edge.visits + IMPRESSION)
