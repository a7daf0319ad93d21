"""The commands of `orrery`, and what each of them runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from orrery import __version__

from . import admin
from .arguments import (
    CORES,
    INTERRUPTED,
    AsJson,
    Bots,
    Content,
    DataFolder,
    Each,
    GameKey,
    Games,
    GamesOfBots,
    Jobs,
    Mistake,
    Options,
    Seats,
    Seed,
    bot_names,
    checked,
    correction_of,
    host_name,
    known_bots,
    known_game,
    one_of,
    options_of,
    tried,
    usual_seats,
    whole,
    words,
)
from .output import complain, language, show, speech, tell, watched

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="A table for space-empire board games: play at the prompt, simulate by the thousand, check the rules.",
)


@app.callback(invoke_without_command=True)
def orrery(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version, and whether it is compiled.")] = False,
) -> None:
    if version:
        print(f"orrery {__version__} ({flavour()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit(2)


@app.command()
def play(
    game: GameKey,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,...",
            show_default=usual_seats(),
            help=f"Who sits where: 'me', or people by their names (anna,ben), and bots: {bot_names() or '-'}.",
        ),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="en or de; without, the language of this terminal.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="The same seed and choices give the same game.")] = None,
    options: Options = "",
    content: Content = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    learn: Annotated[
        bool, typer.Option("--learn", help="Show what each choice is good for, in games that say so.")
    ] = False,
) -> None:
    """Play at the prompt."""
    from orrery.terminal.play import run

    people = None if seats is None else words(seats)
    correction = correction_of(content)
    sys.exit(run(game, people, lang or language(), seed, options_of(options), resume, correction, learn))


@app.command()
def simulate(
    game: GameKey,
    games: GamesOfBots = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    jobs: Jobs = CORES,
    options: Options = "",
    each: Each = None,
    content: Content = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play many games and print how they did. Wins are shares of the games a bot took part in."""
    from . import simulation

    rules = known_game(game, correction_of(content))
    names = known_bots(game, words(bots))
    asked = simulation.Asked(rules, options_of(options), games, seats, names, str(seed), jobs)
    found = simulation.run(asked) if each is None else simulation.run_each(asked, words(each))
    show(found.figures, found.lines, as_json)
    if found.failed is not None:
        complain(
            "game_failed", number=found.failed.match.number, seed=found.failed.match.seed, what=found.failed.failure
        )
        return 1
    return 0


@app.command()
def laws(
    game: GameKey,
    games: Games = 60,
    seats: Annotated[
        int | None,
        typer.Option(metavar="K", parser=whole("--seats", 1), help="How many seats; without, all numbers take turns."),
    ] = None,
    players: Annotated[str, typer.Option(metavar="BOT", help="Who plays.")] = "random",
    seed: Seed = 0,
    jobs: Jobs = CORES,
    options: Annotated[
        str, typer.Option(metavar="K=V,...", help="Options of the game; without, all their values take turns.")
    ] = "",
    content: Content = None,
) -> int:
    """Play games and hold each to the laws that every game obeys. Game i has the seed S + i."""
    from orrery.arena import report, trial, workers

    rules = known_game(game, correction_of(content))
    [player] = known_bots(game, [players])
    given = options_of(options)
    tried(rules, given, rules.min_seats if seats is None else seats)
    matches = trial.plan(game, given, games, seats, player, seed, rules.correction_text)
    verdicts = []
    for verdict in watched(workers.spread(trial.judge, matches, jobs), games):
        verdicts.append(verdict)
        if verdict.broken:
            complain("law_broken", what=verdict.broken, command=report.again(verdict.match, content))
    if any(verdict.broken for verdict in verdicts):
        return 1
    print(report.laws(verdicts, speech(rules)))
    return 0


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game that was exported or saved.")],
) -> int:
    """Check an exported game: its dice, its choices, its result. 0: all is right, 1: something is not."""
    from orrery.tables.log import BadSave
    from orrery.tables.save import contents
    from orrery.tables.verify import verify
    from orrery.texts import printable

    try:
        checks = verify(contents(file), str(file))
    except BadSave as error:
        raise Mistake("file_damaged" if error.key == "save_damaged" else error.key, **error.params) from None
    words = speech()
    for check in checks:
        params = {
            name: words.all_of(value) if isinstance(value, list) else value for name, value in check.params.items()
        }
        said = words.say("verify.good" if check.fine else "verify.bad", text=words.say(f"verify.{check.key}", **params))
        print(printable(said))  # a file may hold anything
    print(words.say("verify.not_checked"))
    return 0 if all(check.fine for check in checks) else 1


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="PORT", parser=whole("--port"), help="The port; 0 takes any that is free.")
    ] = 8137,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            parser=host_name("--allowed-host"),
            show_default="localhost and addresses",
            help="A name by which browsers may call the server, as club.example; repeat it for more.",
        ),
    ] = None,
    data: DataFolder = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="A database instead, as postgresql+asyncpg://user@host/name.")
    ] = None,
    expire_days: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole("--expire-days"),
            help="Delete tables untouched for so many days, or for one if nobody has chosen there; 0: never.",
        ),
    ] = 180,
    workers: Annotated[
        int, typer.Option(metavar="J", parser=whole("--workers", 1), help="How many processes think for the bots.")
    ] = max(1, CORES - 1),
    metrics: Annotated[
        str,
        typer.Option(
            metavar="WHO",
            parser=one_of("--metrics", "public", "loopback", "off"),
            help="Who may read /metrics: public (everybody), loopback (this machine) or off (nobody)."
            " Its figures tell players of hidden choices.",
        ),
    ] = "loopback",
    record: Annotated[
        bool | None,
        typer.Option(
            show_default="if it is for this machine alone",
            help="Keep a record of solo results, as 'orrery play' does. A server that others reach keeps none.",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> int:
    """Serve the browser table."""
    from orrery.store import sqlite_url
    from orrery.tables.folder import data_folder
    from orrery.tables.port import StoreDown
    from orrery.web import serve
    from orrery.web.settings import Settings, record_folder

    folder = (data or data_folder()).absolute()
    kept = record_folder(folder, host, database) if record is None else folder if record else None
    settings = Settings(
        database or sqlite_url(folder),
        hosts=(*(allowed_host or ()), host.lower()),
        expire_days=expire_days,
        workers=workers,
        metrics=metrics,
        record=kept,
    )
    try:
        stopped = serve.run(settings, host, port, open_page, lambda where: tell("cli.serving", address=where))
    except serve.PortTaken as error:
        raise Mistake("port_taken", host=host, port=port, reason=error.reason) from None
    except StoreDown as error:
        raise Mistake(error.key, **error.params, flag="--database" if database else "--data") from None
    return INTERRUPTED if stopped else 0


@app.command("record")
def show_record(
    game: GameKey,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Print the results of the games that one person finished here, at the prompt or in the browser."""
    from orrery.tables.folder import data_folder

    from . import record

    rules = known_game(game)
    found = record.found(rules, (data or data_folder()).absolute())
    show(found, record.lines(found, speech(rules)), as_json)
    if found["damaged"]:
        lines = [str(number) for number in found["damaged"]]
        complain("record_damaged", n=len(lines), file=found["file"], lines=lines)


@app.command()
def content(
    game: GameKey,
    options: Options = "",
    content: Content = None,
    uncertain: Annotated[
        bool,
        typer.Option("--uncertain", help="Print what is doubtful, as a file to correct and to give with --content."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Print every component of a game; with options, of a table that has them."""
    from . import lists

    rules = known_game(game, correction_of(content))
    table = checked(rules, options_of(options), rules.min_seats) if options else None
    if uncertain:
        show(lists.doubts(rules, table), lists.uncertain_lines(rules, table, language()), as_json)
        return
    found = lists.components(rules, table)
    show(found, lists.component_lines(found, speech(rules)), as_json)


@app.command()
def games(as_json: AsJson = False) -> None:
    """List what can be played, with which options and bots."""
    from . import lists

    found = lists.games(language())
    show(found, lists.game_lines(found, speech()), as_json)


app.command("backup")(admin.backup)
app.add_typer(admin.app, name="admin")


def flavour() -> str:
    """Whether the engine that runs here was compiled."""
    from orrery.kernel import chance

    return "pure Python" if (chance.__file__ or "").endswith(".py") else "compiled"
