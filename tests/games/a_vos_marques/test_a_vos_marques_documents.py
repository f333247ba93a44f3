"""The rules documents tell all clauses in both languages, and print what is played by."""

import re

import pytest
from a_vos_marques_map import (
    ERRAND_PLACES,
    FAR,
    FORKS,
    JUNCTION_REGIONS,
    LANDMARKS,
    PLACES,
    RETREATS,
    ROUTES,
    STOP_PLACES,
    Road,
    parsed,
)
from a_vos_marques_map import ROADS as MAP_ROADS
from a_vos_marques_words import WORDS, counters_in_words, effect_in_words

from rejouons.games.a_vos_marques.cards import PRODUCTS
from rejouons.games.a_vos_marques.tables import (
    BOARD_FACTS,
    CARD_FACTS,
    CATA_BACK,
    CATA_FORWARD,
    COPIES,
    FOLDER,
    FOX_BACK,
    FOX_PRIZES,
    GROUP,
    OPTIONS,
    PRICE,
    RETURNS,
    SENDS,
)
from rejouons.kernel.contract import Option
from rejouons.texts import LANGUAGES
from rules_documents import Rows, check_option, table_rows

CARDS = CARD_FACTS["cards"]
NUMBERS = [  # of the clauses; those in between are not used
    *(*range(1, 9), *range(10, 18), *range(20, 29), *range(30, 45), *range(45, 54)),
    *(*range(54, 59), *range(60, 68), *range(70, 80), *range(80, 93), *range(93, 105)),
]
RULINGS = 44
BOX = ["1 170", "6", "30 1 30 3 120", "42", "52", "70", "28", "1", "1", "2", "1", "1"]
BREAKING_SPACE = re.compile(r" [:;!?»%]|« ")
EXPLAINED: dict[
    str, dict[str, tuple[str, ...]]
] = {  # what has no effect in play, and is told to people
    "AVM-3": {"en": ("prices", "glossary"), "fr": ("prix", "abécédaire")},
    "AVM-7": {"en": ("Beginners", "all the rules"), "fr": ("débuter", "toutes les règles")},
    "AVM-8": {"en": ("do not hoard S cards or écus",), "fr": ("n’amassez ni cartes S ni écus",)},
}
PLACE_WORDS = {
    "en": "Meadow Casino Lake Desert Sea Magic_Mountain Sand_Fox",
    "fr": "Prairie Casino Lac Désert Mer Montagne_magique Renard_des_sables",
}
NAMED_PLACES = ("meadow", "casino", "lake", "desert", "sea", "magic_mountain", "sand_fox")
AGAIN = {"en": "roll again", "fr": "relancer"}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def document(language: str) -> str:
    return (FOLDER / f"RULES.{language}.md").read_text(encoding="utf-8")


@pytest.fixture
def rows(language: str) -> Rows:
    return [[cell.replace("\u00a0", " ") for cell in row] for row in table_rows(FOLDER, language)]


def place_name(place: str, language: str) -> str:
    if place in ERRAND_PLACES:
        return WORDS[language][place]
    names = PLACE_WORDS[language].split()
    return names[NAMED_PLACES.index(place)].replace("_", " ")


def line_under(rows: Rows, heads: list[str], last: str) -> list[str]:
    """The cells of the line below a table's head, without its name."""
    [place] = [n for n, row in enumerate(rows) if row[1:] == heads and rows[n + 2][0] == last]
    return rows[place + 2][1:]


# Clauses


def test_every_clause_is_told_in_its_order(document: str) -> None:
    told = re.findall(r"^\*\*AVM-(\d+)\*\* \S", document, re.MULTILINE)
    assert [int(number) for number in told] == NUMBERS


def test_clauses_that_are_cited_exist(document: str) -> None:
    assert {int(number) for number in re.findall(r"AVM-(\d+)", document)} == set(NUMBERS)


@pytest.mark.clause(*EXPLAINED)
@pytest.mark.parametrize("clause", EXPLAINED)
def test_what_has_no_effect_in_play_is_told(document: str, language: str, clause: str) -> None:
    [told] = [line for line in document.splitlines() if line.startswith(f"**{clause}**")]
    assert all(words in told for words in EXPLAINED[clause][language])


def test_every_ruling_is_told(rows: Rows) -> None:
    told = [row for row in rows if re.fullmatch(r"R-\d+", row[0])]
    assert [row[0] for row in told] == [f"R-{number}" for number in range(1, RULINGS + 1)]
    assert all(len(row) == 4 and all(row) for row in told)


def test_documents_tell_the_same_figures() -> None:
    """Clauses, examples and rulings: a number changed in one language only would show."""
    english, french = (lines_with_figures(language) for language in ("en", "fr"))
    for line, other in zip(english, french, strict=True):
        assert figures(line) == figures(other)


def lines_with_figures(language: str) -> list[str]:
    document = (FOLDER / f"RULES.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^(?:\*\*AVM|> |\| R-).*$", document, re.MULTILINE)


def figures(line: str) -> list[str]:
    return sorted(re.findall(r"\d+|`[^`]+`|\b[A-Z]{3}\b", line))


@pytest.mark.parametrize("language", ["fr"])
def test_no_space_breaks_before_a_french_mark(document: str) -> None:
    assert not BREAKING_SPACE.findall(document)


# Cards


def test_every_card_is_told(rows: Rows, language: str) -> None:
    for name, card in CARDS.items():
        [row] = [row for row in rows if row[0] == name]
        title = card["title"][language].replace("\u00a0", " ")
        told = [name, str(card["copies"]), title, effect_in_words(card, language)]
        if card["deck"] != "E":
            told.append(counters_in_words(card, language))
        assert row == told


def test_no_other_card_is_told(rows: Rows) -> None:
    told = [row[0] for row in rows if re.fullmatch(r"[ESP]\d\d", row[0])]
    assert told == list(CARDS)
    assert [row[1] for row in rows if row[1].startswith("**")] == ["**52**", "**70**", "**28**"]


# Products and the box


@pytest.mark.clause("AVM-3")
def test_every_product_is_told_with_its_price(rows: Rows) -> None:
    for number, product in enumerate(PRODUCTS):
        [priced] = [row for row in rows if row[0] == product and len(row) == 6]
        assert priced[2:4] == [str(PRICE[number]), str(COPIES[number])]
        group = [name for other, name in enumerate(PRODUCTS) if GROUP[number] >> other & 1]
        assert priced[4] == (", ".join(group) if len(group) > 1 else "–")
        assert priced[5] == str(sum(c["copies"] for c in CARDS.values() if answers(product, c)))
        assert [row for row in rows if row[0] == product and len(row) == 2], "no lesson"


def answers(product: str, card: dict[str, list[dict[str, list[str]]]]) -> bool:
    return any(product in line["any_of"] for line in card.get("counters", []))


def test_what_the_box_holds(rows: Rows) -> None:
    heads = next(number for number, row in enumerate(rows) if row[1] in ("Number", "Nombre"))
    box = [re.findall(r"\d+", row[1]) for row in rows[heads + 2 : heads + 2 + len(BOX)]]
    assert [" ".join(numbers) for numbers in box] == BOX


def test_the_faces_of_the_dice_are_told(rows: Rows) -> None:
    faces = [row[1] for row in rows if re.fullmatch(r"(\w )+\w", row[1]) and len(row) == 3]
    assert faces[:2] == ["E E S S S P", "E E S S P P"]
    assert faces[2:4] == ["1 2 3 4 5 6"] * 2


# The board


def test_every_road_is_told(rows: Rows, language: str) -> None:
    for number, road in enumerate(MAP_ROADS):
        [row] = [row for row in rows if row[1:4] == road_cells(road)]
        assert row[0] == BOARD_FACTS["drawing"]["roads"][number]["name"][language]
        assert row[4] == regions_in_words(road, language)
        assert row[5] == (places_in_words(road, language) or "–")


def places_in_words(road: Road, language: str) -> str:
    places = parsed(road.places).items()
    return ", ".join(f"{at} {place_name(place, language)}" for at, place in places)


def road_cells(road: Road) -> list[str]:
    between = road.between.replace("-", "–")
    return [f"{road.origin} → {road.target}", str(road.steps), between]


def regions_in_words(road: Road, language: str) -> str:
    begins = parsed(road.regions)
    first = [road.inner.index(space) for space in begins]
    stretches = zip(first, [*first[1:], len(road.inner)], begins.values(), strict=True)
    return ", ".join(
        f"{WORDS[language][f'region {region}']} {stretch(road.inner[begin:end])}"
        for begin, end, region in stretches
    )


def stretch(spaces: list[str]) -> str:
    return spaces[0] if len(spaces) == 1 else f"{spaces[0]}–{spaces[-1]}"


def test_the_regions_of_the_junctions_are_told(rows: Rows, language: str) -> None:
    for region, spaces in JUNCTION_REGIONS.items():
        [told] = [row[1] for row in rows if row[0] == WORDS[language][f"region {region}"]]
        assert set(told.split(", ")) == set(spaces)


def test_every_place_is_told(rows: Rows, language: str) -> None:
    kinds = set()
    for place in (*STOP_PLACES, *LANDMARKS):
        spaces = sorted(space for space, kind in PLACES.items() if kind == place)
        found = [row for row in rows if row[1:3] == [str(len(spaces)), ", ".join(spaces)]]
        [row] = [row for row in found if row[0].lower() == place_name(place, language).lower()]
        kinds.add((row[3], place in ERRAND_PLACES, place in LANDMARKS))
    assert len(kinds) == 3


def test_how_far_places_are_is_told(rows: Rows, language: str) -> None:
    for place, (space, from_start, to_finish) in FAR.items():
        assert [place_name(place, language), space, str(from_start), str(to_finish)] in rows


def test_forks_and_retreats_are_told(rows: Rows) -> None:
    assert all([space, ", ".join(onward)] in rows for space, onward in FORKS.items())
    assert all([space, back] in rows for space, back in RETREATS.items())


def test_how_long_the_routes_are_is_told(rows: Rows) -> None:
    routes = [row for row in rows if row[0].endswith(", H17")]
    told = {(row[1], row[2].split()[0]) for row in routes}
    assert told == {(str(steps), str(linked or "–")) for _, steps, linked in ROUTES}


# Places and the CATA


@pytest.mark.clause("AVM-56")
def test_what_the_cata_does_is_told(rows: Rows) -> None:
    [place] = [number for number, row in enumerate(rows) if row[2:] == ["ABS", "ASR", "ESP"]]
    abs_, asr, esp = rows[place + 2][2:]
    assert abs_.split()[0] == str(CATA_BACK[PRODUCTS.index("ABS")])
    assert esp.split()[0] == str(CATA_FORWARD[PRODUCTS.index("ESP")])
    assert not asr[0].isdigit()


@pytest.mark.clause("AVM-78", "AVM-93")
def test_what_casino_and_mountain_do_is_told(rows: Rows, language: str) -> None:
    faces = [str(face) for face in range(1, 7)]
    pays = {"en": "You get", "fr": "Vous recevez"}[language]
    assert line_under(rows, faces, pays) == [f"{times} ×" for times in RETURNS]
    mountain = place_name("magic_mountain", language)
    places = [*STOP_PLACES, *LANDMARKS]
    sends = [AGAIN[language] if n < 0 else place_name(places[n], language) for n in SENDS]
    assert line_under(rows, faces, mountain) == sends


@pytest.mark.clause("AVM-95", "AVM-96")
def test_what_the_fox_does_is_told(rows: Rows, language: str) -> None:
    differences = [str(difference) for difference in range(6)]
    told = line_under(rows, differences, place_name("sand_fox", language))
    printed = [int("".join(re.findall(r"\d", cell)) or 0) for cell in told]
    assert printed == [
        int(back) + int(prizes) for back, prizes in zip(FOX_BACK, FOX_PRIZES, strict=True)
    ]


# Options


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_is_told(rows: Rows, option: Option) -> None:
    check_option(option, rows)
