"""What values of a file can be wanted, beside those that every game's files have."""

from collections.abc import Iterator, Sequence
from typing import Any

from rejouons.games.a_vos_marques.cards import DECKS, PRODUCTS, RESULTS
from rejouons.games.a_vos_marques.roads import ERRAND_PLACES, REGIONS, SINGLE_PLACES
from rejouons.games.a_vos_marques.tables import MOST_STEPS, PRICE_OF
from rejouons.kernel.board import Remark
from rejouons.kernel.typed import (
    Checks,
    Keys,
    are_names,
    is_count,
    is_filled,
    is_line,
    is_list,
    is_number,
    is_object,
    is_size,
    is_text,
    is_whole,
    is_writing,
    key_faults,
    unknown_keys,
)
from rejouons.texts import LANGUAGES

MOST = 30  # écus, cards, or spaces back, that an operation can name
LONGEST_TITLE = 40
LONGEST_TEXT = 240
LINE_END = "\n"


def is_among(known: Sequence[str], value: Any) -> bool:
    return isinstance(value, str) and value in known


def are_among(known: Sequence[str], value: Any) -> bool:
    """Some of what is known, none of it twice."""
    return are_names(value) and len(value) > 0 and set(value) <= set(known)


def is_amount(value: Any) -> bool:
    return is_count(value) and bool(value <= MOST)


def is_drive(value: Any) -> bool:
    """Spaces forward: no more than dice can show."""
    return is_count(value) and bool(value <= MOST_STEPS)


def is_price(value: Any) -> bool:
    """A limit that at least one product keeps to."""
    return is_amount(value) and bool(value >= min(PRICE_OF.values()))


def are_ends(value: Any) -> bool:
    return are_names(value) and len(value) == 2


def in_all_languages(value: Any) -> dict[str, Any]:
    """A wording by language: one that is only there in one, or in none in particular, is so in all.

    Nothing comes of what is no wording.
    """
    if isinstance(value, str):
        return dict.fromkeys(LANGUAGES, value)
    if not is_filled(value) or not set(value) <= set(LANGUAGES):
        return {}
    only = next(iter(value.values()))
    return {language: value.get(language, only) for language in LANGUAGES}


def is_wording(value: Any) -> bool:
    return is_worded(value, LONGEST_TEXT, LINE_END)


def is_title(value: Any) -> bool:
    """One that a word can be made of."""
    return is_worded(value, LONGEST_TITLE) and all(
        any(map(str.isalnum, title)) for title in in_all_languages(value).values()
    )


def is_worded(value: Any, longest: int, but: str = "") -> bool:
    wordings = in_all_languages(value).values()
    return len(wordings) > 0 and all(is_writing(text, longest, but) for text in wordings)


WANTED: Checks = {
    "text": is_text,
    "whole": is_whole,
    "count": is_count,
    "number": is_number,
    "size": is_size,
    "names": are_names,
    "list": is_list,
    "spaces": is_filled,
    "cards": is_filled,
    "ends": are_ends,
    "line": is_line,
    "title": is_title,
    "wording": is_wording,
    "deck": lambda value: is_among(DECKS, value),
    "result": lambda value: is_among(RESULTS, value),
    "amount": is_amount,
    "drive": is_drive,
    "price": is_price,
    "product": lambda value: is_among(PRODUCTS, value),
    "products": lambda value: are_among(PRODUCTS, value),
    "regions": lambda value: are_among(REGIONS, value),
    "errand-place": lambda value: is_among(ERRAND_PLACES, value),
    "single-place": lambda value: is_among(SINGLE_PLACES, value),
    "theft": lambda value: is_among(("random", "named"), value),
    "loss": lambda value: is_among(("random",), value),
    "cases": lambda value: is_list(value) and len(value) > 0,
}


def part_faults(
    facts: Any, wanted: Keys, may: Keys, inside: str = "", **where: str
) -> Iterator[Remark]:
    """Faults of a part of a file that has no other keys than these."""
    told = {key: kind for key, kind in may.items() if is_object(facts) and key in facts}
    yield from key_faults(facts, {**wanted, **told}, WANTED, inside, **where)
    yield from unknown_keys(facts, {**wanted, **may}, inside, **where)
