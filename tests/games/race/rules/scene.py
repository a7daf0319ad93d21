"""Hand-made situations: put cards, goods and prestige where a test wants them, then play on by codes.

    scene = Scene()
    scene.tableau("investment_credits", "galactic_federation")
    scene.hand("space_marines", "gem_world", "comet_zone")
    scene.play("develop_1")                               # the phase alone; chosen by the player
    assert scene.offered() == ["place:space_marines", "pass"]
    scene.choose("place:space_marines")

All cards come from the draw pile, so conservation holds and is checked after every choice. The robot has Old Earth and
plays its part of each phase after the player.
"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.race.rules.alphabet import ALPHABET
from orrery.games.race.rules.audit import audit
from orrery.games.race.rules.content import BOXES
from orrery.games.race.rules.flow import Flow
from orrery.games.race.rules.robot.state import ROBOT
from orrery.games.race.rules.setup import all_chips, set_up_robot
from orrery.games.race.rules.state import NO_GOOD, Empire
from orrery.games.race.rules.vocabulary import act
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event
from orrery.kernel.refusal import IllegalChoice
from orrery.kernel.score import Score

from .told import Witness

STRONG = [
    "rebel_stronghold", "alien_guardian", "rebel_council", "alien_monolith", "rebel_homeworld", "rebel_base",
    "lost_alien_battle_fleet", "rebel_outpost", "hidden_fortress", "alien_uplift_center", "lost_alien_warship",
    "alien_robot_scout_ship",
]  # fmt: skip

ACTS = {
    "search": act.SEARCH_PHASE,
    "explore_1": act.EXPLORE_PHASE,
    "explore_2": act.EXPLORE_PHASE,
    "develop_1": act.DEVELOP_PHASE,
    "develop_2": entry(act.DEVELOP_PHASE, 1),
    "settle_1": act.SETTLE_PHASE,
    "settle_2": entry(act.SETTLE_PHASE, 1),
    "consume_trade": act.CONSUME_PHASE,
    "consume_2x_vp": act.CONSUME_PHASE,
    "produce": act.PRODUCE_PHASE,
}


class InOrder(Chance):
    """What lies last in the pile is drawn first."""

    def below(self, n: int) -> int:
        return n - 1

    def copy(self) -> Chance:
        return InOrder(self.key)


class Scene:
    """A player with nothing, a robot with a start world, and all other cards in the draw pile."""

    def __init__(self, sets: int = 3, edition: str = "second", robot: str = "old_earth") -> None:
        self.s = Flow(BOXES.of(sets, edition), InOrder(key_of_seed("scene")))
        self.s.prestige_on = self.s.box.prestige_on
        self.s.chips = all_chips(self.s)
        self.s.deck = self.s.box.deck()
        self.s.deck.remove(self.number(robot))
        set_up_robot(self.s, self.number(robot), False)
        self.s.round = 1
        self.recorder = Witness()
        self.heard = 0  # events that `news` has reported already

    # Arranging.

    @property
    def p(self) -> Empire:
        return self.s.empire

    def number(self, key: str) -> int:
        return self.s.box.number_of[key]

    def keys(self, cards: list[int]) -> list[str]:
        return [self.s.box.keys[card] for card in cards]

    def tableau(self, *keys: str) -> Scene:
        for key in keys:
            self.p.enter(self._from_pile(key))
        return self

    def hand(self, *keys: str) -> Scene:
        self.p.hand = sorted(self.p.hand + [self._from_pile(key) for key in keys])
        return self

    def stash(self, *keys: str) -> Scene:
        self.p.stash = sorted(self.p.stash + [self._from_pile(key) for key in keys])
        return self

    def cards(self, n: int) -> Scene:
        """So many cards for the hand that nobody has the strength for."""
        there = self.s.deck + self.s.robot.hand
        return self.hand(*[key for key in STRONG if self.number(key) in there][:n])

    def goods(self, *keys: str) -> Scene:
        """Worlds of the tableau that have a good: the cheapest cards of the pile lie there."""
        for key in keys:
            at = self.p.tableau.index(self.number(key))
            assert self.p.goods[at] == NO_GOOD
            self.p.goods[at] = self.s.deck.pop()
        return self

    def prestige(self, n: int) -> Scene:
        self.p.prestige = n
        return self

    def next(self, *keys: str) -> Scene:
        """These cards will be drawn next, the first one first."""
        cards = [self._from_pile(key) for key in keys]
        self.s.deck.extend(reversed(cards))
        return self

    def pile(self, *keys: str) -> Scene:
        """Only these cards are in the draw pile; all others are with the robot, unseen."""
        wanted = [self._from_pile(key) for key in keys]
        self.s.robot.hand.extend(self.s.deck)
        self.s.deck = wanted[::-1]
        return self

    def _from_pile(self, key: str) -> int:
        card = self.number(key)
        if card not in self.s.deck and card in self.s.robot.hand:  # the robot was dealt it: it gets another
            self.s.robot.hand.remove(card)
            self.s.robot.hand.append(self.s.deck.pop(0))
        else:
            self.s.deck.remove(card)
        return card

    # Starting.

    def play(self, *spaces: str, dice: tuple[str, ...] = (), raised: str = "") -> Scene:
        """Play the phases of these spaces, on which the player's markers lie; `dice`: those of the robot."""
        s = self.s
        s.markers = sorted(SPACE_KEYS.index(key) for key in spaces)
        s.dice_spaces = [SPACE_KEYS.index(key) for key in dice] + [-1] * (2 - len(dice))
        s.raised = SPACE_KEYS.index(raised) if raised else -1
        s.search_used = bool(raised) or "search" in spaces
        s.agenda = []
        acts: list[int] = []
        for key in sorted({*spaces, *dice}, key=lambda key: (SPACE_KEYS.index(key) + 1) % len(SPACE_KEYS)):
            if ACTS[key] not in acts:
                acts.append(ACTS[key])
        s.plan(*acts)
        return self._go()

    def plan(self, *acts: int) -> Scene:
        """Let these acts happen, and nothing after them."""
        self.s.agenda = []
        self.s.plan(*acts)
        return self._go()

    def _go(self) -> Scene:
        self.s.listener = self.recorder
        self.s.run()
        self.s.listener = None
        self._audit()
        return self

    # Playing.

    def offered(self) -> list[str]:
        """The codes offered now; empty when there is nothing to decide."""
        decision = self.s.decision(0)
        return [] if decision is None else [choice.code for choice in decision.choices]

    def kind(self) -> str:
        decision = self.s.decision(0)
        return "" if decision is None else decision.kind

    def parts(self) -> int:
        decision = self.s.decision(0)
        return 0 if decision is None else decision.parts

    def choose(self, *codes: str) -> Scene:
        for code in codes:
            assert code in self.offered(), f"{code} is not among {self.kind()} {self.offered()}"
            self.s.apply(0, ALPHABET.by_code[code], self.recorder)
            self._audit()
        return self

    def refused(self) -> list[tuple[str, str, dict[str, Any]]]:
        return [(refusal.key, refusal.rule, refusal.params) for refusal in self.s.refusals(0)]

    def why_not(self, code: str) -> list[tuple[str, str, dict[str, Any]]]:
        """Why this is not offered; it is refused before anything changes."""
        before = self.s.digest()
        heard = len(self.recorder.events)
        with pytest.raises(IllegalChoice) as caught:
            self.s.apply(0, ALPHABET.by_code[code], self.recorder)
        assert self.s.digest() == before
        assert len(self.recorder.events) == heard
        assert caught.value.rule.startswith("S-")
        found = self.s.why_not(0, ALPHABET.by_code[code])
        return [(refusal.key, refusal.rule, refusal.params) for refusal in found]

    def branch(self) -> Scene:
        """Another scene that goes on from here, with its own events."""
        other = Scene(self.s.box.level, self.s.box.edition)
        s = self.s.clone()
        assert isinstance(s, Flow)
        other.s = s
        return other

    def _audit(self) -> None:
        assert audit(self.s) == []

    # Looking.

    def in_hand(self) -> list[str]:
        return self.keys(self.p.hand)

    def placed(self) -> list[str]:
        return self.keys(self.p.tableau)

    def with_goods(self) -> list[str]:
        """The worlds that hold a good."""
        p = self.p
        return self.keys([p.tableau[at] for at in range(len(p.tableau)) if p.goods[at] != NO_GOOD])

    def discarded(self) -> list[str]:
        return self.keys(sorted(self.s.discard))

    def events(self, key: str) -> list[Event]:
        return [event for event in self.recorder.events if event.key == key]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The parameters of these events."""
        return [event.params for event in self.events(key)]

    def news(self) -> list[str]:
        """What was told of the player since last asked, ` !` where it tells something new."""
        found = [
            repr(event) + (" !" if event.reveals else "")
            for event in self.recorder.events[self.heard :]
            if event.seat != ROBOT
        ]
        self.heard = len(self.recorder.events)
        return found

    def score(self) -> Score:
        return self.s.scores()[0]
