"""What stands in the corners of the map that the two sectors leave free: the signs, and the technologies and tracks."""

from __future__ import annotations

import textwrap
from typing import Final

from orrery.games.era.rules.automas.spawning import spawned_ships
from orrery.games.era.rules.growth.building import ships_built
from orrery.games.era.rules.scoring.final import discs_off_track, population_points
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN, SLAVERS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS, TOP
from orrery.games.era.rules.vocabulary.terrain import ASTEROIDS, NEBULA, NEUTRON
from orrery.games.era.texts.words import Words

from . import signs
from .signs import Signs

SIGN_ROOM: Final = 4  # a sign of the legend, and what separates it from its text
CORNER_ROW: Final = 17  # where the free corner below the home sector begins
CORNER_COLUMN: Final = 47
CORNER_WIDTH: Final = 33
LABEL: Final = 14  # of a technology
FULL: Final = "#"
OPEN: Final = "."

Row = list[tuple[str, str]]  # texts and their styles
BETWEEN: Final = (" ", "")


def legend(letters: Signs, voice: Words) -> list[Row]:
    """The signs of the map, a row each."""
    owners = [(letters.factions[automa], signs.FACTIONS[automa]) for automa in (FARMERS, SLAVERS)]
    kinds = [letters.neutral(kind) for kind in range(len(letters.stars))]
    rows: list[tuple[Row, str]] = [
        ([(signs.STAR + signs.UNSEEN, signs.NEUTRAL)], "unknown"),
        *[([(sign, signs.NEUTRAL)], key) for sign, key in zip(kinds, ("empty", "primitive", "advanced"), strict=True)],
        ([(letters.owned(HUMAN, 8), signs.FACTIONS[HUMAN])], "own_star"),
        ([owners[0], BETWEEN, owners[1]], "stars"),
        ([(letters.ships(HUMAN, 3), signs.FACTIONS[HUMAN])], "own_ships"),
        ([small(owners[0]), BETWEEN, small(owners[1])], "ships"),
        ([(signs.RELIC, signs.RELIC_STYLE)], "relic"),
        ([(signs.RELIC_SEEN, signs.RELIC_STYLE)], "relic_seen"),
        ([(signs.WORMHOLE, signs.WORMHOLE_STYLE)], "wormhole"),
        ([(signs.TERRAIN[NEBULA], signs.TERRAIN_STYLE)], "nebula"),
        ([(signs.TERRAIN[NEUTRON], signs.TERRAIN_STYLE)], "neutron"),
        ([(signs.TERRAIN[ASTEROIDS], signs.TERRAIN_STYLE)], "asteroids"),
    ]
    return [[*sign, (padding(sign), ""), (voice.word(f"terminal.sign.{key}"), "")] for sign, key in rows]


def small(owner: tuple[str, str]) -> tuple[str, str]:
    """The letter of its ships."""
    return owner[0].lower(), owner[1]


def padding(sign: Row) -> str:
    return " " * (SIGN_ROOM - sum(len(text) for text, _ in sign))


def technologies(s: Galaxy, letters: Signs, voice: Words) -> list[Row]:
    """The five tracks of technology: the player's level and bar, then the levels of the automas."""
    head = f"{voice.word('terminal.technologies'):<{LABEL}}"
    bars = f"{letters.factions[HUMAN]:<{TOP + 2}}"
    rows: list[Row] = [
        [
            (head, "bold"),
            (bars, signs.FACTIONS[HUMAN]),
            *[(f"  {letters.factions[automa]}", signs.FACTIONS[automa]) for automa in (FARMERS, SLAVERS)],
        ]
    ]
    for field, key in enumerate(FIELD_KEYS):
        level = s.me.levels[field]
        bar = FULL * level + OPEN * (TOP - level)
        others = [(f"  {s.factions[automa].levels[field]}", signs.FACTIONS[automa]) for automa in (FARMERS, SLAVERS)]
        rows.append([(f"{voice.field(key):<{LABEL}}", ""), (f"{level} {bar}", signs.FACTIONS[HUMAN]), *others])
    return rows


def tracks(s: Galaxy, voice: Words) -> list[str]:
    """How far the population tracks and the power track are, and what that brings."""
    found = [
        voice.word("terminal.population", n=discs_off_track(s), dp=population_points(s)),
        voice.word("terminal.building", n=ships_built(s)),
        voice.word("terminal.spawning", n=spawned_ships(s)),
        voice.word("terminal.power", n=s.robots.power, effects=power_effects(s, voice)),
    ]
    return [row for text in found for row in textwrap.wrap(text, CORNER_WIDTH, subsequent_indent="  ")]


def power_effects(s: Galaxy, voice: Words) -> str:
    """What the power track does now, or what it will do first."""
    track = s.box.power
    stages = [
        (track.no_peace_from, "no_peace"),
        (track.learns_from, "learns"),
        (track.two_dice_from, "two_dice"),
        (track.costs_from, "costs"),
    ]
    now = [voice.word(f"terminal.power.{key}", cost=track.cost) for least, key in stages if s.robots.power >= least]
    if now:
        return ", ".join(now)
    least, key = min(stages)
    return voice.word("terminal.power.from", n=least, effect=voice.word(f"terminal.power.{key}", cost=track.cost))
