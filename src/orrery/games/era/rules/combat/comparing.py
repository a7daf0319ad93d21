"""From the retreats before combat to the comparison of totals (E-87, E-90, E-93, E-94)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_PASS
from ..board import ADDRESSES
from ..cards.battle import offer_battle_cards, take_battle_card, why_not_in_battle
from ..era_step import EraStep
from ..points import award
from ..scoring.story import on_battle_won
from ..state import Galaxy, Seat
from ..vocabulary import act, source, step, verb
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN, SLAVERS
from ..vocabulary.letter import LETTER_KEYS, POINTS
from .forcing import battle_about
from .retreat import before_comparing, call_off, decide, is_asked, lies_open
from .sides import is_off, losers, present
from .strength import highest_military, side_keys, side_strength

CRUSHING = 3  # so many times the losers' total: no own losses (E-95)


class BeforeCombat(Act[Galaxy]):
    """The next faction that could retreat decides (E-87); when none is left, the fleets are revealed."""

    number = act.BEFORE_COMBAT

    def act(self, s: Galaxy, argument: int) -> None:
        if is_off(s):
            call_off(s)
            return
        for place in range(argument, FACTIONS):
            if is_asked(s, s.order[place]):
                s.plan(entry(act.BEFORE_COMBAT, place + 1))
                decide(s, s.order[place])
                return
        reveal(s)
        before_comparing(s, 0)


def reveal(s: Galaxy) -> None:
    """E-90."""
    b = s.battle
    b.revealed = True
    news = False
    fleets: list[dict[str, Any]] = []
    for faction in present(s, b.attackers | b.defenders):
        f = s.factions[faction]
        for letter in f.fleets_at(b.at):
            told = {"faction": FACTION_KEYS[faction], "fleet": LETTER_KEYS[letter], "n": f.fleet_size[letter]}
            fleets.append(told)
            if faction == SLAVERS and not lies_open(s, letter):
                f.shown[letter] = True
                news = True
    if s.listener is not None:
        told = {"hex": ADDRESSES[b.at], "fleets": fleets}
        s.say("reveals_fleets" if fleets else "no_fleets", b.attacker, "E-90", told, reveals=news)


class BattleCards(EraStep):
    """A card that works in this battle may be played before retreats, and before totals are compared (E-185)."""

    number = step.BATTLE_CARDS
    kind = "battle_cards"
    rule = "E-185"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if is_off(s):
            return
        offer_battle_cards(s, out)
        if out:
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_PASS:
            p.todo.pop()
        else:
            take_battle_card(s, c)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {**battle_about(s), "revealed": s.battle.revealed}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.PLAY:
            why_not_in_battle(s, c, out)


class Compare(Act[Galaxy]):
    """The totals decide who has won."""

    number = act.COMPARE

    def act(self, s: Galaxy, argument: int) -> None:
        if is_off(s):
            call_off(s)
            return
        b = s.battle
        attack = side_strength(s, b.attackers)
        defence = side_strength(s, b.defenders)
        by = "total"
        attackers_win = attack > defence
        if attack == defence:
            mine = highest_military(s, b.attackers)
            theirs = highest_military(s, b.defenders)
            attackers_win = mine > theirs
            by = "military" if mine != theirs else "defender"
        b.winners = b.attackers if attackers_win else b.defenders
        best, least = (attack, defence) if attackers_win else (defence, attack)
        b.crushing = best >= CRUSHING * least
        b.chooser = chooser_of(s)
        if s.listener is not None:
            told = {
                "hex": ADDRESSES[b.at],
                "attack": attack,
                "defence": defence,
                "by": by,
                "winners": side_keys(s, b.winners),
                "losers": side_keys(s, losers(b)),
            }
            s.say("battle_won", b.chooser, "E-93", told)
        if b.winners >> HUMAN & 1:
            win(s)
        if b.chooser == HUMAN:
            s.plan(entry(act.OWN_LOSSES))
            s.seat.todo.append(step.LOSSES)
        else:
            s.plan(entry(act.DESTROY), entry(act.OWN_LOSSES))


def chooser_of(s: Galaxy) -> int:
    """E-94: the winner with most ships there, in a tie the earlier one in the turn order."""
    most = 0
    found = -1
    for faction in present(s, s.battle.winners):
        n = s.factions[faction].ships_at(s.battle.at)
        if n > most:
            most = n
            found = faction
    return found


def win(s: Galaxy) -> None:
    """What a battle won brings the player at once: by the story (E-98), and by a +3 DP tactic (E-58)."""
    on_battle_won(s, s.battle.at)
    for letter in s.me.fleets_at(s.battle.at):
        if s.me.tactics[letter] == POINTS:
            award(s, source.TACTIC, s.box.tactic_dp, "E-58", "tactic", fleet=LETTER_KEYS[letter])
            return
