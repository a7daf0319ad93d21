"""A card comes into the tableau, and what follows from it (S-29, S-40 to S-42)."""

from __future__ import annotations

from typing import Final, cast

from orrery.kernel.acts import Act

from .. import alphabet
from ..draw import draw_cards, lay_good
from ..effects import gain_prestige
from ..powers.placing import DrawAfterPlacing, PrestigeAfterPlacing
from ..powers.settle import DrawThenDiscardAfterPlacing, PrestigeAfterPayForMilitary
from ..state import NO_GOOD, Race
from ..steps.discarding import ask_to_discard
from ..vocabulary import act, kind, phase, space, step, why
from .paying import powers_now
from .settle import WAY_MASK

WAYS: Final = ["pay", "conquer", "pay_for_military", "peaceful"]
BONUS: Final = 1  # card for a world in a phase that the player chose (S-40)


class Placed(Act[Race]):
    number = act.PLACED

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        box = s.box
        design = p.placing
        way = p.way & WAY_MASK
        p.placing = -1
        p.way = -1
        at = p.enter(design)
        if s.listener is not None:
            rule = "S-27" if s.phase == phase.DEVELOP else "S-33" if way & 1 else "S-32"
            s.say("places", 0, rule, {"card": box.keys[design], "way": WAYS[way]})
        gain_prestige(s, box.prestige[design], design, "S-71")
        if s.phase == phase.DEVELOP:
            self.follow(s, design, way)
            return
        p.placed += 1
        if box.windfall[design]:
            lay_good(s, at, "S-42")
        if p.bonus == 0 and s.chose(space.SETTLE_1 + s.which):
            p.bonus = 1
            draw_cards(s, BONUS, why.SETTLE_BONUS)
        p.todo.append(step.SETTLE)
        discards = self.follow(s, design, way)
        if box.production[design]:
            self.produce_at_once(s, at)
        if discards:
            ask_to_discard(s, discards, why.SETTLED)

    def follow(self, s: Race, design: int, way: int) -> int:
        """What the cards that were there bring. How many cards are to be discarded for it."""
        developing = s.phase == phase.DEVELOP
        rule = "S-29" if developing else "S-41"
        discards = 0
        for there in s.empire.present:
            for power in powers_now(s)[there]:
                if power.kind == kind.DRAW_AFTER_PLACING:
                    n = cast(DrawAfterPlacing, power).n
                    draw_cards(s, n, why.DEVELOPED if developing else why.SETTLED, there)
                elif power.kind == kind.PRESTIGE_AFTER_PLACING:
                    prestige = cast(PrestigeAfterPlacing, power)
                    if s.box.features[design] & prestige.when:
                        gain_prestige(s, prestige.n, there, rule)
                elif power.kind == kind.DRAW_THEN_DISCARD_AFTER_PLACING:
                    drawing = cast(DrawThenDiscardAfterPlacing, power)
                    draw_cards(s, drawing.draw, why.SETTLED, there)
                    discards += drawing.discard
                elif power.kind == kind.PRESTIGE_AFTER_PAY_FOR_MILITARY and way == alphabet.PAY_FOR_MILITARY:
                    gain_prestige(s, cast(PrestigeAfterPayForMilitary, power).n, there, "S-37")
        return discards

    def produce_at_once(self, s: Race, at: int) -> None:
        for there in s.empire.present:
            for power in s.box.settle[there]:
                if power.kind == kind.GOOD_ON_NEW_PRODUCTION_WORLD and s.empire.goods[at] == NO_GOOD:
                    lay_good(s, at, "S-41")
