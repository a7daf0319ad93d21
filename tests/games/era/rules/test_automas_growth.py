"""The growth turns of the automas: dice, sentences in order, cancelling, population (E-234 to E-246)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.automas.cancelling import cancel, cancellable
from orrery.games.era.rules.automas.wishes import wants_down, wants_up
from orrery.games.era.rules.board import HEX_OF
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS, PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.relic_kind import PYRAMIDS
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector

# Dice.


@rule("E-234", "E-235", "E-264")
@vector("EV-76")
def test_farmers_without_a_ship_have_a_six_without_a_roll() -> None:
    scene = Automata()
    scene.round = 1
    scene.dice(3, 5)
    scene.start(act.ROLL_GROWTH)
    assert scene.robots.growth[1:] == [6, 3], "the first die is the Slavers'"
    assert scene.rules("growth_without_ships") == ["E-235"]
    assert scene.params("growth_die") == {"dice": [3], "die": 3}
    assert wants_up(scene, FARMERS)
    scene.grow(FARMERS, 6, 1)
    assert scene.where(FARMERS) == {"ha3": 1}


@rule("E-234", "E-246")
def test_with_new_dice_all_sentences_can_be_cancelled_anew() -> None:
    scene = Automata()
    scene.dice(5)
    scene.start(act.ROLL_GROWTH)
    scene.grow(SLAVERS, 5, 0)
    assert cancellable(scene, SLAVERS) == [], "all were carried out"
    scene.dice(5)
    scene.start(act.ROLL_GROWTH)
    assert cancellable(scene, SLAVERS) == [1, 2]


@rule("E-234", "E-236")
def test_each_automa_has_a_die_of_its_own() -> None:
    scene = Automata()
    scene.ships(FARMERS, "zb3", 1)
    scene.dice(3, 5)
    scene.start(act.ROLL_GROWTH)
    assert scene.robots.growth[1:] == [3, 5]
    assert scene.rules("growth_die") == ["E-234", "E-234"]


@rule("E-198")
@vector("EV-109")
def test_the_slavers_growth_is_the_lower_of_two_dice_with_four_power_discs() -> None:
    scene = Automata()
    scene.ships(FARMERS, "zb3", 1)
    scene.robots.power = 4
    scene.dice(3, 5, 2)
    scene.start(act.ROLL_GROWTH)
    assert scene.robots.growth[1:] == [3, 2]
    assert scene.rules("growth_die") == ["E-234", "E-198"]


@rule("E-236", "E-193", "E-234")
@vector("EV-56")
def test_the_random_field_of_a_six_is_fixed_when_the_die_is_rolled() -> None:
    found: Counter[str] = Counter()
    for lot in range(3):
        scene = Automata()
        scene.levels(SLAVERS, 6, 4, 1, 2, 3)
        scene.lots(5, lot)
        scene.start(act.ROLL_GROWTH)
        assert scene.params("field_drawn")["of"] == ["propulsion", "robotics", "genetics"]
        found[FIELD_KEYS[scene.robots.field]] += 1
        assert scene.slavers.levels == [6, 4, 1, 2, 3], "not yet researched"
        before = scene.slavers.levels[scene.robots.field]
        field = scene.robots.field
        scene.grow(SLAVERS, 6)
        assert scene.slavers.levels[field] == before + 1
    assert found == {"propulsion": 1, "robotics": 1, "genetics": 1}


@rule("E-194", "E-236")
def test_a_fixed_field_that_got_to_its_limit_gives_nothing() -> None:
    scene = Automata()
    scene.robots.field = SPIRITUALITY
    scene.levels(SLAVERS, 1, 4, 1, 1, 1)
    scene.grow(SLAVERS, 6)
    assert scene.slavers.levels == [1, 4, 1, 1, 1]
    assert scene.rules("no_level_left") == ["E-194"]


# Turn order.


@rule("E-234", "E-236")
@pytest.mark.parametrize("die", range(1, 7))
def test_who_wants_up_or_down(die: int) -> None:
    scene = Automata()
    assert not any(wants_up(scene, f) or wants_down(scene, f) for f in range(3)), "before the dice"
    scene.robots.growth = [0, die, die]
    assert wants_up(scene, FARMERS) == (die == 6)
    assert wants_down(scene, SLAVERS) == (die in (2, 5))
    assert not wants_down(scene, FARMERS)
    assert not wants_up(scene, SLAVERS)


# Sentences.


@rule("E-234", "E-236")
def test_sentences_are_told_and_carried_out_in_their_order() -> None:
    scene = Automata()
    scene.grow(SLAVERS, 5)
    assert [event.params["kind"] for event in scene.told("sentence")] == ["gain", "grow"]
    kinds = [said["kind"] for said in scene.params("growth_result")["sentences"]]
    assert kinds == ["turn_down", "gain", "grow"], "the turn order has changed before"
    scene = Automata()
    scene.grow(SLAVERS, 6)
    assert [event.params["kind"] for event in scene.told("sentence")] == ["gain", "research"]


@rule("E-246", "E-241")
@vector("EV-105")
def test_a_cancelled_star_sentence_costs_no_disc_and_the_research_is_done() -> None:
    scene = Automata(zb4="star")
    scene.neutral("zb4", 0)
    scene.ships(SLAVERS, "zb4", 1)
    scene.robots.field = PROPULSION
    scene.robots.growth[SLAVERS] = 6
    assert cancellable(scene, SLAVERS) == [0, 1]
    cancel(scene, SLAVERS, 0)
    assert cancellable(scene, SLAVERS) == [1]
    scene.grow(SLAVERS, 6)
    assert scene.robots.power == 0
    assert scene.stars_of(SLAVERS) == []
    assert scene.slavers.levels[PROPULSION] == 2
    assert scene.rules("sentence_cancelled") == ["E-246"]
    assert cancellable(scene, SLAVERS) == [], "all is carried out"


@rule("E-246")
def test_cancelled_growth_still_lets_them_spawn() -> None:
    scene = Automata(zb4="star")
    scene.own(SLAVERS, "zb4", 1)
    scene.robots.growth[SLAVERS] = 5
    assert cancellable(scene, SLAVERS) == [1, 2]
    cancel(scene, SLAVERS, 2)
    scene.grow(SLAVERS, 5)
    assert scene.discs[HEX_OF["zb4"]] == 1
    assert list(scene.where(SLAVERS)) == ["zc7"]


@rule("E-246")
@pytest.mark.parametrize(
    ("automa", "die", "left"), [(SLAVERS, 1, [0]), (SLAVERS, 2, [1]), (FARMERS, 6, []), (FARMERS, 2, [0])]
)
def test_spawning_and_turn_order_cannot_be_cancelled(automa: int, die: int, left: list[int]) -> None:
    scene = Automata()
    scene.robots.growth[automa] = die
    assert cancellable(scene, automa) == left


@rule("E-246")
def test_cancelled_research_of_the_farmers_is_not_done() -> None:
    scene = Automata()
    scene.robots.growth[FARMERS] = 2
    cancel(scene, FARMERS, 0)
    scene.grow(FARMERS, 2)
    assert scene.farmers.levels == [1, 1, 1, 1, 1]


# Grow Population.


def two_stars(genetics: int) -> Automata:
    """Two Slaver stars at their limits: 2 apart."""
    scene = Automata(zb4="star", zd4="star")
    scene.own(SLAVERS, "zb4", 2)
    scene.own(SLAVERS, "zd4", 2)
    scene.levels(SLAVERS, 1, 1, 1, 1, genetics)
    return scene


@rule("E-244")
@vector("EV-68")
def test_stars_at_their_limits_do_not_grow_and_ships_are_spawned_instead() -> None:
    scene = two_stars(1)
    scene.grow(SLAVERS, 5)
    assert scene.rules("grows_nothing") == ["E-244"]
    assert list(scene.where(SLAVERS)) == ["zc7"]
    assert scene.params("spawns")["population"] == 6 + 4 + 1, "with the disc for the star that they did not gain"


@rule("E-244", "E-123")
@vector("EV-68")
def test_a_bonus_disc_on_a_random_star_is_enough() -> None:
    for lot, grown in ((0, "zb4"), (1, "zd4")):
        scene = two_stars(2)
        scene.grow(SLAVERS, 5, lot)
        assert scene.params("grows") == {"hex": grown, "n": 3}
        assert scene.where(SLAVERS) == {}
        assert scene.slavers.track == 39 - 4 - 1 - 1


@rule("E-244", "E-247")
def test_without_a_disc_on_the_track_nothing_grows_and_ships_are_spawned() -> None:
    """No disc is taken from another star, as it would be for the player (E-125)."""
    scene = Automata(zb4="star", zg4="star")
    scene.own(SLAVERS, "zb4", 2)
    scene.own(SLAVERS, "zg4", 2)
    scene.levels(SLAVERS, 1, 1, 1, 1, 3)
    scene.slavers.track = 0
    scene.robots.power = 35
    scene.grow(SLAVERS, 5, 0)
    assert scene.rules("no_disc_left") == ["E-244"] * 4, "each below its limit, and both bonus discs"
    assert not scene.told("disc_moves")
    assert [scene.discs[HEX_OF[address]] for address in ("zb4", "zg4")] == [2, 2]
    assert list(scene.where(SLAVERS)) == ["zc7"]


@rule("E-244", "E-122")
def test_each_star_below_its_limit_gets_a_disc_by_the_limits_before() -> None:
    scene = Automata(zb4="star", zd4="star")
    scene.own(SLAVERS, "zb4", 1)
    scene.own(SLAVERS, "zd4", 1)
    scene.levels(SLAVERS, 1, 1, 1, 1, 4)
    scene.grow(SLAVERS, 5, 0)
    assert scene.discs[HEX_OF["zb4"]] == scene.discs[HEX_OF["zd4"]] == 3, "one each, and of three bonus discs one each"
    assert scene.rules("grows") == ["E-244", "E-244", "E-123", "E-123"]


@rule("E-244")
def test_blocked_stars_do_not_grow() -> None:
    scene = two_stars(2)
    scene.wars[SLAVERS] = True
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 5)
    assert scene.params("grows")["hex"] == "zd4"
    scene.ships(FARMERS, "zd4", 1)
    scene.grow(SLAVERS, 5)
    assert scene.params("grows_nothing") == {"stars": 2, "blocked": 2}


@rule("E-244", "E-124")
def test_the_pyramids_bring_the_slavers_a_disc_for_their_star() -> None:
    scene = two_stars(2)
    scene.relics[HEX_OF["zb4"]] = next(n for n, relic in enumerate(scene.box.relics) if relic.kind == PYRAMIDS)
    scene.grow(SLAVERS, 5)
    assert [scene.discs[HEX_OF[at]] for at in ("zb4", "zd4")] == [3, 3], "the bonus of Genetics goes elsewhere"


@rule("E-150", "E-124", "E-244")
@pytest.mark.parametrize("pyramids", [True, False])
def test_the_disc_of_the_pyramids_can_be_blocked_at_a_star_that_would_not_grow(pyramids: bool) -> None:
    scene = two_stars(1)
    if pyramids:
        scene.relics[HEX_OF["zb4"]] = next(n for n, relic in enumerate(scene.box.relics) if relic.kind == PYRAMIDS)
    scene.alignment = STS
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 5)
    asked = scene.kind() == "block_population" and scene.about(0)["what"] == "grow"
    assert asked == pyramids


@rule("E-150", "E-79", "E-244")
def test_an_sts_player_may_block_their_growth_by_declaring_war() -> None:
    for answer, stars in (("war:slavers", {"zd4"}), ("pass", {"zb4", "zd4"})):
        scene = Automata(zb4="star", zd4="star")
        scene.own(SLAVERS, "zb4", 1)
        scene.own(SLAVERS, "zd4", 1)
        scene.alignment = STS
        scene.ships(HUMAN, "zb4", 1)
        scene.grow(SLAVERS, 5)
        assert scene.kind() == "block_population"
        assert scene.about(0)["what"] == "grow"
        scene.choose(answer)
        assert set(scene.all_params("grows", "hex")) == stars
        assert scene.kind() == ""
