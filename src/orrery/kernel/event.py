"""Events: what happened, from which rule it follows, and who may see it. `texts` turns them into sentences."""

from __future__ import annotations

from typing import Any, Final

from .compiler_marks import mypyc_attr

EVERYONE: Final = -1
SPECTATOR: Final = 1 << 30


def only(seat: int) -> int:
    """Visible to this seat alone."""
    return 1 << seat


def others(seat: int) -> int:
    """Visible to everybody but this seat, spectators included."""
    return ~(1 << seat)


class Event:
    """A key, the seat or rival it happened to (-1: to all), JSON-ready parameters, the rule, and who sees it.

    `reveals` marks what tells its readers something they could not have known before (what chance brought, what
    somebody had hidden). Undo stops there, and the law of secrecy compares up to there.
    """

    __slots__ = ("key", "params", "reveals", "rule", "seat", "seen")

    def __init__(
        self, key: str, seat: int, rule: str, params: dict[str, Any], seen: int = EVERYONE, reveals: bool = False
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.rule: Final = rule
        self.params: Final = params
        self.seen: Final = seen
        self.reveals: Final = reveals

    def visible_to(self, seat: int | None) -> bool:
        return (self.seen & (SPECTATOR if seat is None else 1 << seat)) != 0

    def __repr__(self) -> str:
        words = [self.key] if self.seat < 0 else [self.key, f"seat={self.seat}"]
        for name, value in self.params.items():
            if isinstance(value, list):
                value = "+".join(str(v) for v in value) or "-"
            words.append(f"{name}={value}")
        return f"{' '.join(words)} [{self.rule}]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody who listens. The base class forgets what it hears."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        pass

    def acted(self, act: int) -> None:
        """An act of the agenda is over (kernel/acts.py)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorder(Listener):
    """A listener that keeps everything."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def heard_by(self, seat: int | None) -> list[Event]:
        return [e for e in self.events if e.visible_to(seat)]
