"""What would come of a column or of a choice, in a few words."""

from __future__ import annotations

from orrery.games.roll.rules.choice_tables import KEYS
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.orb.improving import turning, way
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import phase, verb
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.roll.rules.whatif import gains, outlook
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import STEP_BITS, State

from .deals import DealWords


class Prospects(DealWords):
    def would(self, view: State, seat: int, which: int) -> str:
        seen = outlook(galaxy(view), seat, which)
        n = seen.workers
        if which == phase.EXPLORE:
            return self.word("will.explore", n=n) if n else ""
        if which == phase.DOLLAR:
            return self.word(f"will.{self.sixth()}", n=n) if n else ""
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
        if decision.kind in ("orb_side", "orb_face", "orb_arrow"):
            return self._of_orb(galaxy(view), decision, choice)
        if decision.kind in ("deal", "deal_die"):
            return self.in_deal(galaxy(view), choice)
        if decision.kind not in ("explore", "ship", "by"):
            return ""
        found = gains(galaxy(view), decision.seat, choice)
        credits, vp = span([pair[0] for pair in found]), span([pair[1] for pair in found])
        said = [self.word("money", n=credits)] if credits else []
        if vp:
            said.append(self.word("gain.vp", n=vp))
        return " + ".join(said)

    def _of_orb(self, s: Galaxy, decision: Decision, choice: Choice) -> str:
        """What lies on a side of an Orb die; what a face costs, or turning an arrow."""
        p = s.players[decision.seat]
        if choice.verb in (verb.SIDE, verb.POINT):
            return self.name(s.box.orb.all[p.more.orb.faces[choice.a]].key)
        side = p.todo[-1] >> STEP_BITS
        upgrade = turning(s, p, side) if choice.verb == verb.TURN else None
        if choice.verb == verb.FACE:
            upgrade = way(s, p, side, s.box.orb.all[choice.a])
        return "" if upgrade is None else self.word("gain.points", n=upgrade.points)

    def _named_side(self, side: int) -> str:
        return self.tile(KEYS[side]) if side >= 0 else "?"


def span(numbers: list[int]) -> str:
    """`2`, or `1-3`; nothing for zero."""
    least, most = min(numbers), max(numbers)
    return "" if most == 0 else str(most) if least == most else f"{least}-{most}"
