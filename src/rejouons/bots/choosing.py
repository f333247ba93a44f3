"""How a search chooses at a node, while it thinks and in earnest.

Where seats choose in secret at the same time, they mix their choices by regret matching: a best
answer to what the others usually do would be predictable.
"""

from math import sqrt

from numpy import int64

from rejouons.bots.tree import ROOT
from rejouons.kernel.dice import draw
from rejouons.kernel.rule import entrance, rule, solid

IMPRESSION = 20.0  # visits that a first impression, by `evaluate`, counts for
CURIOSITY = 0.5  # how much little-tried actions are favoured, in spreads of their outcomes
SHARED_CURIOSITY = 0.02  # the same, where seats choose at the same time
FIRST_SPREAD = 0.1  # of outcomes, before there are any
FIRST_REGRET = 0.2  # of the best first impression: what a new shared node starts from
SELDOM = 0.2  # choices this rare beside the most frequent are not mixed in at the end
FINENESS = 1 << 30  # of a random fraction
PERMILLE = 1000
LEAST = 1e-6  # how much an overlooked action comes into question at most: if all were overlooked
ABSURD = 0.10  # nobody plays what costs so much of the chance to win


# While thinking


@solid
def select(mind, node, dice):
    """The edge to try now."""
    if node.is_shared:
        return select_mixed(mind, node, dice)
    best = int64(node.first)
    best_hope = -1.0
    curiosity = CURIOSITY * scale(node)
    for index in range(node.first, node.first + node.count):
        edge = mind.edges[index]
        hope = hope_of(edge, curiosity)
        if hope > best_hope and edge.twin == index:
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
def select_mixed(mind, node, dice):
    """An edge by regret matching; updates the regrets and shares of all of them."""
    total = 0.0
    for index in range(node.first, node.first + node.count):
        total += mind.edges[index].regret
    curiosity = SHARED_CURIOSITY * scale(node)
    expected = mix_hope(mind, node, total, curiosity)
    chosen = draw_by_regret(mind, node, total, dice)
    wisdom = node.visits + 1.0  # later mixes count more
    for index in range(node.first, node.first + node.count):
        edge = mind.edges[index]
        edge.share += wisdom * share_of(edge, node.count, total)
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
def draw_by_regret(mind, node, total, dice):
    left = draw(dice, FINENESS) / FINENESS
    chosen = int64(node.first)
    for index in range(node.first, node.first + node.count):
        share = share_of(mind.edges[index], node.count, total)
        if share > 0.0 and left >= 0.0:
            chosen = int64(index)
            left -= share
    return chosen


# In earnest


@entrance
def decide(mind, overlook):
    """The action to play in earnest; so many of a thousand actions are overlooked.

    It ends the search: the root's regrets now hold how much each action comes into question.
    """
    root = mind.nodes[ROOT]
    look_over(mind, root, overlook)
    if not root.is_shared:
        return any_twin(mind, root, most_in_question(mind, root))
    total = leave_out_seldom(mind, root)
    return int64(mind.edges[draw_by_regret(mind, root, total, mind.dice)].action)


@rule
def look_over(mind, root, overlook):
    """How much each action comes into question, by how much the search came to like it."""
    best = favourite(mind, root)
    for index in range(root.first, root.first + root.count):
        edge = mind.edges[index]
        edge.regret = preference(root, edge) + LEAST
        if edge.twin != index:
            edge.regret = mind.edges[edge.twin].regret  # overlooked together
        elif chance_of(edge) < chance_of(mind.edges[best]) - ABSURD:
            edge.regret = 0.0
        elif overlook > 0 and draw(mind.dice, PERMILLE) < overlook:
            edge.regret = LEAST * (1 + draw(mind.dice, PERMILLE)) / PERMILLE


@rule
def leave_out_seldom(mind, root):
    """Drops what was too seldom good to be part of a mix; how much the others come to in all."""
    most = mind.edges[most_in_question(mind, root)].regret
    total = 0.0
    for index in range(root.first, root.first + root.count):
        edge = mind.edges[index]
        if edge.regret < SELDOM * most:
            edge.regret = 0.0
        total += edge.regret
    return total


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
def most_in_question(mind, root):
    most = int64(root.first)
    for index in range(root.first, root.first + root.count):
        if mind.edges[index].regret > mind.edges[most].regret:
            most = int64(index)
    return most


@rule
def any_twin(mind, root, edge):
    """Any action that comes to the same as an edge's: always the first would tell of others."""
    chosen = edge
    twins = 0
    for index in range(root.first, root.first + root.count):
        if mind.edges[index].twin == mind.edges[edge].twin:
            twins += 1
            if twins > 1 and draw(mind.dice, twins) == 0:
                chosen = int64(index)
    return int64(mind.edges[chosen].action)


@rule
def chance_of(edge):
    return edge.chance / (edge.visits + IMPRESSION)
