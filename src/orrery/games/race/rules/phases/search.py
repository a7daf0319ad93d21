"""Search (S-75, S-76): before the phases, once a game."""

from __future__ import annotations

from bisect import insort
from typing import Any

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_CATEGORY, C_DECLINE, C_TAKE
from ..categories import ALIEN_GOODS_WORLD, CATEGORY_KEYS
from ..draw import draw_card
from ..effects import begin_phase
from ..race_step import RaceStep
from ..state import Empire, Race
from ..vocabulary import act, phase, step
from ..vocabulary.goods import ANY_KIND


class SearchPhase(Act[Race]):
    number = act.SEARCH_PHASE

    def act(self, s: Race, argument: int) -> None:
        begin_phase(s, phase.SEARCH)
        s.declined = False
        s.empire.todo.append(step.CATEGORY)


class Category(RaceStep):
    number = step.CATEGORY
    kind = "category"
    rule = "S-75"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        out.extend(C_CATEGORY)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        s.plan(entry(act.SEARCH, c.a))
        if s.listener is not None:
            s.say("searches", 0, "S-75", {"category": CATEGORY_KEYS[c.a]})


class Search(Act[Race]):
    """Reveal until a card fits. What does not lies aside, so the pile is refilled at most once (S-149)."""

    number = act.SEARCH

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        revealed: list[int] = []
        found = -1
        while found < 0:
            card = draw_card(s)
            if card < 0:
                break
            if s.box.categories[card] >> argument & 1:
                found = card
            else:
                revealed.append(card)
        for card in revealed:
            insort(s.aside, card)
        if s.listener is not None:
            keys = s.box.keys
            told = {"n": len(revealed), "cards": [keys[card] for card in revealed]}
            if found >= 0:
                told["card"] = keys[found]
            s.say("search_reveals", 0, "S-75", told, reveals=bool(revealed) or found >= 0)
        if found < 0:
            s.search_used = False
            finish(s)
            if s.listener is not None:
                s.say("search_fails", 0, "S-75", {"category": CATEGORY_KEYS[argument]})
            return
        p.drawn = [found]
        if s.declined and not is_wild(s, found, argument):
            accept(s)
        else:
            p.todo.append(step.FIND | argument << STEP_BITS)


class Find(RaceStep):
    """Take the card, or decline once."""

    number = step.FIND
    kind = "find"
    rule = "S-75"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if p.drawn:
            out.append(C_TAKE)
            out.append(C_DECLINE)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        category = p.todo.pop() >> STEP_BITS
        if c is C_TAKE:
            accept(s)
            return
        card = p.drawn[0]
        p.drawn = []
        insort(s.aside, card)
        if not is_wild(s, card, category):
            s.declined = True
        s.plan(entry(act.SEARCH, category))
        if s.listener is not None:
            s.say("search_declines", 0, "S-76" if is_wild(s, card, category) else "S-75", {"card": s.box.keys[card]})

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.drawn[0]], "category": CATEGORY_KEYS[p.todo[-1] >> STEP_BITS]}


def is_wild(s: Race, card: int, category: int) -> bool:
    """S-76: among alien goods a world of any kind can be declined for nothing."""
    return category == ALIEN_GOODS_WORLD and s.box.good_kind[card] == ANY_KIND


def accept(s: Race) -> None:
    p = s.empire
    card = p.drawn[0]
    p.drawn = []
    insort(p.hand, card)
    if s.listener is not None:
        s.say("search_takes", 0, "S-75", {"card": s.box.keys[card], "n": len(s.aside)})
    finish(s)


def finish(s: Race) -> None:
    """All others are discarded."""
    for card in s.aside:
        s.throw(card)
    s.aside = []
    s.declined = False
