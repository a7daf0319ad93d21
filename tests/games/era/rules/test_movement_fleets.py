"""Fleets: what they are made of, before the movement and on the way (E-48 to E-58)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.faction import MINIATURES
from orrery.games.era.rules.levels import gain_level
from orrery.games.era.rules.vocabulary.field import MILITARY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, POINTS, A, B, C, D, E
from tests.rules import refusal, rule

from .scene import FARMERS, HUMAN, SLAVERS, at
from .voyages import Voyage, by_code


@rule("E-48", "E-52")
def test_fleets_are_made_of_ships_in_a_hex() -> None:
    scene = Voyage({"he5": 5}).arrange()
    assert scene.offered() == ["regroup:he5", "done"]
    scene.choose("regroup:he5")
    assert scene.offered() == ["form:a", "form:b", "form:c", "form:d", "form:e", "done"]
    scene.choose("form:b")
    assert scene.offered("crew") == ["1", "2", "3", "4", "5"]
    scene.choose("crew:3", "form:e", "crew:1", "done")
    assert (scene.me.loose[at("he5")], scene.sizes()) == (1, {"b": 3, "e": 1})
    assert scene.me.miniatures() == 1, "ships in fleets are chips"
    assert repr(scene.told("fleet")[0]) == "fleet seat=0 fleet=b hex=he5 n=3 [E-52]"
    assert scene.offered("regroup") == [], "this hex was arranged"


@rule("E-49")
@refusal("fleet_elsewhere", "arranged_already")
def test_there_is_one_fleet_of_each_letter() -> None:
    scene = Voyage({"he5": 2, "he6": 2}, fleets={"a": ("he6", 1)}).arrange()
    scene.choose("regroup:he5")
    assert scene.refused("form:a") == ["fleet_elsewhere E-49"]
    scene.choose("form:b", "crew:1")
    assert scene.refused("form:b") == ["arranged_already E-52"]


@rule("E-52", "E-56")
@refusal("as_it_is", "too_few_ships")
def test_ships_change_between_fleets_and_a_fleet_without_ships_is_gone() -> None:
    scene = Voyage({"he5": 2}, fleets={"a": ("he5", 4), "c": ("he5", 3)}).arrange()
    scene.choose("regroup:he5", "form:a")
    assert scene.offered("crew") == ["0", "1", "2", "3", "5", "6", "7", "8", "9"]
    assert scene.refused("crew:4") == ["as_it_is E-52"]
    assert scene.refused("crew:10") == ["too_few_ships E-52"]
    scene.choose("crew:9")
    assert (scene.me.loose[at("he5")], scene.sizes()) == (0, {"a": 9}), "first those outside, then from C"
    assert scene.me.fleet_at[C] == -1
    scene = Voyage({}, fleets={"a": ("he5", 4)}).arrange().regroup("he5", a=0)
    assert (scene.me.loose[at("he5")], scene.me.fleet_at[A]) == (4, -1)
    assert repr(scene.told("dissolves")[0]) == "dissolves seat=0 fleet=a hex=he5 n=0 [E-56]"


@rule("E-52")
@refusal("regrouped_already")
def test_each_hex_is_arranged_once_before_the_movement() -> None:
    scene = Voyage({"he5": 2, "he6": 1}).arrange().regroup("he5", a=1)
    assert scene.offered("regroup") == ["he6"]
    assert scene.refused("regroup:he5") == ["regrouped_already E-52"]
    scene.choose("done")
    assert scene.offered("regroup") == ["he5", "he6"], "and once on the way"


@rule("E-53")
@refusal("swap_apart", "swapped_already", "swap_too_late")
def test_letters_are_exchanged_in_a_hex_or_at_own_stars() -> None:
    fleets = {"a": ("he5", 4), "b": ("ze4", 2), "c": ("ze4", 3)}
    scene = Voyage({}, fleets=fleets).arrange()
    assert scene.offered("swap") == ["a:d", "a:e", "b:c"], "home star and supply; two in the same hex"
    assert scene.refused("swap:a:b") == ["swap_apart E-53"]
    scene.choose("swap:a:d", "swap:b:c")
    assert scene.sizes() == {"b": 3, "c": 2, "d": 4}
    assert scene.me.fleet_at[D] == at("he5")
    assert scene.refused("swap:a:d") == ["swapped_already E-53"]
    assert repr(scene.told("swaps")[0]) == "swaps seat=0 fleet=a other=d [E-53]"
    scene.choose("done")
    assert scene.refused("swap:d:e") == ["swap_too_late E-53"]


@rule("E-53")
def test_a_foreign_star_is_no_place_for_exchanging_letters() -> None:
    scene = Voyage({}, fleets={"a": ("ze5", 4), "b": ("he5", 2)})
    scene.own(SLAVERS, "ze5", 1)
    assert scene.arrange().offered("swap") == ["b:c", "b:d", "b:e"]
    scene.own(HUMAN, "ze5", 1)
    scene.reopen()
    assert scene.offered("swap") == ["a:b", "a:c", "a:d", "a:e", "b:c", "b:d", "b:e"]


@rule("E-54")
def test_a_fleet_has_the_smallest_range_of_those_that_joined() -> None:
    scene = Voyage({"he5": 2, "he3": 1, "ze9": 1}, fleets={"a": ("he4", 2)}, propulsion=2).sail()
    scene.move("he5", "he4", 2)  # both have 3 left
    scene.move("he3", "he4")
    scene.move("fleet_a", "he5").move("fleet_a", "he4")
    assert (scene.ranges("he4"), scene.fleet_range("a")) == ([3, 3, 3], 2)
    scene.regroup("he4", a=4)
    assert (scene.ranges("he4"), scene.fleet_range("a")) == ([3], 2), "it had less already"
    scene.move("he4", "he3").move("he3", "he4")
    assert "he4" in scene.offered("regroup"), "again, where somebody has come"
    scene.regroup("he4", a=5)
    assert scene.fleet_range("a") == 1
    scene.move("fleet_a", "he3").regroup("he3", a=3)
    assert scene.ranges("he3") == [0, 0], "who leaves has what the fleet has left"


@rule("E-54")
def test_a_fleet_keeps_as_much_range_as_it_can() -> None:
    scene = Voyage({"he5": 2, "he4": 1, "he2": 1}, propulsion=4).sail().move("he4", "he5").move("he2", "he5")
    assert scene.ranges("he5") == [2, 4, 5, 5]
    scene.regroup("he5", a=2, b=1)
    assert [scene.fleet_range(key) for key in "ab"] == [5, 4]
    assert scene.ranges("he5") == [2]


@rule("E-54", "E-52")
def test_ships_go_from_fleet_to_fleet_without_miniatures() -> None:
    scene = Voyage({"he9": MINIATURES}, fleets={"a": ("he5", 4), "b": ("he5", 3)}).sail()
    scene.move("fleet_a", "he4").move("fleet_a", "he5")
    scene.regroup("he5", b=5)
    assert scene.sizes() == {"a": 2, "b": 5}
    assert scene.fleet_range("b") == 1


@rule("E-55")
@refusal("range_used")
@pytest.mark.parametrize(("side", "bonus"), [(POINTS, 1), (DOUBLE, 2)])
def test_ships_that_have_used_the_range_of_a_dart_fleet_cannot_leave_it(side: int, bonus: int) -> None:
    scene = Voyage({"he9": 1}, fleets={"d": ("ze5", 3)})
    scene.me.tactics[D] = side
    scene.sail()
    assert scene.fleet_range("d") == 3 + bonus
    scene.regroup("ze5", d=2)
    assert scene.ranges("ze5") == [3], "who leaves it has the usual range"
    scene.move("fleet_d", "ze2").choose("regroup:ze2")
    assert scene.offered("form") == ["a", "b", "c", "d", "e"]
    scene.choose("done")
    scene.move("fleet_d", "ze1")
    assert scene.fleet_range("d") == bonus - 1
    assert "ze1" not in scene.offered("regroup")
    scene.ships(HUMAN, "ze1", 1)
    scene.voyage.ranges = sorted([*scene.voyage.ranges, at("ze1") << 7])
    scene.reopen()
    scene.choose("regroup:ze1", "form:a", "done")
    assert scene.sizes() == {"a": 1, "d": 2}, "only the other ship can make a fleet"


@rule("E-55", "E-57")
@refusal("range_used")
def test_nothing_is_taken_out_of_a_dart_fleet_that_used_its_range() -> None:
    scene = Voyage({"ze1": 2}, fleets={"d": ("ze5", 3)}).sail().move("fleet_d", "ze1")
    scene.choose("regroup:ze1", "form:a")
    assert scene.offered("crew") == ["1", "2"]
    scene.choose("crew:1", "form:d")
    assert scene.offered("crew") == []
    assert scene.sizes() == {"a": 1, "d": 4}, "one may join"
    assert scene.fleet_range("d") == 0


@rule("E-54", "E-55")
def test_a_dart_fleet_made_on_the_way_has_no_bonus() -> None:
    scene = Voyage({"ze5": 2, "he9": 1}).sail().regroup("ze5", d=2)
    assert (scene.fleet_range("d"), scene.voyage.dart) == (3, 0)
    scene.move("fleet_d", "ze2").regroup("ze2", d=1)
    assert scene.ranges("ze2") == [0], "and ships leave it as they like"


@rule("E-57", "E-2")
@refusal("no_miniatures")
def test_ships_that_leave_a_fleet_need_miniatures() -> None:
    scene = Voyage({"he9": MINIATURES - 2}, fleets={"a": ("he5", 5)}).arrange()
    scene.choose("regroup:he5", "form:a")
    assert scene.offered("crew") == ["3", "4"]
    assert scene.refused("crew:2") == ["no_miniatures E-57"]
    scene.choose("crew:3")
    assert scene.me.miniatures() == MINIATURES


@rule("E-57", "E-267")
def test_miniatures_on_the_tile_of_leadership_are_not_in_the_supply() -> None:
    scene = Voyage({"he9": MINIATURES - 2}, fleets={"a": ("he5", 5)})
    scene.on_tile[HUMAN] = 2
    scene.arrange().choose("regroup:he5")
    assert scene.refused("form:a") == ["no_miniatures E-57"]
    scene.choose("form:b", "crew:2")
    assert scene.sizes() == {"a": 3, "b": 2}


@rule("E-58", "E-152")
@refusal("tactic_there", "tactic_later")
def test_tactics_are_put_on_letters_without_one() -> None:
    scene = Voyage({})
    for level, n in ((2, 1), (3, 0), (4, 1), (5, 0), (6, 3)):
        gain_level(scene, HUMAN, MILITARY, "E-115", "research")
        scene.advance(scene.seat)
        assert (scene.kind() == "tactic") == (n > 0), level
        if level == 2:
            assert len(scene.offered("tactic")) == 10
            scene.choose("tactic:d:x2")
            assert repr(scene.told("tactic")[0]) == "tactic seat=0 fleet=d side=x2 [E-58]"
        elif level == 4:
            assert "d:x2" not in scene.offered("tactic")
            assert scene.refused("tactic:d:x2") == ["tactic_there E-58"]
            scene.choose("tactic:a:dp")
        elif level == 6:
            assert scene.offered() == ["tactic:b:x2", "tactic:b:dp"], "all three left get one"
            assert scene.refused("tactic:c:x2") == ["tactic_later E-58"]
            scene.choose("tactic:b:x2", "tactic:c:dp", "tactic:e:dp")
    assert scene.me.tactics == [POINTS, DOUBLE, POINTS, DOUBLE, POINTS]
    assert not scene.open


@rule("E-50")
def test_only_a_dart_fleet_goes_further() -> None:
    fleets = dict.fromkeys("abcde", ("ze5", 2))
    scene = Voyage({}, fleets=fleets)
    scene.me.tactics = [DOUBLE] * 5
    scene.sail()
    assert [scene.fleet_range(key) for key in "abcde"] == [3, 3, 3, 5, 3]
    assert by_code("lift:fleet_e").a == 122 + E
    assert B == 1
    assert FARMERS == 1


@rule("E-49", "E-52")
@refusal("nothing_to_regroup")
def test_ships_without_a_fleet_in_reach_stay_as_they_are() -> None:
    """All five fleets are elsewhere."""
    scene = Voyage({"he5": 2}, fleets=dict.fromkeys("abcde", ("he2", 2))).arrange()
    assert scene.refused("regroup:he5") == ["nothing_to_regroup E-52"]


@rule("E-63")
@refusal("no_way")
def test_ships_among_neutron_stars_have_no_way_out() -> None:
    scene = Voyage({"ha1": 1, "he5": 1}, fleets={"a": ("ha1", 2)}, ha2="neutron", hb1="neutron", hb2="neutron").sail()
    assert scene.refused("lift:ha1") == ["no_way E-60"]
    assert scene.refused("lift:fleet_a") == ["no_way E-60"]
    scene.choose("lift:he5")
    assert scene.refused("to:ha1") == ["no_way E-63"]
