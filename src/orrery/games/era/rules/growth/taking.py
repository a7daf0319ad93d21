"""Taking a star: discs, the counter, the relic, levels of technology, and what the owner before loses (E-126 to E-136).

Before it the ways were looked at (ways.py) and, at peace, war was declared.
"""

from __future__ import annotations

from bisect import insort

from orrery.kernel.acts import entry
from orrery.kernel.state import STEP_BITS

from ..board import ADDRESSES, NOWHERE
from ..people.fleeing import flee
from ..scoring.story import on_population_removed, on_star_taken
from ..state import Galaxy
from ..vocabulary import act, star, step
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN, NOBODY
from ..vocabulary.letter import LETTER_KEYS, B
from ..vocabulary.option import OPTION_KEYS
from ..vocabulary.star import STAR_KEYS
from .discs import put_discs, take_back
from .evacuation import evacuate
from .relics import find_relic
from .reserve import offer_reserve
from .spoils import learnable
from .ways import BOMBED, population_placed, ships_needed

LEVELS_OF_STAR = 1  # E-132
LEVELS_OF_LARGE = 2
LARGE = 6  # the population from which on a star is worth more


def take_star(s: Galaxy, faction: int, at: int, way: int, rule: str) -> None:
    """A faction takes a star. For an automa only acts may call this."""
    victim = s.owner[at]
    population = s.population(at)
    placed = population_placed(s, faction, at, way)
    kind = s.counters[at]
    seen = s.faces_seen[at] or kind == star.NONE
    show_bombs(s, faction, at, way)
    was_home = at == s.home and victim == HUMAN
    if kind != star.NONE:
        s.counters[at] = star.NONE
        s.faces_seen[at] = True
        if at not in s.emptied:  # only what the set-up has laid counts for Discovery (E-134, E-137)
            s.kept[faction * star.TYPES + s.laid[at]] += 1  # also of a star that was advanced (E-179)
    if victim == HUMAN:
        flee(s, at)
    if victim != NOBODY:
        take_back(s, victim, at, s.discs[at])
    if was_home:
        s.home = NOWHERE
    s.owner[at] = faction if s.layout.is_star[at] else NOBODY
    if s.listener is not None:
        told = {
            "hex": ADDRESSES[at],
            "way": OPTION_KEYS[way],
            "star": STAR_KEYS[kind] if kind != star.NONE else "",
            "from": FACTION_KEYS[victim] if victim != NOBODY else "",
            "population": population if victim != NOBODY else 0,
        }
        s.say("takes_star", faction, rule, told, reveals=not seen)
    if s.owner[at] == faction:
        put_first_discs(s, faction, at, placed)
        find_relic(s, faction, at)
    elif s.listener is not None:
        s.say("nothing_left", faction, "E-145", {"hex": ADDRESSES[at]})
    if victim == NOBODY:
        return
    if faction == HUMAN:
        insort(s.ledger.taken, victim)
        on_population_removed(s, population)
        on_star_taken(s, at)
    learn_from(s, faction, victim, LEVELS_OF_LARGE if population >= LARGE else LEVELS_OF_STAR)
    if victim == HUMAN:
        offer_reserve(s, evacuated=was_home)
        if was_home:
            evacuate(s, forced=True)


def put_first_discs(s: Galaxy, faction: int, at: int, n: int) -> None:
    put = put_discs(s, faction, at, n)
    if s.listener is not None:
        s.say("settles", faction, "E-127", {"hex": ADDRESSES[at], "n": put, "of": n, "left": s.factions[faction].track})


def show_bombs(s: Galaxy, faction: int, at: int, way: int) -> None:
    """A hidden B fleet becomes known if the star could not be taken without its bombs."""
    f = s.factions[faction]
    if way in BOMBED and f.fleet_at[B] == at and f.ships_at(at) < ships_needed(s, faction, at, way):
        known = f.shown[B] or faction == HUMAN
        f.shown[B] = True
        if s.listener is not None:
            told = {"hex": ADDRESSES[at], "fleet": LETTER_KEYS[B], "size": f.fleet_size[B]}
            s.say("bombs", faction, "E-51", told, reveals=not known)


def learn_from(s: Galaxy, faction: int, victim: int, n: int) -> None:
    """E-132, E-242: the player chooses the fields, an automa draws them."""
    if faction == HUMAN:
        s.seat.todo.append(step.LEARN | (victim + FACTIONS * n) << STEP_BITS)
        if not learnable(s, HUMAN, victim) and s.listener is not None:
            s.say("learns_nothing", HUMAN, "E-132", {"from": FACTION_KEYS[victim]})
    else:
        s.plan(*[entry(act.LEARN_BY_FORCE, faction + FACTIONS * victim)] * n)
