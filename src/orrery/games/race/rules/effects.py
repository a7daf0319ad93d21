"""What many rules share: how a phase begins, prestige, and what can be done with the cards that were there."""

from __future__ import annotations

from .state import NO_GOOD, PRODUCED, TIMES_SHIFT, USED, Empire, Race
from .vocabulary.goods import ANY_GOOD, ANY_KIND
from .vocabulary.phase import PHASE_KEYS


def begin_phase(s: Race, phase: int, which: int = 0) -> None:
    """The powers that count are those of the cards that are there now (S-19)."""
    p = s.empire
    if p.gained or p.gained_now:
        keep_mark(s)
    s.phase = phase
    s.which = which
    p.present = p.tableau[:]
    p.used = [0] * len(p.tableau)
    reset_phase(p)
    if s.listener is not None:
        s.say("phase", -1, "S-15", {"phase": PHASE_KEYS[phase], "n": which + 1})


def close_phase(s: Race) -> None:
    """What lasted for the phase is over."""
    p = s.empire
    if p.gained or p.gained_now:
        keep_mark(s)
    p.present = []
    p.used = []
    reset_phase(p)


def keep_mark(s: Race) -> None:
    """S-73: the mark is kept, or won, only by who leads alone."""
    s.empire.gained_now = False
    s.empire.gained = s.leads_alone()


def reset_phase(p: Empire) -> None:
    p.boost = 0
    p.reduction = 0
    p.placed = 0
    p.bonus = 0
    p.named = -1
    p.owed = 0


def gain_prestige(s: Race, n: int, design: int, rule: str) -> None:
    """S-71. `design`: the card it comes from."""
    if n == 0 or not s.prestige_on:
        return
    p = s.empire
    p.prestige += n
    p.gained_now = True
    if s.listener is not None:
        s.say("prestige", 0, rule, {"n": n, "prestige": p.prestige, "card": s.box.keys[design]})


def spend_prestige(s: Race, n: int) -> None:
    """S-71; and S-73: whoever spends the sole lead away has not gained anything with it."""
    p = s.empire
    p.prestige -= n
    if not s.leads_alone():
        p.gained = False
        p.gained_now = False


# Powers of the cards that were there.


def kinds_there(p: Empire, kinds: list[int]) -> int:
    """The kinds of powers that these cards have, a bit each, by a table of the box: whether to look for one at all."""
    found = 0
    for design in p.present:
        found |= kinds[design]
    return found


def is_used(p: Empire, at: int, index: int = 0) -> bool:
    """Whether a power of a card that was there has been used in this phase; `index` among those that one uses."""
    return (p.used[at] & USED << index) != 0


def mark_used(p: Empire, at: int, index: int = 0) -> None:
    p.used[at] |= USED << index


def times_used(p: Empire, at: int) -> int:
    return p.used[at] >> TIMES_SHIFT


def count_use(p: Empire, at: int) -> None:
    p.used[at] += 1 << TIMES_SHIFT


def has_produced(p: Empire, at: int) -> bool:
    return (p.used[at] & PRODUCED) != 0


# Goods.


def fits(s: Race, at: int, good: int) -> bool:
    """Whether a good lies there that can be spent as one of this kind, or as any; one of any kind always can (S-69)."""
    p = s.empire
    if p.goods[at] == NO_GOOD:
        return False
    kind = s.box.good_kind[p.tableau[at]]
    return good in (kind, ANY_GOOD) or kind == ANY_KIND


def count_fitting(s: Race, good: int) -> int:
    n = 0
    for at in range(len(s.empire.tableau)):
        if fits(s, at, good):
            n += 1
    return n


def place_of_good(s: Race, design: int) -> int:
    """Where in the tableau a world of this design holds a good: two alike are alike. -1: nowhere."""
    p = s.empire
    for at in range(len(p.tableau)):
        if p.tableau[at] == design and p.goods[at] != NO_GOOD:
            return at
    return -1


def place_in_present(p: Empire, design: int) -> int:
    """Where among the cards that were there when the phase began this one is. -1: it was not."""
    for at in range(len(p.present)):
        if p.present[at] == design:
            return at
    return -1


def count_features(s: Race, feature: int) -> int:
    """How many of the cards that were there have a feature."""
    n = 0
    for design in s.empire.present:
        if s.box.features[design] & feature:
            n += 1
    return n
