"""À vos marques: what a shopper would buy next, as far as bots judge it."""

from numpy import int64

from rejouons.games.a_vos_marques.state import NO_PRODUCT
from rejouons.games.a_vos_marques.tables import (
    ECU_WORTH,
    GROUP,
    NUM_PRODUCTS,
    PRICE,
    PRODUCT_WORTH,
    RESALE,
    WHOLE_WAY,
)
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, lowest


@rule
def product_worth(product, to_go):
    """What holding a product is worth while the leader has so far to go, in hundredths."""
    return int64(PRODUCT_WORTH[product]) * to_go // WHOLE_WAY


@rule
def exchanged(products, product):
    """The product that must be sold first, or NO_PRODUCT."""
    older = int64(products) & int64(GROUP[product])
    return int64(NO_PRODUCT) if older == 0 else lowest(older)


@rule
def cost_of(state, products, product):
    """What a product costs, less what the older one of its group brings."""
    older = exchanged(products, product)
    price = int64(PRICE[product])
    return price if older == NO_PRODUCT else price - int64(RESALE[state.options.resale, older])


@solid
def next_purchase(state, ecus, products, to_go):
    """The product that gains most for its price, or NO_PRODUCT if none is worth it."""
    best, best_gain = int64(NO_PRODUCT), int64(0)
    for product in range(NUM_PRODUCTS):
        gain = gain_of(state, ecus, products, product, to_go)
        if gain > best_gain:
            best, best_gain = int64(product), gain
    return best


@rule
def gain_of(state, ecus, products, product, to_go):
    """What buying a product gains, or 0 if it can't be had now."""
    older = exchanged(products, product)
    cost = cost_of(state, products, product)
    is_bound = older != NO_PRODUCT and holds(state.bought, older)
    is_missing = holds(state.sold_out | state.sold, product)
    if holds(products, product) or is_bound or is_missing or cost > ecus:
        return int64(0)
    gain = product_worth(product, to_go) - cost * ECU_WORTH
    return gain if older == NO_PRODUCT else gain - product_worth(older, to_go)


@rule
def buy_on(state, ecus, products, to_go):
    """The products after all purchases that are worth it, and in the same number the écus left."""
    product = next_purchase(state, ecus, products, to_go)
    while product != NO_PRODUCT:
        ecus -= cost_of(state, products, product)
        products = int64(products) & ~int64(GROUP[product]) | bit(product)
        product = next_purchase(state, ecus, products, to_go)
    return products | ecus << NUM_PRODUCTS
