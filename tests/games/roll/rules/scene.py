"""Hand-made game situations: put dice, tiles and credits where a test wants them, then play on by codes.

    scene = Scene(2)
    scene.tableau(0, "public_works", "gem_world")
    scene.stack(0, "space_docks", "export_duties")        # top first; the key says which stack
    scene.workers(0, develop=["home", "home", "military"])
    scene.phases("develop")
    assert scene.offered(0) == ["build:home", "build:military"]
    scene.choose(0, "build:home")

Dice come from the supply and tiles from the bag, so conservation holds and is checked after every choice.
"""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.audit import audit
from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import COLOUR_KEYS, DEVELOPMENT, WORLD, phase_of
from orrery.games.roll.rules.vocabulary import stage
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.roll.rules.vocabulary.stage import STAGE_KEYS
from orrery.kernel.event import EVERYONE, Event, only
from orrery.kernel.refusal import IllegalChoice
from orrery.kernel.score import Score

from .arranging import CROWD, Arranged


class Scene(Arranged):
    """What was arranged, played on by codes, and looked at."""

    # Starting.

    def assign(self) -> None:
        """The Assign step, with the workers as they lie (wilds unassigned)."""
        self.s.stage = stage.ASSIGN
        for p in self.s.players:
            self.s.give_assign_steps(p)
        self._go()

    def phases(self, *phases: str) -> None:
        """Play these phases, with the workers as they lie."""
        self.s.played = sum(1 << PHASE_KEYS.index(phase) for phase in phases)
        self.s.listener = self.recorder
        self.s.next_phase(0)
        self._go()

    def manage(self) -> None:
        """The Manage Empire step."""
        self.phases()

    def _go(self) -> None:
        self.s.listener = self.recorder
        for p in self.s.players:
            self.s.advance(p)
        if not self.s.open:
            self.s.run()
        self.s.listener = None
        self._audit()

    def rig(self, seat: int, *keys: str) -> None:
        """Once Explore has begun: these tiles lie first in a seat's pile, in this order; all piles keep their size."""
        own = self.p(seat).pile
        for key in reversed(keys):
            tile = self.side(key) >> 1
            holder = next(pile for pile in [self.s.bag, *[p.pile for p in self.s.players]] if tile in pile)
            holder.remove(tile)
            own.insert(0, tile)
            if holder is not own:
                holder.append(own.pop())

    # Playing.

    def offered(self, seat: int) -> list[str]:
        """The codes offered to a seat now; empty when it has nothing to decide."""
        decision = self.s.decision(seat)
        return [] if decision is None else [choice.code for choice in decision.choices]

    def kind(self, seat: int) -> str:
        decision = self.s.decision(seat)
        return "" if decision is None else decision.kind

    def choose(self, seat: int, *codes: str) -> None:
        for code in codes:
            assert code in self.offered(seat), f"{code} is not among {self.offered(seat)}"
            self.s.apply(seat, ROLL.choice(code), self.recorder)
            self._audit()

    def branch(self) -> Scene:
        """Another scene that goes on from here, with its own events."""
        other = Scene(len(self.s.players), box=self.s.box)
        s = self.s.clone()
        assert isinstance(s, Flow)
        other.s = s
        other.pool = self.pool
        other.crowded = self.crowded[:]
        return other

    def refused(self, seat: int) -> dict[str, str]:
        """What is refused to a seat now, with the rule."""
        return {refusal.key: refusal.rule for refusal in self.s.refusals(seat)}

    def why_not(self, seat: int, code: str) -> str:
        """The rule that an illegal choice breaks; it is refused before anything changes."""
        before = self.s.digest()
        heard = len(self.recorder.events)
        with pytest.raises(IllegalChoice) as caught:
            self.s.apply(seat, ROLL.choice(code), self.recorder)
        assert (caught.value.seat, caught.value.code) == (seat, code)
        silent = "nothing_asked" if self.s.decisions() else "game_over"
        assert caught.value.key == ("not_offered" if self.offered(seat) else silent)
        assert self.s.digest() == before
        assert len(self.recorder.events) == heard
        return caught.value.rule

    def _audit(self) -> None:
        assert audit(self.s, self.pool) == []

    # Looking.

    @property
    def stage(self) -> str:
        return STAGE_KEYS[self.s.stage]

    def colours(self, dice: list[int]) -> list[str]:
        return sorted(COLOUR_KEYS[die & 15] for die in dice)

    def in_cup(self, seat: int) -> list[str]:
        return self.colours(self.p(seat).cup)

    def in_citizenry(self, seat: int) -> list[str]:
        return self.colours(self.p(seat).citizenry)

    def in_column(self, seat: int, phase: str) -> list[str]:
        return self.colours([die for die in self.p(seat).workers if phase_of(die) == PHASE_KEYS.index(phase)])

    def dice(self, seat: int) -> dict[str, list[str]]:
        """Where all dice of a seat lie, without the crowd: place (or world) and sorted colours."""
        p = self.p(seat)
        found = {
            "cup": p.cup,
            "citizenry": p.citizenry,
            "settlers": p.builders[WORLD],
            "developers": p.builders[DEVELOPMENT],
            "dictated": p.dictated,
            "strip": [p.strip] if p.strip >= 0 else [],
        }
        places = {place: self.colours(dice) for place, dice in found.items() if dice}
        places |= {phase: column for phase in PHASE_KEYS if (column := self.in_column(seat, phase))}
        places |= {world: sorted(colours) for world, colours in self.goods_of(seat).items()}
        if seat in self.crowded:
            for colour in CROWD:
                places["citizenry"].remove(colour)
            if not places["citizenry"]:
                del places["citizenry"]
        return places

    def keys(self, sides: list[int]) -> list[str]:
        return [self.s.box.sides[side].key for side in sides]

    def stacked(self, seat: int, side: str) -> list[str]:
        """A stack, top first."""
        return self.keys(list(reversed(self.p(seat).stacks[DEVELOPMENT if side == "development" else WORLD])))

    def goods_of(self, seat: int) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        p = self.p(seat)
        for i in range(len(p.goods)):
            found.setdefault(self.s.box.sides[p.goods_on[i]].key, []).append(COLOUR_KEYS[p.goods[i] & 15])
        return found

    def events(self, key: str, seat: int | None = None) -> list[Event]:
        return [e for e in self.recorder.events if e.key == key and (seat is None or e.seat == seat)]

    def told(self, *keys: str) -> list[str]:
        """These events, in order, as text."""
        return [repr(e) for e in self.recorder.events if e.key in keys]

    def news(self) -> list[str]:
        """What was told since last asked: ` > 0` to seat 0 alone, ` < 0` to all but it, ` !` tells something new."""
        found: list[str] = []
        for event in self.recorder.events[self.heard :]:
            line = repr(event)
            assert event.seat >= -1
            if event.seen != EVERYONE:
                secret = event.seen == only(event.seat)
                assert secret or event.seen == ~only(event.seat)
                line += f" {'>' if secret else '<'} {event.seat}"
            found.append(line + (" !" if event.reveals else ""))
        self.heard = len(self.recorder.events)
        return found

    def score(self, seat: int) -> Score:
        return self.s.scores()[seat]

    def bonus(self, seat: int, key: str) -> int:
        return next(part.points for part in self.score(seat).parts if part.component == key)
