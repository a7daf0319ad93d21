"""The robot's dice: rolled when the player has chosen, then laid on the spaces of the mat (S-85 to S-89)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..mat import FACES
from ..state import Race
from ..vocabulary import act, symbol
from ..vocabulary.space import SPACE_KEYS
from ..vocabulary.symbol import SYMBOL_KEYS
from .placing import NOWHERE, places
from .state import ROBOT


class Roll(Act[Race]):
    """S-85."""

    number = act.ROLL

    def act(self, s: Race, argument: int) -> None:
        faces = s.box.robot.faces
        s.dice = [faces[0][s.chance.below(FACES)], faces[1][s.chance.below(FACES)]]
        if s.listener is not None:
            s.say("robot_rolls", ROBOT, "S-85", {"dice": [SYMBOL_KEYS[die] for die in s.dice]}, reveals=True)


class PlaceDice(Act[Race]):
    """S-86 to S-89: this is what the robot has chosen. It stays so, whatever becomes of the robot= tile (S-134)."""

    number = act.PLACE_DICE

    def act(self, s: Race, argument: int) -> None:
        s.dice_spaces = places(s.dice, s.robot.symbol, s.markers)
        if s.listener is not None:
            first = 1 if s.dice[0] == symbol.MATCH else 0
            tell_die(s, first)
            tell_die(s, 1 - first)


def tell_die(s: Race, die: int) -> None:
    face = s.dice[die]
    where = s.dice_spaces[die]
    if where == NOWHERE:
        s.say("robot_die_lost", ROBOT, "S-145", {"die": die + 1, "symbol": SYMBOL_KEYS[face]})
        return
    rule = "S-88" if face == symbol.MATCH else "S-87" if face == symbol.ROBOT else "S-86"
    told = {"die": die + 1, "symbol": SYMBOL_KEYS[face], "space": SPACE_KEYS[where]}
    s.say("robot_places_die", ROBOT, rule, told)
