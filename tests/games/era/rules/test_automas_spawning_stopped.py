"""Spawning that the player blocks, and ships that come as if spawned (E-148, E-247)."""

from __future__ import annotations

from orrery.games.era.rules.board import DISTANCE, HEX_OF
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.relic_kind import SHIPS
from tests.games.era.rules.automata import SLAVERS, Automata
from tests.rules import rule

Z = "zc7"  # the wormhole of the centre


@rule("E-150", "E-250")
def test_an_sts_player_at_peace_may_block_population_that_counts() -> None:
    for answer, ships in (("war:slavers", 2), ("pass", 3)):
        scene = Automata(zb4="star")
        scene.alignment = STS
        scene.own(SLAVERS, "zb4", 3)
        scene.ships(HUMAN, "zb4", 1)
        scene.grow(SLAVERS, 4)
        assert scene.kind() == "block_population"
        assert scene.about(0) == {"hexes": ["zb4"], "what": "spawn"}
        scene.choose(answer)
        assert scene.params("spawns")["n"] - scene.params("spawns")["robotics"] == ships
        assert scene.where(SLAVERS)[Z] == scene.params("spawns")["n"]
        assert scene.wars[SLAVERS] == (answer != "pass")


@rule("E-80", "E-150")
def test_nobody_is_asked_where_blocking_changes_nothing_or_is_not_allowed() -> None:
    scene = Automata(zb4="star")
    scene.own(SLAVERS, "zb4", 3)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 4)
    assert scene.kind() == "", "STO may not"
    scene = Automata(zb4="star")
    scene.alignment = STS
    scene.own(SLAVERS, "zb4", 1)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 4)
    assert scene.kind() == "", "7 bring as many ships as 6"
    limit = DISTANCE[HEX_OF["zb4"]][HEX_OF["he5"]]
    for discs, genetics, asked in ((limit - 1, 1, True), (limit, 1, False), (limit, 2, True)):
        scene = Automata(zb4="star")
        scene.alignment = STS
        scene.own(SLAVERS, "zb4", discs)
        scene.ships(HUMAN, "zb4", 1)
        scene.levels(SLAVERS, 1, 1, 1, 1, genetics)
        scene.grow(SLAVERS, 5)
        assert scene.kind() == "block_population"
        assert (not scene.told("grows_nothing")) == asked, "otherwise only before the ships are counted"


@rule("E-175", "E-251")
def test_buried_ships_are_placed_in_the_hex_like_spawned_ones() -> None:
    scene = Automata(zb4="star")
    scene.neutral("zb4", 0)
    scene.ships(SLAVERS, "zb4", 1)
    scene.relics[HEX_OF["zb4"]] = next(n for n, relic in enumerate(scene.box.relics) if relic.kind == SHIPS)
    scene.grow(SLAVERS, 6)
    assert scene.where(SLAVERS) == {"zb4": 4}
