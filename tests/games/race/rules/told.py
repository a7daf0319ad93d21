"""All that a game of Race can tell (told.txt): of whom, with which figures, by which rule, and whether it is news.

Whatever test listens with a Witness, or plays a Scene, holds every event to it.
"""

from __future__ import annotations

from pathlib import Path

from orrery.kernel.event import Event, Recorder

TABLE = Path(__file__).parent / "told.txt"


def row(event: Event) -> str:
    """An event without what its figures are: `gains_vp 0 S-50 card,chips,n,vp`, and ` !` where it reveals something."""
    figures = ",".join(sorted(event.params)) or "-"
    return f"{event.key} {event.seat} {event.rule} {figures}{' !' if event.reveals else ''}"


def rows() -> list[str]:
    return [line for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


KNOWN = frozenset(rows()) if TABLE.exists() else frozenset()


class Witness(Recorder):
    """Keeps what it hears, and takes nothing that is not in the table."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        assert row(event) in KNOWN, f"nobody may be told this: {row(event)}"
        super().tell(event)
