"""À vos marques: E and P cards drawn, S cards played, and products against them."""

from numpy import int64

from rejouons.games.a_vos_marques.piles import FIRST_S, return_card
from rejouons.games.a_vos_marques.products import EVERYBODY, remove_product, show, show_lack
from rejouons.games.a_vos_marques.state import (
    NO_CARD,
    NO_PRODUCT,
    Event,
    Phase,
    SLimit,
    Step,
    STiming,
    Task,
)
from rejouons.games.a_vos_marques.tables import CARDS, DEALER, FIRST_ATTACK
from rejouons.games.a_vos_marques.tasks import answered, ask, pop, push
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, lowest

# Carrying out a card (AVM-89)


@solid
def lay_out(state, card, subject, attacker):
    """A card begins: whatever it does comes before it goes under its pile."""
    state.card = card
    state.card_waits = 0
    state.subject = subject
    state.attacker = attacker
    state.named = NO_PRODUCT
    push(state, Task.FINISH_CARD, subject)


@rule
def take_effect(state):
    run_program(state, CARDS[state.card].effect, state.subject, state.attacker)


@rule
def run_program(state, program, seat, other):
    push(state, Task.RUN, int64(seat), int64(program), int64(other), int64(state.card))


@solid
def finish_card(state, log):
    card = int64(state.card)
    pop(state)
    state.card = NO_CARD
    if state.card_waits == 0:
        return_card(state, log, int64(state.subject), card)  # AVM-87


# Products against a card (AVM-84, AVM-85)


@solid
def answer(state, log):
    """Permanent products act by themselves; about the dealer, everybody is asked; AVM-38."""
    card = CARDS[state.card]
    if asks_for_dealer(card):
        ask(state, Phase.DEALER, state.subject)
        return
    pop(state)
    products = int64(state.players[state.subject].products)
    listed = int64(0)
    for line in range(card.counters):
        if int64(card.any_of[line]) & products != 0:
            counter(state, log, int64(line), lowest(int64(card.any_of[line]) & products))
            return
        listed |= int64(card.any_of[line])
    show_lack(state, int64(state.subject), listed)
    take_effect(state)


@rule
def asks_for_dealer(card):
    return card.counters > 0 and holds(card.any_of[0], DEALER)


@solid
def counter(state, log, line, product):
    """A line of the card applies instead of its effect; AVM-86."""
    card = CARDS[state.card]
    if product != DEALER:
        show(state, log, int64(state.subject), product)
    write(log, Event.COUNTERED, state.subject, state.card, product, card.result[line])
    if state.attacker != NOBODY:
        run_program(state, card.rebound[line], state.attacker, state.subject)
    run_program(state, card.own[line], state.subject, state.attacker)


@solid
def use_dealer(state, log, seat):
    """One repair, then the product goes back to the bank; AVM-36."""
    pop(state)
    answered(state)
    write(log, Event.DEALER_USED, seat, state.card)
    dealer = int64(DEALER)
    remove_product(state.players[seat], dealer, int64(EVERYBODY))
    counter(state, log, int64(0), dealer)


@rule
def decline_dealer(state, log, seat):
    pop(state)
    answered(state)
    write(log, Event.DEALER_DECLINED, seat, state.card)
    take_effect(state)


# S cards (AVM-80 to AVM-88)


@solid
def play_card(state, log, seat, kind, target):
    player = state.players[seat]
    player.hand[kind] -= 1
    player.hand_size -= 1
    card = FIRST_S + kind
    write(log, Event.PLAYED, seat, card, target)
    state.hit |= bit(target)
    state.step = Step.NEXT_ATTACK
    answered(state)
    lay_out(state, card, target, seat)
    push(state, Task.ANSWER, target)
    if CARDS[card].names != 0:
        push(state, Task.NAME, seat)
        ask(state, Phase.NAME, seat)


@rule
def name_product(state, log, seat, product):
    pop(state)
    answered(state)
    state.named = product
    write(log, Event.NAMED, seat, product)


# Whose time it is to play S cards (AVM-82; option reaction)


@solid
def can_attack(state, seat):
    """Hands are counted openly, so everybody knows who can."""
    if state.round_number < FIRST_ATTACK or state.players[seat].hand_size == 0:
        return False
    for target in range(state.num_players):
        if is_target(state, seat, target):
            return True
    return False


@rule
def is_target(state, seat, target):
    """Any other player, but each once in a turn; AVM-83."""
    return target != seat and not holds(state.hit, target)


@solid
def open_window(state):
    """Begins the step: the active player may play, or with `reaction` all others in turn."""
    state.window = state.active
    if state.options.s_timing == STiming.REACTION:
        pass_window(state)
    else:
        ask_window(state)


@rule
def ask_window(state):
    if can_attack(state, int64(state.window)):
        ask(state, Phase.ATTACK, state.window)
    else:
        state.step = Step.END


@solid
def pass_window(state):
    """Whoever has the window has done: the step is over, or the next one gets it."""
    state.step = Step.END
    if state.options.s_timing == STiming.OWN_TURN:
        return
    for _ in range(state.num_players):
        state.window = (int64(state.window) + 1) % state.num_players
        if state.window == state.active:
            return
        if can_attack(state, int64(state.window)):
            ask(state, Phase.ATTACK, state.window)
            return


@rule
def go_on_attacking(state):
    """After a card: another one, if the option allows it and there is a target."""
    if state.options.s_limit == SLimit.ONE_PER_TARGET and can_attack(state, int64(state.window)):
        ask(state, Phase.ATTACK, state.window)
    else:
        pass_window(state)
