"""Deals in words: what a face gives and gets, dice of the free market, sides of areas (V-40 to V-48)."""

from __future__ import annotations

from typing import Any

from orrery.games.roll.rules.deal.board import DEAL_SIDE_KEYS, NO_DIE, PLACES
from orrery.games.roll.rules.deal.exchange import terms_at
from orrery.games.roll.rules.deal.phase import opening
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import verb
from orrery.kernel.choice import Choice

from .words import Words


class DealWords(Words):
    def give(self, face: str) -> str:
        """What a dealer on this die's side gives: `one_die:genes`."""
        return self.word(f"give.{face.partition(':')[0]}", dice=self.dice_of(face))

    def get(self, face: str) -> str:
        """What a dealer opposite this die gets."""
        return self.word(f"get.{face.partition(':')[0]}", dice=self.dice_of(face))

    def trade(self, face: str) -> str:
        """What a die of the free market shows, for whoever looks at it."""
        return self.get(face)

    def dice_of(self, face: str) -> str:
        colours = face.partition(":")[2].split("+")
        if len(colours) > 1 and len(set(colours)) == 1:
            return self.word("dice_alike", n=len(colours), dice=self.die(colours[0], "many"))
        return self.texts.all_of([self.die(colour, "a") for colour in colours if colour])

    def deal_die(self, key: str) -> str:
        number = key.rpartition("_")[2]
        return self.word("deal_die", n=int(number)) if number.isdigit() else self.word("prestige_die")

    def of_deal(self, row: dict[str, Any]) -> list[str]:
        """What a Deal die has on its faces; what deals pay, space by space."""
        if "faces" in row:
            faces = "; ".join(self.trade(face) for face in row["faces"])
            return [self.word("head.deal_die", name=self.name(row["key"]), faces=faces)]
        paid = {side: self.payouts(row[side]) for side in DEAL_SIDE_KEYS}
        return [self.word("head.deal_track", name=self.name(row["key"]), **paid)]

    def payouts(self, pays: list[list[int]]) -> str:
        """Credits and Talents, for each space."""
        return "; ".join(self.word("payout", money=self.money(credits), n=talents) for credits, talents in pays)

    def side_of_deal(self, place: int) -> dict[str, Any]:
        """A side of an area."""
        return {"area": place // 2 + 1, "deal_side": self.word(f"deal_side.{DEAL_SIDE_KEYS[place % 2]}")}

    def origin(self, place: str) -> str:
        if place in PLACES:
            return self.word("place.deal.from", **self.side_of_deal(PLACES.index(place)))
        return super().origin(place)

    def in_deal(self, s: Galaxy, choice: Choice) -> str:
        """What a dealer gives and gets who joins a deal; what a die means at the place where it is put."""
        if choice.verb == verb.JOIN:
            terms = terms_at(s, choice.a)
            return self.word("gain.deal", give=self.give(terms.give.key), get=self.get(terms.get.key))
        if choice.verb != verb.DEAL_DIE:
            return ""
        face = s.box.deal.dice[choice.a][s.market.faces[choice.a]].key
        return self.give(face) if s.market.left[opening(s)] == NO_DIE else self.get(face)

    def deal_fields(self, about: dict[str, Any]) -> dict[str, Any]:
        """The parameters of questions, events and refusals that speak of deals."""
        out: dict[str, Any] = {}
        if "place" in about:
            out |= self.side_of_deal(about["place"])
        if "deal_side" in about:
            out["deal_side"] = self.word(f"deal_side.{about['deal_side']}")
        if "give" in about:
            out["give"] = self.give(about["give"])
        if "get" in about:
            out["get"] = self.get(about["get"])
        if "named" in about:
            out["named"] = self.word(f"named.{about['named']}")
        if "price" in about:
            out["price"] = self.money(about["price"])
        if "trades" in about:
            out["trades"] = "; ".join(self.trade(face) for face in about["trades"])
        if "paid" in about:
            out["paid"] = self.money(about["paid"])
        if "goes" in about:
            out["goes"] = self.word(f"goes.{about['goes']}")
        for name in ("kept", "back"):
            if name in about:
                out[name] = self.texts.all_of([self.tile(key) for key in about[name]]) or self.word("no_tile")
        for name in ("area", "space", "limit", "have"):
            if name in about:
                out[name] = about[name]
        return out
