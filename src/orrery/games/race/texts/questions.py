"""What is asked, what can be answered, and what an answer does."""

from __future__ import annotations

from typing import Final

from orrery.games.race.rules.alphabet import ACTION_KEYS
from orrery.games.race.rules.categories import CATEGORY_KEYS
from orrery.games.race.rules.flow import STEPS
from orrery.games.race.rules.game import race
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import phase, verb
from orrery.games.race.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.race.rules.vocabulary.space import PHASE_OF, SPACE_KEYS
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.games.race.rules.vocabulary.verb import VERB_KEYS
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .reports import Reports
from .words import ANY, Row

# Answers that name a card.
CARD_VERBS: Final = (
    verb.KEEP, verb.PLACE, verb.PAY, verb.DISCARD, verb.USE, verb.GOOD, verb.ANTE, verb.PRODUCE, verb.REPLACE,
    verb.STASH,
)  # fmt: skip
ENDING: Final = (verb.DONE, verb.PASS)
# The powers that are used in a question, by its kind: where they act, and which.
USED: Final = {
    "offer": (["explore"], ["discard_card_for_prestige"]),
    "reduce": (["develop", "settle"], ["discard_this_reduce_cost", "spend_good_reduce_cost", "discard_this_cost_zero"]),
    "way": (["settle"], ["discard_this_conquer_peaceful"]),
    "boost": (["settle"], ["temporary_military"]),
    "settle": (["settle"], ["discard_this_second_world", "replace_world"]),
    "produce_paid": (["produce"], ["draw_per_good_produced", "draw_per_kind_produced", "draw_if_produced_most"]),
    "produce_by": (["produce"], ["produce_on_windfall"]),
}
RULES: Final = {step.kind: step.rule for step in STEPS}


class Questions(Reports):
    # What is asked.

    def decision(self, decision: Decision, view: State) -> str:
        about = view.about(decision.seat)
        if decision.kind == "choose" and about["n"] == 1:
            return self._second_action(race(view), about)
        return self.word(f"ask.{decision.kind}{self._asked(decision.kind, about)}", **self._fields(about))

    def _second_action(self, s: Race, about: Row) -> str:
        """One action alone is asked for: after the other one, or before and after the roll (S-148)."""
        if not about["spaces"]:
            return self.word("ask.choose.first")
        rolled = [SYMBOL_KEYS[symbol] for symbol in s.dice if symbol >= 0]
        return self.word(
            "ask.choose.late" if rolled else "ask.choose.second", **self._fields({**about, "dice": rolled})
        )

    def _asked(self, kind: str, about: Row) -> str:
        """Some questions read differently depending on what they are about."""
        if kind == "discard":
            return f".{about['why']}"
        if kind == "settle":
            return ".conquest" if "card" in about else ".more" if about["placed"] else ""
        if kind == "trade":
            return ".power" if "card" in about else ""
        if kind == "kind":
            return ".trade" if about["trade"] else ""
        if kind == "consume":
            return ["", "", ".double", ".triple"][about["multiplier"]]
        if kind == "produce":
            return "" if about["kind"] == ANY else ".kind"
        if kind == "each_kind":
            return ".rest" if about["kind"] == "any" else ""
        if kind == "discard_hand":
            return "" if "card" in about else ".raised"
        return ""

    # What can be answered.

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        """Cards stand by what they are and cost; what ends a question comes last."""
        box = race(view).box

        def rank(choice: Choice) -> tuple[int, bool, int, int]:
            if choice.verb not in CARD_VERBS or choice.a < 0:
                return (1 if choice.verb in ENDING else 0, False, 0, choice.number)
            return (0, box.is_world[choice.a], box.cost[choice.a], choice.number)

        return sorted(decision.choices, key=rank)

    def choice(self, decision: Decision, choice: Choice) -> str:
        label = self.word(f"choice.{self._answered(decision, choice)}", **self._named(choice))
        return label[0].upper() + label[1:]

    def _answered(self, decision: Decision, choice: Choice) -> str:
        word = VERB_KEYS[choice.verb]
        if choice.verb in ENDING:
            return f"{word}.{decision.kind}"
        if choice.verb == verb.WAY:
            return f"way.{choice.code.partition(':')[2]}"
        if choice.verb == verb.USE:
            return "use.bonus" if choice.a < 0 else "use.second" if choice.b else "use"
        return word

    def _named(self, choice: Choice) -> Row:
        """What a choice's code names, put into words."""
        if choice.verb in CARD_VERBS and choice.a >= 0:
            key = self._key(choice)
            row = self.components[key]
            kind = row.get("windfall", row.get("production"))
            return {"name": self.name(key), "card": self.card(key), "kind": self.kind(kind) if kind else ""}
        if choice.verb == verb.ACTION:
            return {"action": self.word(f"action.{ACTION_KEYS[choice.a]}")}
        if choice.verb == verb.RAISE:
            return {"action": self.word(f"space.{SPACE_KEYS[choice.a]}")}
        if choice.verb == verb.CATEGORY:
            return {"category": self.word(f"category.{CATEGORY_KEYS[choice.a]}")}
        if choice.verb == verb.KIND:
            return {"kind": self.kind(choice.code.partition(":")[2])}
        return {"n": choice.a}

    def _key(self, choice: Choice) -> str:
        return choice.code.partition(":")[2].partition("#")[0]

    # What an answer does.

    def about(self, choice: Choice) -> str | None:
        return self._key(choice) if choice.verb in CARD_VERBS and choice.a >= 0 else None

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        does = self.word(f"does.{self._does(decision, choice)}", **self._named(choice))
        lines = [does, self.texts.say("rule", rule=RULES[decision.kind])]
        if (key := self.about(choice)) is not None:
            lines += self.explain(key)
        return lines

    def _does(self, decision: Decision, choice: Choice) -> str:
        if choice.verb == verb.ACTION:
            return f"action.{ACTION_KEYS[choice.a]}"
        if choice.verb == verb.RAISE:
            where = PHASE_OF[choice.a]
            return f"raise.{SPACE_KEYS[choice.a]}" if where == phase.CONSUME else f"raise.{PHASE_KEYS[where]}"
        if choice.verb == verb.PLACE and decision.kind == "replace_by":
            return "place.replace_by"
        if choice.verb == verb.USE:
            return "use" if choice.a >= 0 else "use.bonus"
        return self._answered(decision, choice)

    def used_power(self, kind: str, choice: Choice) -> str:
        """The power that an answer uses, as a sentence; nothing where it is not told."""
        if choice.verb != verb.USE or choice.a < 0:
            return ""
        row = self.components[self._key(choice)]
        if kind == "consume":
            return self._in_phase(kind, row[kind][choice.b])
        phases, effects = USED.get(kind, ([], []))
        found = [(where, power) for where in phases for power in row.get(where, []) if power["effect"] in effects]
        return self._in_phase(*found[0]) if found else ""

    def _in_phase(self, where: str, power: Row) -> str:
        """A power as a sentence, without the phase that is being played anyway."""
        sentence = self.power(where, power).removeprefix(f"{self.word(f'phase.{where}')}: ")
        return sentence[0].upper() + sentence[1:]
