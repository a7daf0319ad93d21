"""Powers that are used in Reveal, when everybody sees how the workers lie (A-33, V-20, V-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .power import Power

if TYPE_CHECKING:
    from .powers import Powers


class ChangeSelected(Power):
    """Before phase tiles are flipped the selecting die may select another phase."""

    __slots__ = ()

    def join(self, powers: Powers) -> None:
        powers.change_selected.append(self)


class MoveAfterShift(Power):
    """A worker of a phase that is not played goes to one that is, before idle workers go back to the cup."""

    __slots__ = ()

    def join(self, powers: Powers) -> None:
        powers.after_shift.append(self)


class MoveAfterReturn(Power):
    """A worker of a phase that is played goes to another that is, after idle workers have gone back."""

    __slots__ = ()

    def join(self, powers: Powers) -> None:
        powers.after_return.append(self)
