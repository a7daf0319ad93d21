"""Ways in which a position can be impossible, one change each (impossible.txt): decode says what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from orrery.games.race.rules import alphabet, state
from orrery.games.race.rules.categories import ALIEN_GOODS_WORLD
from orrery.games.race.rules.flow import STEPS, Flow
from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.phases.boosting import missing_strength
from orrery.games.race.rules.phases.harvest import counts_goods
from orrery.games.race.rules.phases.search import is_wild
from orrery.games.race.rules.phases.settle import WAY_BITS
from orrery.games.race.rules.phases.strength import best_discount, most_boost, price
from orrery.games.race.rules.phases.trade import NAME_BITS, NAME_MASK
from orrery.games.race.rules.powers.consume import Consume
from orrery.games.race.rules.powers.settle import TemporaryMilitary
from orrery.games.race.rules.state import NO_GOOD, Empire
from orrery.games.race.rules.steps.choosing import chooses_late
from orrery.games.race.rules.steps.discarding import WHY_BITS, WHY_MASK
from orrery.games.race.rules.vocabulary import act, goods, kind, step, why
from orrery.games.race.rules.vocabulary.goods import KINDS
from orrery.games.race.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.race.rules.vocabulary.why import WHY_KEYS
from orrery.kernel.refusal import BadData
from orrery.kernel.state import STEP_BITS, STEP_MASK
from tests.impossible import changed, rows

from .positions import Sample, copy

TABLE = Path(__file__).parent / "impossible.txt"
SAMPLE = Sample(400, "impossible", kept=20)


def positions(question: str) -> Iterator[tuple[Flow, Empire]]:
    """Positions in which this is asked (phase and kind of step), each with its player."""
    for s in SAMPLE.all:
        if doing(s) == question:
            c = copy(s)
            RACE.decode(c.encode())
            yield c, c.empire


def doing(s: Flow) -> str:
    top = s.empire.todo[-1] if s.empire.todo else 0
    reason = f" {WHY_KEYS[top >> STEP_BITS & WHY_MASK]}" if top & STEP_MASK == step.DISCARD else ""
    return f"{PHASE_KEYS[s.phase] if s.phase >= 0 else '-'} {STEPS[top & STEP_MASK].kind}{reason}"


def step_of(number: int, argument: int) -> int:
    return number | argument << STEP_BITS


def place(p: Empire) -> int:
    return p.todo[-1] >> STEP_BITS


def places(p: Empire) -> range:
    return range(len(p.tableau))


def first(s: Flow, p: Empire, fits: Callable[[int], bool]) -> int:
    return next(at for at in places(p) if fits(at))


def first_design(s: Flow, p: Empire, fits: Callable[[int], bool]) -> int:
    return next(design for design in p.tableau if fits(s.box.good_kind[design]))


def fitting(s: Flow, p: Empire) -> int:
    """A card of the pile that is searched for, and not one of any kind."""
    category = place(p)
    return next(d for d in s.deck if s.box.categories[d] >> category & 1 and not is_wild(s, d, category))


def wild(s: Flow) -> int:
    return next(design for design in s.deck if is_wild(s, design, ALIEN_GOODS_WORLD))


def decline(s: Flow, card: int) -> None:
    """As if this card had been found and laid aside."""
    s.deck.remove(card)
    s.aside = sorted([*s.aside, card])


def find(s: Flow, p: Empire, card: int) -> None:
    """As if this card had been found now, and all others that lie aside are not what is searched for."""
    s.deck += p.drawn
    s.deck.remove(card)
    p.drawn = [card]
    kept = [d for d in s.aside if not s.box.categories[d] >> place(p) & 1]
    if s.declined:
        kept.append(next(d for d in s.aside if s.box.categories[d] >> place(p) & 1))
    s.deck += [d for d in s.aside if d not in kept]
    s.aside = sorted(d for d in s.aside if d in kept)


def unused(s: Flow, p: Empire, what: int) -> int:
    """The place of a card without such a power."""
    return next(at for at in range(len(p.present)) if all(x.kind != what for x in s.box.settle[p.present[at]]))


def no_trader(s: Flow, p: Empire) -> int:
    return next(i for i in range(len(p.present)) if all(x.kind != kind.TRADE_GOOD for x in s.box.consume[p.present[i]]))


def pay_for(s: Flow, p: Empire) -> None:
    p.todo = [step.PAY]
    p.owed = price(s, p.placing, p.way)
    assert 0 < p.owed <= len(p.hand)


def lay(s: Flow, p: Empire, design: int) -> int:
    """A card of the pile, as if it had lain in the tableau since the phase began."""
    s.deck.remove(design)
    at = p.enter(design)
    p.present = p.tableau[:]
    p.used.append(0)
    return at


def consume_two(s: Flow, p: Empire, good: int) -> None:
    """As if a card that takes two rare elements had taken a good of this kind first."""
    assert p.todo == [step.CONSUME]
    assert p.owed == 0
    league = s.box.number_of["mining_league"]
    assert league in s.deck
    at = lay(s, p, league)
    for _ in range(2):
        world = next(design for design in s.deck if s.box.good_kind[design] == goods.RARE_ELEMENTS)
        p.goods[lay(s, p, world)] = s.deck.pop(0)
    p.chosen = [lay(s, p, next(design for design in s.deck if s.box.good_kind[design] == good))]
    p.used[at] = state.USED << next(x.index for x in s.box.consume[league] if isinstance(x, Consume))
    p.owed = 1
    p.todo.append(step_of(step.GOODS, at))


def two_ways(s: Flow, p: Empire) -> None:
    """As if a good for which two cards can be used were being produced."""
    assert p.todo == [step.PRODUCE_PAID]
    assert s.prestige_on
    for key in ("alien_oort_cloud_refinery", "lifeforms_inc", "universal_exports"):
        design = s.box.number_of[key]
        assert design in p.tableau or design in s.deck
        if design not in p.tableau:
            lay(s, p, design)
    p.hand = p.hand or [s.deck.pop()]
    if counts_goods(s) and act.PRODUCED not in s.agenda:
        s.agenda.append(act.PRODUCED)
    at = p.tableau.index(s.box.number_of["alien_oort_cloud_refinery"])
    assert p.goods[at] == NO_GOOD
    p.todo.append(step_of(step.PRODUCE_BY, at))


NAMES: dict[str, Any] = {**vars(state), **vars(alphabet), **vars(goods), "act": act, "kind": kind, "step": step}
NAMES |= {"why": why, "STEP_BITS": STEP_BITS, "WHY_BITS": WHY_BITS, "WAY_BITS": WAY_BITS, "KINDS": KINDS}
NAMES |= {"NAME_BITS": NAME_BITS, "NAME_MASK": NAME_MASK, "ALIEN_GOODS_WORLD": ALIEN_GOODS_WORLD}
for helper in (
    step_of, place, places, first, first_design, fitting, wild, decline, find, unused, no_trader, pay_for, consume_two,
    two_ways, best_discount, chooses_late,
):  # fmt: skip
    NAMES[cast(Any, helper).__name__] = helper


@pytest.mark.parametrize(("said", "question", "change"), rows(TABLE))
def test_an_impossible_position_is_refused(said: str, question: str, change: str) -> None:
    for s in changed(positions(question), change, NAMES):
        data = s.encode()
        if said == "accepted":
            assert RACE.decode(data).encode() == data
            return
        with pytest.raises(BadData, match=said):
            RACE.decode(data)
        return
    pytest.fail("no position can be changed like that")


def test_strength_can_be_gained_as_long_as_the_hand_suffices_and_no_longer() -> None:
    """S-35: the card that is being discarded is still in the hand, and cannot be discarded again."""
    bounds = 0
    for s, p in positions("settle discard strength"):
        at = place(p) >> WHY_BITS
        boost = next(x for x in s.box.settle[p.present[at]] if isinstance(x, TemporaryMilitary))
        while len(p.hand) > 1 and missing_strength(s) <= boost.n + most_boost(s, len(p.hand) - 1):
            RACE.decode(s.encode())
            s.deck.append(p.hand.pop())
        if missing_strength(s) > boost.n + most_boost(s, len(p.hand) - 1):
            bounds += 1
            with pytest.raises(BadData):
                RACE.decode(s.encode())
    assert bounds
