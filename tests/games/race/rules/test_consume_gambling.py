"""Gambling World (S-56)."""

from __future__ import annotations

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile


@rule("S-56", "S-49")
@tile("gambling_world_number")
def test_a_number_is_named_and_a_card_of_that_cost_is_won() -> None:
    scene = Scene(0).tableau("gambling_world_number").next("comet_zone").play("consume_2x_vp")
    assert (scene.kind(), scene.offered()) == ("number", [f"number:{n}" for n in range(1, 8)]), "it has to be used"
    other = scene.branch().choose("number:4")
    assert (other.in_hand(), other.discarded()[:1]) == ([], ["comet_zone"])
    assert other.told("gamble_lost") == [{"card": "comet_zone", "cost": 3, "n": 4}]
    scene.choose("number:3")
    assert scene.in_hand() == ["comet_zone"]
    assert scene.told("gamble_won") == [{"card": "comet_zone", "cost": 3, "n": 3}]
    assert scene.events("gamble_won")[0].reveals


@rule("S-56")
def test_the_defence_of_a_military_world_counts_too() -> None:
    scene = Scene(0).tableau("gambling_world_number").next("rebel_homeworld").play("consume_2x_vp").choose("number:7")
    assert scene.in_hand() == ["rebel_homeworld"]


@rule("S-56", "S-49")
def test_it_consumes_a_good_as_well_in_any_order() -> None:
    scene = Scene(0).tableau("gambling_world_number", "gem_world").goods("gem_world").play(dice=("consume_trade",))
    assert scene.offered() == ["use:gambling_world_number", "use:gambling_world_number#2"]
    scene.choose("use:gambling_world_number")
    assert (scene.p.vp, scene.kind()) == (1, "number")


@rule("S-56", "S-49")
@refusal("no_ante")
@tile("gambling_world_ante")
def test_a_card_is_shown_and_a_dearer_one_among_as_many_wins() -> None:
    scene = Scene().tableau("gambling_world_ante").hand("gem_world", "rebel_homeworld", "refugee_world", "comet_zone")
    scene.next("artist_colony", "new_earth", "spice_world").play("consume_2x_vp")
    assert scene.offered() == ["use:gambling_world_ante#2", "done"], "if one likes"
    scene.choose("use:gambling_world_ante#2")
    assert (scene.kind(), scene.offered()) == ("ante", ["ante:gem_world", "ante:comet_zone"]), "1 to 6"
    assert scene.why_not("ante:rebel_homeworld") == [("no_ante", "S-56", {"card": "rebel_homeworld", "cost": 7})]
    scene.choose("ante:gem_world")
    assert scene.told("wager_won") == [{"card": "gem_world", "n": 2, "cards": ["artist_colony", "new_earth"]}]
    assert scene.events("wager_won")[0].reveals
    assert (scene.kind(), scene.offered()) == ("winnings", ["keep:artist_colony", "keep:new_earth"]), "any of them"
    assert scene.why_not("keep:gem_world") == [("not_drawn", "S-56", {"card": "gem_world"})]
    scene.choose("keep:new_earth")
    assert sorted(scene.in_hand()) == ["comet_zone", "gem_world", "new_earth", "rebel_homeworld", "refugee_world"]
    assert "artist_colony" in scene.discarded()


@rule("S-56")
def test_a_dearer_one_wins_whichever_comes_after_it() -> None:
    scene = Scene().tableau("gambling_world_ante").hand("gem_world").next("new_earth", "artist_colony")
    scene.play("consume_2x_vp").choose("use:gambling_world_ante#2")
    assert scene.told("wager_won") == [{"card": "gem_world", "n": 2, "cards": ["new_earth", "artist_colony"]}]


@rule("S-56")
def test_without_a_dearer_one_all_are_lost() -> None:
    scene = Scene().tableau("gambling_world_ante").hand("gem_world").next("artist_colony", "spice_world")
    scene.play("consume_2x_vp").choose("use:gambling_world_ante#2")
    assert scene.in_hand() == []
    assert sorted(scene.discarded())[:3] == ["artist_colony", "gem_world", "spice_world"]
    assert scene.told("wager_lost") == [{"card": "gem_world", "n": 2, "cards": ["artist_colony", "spice_world"]}]
    assert scene.events("wager_lost")[0].reveals


@rule("S-56")
def test_without_a_card_to_show_there_is_no_wager() -> None:
    scene = Scene().tableau("gambling_world_ante").hand("rebel_homeworld", "refugee_world").play("consume_2x_vp")
    assert scene.offered() == []
    for key in ("rebel_base", "artist_colony"):  # 6 and 1
        scene = Scene().tableau("gambling_world_ante").hand(key).play("consume_2x_vp")
        assert scene.offered() == ["use:gambling_world_ante#2", "done"]
