"""What the scoring phase of this round would pay now, term by term. Outside the hot path."""

from __future__ import annotations

from typing import Any

from ..state import Galaxy
from ..vocabulary import goal
from ..vocabulary.deed import DEED_KEYS
from ..vocabulary.field import FIELD_KEYS
from .deeds import dp_of_field, fields_done, times_done
from .leadership import points_needed
from .rounds import is_last_of_era


def round_outlook(s: Galaxy) -> dict[str, Any]:
    """`alignment`: the DP for it. `at_once`: what pays in this era when it happens. `end`: what each term would pay at
    the end of the round, with the fields that count. `leadership`: the DP needed when the era ends, where that is the
    goal, and whether that is now.
    """
    eras = s.box.eras
    at_once: list[dict[str, Any]] = []
    end: list[dict[str, Any]] = []
    for term in s.box.terms[s.story][s.era]:
        row: dict[str, Any] = {"deed": DEED_KEYS[term.kind], "dp": term.dp}
        if term.at_once:
            at_once.append({**row, "outside_home": term.outside_home})
            continue
        if term.fields:
            fields = fields_done(s, term)
            row["fields"] = [FIELD_KEYS[field] for field in fields]
            row["now"] = sum(dp_of_field(s, term, field) for field in fields)
        else:
            row["now"] = term.dp * times_done(s, term.kind)
        end.append(row)
    found: dict[str, Any] = {
        "alignment": eras.dp if s.alignment == eras.alignments[s.era] else 0,
        "at_once": at_once,
        "end": end,
    }
    if s.goal == goal.LEADERSHIP:
        found["leadership"] = {"needed": points_needed(s), "total": s.total(), "ends": is_last_of_era(s)}
    return found
