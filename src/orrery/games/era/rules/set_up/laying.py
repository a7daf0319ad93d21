"""What is laid and dealt before anybody chooses (E-21 to E-25, E-30 to E-36): story and goal, the home star, star
counters, relics, domination cards, the turn order.
"""

from __future__ import annotations

from ..board import ADDRESSES, CENTRE, HOME, MIDDLES, SECTORS
from ..box.sectors import SIDE_KEYS, SIDES
from ..options import BY_LOT
from ..state import Galaxy
from ..vocabulary import goal
from ..vocabulary.faction import FACTION_KEYS, HUMAN


def lay_out(s: Galaxy, story: int, aim: int) -> None:
    """BY_LOT instead of a story or a goal: it is drawn."""
    tell_sectors(s)
    s.story = s.chance.below(len(s.box.stories)) if story == BY_LOT else story
    s.goal = s.chance.below(len(s.box.goals)) if aim == BY_LOT else aim
    if s.listener is not None:
        s.say("story", -1, "E-21", {"story": s.box.story_keys[s.story], "drawn": story == BY_LOT}, reveals=True)
        if s.goal == goal.NONE:
            s.say("no_goal", -1, "E-21", {})
        else:
            s.say("goal", -1, "E-21", {"goal": s.box.goal_keys[s.goal], "drawn": aim == BY_LOT}, reveals=True)
    s.home = MIDDLES[HOME]
    s.owner[s.home] = HUMAN
    if s.listener is not None:
        told = {"hex": ADDRESSES[s.home], "star": s.layout.names[s.home], "n": s.population(s.home)}
        s.say("home_star", HUMAN, "E-23", told)
    lay_counters(s)
    lay_relics(s)
    deal_card(s)
    order = s.order[:]
    s.chance.shuffle(order)
    s.order = order
    if s.listener is not None:
        s.say("turn_order", -1, "E-30", {"order": [FACTION_KEYS[faction] for faction in order]}, reveals=True)
        s.say("peace_at_start", -1, "E-31", {})


def tell_sectors(s: Galaxy) -> None:
    if s.listener is None:
        return
    t = s.layout
    told = {
        "home": s.box.tile_keys[t.home_tile],
        "home_side": SIDE_KEYS[t.home_face % SIDES],
        "home_turn": t.home_turn,
        "centre": s.box.tile_keys[t.centre_tile],
        "centre_side": SIDE_KEYS[t.centre_face % SIDES],
        "centre_turn": t.centre_turn,
        "wormholes": [ADDRESSES[at] for at in s.box.wormholes],
    }
    s.say("sectors", -1, "E-33", told, reveals=True)


def lay_counters(s: Galaxy) -> None:
    """E-24, E-25: face down on every star but the home star; what is left over nobody sees."""
    laid = s.laid[:]
    for sector in range(SECTORS):
        pool: list[int] = []
        for kind, n in enumerate(s.box.pool(s.layout, sector)):
            pool.extend([kind] * n)
        s.chance.shuffle(pool)
        stars = [at for at in s.layout.stars_by_sector[sector] if at != s.home]
        for at in stars:
            laid[at] = pool.pop()
        if s.listener is not None:
            told = {"sector": s.box.tile_keys[tile_of(s, sector)], "n": len(stars), "left": len(pool)}
            s.say("counters", -1, "E-24" if sector == HOME else "E-25", told)
    s.laid = laid
    s.counters = laid[:]


def tile_of(s: Galaxy, sector: int) -> int:
    return s.layout.centre_tile if sector == CENTRE else s.layout.home_tile


def lay_relics(s: Galaxy) -> None:
    """E-25: one face down on each star of the centre sector."""
    pool = list(range(len(s.box.relics)))
    s.chance.shuffle(pool)
    laid = s.relics_laid[:]
    stars = s.layout.stars_by_sector[CENTRE]
    for at in stars:
        laid[at] = pool.pop()
    s.relics_laid = laid
    s.relics = laid[:]
    if s.listener is not None:
        s.say("relics", -1, "E-25", {"n": len(stars), "left": len(pool)})


def deal_card(s: Galaxy) -> None:
    """E-22, E-34."""
    deck = list(range(len(s.box.cards)))
    card = deck.pop(s.chance.below(len(deck)))
    s.hand.deck = deck
    s.hand.cards = [card]
    if s.listener is not None:
        s.say("card_dealt", HUMAN, "E-22", {"card": s.box.card_keys[card]}, reveals=True)
