"""Whatever an automa chooses among equals comes equally often: a chi-square over 20,000 seeded choices (E-191)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from orrery.games.era.rules.board import ADDRESSES, HEX_OF
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import act, star
from orrery.games.era.rules.vocabulary.letter import A, B, C
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.games.era.rules.scene import HUMAN
from tests.rules import rule

PICKS = 2000  # of each of ten kinds
# The value that a chi-square test with so many degrees of freedom exceeds once in a thousand times.
THOUSANDTH = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47}

Outcome = Callable[[Galaxy], str]


def counted(scene: Automata, acts: list[int], outcome: Outcome) -> Counter[str]:
    """What came of these acts, so many times from the same position, with one chance for all."""
    chance = Chance(key_of_seed("equals"))
    found: Counter[str] = Counter()
    for _ in range(PICKS):
        s = scene.clone()
        s.chance = chance
        s.plan(*acts)
        s.run()
        found[outcome(s)] += 1
    return found


def even(found: Counter[str], equals: list[str]) -> None:
    assert sorted(found) == sorted(equals)
    expected = PICKS / len(equals)
    assert sum((n - expected) ** 2 / expected for n in found.values()) < THOUSANDTH[len(equals) - 1]


def places(automa: int) -> Outcome:
    return lambda s: " ".join(ADDRESSES[at] for at in s.factions[automa].places())


def moved(scene: Automata, automa: int, die: int) -> Counter[str]:
    """Where the only unit is after this movement result."""
    scene.robots.movement[automa] = die
    return counted(scene, [entry(act.UNITS, automa)], places(automa))


@rule("E-191", "E-225")
def test_a_farmer_ship_goes_to_any_star_within_range() -> None:
    scene = Automata(zd4="star", ze3="star", zf5="star", zh4="star")
    scene.ships(FARMERS, "ze5", 1)
    for address in ("ze5", "zd4", "ze3", "zf5", "zh4"):
        scene.neutral(address, star.PRIMITIVE)
    even(moved(scene, FARMERS, 4), ["ze5", "zd4", "ze3", "zf5", "zh4"])


@rule("E-191", "E-222")
def test_a_farmer_ship_flies_in_any_open_direction() -> None:
    scene = Automata()
    scene.ships(FARMERS, "zc7", 1)
    even(moved(scene, FARMERS, 5), ["zc4", "zf6", "ze9", "za5"])


@rule("E-191", "E-226")
def test_slavers_go_to_any_neutral_star_within_range() -> None:
    scene = Automata(zd4="star", zf5="star")
    scene.ships(SLAVERS, "ze5", 3)
    for address in ("zd4", "zf5"):
        scene.neutral(address, star.ADVANCED)
    even(moved(scene, SLAVERS, 6), ["zd4", "zf5"])


@rule("E-191", "E-215")
def test_any_fleet_of_a_hex_stays_when_they_merge() -> None:
    scene = Automata()
    for letter in (A, B, C):
        scene.fleet(SLAVERS, letter, "ze2", 2 + letter)
    found = counted(scene, [entry(act.MERGE, HEX_OF["ze2"])], lambda s: "abcde"[s.slavers.fleet_size.index(9)])
    even(found, ["a", "b", "c"])


def growth(scene: Automata, automa: int, die: int, outcome: Outcome) -> Counter[str]:
    scene.robots.growth[automa] = die
    return counted(scene, [entry(act.AUTOMA_GROWTH, automa)], outcome)


@rule("E-191", "E-252")
def test_ships_are_spawned_at_any_wormhole() -> None:
    even(growth(Automata(), FARMERS, 6, places(FARMERS)), ["zc7", "ha3", "hg7"])
    even(growth(Automata(), SLAVERS, 2, places(SLAVERS)), ["zc7 ha3", "zc7 hg7", "ha3 hg7"])


@rule("E-191", "E-251")
def test_a_new_fleet_has_any_letter_of_the_supply() -> None:
    scene = Automata()
    scene.ships(SLAVERS, "ze2", 16)
    found = growth(scene, SLAVERS, 4, lambda s: "abcde"[[size > 0 for size in s.slavers.fleet_size].index(True)])
    even(found, ["a", "b", "c", "d", "e"])


@rule("E-191", "E-237")
def test_any_star_that_can_be_taken_is_taken() -> None:
    """Also if one of them fails its test: the others stay alike."""
    scene = Automata(zb4="star", zd4="star", zg4="star", ze2="star")
    for address in ("zb4", "zd4", "zg4"):
        scene.neutral(address, star.UNINHABITED)
        scene.ships(SLAVERS, address, 1)
    scene.neutral("ze2", star.ADVANCED)
    scene.ships(SLAVERS, "ze2", 3)
    found = growth(scene, SLAVERS, 6, lambda s: " ".join(ADDRESSES[at] for at in s.stars_of(SLAVERS)))
    even(found, ["zb4", "zd4", "zg4"])


@rule("E-191", "E-216")
def test_the_ray_hits_any_hex_with_hostile_discs_and_any_ship_of_a_hex() -> None:
    scene = Automata(zd4="star", ze3="star", zf5="star")
    scene.wars = [False, False, True]
    scene.own(SLAVERS, "ze5", 1)
    scene.relics[HEX_OF["ze5"]] = [relic.key for relic in scene.box.relics].index("death_ray")
    for address in ("zd4", "ze3", "zf5"):
        scene.own(HUMAN, address, 3)
    ray = [entry(act.RAY)]
    found = counted(scene, ray, lambda s: next(a for a in ("zd4", "ze3", "zf5") if s.discs[HEX_OF[a]] == 2))
    even(found, ["zd4", "ze3", "zf5"])
    for address in ("zd4", "ze3", "zf5"):
        scene.owner[HEX_OF[address]] = -1
        scene.discs[HEX_OF[address]] = 0
    scene.fleet(HUMAN, A, "ze3", 3)
    scene.ships(HUMAN, "ze3", 1)
    hits = counted(scene, ray, lambda s: "fleet" if s.me.fleet_size[A] == 2 else "loose")
    assert abs(hits["fleet"] - PICKS * 3 / 4) < 80, "each ship is equally likely (OQ-30): four standard deviations"


@rule("E-191", "E-193")
def test_any_field_that_would_gain_is_researched() -> None:
    scene = Automata()
    scene.levels(SLAVERS, 6, 4, 1, 1, 1)
    found = counted(scene, [act.ROLL_GROWTH], lambda s: str(s.robots.field if s.robots.growth[SLAVERS] == 6 else -1))
    sixes = Counter({field: n for field, n in found.items() if field != "-1"})
    assert sorted(sixes) == ["2", "3", "4"], "neither at 6, nor Spirituality at 4"
    expected = sum(sixes.values()) / 3
    assert sum((n - expected) ** 2 / expected for n in sixes.values()) < THOUSANDTH[2]


@rule("E-191", "E-230")
def test_a_retreat_goes_to_any_of_the_nearest_hexes() -> None:
    scene = Automata()
    scene.levels(FARMERS, 1, 1, 2, 1, 1)
    scene.ships(FARMERS, "ze5", 1)
    scene.ships(SLAVERS, "ze5", 3)
    scene.active = SLAVERS
    found = counted(scene, [entry(act.BATTLES, SLAVERS)], places(FARMERS))
    assert len(found) == 6
    expected = PICKS / 6
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 20.52
