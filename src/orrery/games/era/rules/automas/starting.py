"""What the automas start with: discs of the difficulty, start bonuses (E-37 to E-40)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act, entry

from ..box.automas import Start
from ..levels import start_at
from ..state import Galaxy
from ..vocabulary import act
from ..vocabulary.faction import FACTIONS, FARMERS, SLAVERS
from ..vocabulary.field import FIELDS
from .choosing import roll
from .power_track import add_power_disc

PAIR: Final = FACTIONS  # in the argument: two dice for random fields


class StartDiscs(Act[Galaxy]):
    """The discs of the difficulty go to the power track (E-39)."""

    number = act.START_DISCS

    def act(self, s: Galaxy, argument: int) -> None:
        level = s.box.difficulties[s.difficulty]
        if s.listener is not None:
            told = {"difficulty": level.key, "ships": level.ship_bonus, "discs": level.power_discs}
            s.say("difficulty", SLAVERS, "E-39", told)
        for _ in range(level.power_discs):
            add_power_disc(s, "E-39")


class StartBonus(Act[Galaxy]):
    """The start bonus of one automa (E-37). The argument: the automa, and PAIR more for the two dice of random fields,
    which are rolled again until they name two fields.
    """

    number = act.START_BONUS

    def act(self, s: Galaxy, argument: int) -> None:
        automa = argument % PAIR
        table = s.box.farmer_start if automa == FARMERS else s.box.slaver_start
        if argument >= PAIR:
            self.roll_pair(s, automa, table[len(table) - 1])
            return
        die = roll(s)
        bonus = table[die]
        if s.listener is not None:
            s.say("start_die", automa, "E-37", {"dice": [die], "die": die}, reveals=True)
        for field in range(FIELDS):
            if bonus.levels[field] > 1:
                start_at(s, automa, field, bonus.levels[field], "E-37")
        for _ in range(bonus.discs):
            add_power_disc(s, "E-37")
        if bonus.random_fields:
            s.plan(entry(act.START_BONUS, automa + PAIR))

    def roll_pair(self, s: Galaxy, automa: int, bonus: Start) -> None:
        dice = [roll(s) for _ in range(bonus.random_fields)]
        again = max(dice) > FIELDS or len(set(dice)) < len(dice)
        if s.listener is not None:
            s.say("start_fields_again" if again else "start_fields", automa, "E-37", {"dice": dice}, reveals=True)
        if again:
            s.plan(entry(act.START_BONUS, automa + PAIR))
            return
        for die in dice:
            start_at(s, automa, die - 1, bonus.random_level, "E-37")
