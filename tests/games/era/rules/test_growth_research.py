"""Research and research+ (E-115 to E-118), and what levels bring (E-152 to E-158)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.growth.building import ships_built
from orrery.games.era.rules.levels import gain_level
from orrery.games.era.rules.vocabulary import act, alignment, source, star
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS, FIELDS, GENETICS, MILITARY, ROBOTICS, SPIRITUALITY
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile, vector

from .growths import begun, growing, through
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at


def researching(*fields: str, levels: tuple[int, ...] = (1, 1, 1, 1, 1), others: tuple[str, ...] = ()) -> Scene:
    scene = growing("research", "build_ships", *fields, *others)
    scene.levels(HUMAN, *levels)
    return scene


def do(scene: Scene, *codes: str) -> Scene:
    begun(scene)
    scene.choose("oval:research", *codes)
    return scene


@tile("counter_research")
@rule("E-115", "E-166")
@pytest.mark.parametrize("field", FIELD_KEYS)
def test_research_raises_the_selected_field(field: str) -> None:
    scene = do(researching(field, levels=(2, 2, 2, 2, 2)))
    number = FIELD_KEYS.index(field)
    assert scene.me.levels == [3 if one == number else 2 for one in range(FIELDS)]
    assert scene.ledger.raised[HUMAN * FIELDS + number] == 3
    assert scene.kind() == "grow_turn"


@rule("E-115", "E-106")
def test_one_research_raises_both_fields() -> None:
    scene = do(researching("propulsion", "genetics", levels=(1, 1, 1, 5, 1)))
    assert scene.offered() == ["field:propulsion", "field:genetics"], "in an order of choice"
    scene.choose("field:genetics")
    assert scene.me.levels == [1, 1, 2, 5, 2]


@rule("E-115")
@refusal("no_field")
def test_research_without_a_field_does_nothing() -> None:
    scene = begun(researching("up"))
    assert "oval:research" not in scene.offered()
    assert scene.refused("oval:research") == ["no_field E-115"]
    scene = growing("build_ships", "military")
    begun(scene)
    scene.choose("oval:build_ships", "into:loose", "ships:2")
    assert scene.me.levels[MILITARY] == 1, "nor does a field without Research"


@rule("E-118", "E-82", "E-157")
@vector("EV-54")
def test_spirituality_5_makes_sts_sto_for_ever() -> None:
    scene = researching("spirituality", levels=(1, 4, 1, 1, 1))
    scene.alignment = alignment.STS
    scene.wars = [False, True, True]
    do(scene)
    assert scene.me.levels[SPIRITUALITY] == 5
    assert scene.alignment == alignment.STO
    assert scene.wars == [False, False, False]


@rule("E-118")
def test_sto_stays_as_it_is() -> None:
    scene = researching("spirituality", levels=(1, 4, 1, 1, 1))
    scene.wars = [False, False, True]
    do(scene)
    assert scene.wars == [False, False, True]
    assert not scene.told("switched")


@rule("E-152", "E-58", "E-157")
@pytest.mark.parametrize(("level", "tactics"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 3)])
def test_tactics_come_with_military(level: int, tactics: int) -> None:
    scene = do(researching("military", levels=(level, 1, 1, 1, 1)))
    n = 0
    while scene.kind() == "tactic":
        scene.choose(scene.offered()[0])
        n += 1
    assert n == tactics


@rule("E-157")
def test_levels_of_any_kind_bring_their_effects() -> None:
    scene = researching()
    begun(scene)
    gain_level(scene, HUMAN, MILITARY, "E-161", "trade")
    scene.reopen()
    assert scene.kind() == "tactic"
    scene.me.levels[SPIRITUALITY] = 4
    scene.alignment = alignment.STS
    gain_level(scene, HUMAN, SPIRITUALITY, "E-132", "star")
    assert scene.alignment == alignment.STO


@rule("E-158")
def test_only_a_research_action_brings_research_plus() -> None:
    scene = researching(levels=(1, 1, 1, 1, 6))
    assert not gain_level(scene, HUMAN, GENETICS, "E-173", "relic")
    assert scene.seat.todo == []


@rule("E-117")
def test_research_plus_is_no_research_for_the_story() -> None:
    scene = researching("spirituality", levels=(1, 6, 1, 1, 1))
    do(scene)
    assert scene.ledger.raised == [0] * (3 * FIELDS)
    scene = researching()
    gain_level(scene, HUMAN, ROBOTICS, "E-161", "trade")
    assert scene.ledger.raised == [0] * (3 * FIELDS), "nor is a trade"


# Research+ (E-116).


@rule("E-116", "E-246")
def test_military_cancels_a_sentence_of_a_hostile_automa() -> None:
    scene = researching("military", levels=(6, 1, 1, 1, 1))
    scene.wars = [False, False, True]
    scene.robots.growth = [0, 1, 1]  # both research Military; the Slavers spawn as well
    do(scene)
    assert scene.offered() == ["cancel:slavers:research", "pass"], "no spawning, and no automa at peace"
    scene.choose("cancel:slavers:research")
    scene.choose("done")
    scene.start(entry(act.AUTOMA_GROWTH, SLAVERS))
    assert scene.slavers.levels[MILITARY] == 1
    assert scene.told("sentence_cancelled")
    assert scene.slavers.ships() > 0


@rule("E-116", "E-241", "E-265")
@vector("EV-105")
def test_a_cancelled_star_costs_no_disc() -> None:
    scene = researching("military", levels=(6, 1, 1, 1, 1))
    scene.wars = [False, False, True]
    scene.robots.growth = [0, 1, 6]
    scene.robots.field = GENETICS
    do(scene, "cancel:slavers:gain")
    scene.choose("done")
    scene.start(entry(act.AUTOMA_GROWTH, SLAVERS))
    assert scene.robots.power == 0
    assert scene.slavers.levels[GENETICS] == 2, "research is done all the same"


@rule("E-116", "E-150", "E-79")
@refusal("at_peace", "cannot_be_blocked", "not_to_cancel")
def test_who_can_be_cancelled() -> None:
    scene = researching("military", levels=(6, 1, 1, 1, 1))
    scene.alignment = alignment.STS
    scene.robots.growth = [0, 1, 1]
    scene.levels(FARMERS, 1, 5, 1, 1, 1)
    do(scene)
    assert scene.offered() == ["cancel:slavers:research", "pass"], "an STS player may declare war for it"
    assert [f"{why.key} {why.rule}" for why in scene.refusals(HUMAN)] == ["cannot_be_blocked E-148"]
    assert scene.refused("cancel:slavers:spawn") == ["not_to_cancel E-246"]
    scene.choose("cancel:slavers:research")
    assert scene.wars == [False, False, True]
    scene = researching("military", levels=(6, 1, 1, 1, 1))
    scene.robots.growth = [0, 1, 1]
    do(scene)
    assert scene.kind() == "grow_turn", "STO may not"
    assert not scene.wars[SLAVERS]


@rule("E-116")
def test_what_was_carried_out_cannot_be_cancelled() -> None:
    scene = researching("military", levels=(6, 1, 1, 1, 1))
    scene.wars = [False, False, True]
    scene.robots.growth = [0, 1, 1]
    scene.start(entry(act.AUTOMA_GROWTH, SLAVERS))
    do(scene)
    assert scene.kind() == "grow_turn"


@rule("E-116")
def test_spirituality_carries_out_another_oval_for_nothing() -> None:
    scene = researching("spirituality", levels=(1, 6, 1, 1, 1))
    begun(scene)
    assert "oval:grow_population" not in scene.offered()
    scene.choose("oval:research")
    assert scene.growth.extra == 1
    assert scene.offered("oval") == ["grow_population", "build_ships", "switch_alignment"], "Research was selected"
    scene.choose("oval:grow_population")
    through(scene)
    assert scene.population(scene.home) == 7
    assert scene.growth.extra == 0
    assert scene.offered("oval") == ["build_ships"]
    assert scene.total() == 0


@rule("E-116")
def test_spirituality_also_exchanges_a_card() -> None:
    scene = researching("spirituality", levels=(1, 6, 1, 1, 1))
    scene.hand.cards = [3]
    scene.hand.deck = [1, 2]
    do(scene)
    assert scene.kind() == "exchange"
    scene.choose(f"exchange:{scene.box.card_keys[3].removeprefix('card_')}")
    assert scene.hand.gone == [3]
    assert scene.hand.cards[0] in (1, 2)
    assert scene.kind() == "grow_turn"


@rule("E-116")
def test_propulsion_gains_two_stars() -> None:
    scene = researching("propulsion", levels=(1, 1, 6, 1, 1))
    for address in ("he2", "he3", "he8"):
        scene.neutral(address, star.UNINHABITED)
        scene.ships(HUMAN, address, 1)
    do(scene)
    assert scene.offered() == ["colonize:he2", "colonize:he3", "colonize:he8", "pass"]
    scene.choose("colonize:he2", "colonize:he8")
    assert scene.kind() == "grow_turn"
    assert len(scene.stars_of(HUMAN)) == 3


@rule("E-116")
def test_the_free_stars_can_be_left() -> None:
    scene = researching("propulsion", levels=(1, 1, 6, 1, 1))
    scene.neutral("he2", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 1)
    do(scene, "pass", "pass")
    assert len(scene.stars_of(HUMAN)) == 1


@rule("E-116")
@pytest.mark.parametrize("paid", [True, False])
def test_robotics_raises_the_other_field_for_two_points(paid: bool) -> None:
    scene = researching("robotics", "genetics", levels=(1, 1, 1, 6, 1))
    do(scene, "field:robotics")
    assert scene.kind() == "second_field"
    scene.choose("second" if paid else "pass")
    assert scene.me.levels == [1, 1, 1, 6, 3 if paid else 2]
    assert scene.points[source.COUNTERS] == (-2 if paid else 0)
    assert ships_built(scene) == 12


@rule("E-116")
def test_robotics_brings_the_research_plus_of_the_other_field_at_6() -> None:
    scene = researching("robotics", "genetics", levels=(1, 1, 1, 6, 6))
    do(scene, "field:robotics", "second")
    assert scene.kind() == "grow_first", "Genetics: population grows"
    through(scene)
    scene = researching("robotics", levels=(1, 1, 1, 6, 1))
    do(scene)
    assert scene.kind() == "grow_turn", "alone it has no other field"
    assert scene.total() == 0


@rule("E-116")
def test_genetics_grows_with_two_more_bonus_discs() -> None:
    scene = researching("genetics", levels=(1, 1, 1, 1, 6))
    scene.layout.terrain = scene.layout.terrain[:]
    for address in ("he1", "he4", "he6", "he7", "he9", "hd5", "hf5", "hd3"):
        scene.layout.terrain[at(address)] = 1
    scene.layout.lay(scene.layout.terrain)
    for address in ("he1", "he2", "he3", "he4", "he6", "he7", "he8", "he9"):
        scene.own(HUMAN, address, 3)
    do(scene)
    through(scene)
    assert scene.kind() == "grow_bonus"
    assert scene.open[0].parts == 8, "six and two"
    assert scene.growth.ovals[1] == 0, "no counter of Grow Population is needed"


@rule("E-176")
def test_what_a_limit_of_star_people_does_to_research() -> None:
    scene = researching("robotics")
    scene.people = [key.removeprefix("people_") for key in scene.box.people_keys].index("yowies")
    do(scene)
    assert scene.me.levels[ROBOTICS] == 1
    assert scene.told("no_level_left")
