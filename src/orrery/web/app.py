"""The app: handlers, headers, and one place where everything that goes wrong becomes a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from orrery.store import open_store

from . import bodies, wire
from .api import HANDLERS
from .errors import Problem
from .hub import Hub
from .language import language
from .limits import AtOnce, PerAddress, address
from .lines import Lines
from .logs import tame
from .origin import check_sender
from .replay import Replays
from .settings import Settings
from .socket import talk
from .static import client

LOG = logging.getLogger("orrery.web")
HOUR: Final = 3600.0
GONE: Final = "client disconnected prematurely"  # how Litestar says that half a body came, and no more will
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# What Litestar finds wrong, by its status.
KEYS: Final = {400: "bad_request", 404: "no_page", 405: "bad_method", 413: "too_big", 415: "not_json"}


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tame(asyncio.get_running_loop())
        hub = Hub(await open_store(settings.database), settings)
        app.state.hub = hub
        app.state.replays = Replays(hub.pace)
        sweep = asyncio.create_task(hub.expiry.run())
        await hub.orders.load()
        orders = asyncio.create_task(hub.orders.watch())
        warm = asyncio.create_task(hub.bot_pool.warm())
        try:
            yield
        finally:
            for task in (sweep, warm, orders):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await hub.close()

    limits: dict[str, Any] = {
        "settings": settings,
        "lines": Lines(settings),
        "new_tables": PerAddress(settings.tables_per_address / HOUR, settings.tables_per_address, settings.steady),
        "requests": PerAddress(settings.requests_per_address, 10 * settings.requests_per_address, settings.steady),
        "hosts": frozenset(settings.hosts),
        "sockets": AtOnce(settings.sockets_per_address),
        "imports": AtOnce(1),
        "spectators": AtOnce(settings.spectators_per_address),
        "messages": PerAddress(settings.messages_per_address, 10 * settings.messages_per_address, settings.steady),
    }
    return Litestar(
        route_handlers=[*HANDLERS, talk, client],
        lifespan=[lifespan],
        state=State(limits),
        before_request=check,
        exception_handlers={
            Problem: explain,
            HTTPException: explain_http,
            RecursionError: too_deep,
            Exception: apologise,
        },
        response_headers=HEADERS,
        request_max_body_size=settings.import_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Orrery", version=str(wire.VERSION), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def check(request: Request[Any, Any, Any]) -> None:
    """Before every request: are we meant; if it changes something, is it our own page's; is it not one too many?"""
    check_sender(request, request.app.state.hosts, origin=request.method != "GET")
    request.app.state.hub.orders.check(address(request))
    if not request.app.state.requests.take(address(request)):
        raise Problem(429, "too_fast")


def explain(request: Request[Any, Any, Any], problem: Problem) -> Response[bodies.ErrorBody]:
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
    body = bodies.ErrorBody(problem.key, problem.sentence(lang))
    return Response(body, status_code=problem.status, headers=HEADERS)


def explain_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bodies.ErrorBody]:
    if error.detail == GONE:
        return explain(request, Problem(400, "bad_request"))  # nobody hears it
    if error.status_code >= 500:
        return apologise(request, error)
    return explain(request, Problem(error.status_code, KEYS.get(error.status_code, "bad_request"), most=0))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[bodies.ErrorBody]:
    """JSON in JSON in JSON, without end."""
    return explain(request, Problem(400, "bad_request"))


def apologise(request: Request[Any, Any, Any], error: Exception) -> Response[bodies.ErrorBody]:
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return explain(request, Problem(500, "our_fault"))
