"""The state as plain lines, for goldens and debugging."""

from __future__ import annotations

from .objectives.checks import progress
from .objectives.objective import CHECKS
from .pieces import COLOUR_KEYS, COLOUR_MASK, COLOURS, DEVELOPMENT, WORLD, phase_of
from .required import required
from .state import Empire, Galaxy
from .vocabulary.phase import PHASE_KEYS
from .vocabulary.stage import STAGE_KEYS


def lines(s: Galaxy) -> list[str]:
    played = " ".join(PHASE_KEYS[i] for i in range(s.box.phases) if s.played >> i & 1) or "-"
    head = f"round {s.round} {STAGE_KEYS[s.stage]} | pool {s.pool} | bag {s.tiles_left()} | played {played}"
    out = [head]
    for i in range(len(s.goals.dealt)):
        out.append(_objective(s, i))
    for p in s.players:
        out.extend(_empire(s, p))
    return out


def _empire(s: Galaxy, p: Empire) -> list[str]:
    keys = s.box.sides
    rows = [
        f"seat {p.seat}: ${p.credits}, {p.chips} VP in chips, {p.tiles()} tiles{_talents(s, p)}",
        f"  cup {_dice(p.cup)} | citizenry {_dice(p.citizenry)}",
    ]
    if p.workers or p.strip >= 0:
        columns = [
            f"{PHASE_KEYS[phase]} {_dice(column)}"
            for phase in range(s.box.phases)
            if (column := [die for die in p.workers if phase_of(die) == phase])
        ]
        rows.append(f"  workers {' | '.join(columns) or '-'}")
    for kind, name in ((DEVELOPMENT, "developments"), (WORLD, "worlds")):
        stack = [f"{keys[side].key}({required(s, p, side)})" if side >= 0 else "?" for side in reversed(p.stacks[kind])]
        dice = f" with {_dice(p.builders[kind])}" if p.builders[kind] else ""
        rows.append(f"  to build, {name}: {' > '.join(stack) or '-'}{dice}")
    goods: dict[int, list[int]] = {side: [] for side in p.worlds}
    for i in range(len(p.goods)):
        goods[p.goods_on[i]].append(p.goods[i])
    worlds = [keys[side].key + (f"[{_dice(goods[side])}]" if goods[side] else "") for side in p.worlds]
    rows.append(f"  tableau: {' '.join(keys[side].key for side in p.developments)} / {' '.join(worlds)}")
    if p.more.orb.faces:
        rows.append(_orb(s, p))
    return rows


def _objective(s: Galaxy, at: int) -> str:
    """`objective full_warehouses, produce, 3 Talents: 1/4 | 0/4`, by seat; or who has met it."""
    objective = s.box.objectives[s.goals.dealt[at]]
    head = f"objective {objective.key}, {CHECKS[objective.check]}, {objective.talents} Talents"
    if s.goals.met[at]:
        seats = [str(p.seat) for p in s.players if s.goals.met[at] >> p.seat & 1]
        return f"{head}: met by {' '.join(seats)}"
    told = []
    for p in s.players:
        found = progress(s, p, objective)
        told.append(", ".join(f"{one.value}{'<=' if one.at_most else '/'}{one.needed}" for one in found))
    return f"{head}: {' | '.join(told)}"


def _orb(s: Galaxy, p: Empire) -> str:
    """The Orb die side by side: faces, where their arrows point, and which side was rolled."""
    orb = p.more.orb
    told: list[str] = []
    for side in range(len(orb.faces)):
        arrow = f">{orb.arrows[side] + 1}" if orb.arrows[side] >= 0 else ""
        told.append(f"{side + 1} {s.box.orb.all[orb.faces[side]].key}{arrow}")
    rolled = "-" if orb.up < 0 else f"{orb.up + 1}{' (out)' if orb.out else ''}"
    return f"  orb: {', '.join(told)} | rolled {rolled}"


def _talents(s: Galaxy, p: Empire) -> str:
    return f", {p.more.talents} Talents in stock" if s.box.talents else ""


def _dice(dice: list[int]) -> str:
    counts = [0] * COLOURS
    for die in dice:
        counts[die & COLOUR_MASK] += 1
    return " ".join(f"{counts[c]} {COLOUR_KEYS[c]}" for c in range(COLOURS) if counts[c]) or "-"
