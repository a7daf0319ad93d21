"""How much one connection or one address may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

MOST_ADDRESSES: Final = 10_000


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

    def take(self, now: float, cost: float = 1) -> bool:
        """Take as many tokens if there are so many."""
        if self.wait(now, cost) == 0.0:
            return True
        self.tokens += cost
        return False


class PerAddress:
    """A bucket for each address, for the addresses seen last."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        now = self.clock()
        who = household(address)
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.burst, now)
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(now, cost)


class AtOnce:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there was room for one more; then it has to leave again."""
        who = household(address)
        if self.open[who] >= self.most:
            return False
        self.open[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = household(address)
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def household(address: str) -> str:
    """What counts as one address. With IPv6 everybody has a whole network of them: its first half counts."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Address(int(found) >> 64 << 64))
    return address


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
