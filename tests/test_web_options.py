"""The app's rules call options as people choose them; keys are for the terminal."""

import re

import pytest

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.texts import LANGUAGES
from rejouons.web.documents import sections
from rejouons.web.options import spoken

MARK = games.load("mark")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [games.load(id_) for id_ in games.OURS], ids=games.OURS)
def test_no_key_is_shown(game: Game, language: str) -> None:
    document = spoken(game.document(language), game, language)
    blocks = [block for part in sections(document, game.prefix) for block in part["blocks"]]
    shown = " ".join(re.sub(r"<pre>.*?</pre>", "", block["html"], flags=re.S) for block in blocks)
    assert "<code>" not in shown
    words = {option.key for option in game.options}
    words |= {value for option in game.options for value in option.values if type(value) is str}
    assert not {word for word in words if "_" in word} & set(re.findall(r"\w+", shown))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("With `end_rows` = 4, stop.", "With **End of the game: four full rows (short game)**, "),
        ("With `money_visibility` = `hidden`,", "With **Money: hidden until the end**,"),
        ("the option `stall_cap`.", "the option **Stall cap**."),
        ("`first_player`, or `seat_1`", "**First player**, or **the first seat**"),
        ("money, `open`", "money, **open**"),
        (
            "| `end_rows` | 5 (all), 4; if you like | 5 | MK-73 |",
            "| **End of the game** | five full rows · four full rows (short game); if you like "
            "| five full rows | MK-73 |",
        ),
        ("```\n`typed`\n```", "```\n`typed`\n```"),
    ],
)
def test_an_option_is_said_as_it_is_chosen(written: str, said: str) -> None:
    assert spoken(written, MARK, "en").startswith(said)


def test_what_is_no_option_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="endrows"):
        spoken("With `endrows` = 4", MARK, "en")
