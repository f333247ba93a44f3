"""Mark: what the rules ask of a company, the bank and the market."""

from rejouons.games.mark.state import EMPTY, NO_ROW
from rejouons.games.mark.tables import (
    CELLS,
    COLUMNS,
    FEE_PER_ROW,
    FREE_PER_ROW,
    MATERIALS,
    STEP_FROM,
    STEP_TO,
    STEPS,
)
from rejouons.kernel.rule import rule


@rule
def pieces_in(spaces):
    """How many pieces stand on the four spaces of a yard or a plant."""
    count = 0
    for column in range(COLUMNS):
        if spaces[column] != EMPTY:
            count += 1
    return count


@rule
def receive(player, amount):
    """Pays a player, or takes from him if it is less than nothing, in front of everybody; MK-82."""
    player.money += amount
    player.reckoned += amount


@rule
def is_overfull(spaces):
    return pieces_in(spaces) > FREE_PER_ROW  # MK-50


@rule
def storage_fee(player):
    """The fee due at the start of the player's turn."""
    fee = 0
    if is_overfull(player.yard):
        fee += FEE_PER_ROW  # MK-51
    if is_overfull(player.plant):
        fee += FEE_PER_ROW
    return fee


@rule
def is_finished(state, material):
    return state.sold[material] == CELLS  # MK-60


@rule
def is_lot(state, material):
    """Whether a piece of the material can be auctioned."""
    return state.bank[material] > 0 and not is_finished(state, material)  # MK-35, MK-36


@rule
def count_lots(state):
    lots = 0
    for material in range(MATERIALS):
        if is_lot(state, material):
            lots += 1
    return lots


@rule
def is_allowed(state, material):
    """Whether the roll lets the roller act with the material."""
    return state.allowed >> material & 1 != 0  # MK-12, MK-32


@rule
def is_row_open(state, material, row):
    """Whether the material's next piece may be sold in the row."""
    if state.row_of[material] != NO_ROW:
        return state.row_of[material] == row  # MK-25
    return not is_row_used(state, row)  # MK-24


@rule
def is_row_used(state, row):
    for material in range(MATERIALS):
        if state.row_of[material] == row:  # MK-26
            return True
    return False


@rule
def can_act(state, seat):
    """Whether the seat has any action with any material the roll allows."""
    for material in range(MATERIALS):
        if is_allowed(state, material) and can_use(state, seat, material):
            return True
    return False


@rule
def can_use(state, seat, material):
    player = state.players[seat]
    for column in range(COLUMNS):
        if player.plant[column] == material:
            return True  # MK-23: it can always be sold
        if player.yard[column] == EMPTY and state.bank[material] > 0:
            return True  # MK-20
    for step in range(STEPS):
        if player.yard[STEP_FROM[step]] == material and player.plant[STEP_TO[step]] == EMPTY:
            return True  # MK-22
    return False
