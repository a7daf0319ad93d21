"""Scenes with Orb dice: faces and arrows where a test wants them, and rolls that show the side it names."""

from __future__ import annotations

from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.steps.assign import begin
from orrery.kernel.chance import KEY_BYTES, Chance
from tests.games.roll.rules.expansion.boxes import ORB_BOX
from tests.games.roll.rules.scene import Scene


class Rigged(Chance):
    """Orb dice show these sides, one after the other, whenever one of six is drawn; then chance is as it was."""

    def __init__(self, sides: list[int]) -> None:
        super().__init__(bytes(KEY_BYTES))
        self.sides = sides

    def below(self, n: int) -> int:
        return self.sides.pop(0) if n == 6 and self.sides else super().below(n)


class Hangar(Scene):
    """All cups are empty unless a test fills them, so that `rolls` throws nothing but Orb dice."""

    def __init__(self, seats: int = 2, box: Box = ORB_BOX) -> None:
        super().__init__(seats, box=box)
        for seat in range(seats):
            self.p(seat).more.orb.up = 0

    def face(self, key: str) -> int:
        return next(face.number for face in self.s.box.orb.all if face.key == key)

    def orb(self, seat: int, **sides: str) -> None:
        """Faces by side: orb(0, s1="develop_1", s2="assist_2_arrow>3")."""
        orb = self.p(seat).more.orb
        for name, text in sides.items():
            key, _, target = text.partition(">")
            orb.faces[int(name[1:]) - 1] = self.face(key)
            orb.arrows[int(name[1:]) - 1] = int(target) - 1 if target else -1
        self.p(seat).relearn(self.s.box)

    def rolls(self, *sides: int) -> None:
        """A round begins: the Orbs show these sides. Workers lie behind the screen as a test has put them."""
        rolled = [p.workers for p in self.s.players]
        self.s.chance = Rigged([side - 1 for side in sides])
        self.s.listener = self.recorder
        begin(self.s)
        for p, workers in zip(self.s.players, rolled, strict=True):
            p.workers = workers
        self._go()

    def branch(self) -> Hangar:
        other = Hangar(len(self.s.players), self.s.box)
        s = self.s.clone()
        assert isinstance(s, Flow)
        other.s = s
        return other

    def net(self, seat: int) -> list[str]:
        """The faces of an Orb, with their arrows."""
        orb = self.p(seat).more.orb
        keys = [self.s.box.orb.all[face].key for face in orb.faces]
        return [f"{key}>{arrow + 1}" if arrow >= 0 else key for key, arrow in zip(keys, orb.arrows, strict=True)]

    def points(self, seat: int) -> int:
        return next(part.points for part in self.score(seat).parts if part.key == "orb")

    def research(self, seat: int, *colours: str) -> None:
        """The $ phase, with these researchers of one seat."""
        self.showing(seat, "wild", "dollar", *colours)
        self.phases("dollar")


def hangar(face: str, **more: str) -> Hangar:
    """Seat 0 has this face on side 1; seat 1 rolls a basic explorer. Both can be asked for their phase."""
    scene = Hangar(2)
    scene.orb(0, s1=face, **more)
    for seat in range(2):
        scene.tableau(seat, "gem_world" if seat == 0 else "jungle_world")
        scene.showing(seat, "ship", "ship", "home", "home", "home")
    return scene


def rolling(face: str, **more: str) -> Hangar:
    scene = hangar(face, **more)
    scene.rolls(1, 5)
    return scene
