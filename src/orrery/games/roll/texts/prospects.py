"""What would come of a column or of a choice, in a few words."""

from __future__ import annotations

from orrery.games.roll.rules.choice_tables import KEYS
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.vocabulary import phase
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.roll.rules.whatif import gains, outlook
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .words import Words


class Prospects(Words):
    def would(self, view: State, seat: int, which: int) -> str:
        seen = outlook(galaxy(view), seat, which)
        n = seen.workers
        if which == phase.EXPLORE:
            return self.word("will.explore", n=n) if n else ""
        if which == phase.DOLLAR:
            return self.word("will.dollar", n=n) if n else ""
        said: list[str] = []
        if which in (phase.DEVELOP, phase.SETTLE):
            if seen.completes:
                tiles = self.texts.all_of([self._named_side(side) for side in seen.completes])
                said.append(self.word("will.complete", tiles=tiles))
                if seen.lying:
                    params = {"tile": self._named_side(seen.on), "needed": seen.needed}
                    said.append(self.word("will.left_over", n=seen.lying, **params))
            elif n and seen.on >= 0:
                tile = self._named_side(seen.on)
                said.append(self.word("will.build", lying=seen.lying, needed=seen.needed, tile=tile))
        elif seen.done:
            said.append(self.word("will.produce" if which == phase.PRODUCE else "will.ship", n=seen.done))
        if seen.idle:
            said.append(self.word(f"idle.{PHASE_KEYS[which]}", n=seen.idle))
        return ", ".join(said)

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        if decision.kind not in ("explore", "ship", "by"):
            return ""
        found = gains(galaxy(view), decision.seat, choice)
        credits, vp = span([pair[0] for pair in found]), span([pair[1] for pair in found])
        said = [self.word("money", n=credits)] if credits else []
        if vp:
            said.append(self.word("gain.vp", n=vp))
        return " + ".join(said)

    def _named_side(self, side: int) -> str:
        return self.tile(KEYS[side]) if side >= 0 else "?"


def span(numbers: list[int]) -> str:
    """`2`, or `1-3`; nothing for zero."""
    least, most = min(numbers), max(numbers)
    return "" if most == 0 else str(most) if least == most else f"{least}-{most}"
