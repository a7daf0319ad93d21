"""How empires look in lines."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import ROLL, Roll, galaxy
from orrery.games.roll.rules.pieces import BLANK, DEVELOPMENT, HOME, MILITARY, WORLD
from orrery.games.roll.rules.sets import AMBITION, BASE, OBJECTIVES, WITH, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import stage
from orrery.games.roll.terminal import RollPainter
from orrery.kernel.chance import key_of_seed
from orrery.terminal.screen import Line
from orrery.texts import Speech
from tests.games.roll.rules.expansion.boxes import BOXES

NAMES = ["Anna", "Ben"]


def painter(lang: str = "en") -> RollPainter:
    return RollPainter(Speech(lang, ROLL), NAMES)


def begun() -> Galaxy:
    return galaxy(ROLL.new({"setup": "beginner"}, 2, key_of_seed("painter")))


def plain(lines: list[Line]) -> str:
    bodies = [line.body if isinstance(line.body, list) else [line.body] for line in lines]
    return "\n".join(
        line.lead + " · ".join(text.plain for text in body) for line, body in zip(lines, bodies, strict=True)
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_dice_on_an_empty_stack_are_shown(seat: int) -> None:
    s = begun()
    s.players[seat].stacks[WORLD] = []
    s.players[seat].builders[WORLD] = [HOME | BLANK, MILITARY | BLANK]
    view = s.view(0)
    assert "orld stack: – [HM]" in plain(painter().open_of(view, seat, 0))
    assert ("World stack – [HM]" if seat else "World stack: – [HM]") in plain(painter().board(view, 0))


def test_of_others_only_the_top_and_the_number_below() -> None:
    s = begun()
    for seat, (one, other) in enumerate(((10, 12), (20, 22))):
        s.players[seat].stacks[DEVELOPMENT] = [2 * one + 1, 2 * other + 1, s.players[seat].stacks[DEVELOPMENT][-1]]
    view = s.view(0)
    own, others = plain(painter().open_of(view, 0, 0)), plain(painter("de").open_of(view, 1, 0))
    assert "face down" not in own
    assert "2 verdeckte Plättchen" in others
    assert "?" not in others


def test_goods_lie_on_their_worlds() -> None:
    s = begun()
    p = s.players[1]
    p.goods, p.goods_on = [MILITARY | BLANK], [p.worlds[0]]
    name = s.box.sides[p.worlds[0]].key
    shown = plain(painter().open_of(s.view(0), 1, 0))
    assert f"{painter().speech.name(name)}" in shown
    assert "[M]" in shown.partition("Worlds: ")[2]


def test_the_last_round_is_announced_and_its_end_explained() -> None:
    s = begun()
    show = painter()
    assert show.ending(s.view(0), 0) == ""
    s.pool = 0
    assert show.ending(s.view(0), 0) == "Last round: the VP pool is empty."
    p = s.players[1]
    p.worlds = [*p.worlds, *[side.number for side in s.box.sides if side.key == "gem_world"] * 9]
    assert show.ending(s.view(0), 0) == "Last round: Ben has 12 tiles and the VP pool is empty."
    s.stage = stage.OVER
    assert painter("de").ending(s.view(1), 1) == "Grund für das Ende: du hast 12 Plättchen und der SP-Vorrat ist leer."


@pytest.mark.parametrize(("seats", "says"), [(2, "or the extra die from the supply"), (3, "only if somebody selects")])
def test_what_else_can_bring_a_phase(seats: int, says: str) -> None:
    s = galaxy(ROLL.new({"setup": "beginner"}, seats, key_of_seed("painter")))
    s.players[0].selected = 0
    shown = plain(RollPainter(Speech("en", ROLL), ["Anna", "Ben", "Cleo"][:seats]).focus(s.view(0), 0))
    assert says in shown


def test_objectives_are_shown_with_everybodys_progress() -> None:
    sets = AMBITION | OBJECTIVES
    game = Roll(BOXES, [BASE, sets])
    options = {WITH: key_of(sets), "setup": "beginner"}
    s = galaxy(game.new(options, 2, key_of_seed("painter")))
    keys = [objective.key for objective in s.box.objectives]
    s.goals.dealt = [keys.index("budget_surplus"), keys.index("mineral_wealth")]
    s.goals.met = [0, 0b10]
    s.players[0].more.talents = 2
    s.players[0].citizenry = []
    s.players[0].credits, s.players[1].credits = 3, 5
    told = plain(RollPainter(Speech("en", game, options), NAMES).board(s.view(0), 0))
    citizens = len(s.players[1].citizenry)
    assert (
        "Objective Budget Surplus (Manage Empire): no die in your Citizenry and at least $4 · 2 Talents · "
        f"You 0/0 3/4 · Ben {citizens}/0 5/4" in told
    )
    assert "Objective Mineral Wealth (Settle): met by Ben" in told
    assert "2 Talents" in told
    assert "Talents 2" in told, "they are points"
