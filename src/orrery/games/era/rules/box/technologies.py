"""What the levels of technology bring (E-152 to E-156). Lists go by level, 1 to 6; at index 0 they have nothing."""

from __future__ import annotations

from typing import Any, Final

from .row import Row, figures_of


class Technologies:
    """Lists by level: `cv` of a ship; `tactics_at`: new advanced tactics; `views`; `range`; `stargate` (1, 2 or none);
    `teleport`: discs; `ship_bonus`; `shipyard`: population for new ships; `squares` that may be selected, and the
    `square_cost` of the second; `bonus_population`; `oval_cost` of an additional counter. UNLIMITED is 99.

    Levels from which on: `trade_from` (without contact), `free_from` (not to be blocked), `ascends_from` (lost
    population), `neutron_from` (neutron stars may be entered).
    """

    __slots__ = (
        "ascends_from", "bonus_population", "cv", "free_from", "neutron_from", "oval_cost", "range", "ship_bonus",
        "shipyard", "square_cost", "squares", "stargate", "tactics_at", "teleport", "trade_from", "views",
    )  # fmt: skip

    def __init__(self, rows: dict[str, dict[str, Any]]) -> None:
        """`rows` by the key of the field."""
        fields: dict[str, Row] = {key: figures_of(rows[key]) for key in rows}
        self.cv: Final = fields["military"].by_level("cv")
        self.tactics_at: Final = fields["military"].by_level("tactics")
        self.views: Final = fields["spirituality"].by_level("views")
        self.trade_from: Final = fields["spirituality"].number("trade_from")
        self.free_from: Final = fields["spirituality"].number("free_from")
        self.ascends_from: Final = fields["spirituality"].number("ascends_from")
        self.range: Final = fields["propulsion"].by_level("range")
        self.stargate: Final = fields["propulsion"].by_level("stargate")
        self.neutron_from: Final = fields["propulsion"].number("neutron_from")
        self.teleport: Final = fields["propulsion"].by_level("teleport")
        self.ship_bonus: Final = fields["robotics"].by_level("ship_bonus")
        self.shipyard: Final = fields["robotics"].by_level("shipyard")
        self.squares: Final = fields["robotics"].by_level("squares")
        self.square_cost: Final = fields["robotics"].by_level("square_cost")
        self.bonus_population: Final = fields["genetics"].by_level("bonus_population")
        self.oval_cost: Final = fields["genetics"].by_level("oval_cost")
        for row in fields.values():
            row.done()
