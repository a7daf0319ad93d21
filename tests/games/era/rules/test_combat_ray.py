"""The Planetary Death Ray of the player and of the Slavers (E-99 to E-101, E-216)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.board import NOWHERE
from orrery.games.era.rules.rounds import Round
from orrery.games.era.rules.vocabulary import act, relic_kind, star, story
from orrery.games.era.rules.vocabulary.letter import A, B, C, D, E
from orrery.games.era.rules.vocabulary.source import STORY
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, vector

from .battles import at_war
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

RAY = "ze5"


def relic_of(scene: Scene, kind: int) -> int:
    return [relic.kind for relic in scene.box.relics].index(kind)


def armed(owner: int, seed: str = "scene", **hexes: str) -> Scene:
    scene = at_war(seed, **hexes)
    scene.own(owner, RAY, 2)
    scene.relics[at(RAY)] = relic_of(scene, relic_kind.DEATH_RAY)
    scene.relic_seen[at(RAY)] = True
    scene.ships(HUMAN, "he5", 1)
    return scene


def sail(scene: Scene) -> None:
    scene.start(entry(act.SAIL), entry(act.LAND))
    assert scene.kind() == "moves"


def shoot(scene: Scene) -> None:
    scene.start(entry(act.RAY))


# The player's.


@rule("E-99")
@refusal("ray_used", "ray_too_far", "no_ray_target")
def test_the_player_hits_one_ship_within_three_hexes_once_a_round() -> None:
    scene = armed(HUMAN)
    for address in ("zb5", "zc4", "zi1"):
        scene.ships(SLAVERS, address, 2)
    sail(scene)
    assert scene.offered("ray") == ["zb5", "zc4"]
    assert scene.refused("ray:zi1") == ["ray_too_far E-99"]
    assert scene.refused("ray:ze4") == ["no_ray_target E-99"]
    scene.choose("ray:zc4")
    assert scene.slavers.loose[at("zc4")] == 1
    assert scene.offered("ray") == []
    assert scene.refused("ray:zb5") == ["ray_used E-99"]


@rule("E-99", "E-174")
@refusal("no_ray")
def test_the_ray_is_his_who_owns_its_star() -> None:
    for owner, there in ((HUMAN, True), (SLAVERS, False)):
        scene = armed(owner)
        scene.ships(SLAVERS, "zc4", 2)
        sail(scene)
        assert (scene.offered("ray") != []) is there
    assert scene.refused("ray:zc4") == ["no_ray E-99"]


@rule("E-99")
def test_only_who_is_at_war_can_be_hit() -> None:
    scene = armed(HUMAN)
    scene.wars = [False, False, True]
    scene.ships(FARMERS, "zc4", 2)
    scene.ships(SLAVERS, "zb5", 2)
    sail(scene)
    assert scene.offered("ray") == ["zb5"]


@rule("E-99")
def test_the_player_chooses_what_is_hit() -> None:
    scene = armed(HUMAN, zc4="star")
    scene.own(SLAVERS, "zc4", 2)
    scene.ships(SLAVERS, "zc4", 2)
    scene.ships(FARMERS, "zc4", 1)
    scene.fleet(SLAVERS, D, "zc4", 3)
    sail(scene)
    scene.choose("ray:zc4")
    assert scene.offered("hit") == ["disc", "farmers", "slavers", "fleet_d"]
    scene.choose("hit:fleet_d")
    assert (scene.slavers.fleet_size[D], scene.slavers.loose[at("zc4")], scene.discs[at("zc4")]) == (2, 2, 2)
    assert scene.kind() == "moves"


@rule("E-99", "E-49")
def test_hidden_fleets_are_told_apart_by_their_size_alone() -> None:
    def made(one: int, two: int, three: int) -> Scene:
        scene = armed(HUMAN)
        scene.fleet(SLAVERS, one, "zc4", 3)
        scene.fleet(SLAVERS, two, "zc4", 5)
        scene.fleet(SLAVERS, three, "zc4", 5)
        sail(scene)
        scene.choose("ray:zc4")
        return scene

    for letters in ((A, B, C), (C, E, A), (E, B, A)):
        scene = made(*letters)
        assert (scene.offered("hit"), scene.about(HUMAN)["hidden"]) == (["hidden_1", "hidden_2"], [3, 5])
        plain = made(A, B, C)
        assert scene.view(HUMAN).encode() == plain.view(HUMAN).encode()
        for one in (scene, plain):
            one.choose("hit:hidden_1")
        assert scene.slavers.fleet_size[letters[0]] == 2
        assert scene.view(HUMAN).encode() == plain.view(HUMAN).encode()
        assert scene.params("ray")["fleet"] == ""
    hit = Counter[int]()
    for seed in range(40):
        scene = made(A, B, C)
        scene.chance = Scene(str(seed)).chance
        scene.choose("hit:hidden_2")
        hit[scene.slavers.fleet_size[B]] += 1
    assert set(hit) == {4, 5}, "of two alike it is left to chance"


@rule("E-99", "E-56")
def test_a_fleet_of_one_ship_is_gone() -> None:
    scene = armed(HUMAN)
    scene.fleet(SLAVERS, A, "zc4", 1)
    sail(scene)
    scene.choose("ray:zc4")
    assert (scene.slavers.fleet_at[A], scene.slavers.shown[A]) == (NOWHERE, False)


@rule("E-101", "E-99")
def test_a_star_that_loses_its_last_population_becomes_uninhabited() -> None:
    scene = armed(HUMAN, zc4="star")
    scene.own(SLAVERS, "zc4", 2)
    track = scene.slavers.track
    sail(scene)
    scene.choose("ray:zc4")
    assert (scene.discs[at("zc4")], scene.owner[at("zc4")]) == (1, SLAVERS)
    scene.ledger.ray_used = False
    scene.reopen()
    scene.choose("ray:zc4")
    assert (scene.owner[at("zc4")], scene.counters[at("zc4")]) == (-1, star.UNINHABITED)
    assert scene.slavers.track == track + 2


@rule("E-98", "E-165")
@pytest.mark.parametrize(("tale", "what", "dp"), [(story.WARS, "slavers", 1), (story.WARS, "disc", 0)])
def test_what_the_story_pays_for_the_ray(tale: int, what: str, dp: int) -> None:
    scene = armed(HUMAN, zc4="star")
    scene.story = tale
    scene.round = 4
    scene.own(SLAVERS, "zc4", 2)
    scene.ships(SLAVERS, "zc4", 2)
    sail(scene)
    scene.choose("ray:zc4", f"hit:{what}")
    assert scene.points[STORY] == dp


@rule("E-165")
def test_by_the_story_migrations_a_disc_that_is_hit_counts() -> None:
    scene = armed(HUMAN, zc4="star")
    scene.story = story.MIGRATIONS
    scene.round = 4
    scene.own(SLAVERS, "zc4", 2)
    sail(scene)
    scene.choose("ray:zc4")
    assert scene.points[STORY] == 1


@rule("E-100")
@refusal("ray_shielded")
def test_the_hex_of_the_defense_grid_is_safe_once_its_star_was_taken() -> None:
    scene = armed(HUMAN, zc4="star")
    scene.neutral("zc4", star.ADVANCED)
    scene.relics[at("zc4")] = relic_of(scene, relic_kind.DEFENSE_GRID)
    scene.ships(SLAVERS, "zc4", 2)
    sail(scene)
    assert scene.offered("ray") == ["zc4"], "nobody has taken it yet"
    scene.own(FARMERS, "zc4", 0)
    scene.reopen()
    assert scene.offered("ray") == [], "whoever has taken it, ships of others are safe as well"
    assert scene.refused("ray:zc4") == ["ray_shielded E-100"]
    scene.own(SLAVERS, "zc4", 1)
    scene.reopen()
    assert scene.offered("ray") == []
    scene.owner[at("zc4")] = -1
    scene.neutral("zc4", star.UNINHABITED)
    scene.emptied = [at("zc4")]
    scene.reopen()
    assert scene.offered("ray") == [], "also when its population is gone"


# The Slavers'.


@rule("E-216")
@vector("EV-119")
def test_the_slavers_prefer_population() -> None:
    for seed in range(10):
        scene = armed(SLAVERS, str(seed), zc4="star")
        scene.own(HUMAN, "zc4", 2)
        scene.ships(HUMAN, "zb5", 4)
        scene.ships(FARMERS, "zd5", 4)
        shoot(scene)
        assert (scene.discs[at("zc4")], scene.me.ships(), scene.farmers.ships()) == (1, 5, 4)
        assert scene.robots.ray_used


@rule("E-47", "E-99")
def test_each_ray_can_be_used_again_in_the_next_round() -> None:
    scene = armed(SLAVERS)
    scene.ships(FARMERS, "zd5", 4)
    shoot(scene)
    shoot(scene)
    assert scene.farmers.ships() == 3, "once in a round"
    scene.ledger.ray_used = True
    Round().act(scene, 0)
    scene.agenda.clear()
    shoot(scene)
    assert scene.farmers.ships() == 2
    assert not scene.ledger.ray_used


@rule("E-216")
def test_of_several_hexes_they_take_a_random_one() -> None:
    hexes = Counter[str]()
    for seed in range(60):
        scene = armed(SLAVERS, str(seed), zc4="star", zb5="star")
        scene.own(HUMAN, "zc4", 9)
        scene.own(HUMAN, "zb5", 1)
        shoot(scene)
        hexes[scene.params("ray")["hex"]] += 1
    assert min(hexes["zc4"], hexes["zb5"]) > 15, "each hex is as likely, however many discs it has"
    for seed in range(60):
        scene = armed(SLAVERS, str(seed))
        scene.ships(HUMAN, "zc4", 1)
        scene.ships(FARMERS, "zd5", 1)
        shoot(scene)
        hexes[scene.params("ray")["faction"]] += 1
    assert min(hexes["human"], hexes["farmers"]) > 15


@rule("E-216", "E-99")
def test_each_hostile_ship_of_the_hex_is_as_likely() -> None:
    hit = Counter[str]()
    for seed in range(120):
        scene = armed(SLAVERS, str(seed))
        scene.ships(HUMAN, "zc4", 1)
        scene.ships(FARMERS, "zc4", 2)
        scene.fleet(HUMAN, B, "zc4", 3)
        shoot(scene)
        told = scene.params("ray")
        hit[told["faction"] + told["fleet"]] += 1
        assert scene.told("ray")[0].reveals
    assert set(hit) == {"human", "farmers", "humanb"}
    assert hit["human"] < hit["farmers"] < hit["humanb"]
    assert hit["humanb"] > 45


@rule("E-216", "E-78")
def test_at_peace_with_the_player_they_hit_farmers_alone_or_nothing() -> None:
    scene = armed(SLAVERS, zc4="star")
    scene.wars = [False] * 3
    scene.own(HUMAN, "zc4", 2)
    scene.ships(HUMAN, "zc4", 2)
    shoot(scene)
    assert (scene.told("ray"), scene.robots.ray_used) == ([], False)
    assert scene.told("no_ray_target")
    scene.ships(FARMERS, "zd5", 1)
    shoot(scene)
    assert scene.farmers.ships() == 0


@rule("E-99", "E-216")
def test_they_reach_three_hexes_and_never_a_home_star_miniature() -> None:
    scene = armed(SLAVERS)
    scene.ships(HUMAN, "zi1", 1)
    scene.ships(FARMERS, "zi2", 1)
    shoot(scene)
    assert scene.told("ray") == []
    scene.ships(FARMERS, "zh5", 1)
    shoot(scene)
    assert scene.params("ray")["hex"] == "zh5"
    scene = armed(SLAVERS)
    scene.home = at("zd5")
    scene.owner[at("he5")] = -1
    scene.own(HUMAN, "zd5", 0)
    scene.me.put_ships(at("he5"), 0)
    shoot(scene)
    assert scene.told("ray") == []
