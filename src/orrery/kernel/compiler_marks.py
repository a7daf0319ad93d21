"""Marks that mypyc reads from the source of a class, for machines without mypyc. This file is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda kind: kind


__all__ = ["mypyc_attr"]
