"""How many connections there are, of everybody and of each address; and how many files the system lets us open."""

from __future__ import annotations

import logging
import sys
from asyncio import Transport
from typing import Final, Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from .limits import AtOnce
from .settings import Settings

LOG = logging.getLogger("orrery.lines")
MOST_FILES: Final = 65_536
FEW_FILES: Final = 4096
RESERVE: Final = 256  # files for the store, the bots and connections that have just come
SHARE: Final = 4  # no address takes more than this part of all connections


class Line(Protocol):
    transport: Transport


class Lines:
    """A connection enters when it is made. Where there is no room, who has waited longest with half a request goes."""

    def __init__(self, settings: Settings) -> None:
        files = open_files()
        self.most = settings.most_lines or max(files - RESERVE, files // 2)
        self.at_once = AtOnce(min(settings.lines_per_address, max(1, self.most // SHARE)))
        self.count = 0
        self.asking: dict[Line, None] = {}  # those that have not sent a whole request yet, the oldest first
        self._proxies: dict[str, _TrustedHosts] = {}

    def enter(self, line: Line, host: str, proxies: list[str] | str) -> bool:
        """False: this address has too many already, or nobody can go."""
        if self.count >= self.most and not self._make_room():
            return False
        if not self.is_proxy(host, proxies) and not self.at_once.enter(host):
            return False
        self.count += 1
        self.asking[line] = None
        return True

    def leave(self, line: Line, host: str, proxies: list[str] | str) -> None:
        self.count -= 1
        self.asking.pop(line, None)
        if not self.is_proxy(host, proxies):
            self.at_once.leave(host)

    def is_proxy(self, host: str, proxies: list[str] | str) -> bool:
        """Whether it speaks for many: it has to mind by itself how many connections each of them makes."""
        key = str(proxies)
        if key not in self._proxies:
            self._proxies[key] = _TrustedHosts(proxies)
        return host in self._proxies[key]

    def _make_room(self) -> bool:
        oldest = next(iter(self.asking), None)
        if oldest is None:
            return False
        del self.asking[oldest]
        oldest.transport.abort()
        return True


def open_files() -> int:
    """How many this process may have open."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def raise_open_files() -> None:
    """As far as the system allows it; if that is not far, it is said."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError) as error:
                LOG.warning("The limit of open files stays as it is: %s", error)
    if (files := open_files()) < FEW_FILES:
        LOG.warning(
            "No more than %d files can be open at once, so few can connect: raise the limit, with 'ulimit -Hn' or"
            " LimitNOFILE of systemd.",
            files,
        )
