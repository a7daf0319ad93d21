"""What people may be called: something that can be seen, on one line."""

from __future__ import annotations

import unicodedata
from typing import Final

from .errors import Problem

# Unicode's Default_Ignorable_Code_Point, and what is as blank: drawn as nothing, though many of them count as letters.
UNSEEN: Final = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x13441, 0x13446), (0x16FE4, 0x16FE4), (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip


def unseen(letter: str) -> bool:
    """Whether it is drawn as nothing: no space, which is drawn as one."""
    return unicodedata.category(letter)[0] == "C" or any(first <= ord(letter) <= last for first, last in UNSEEN)


def clean_name(name: str, longest: int) -> str:
    """A name on one line: nothing that cannot be seen, single spaces, cut to a length. Empty: nothing can be."""
    shown = "".join(" " if c.isspace() else c for c in name if c.isspace() or not unseen(c))
    cut = " ".join(shown.split())[:longest].strip()
    return cut if any(not c.isspace() and unicodedata.category(c)[0] != "M" for c in cut) else ""


def check_name(name: str, longest: int) -> str:
    """The same of a name that somebody gives himself; empty: he has given none. Problem: nobody could see it."""
    cleaned = clean_name(name, longest)
    if name and not cleaned:
        raise Problem(400, "unseen_name")
    return cleaned
