"""What counts as one address, and how much one may take: less than the machine carries. Counted, not timed."""

from __future__ import annotations

import pytest

from orrery.web.limits import SITE_SHARE, AtOnce, PerAddress, networks


@pytest.mark.parametrize(
    ("address", "network", "site"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64", "2001:db8:1::/48"),
        ("2001:db8:2:3::1", "2001:db8:2:3::/64", "2001:db8:2::/48"),
    ],
)
def test_a_network_of_six_counts_as_one_address_and_its_site_as_a_few(address: str, network: str, site: str) -> None:
    assert networks(address) == [(network, 1), (site, SITE_SHARE)]


@pytest.mark.parametrize("address", ["203.0.113.9", "::ffff:203.0.113.9", "", "unix"])
def test_other_addresses_count_by_themselves(address: str) -> None:
    assert networks(address) == [(address, 1)]


def test_addresses_of_one_network_share_their_limits() -> None:
    open_ = AtOnce(1)
    assert open_.enter("2001:db8::1")
    assert not open_.enter("2001:db8::2")
    open_.leave("2001:db8::3")
    assert open_.enter("2001:db8::2")


def test_a_site_has_room_for_a_few_networks_and_no_more() -> None:
    open_ = AtOnce(3)
    entered = [open_.enter(f"2001:db8:0:{n:x}::1") for n in range(100)]
    assert sum(entered) == 3 * SITE_SHARE
    assert open_.enter("2001:db8:1::1")
    assert open_.enter("203.0.113.9")
    for n, came in enumerate(entered):
        if came:
            open_.leave(f"2001:db8:0:{n:x}::1")
    assert sorted(open_.open) == ["2001:db8:1::/48", "2001:db8:1::/64", "203.0.113.9"]


def test_who_changes_the_network_for_each_request_is_stopped_by_the_site() -> None:
    now = [0.0]
    limits = PerAddress(1.0, 5, lambda: now[0])
    assert sum(limits.take(f"2001:db8:0:{n:x}::1") for n in range(100)) == 5 * SITE_SHARE
    assert not limits.take("2001:db8:0:ffff::1")
    assert limits.take("2001:db8:1::1")
    now[0] += 1.0
    assert sum(limits.take(f"2001:db8:0:{n:x}::1") for n in range(100, 200)) == SITE_SHARE


def test_what_is_refused_costs_nothing() -> None:
    limits = PerAddress(1.0, 5, lambda: 0.0)
    assert not limits.take("2001:db8::1", 6)
    assert limits.take("2001:db8::1", 5)
