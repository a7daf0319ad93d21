"""What would come of a column, in a few words."""

from __future__ import annotations

from orrery.games.roll.content import BOX
from orrery.games.roll.game import galaxy
from orrery.games.roll.outlook import outlook
from orrery.games.roll.words import DEVELOP, EXPLORE, PHASE_KEYS, PRODUCE, SETTLE
from orrery.kernel.state import State

from .words import Words


class Prospects(Words):
    def would(self, view: State, seat: int, phase: int) -> str:
        seen = outlook(galaxy(view), seat, phase)
        n = seen.workers
        if phase == EXPLORE:
            return self.word("will.explore", n=n) if n else ""
        said: list[str] = []
        if phase in (DEVELOP, SETTLE):
            if seen.completes:
                tiles = self.texts.all_of([self._named_face(face) for face in seen.completes])
                said.append(self.word("will.complete", tiles=tiles))
                if seen.lying:
                    params = {"tile": self._named_face(seen.on), "needed": seen.needed}
                    said.append(self.word("will.left_over", n=seen.lying, **params))
            elif n and seen.on >= 0:
                tile = self._named_face(seen.on)
                said.append(self.word("will.build", lying=seen.lying, needed=seen.needed, tile=tile))
        elif seen.done:
            said.append(self.word("will.produce" if phase == PRODUCE else "will.ship", n=seen.done))
        if seen.idle:
            said.append(self.word(f"idle.{PHASE_KEYS[phase]}", n=seen.idle))
        return ", ".join(said)

    def _named_face(self, face: int) -> str:
        return self.tile(BOX.sides[face].key) if face >= 0 else "?"
