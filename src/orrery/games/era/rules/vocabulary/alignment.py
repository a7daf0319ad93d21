"""Alignments: service to others, service to self."""

from __future__ import annotations

from typing import Final

STO: Final = 0
STS: Final = 1

ALIGNMENT_KEYS: Final = ["sto", "sts"]
