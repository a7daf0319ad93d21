"""Who may speak for a browser: only our own page, opened by a name that is ours. And who sits at this machine.

A page from elsewhere can let its own name lead here (rebinding); then its Origin is the Host it speaks to. So the name
itself has to be known. An address is always what it says: no page can make another one of it.
"""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from .errors import Problem
from .limits import address, is_loopback, is_this_machine

PORTS: Final = {"http": 80, "https": 443}
PROXIES: Final = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
SHOWN: Final = 80  # letters of what somebody sent, in a sentence


def check_sender(connection: ASGIConnection[Any, Any, Any, Any], hosts: Collection[str], origin: bool = True) -> None:
    """Problem: a page from elsewhere speaks, or by a name that is not ours."""
    host = connection.headers.get("host")
    if not known_host(host, hosts):
        raise Problem(403, "foreign_host", host=(host or "")[:SHOWN], name=name_in(host)[:SHOWN])
    page = connection.headers.get("origin")
    if origin and not same_origin(page, host):
        raise Problem(403, "foreign_origin", origin=(page or "")[:SHOWN], host=(host or "")[:SHOWN])


def same_origin(origin: str | None, host: str | None) -> bool:
    """Programs that are no browsers send no Origin, and have no visitors to deceive."""
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
        here = urlsplit(f"{page.scheme}://{host or ''}")
        usual = PORTS[page.scheme]
        return bool(page.hostname) and (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except (KeyError, ValueError):
        return False


def known_host(host: str | None, hosts: Collection[str]) -> bool:
    """Whether it is an address, a name of this machine, or one of those that the server was told."""
    if host is None:
        return True
    name = name_in(host)
    return is_address(name) or is_this_machine(name) or name in hosts


def name_in(host: str | None) -> str:
    """Without the port; nothing if that is no host."""
    try:
        found = urlsplit(f"//{host or ''}")
        plain = found.netloc == host and "@" not in host and found.port is not False  # a port that is none raises
    except ValueError:
        return ""
    return (found.hostname or "").removesuffix(".") if plain else ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def from_this_machine(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether whoever asks sits here, has come directly, and has called us by a name of this machine.

    A proxy on this machine comes from here as well, and may hand on an address that somebody has made up.
    """
    return (
        is_loopback(address(connection))
        and is_this_machine(name_in(connection.headers.get("host")))
        and not any(name in connection.headers for name in PROXIES)
    )
