"""Consume: all goods, goods of several kinds, any kind, cards of the hand, prestige (S-49, S-53, S-54, S-69, S-77)."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile


@rule("S-53", "S-54")
@tile("pilgrimage_world")
@pytest.mark.parametrize(("n", "vp"), [(1, 0), (2, 1), (4, 3)])
def test_all_goods_for_one_vp_less_than_goods(n: int, vp: int) -> None:
    worlds = ["gem_world", "comet_zone", "hive_world", "alien_oort_cloud_refinery"][:n]
    scene = Scene().tableau("pilgrimage_world", *worlds).goods(*worlds).play(dice=("consume_trade",))
    assert (scene.p.vp, scene.with_goods()) == (vp, [])
    scene = Scene().tableau("pilgrimage_world", *worlds).goods(*worlds).play("consume_2x_vp")
    assert scene.p.vp == 2 * vp


@rule("S-53")
@refusal("kind_taken")
@tile("diversified_economy")
def test_three_goods_of_different_kinds() -> None:
    worlds = ["gem_world", "spice_world", "comet_zone", "hive_world", "alien_robotic_factory"]
    scene = Scene().tableau("diversified_economy", *worlds).goods(*worlds).play("consume_2x_vp")
    assert scene.kind() == "kinds"
    assert scene.offered() == [f"good:{world}" for world in worlds]
    assert scene.s.about(0) == {"card": "diversified_economy", "n": 3}
    scene.choose("good:gem_world")
    assert scene.why_not("good:spice_world") == [("kind_taken", "S-53", {"card": "spice_world"})]
    scene.choose("good:hive_world")
    assert scene.offered() == ["good:comet_zone", "good:alien_robotic_factory"]
    scene.choose("good:comet_zone")
    assert (scene.p.vp, scene.with_goods()) == (6, ["spice_world", "alien_robotic_factory"])
    scene = Scene().tableau("diversified_economy", *worlds[:3]).goods(*worlds[:3]).play("consume_2x_vp")
    assert (scene.p.vp, len(scene.with_goods())) == (0, 3), "two kinds are not enough"


@rule("S-53", "S-69")
def test_a_good_of_any_kind_can_be_the_third_if_one_likes() -> None:
    worlds = ["gem_world", "comet_zone", "alien_oort_cloud_refinery"]
    scene = Scene().tableau("diversified_economy", *worlds).goods(*worlds).play("consume_2x_vp")
    assert scene.offered() == ["use:diversified_economy", "done"]
    assert scene.branch().choose("done").with_goods() == worlds
    scene.choose("use:diversified_economy", "good:gem_world", "good:comet_zone")
    assert (scene.p.vp, scene.with_goods()) == (6, [])


@rule("S-53")
@refusal("other_kind")
@tile("galactic_exchange")
def test_a_good_of_every_kind_there_is() -> None:
    worlds = ["gem_world", "spice_world", "comet_zone", "hive_world"]
    scene = Scene().tableau("galactic_exchange", *worlds).goods(*worlds).play("consume_2x_vp")
    assert (scene.kind(), scene.offered()) == ("each_kind", ["good:gem_world", "good:spice_world"])
    assert scene.s.about(0) == {"card": "galactic_exchange", "kind": "novelty"}
    assert scene.why_not("good:comet_zone") == [("other_kind", "S-53", {"card": "comet_zone"})]
    scene.choose("good:spice_world")
    assert scene.with_goods() == ["gem_world"]
    assert (scene.p.vp, len(scene.in_hand())) == (6, 3)
    assert scene.told("consumes") == [
        {"card": "galactic_exchange", "n": 3, "worlds": ["spice_world", "comet_zone", "hive_world"]}
    ]


@rule("S-53", "S-69")
def test_a_good_of_any_kind_stands_for_one_or_is_one_more() -> None:
    worlds = ["gem_world", "comet_zone", "alien_oort_cloud_refinery"]
    scene = Scene().tableau("galactic_exchange", *worlds).goods(*worlds).play(dice=("consume_trade",))
    assert scene.offered() == ["good:gem_world", "good:alien_oort_cloud_refinery"]
    other = scene.branch().choose("good:alien_oort_cloud_refinery")
    assert (other.with_goods(), other.p.vp) == (["gem_world"], 2)
    scene.choose("good:gem_world", "good:comet_zone")
    assert scene.s.about(0)["kind"] == "any"
    assert scene.offered() == ["good:alien_oort_cloud_refinery", "done"]
    assert scene.branch().choose("done").p.vp == 2
    scene.choose("good:alien_oort_cloud_refinery")
    assert (scene.p.vp, len(scene.in_hand())) == (3, 3)


@rule("S-69", "S-163")
def test_alone_it_forces_nobody() -> None:
    for key in ("galactic_exchange", "research_labs", "mining_conglomerate"):
        scene = Scene().tableau(key, "alien_oort_cloud_refinery").goods("alien_oort_cloud_refinery")
        scene.play("consume_2x_vp")
        assert scene.offered() == [f"use:{key}", "done"]
        assert scene.choose(f"use:{key}").p.vp == 2
    scene = Scene().tableau("mining_league", "comet_zone", "alien_oort_cloud_refinery")
    scene.goods("comet_zone", "alien_oort_cloud_refinery").play("consume_2x_vp")
    assert scene.offered() == ["use:mining_league", "done"]
    assert scene.choose("use:mining_league").p.vp == 6
    scene = Scene().tableau("galactic_trendsetters", "alien_oort_cloud_refinery").goods("alien_oort_cloud_refinery")
    assert scene.play("consume_2x_vp").p.vp == 4, "a power for any good is no question of kinds"


@rule("S-69", "S-50")
def test_to_the_full_with_a_good_of_any_kind_if_one_likes() -> None:
    worlds = ["comet_zone", "alien_oort_cloud_refinery"]
    scene = Scene().tableau("mining_conglomerate", *worlds).goods(*worlds).play(dice=("consume_trade",))
    assert (scene.kind(), scene.offered()) == ("goods", ["good:comet_zone", "good:alien_oort_cloud_refinery"])
    scene.choose("good:comet_zone")
    assert (scene.kind(), scene.offered()) == ("more_goods", ["good:alien_oort_cloud_refinery", "done"])
    assert scene.s.about(0) == {"card": "mining_conglomerate"}
    assert scene.branch().choose("done").p.vp == 1
    assert scene.choose("good:alien_oort_cloud_refinery").p.vp == 2
    assert [event.rule for event in scene.events("consumes")] == ["S-50", "S-69"]


@rule("S-50", "S-69")
def test_a_good_of_the_right_kind_has_to_follow_where_one_of_any_kind_went_first() -> None:
    worlds = ["comet_zone", "alien_oort_cloud_refinery"]
    scene = Scene().tableau("mining_conglomerate", *worlds).goods(*worlds).play(dice=("consume_trade",))
    scene.choose("good:alien_oort_cloud_refinery")
    assert (scene.offered(), scene.with_goods(), scene.p.vp) == ([], [], 2), "it is there and it fits"


DISCARDING = {  # cards each time, times, and for each: VP, cards, prestige
    "deficit_spending": (1, 2, (1, 0, 0)),
    "merchant_world": (1, 2, (1, 0, 0)),
    "galactic_bazaar": (1, 1, (1, 0, 0)),
    "galactic_bankers": (1, 2, (1, 0, 0)),
    "randd_crash_program": (1, 1, (0, 1, 0)),
    "pan_galactic_security_council": (2, 1, (0, 0, 1)),
    "alien_guardian": (2, 1, (0, 0, 1)),
}


@rule("S-49", "S-54")
@refusal("not_in_hand")
@tile(
    "deficit_spending", "merchant_world", "galactic_bazaar", "galactic_bankers", "randd_crash_program",
    "pan_galactic_security_council", "alien_guardian",
)  # fmt: skip
@pytest.mark.parametrize("key", DISCARDING)
def test_cards_of_the_hand_for_something_if_one_likes(key: str) -> None:
    each, times, gain = DISCARDING[key]
    scene = Scene().tableau(key).hand("new_sparta", "comet_zone", "spice_world", "drop_ships").play("consume_2x_vp")
    assert scene.offered() == [f"use:{key}", "done"]
    assert scene.branch().choose("done").kind() == ""
    scene.choose(f"use:{key}")
    assert (scene.kind(), scene.parts()) == ("discard_hand", each)
    assert "done" not in scene.offered()
    assert scene.why_not("discard:gem_world") == [("not_in_hand", "S-49", {"card": "gem_world"})]
    scene.choose(*["discard:new_sparta", "discard:comet_zone"][:each])
    assert (scene.p.vp, scene.p.prestige) == (gain[0], gain[2]), "never multiplied"
    assert len(scene.in_hand()) == 4 - each + gain[1]
    if times == 2:
        assert scene.offered()[-1] == "done"
        assert scene.branch().choose("done").p.vp == 1
        assert scene.choose("discard:drop_ships").p.vp == 2
    assert scene.offered() == [], "once in a phase"


@rule("S-49")
def test_two_cards_or_none() -> None:
    assert Scene().tableau("alien_guardian").hand("gem_world").play("consume_2x_vp").offered() == []


@rule("S-49", "S-54", "S-73")
@tile("interstellar_casus_belli", "galactic_power_brokers")
@pytest.mark.parametrize(("key", "vp", "cards"), [("interstellar_casus_belli", 6, 0), ("galactic_power_brokers", 0, 3)])
def test_a_prestige_for_something_if_one_likes(key: str, vp: int, cards: int) -> None:
    assert Scene().tableau(key).play("consume_2x_vp").offered() == []
    scene = Scene().tableau(key).prestige(2).play("consume_2x_vp")
    assert scene.offered() == [f"use:{key}", "done"]
    scene.choose(f"use:{key}")
    assert (scene.p.vp, len(scene.in_hand()), scene.p.prestige) == (vp, cards, 1)
    assert scene.offered() == [], "once"


@rule("S-77", "S-54")
def test_a_raised_trade_doubles_and_takes_two_cards_of_the_hand_for_a_vp_each() -> None:
    scene = Scene().tableau("galactic_trendsetters", "gem_world").goods("gem_world").cards(3)
    scene.play("consume_trade", raised="consume_trade")
    assert len(scene.in_hand()) == 3 + 2 + 3, "the only good was traded"
    assert scene.offered() == ["use:bonus", "done"]
    scene.choose("use:bonus")
    assert scene.s.about(0) == {"n": 1, "times": 2}
    scene.choose("discard:rebel_council")
    assert [event.rule for event in scene.events("discards")] == ["S-77"]
    assert (scene.p.vp, scene.offered()[-1]) == (1, "done")
    scene.choose("discard:alien_guardian")
    assert (scene.p.vp, scene.kind()) == (2, "")
    scene = Scene().tableau("galactic_trendsetters", "gem_world", "spice_world").goods("gem_world", "spice_world")
    scene.play("consume_trade", raised="consume_trade").choose("good:gem_world", "use:galactic_trendsetters")
    assert scene.p.vp == 4


@rule("S-77")
def test_without_a_hand_a_raised_trade_asks_for_no_cards() -> None:
    assert Scene().tableau("gem_world").play("consume_trade", raised="consume_trade").offered() == []


@rule("S-77", "S-78", "S-54")
@pytest.mark.parametrize(
    ("spaces", "raised", "times"),
    [
        (["consume_2x_vp"], "consume_2x_vp", 3),
        (["consume_trade", "consume_2x_vp"], "consume_trade", 2),
        (["consume_trade", "consume_2x_vp"], "consume_2x_vp", 3),
    ],
)
def test_vp_are_tripled_or_doubled_never_more(spaces: list[str], raised: str, times: int) -> None:
    scene = Scene().tableau("galactic_salon").play(*spaces, raised=raised)
    assert scene.p.vp == times


@rule("S-53", "S-69")
def test_where_every_kind_is_there_a_good_of_any_kind_is_none_more() -> None:
    worlds = ["gem_world", "comet_zone", "hive_world", "alien_robotic_factory"]
    scene = Scene().tableau(*worlds, "galactic_exchange", "alien_oort_cloud_refinery")
    scene.goods(*worlds, "alien_oort_cloud_refinery").play(dice=("consume_trade",))
    kinds = ["novelty", "rare_elements", "genes", "alien"]
    for world, kind in zip(worlds, kinds, strict=True):
        assert scene.s.about(0) == {"card": "galactic_exchange", "kind": kind}
        scene.choose(f"good:{world}")
    assert (scene.offered(), scene.with_goods(), scene.p.vp) == ([], ["alien_oort_cloud_refinery"], 4)
