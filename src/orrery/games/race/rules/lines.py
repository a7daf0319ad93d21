"""The state as plain lines, for goldens and debugging."""

from __future__ import annotations

from .robot.placing import NOWHERE
from .state import NO_GOOD, UNKNOWN, Race
from .vocabulary.phase import PHASE_KEYS
from .vocabulary.space import SPACE_KEYS
from .vocabulary.symbol import SYMBOL_KEYS


def lines(s: Race) -> list[str]:
    phase = f" {PHASE_KEYS[s.phase]}" if s.phase >= 0 else ""
    head = f"round {s.round}{phase}{' again' if s.which else ''} | supply {s.chips}"
    piles = f"deck {len(s.deck)}, discards {len(s.discard)} and {len(s.buried)} unseen"
    rows = [f"{head} | {piles} | chosen {_spaces(s.markers)}{_raised(s)} | dice {_dice(s)}"]
    p = s.empire
    rows.append(f"player: {p.vp} VP in chips{_prestige(s, p.prestige)}, hand {_cards(s, p.hand)}")
    worlds = [s.box.keys[p.tableau[i]] + ("" if p.goods[i] == NO_GOOD else "[good]") for i in range(len(p.tableau))]
    rows.append(f"  tableau: {' '.join(worlds)}")
    for name, cards in (("under a world", p.stash), ("looks at", p.drawn), ("laid aside", s.aside)):
        if cards:
            rows.append(f"  {name}: {_cards(s, cards)}")
    r = s.robot
    tracks = f"credit {r.credit}, economy {r.economy}, robot = {SYMBOL_KEYS[r.symbol]}{', tile' if r.tile else ''}"
    tokens = f"tokens {r.tokens} and {r.supply} in supply"
    rows.append(f"robot: {r.vp} VP in chips{_prestige(s, r.prestige)}, {tracks}, {tokens}, stack {len(r.hand)}")
    rows.append(f"  tableau: {_cards(s, r.tableau)}")
    return rows


def _cards(s: Race, cards: list[int]) -> str:
    return " ".join("?" if card == UNKNOWN else s.box.keys[card] for card in cards) or "-"


def _prestige(s: Race, prestige: int) -> str:
    return f", prestige {prestige}" if s.prestige_on else ""


def _spaces(spaces: list[int]) -> str:
    return " ".join(SPACE_KEYS[place] for place in spaces) or "-"


def _raised(s: Race) -> str:
    return f" (raised {SPACE_KEYS[s.raised]})" if s.raised >= 0 else ""


def _dice(s: Race) -> str:
    found: list[str] = []
    for die, place in zip(s.dice, s.dice_spaces, strict=True):
        if die >= 0:
            found.append(SYMBOL_KEYS[die] + (f">{SPACE_KEYS[place]}" if place != NOWHERE else ""))
    return " ".join(found) or "-"
