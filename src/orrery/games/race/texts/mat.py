"""The rows of the robot's mat in words: what it would do now in each phase, as action and as reaction."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.race.rules.robot.building import settle_draw
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary.sought import SOUGHT_KEYS
from orrery.texts.voice import Voice


class MatRow(NamedTuple):
    """`action`: with a die there. `reaction`: where only the player chose the phase."""

    phase: str
    action: str
    reaction: str


def mat_rows(s: Race, voice: Voice) -> list[MatRow]:
    words = MatWords(s, voice)
    return [
        MatRow("explore", words.explore(), words.explore_along()),
        MatRow("develop", words.develop(), words.develop_along()),
        MatRow("settle", words.settle(), words.settle_along()),
        MatRow("consume", words.consume(), words.consume_along()),
        MatRow("produce", words.produce(), words.say("nothing")),
    ]


class MatWords:
    __slots__ = ("mat", "s", "voice")

    def __init__(self, s: Race, voice: Voice) -> None:
        self.s = s
        self.voice = voice
        self.mat = s.box.robot.mats[s.robot.start]

    def say(self, key: str, **params: object) -> str:
        return self.voice.word(f"client.mat.{key}", **params)

    def explore(self) -> str:
        """S-94."""
        mat = self.mat
        return self.say("explore", n=mat.explore_one, both=mat.explore_both, credit=mat.explore_credit)

    def explore_along(self) -> str:
        return self.say("draw", n=self.mat.explore_reaction)

    def develop(self) -> str:
        """S-95, S-96."""
        mat = self.mat
        if self.plays_token(mat.token_action):
            return self.say("token", n=mat.token_action)
        return self.find(mat.develop_draw_action, "development", mat.develop_action_under_6, mat.develop_action_6)

    def develop_along(self) -> str:
        """S-95, S-97."""
        mat = self.mat
        if self.plays_token(mat.token_reaction):
            return self.say("token", n=mat.token_reaction)
        if self.s.robot.credit < mat.develop_reaction_needs:
            return self.say("pass")
        under, six = mat.develop_reaction_under_6, mat.develop_reaction_6
        return self.find(mat.develop_draw_reaction, "development", under, six)

    def plays_token(self, price: int) -> bool:
        r = self.s.robot
        return r.supply > 0 and r.credit >= price

    def settle(self) -> str:
        """S-98, S-115."""
        mat = self.mat
        if self.s.robot.tile:
            figures = {"credit": mat.deck_search_credit, "economy": mat.deck_search_economy}
            return self.say("pile", n=mat.deck_search_vp, **figures)
        return self.find(settle_draw(self.s, mat, False), SOUGHT_KEYS[mat.settle_action], 0, 0)

    def settle_along(self) -> str:
        """S-99."""
        mat = self.mat
        if self.s.robot.credit < mat.settle_reaction_needs:
            return self.say("pass")
        price = mat.settle_reaction_price
        return self.find(settle_draw(self.s, mat, True), SOUGHT_KEYS[mat.settle_reaction], price, price)

    def find(self, n: int, sought: str, under_6: int, six: int) -> str:
        """Cards drawn, then what is searched for and what that costs: nothing, always the same, or from cost 6 on.

        S-108, S-111: what is never placed, and what brings prestige.
        """
        found = self.say("find", sought=self.voice.word(f"sought.{sought}"))
        if six:
            found = self.say("price" if under_6 == six else "price.six", find=found, n=six)
        if self.mat.shuns_imperium:
            found = self.say("shuns", find=found)
        if self.mat.rebel_prestige:
            found = self.say("rebels", find=found, n=self.mat.rebel_prestige)
        return self.say("draw_and", n=n, then=found) if n else found

    def consume(self) -> str:
        """S-100, S-101; S-102: with both dice the VP come once."""
        mat, economy = self.mat, self.s.robot.economy
        double = self.say("double", n=2 * economy)
        if mat.double_economy:
            double = self.say("double.economy", n=2 * economy, economy=mat.double_economy)
        elif mat.double_prestige:
            double = self.say("double.prestige", n=2 * economy, prestige=mat.double_prestige)
        trade = self.say("trade", n=economy, credit=mat.trade_credit)
        return self.say("consume", trade=trade, double=double, both=2 * economy)

    def consume_along(self) -> str:
        """S-103."""
        return self.say("vp", n=self.s.robot.economy)

    def produce(self) -> str:
        """S-104, S-119."""
        mat = self.mat
        key = "produce.credit" if mat.produce_credit else "produce"
        return self.say(key, economy=mat.produce_economy, credit=mat.produce_credit)
