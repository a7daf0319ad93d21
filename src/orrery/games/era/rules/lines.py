"""The state as plain lines, for goldens and debugging."""

from __future__ import annotations

from .board import ADDRESSES, HEXES
from .faction import Faction
from .hidden import NO_RELIC, UNKNOWN_CARD
from .state import Galaxy
from .vocabulary import goal, star
from .vocabulary.alignment import ALIGNMENT_KEYS
from .vocabulary.counter import OVAL_KEYS, SQUARE_KEYS
from .vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN, NOBODY, SLAVERS
from .vocabulary.letter import LETTER_KEYS, LETTERS, NO_TACTIC, TACTIC_KEYS
from .vocabulary.phase import PHASE_KEYS
from .vocabulary.source import SOURCE_KEYS
from .vocabulary.star import STAR_KEYS


def lines(s: Galaxy) -> list[str]:
    box = s.box
    t = s.layout
    aim = "no goal" if s.goal == goal.NONE else box.goal_keys[s.goal]
    order = " ".join(FACTION_KEYS[faction] for faction in s.order)
    wars = " ".join(FACTION_KEYS[faction] for faction in range(FACTIONS) if s.wars[faction]) or "-"
    rows = [
        f"round {s.round} {PHASE_KEYS[s.phase]} | {box.difficulties[s.difficulty].key} | {box.story_keys[s.story]}, "
        f"{aim} | order {order} | at war with {wars} | total {s.total()}{_points(s)}",
        f"sectors: {box.tile_keys[t.home_tile]} {t.home_face % 2}/{t.home_turn} and "
        f"{box.tile_keys[t.centre_tile]} {t.centre_face % 2}/{t.centre_turn}",
    ]
    people = box.people_keys[s.people] if s.people >= 0 else "-"
    rows.append(f"player: {people} {ALIGNMENT_KEYS[s.alignment]}, {_counters(s)}cards {_cards(s)}")
    for f in s.factions:
        rows.append(f"{FACTION_KEYS[f.number]}: levels {_levels(f)}, track {f.track}, ships {_ships(f, s)}")
        if f.number == HUMAN and s.ascended:
            rows.append(f"  ascended {s.ascended}")
        if f.number == SLAVERS:
            rows.append(f"  power {s.robots.power}, dice {s.robots.movement[1:]} {s.robots.growth[1:]}")
    rows.append(f"stars: {' '.join(_star(s, at) for at in s.star_hexes())}")
    return rows


def _points(s: Galaxy) -> str:
    found = [f"{SOURCE_KEYS[i]} {n}" for i, n in enumerate(s.points) if n]
    return f" ({', '.join(found)})" if found else ""


def _counters(s: Galaxy) -> str:
    chosen = [OVAL_KEYS[i] for i, n in enumerate(s.growth.ovals) for _ in range(n)]
    chosen += [key for i, key in enumerate(SQUARE_KEYS) if s.growth.squares >> i & 1]
    return f"counters {' '.join(chosen)}, " if chosen else ""


def _cards(s: Galaxy) -> str:
    keys = s.box.card_keys
    hand = s.hand
    held = " ".join(keys[card] for card in hand.cards) or "-"
    played = "".join(f", {keys[card]} {'AB'[hand.sections[i]]}" for i, card in enumerate(hand.played))
    top = "" if hand.top in (-1, UNKNOWN_CARD) else f", top {keys[hand.top]}"
    return f"{held}{played}, deck {len(hand.deck)}{top}"


def _levels(f: Faction) -> str:
    return " ".join(str(level) for level in f.levels)


def _ships(f: Faction, s: Galaxy) -> str:
    found = [f"{ADDRESSES[at]}:{f.loose[at]}" for at in range(HEXES) if f.loose[at]]
    for letter in range(LETTERS):
        tactic = f.tactics[letter]
        sign = "" if tactic == NO_TACTIC else f"({TACTIC_KEYS[tactic]})"
        if f.fleet_size[letter]:
            hidden = "" if f.shown[letter] or f.number == HUMAN else "?"
            at = ADDRESSES[f.fleet_at[letter]]
            found.append(f"{at}:{LETTER_KEYS[letter].upper()}{hidden}{sign}{f.fleet_size[letter]}")
        elif sign:
            found.append(f"{LETTER_KEYS[letter].upper()}{sign}")
    if s.on_tile[f.number]:
        found.append(f"on the tile {s.on_tile[f.number]}")
    return " ".join(found) or "-"


def _star(s: Galaxy, at: int) -> str:
    home = "*" if at == s.home else ""
    if s.owner[at] != NOBODY:
        what = f"{FACTION_KEYS[s.owner[at]]}{s.discs[at]}"
    elif s.counters[at] == star.UNKNOWN:
        what = "?"
    else:
        what = STAR_KEYS[s.counters[at]] if s.counters[at] >= 0 else "-"
        what += "" if s.faces_seen[at] else "?"
    relic = s.relics[at]
    if relic == NO_RELIC:
        return f"{ADDRESSES[at]}{home}={what}"
    name = s.box.relic_keys[relic] if relic >= 0 else ""
    return f"{ADDRESSES[at]}{home}={what}+{name}{'' if s.relic_seen[at] else '?'}"
