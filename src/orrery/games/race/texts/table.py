"""What lies on the table, in facts of a few words each: for the prompt, and as plain lines."""

from __future__ import annotations

from typing import Final

from orrery.games.race.rules.game import race
from orrery.games.race.rules.hidden import cards_left
from orrery.games.race.rules.scoring import general_military
from orrery.games.race.rules.setup import all_chips
from orrery.games.race.rules.state import NO_GOOD, UNKNOWN, Race
from orrery.games.race.rules.steps.ending import PRESTIGE_END, TABLEAU_END, reasons, tableau_limit
from orrery.games.race.rules.vocabulary import space
from orrery.games.race.rules.vocabulary.goods import KIND_KEYS, NO_KIND
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.kernel.score import Score
from orrery.kernel.state import State

from .mat import mat_rows
from .prices import hand_card
from .prospects import Prospects

# The spaces of the robot's mat by phase, left to right.
SPACES: Final = {
    "explore": (space.EXPLORE_5, space.EXPLORE_1_1),
    "develop": (space.DEVELOP_1, space.DEVELOP_2),
    "settle": (space.SETTLE_1, space.SETTLE_2),
    "consume": (space.TRADE, space.DOUBLE_VP),
    "produce": (space.PRODUCE,),
}
MARKER: Final = "*"
DIE: Final = "#"
NOTHING: Final = "–"


class Table(Prospects):
    # Where the game stands.

    def end(self, s: Race) -> str:
        """What ends the game, and how far the supply is."""
        key = "terminal.end.prestige" if s.prestige_on else "terminal.end"
        most = max(TABLEAU_END, tableau_limit(s))
        return self.word(key, cards=most, left=max(0, s.chips), all=all_chips(s), prestige=PRESTIGE_END)

    def ending(self, s: Race, names: list[str], me: int | None) -> str:
        """Why this round is the last, or was."""
        found = [self._end(reason, names, me) for reason in reasons(s)] if s.round else []
        if not found:
            return ""
        over = not s.decisions() and not s.agenda
        return self.word("terminal.ended" if over else "terminal.last_round", reasons=self.texts.all_of(found))

    def phases_of(self, s: Race) -> list[tuple[str, int]]:
        """The phases of the round that are known, each with 0, or 1 for a second one."""
        found = [("search", 0)] if s.chose(space.SEARCH) else []
        for key, spaces in SPACES.items():
            chosen = [place in s.markers or place in s.dice_spaces for place in spaces]
            if any(chosen):
                found.append((key, 0))
            if key in ("develop", "settle") and chosen[1]:
                found.append((key, 1))
        return found

    def signs(self, s: Race, phase: str) -> str:
        """`[*#][ #]`: the player's markers and the robot's dice on the spaces of a phase."""
        cells = []
        for place in SPACES[phase]:
            marker = MARKER if place in s.markers else " "
            cells.append(f"[{marker}{DIE if place in s.dice_spaces else ' '}]")
        return "".join(cells)

    # The two sides.

    def points_made(self, score: Score) -> str:
        """`12 VP = chips 3 + cards 9`."""
        sums: dict[str, int] = {}
        for part in score.parts:
            sums[part.key] = sums.get(part.key, 0) + part.points
        made = " + ".join(self.word(f"terminal.points.{key}", n=n) for key, n in sums.items() if n)
        total = self.word("terminal.vp", vp=score.total)
        return f"{total} = {made}" if made else total

    def robot_facts(self, s: Race) -> list[str]:
        r, box = s.robot, s.box.robot
        facts = [
            self.points_made(s.scores()[1]),
            self.word("terminal.cards", n=r.cards(), most=TABLEAU_END),
            self.word("terminal.credit", n=r.credit, most=box.credit_most),
            self.word("terminal.economy", n=r.economy, most=box.economy_most),
            self.word("terminal.stack", n=len(r.hand)),
            self.word("terminal.tokens", played=r.tokens, left=r.supply),
            self.word("terminal.symbol", symbol=self.symbol(SYMBOL_KEYS[r.symbol])),
        ]
        return [*facts, self.word("terminal.prestige", n=r.prestige)] if s.prestige_on else facts

    def robot_cards(self, s: Race) -> list[str]:
        """Its cards with what they are worth to it."""
        worth = {part.component: part.points for part in s.scores()[1].parts if part.component}
        return [f"{self.name(s.box.keys[card])} {worth[s.box.keys[card]]}" for card in s.robot.tableau]

    def player_facts(self, s: Race) -> list[str]:
        p = s.empire
        facts = [
            self.points_made(s.scores()[0]),
            self.word("terminal.cards", n=len(p.tableau), most=tableau_limit(s)),
            self.word("terminal.strength", n=general_military(s.box, p.tableau)),
            self.word("terminal.in_hand", n=len(p.hand)),
        ]
        if s.prestige_on:
            facts.append(self.word("terminal.prestige", n=p.prestige))
        return [*facts, self.word("terminal.stash", n=len(p.stash))] if p.stash else facts

    def placed(self, s: Race, worlds: bool) -> list[str]:
        """`Gem World [N]`: the worlds of the player with their kinds and goods, or the developments."""
        p, box = s.empire, s.box
        found = []
        for at in range(len(p.tableau)):
            card = p.tableau[at]
            if box.is_world[card] == worlds:
                kind = box.good_kind[card]
                letter = "" if kind == NO_KIND else self.word(f"letter.{KIND_KEYS[kind]}")
                sign = f" ({letter})" if p.goods[at] == NO_GOOD else f" [{letter}]"
                found.append(self.name(box.keys[card]) + (sign if letter else ""))
        return found

    def hand(self, s: Race) -> list[str]:
        """Each card with its price now, or the strength against its defence."""
        cards = sorted(s.empire.hand, key=lambda card: (s.box.is_world[card], s.box.cost[card], card))
        return [self.in_hand(s, card) for card in cards]

    def in_hand(self, s: Race, card: int) -> str:
        if card == UNKNOWN:
            return "?"
        found = hand_card(s, card)
        figures = [] if found.strength is None else [f"{found.strength}:{s.box.cost[card]}"]
        figures += [] if found.price is None else [str(found.price)]
        return f"{self.name(found.key)} {'/'.join(figures)}{MARKER if found.enough else ''}"

    def unseen(self, s: Race, worlds: bool) -> str:
        """The card finder: the worlds that may still come, or the developments, by their cost, copies counted."""
        left = cards_left(s)
        cards = [card for card in range(len(left)) if left[card] > 0 and s.box.is_world[card] == worlds]
        cards.sort(key=lambda card: (s.box.cost[card], card))
        names = [self.name(s.box.keys[card]) + (f" ×{left[card]}" if left[card] > 1 else "") for card in cards]
        return ", ".join(names) or NOTHING

    # The plain lines.

    def lines(self, view: State, me: int | None) -> list[str]:
        s = race(view)
        rows = [self.end(s), self.word("line.robot", facts=", ".join(self.robot_facts(s)))]
        rows += [self.word("line.mat", **row) for row in self.mat(s)]
        rows.append(self.word("line.robot_tableau", cards=", ".join(self.robot_cards(s)) or NOTHING))
        rows.append(self.word("line.player" if me is None else "line.you", facts=", ".join(self.player_facts(s))))
        lists = {
            "terminal.worlds": self.placed(s, True),
            "terminal.developments": self.placed(s, False),
            "terminal.hand": self.hand(s),
        }
        return rows + [f"{self.word(key)} {', '.join(facts) or NOTHING}" for key, facts in lists.items()]

    def mat(self, s: Race) -> list[dict[str, str]]:
        """The robot's mat, a row for each phase."""
        return [
            {
                "phase": self.phase(row.phase),
                "signs": self.signs(s, row.phase),
                "action": row.action,
                "reaction": row.reaction,
            }
            for row in mat_rows(s, self)
        ]
