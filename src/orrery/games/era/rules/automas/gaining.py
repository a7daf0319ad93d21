"""The Slavers' Gain Star: one star after another is tested until one can be taken (E-237 to E-243, E-265)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act, entry
from orrery.kernel.state import STEP_BITS

from ..board import ADDRESSES, NOWHERE
from ..box.automas import Sentence
from ..growth.stars import options_at, ships_needed, strength_at, take_star, why_not
from ..growth.taking import show_bombs
from ..state import Galaxy
from ..vocabulary import act, option, sentence, star, step
from ..vocabulary.faction import FACTION_KEYS, HUMAN, SLAVERS
from ..vocabulary.letter import B
from ..vocabulary.sentence import STARS_OF_KEYS
from .blocking import may_block_star
from .cancelling import result_of
from .choosing import pick
from .power_track import add_power_disc
from .war import declare

SENTENCES: Final = 4  # in the argument: below it the sentence, above it a hex


class SlaverGain(Act[Galaxy]):
    """One attempt: a random star of those named is tested, and taken if that is possible. The argument: which sentence;
    and, one more than its hex, the star about which the player was asked.
    """

    number = act.SLAVER_GAIN

    def act(self, s: Galaxy, argument: int) -> None:
        index = argument % SENTENCES
        said = result_of(s, SLAVERS)[index]
        asked = argument // SENTENCES - 1
        if asked != NOWHERE:
            if s.blocked(SLAVERS, asked):  # the player has declared war
                if s.listener is not None:
                    s.say("star_blocked", SLAVERS, "E-243", {"hex": ADDRESSES[asked]})
                self.again(s, index)
            else:
                self.take(s, asked, index)
            return
        category = said.otherwise if s.robots.otherwise else said.stars_of
        left = candidates(s, category)
        if not left:
            self.none_left(s, said, category, index)
            return
        at = pick(s, left)
        s.robots.tested = sorted([*s.robots.tested, at])
        if not self.passes(s, at, said, len(left)):
            self.again(s, index)
        elif s.owner[at] == HUMAN and not s.wars[SLAVERS]:
            if declare(s, "E-239"):
                self.take(s, at, index)
            else:  # Cooperation asks for one roll in a result, and a card forbids every war
                self.go_on(s, said, index)
        elif may_block_star(s, at):
            show_bombs(s, SLAVERS, at, options_at(s, SLAVERS, at)[0])  # the player sees what it comes to
            s.seat.todo.append(step.BLOCK_STAR | at << STEP_BITS)
            s.plan(entry(act.SLAVER_GAIN, index + SENTENCES * (at + 1)))
        else:
            self.take(s, at, index)

    def passes(self, s: Galaxy, at: int, said: Sentence, of: int) -> bool:
        """The test of one star out of so many (E-237); a face-down one is known from then on."""
        way = options_at(s, SLAVERS, at)[0]
        rule = why_not(s, SLAVERS, at, way)
        if s.owner[at] == HUMAN and not s.wars[SLAVERS] and (s.robots.otherwise or not said.declares_war):
            rule = "E-239"
        if s.listener is not None:
            told = {
                "hex": ADDRESSES[at],
                "star": star.STAR_KEYS[s.counters[at]] if s.is_neutral(at) else "",
                "from": "" if s.is_neutral(at) else FACTION_KEYS[HUMAN],
                "way": option.OPTION_KEYS[way],
                "needed": ships_needed(s, SLAVERS, at, way),
                "ships": known_strength(s, at, way),
                "of": of,
            }
            s.say("star_fails" if rule else "star_fits", SLAVERS, rule or "E-237", told, reveals=True)
        if s.is_neutral(at):
            s.faces_seen[at] = True
        return rule == ""

    def again(self, s: Galaxy, index: int) -> None:
        s.plan(entry(act.SLAVER_GAIN, index))

    def take(self, s: Galaxy, at: int, index: int) -> None:
        r = s.robots
        r.gained += 1
        r.left -= 1
        if r.left:
            self.again(s, index)  # after all that follows from this star
        take_star(s, SLAVERS, at, options_at(s, SLAVERS, at)[0], "E-238")

    def none_left(self, s: Galaxy, said: Sentence, category: int, index: int) -> None:
        r = s.robots
        if s.listener is not None:
            told = {"from": STARS_OF_KEYS[category], "tested": len(r.tested), "gained": r.gained}
            s.say("no_star", SLAVERS, "E-240" if r.gained else "E-237", told)
        self.go_on(s, said, index)

    def go_on(self, s: Galaxy, said: Sentence, index: int) -> None:
        """To what the sentence says otherwise; or it is over, and without any star it costs a disc."""
        r = s.robots
        if said.otherwise != sentence.NO_STARS and not r.otherwise:
            r.otherwise = True
            r.left = said.otherwise_stars
            r.tested = []
            self.again(s, index)
        elif said.penalty and r.gained == 0:
            add_power_disc(s, "E-241")


def known_strength(s: Galaxy, at: int, way: int) -> int:
    """For how many ships theirs count, as far as the player knows: a hidden B is not told before it is needed."""
    slavers = s.factions[SLAVERS]
    return strength_at(s, SLAVERS, at, way) if slavers.shown[B] else slavers.ships_at(at)


def candidates(s: Galaxy, category: int) -> list[int]:
    """The stars of a category where Slaver ships are, without those tested already, in the order of hexes."""
    slavers = s.factions[SLAVERS]
    found: list[int] = []
    for at in s.star_hexes():
        if not slavers.has_ships_at(at) or at in s.robots.tested:
            continue
        if s.is_neutral(at):
            fits = category != sentence.HUMAN_STARS
        else:
            fits = s.owner[at] == HUMAN and category != sentence.NEUTRAL_STARS
        if fits:
            found.append(at)
    return found
