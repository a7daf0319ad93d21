"""Only our own page may speak for a browser: the Origin it names must be the host it speaks to."""

from __future__ import annotations

from urllib.parse import urlsplit

from .limits import is_this_machine


def allowed(origin: str | None, host: str | None) -> bool:
    """Programs that are no browsers send no Origin, and have no visitors to deceive."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def names_this_machine(host: str | None) -> bool:
    """Whether whoever asks has called us by a name of this machine. Any other name can be made to lead here."""
    try:
        return is_this_machine(urlsplit(f"//{host or ''}").hostname or "")
    except ValueError:
        return False
