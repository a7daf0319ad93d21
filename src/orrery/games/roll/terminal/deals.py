"""The board of Deal, drawn in lines: the order, the free market, and what a side of a deal gives, gets and is paid."""

from __future__ import annotations

from rich.text import Text

from orrery.games.roll.rules.deal.board import AREAS, DEAL_SIDE_KEYS, LEFT, RIGHT
from orrery.games.roll.rules.deal.dealers import dealers_at
from orrery.games.roll.rules.deal.exchange import terms_at
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import stage
from orrery.games.roll.texts.voice import roll_voice
from orrery.kernel.refusal import Refusal
from orrery.terminal.screen import Line

from .dice import NOTHING, dice
from .empires import INDENT, Empires


class Deals(Empires):
    def deals(self, s: Galaxy, me: int) -> list[Line]:
        """Nothing without the module, or before it is set up."""
        market = s.market
        if not market.track:
            return []
        refusals = self.refused(s, me)
        names = [self.name(seat, me) for seat in market.track]
        lines = [Line(self.say("deal.order") + " ", [Text(f"{i + 1}. {name}") for i, name in enumerate(names)])]
        lines.append(Line(self.say("deal.market") + " ", self.free_market(s)))
        for area in range(AREAS):
            if market.is_open(area):
                lines += [self.side_of(s, 2 * area + side, me, refusals) for side in (LEFT, RIGHT)]
        free = [str(area + 1) for area in range(AREAS) if not market.is_open(area)]
        facts = [Text(self.say("deal.free", areas=self.speech.all_of(free)) if free else self.say("deal.full"))]
        lines.append(Line("", facts + [self.reason(one) for one in refusals if "place" not in one.params]))
        return lines

    def refused(self, s: Galaxy, me: int) -> list[Refusal]:
        """What the reader, asked about a dealer, cannot do with it."""
        decision = s.decision(me)
        if decision is None or decision.kind != "deal":
            return []
        return [one for one in s.refusals(me) if one.key in ("cannot_give", "cannot_open", "no_area")]

    def reason(self, refusal: Refusal) -> Text:
        return Text(self.speech.refusal(refusal), "dim")

    def free_market(self, s: Galaxy) -> list[Text]:
        voice = roll_voice(self.speech)
        found: list[Text] = []
        for die in s.market.free_dice():
            shown = voice.trade(s.box.deal.dice[die][s.market.faces[die]].key)
            prestige = die == s.box.deal.prestige
            found.append(Text(self.say("deal.prestige", trade=shown) if prestige else shown))
        return found or [Text(NOTHING)]

    def side_of(self, s: Galaxy, place: int, me: int, refusals: list[Refusal]) -> Line:
        """What a dealer on this side gives and gets, what it is paid now and next round, and who lies there."""
        voice = roll_voice(self.speech)
        terms = terms_at(s, place)
        side = voice.word(f"deal_side.{DEAL_SIDE_KEYS[place & 1]}")
        lead = self.say("deal.side", area=(place >> 1) + 1, deal_side=side) + " "
        offer = self.say("deal.offer", give=voice.give(terms.give.key), get=voice.get(terms.get.key))
        if terms.gives_prestige or terms.gets_prestige:
            credits = voice.money(s.box.deal.prestige_credits)
            offer += " " + self.say("deal.gains" if terms.gives_prestige else "deal.pays", credits=credits)
        space = s.market.space[place >> 1]
        facts = [
            Text(offer, "bold" if s.stage == stage.DOLLAR else ""),
            Text(self.say("deal.now", paid=self.payout(s, place & 1, space))),
            Text(self.say("deal.next", paid=self.payout(s, place & 1, space + 1))),
        ]
        for p in s.players:
            if found := dealers_at(p, place):
                facts.append(Text.assemble(self.name(p.seat, me), " ", dice(found, self.speech)))
        if place in [one.params.get("place") for one in refusals]:
            facts.append(Text(self.say("deal.cannot"), "dim"))
        return Line(f"{INDENT}{lead}", facts)

    def payout(self, s: Galaxy, side: int, space: int) -> str:
        pays = s.box.deal.pays[side]
        if space >= len(pays):
            return self.say("deal.collapses", n=s.box.deal.collapse_talents)
        credits, talents = pays[space]
        found = [roll_voice(self.speech).money(credits)] if credits else []
        if talents:
            found.append(self.say("talents", n=talents))
        return self.speech.all_of(found) or NOTHING
