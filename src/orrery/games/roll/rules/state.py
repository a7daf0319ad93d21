"""The state of a game: what lies where. How it moves is told by steps/, phases/ and flow.py.

Expansions keep what is theirs in slices, `Galaxy.market`, `Galaxy.goals` and `Empire.more`, and change what happens
by hooks: methods of Galaxy that say what the base game does, and that expansion/flow.py overrides.
"""

from __future__ import annotations

from orrery.kernel.chance import Chance
from orrery.kernel.state import State

from .content import BOX, Box, Effect
from .deal.market import NO_MARKET, Market
from .empire import Empire
from .objectives.goals import NO_GOALS, Goals
from .pieces import BASE_COLOURS, BLANK, COLOUR_MASK, NUMBER_SHIFT, SEAT_DICE, labels
from .vocabulary import stage, step

__all__ = ["Empire", "Galaxy"]


class Galaxy(State):
    """The state of the whole game. `Flow` in flow.py adds how it runs."""

    __slots__ = (
        "bag", "box", "extra", "goals", "market", "order", "phase_die", "played", "players", "pool", "queue", "setup",
        "stage", "supply",
    )  # fmt: skip

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.box: Box = BOX
        self.players: list[Empire] = []
        self.stage = stage.SET_UP
        self.setup = 0  # 1: the beginners' arrangement is made by itself
        self.order: list[int] = []  # player order
        self.queue: list[int] = []  # who has yet to take his turn in a phase that is played in player order
        self.played = 0  # phases played this round, a bit each
        self.phase_die = -1  # what the two-player die showed this round
        self.pool = 0
        self.extra = 0  # VP paid beyond the pool
        self.supply: list[int] = [0] * BASE_COLOURS
        self.bag: list[int] = []
        self.market: Market = NO_MARKET  # what modules lay in the middle of the table
        self.goals: Goals = NO_GOALS  # objectives

    def blank(self, chance: Chance) -> Galaxy:
        raise NotImplementedError

    def seat_players(self, players: list[Empire]) -> None:
        self.players = players
        self.seats = list(players)

    def clone(self) -> Galaxy:
        c = self.blank(self.chance.copy())
        players: list[Empire] = []
        for p in self.players:
            q = Empire(p.seat)
            p.clone_into(q)
            players.append(q)
        c.seat_players(players)
        c.round = self.round
        c.viewer = self.viewer
        c.open = self.open[:]
        c.box = self.box
        c.stage = self.stage
        c.setup = self.setup
        c.order = self.order  # never changes after the set-up
        c.queue = self.queue  # replaced, never changed
        c.played = self.played
        c.phase_die = self.phase_die
        c.pool = self.pool
        c.extra = self.extra
        c.supply = self.supply[:]
        c.bag = self.bag[:]
        c.market = self.market  # the expansions' own flow makes copies
        c.goals = self.goals
        return c

    # The few moves that many rules share.

    def new_die(self, p: Empire, colour: int) -> int:
        """A die from the supply (R-5)."""
        self.supply[colour] -= 1
        return (p.seat * SEAT_DICE + self.new_number(p)) << NUMBER_SHIFT | BLANK | colour

    def tiles_left(self) -> int:
        """Tiles in the bag, with those dealt into piles while exploring."""
        return len(self.bag) + sum([len(p.pile) for p in self.players])

    def earn(self, p: Empire, amount: int) -> int:
        """Credits up to the limit; what is beyond is lost (R-6). What was really gained."""
        before = p.credits
        after = before + amount
        limit = self.credit_limit(p)
        p.credits = after if after < limit else limit
        return p.credits - before

    def earn_by(self, p: Empire, side: int, amount: int) -> None:
        """Credits that a power on this side brings."""
        gained = self.earn(p, amount)
        if self.listener is not None:
            tile = self.box.sides[side]
            self.say("power_credits", p.seat, tile.row["rule"], {"tile": tile.key, "credits": gained})

    def award(self, p: Empire, vp: int) -> None:
        """VP chips from the pool; when it is empty, in full from the chips laid aside (R-66)."""
        p.chips += vp
        if vp <= self.pool:
            self.pool -= vp
        else:
            self.extra += vp - self.pool
            self.pool = 0

    # Hooks: what the base game does, and expansions do otherwise. docs/design.md says when each is called.

    def found(self, seat: int) -> Empire:
        """An empire that has nothing yet."""
        return Empire(seat)

    def give_start(self, p: Empire) -> None:
        """What the worlds of the start tableau bring (R-9, R-11)."""
        raise NotImplementedError

    def start_fits(self, p: Empire) -> bool:
        """Whether what a seat has still to do in the set-up, besides choosing a tile, can be so."""
        return len(p.todo) == 1

    def set_up_modules(self) -> None:
        """All have their start tiles: what modules lay in the middle of the table."""

    def begin_round(self) -> None:
        """A round begins, and nobody has rolled yet."""

    def pool_ran_out(self) -> bool:
        """Whether the VP pool ends the game (R-73)."""
        return self.pool == 0

    def new_number(self, p: Empire) -> int:
        """The number of a seat's next die. In the base game each has one of its own."""
        p.made += 1
        return p.made - 1

    def to_supply(self, die: int) -> None:
        """A die that a player has to give back."""
        self.supply[die & COLOUR_MASK] += 1

    def credit_limit(self, p: Empire) -> int:
        return self.box.most_credits

    def paid(self, p: Empire) -> None:
        """A player has paid credits in a phase, and all that it was paid for has happened."""

    def retire(self, p: Empire, die: int, to_cup: bool) -> None:
        """Where a worker goes after its job: to the Citizenry (R-32), or by a power to the cup."""
        if to_cup:
            p.cup.append(die | BLANK)
        else:
            p.citizenry.append(die | BLANK)

    def rest(self, p: Empire, die: int) -> None:
        """Where a worker goes that has done no job, or that is taken off it: to the cup (R-27, R-31, R-70)."""
        p.cup.append(die | BLANK)

    def tell_back(self, p: Empire, key: str, rule: str, dice: list[int]) -> None:
        """Say that these workers have gone where they rest."""
        self.say(key, p.seat, rule, {"dice": labels(dice)})

    def may_keep(self, p: Empire) -> list[int]:
        """Those just used for a tile that a power can send to the cup."""
        return p.spent

    def begin_assign(self) -> None:
        """All dice are rolled."""
        self.stage = stage.ASSIGN
        for p in self.players:
            self.give_assign_steps(p)

    def give_assign_steps(self, p: Empire) -> None:
        """What a player does behind the screen, the last of them first."""
        p.todo.append(step.REASSIGN)
        p.todo.append(step.SELECT)
        p.todo.append(step.WILDS)

    def shift_workers(self) -> None:
        """Everybody knows which phases are played; idle workers are not sent back yet."""

    def bring_phases(self) -> None:
        """Phases that are played although nobody has selected them."""

    def asks_in_reveal(self, part: int) -> bool:
        """After each part of Reveal: give the players who have to choose something their steps. False: nobody has."""
        return False

    def takes_turns(self, which: int) -> bool:
        """Whether something that all take from could run short in a phase from Develop on, so that one acts after the
        other. It may hang on nothing but what everybody knows."""
        return False

    def lacks_die(self, p: Empire, colour: int, world: int, to_cup: bool) -> None:
        """A die that a tile gives is not in the supply. `world`: where it should lie as a good, -1: it should not."""

    def lacks_builders(self, p: Empire, kind: int) -> None:
        """Too few dice lie on the top tile of a stack to complete it."""

    def completes(self, p: Empire, kind: int) -> None:
        """The dice in `spent` are about to complete the top tile of a stack."""

    def completed(self, p: Empire, side: int) -> None:
        """A tile is completed, its dice are back and its credits paid; its effects come next."""

    def asks_after_completion(self, p: Empire, side: int) -> bool:
        """All effects of a completed tile are carried out. True: its owner has something to choose before he goes
        on."""
        return False

    def consumed(self, p: Empire, good: int, world: int) -> None:
        """A good was consumed; it has not gone to its place yet."""

    def shipped(self, p: Empire) -> None:
        """A good was traded or consumed."""

    def carry_out(self, p: Empire, side: int, effect: Effect) -> None:
        """An effect of a kind that the base game does not have."""

    def hide_more(self, seat: int | None) -> None:
        """Blank out of a view what expansions keep secret."""

    def could_be(self, seat: int) -> bool:
        """Whether what was imagined for a seat agrees with what others are being asked."""
        return True
