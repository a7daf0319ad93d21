"""The built client: hashed files are kept by browsers for good, the page itself is asked for anew each time."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

from .errors import Problem
from .language import language
from .render import speech

INDEX: Final = "index.html"
PAGES: Final = re.compile(r"/(|styleguide/?|t/[A-Za-z0-9_-]{1,64}/?)")
HASHED: Final = re.compile(r".*[.-][A-Za-z0-9_-]{8}\.[a-z0-9]+")
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any]) -> Response[Any]:
    folder: Path = request.app.state.hub.settings.static
    path = request.url.path
    if PAGES.fullmatch(path):
        return page(request, folder)
    found = inside(folder, path)
    if found is None:
        raise Problem(404, "no_page")
    hashed = HASHED.fullmatch(found.name) is not None
    return file(request, found, FOR_GOOD if hashed else "no-cache")


def page(request: Request[Any, Any, Any], folder: Path) -> Response[Any]:
    index = inside(folder, f"/{INDEX}")
    if index is not None:
        return file(request, index, "no-cache")
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
    said = speech(lang).say("web.not_built")
    body = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Orrery</title><p>{said}</p></html>\n'
    return Response(body, media_type="text/html", headers={"cache-control": "no-store"})


def inside(folder: Path, path: str) -> Path | None:
    """The file of this path, if it lies in the folder."""
    try:
        found = (folder / path.lstrip("/")).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None


def file(request: Request[Any, Any, Any], found: Path, keep: str) -> Response[Any]:
    media = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in ENCODINGS:
        packed = found.with_name(found.name + ending)
        if name in accepted and packed.is_file():
            headers["content-encoding"] = name
            return Response(packed.read_bytes(), media_type=media, headers=headers)
    return Response(found.read_bytes(), media_type=media, headers=headers)
