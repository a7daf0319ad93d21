"""What one may do so that a development costs less (S-27), and the card that is stashed (S-29)."""

from __future__ import annotations

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile


@rule("S-27", "S-28", "S-64")
@tile("randd_crash_program")
def test_a_card_can_be_discarded_so_that_a_development_costs_three_less() -> None:
    scene = Scene().tableau("randd_crash_program").hand("drop_ships").cards(5).play(dice=("develop_1",))
    scene.choose("place:drop_ships")
    assert (scene.kind(), scene.offered()) == ("reduce", ["use:randd_crash_program", "done"])
    assert scene.s.about(0) == {"card": "drop_ships", "cost": 4, "hand": 5}
    other = scene.branch().choose("done")
    assert (other.kind(), other.parts()) == ("pay", 4)
    scene.choose("use:randd_crash_program")
    assert (scene.kind(), scene.parts()) == ("pay", 1)
    scene.choose("pay:rebel_council")
    assert scene.placed() == ["drop_ships"]
    assert "randd_crash_program" in scene.discarded()


@rule("S-28")
def test_a_card_that_discarded_itself_may_come_again() -> None:
    scene = Scene().tableau("randd_crash_program").hand("drop_ships").cards(4).play(dice=("develop_1",))
    scene.choose("place:drop_ships", "use:randd_crash_program", "pay:rebel_council")
    card = scene.number("randd_crash_program")
    scene.s.discard.remove(card)
    scene.p.hand = sorted([*scene.p.hand, card])
    scene.play("develop_1")
    assert "place:randd_crash_program" in scene.offered()


@rule("S-27")
@refusal("not_enough_cards")
def test_a_development_is_offered_if_it_can_be_paid_for_with_help_and_then_the_help_is_needed() -> None:
    scene = Scene().tableau("randd_crash_program", "golden_age_of_terraforming", "comet_zone").goods("comet_zone")
    scene.hand("drop_ships").cards(2).play(dice=("develop_1",))
    assert scene.offered() == ["place:drop_ships", "pass"], "4 - 3 - 2 with two cards"
    scene.choose("place:drop_ships")
    assert scene.offered() == ["use:randd_crash_program", "use:golden_age_of_terraforming"], "one is needed"
    assert scene.refused() == [("not_enough_cards", "S-27", {"cost": 4, "n": 2})]
    assert scene.why_not("done") == [("not_enough_cards", "S-27", {"cost": 4, "n": 2})]
    scene.choose("use:golden_age_of_terraforming")
    assert scene.with_goods() == [], "the only good of that kind"
    assert scene.s.about(0)["cost"] == 2
    assert scene.offered() == ["use:randd_crash_program", "done"]
    scene.choose("done")
    assert scene.placed()[-1] == "drop_ships", "both cards were paid"
    assert scene.in_hand() == []


@rule("S-27")
def test_help_that_is_needed_and_the_only_one_is_used_by_itself() -> None:
    scene = Scene().tableau("randd_crash_program").hand("drop_ships").cards(1).play(dice=("develop_1",))
    scene.choose("place:drop_ships")
    assert scene.placed() == ["drop_ships"]
    assert scene.told("reduces") == [{"card": "randd_crash_program", "n": 3, "cost": 1, "for": "drop_ships"}]


@rule("S-27", "S-69")
@refusal("no_fitting_good")
@tile("golden_age_of_terraforming", "alien_oort_cloud_refinery")
def test_a_rare_good_can_be_spent_for_two_less() -> None:
    scene = Scene().tableau("comet_zone", "golden_age_of_terraforming", "gem_world", "alien_oort_cloud_refinery")
    scene.goods("comet_zone", "gem_world", "alien_oort_cloud_refinery")
    scene.hand("drop_ships").cards(4).play(dice=("develop_1",)).choose("place:drop_ships")
    scene.choose("use:golden_age_of_terraforming")
    assert (scene.kind(), scene.offered()) == ("spend", ["good:comet_zone", "good:alien_oort_cloud_refinery"])
    assert scene.s.about(0) == {"card": "golden_age_of_terraforming", "for": "drop_ships"}
    assert scene.why_not("good:gem_world") == [("no_fitting_good", "S-27", {"card": "gem_world"})]
    scene.choose("good:alien_oort_cloud_refinery")
    assert scene.with_goods() == ["comet_zone", "gem_world"]
    assert (scene.kind(), scene.parts()) == ("pay", 2), "once for a development"


@rule("S-29", "S-11")
@tile("galactic_scavengers")
def test_one_of_the_cards_paid_is_stashed() -> None:
    scene = Scene().tableau("galactic_scavengers").hand("space_marines", "gem_world", "comet_zone")
    scene.play(dice=("develop_1",)).choose("place:space_marines")
    assert scene.kind() == "stash", "both other cards were paid"
    assert sorted(scene.offered()) == ["stash:comet_zone", "stash:gem_world"]
    assert scene.s.about(0) == {"card": "galactic_scavengers"}
    scene.choose("stash:gem_world")
    assert scene.keys(scene.p.stash) == ["gem_world"]
    assert "comet_zone" in scene.discarded()
    assert scene.placed() == ["galactic_scavengers", "space_marines"]


@rule("S-29")
def test_without_a_payment_nothing_is_stashed() -> None:
    scene = Scene().tableau("galactic_scavengers").hand("export_duties", "gem_world").play("develop_1")
    scene.choose("place:export_duties")
    assert scene.p.stash == []
    assert scene.in_hand() == ["gem_world"]


@rule("S-29")
def test_the_only_card_paid_is_stashed_by_itself() -> None:
    scene = Scene().tableau("galactic_scavengers").hand("export_duties", "gem_world").play(dice=("develop_1",))
    scene.choose("place:export_duties")
    assert scene.keys(scene.p.stash) == ["gem_world"]
