"""Objectives: dealt, checked, met and out of the game (A-19 to A-23), and each of the twenty in a situation."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.objectives.checks import open_objectives, progress
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, OBJECTIVES, RIVALRY, key_of
from orrery.games.roll.rules.vocabulary import phase
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import EVERYONE, Recorder
from orrery.kernel.refusal import BadData
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, tile, vector

from .boxes import BOXES

SETS = AMBITION | OBJECTIVES
BOX = BOXES.of(SETS)
KEYS = [objective.key for objective in BOX.objectives]


def scene_of(*objectives: str, seats: int = 2) -> Scene:
    scene = Scene(seats, box=BOX)
    scene.objectives(*objectives)
    return scene


def met(scene: Scene) -> dict[int, list[str]]:
    """Who was told to have met what."""
    found: dict[int, list[str]] = {}
    for event in scene.events("objective"):
        found.setdefault(event.seat, []).append(event.params["objective"])
    return found


def worlds(colour: str, n: int) -> list[str]:
    """Cheap worlds of the bag that ask nothing when completed."""
    found = [
        BOX.sides[2 * tile]
        for tile in BOX.bag
        if BOX.sides[2 * tile].row["colour"] == colour
        and not any(effect["kind"] == "remove_die" for effect in BOX.sides[2 * tile].row["effects"])
    ]
    return [side.key for side in sorted(found, key=lambda side: side.cost)[:n]]


def developments(cost: int, n: int) -> list[str]:
    """Developments of the bag that cost so much, with powers that do not act while they are built."""
    found = [BOX.sides[2 * tile + 1] for tile in BOX.bag]
    quiet = [side for side in found if side.cost == cost and not side.effects and side.row["keywords"] == ["reassign"]]
    return [side.key for side in quiet[:n]]


def acting_in(keyword: str) -> str:
    """A development of the bag with this keyword alone."""
    found = [BOX.sides[2 * tile + 1] for tile in BOX.bag]
    return next(side.key for side in found if side.row["keywords"] == [keyword])


def build(scene: Scene, *keys: str) -> None:
    """Tiles to be completed by as many Home dice as they need."""
    scene.stack(0, *keys)
    for key in keys:
        side = BOX.sides[scene.side(key)]
        column = "settle" if side.row.get("colour") else "develop"
        scene.workers(0, **{column: ["home"] * side.cost})


# A situation of each objective. With `enough` it is met at its check, without it something small is missing.


def system_diversity(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *worlds("novelty", 2), *worlds("rare_elements", 1), *worlds("gray", 2))
    build(scene, *worlds("genes", 1))
    if enough:
        scene.tableau(0, *worlds("alien", 1))
    scene.phases("settle")


def diverse_workforce(scene: Scene, enough: bool) -> None:
    """The dice lie everywhere; a Leader is a Home die, an Entrepreneur a colour of its own."""
    scene.tableau(0, "gem_world")
    scene.cup(0, "home", "leader", "entrepreneur")
    scene.citizenry(0, "military")
    scene.good(0, "gem_world", "genes")
    scene.stack(0, "galactic_exchange")
    scene.developers(0, "novelty")
    if enough:
        scene.workers(0, ship=["consumption"])
    scene.phases("settle")


def galactic_riches(scene: Scene, enough: bool) -> None:
    scene.credits(0, 6 if enough else 5)
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    scene.choose(0, "trade:home@gem_world")


def budget_surplus(scene: Scene, enough: bool) -> None:
    scene.citizenry(0, "home", "military")
    scene.credits(0, 6 if enough else 5)
    scene.manage()


def development_leader(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *developments(2, 4 if enough else 3))
    build(scene, *developments(2, 5)[4:])
    scene.phases("develop")


def expansion_leader(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *worlds("gray", 3), *worlds("novelty", 2 if enough else 1))
    build(scene, *worlds("genes", 1))
    scene.phases("settle")


def innovation_leader(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *[acting_in(word) for word in ("explore", "produce", "ship" if enough else "instant")])
    build(scene, *developments(2, 1))
    scene.phases("develop")


def standard_of_living(scene: Scene, enough: bool) -> None:
    scene.chips(0, 3 if enough else 2)
    scene.tableau(0, *worlds("genes", 1))
    scene.good(0, *worlds("genes", 1), "genes")
    scene.workers(0, ship=["genes"])
    scene.phases("ship")
    scene.choose(0, f"consume:genes@{worlds('genes', 1)[0]}")


def of_colour(colour: str, n: int) -> Callable[[Scene, bool], None]:
    def arrange(scene: Scene, enough: bool) -> None:
        found = worlds(colour, n)
        scene.tableau(0, *found[: n - 1 if enough else n - 2], *worlds("gray", 1))
        build(scene, found[-1])
        scene.phases("settle")

    return arrange


def military_influence(scene: Scene, enough: bool) -> None:
    """The last of them comes with the world."""
    scene.citizenry(0, *["military"] * (4 if enough else 3))
    build(scene, "high_gravity_world")
    scene.phases("settle")


def full_warehouses(scene: Scene, enough: bool) -> None:
    found = worlds("novelty", 4)
    scene.tableau(0, *found)
    for world in found[: 3 if enough else 2]:
        scene.good(0, world, "home")
    scene.workers(0, produce=["home"])
    scene.phases("produce")
    if not enough:
        scene.choose(0, f"produce:home@{found[3]}")


def trade_convoy(scene: Scene, enough: bool) -> None:
    found = worlds("novelty", 4)
    scene.tableau(0, *found)
    for world in found:
        scene.good(0, world, "home")
    scene.workers(0, ship=["home"] * (4 if enough else 3))
    scene.phases("ship")
    while scene.kind(0) == "ship":
        scene.choose(0, scene.offered(0)[len(scene.p(0).goods) % 2])  # some are traded, some are consumed


def building_boom(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *developments(2, 3)[2:])
    build(scene, *developments(2, 2 if enough else 1))
    scene.phases("develop")


def settlement_wave(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *worlds("gray", 1))
    build(scene, *worlds("novelty", 2 if enough else 1))
    scene.phases("settle")


def grand_design(scene: Scene, enough: bool) -> None:
    scene.tableau(0, "galactic_exchange" if enough else developments(4, 1)[0])
    build(scene, "galactic_renaissance")
    scene.phases("develop")


def charted_space(scene: Scene, enough: bool) -> None:
    scene.stack(0, *worlds("novelty", 3), *developments(2, 2 if enough else 1))
    scene.workers(0, explore=["home"])
    scene.phases("explore")
    scene.choose(0, "scout:home", "draw")
    scene.choose(0, scene.offered(0)[0])


def mass_mobilisation(scene: Scene, enough: bool) -> None:
    """The die that selects is one of them."""
    scene.workers(0, ship=["home"] * (4 if enough else 3), explore=["home"] * 5)
    scene.workers(1, develop=["home"])
    scene.assign()
    scene.choose(0, "select:ship", "with:home@explore", "ready")
    scene.choose(1, "select:develop")


SITUATIONS: dict[str, Callable[[Scene, bool], None]] = {
    "system_diversity": system_diversity,
    "diverse_workforce": diverse_workforce,
    "galactic_riches": galactic_riches,
    "budget_surplus": budget_surplus,
    "development_leader": development_leader,
    "expansion_leader": expansion_leader,
    "innovation_leader": innovation_leader,
    "standard_of_living": standard_of_living,
    "overlord_discoveries": of_colour("alien", 2),
    "uplift_knowledge": of_colour("genes", 2),
    "mineral_wealth": of_colour("rare_elements", 3),
    "trend_setters": of_colour("novelty", 4),
    "military_influence": military_influence,
    "full_warehouses": full_warehouses,
    "trade_convoy": trade_convoy,
    "building_boom": building_boom,
    "settlement_wave": settlement_wave,
    "grand_design": grand_design,
    "charted_space": charted_space,
    "mass_mobilisation": mass_mobilisation,
}


def test_there_is_a_situation_of_every_objective() -> None:
    assert list(SITUATIONS) == KEYS
    assert len(KEYS) == 20


@rule("A-20", "A-21", "A-22", "D-47")
@tile(
    "system_diversity",
    "diverse_workforce",
    "galactic_riches",
    "budget_surplus",
    "development_leader",
    "expansion_leader",
    "innovation_leader",
    "standard_of_living",
    "overlord_discoveries",
    "uplift_knowledge",
    "mineral_wealth",
    "trend_setters",
    "military_influence",
    "full_warehouses",
    "trade_convoy",
    "building_boom",
    "settlement_wave",
    "grand_design",
    "charted_space",
    "mass_mobilisation",
)
@pytest.mark.parametrize("key", KEYS)
def test_an_objective_is_met_at_its_check_and_not_a_bit_earlier(key: str) -> None:
    talents = BOX.objectives[KEYS.index(key)].talents
    for enough in (True, False):
        scene = scene_of(key)
        SITUATIONS[key](scene, enough)
        assert met(scene) == ({0: [key]} if enough else {}), enough
        assert scene.p(0).more.talents == (talents if enough else 0)
        assert [event.rule for event in scene.events("objective")] == ["A-23"] * enough
        assert scene.s.goals.met == [1 if enough else 0]
        assert [objective.key for objective in open_objectives(scene.s)] == ([] if enough else [key])


@rule("A-19")
def test_six_of_twenty_lie_face_up_and_everybody_is_told() -> None:
    game = Roll(BOXES, [BASE, SETS])
    seen = set()
    for seed in range(12):
        told = Recorder()
        s = galaxy(game.new({"with": key_of(SETS)}, 3, key_of_seed(f"objectives {seed}"), told))
        assert len(set(s.goals.dealt)) == 6
        seen |= set(s.goals.dealt)
        (event,) = [event for event in told.events if event.key == "objectives"]
        assert (event.seat, event.rule, event.seen, event.reveals) == (-1, "A-19", EVERYONE, True)
        assert event.params == {"objectives": [KEYS[number] for number in s.goals.dealt]}
        assert galaxy(s.view(1)).goals.dealt == s.goals.dealt
        assert all(p.more.talents == 0 for p in s.players)
    assert seen == set(range(20)), "any of them can be dealt"


@rule("A-20")
def test_an_objective_is_not_checked_when_its_phase_is_not_played() -> None:
    scene = scene_of("galactic_riches", "expansion_leader")
    scene.credits(0, 10)
    scene.tableau(0, *worlds("gray", 3), *worlds("novelty", 3))
    scene.crowd(0)
    scene.phases("explore", "develop", "produce")
    assert scene.stage == "manage"
    assert met(scene) == {}


@rule("A-21")
def test_what_held_earlier_and_no_longer_at_the_check_does_not_count() -> None:
    """Four goods lie there while others are produced, and are shipped before the next check."""
    scene = scene_of("full_warehouses")
    found = worlds("novelty", 4)
    scene.tableau(0, *found)
    for world in found:
        scene.good(0, world, "home")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    scene.choose(0, scene.offered(0)[0])
    assert met(scene) == {}
    assert [one.value for one in progress(scene.s, scene.p(0), BOX.objectives[KEYS.index("full_warehouses")])] == [3]


@rule("A-23")
@vector("T-A15")
def test_all_who_meet_it_at_one_check_take_all_of_it() -> None:
    scene = scene_of("overlord_discoveries", "galactic_riches", seats=3)
    found = worlds("alien", 4)
    scene.tableau(0, *found[:2])
    scene.tableau(2, *found[2:])
    scene.crowd(1)
    scene.credits(1, 1)
    scene.phases("settle")
    assert met(scene) == {0: ["overlord_discoveries"], 2: ["overlord_discoveries"]}
    assert [p.more.talents for p in scene.s.players] == [3, 0, 3]
    assert scene.s.goals.met == [0b101, 0]
    assert [objective.key for objective in open_objectives(scene.s)] == ["galactic_riches"]
    later = scene.branch()
    later.phases("settle")
    assert met(later) == {}, "it is face down"
    assert [p.more.talents for p in later.s.players] == [3, 0, 3]


@rule("D-28")
def test_objectives_come_after_the_powers_at_the_end_of_a_phase() -> None:
    scene = scene_of("galactic_riches")
    scene.tableau(0, "free_trade_association", "gem_world")
    scene.good(0, "gem_world", "home")
    scene.credits(0, 7)
    scene.phases("ship")
    (power,) = scene.events("power_credits", 0)
    assert power.params["credits"] == 2
    assert met(scene) == {0: ["galactic_riches"]}
    order = [event.key for event in scene.recorder.events if event.key in ("power_credits", "objective")]
    assert order == ["power_credits", "objective"]


@rule("D-28", "A-31")
def test_objectives_of_the_last_round_count_in_the_score() -> None:
    scene = scene_of("budget_surplus")
    scene.credits(0, 5)
    scene.citizenry(0, "home")
    scene.stack(0, "space_docks")
    scene.developers(0, "home")
    scene.chips(1, scene.s.pool)
    scene.manage()
    assert met(scene) == {}, "first comes the recall"
    scene.choose(0, "done")
    assert scene.stage == "over"
    assert met(scene) == {0: ["budget_surplus"]}
    assert [part.points for part in scene.score(0).parts if part.key == "talents"] == [2]
    keys = [event.key for event in scene.recorder.events if event.key in ("recruit", "objective", "over")]
    assert keys == ["recruit", "objective", "over"]


@rule("V-58")
def test_all_open_objectives_are_checked_after_deal_but_for_those_of_one_phase() -> None:
    box = BOXES.of(AMBITION | OBJECTIVES | RIVALRY | DEAL)
    scene = Scene(2, box=box)
    scene.objectives("overlord_discoveries", "galactic_riches", "building_boom", "grand_design")
    scene.tableau(0, *worlds("alien", 2))
    scene.credits(0, 9)
    scene.credits(1, 8)
    scene.s.goals.met[3] = 2
    scene.s.goals.developments[0] = 2
    scene.s.listener = scene.recorder
    scene.s.played = 1 << phase.DOLLAR
    scene.s.next_phase(phase.DOLLAR + 1)
    assert met(scene) == {0: ["overlord_discoveries", "galactic_riches"]}
    assert {event.rule for event in scene.events("objective")} == {"V-58"}
    assert scene.s.goals.met == [1, 1, 0, 2]


def test_progress_says_how_far_everybody_is_from_any_view() -> None:
    scene = scene_of("budget_surplus", "mass_mobilisation", seats=3)
    scene.credits(0, 3)
    scene.citizenry(0, "home")
    scene.workers(0, ship=["home"] * 3)
    scene.workers(1, ship=["home"] * 3)
    scene.assign()
    surplus, mobilisation = (BOX.objectives[number] for number in scene.s.goals.dealt)
    for seat in (0, 1, None):
        s = galaxy(scene.s.view(seat))
        found = progress(s, s.players[0], surplus)
        assert [(one.metric, one.value, one.needed, one.at_most, one.holds) for one in found] == [
            ("dice_in_citizenry", 1, 0, True, False),
            ("credits", 3, 4, False, False),
        ]
        assert [progress(s, p, mobilisation)[0].value for p in s.players] == [0, 0, 0], "nobody knows before Reveal"


def test_impossible_objectives_are_refused() -> None:
    game = Roll(BOXES, [BASE, SETS])
    s = galaxy(game.new({"with": key_of(SETS)}, 2, key_of_seed("bytes")))
    assert game.decode(s.encode()).digest() == s.digest()

    def spoiled(name: str, value: list[int]) -> bytes:
        other = s.clone()
        setattr(other.goals, name, value)
        return other.encode()

    dealt = s.goals.dealt
    for name, value in (
        ("dealt", dealt[:5]),
        ("dealt", [*dealt[:5], 20]),
        ("dealt", [-1, *dealt[1:]]),
        ("dealt", [dealt[0], *dealt[:5]]),
        ("dealt", dealt[::-1]),
        ("met", [0] * 5),
        ("met", [4] + [0] * 5),
        ("met", [1] + [0] * 5),
        ("shipped", [0]),
        ("shipped", [1, 0]),
        ("developments", [-1, 0]),
        ("worlds", [0, 1]),
    ):
        with pytest.raises(BadData):
            game.decode(spoiled(name, value))
