"""What can be answered: labels, order, what an answer does and what it is good for."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.alphabet import HIT_KEYS
from orrery.games.era.rules.board import ADDRESSES, HEXES
from orrery.games.era.rules.flow import STEPS
from orrery.games.era.rules.vocabulary import verb
from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.letter import LETTER_KEYS, LETTERS
from orrery.games.era.rules.vocabulary.sentence import SENTENCE_KEYS
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .places import is_folded
from .questions import Questions
from .words import Row

ENDING: Final = (verb.DONE, verb.PASS)
RULES: Final = {step.kind: step.rule for step in STEPS if getattr(step, "kind", "")}
# The rules of what menus offer besides.
RULE_OF_VERB: Final = {
    verb.PLAY: "E-185", verb.PEACE: "E-207", verb.WAR: "E-79", verb.VIEW: "E-75", verb.RAY: "E-99",
    verb.REGROUP: "E-52", verb.SWAP: "E-53", verb.SCOUT: "E-73", verb.TELEPORT: "E-144", verb.EVACUATE: "E-146",
}  # fmt: skip
# Of several answers called after the same hex, which is meant.
MEANT: Final = (verb.LIFT, verb.TO)
SEEN: Final = 2 * HEXES  # what can be seen: stars, relics, then fleets, then the card
HIT_SHIP: Final = len(FACTION_KEYS)
HIT_HIDDEN: Final = HIT_SHIP + LETTERS
TENS: Final = 10
# Answers that mean several things: in which questions they are good for what their texts say.
GENERAL: Final = {verb.TO: ("destination",), verb.FIELD: ("start_field", "research", "learn", "extra_research")}


class Answers(Questions):
    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        """As the rules list them; what ends a question comes last."""
        return sorted(decision.choices, key=lambda choice: choice.verb in ENDING)

    def quiet(self, decision: Decision, choice: Choice) -> bool:
        return is_folded(decision, choice)

    def meant(self, decision: Decision, choices: list[Choice]) -> list[Choice]:
        return [choice for choice in choices if choice.verb in MEANT] or choices

    def choice(self, decision: Decision, choice: Choice) -> str:
        return self.spoken(f"choice.{self._answered(decision, choice)}", **self._named(choice))

    def _answered(self, decision: Decision, choice: Choice) -> str:
        """The word of its code, and what makes it read differently."""
        word = first_word(choice)
        if choice.verb in ENDING:
            return f"{word}.{decision.kind}" if self.has(f"choice.{word}.{decision.kind}") else word
        return word + self._variant_of(decision, choice)

    def _variant_of(self, decision: Decision, choice: Choice) -> str:
        does = choice.verb
        if does in (verb.LIFT, verb.MELT):
            return ".fleet" if choice.a >= HEXES else ""
        if does in (verb.CREW, verb.SHIPS, verb.LOSE):
            return "" if choice.a else ".none"
        if does == verb.VIEW_OF:
            return [".star", ".relic", ".fleet", ".card"][seen_kind(choice.a)]
        if does == verb.DESTROY:
            return f".{second_word(choice)}"
        if does == verb.HIT:
            if choice.a == 0:
                return ".disc"
            return ".ship" if choice.a < HIT_SHIP else ".fleet" if choice.a < HIT_HIDDEN else ".hidden"
        if does == verb.SQUARE:
            return ".field" if second_word(choice) in FIELD_KEYS else ""
        return ".loose" if does == verb.INTO and choice.a == LETTERS else ""

    def _named(self, choice: Choice) -> Row:
        """What a choice's code names, put into words."""
        does, a, b = choice.verb, choice.a, choice.b
        word = second_word(choice)
        if does == verb.PLAY:
            return self.fields({"card": word, "section": "ab"[b]})
        if does in (verb.PEACE, verb.WAR, verb.FORCE, verb.ASK):
            return self.fields({"faction": FACTION_KEYS[a]})
        if does in (verb.KEEP, verb.EXCHANGE):
            return self.fields({"people" if does == verb.KEEP else "card": word})
        if does == verb.SIDE:
            return {"alignment": self.word(f"alignment.long.{word}")}
        if does == verb.FIELD:
            return self.fields({"field": word})
        if does == verb.LEARN:
            return self.fields({"faction": FACTION_KEYS[a], "field": FIELD_KEYS[b]})
        if does == verb.TACTIC:
            return self.fields({"fleet": LETTER_KEYS[a], "side": choice.code.split(":")[2]})
        if does == verb.SWAP:
            return self.fields({"fleet": LETTER_KEYS[a], "other": LETTER_KEYS[b]})
        if does in (verb.FORM, verb.INTO):
            return self.fields({"fleet": "" if a == LETTERS else LETTER_KEYS[a]})
        if does in (verb.OVAL, verb.SQUARE):
            return self.fields({"counter": word, "field": word})
        if does == verb.CANCEL:
            said = self.word(f"short.{SENTENCE_KEYS[b]}")
            return {**self.fields({"faction": FACTION_KEYS[a]}), "sentence": said}
        if does == verb.TENS:
            return {"from": TENS * a, "to": TENS * a + TENS - 1}
        if does == verb.HIT:
            return self._hit(a)
        return self._placed(does, a)

    def _placed(self, does: int, a: int) -> Row:
        """Of choices that name a hex, a fleet or a number."""
        if does in (verb.LIFT, verb.MELT) and a >= HEXES:
            return self.fields({"fleet": LETTER_KEYS[a - HEXES]})
        if does == verb.VIEW_OF:
            return {"hex": ADDRESSES[a % HEXES] if a < SEEN else "", "n": a - SEEN + 1}
        if does in (verb.ONLY, verb.CREW, verb.LOSE, verb.SHIPS):
            return {"n": a}
        return {"hex": ADDRESSES[a] if 0 <= a < HEXES else "", "n": a}

    def _hit(self, a: int) -> Row:
        if 0 < a < HIT_SHIP:
            return self.fields({"faction": HIT_KEYS[a]})
        if HIT_SHIP <= a < HIT_HIDDEN:
            return self.fields({"fleet": LETTER_KEYS[a - HIT_SHIP]})
        return {"n": a - HIT_HIDDEN + 1}

    # What an answer does.

    def about(self, choice: Choice) -> str | None:
        """A component that one should know before."""
        does = choice.verb
        word = second_word(choice)
        if does in (verb.PLAY, verb.EXCHANGE):
            return f"card_{word}"
        if does == verb.KEEP:
            return f"people_{word}"
        if does in (verb.FIELD, verb.LEARN):
            return f"field_{FIELD_KEYS[choice.a if does == verb.FIELD else choice.b]}"
        if does in (verb.TACTIC, verb.FORM) or (does == verb.INTO and choice.a < LETTERS):
            return f"fleet_{LETTER_KEYS[choice.a]}"
        if does in (verb.OVAL, verb.SQUARE):
            return f"field_{word}" if word in FIELD_KEYS else f"counter_{word}"
        return None

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        word = first_word(choice)
        does = f"does.{word}.{'ab'[choice.b]}" if choice.verb == verb.PLAY else f"does.{word}"
        rule = RULE_OF_VERB.get(choice.verb, RULES[decision.kind])
        lines = [self.word(does, **self._general()), self.texts.say("rule", rule=rule)]
        if use := self.use_of(decision, choice):
            lines.append(use)
        if (key := self.about(choice)) is not None:
            lines += self.explain(key)
        return lines

    def _general(self) -> Row:
        """Figures of the game that explanations name."""
        peace = {key: self.components[f"automa_{key}"]["peace_most"] for key in FACTION_KEYS[1:]}
        return {**peace, **{key: self.components[f"star_{key}"]["population"] for key in ("primitive", "advanced")}}

    def use_of(self, decision: Decision, choice: Choice) -> str:
        word = first_word(choice)
        if choice.verb in GENERAL and decision.kind not in GENERAL[choice.verb]:
            return ""
        if choice.verb == verb.PLAY:
            word = f"play.{'ab'[choice.b]}"
        elif choice.verb == verb.TACTIC:
            word = f"tactic.{choice.code.split(':')[2]}"
        elif choice.verb in (verb.SIDE, verb.FIELD, verb.FORM, verb.DESTROY, verb.OVAL, verb.SQUARE):
            word = f"{'field' if second_word(choice) in FIELD_KEYS else word}.{second_word(choice)}"
        elif choice.verb in ENDING:
            word = f"{word}.{decision.kind}"
        return self.word(f"use.{word}") if self.has(f"use.{word}") else ""


def first_word(choice: Choice) -> str:
    return choice.code.partition(":")[0]


def second_word(choice: Choice) -> str:
    return choice.code.partition(":")[2].partition(":")[0]


def seen_kind(a: int) -> int:
    """What a view is of: 0 a star, 1 a relic, 2 a fleet, 3 the card."""
    if a < SEEN:
        return a // HEXES
    return 2 if a < SEEN + LETTERS else 3
