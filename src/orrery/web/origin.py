"""Only our own page may speak for a browser: the Origin it names must be the host it speaks to."""

from __future__ import annotations

from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None) -> bool:
    """Programs that are no browsers send no Origin, and have no visitors to deceive."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
