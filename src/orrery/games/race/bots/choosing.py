"""Choosing actions: what each pair of them would come to is tried on states that are imagined, with the same luck."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from orrery.games.race.rules import alphabet
from orrery.games.race.rules.alphabet import C_ACTION
from orrery.games.race.rules.hidden import imagine
from orrery.games.race.rules.mat import FACES
from orrery.games.race.rules.state import Race
from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.choice import Choice, Decision

from . import weights
from .answering import answer
from .evaluation import worth_of
from .glance import glance
from .outlook import Outlook

MOST_ANSWERS: Final = 200  # in a round
STAGES: Final = [(99, 1), (6, 2), (3, 3)]  # how many ways are tried, and how often
LABELS: Final = 65536


class Trial:
    """One way to go on, and what came of it so far."""

    __slots__ = ("answers", "total")

    def __init__(self, answers: list[Choice]) -> None:
        self.answers: Final = answers
        self.total = 0.0


def chance_of(s: Race) -> Chance:
    """Luck to imagine with: of equal views, the same."""
    return Chance(blake2b(s.encode(), digest_size=KEY_BYTES).digest())


def best_of(o: Outlook, s: Race, trials: list[Trial]) -> Trial:
    """The most promising of several ways: all are tried a little, the better ones a little more, twice.

    In six tries each die shows each of its faces once: which ones come together is luck.
    """
    chance = chance_of(s)
    faces = [list(range(FACES)), list(range(FACES))]
    chance.shuffle(faces[0])
    chance.shuffle(faces[1])
    tried = 0
    left = trials
    for keep, times in STAGES:
        left.sort(key=lambda trial: -trial.total)
        left = left[:keep]
        for _ in range(times):
            start = imagine(s, chance)
            start.chance = throwing(chance, faces[0][tried % FACES], faces[1][tried % FACES])
            try_all(o, start, left, tried > 0 and o.rounds < weights.NEAR)
            tried += 1
    best = left[0]
    for trial in left:
        if trial.total > best.total:
            best = trial
    return best


def throwing(chance: Chance, one: int, other: int) -> Chance:
    """Luck that begins with these faces of the two dice."""
    while True:
        found = chance.fork(chance.below(LABELS))
        first = found.copy()
        if first.below(FACES) == one and first.below(FACES) == other:
            return found


def try_all(o: Outlook, start: Race, trials: list[Trial], deep: bool) -> None:
    for trial in trials:
        s = start.clone()
        for choice in trial.answers:
            if s.open and choice in s.open[0].choices:
                s.apply(0, choice)
        play_round(o, s, start.round)
        trial.total += worth_of(o, s)
        if deep and s.open:
            trial.total += later(s)


def later(s: Race) -> float:
    """What the next round would bring besides: it counts for less, since its actions are chosen at a glance."""
    o = Outlook(s)
    before = worth_of(o, s)
    play_round(o, s, s.round)
    return weights.DEEP * (worth_of(o, s) - before - weights.EXPECTED)


def play_round(o: Outlook, s: Race, number: int) -> None:
    for _ in range(MOST_ANSWERS):
        if not s.open:
            return
        decision = s.open[0]
        if decision.kind == "choose":
            if s.round != number:
                return
            s.apply(0, glance(o, s, decision))
        else:
            s.apply(0, answer(o, s, decision))


def choose(o: Outlook, s: Race, decision: Decision) -> list[Choice]:
    """The actions of this round, as many as are asked for."""
    found = trials_of(o, s, decision)
    if len(found) == 1:
        return found[0].answers
    return best_of(o, s, found).answers


def trials_of(o: Outlook, s: Race, decision: Decision) -> list[Trial]:
    useful = [choice.a for choice in decision.choices if is_useful(o, s, choice.a)]
    found: list[Trial] = []
    if decision.parts == 1:
        for action in useful:
            found.append(Trial([C_ACTION[action]]))
        return found
    worlds = windfalls(o, s)
    for i in range(len(useful)):
        one = useful[i]
        if one in (alphabet.DEVELOP, alphabet.SETTLE) and buildable(o, s, one) > 1:
            found.append(Trial([C_ACTION[one], C_ACTION[one]]))
        for other in useful[i + 1 :]:
            if needs_goods(s, other) and not (one == alphabet.SETTLE and worlds):
                continue
            if needs_goods(s, one):
                continue
            found.append(Trial([C_ACTION[one], C_ACTION[other]]))
    return found


def needs_goods(s: Race, action: int) -> bool:
    """Whether there is nothing to trade or to consume."""
    return action in (alphabet.TRADE, alphabet.DOUBLE_VP) and s.empire.goods_held() == 0


def windfalls(o: Outlook, s: Race) -> bool:
    """Whether a world of the hand would bring a good at once."""
    for card in s.empire.hand:
        if s.box.windfall[card] and o.price(card) < len(s.empire.hand):
            return True
    return False


def buildable(o: Outlook, s: Race, action: int) -> int:
    """How many cards of the hand could be placed in this phase, if a few more came."""
    n = 0
    most = len(s.empire.hand) + 1
    for card in s.empire.hand:
        if s.box.is_world[card] == (action == alphabet.SETTLE) and o.price(card) <= most:
            n += 1
    return n


def is_useful(o: Outlook, s: Race, action: int) -> bool:
    """Whether an action could bring anything."""
    p = s.empire
    if action in (alphabet.DEVELOP, alphabet.SETTLE):
        return buildable(o, s, action) > 0
    if action in (alphabet.EXPLORE_5, alphabet.EXPLORE_1_1):
        return True
    if action == alphabet.TRADE:
        return p.goods_held() > 0 or windfalls(o, s)
    if action == alphabet.DOUBLE_VP:
        return len(o.eaters) > 0 and (p.goods_held() > 0 or windfalls(o, s))
    if action == alphabet.PRODUCE:
        for at in range(len(p.tableau)):
            if s.box.good_kind[p.tableau[at]] >= 0:
                return True
        return False
    return o.rounds > 2.5


def raise_action(o: Outlook, s: Race, decision: Decision) -> Choice:
    """Whether to raise an action for prestige, and which."""
    return best_of(o, s, [Trial([choice]) for choice in decision.choices]).answers[0]
