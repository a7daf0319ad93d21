"""How much one connection or one address may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

MOST_ADDRESSES: Final = 10_000
NETWORK: Final = 64  # bits of an IPv6 address: everybody has so many addresses that one of them says nothing
SITE: Final = 48  # who has a site has 65,536 networks
SITE_SHARE: Final = 4  # so many times as much as a network may a site, where strangers may live as well


class Bucket:
    """A token bucket: `burst` at once, `rate` a second in the long run."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.at = now

    def wait(self, now: float, cost: float = 1) -> float:
        """Take as many tokens; how long to wait before they may be used."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate) - cost
        self.at = now
        return 0.0 if self.tokens >= 0 else -self.tokens / self.rate

    def give_back(self, cost: float) -> None:
        self.tokens += cost


class PerAddress:
    """A bucket for each address, and one for each site, for those seen last."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Take as many tokens if there are so many."""
        if self.wait(address, cost) == 0.0:
            return True
        for bucket in self._of(address):
            bucket.give_back(cost)
        return False

    def wait(self, address: str, cost: float = 1) -> float:
        """Take as many tokens; how long to wait before they may be used."""
        now = self.clock()
        return max(bucket.wait(now, cost) for bucket in self._of(address))

    def _of(self, address: str) -> list[Bucket]:
        found: list[Bucket] = []
        for who, share in networks(address):
            bucket = self.buckets.pop(who, None) or Bucket(share * self.rate, share * self.burst, self.clock())
            self.buckets[who] = bucket
            found.append(bucket)
        while len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return found


class AtOnce:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there was room for one more; then it has to leave again."""
        found = networks(address)
        if any(self.open[who] >= share * self.most for who, share in found):
            return False
        self.open.update(who for who, _ in found)
        return True

    def leave(self, address: str) -> None:
        for who, _ in networks(address):
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def networks(address: str) -> list[tuple[str, int]]:
    """What counts as one address, and how many times as much as one address each of it may.

    With IPv6 everybody has a whole network of them, and many have a site of networks.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return [(address, 1)]
    if not isinstance(found, IPv6Address) or found.ipv4_mapped is not None:
        return [(address, 1)]
    return [
        (f"{IPv6Address(int(found) >> 128 - bits << 128 - bits)}/{bits}", share)
        for bits, share in ((NETWORK, 1), (SITE, SITE_SHARE))
    ]


def is_loopback(address: str) -> bool:
    """Whether somebody at this machine asks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def is_this_machine(host: str) -> bool:
    """Whether a host's name or address always leads to the machine that asks."""
    return host == "localhost" or is_loopback(host)
