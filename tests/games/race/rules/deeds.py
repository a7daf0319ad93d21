"""Playing a phase through without caring how, for tests that look at what a single card brings."""

from __future__ import annotations

from .scene import Scene

ENDS = ("done", "pass")


def through(scene: Scene) -> Scene:
    """Take the first answer that does something, until nothing is left to decide."""
    for _ in range(60):
        offered = scene.offered()
        if not offered:
            return scene
        scene.choose(next((code for code in offered if code not in ENDS), offered[0]))
    raise AssertionError("this goes on and on")


def drawn_by(scene: Scene, card: str) -> int:
    """How many cards the player drew by this card."""
    return sum(told["n"] for told in scene.told("draws") if told.get("card") == card)


def conquers(world: str, *tableau: str, cards: int = 0) -> bool:
    """Whether a world can be placed with these cards in the tableau and so many others in the hand."""
    scene = Scene(robot="earths_lost_colony").tableau(*tableau).hand(world).cards(cards).play(dice=("settle_1",))
    return f"place:{world}" in scene.offered()


def price(world: str, *tableau: str, of: str = "settle_1") -> int:
    """How many cards a card costs with these in the tableau, where the player has no bonus."""
    scene = Scene(robot="earths_lost_colony").tableau(*tableau).hand(world).cards(8).play(dice=(of,))
    scene.choose(f"place:{world}")
    if scene.kind() == "way":
        scene.choose(next(code for code in scene.offered() if code.startswith("way:pay")))
    if scene.kind() == "reduce":
        scene.choose("done")
    n = scene.parts() if scene.kind() == "pay" else 0
    through(scene)
    assert world in scene.placed()
    return n
