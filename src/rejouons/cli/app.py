"""The commands. Each imports what it needs, so that the quick ones stay quick."""

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from rejouons import games
from rejouons.errors import BadOption
from rejouons.texts import LANGUAGES, preferred_language, printable, program_texts
from rejouons.web import HOST, LAST_PORT, PORT

app = typer.Typer(
    name="rejouons",
    help="Out-of-print board games: play them here, or simulate them by the million.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

boards = typer.Typer(help="Looks after boards of your own.")
app.add_typer(boards, name="board")
cards_group = typer.Typer(help="Looks after cards of your own.")
app.add_typer(cards_group, name="cards")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, such as mark.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", help="By default one per seat, or as few as can be."),
]
Seed = Annotated[str | None, typer.Option(help="Makes the dice, and so the game, repeatable.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A variant.")
]
BoardFile = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="A board of your own.")
]
CardsFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Cards of your own.")
]


@app.callback()
def language(
    lang: Annotated[str | None, typer.Option(help="fr or en; by default the system's.")] = None,
) -> None:
    if lang is not None:
        if lang not in LANGUAGES:
            raise BadOption("BadLanguage", language=lang, languages=", ".join(LANGUAGES))
        os.environ["REJOUONS_LANG"] = lang


@app.command("games")
def list_games() -> None:
    """Lists the games."""
    for game_id in games.GAMES:
        box = games.box(game_id)
        texts = box.texts(preferred_language())
        facts = program_texts(preferred_language()).say(
            "cli-game-line",
            name=texts["name"],
            least=box.players[0],
            most=box.players[-1],
            minutes=box.minutes,
            pitch=texts["pitch"],
        )
        print(f"{game_id:<14} {facts}")
    for trouble in games.troubles():
        print(printable(trouble.text(preferred_language())), file=sys.stderr)
    show_left_open()


@app.command()
def serve(
    port: Annotated[
        int,
        typer.Option(min=0, max=LAST_PORT, help="Or the next one, if another program holds it."),
    ] = PORT,
    host: Annotated[
        str, typer.Option(help="0.0.0.0 lets the other machines of your network in.")
    ] = HOST,
    name: Annotated[
        list[str] | None,
        typer.Option(help="Another name it is asked for by, as behind a proxy; may be repeated."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Whether to open your browser.")] = True,
    board: Annotated[
        list[Path] | None,
        typer.Option(
            "--board", metavar="FILE", help="A board of your own to play on; may be repeated."
        ),
    ] = None,
    cards: CardsFile = None,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where tables are kept; by default with your matches."),
    ] = None,
) -> None:
    """Opens the games in the browser, served by this machine alone unless --host lets others in."""
    from rejouons.cli.ending import take_time
    from rejouons.cli.given import boards_served
    from rejouons.cli.keeping import folder
    from rejouons.server.ports import is_for_others
    from rejouons.server.serving import serve as run

    def announce(address: str, is_new: bool) -> None:
        words = program_texts(preferred_language())
        said = words.say("cli-serving" if is_new else "cli-open-already", address=address)
        print(said, flush=True)
        if is_new and is_for_others(host):
            print(words.say("cli-serving-others"), flush=True)

    offered = boards_served(board or [], cards)
    take_time()
    run(host, port, browser, announce, offered, data=data or folder(), names=name or ())


@app.command()
def play(
    game: GameId,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where: human,level:4,greedy,… One per player.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A player's name; may be repeated.")
    ] = None,
    seed: Seed = None,
    nonce: Annotated[
        list[str] | None, typer.Option(help="With --seed: a word in the dice, one per player.")
    ] = None,
    words: Annotated[
        bool,
        typer.Option(
            "--words", help="Asks each person for a word in the dice, once they are sealed."
        ),
    ] = False,
    option: Options = None,
    board: BoardFile = None,
    cards: CardsFile = None,
    resume: Annotated[
        Path | None, typer.Option(help="Goes on with a saved match, in the same file.")
    ] = None,
) -> None:
    """Plays a game in the terminal, against bots or passing the keyboard around."""
    from rejouons.boards import game_on
    from rejouons.cli.given import board_in, number_of, parsed_options
    from rejouons.cli.play import Table, new_match
    from rejouons.cli.resuming import resumed

    facts = game_on(game, board_in(board, cards))
    if resume is not None:
        Table(*resumed(resume, facts.id)).play()
        return
    chosen = parsed_options(facts, option)
    party = number_of(facts, players, seats)
    Table(new_match(facts, party, seats, seed, nonce, chosen, name, words)).play()


@app.command()
def resume(
    which: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|FILE]",
            help="The latest match of a game, or the one in a file; else you choose.",
        ),
    ] = None,
) -> None:
    """Goes on with a match that was left; without a word, lists them all and asks."""
    from rejouons.cli.play import Table
    from rejouons.cli.resuming import chosen_file, resumed

    file = chosen_file(which)
    if file is not None:
        Table(*resumed(file)).play()


@app.command()
def simulate(
    game: GameId,
    number: Annotated[int, typer.Option("--games", "-n", help="How many games to play.")] = 10_000,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    seats: Annotated[str | None, typer.Option(help="A bot per player: random,greedy,…")] = None,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    cores: Annotated[int | None, typer.Option(min=1, help="CPU cores; all by default.")] = None,
    option: Options = None,
    board: BoardFile = None,
    cards: CardsFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Prints one JSON object.")] = False,
) -> None:
    """Plays many games between bots and reports what came of them."""
    from rejouons.boards import game_on
    from rejouons.cli.given import board_in, number_of, parsed_options
    from rejouons.cli.show import progress_bar, show_report, show_without_compiler
    from rejouons.lab.simulation import simulate as run

    facts = game_on(game, board_in(board, cards))
    chosen = parsed_options(facts, option)
    party = number_of(facts, players, seats)
    bots = None if seats is None else seats.split(",")
    show_without_compiler()
    with progress_bar(number) as advance:
        report = run(
            game, number, party, seed, bots, chosen, device, cores, advance, facts.board_facts
        )
    if as_json:
        print(json.dumps(vars(report)))
    else:
        show_report(report, bots)


@app.command()
def arena(
    game: GameId,
    seats: Annotated[str, typer.Option(help="The bots: greedy,random,… One may be named twice.")],
    number: Annotated[int, typer.Option("--games", "-n", help="How many games a table.")] = 100,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    cores: Annotated[int | None, typer.Option(min=1, help="CPU cores; all by default.")] = None,
    option: Options = None,
    board: BoardFile = None,
    cards: CardsFile = None,
    record: Annotated[
        Path | None, typer.Option(help="Keeps every game; a stopped arena goes on from there.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Prints one JSON object.")] = False,
) -> None:
    """Lets bots play each other, everybody in every seat on the same dice, and rates them."""
    from rejouons.boards import game_on
    from rejouons.cli.given import board_in, number_of, parsed_options
    from rejouons.cli.show import progress_bar, show_arena
    from rejouons.lab.arena import compete, prepare, schedule

    facts = game_on(game, board_in(board, cards))
    chosen = parsed_options(facts, option)
    party = number_of(facts, players, None)
    prepared = prepare(game, seats.split(","), party, seed, chosen, facts.board_facts)
    with progress_bar(len(schedule(prepared, number))) as advance:
        report = compete(prepared, number, cores, record, advance)
    if as_json:
        print(json.dumps(asdict(report)))
    else:
        show_arena(report)


@app.command()
def replay(
    file: File,
    to: Annotated[int | None, typer.Option(help="Stops after so many actions.")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="Draws the board every time.")] = False,
) -> None:
    """Tells a saved match again, action by action."""
    from rejouons.cli.show import show_replay
    from rejouons.match import Match

    show_replay(Match.load(read(file)), to, boards)


@app.command()
def review(
    file: File,
    budget: Annotated[
        str, typer.Option(help="Of each action: iterations (1000), or seconds (0.5s).")
    ] = "1000",
    seat: Annotated[
        int | None, typer.Option(help="Of one seat, from 0; of all people by default.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Of everybody, and every action with a choice.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Prints one JSON object.")] = False,
) -> None:
    """Looks back at a saved match: what could have been played better, and what was luck."""
    from rejouons.bots.review import people_of, seats_of
    from rejouons.bots.review import review as look_back
    from rejouons.bots.searcher import checked_budget
    from rejouons.cli.reviews import as_facts, show_judgements, show_mistakes
    from rejouons.cli.show import progress_bar
    from rejouons.match import Match

    match = Match.load(read(file))
    allowed = checked_budget(budget)
    usual = range(match.players) if everything or as_json else people_of(match)
    seats = seats_of(match, usual if seat is None else [seat])
    with progress_bar(len(match.actions)) as advance:
        judgements = list(look_back(match, allowed, progress=advance, seats=seats))
    if as_json:
        print(json.dumps(as_facts(match, judgements, seats)))
    elif everything:
        show_judgements(match, judgements)
    else:
        show_mistakes(match, judgements, seats)


@app.command()
def verify(
    file: File,
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you noted before the first die.")
    ] = None,
) -> None:
    """Checks that the dice of a saved match were honest and its actions legal."""
    from rejouons.cli.show import show_verified
    from rejouons.match import verify as check

    show_verified(check(read(file), commitment), commitment is not None)


@boards.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board, typed in as JSON.")],
) -> None:
    """Looks for faults in a board before anybody plays on it.

    Ends with 0 if there is none, with 1 if there are some, with 2 if the file cannot be read.
    """
    from rejouons.boards import read_file
    from rejouons.cli.given import HAS_FAULTS
    from rejouons.cli.show import show_board

    is_sound = show_board(file, read_file(file))
    raise typer.Exit(0 if is_sound else HAS_FAULTS)


@cards_group.command("check")
def check_cards(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Cards, typed in as JSON.")],
) -> None:
    """Looks for faults in cards before anybody plays with them.

    Ends with 0 if there is none, with 1 if there are some, with 2 if the file cannot be read.
    """
    from rejouons.boards import read_file
    from rejouons.cli.given import HAS_FAULTS
    from rejouons.cli.show import show_cards

    is_sound = show_cards(file, read_file(file))
    raise typer.Exit(0 if is_sound else HAS_FAULTS)


def read(file: Path) -> str:
    """The text of a saved match."""
    from rejouons.cli.keeping import text_of

    return text_of(file)


def show_left_open() -> None:
    """A word about matches that wait to be gone on with, if any do."""
    from rejouons.cli.left import left_open
    from rejouons.cli.words import said

    matches, _ = left_open()
    if matches:
        print(said("left-some", matches=len(matches)))
