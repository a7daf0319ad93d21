"""What an operator has ordered with `orrery admin` while the server runs: who is kept out, which tables are gone."""

from __future__ import annotations

import asyncio
import logging
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

from orrery.tables.port import StoreDown

from .errors import Problem

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("orrery.orders")
LOOK_SECONDS = 5.0  # between two looks at the store
Network = IPv4Network | IPv6Network


class BadNetwork(Exception):
    """It is no address and no network, or this machine is in it."""


def network_of(text: str) -> Network:
    """What somebody means by an address. One of IPv6 stands for its /64: everybody there has so many of them."""
    try:
        found = ip_network(text.strip(), strict=False)
        if isinstance(found, IPv6Network):
            inner = found.network_address.ipv4_mapped
            if inner is not None and found.prefixlen >= 96:
                found = ip_network((inner, found.prefixlen - 96), strict=False)
            elif found.prefixlen == found.max_prefixlen:
                found = found.supernet(new_prefix=64)
    except ValueError:
        raise BadNetwork(text) from None
    if any(
        found.overlaps(own) for own in (ip_network("127.0.0.0/8"), ip_network("::1")) if own.version == found.version
    ):
        raise BadNetwork(text)
    return found


class Orders:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.networks: set[Network] = set()

    def check(self, address: str) -> None:
        """Problem: whoever has this address is kept out."""
        if self.networks and self.banned(address):
            raise Problem(403, "banned")

    def banned(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self.networks)

    async def load(self) -> None:
        """StoreDown: what was ordered is not known."""
        self.networks = {ip_network(text) for text in await self.hub.store.banned()}
        for table in await self.hub.store.missing(list(self.hub.tables)):
            self.hub.forget(table)

    async def watch(self) -> None:
        """Again and again."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.load()
            except StoreDown as error:
                LOG.error("the operator's orders are not known", extra={"reason": error.reason})
