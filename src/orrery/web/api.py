"""HTTP: the lobby, the words and the finished games. Everything that happens at a table goes over its socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from orrery import __version__, games
from orrery.tables import record
from orrery.tables.record import Found, RecordExport

from . import bodies, catalog, finished, glance, importing, lobby, results, seating
from .connection import ENCODER
from .errors import Problem
from .hub import Hub
from .language import language
from .limits import AtOnce, address
from .origin import from_this_machine
from .rematch import next_table
from .render import speech
from .replay import Replays

BAD: Final = "What is wrong with the request, in one sentence"
ERRORS: Final = {
    status: ResponseSpec(bodies.ErrorBody, description=BAD, generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 415, 429, 503)
}

CONTENT_REQUESTS: Final = 5  # a table's content makes as much work as so many requests

Lang = Annotated[
    str | None,
    QueryParameter(name="lang", max_length=40, description="en or de; else what Accept-Language says", required=False),
]
SeatToken = Annotated[str | None, HeaderParameter(name="X-Seat-Token", max_length=64, required=False)]
TableId = Annotated[str, PathParameter(max_length=64)]
GameKey = Annotated[str, PathParameter(max_length=64)]
RowNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
AnyRequest = Request[Any, Any, Any]


def hub_of(request: AnyRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def lang_of(request: AnyRequest, lang: str | None) -> str:
    return language(lang, request.headers.get("accept-language"))


def cached(request: AnyRequest, body: object) -> Response[Any]:
    """JSON that changes only with the program."""
    data = ENCODER.encode(body)
    etag = f'"{catalog.etag(data)}"'
    headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-language"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
    return Response(data, headers=headers, media_type=MediaType.JSON)


# What there is.


@get("/api/games", responses=ERRORS, summary="What can be played")
async def list_games(request: AnyRequest, lang: Lang = None) -> list[bodies.GameInfo]:
    return catalog.all_games(lang_of(request, lang))


@get("/api/games/{game:str}/content", responses=ERRORS, summary="Every component of a game, explained")
async def content(request: AnyRequest, game: GameKey, lang: Lang = None) -> Response[bodies.Content]:
    return cached(request, catalog.content(speech(lang_of(request, lang), known(game))))


@get("/api/games/{game:str}/uncertain", responses=ERRORS, summary="What is doubtful, as a file to be edited")
async def uncertain(request: AnyRequest, game: GameKey, lang: Lang = None) -> Response[bodies.Uncertain]:
    return cached(request, catalog.uncertain(known(game), lang_of(request, lang)))


@get("/api/games/{game:str}/rules", responses=ERRORS, summary="Every rule of a game in short, by its number")
async def rules(request: AnyRequest, game: GameKey, lang: Lang = None) -> Response[bodies.Rules]:
    return cached(request, catalog.rules(known(game), lang_of(request, lang)))


def known(game: str) -> str:
    if game not in games.keys():
        raise Problem(404, "unknown_game", value=game[:40], games=games.keys())
    return game


@get("/api/words", responses=ERRORS, summary="The client's own words")
async def words(request: AnyRequest, lang: Lang = None) -> Response[dict[str, str | bodies.Plural]]:
    return cached(request, catalog.phrases(lang_of(request, lang)))


# Tables.


@post("/api/commits", responses=ERRORS, summary="The hash of a secret, before anybody adds entropy")
async def commit(request: AnyRequest) -> bodies.Commit:
    return bodies.Commit(hub_of(request).commitments.issue())


@post("/api/tables", responses=ERRORS, summary="Make a table")
async def create(request: AnyRequest, data: JSONBody[bodies.NewTable], lang: Lang = None) -> bodies.Created:
    limit_tables(request)
    return await lobby.create(hub_of(request), data)


@get("/api/tables/{table:str}", responses=ERRORS, summary="What everybody may know of a table")
async def table_info(
    request: AnyRequest, table: TableId, token: SeatToken = None, lang: Lang = None
) -> bodies.TableInfo:
    async with hub_of(request).at(table) as live:
        me = None if token is None else seating.seat_of(live, token)
        return lobby.info(live, lang_of(request, lang), me)


@get("/api/tables/{table:str}/content", responses=ERRORS, summary="Every component of a table, explained")
async def table_content(request: AnyRequest, table: TableId, lang: Lang = None) -> Response[bodies.Content]:
    limit_requests(request, CONTENT_REQUESTS - 1)
    async with hub_of(request).at(table) as live:
        words = live.speech(lang_of(request, lang))
    if words.game is None:
        raise Problem(404, "unknown_game", value=live.record.game, games=games.keys())
    return cached(request, catalog.content(words))


@post("/api/glances", status_code=200, responses=ERRORS, summary="One's own tables, without a visit to them")
async def glances(request: AnyRequest, data: JSONBody[bodies.Glances], lang: Lang = None) -> list[bodies.Glance | None]:
    limit_requests(request, len(data.seats) - 1)
    return await glance.all_of(hub_of(request), data.seats, lang_of(request, lang))


@post("/api/tables/{table:str}/join", status_code=200, responses=ERRORS, summary="Take the seat of a link")
async def join(request: AnyRequest, table: TableId, data: JSONBody[bodies.Join], lang: Lang = None) -> bodies.Joined:
    async with hub_of(request).at(table) as live:
        return await seating.join(hub_of(request), live, data)


@post("/api/tables/{table:str}/reveal", status_code=200, responses=ERRORS, summary="Show one's share of the dice")
async def reveal(request: AnyRequest, table: TableId, data: JSONBody[bodies.Reveal], lang: Lang = None) -> bodies.Done:
    async with hub_of(request).at(table) as live:
        await seating.reveal(hub_of(request), live, data)
    return bodies.Done(True)


@post("/api/tables/{table:str}/link", status_code=200, responses=ERRORS, summary="One's own seat at another device")
async def device_link(
    request: AnyRequest, table: TableId, data: JSONBody[bodies.OwnSeat], lang: Lang = None
) -> bodies.DeviceLink:
    async with hub_of(request).at(table) as live:
        return await seating.device_link(hub_of(request), live, data)


@post("/api/tables/{table:str}/handover", status_code=200, responses=ERRORS, summary="A seat to a bot, and back")
async def handover(
    request: AnyRequest, table: TableId, data: JSONBody[bodies.Handover], lang: Lang = None
) -> bodies.Done:
    async with hub_of(request).at(table) as live:
        await seating.handover(hub_of(request), live, data, address(request))
    return bodies.Done(True)


@post("/api/tables/{table:str}/rematch", responses=ERRORS, summary="Play again, everybody one seat further")
async def rematch(
    request: AnyRequest, table: TableId, data: JSONBody[bodies.Rematch], lang: Lang = None
) -> bodies.Created:
    async with hub_of(request).at(table) as live:
        if live.record.next is None:
            limit_tables(request)
        return await next_table(hub_of(request), live, data)


@get("/api/tables/{table:str}/export", responses=ERRORS, summary="The game as a file", media_type=MediaType.JSON)
async def export_table(
    request: AnyRequest,
    table: TableId,
    token: SeatToken = None,
    lang: Lang = None,
) -> Response[dict[str, Any]]:
    async with hub_of(request).at(table) as live:
        seat = None if token is None else seating.seat_of(live, token)
        data: Any = await importing.exported(hub_of(request), live, seat)
    name = f'attachment; filename="orrery-{live.record.game}-{live.record.id}.json"'
    return Response(data, headers={"content-disposition": name, "cache-control": "no-store"}, media_type=MediaType.JSON)


@post("/api/import", responses=ERRORS, summary="Bring back a game from a file")
async def import_table(request: AnyRequest, data: JSONBody[dict[str, Any]], lang: Lang = None) -> bodies.Imported:
    limit_tables(request)
    with one_at_a_time(request.app.state.imports, request):
        return await importing.bring_back(hub_of(request), await request.body())


@get("/api/tables/{table:str}/replay/{n:int}", responses=ERRORS, summary="A finished game after its n-th row")
async def replay(request: AnyRequest, table: TableId, n: RowNumber, lang: Lang = None) -> finished.Moment:
    async with hub_of(request).at(table) as live:
        return await replays(request).moment(live, n, lang_of(request, lang))


@get("/api/tables/{table:str}/course", responses=ERRORS, summary="How the score came about, round by round")
async def course(request: AnyRequest, table: TableId, lang: Lang = None) -> finished.Course:
    async with hub_of(request).at(table) as live:
        return await replays(request).course(live, lang_of(request, lang))


def replays(request: AnyRequest) -> Replays:
    found: Replays = request.app.state.replays
    return found


def limit_tables(request: AnyRequest) -> None:
    if not request.app.state.new_tables.take(address(request)):
        raise Problem(429, "too_many_new_tables")


@contextmanager
def one_at_a_time(at_once: AtOnce, request: AnyRequest) -> Iterator[None]:
    """Problem: this address is at it already."""
    where = address(request)
    if not at_once.enter(where):
        raise Problem(429, "too_many_imports")
    try:
        yield
    finally:
        at_once.leave(where)


def limit_requests(request: AnyRequest, more: int) -> None:
    """For a request that makes as much work as several."""
    if not request.app.state.requests.take(address(request), more):
        raise Problem(429, "too_fast")


# The record of solo results.


@get("/api/record/{game:str}", responses=ERRORS, summary="The solo results of a game on this machine")
async def solo_record(request: AnyRequest, game: GameKey, lang: Lang = None) -> finished.RecordInfo:
    return results.shown(known(game), await recorded(request), speech(lang_of(request, lang), game))


@get("/api/record/{game:str}/export", responses=ERRORS, summary="The same as a file", media_type=MediaType.JSON)
async def export_record(request: AnyRequest, game: GameKey, lang: Lang = None) -> Response[RecordExport]:
    data: Any = ENCODER.encode(record.export(known(game), (await recorded(request)).of(game)))
    name = f'attachment; filename="orrery-record-{game}.json"'
    return Response(data, headers={"content-disposition": name, "cache-control": "no-store"}, media_type=MediaType.JSON)


async def recorded(request: AnyRequest) -> Found:
    """It is for who sits at this machine."""
    return await hub_of(request).results.read() if from_this_machine(request) else Found([], [])


# How the server is.


@get("/health", responses=ERRORS, summary="Whether the server and its store are well")
async def health(request: AnyRequest) -> bodies.Health:
    await hub_of(request).check()
    return bodies.Health(True, __version__)


@get("/metrics", media_type=MediaType.TEXT, responses=ERRORS, summary="Figures for Prometheus")
async def metrics(request: AnyRequest) -> Response[str]:
    """Their numbers and times move with hidden choices, so they are not for players."""
    allowed = hub_of(request).settings.metrics
    if allowed != "public" and not (allowed == "loopback" and from_this_machine(request)):
        raise Problem(404, "no_page")
    return Response(hub_of(request).metrics.text().decode(), media_type="text/plain; version=0.0.4")


HANDLERS: Final = [
    list_games, content, uncertain, rules, words, commit, create, table_info, table_content, glances, join,
    reveal, device_link, handover, rematch, export_table, import_table, replay, course, solo_record, export_record,
    health, metrics,
]  # fmt: skip
