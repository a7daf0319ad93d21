"""Powers of war and combat (E-176)."""

from __future__ import annotations

from typing import Final

from ..box.row import Row
from .power import PeoplePower


class DefendingCv(PeoplePower):
    """`cv` for each own ship when defending."""

    __slots__ = ("cv",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.cv: Final = row.number("cv")

    def ship_cv(self, attacking: bool, against_sto: bool) -> int:
        return 0 if attacking else self.cv


class AttackingCv(PeoplePower):
    """`cv` for each own ship when attacking and a defender is STO."""

    __slots__ = ("cv",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.cv: Final = row.number("cv")

    def ship_cv(self, attacking: bool, against_sto: bool) -> int:
        return self.cv if attacking and against_sto else 0


class DeclarerLoses(PeoplePower):
    """An STS faction that declares war on this one loses `dp`."""

    __slots__ = ("dp",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.dp: Final = row.number("dp")

    def declarer_loses(self) -> int:
        return self.dp


class RepelAttacker(PeoplePower):
    """So many `times` a round, when attacked: the attacker has to retreat before combat."""

    __slots__ = ("times",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.times: Final = row.number("times")

    def repelled(self) -> int:
        return self.times


class DriveOffDefender(PeoplePower):
    """So many `times` a round, when attacking: a defender has to retreat before combat, and stays away this round."""

    __slots__ = ("times",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.times: Final = row.number("times")

    def driven_off(self) -> int:
        return self.times


class DpForLostShips(PeoplePower):
    """`dp` for each own ship destroyed in a battle; at most `most_when_lost` ships count if it was lost."""

    __slots__ = ("dp", "most_when_lost")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.dp: Final = row.number("dp")
        self.most_when_lost: Final = row.number("most_when_lost")

    def dp_for_lost(self, ships: int, won: bool) -> int:
        return self.dp * (ships if won else min(ships, self.most_when_lost))


class NoWar(PeoplePower):
    """May not declare war."""

    __slots__ = ()

    def may_declare_war(self) -> bool:
        return False


class WarWhileMoving(PeoplePower):
    """May declare war on STS factions in its own movement."""

    __slots__ = ()

    def may_declare_while_moving(self) -> bool:
        return True
