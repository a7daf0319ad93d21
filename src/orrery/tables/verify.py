"""Checks an exported game: that it leads where it says, and that nobody can have chosen its dice."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.kernel.corrections import parsed
from orrery.kernel.refusal import BadOptions

from .fair import BadEntropy, check_entropy, commit_of, promise_of, seed_of
from .log import STUDY, BadSave
from .save import Saved, checksum, parse, ranks, result, thaw


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at. `key` and `params` are for the texts."""

    key: str
    fine: bool
    params: dict[str, Any]


def verify(data: bytes, file: str) -> list[Check]:
    """Everything that can be checked, in order. BadSave: this is no file of a whole game."""
    saved = parse(data, file)
    return [*_whole(saved), *_dice(saved), *_study(saved), *_correction(saved), *_game(saved, file)]


def _whole(saved: Saved) -> list[Check]:
    fine = checksum(saved) == saved.check
    return [Check("whole" if fine else "not_whole", fine, {})]


def _dice(saved: Saved) -> list[Check]:
    if saved.fair is None:
        return [Check("chosen_seed", True, {"seed": saved.seed})]
    givers = [spec for spec in saved.seats if spec.entropy]
    try:
        commit = commit_of(saved.fair.secret)
        seed = seed_of(saved.fair.secret, [check_entropy(spec.entropy or "") for spec in givers])
    except (BadEntropy, ValueError):
        return [Check("no_proof", False, {})]
    if not givers:
        return [Check("no_proof", False, {})]
    hashes = {"claimed": saved.fair.commit, "found": commit}
    promised, follows = commit == saved.fair.commit, seed == saved.seed
    late = [spec.name for spec in saved.seats if spec.unused and not spec.promise]
    checks = [
        Check("commit" if promised else "other_commit", promised, hashes),
        Check("seed" if follows else "other_seed", follows, {"givers": [spec.name for spec in givers]}),
    ]
    checks += _promises(saved, saved.fair.commit)
    return [*checks, Check("unused", True, {"names": late})] if late else checks


def _promises(saved: Saved, commit: str) -> list[Check]:
    """Who could have chosen his share when he knew the others'. With one share there is nobody who could."""
    people = [(seat, spec) for seat, spec in enumerate(saved.seats) if spec.entropy or spec.promise]
    unkept = [spec.name for _, spec in people if not spec.entropy]
    kept: list[str] = []
    broken: list[str] = []
    free: list[str] = []
    for seat, spec in people:
        if spec.entropy and spec.promise:
            (kept if promise_of(commit, seat, spec.entropy) == spec.promise else broken).append(spec.name)
        elif spec.entropy:
            free.append(spec.name)
    found = [Check("other_promise", False, {"names": broken})] if broken else []
    if len(people) > 1 and free:
        found.append(Check("unpromised", True, {"names": free}))
    elif len(people) > 1 and not broken:
        found.append(Check("promises", True, {"givers": kept}))
    return [*found, Check("unkept", True, {"names": unkept})] if unkept else found


def _study(saved: Saved) -> list[Check]:
    """Nothing is wrong with free undo, but whoever reads the result should know of it."""
    times = sum(row.code == STUDY for row in saved.log)
    return [Check("studied", True, {"n": times})] if times else []


def _correction(saved: Saved) -> list[Check]:
    """Nothing is wrong with corrected content, but whoever reads the result should know of it."""
    if not saved.correction:
        return []
    try:
        components = sorted(parsed(saved.correction))
    except BadOptions:
        return []  # the game cannot be played with it, and that will be said
    return [Check("corrected", True, {"components": components})]


def _game(saved: Saved, file: str) -> list[Check]:
    claimed, ranked = saved.result, saved.ranks
    saved = msgspec.structs.replace(saved, result=None, ranks=[])
    try:
        table = thaw(saved, file)
    except BadSave as bad:
        if bad.key not in ("save_damaged", "save_other_rules"):
            raise
        return [Check("other_rules" if bad.key == "save_other_rules" else "other_game", False, bad.params)]
    checks = [Check("replayed", True, {"n": len(saved.log), "digest": saved.digest})]
    if claimed is None:
        key = "no_result" if table.over else "early_rank" if ranked else "unfinished"
        checks.append(Check(key, key == "unfinished", {}))
        return checks
    fine = claimed == result(table) and ranked == ranks(table)
    points = [str(points.total) for points in claimed[: len(saved.seats)]]
    checks.append(Check("result" if fine else "other_result", fine, {"n": len(saved.seats), "points": points}))
    return checks
