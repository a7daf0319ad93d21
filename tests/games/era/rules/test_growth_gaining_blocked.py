"""Gain Star where something stands against it: ships, peace, no discs, what others saw (E-126 to E-137)."""

from __future__ import annotations

from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.growth.stars import (
    can_take,
    lose_disc,
    ships_needed,
    take_star,
    why_not,
)
from orrery.games.era.rules.vocabulary import alignment, option, star
from orrery.games.era.rules.vocabulary.field import SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import A, B
from tests.rules import refusal, rule, vector

from .gains import gain, gaining, offered_ways, scene_again
from .growths import begun, through
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

# Blocking and war.


@rule("E-130", "E-148", "E-153")
@refusal("star_blocked")
def test_hostile_ships_block_it() -> None:
    scene = gaining(alignment.STO, war=True)
    scene.neutral("he2", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 2)
    scene.ships(SLAVERS, "he2", 1)
    assert offered_ways(scene) == []
    assert "star_blocked E-130" in scene.refused("oval:gain_star")
    scene.me.levels[SPIRITUALITY] = 5
    assert why_not(scene, HUMAN, at("he2"), option.COLONIZE) == ""
    scene.me.levels[SPIRITUALITY] = 4
    scene.wars[SLAVERS] = False
    assert why_not(scene, HUMAN, at("he2"), option.COLONIZE) == "", "at peace nobody is in the way"


@rule("E-131", "E-79")
def test_conquering_at_peace_declares_war() -> None:
    scene = gaining(alignment.STS)
    scene.own(SLAVERS, "he2", 1)
    scene.levels(SLAVERS, 1, 1, 2, 1, 1)
    scene.ships(HUMAN, "he2", 2)
    gain(scene, "conquer:he2")
    assert scene.wars[SLAVERS]
    assert scene.owner[at("he2")] == HUMAN
    keys = [event.key for event in scene.heard.events]
    assert keys.index("war") < keys.index("takes_star")


@rule("E-131")
@refusal("star_blocked")
def test_ships_of_the_owner_block_as_soon_as_there_is_war() -> None:
    scene = gaining(alignment.STS)
    scene.own(SLAVERS, "he2", 1)
    scene.ships(HUMAN, "he2", 9)
    scene.ships(SLAVERS, "he2", 1)
    assert why_not(scene, HUMAN, at("he2"), option.CONQUER) == "E-131"
    assert offered_ways(scene) == []
    assert not scene.wars[SLAVERS]
    scene.ships(SLAVERS, "he2", 0)
    scene.ships(FARMERS, "he2", 1)
    assert why_not(scene, HUMAN, at("he2"), option.CONQUER) == "", "the Farmers stay at peace"


@rule("E-131", "E-80")
@refusal("at_peace")
def test_sto_liberates_in_war_only() -> None:
    scene = gaining(alignment.STO)
    scene.own(SLAVERS, "he2", 1)
    scene.ships(HUMAN, "he2", 2)
    assert offered_ways(scene) == []
    assert "at_peace E-80" in scene.refused("oval:gain_star")
    scene.wars[SLAVERS] = True
    assert can_take(scene, HUMAN, at("he2"), option.LIBERATE)


@rule("E-126")
@refusal("no_ship_there", "not_this_way")
def test_a_ship_has_to_be_there() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.UNINHABITED)
    scene.neutral("he3", star.UNINHABITED)
    scene.neutral("he8", star.ADVANCED)
    scene.ships(HUMAN, "he2", 1)
    scene.ships(HUMAN, "he8", 1)
    scene.faces_seen[at("he2")] = scene.faces_seen[at("he8")] = True
    begun(scene)
    scene.choose("oval:gain_star")
    assert scene.offered() == ["colonize:he2", "ally:he8"]
    assert scene.refused("colonize:he3") == ["no_ship_there E-126"]
    view = scene.view(HUMAN)
    for code in ("colonize:he3", "ally:he3"):  # nobody has seen that star
        refusals = view.why_not(HUMAN, ALPHABET.by_code[code])
        assert [f"{why.key} {why.rule}" for why in refusals] == scene.refused(code) == ["no_ship_there E-126"]
    assert scene.refused("ally:he2") == ["not_this_way E-127"]


@rule("E-127", "E-151")
@refusal("no_disc")
def test_somewhere_a_disc_has_to_come_from() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.ADVANCED)
    scene.ships(HUMAN, "he2", 1)
    scene.me.track = 0
    assert offered_ways(scene) == []
    assert "no_disc E-151" in scene.refused("oval:gain_star")
    scene.own(HUMAN, "he8", 5)
    scene.me.track = 0
    begun(scene_again(scene))
    scene.choose("oval:gain_star")
    assert scene.discs[at("he2")] == 1, "one has to come, from the only other star"
    assert scene.offered() == ["from:he8", "pass"], "the others may"
    scene.choose("from:he8", "pass")
    assert (scene.discs[at("he2")], scene.discs[at("he8")]) == (2, 3)


# Counters, home stars, what Slavers do.


@rule("E-134", "E-179")
def test_counters_of_neutral_stars_are_kept() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.ADVANCED)
    scene.ships(HUMAN, "he2", 1)
    gain(scene, "ally:he2")
    assert scene.kept[HUMAN * star.TYPES : (HUMAN + 1) * star.TYPES] == [0, 0, 1]


@rule("E-137")
def test_a_second_counter_of_a_star_does_not_count() -> None:
    scene = gaining(alignment.STO)
    scene.own(HUMAN, "he2", 1)
    lose_disc(scene, at("he2"), "E-99")
    assert scene.counters[at("he2")] == star.UNINHABITED
    assert scene.faces_seen[at("he2")], "it lies open"
    scene.ships(HUMAN, "he2", 1)
    gain(scene, "colonize:he2")
    assert scene.owner[at("he2")] == HUMAN
    assert sum(scene.kept) == 0


@rule("E-134", "E-135")
def test_a_star_that_nobody_had_seen_is_revealed() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("ze2", star.UNINHABITED)
    scene.relics[at("ze2")] = BOX.relic_keys.index("death_ray")
    scene.ships(SLAVERS, "ze2", 1)
    take_star(scene, SLAVERS, at("ze2"), option.COLONIZE, "E-238")
    assert scene.told("takes_star")[0].reveals
    assert scene.told("relic")[0].reveals
    assert scene.faces_seen[at("ze2")]
    assert scene.relic_seen[at("ze2")]
    assert scene.slavers.track == 38


@rule("E-136", "E-145", "E-132", "E-133")
@vector("EV-38")
def test_slavers_take_the_home_star() -> None:
    scene = Scene(he2="star")
    scene.levels(HUMAN, 2, 1, 3, 1, 1)
    scene.discs[scene.home] = 2
    scene.me.track -= 2
    scene.own(HUMAN, "he2", 1)
    scene.wars[SLAVERS] = True
    home = scene.home
    assert ships_needed(scene, SLAVERS, home, option.CONQUER) == 9
    scene.fleet(SLAVERS, A, "he5", 9)
    scene.reserve_used = True
    take_star(scene, SLAVERS, home, option.CONQUER, "E-238")
    scene.run()
    assert (scene.owner[home], scene.discs[home]) == (SLAVERS, 1)
    assert scene.slavers.levels in ([2, 1, 2, 1, 1], [1, 1, 3, 1, 1]), "two levels by lot"
    scene.advance(scene.seat)
    assert scene.home == at("he2"), "the only other star"
    assert scene.discs[at("he2")] == 0, "its disc went back to the track"
    assert scene.me.track == 39


@rule("E-237", "E-51")
def test_a_hidden_b_fleet_shows_when_its_bombs_were_needed() -> None:
    scene = Scene(ze2="star")
    scene.neutral("ze2", star.ADVANCED)
    scene.fleet(SLAVERS, B, "ze2", 3)
    take_star(scene, SLAVERS, at("ze2"), option.CONQUER, "E-238")
    assert scene.slavers.shown[B]
    assert scene.told("bombs")[0].reveals
    scene = Scene(ze2="star")
    scene.neutral("ze2", star.ADVANCED)
    scene.fleet(SLAVERS, B, "ze2", 4)
    take_star(scene, SLAVERS, at("ze2"), option.CONQUER, "E-238")
    assert not scene.slavers.shown[B]


@rule("E-113")
def test_two_gain_star_counters_are_two_actions() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.UNINHABITED)
    scene.neutral("he3", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 1)
    scene.ships(HUMAN, "he3", 1)
    gain(scene, "colonize:he2")
    assert "oval:gain_star" in scene.offered()
    scene.choose("oval:gain_star")
    assert scene.owner[at("he3")] == HUMAN
    assert "oval:gain_star" not in scene.offered()
    assert through(scene).growth.ovals[2] == 0


@rule("E-133", "E-153")
def test_discs_of_a_star_lost_at_spirituality_6_ascend() -> None:
    scene = Scene(he2="star")
    scene.levels(HUMAN, 1, 6, 1, 1, 1)
    scene.own(HUMAN, "he2", 4)
    scene.reserve_used = True
    take_star(scene, SLAVERS, at("he2"), option.CONQUER, "E-238")
    assert scene.ascended == 4
    assert scene.me.track == 35
