"""War and peace: who may declare war when, and what ends it (E-78 to E-83)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.diplomacy import (
    declare_war,
    is_innocent,
    make_peace,
    may_attack,
    may_attack_to_block,
    may_attack_while_moving,
    may_be_attacked,
    peace_with_all,
)
from orrery.games.era.rules.vocabulary import goal, star
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.source import COOPERATION
from tests.rules import rule

from .battles import fight
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

PLACE = "zc4"


def player(alignment: int, people: str = "avians") -> Scene:
    """With a ship at a primitive neutral star."""
    scene = Scene(zc4="star")
    scene.alignment = alignment
    scene.people = scene.box.people_keys.index(people)
    scene.neutral(PLACE, star.PRIMITIVE)
    scene.ships(HUMAN, PLACE, 1)
    return scene


@rule("E-78")
def test_war_and_peace_are_mutual_and_of_two_factions_each() -> None:
    scene = player(STS)
    declare_war(scene, HUMAN, FARMERS, "E-79")
    assert scene.at_war(HUMAN, FARMERS)
    assert scene.at_war(FARMERS, HUMAN)
    assert not scene.at_war(HUMAN, SLAVERS)
    declare_war(scene, SLAVERS, HUMAN, "E-226")
    assert scene.enemies(HUMAN) == [FARMERS, SLAVERS]
    make_peace(scene, FARMERS, "E-207")
    assert scene.enemies(HUMAN) == [SLAVERS]
    assert scene.enemies(FARMERS) == [SLAVERS]


@rule("E-78")
def test_war_alone_changes_only_the_relation() -> None:
    scene = player(STS)
    scene.ships(SLAVERS, PLACE, 5)
    declare_war(scene, HUMAN, SLAVERS, "E-79")
    scene.run()
    assert (scene.me.ships(), scene.slavers.ships()) == (1, 5)
    fight(scene, SLAVERS)
    assert scene.me.ships() == 0, "the battle comes with the turn of one of them"


@rule("E-206", "E-78")
def test_the_automas_are_at_war_whatever_the_player_does() -> None:
    scene = player(STO)
    peace_with_all(scene, "E-82")
    assert scene.at_war(SLAVERS, FARMERS)
    assert scene.at_war(FARMERS, SLAVERS)


@rule("E-79")
@pytest.mark.parametrize("automa", [FARMERS, SLAVERS])
def test_sts_may_attack_anybody_whenever_it_matters(automa: int) -> None:
    scene = player(STS)
    assert may_attack(scene, automa)
    assert may_attack_while_moving(scene, automa)
    assert may_attack_to_block(scene, automa, at(PLACE), False)
    scene.ships(HUMAN, PLACE, 0)
    assert not may_attack_to_block(scene, automa, at(PLACE), False), "without ships there is nothing to block with"
    scene.wars[automa] = True
    assert not may_attack(scene, automa)
    assert not may_attack_while_moving(scene, automa)


@rule("E-80")
def test_sto_may_attack_only_slavers_about_to_take_innocent_population() -> None:
    scene = player(STO)
    for automa in (FARMERS, SLAVERS):
        assert not may_attack(scene, automa)
        assert not may_attack_while_moving(scene, automa)
        assert not may_attack_to_block(scene, automa, at(PLACE), False), "a gate or growth is no reason"
    assert may_attack_to_block(scene, SLAVERS, at(PLACE), True)
    assert not may_attack_to_block(scene, FARMERS, at(PLACE), True)
    scene.neutral(PLACE, star.UNINHABITED)
    assert not may_attack_to_block(scene, SLAVERS, at(PLACE), True)


@rule("E-80")
def test_whose_population_is_innocent() -> None:
    scene = player(STO)
    assert is_innocent(scene, at(PLACE))
    scene.neutral(PLACE, star.ADVANCED)
    assert is_innocent(scene, at(PLACE))
    scene.own(SLAVERS, PLACE, 2)
    assert not is_innocent(scene, at(PLACE))
    scene.own(HUMAN, PLACE, 2)
    assert is_innocent(scene, at(PLACE))
    scene.alignment = STS
    assert not is_innocent(scene, at(PLACE))


@rule("E-80", "E-176")
def test_plejars_sto_may_also_attack_slavers_while_moving() -> None:
    scene = player(STO, "plejars")
    assert may_attack_while_moving(scene, SLAVERS)
    assert not may_attack_while_moving(scene, FARMERS)
    assert not may_attack(scene, SLAVERS)


@rule("E-80", "E-176")
def test_greys_sto_never_declare_war_but_greys_sts_do() -> None:
    scene = player(STO, "greys")
    assert not may_attack_to_block(scene, SLAVERS, at(PLACE), True)
    assert not may_attack_while_moving(scene, SLAVERS)
    assert may_attack(player(STS, "greys"), SLAVERS)


@rule("E-81", "E-204")
def test_a_card_keeps_the_slavers_from_declaring_war_and_farmers_never_do() -> None:
    scene = player(STO)
    assert may_be_attacked(scene, SLAVERS)
    assert not may_be_attacked(scene, FARMERS)
    scene.ledger.no_war = True
    assert not may_be_attacked(scene, SLAVERS)


@rule("E-82", "E-83")
def test_a_switch_of_alignment_ends_all_wars() -> None:
    scene = player(STS)
    scene.wars = [False, True, True]
    scene.robots.power = 5
    peace_with_all(scene, "E-82")
    assert scene.wars == [False, False, False]
    assert [event.params["faction"] for event in scene.told("peace")] == ["farmers", "slavers"]


@rule("E-179")
def test_with_cooperation_each_faction_attacked_costs_3_dp_once() -> None:
    scene = player(STS)
    scene.goal = goal.COOPERATION
    declare_war(scene, HUMAN, FARMERS, "E-79")
    make_peace(scene, FARMERS, "E-207")
    declare_war(scene, HUMAN, FARMERS, "E-79")
    assert scene.points[COOPERATION] == -3
    declare_war(scene, SLAVERS, HUMAN, "E-226")
    assert scene.points[COOPERATION] == -3
