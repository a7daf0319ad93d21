"""The whole position, question by question. Each takes for granted what those before it have made sure of."""

from __future__ import annotations

from typing import Final

from orrery.kernel.refusal import BadData
from orrery.kernel.state import EVERY_SEAT

from ..audit import audit
from ..phases.bag import late_tiles
from ..sets import DEAL
from ..state import Empire, Galaxy
from ..steps.manage import is_over
from ..steps.reveal import rolls_phase_die
from ..steps.setup import player_order
from ..vocabulary import phase, stage
from .deal import dealers_fit, dealt_tableau_fits, in_deal_phase, market_fits
from .dice import FIRST_PHASE, dice_fit, goods_fit, virtual_fit
from .expansion import more_fits
from .objectives import objectives_fit
from .orb import orb_fits
from .steps import nobody_else_acts, steps_fit
from .talents import talents_fit
from .tiles import bag_fits, tableau_fits, zone_fits

MOST_ROUNDS: Final = 1 << 32  # no game comes near
MOST_EXTRA: Final = 1000  # VP that the last round pays beyond the pool: every die would have to earn nine


def check(s: Galaxy) -> None:
    """BadData if this cannot be a position of the game; otherwise its open decisions are listed now."""
    _must(_stage_fits(s), "its stage, round or chips are impossible")
    _must(s.chance.is_sound(), "its chance does not follow from its key")
    for p in s.players:
        _must_seat(_figures_fit(s, p), p, "a figure of seat {} is out of range")
        fits = dealt_tableau_fits(s, p) if s.box.sets & DEAL else tableau_fits(s, p)
        _must_seat(fits, p, "the tableau of seat {} is impossible")
    _must(not s.box.sets & DEAL or market_fits(s), "the board of Deal is impossible")
    _must(_starts_differ(s), "two seats have the same start")
    _must(_turns_fit(s), "its player order or its phases are impossible")
    for p in s.players:
        _must_seat(dice_fit(s, p), p, "the dice of seat {} are impossible")
        _must_seat(talents_fit(s, p), p, "the Talents of seat {} are impossible")
        _must_seat(goods_fit(s, p), p, "the goods of seat {} are impossible")
        _must_seat(not s.box.sets & DEAL or dealers_fit(s, p), p, "the dealers of seat {} are impossible")
        _must_seat(orb_fits(s, p), p, "the Orb of seat {} is impossible")
        _must_seat(virtual_fit(s, p), p, "the virtual workers of seat {} are impossible")
        _must_seat(zone_fits(s, p), p, "the construction zone of seat {} is impossible")
    _must(bag_fits(s), "its bag is impossible")
    _must(objectives_fit(s), "its objectives are impossible")
    wrong = audit(s, s.box.pool_per_player * len(s.players))
    _must(not wrong, wrong[0] if wrong else "")
    _must(_end_fits(s), "it should be over, or should not")
    for p in s.players:
        _must_seat(not s.box.sets or more_fits(s, p), p, "what expansions keep of seat {} is impossible")
        _must_seat(steps_fit(s, p), p, "seat {} cannot be doing that")
    _must(nobody_else_acts(s), "tiles are called in that nobody needs")
    s.reopen()
    for p in s.players:
        asked = s.decision(p.seat) is not None
        busy = len(p.todo) > 0 and not p.waiting
        _must_seat(p.busy == busy and asked == busy, p, "seat {} has nothing to choose, or too much")
    _must((s.stage == stage.OVER) == (len(s.open) == 0), "nobody has anything to choose")


def _must(fits: bool, what: str) -> None:
    if not fits:
        raise BadData(f"these bytes are no state of this game: {what}")


def _must_seat(fits: bool, p: Empire, what: str) -> None:
    if not fits:
        _must(False, what.replace("{}", str(p.seat)))


def _stage_fits(s: Galaxy) -> bool:
    if s.viewer != EVERY_SEAT or not _is_a_stage(s) or s.setup not in (0, 1):
        return False
    if not 0 <= s.round < MOST_ROUNDS or (s.round == 0) != (s.stage == stage.SET_UP):
        return False
    if len(s.supply) != s.box.colours or not 0 <= s.extra <= MOST_EXTRA:
        return False
    return s.extra == 0 or s.pool == 0 or s.market.ending == 1  # chips came back (D-23)


def _is_a_stage(s: Galaxy) -> bool:
    if s.stage == stage.DOLLAR:
        return s.box.phases > phase.DOLLAR
    if s.stage == stage.INSTANT:
        return len(s.box.orb.all) > 0
    return stage.SET_UP <= s.stage <= (stage.SENT_BACK if s.box.sets else stage.OVER)


def _figures_fit(s: Galaxy, p: Empire) -> bool:
    return (
        0 <= p.faction < len(s.box.factions)
        and 0 <= p.home_world < len(s.box.home_worlds)
        and p.chips >= 0
        and 0 <= p.moved <= p.made
        and 0 <= p.scouted < 1 << s.box.colours
        and -1 <= p.selected < s.box.phases
        and -1 <= p.column < s.box.phases
        and p.strip >= -1
        and p.hand >= -1
    )


def _starts_differ(s: Galaxy) -> bool:
    """Every faction and every home world is there once (R-8)."""
    factions = 0
    home_worlds = 0
    for p in s.players:
        if factions >> p.faction & 1 or home_worlds >> p.home_world & 1:
            return False
        factions |= 1 << p.faction
        home_worlds |= 1 << p.home_world
    return True


def _end_fits(s: Galaxy) -> bool:
    """A round in which the game ends is played out, and none begins after it (R-73)."""
    if s.stage == stage.OVER:
        return is_over(s)
    return stage.DEVELOP <= s.stage <= stage.MANAGE or s.stage == stage.DOLLAR or not is_over(s)


def _turns_fit(s: Galaxy) -> bool:
    """Player order (R-82), who has yet to take his turn, and the phases played this round (R-26)."""
    if s.order != player_order(s):
        return False
    turns: list[int] = []
    if in_deal_phase(s):  # discs move, the order of the phase does not (D-22)
        turns = [seat for seat in s.market.track if seat not in s.queue] + s.queue
        if len(turns) != len(s.players) or any(s.queue.count(seat) > 1 for seat in s.queue):
            return False
    elif s.stage in (stage.EXPLORE, stage.DOLLAR):
        turns = s.order
    elif s.stage == stage.INSTANT:
        turns = [seat for seat in s.order if seat in s.queue or s.players[seat].todo]
    elif s.stage == stage.LATE_DRAW:
        turns = [seat for seat in s.order if late_tiles(s.players[seat]) > 0]
        if not turns:
            return False
    elif s.box.sets and stage.DEVELOP <= s.stage <= stage.SHIP:  # dice could run short (V-17)
        turns = s.order
    if s.queue and (len(s.queue) >= len(turns) or s.queue != turns[-len(s.queue) :]):
        return False
    if s.stage <= stage.ASSIGN or s.stage == stage.INSTANT:
        return s.played == 0 and s.phase_die == -1
    played = 0
    for p in s.players:
        if p.selected >= 0:
            played |= 1 << p.selected
    if rolls_phase_die(s):
        if s.phase_die not in s.box.die_faces[s.box.phase_die]:
            return False
        played |= s.box.brings[s.phase_die]
    elif s.phase_die != -1:
        return False
    if s.stage == stage.SCREENS:
        return s.played == 0
    if s.box.orb.all:  # an Orb may have brought Ship into play
        played |= s.played & 1 << phase.SHIP
    now = phase.EXPLORE if s.stage == stage.LATE_DRAW else FIRST_PHASE[s.stage]
    return s.played == played and (stage.MANAGE <= s.stage <= stage.SENT_BACK or played >> now & 1 == 1)
