"""The set-up: what is mixed in, how the cup is filled, which dice are removed (A-1 to A-4, V-1 to V-4)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOX, Box
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.hidden import imagine
from orrery.games.roll.rules.pieces import COLOUR_KEYS, GAIN_DIE, GAIN_GOOD, LEADER
from orrery.games.roll.rules.sets import AMBITION, BASE, RIVALRY, key_of
from orrery.games.roll.rules.vocabulary import stage, step
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.refusal import BadData
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule

from .boxes import AMBITION_BOX, BOXES, RIVALRY_BOX

GAME = Roll(BOXES, [BASE, AMBITION, RIVALRY, AMBITION | RIVALRY])


def started(faction: str, home_world: str, box: Box = AMBITION_BOX) -> Scene:
    """Seat 0 has these start tiles, and has to remove what they demand."""
    scene = Scene(2, box=box)
    scene.s.stage = stage.SET_UP
    scene.s.round = 0
    for p in scene.s.players:
        p.drawn = [scene.s.bag.pop(0), scene.s.bag.pop(0)]
        p.todo = [step.START]
    scene.found(0, faction, home_world)
    scene._go()
    return scene


@pytest.mark.parametrize(
    ("sets", "factions", "homes", "tiles", "dice"),
    [(AMBITION, 14, 7, 5, 38), (RIVALRY, 8, 10, 13, 62), (AMBITION | RIVALRY, 22, 17, 18, 100)],
)
@rule("A-1", "V-1")
def test_a_box_is_mixed_with_the_base_game(sets: int, factions: int, homes: int, tiles: int, dice: int) -> None:
    box = BOXES.of(sets)
    assert len(box.factions) == len(BOX.factions) + factions
    assert len(box.home_worlds) == len(BOX.home_worlds) + homes
    assert box.tiles == BOX.tiles + tiles
    assert sum(box.dice) == sum(BOX.dice) + dice
    seen: set[str] = set()
    for number in range(60):
        s = galaxy(GAME.new({"with": key_of(sets)}, 5, key_of_seed(f"mixed {number}")))
        for p in s.players:
            seen |= {box.sides[side].key for side in [*p.worlds, *p.developments]}
        assert sorted(s.bag + [tile for p in s.players for tile in p.drawn]) == sorted(box.bag)
    starts = {box.sides[side].key for halves in box.factions for side in halves}
    starts |= {box.sides[side].key for side in box.home_worlds}
    assert seen == starts


@pytest.mark.parametrize("box", [AMBITION_BOX, RIVALRY_BOX])
@rule("A-2", "V-2")
def test_a_leader_is_in_the_cup_instead_of_a_home_die(box: Box) -> None:
    scene = started("deep_space_node" if box is AMBITION_BOX else "publicity_bureaus", "doomed_world", box)
    p = scene.p(0)
    assert [COLOUR_KEYS[die & 15] for die in p.cup[:3]] == ["home", "home", "leader"]
    assert [COLOUR_KEYS[die & 15] for die in p.citizenry[:2]] == ["home", "home"]


@rule("A-4")
def test_no_tile_of_ambition_gives_a_leader() -> None:
    for side in AMBITION_BOX.sides:
        for effect in side.effects:
            assert effect.kind not in (GAIN_DIE, GAIN_GOOD) or effect.colour != LEADER


@rule("A-3")
@refusal("not_its_own_die")
def test_a_start_tile_takes_any_die_but_its_own() -> None:
    """Uplift Researchers remove a die and give two Genes dice; Space Nomads give an Entrepreneur and a Novelty die."""
    scene = started("uplift_researchers", "space_nomads")
    assert scene.kind(0) == "remove"
    assert scene.dice(0) == {
        "cup": ["home", "home", "leader"],
        "citizenry": ["entrepreneur", "genes", "genes", "home", "home", "novelty"],
    }
    assert scene.offered(0) == [
        "remove:home@cup", "remove:leader@cup",
        "remove:home@citizenry", "remove:entrepreneur@citizenry", "remove:novelty@citizenry",
    ]  # fmt: skip
    assert scene.why_not(0, "remove:genes@citizenry") == "A-3"
    assert scene.refused(0) == {"not_its_own_die": "A-3"}
    scene.choose(0, "remove:novelty@citizenry")
    assert scene.events("remove")[0].rule == "A-3"
    assert scene.in_citizenry(0) == ["entrepreneur", "genes", "genes", "home", "home"]
    assert scene.kind(0) == "start"


@rule("A-3", "D-27")
def test_two_tiles_that_take_a_die_each_take_any_but_their_own() -> None:
    scene = started("negotiators", "alien_toy_shop")
    first = ["home@cup", "leader@cup", "home@citizenry", "entrepreneur@citizenry", "alien@citizenry"]
    assert scene.offered(0) == [f"remove:{die}" for die in first]
    scene.choose(0, "remove:entrepreneur@citizenry")
    second = ["home@cup", "leader@cup", "consumption@cup", "entrepreneur@cup", "home@citizenry"]
    assert scene.offered(0) == [f"remove:{die}" for die in second]
    scene.choose(0, "remove:entrepreneur@cup")
    assert scene.dice(0) == {
        "cup": ["consumption", "home", "home", "leader"],
        "citizenry": ["alien", "home", "home"],
    }


@rule("A-3")
def test_a_good_that_another_tile_gave_can_be_removed() -> None:
    scene = started("shattered_world", "alien_toy_shop")
    scene.choose(0, "remove:rare_elements@shattered_world")
    assert (scene.p(0).goods, scene.p(0).goods_on) == ([], [])
    assert scene.events("remove")[0].params["from"] == "shattered_world"


@rule("V-4")
def test_with_rivalry_alone_its_own_rule_is_named() -> None:
    box = RIVALRY_BOX
    takers = [
        side.key for side in box.sides if box.present[side.number] and not box.is_tile[side.number]
        and any(effect.kind == 3 for effect in side.effects)
    ]  # fmt: skip
    assert takers
    homes = [box.sides[side].key for side in box.home_worlds]
    for taker in takers:
        if taker in homes:
            scene = started("publicity_bureaus", taker, box)
        else:
            scene = started(taker, "doomed_world", box)
        assert scene.why_not(0, "remove:alien@dealers") == "V-4"
        scene.choose(0, "remove:home@cup")
        assert scene.events("remove")[0].rule == "V-4"


@rule("A-3")
def test_others_see_who_has_still_to_remove_a_die_and_not_which_tile_is_chosen() -> None:
    scene = started("uplift_researchers", "space_nomads")
    view = galaxy(scene.s.view(1))
    assert [t & 63 for t in view.players[0].todo] == [step.REMOVE_START]
    full = imagine(view, 1, Chance(key_of_seed("x")))
    assert [t & 63 for t in full.players[0].todo] == [step.START, step.REMOVE_START]
    assert full.decision(0) is not None
    scene.choose(0, "remove:home@cup")
    assert galaxy(scene.s.view(1)).players[0].todo == []


@rule("A-3")
def test_bytes_say_which_dice_have_still_to_go() -> None:
    for number in range(80):
        s = galaxy(GAME.new({"with": "ambition"}, 5, key_of_seed(f"bytes {number}")))
        busy = [p for p in s.players if len(p.todo) > 1]
        if not busy:
            continue
        assert GAME.decode(s.encode()).encode() == s.encode()
        busy[0].todo.append(busy[0].todo[-1])
        with pytest.raises(BadData):
            GAME.decode(s.encode())
        return
    raise AssertionError("nobody had a die to remove")


@rule("A-3")
def test_starting_credits_of_two_tiles_add_up() -> None:
    """$3 instead of $1, and $2 instead of $1: what each gives beyond the usual $1 is added."""
    assert started("interstellar_bank", "rebel_convict_miners").p(0).credits == 4
    assert started("interstellar_bank", "space_nomads").p(0).credits == 3
