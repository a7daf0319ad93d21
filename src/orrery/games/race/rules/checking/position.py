"""The whole position, question by question. Each takes for granted what those before it have made sure of."""

from __future__ import annotations

from orrery.kernel.refusal import BadData

from ..audit import audit
from ..state import Race


def check(s: Race) -> None:
    wrong = audit(s)
    if wrong:
        raise BadData(wrong[0])
    s.reopen()
