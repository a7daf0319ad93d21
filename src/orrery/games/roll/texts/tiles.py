"""What tiles and dice are and do, made from their content: a sentence per power, effects and bonus."""

from __future__ import annotations

from typing import Any

from orrery.games.roll.rules.content import BOX, colour_index
from orrery.games.roll.rules.phases.explore import STOCK_CREDITS
from orrery.games.roll.rules.pieces import COLOUR_KEYS, FACE_KEYS, KIND_KEYS, SPECIAL
from orrery.kernel.corrections import VERIFIED, Doubt

from .objectives import Objectives

Row = dict[str, Any]


class Tiles(Objectives):
    def explain(self, key: str) -> list[str]:
        row = self.components[key]
        if row["kind"] == "objective":
            return self.objective(row)
        if row["kind"] == "face":
            return self._face(row)
        if row["kind"] == "deal":
            return [*self.of_deal(row), *self.doubts(key), self.texts.say("rule", rule=row["rule"])]
        return self._die(row) if row["kind"] == "die" else self._side(row)

    def _face(self, row: Row) -> list[str]:
        """A face of an Orb die: level and number, what it does and when, what it scores."""
        level = self.word(f"face.level_{row['level']}")
        lines = [self.word("head.face", name=self.name(row["key"]), level=level, count=row["count"])]
        lines += self.face_does(row)
        if row["vp"]:
            lines.append(self.word("face.vp", vp=row["vp"]))
        return [*lines, self.texts.say("rule", rule=row["rule"])]

    def face_does(self, row: Row) -> list[str]:
        return [self._does(effect) for effect in row["effects"]]

    def _does(self, effect: Row) -> str:
        kind = effect["kind"]
        if kind in ("extra_workers", "cost_reduction"):
            return self._power({**effect, "phase": effect["moment"]})
        if kind == "reassign":
            return self._power(effect)
        if kind == "own_dice_to":
            return self.word(f"face.own_dice_to.{effect['to']}", n=effect["most"])
        if kind == "play_phase":
            return self.word("face.play_phase", phase=self.phase(effect["phase"]))
        if kind == "gain_credits":
            return self.word("face.gain_credits", money=self.money(effect["amount"]))
        return self.word(f"face.{kind}", n=effect.get("amount", effect.get("points", 1)))

    def _die(self, row: Row) -> list[str]:
        faces = self.counted_faces(row["faces"])
        lines = [self.word("head.die", name=self.name(row["key"]), faces=faces, count=row["count"])]
        if row["matches"] in ("any", "none"):
            lines.append(self.word(f"die.matches.{row['matches']}"))
        else:
            lines.append(self.word("die.matches.some", worlds=self.world(row["matches"], "many")))
        special = FACE_KEYS[SPECIAL:]
        if any(face in special and not face.endswith("_dollar") for face in row["faces"]):
            lines.append(self.word("die.two_phases"))
        if any(face.endswith("_dollar") for face in row["faces"]):
            lines.append(self.word("die.dollar"))
        return [*lines, *self.doubts(row["key"]), self.texts.say("rule", rule=row["rule"])]

    def counted_faces(self, faces: list[str]) -> str:
        kinds = list(dict.fromkeys(faces))
        return ", ".join(self.word("count", n=faces.count(face), colour=self.phase(face)) for face in kinds)

    def _side(self, row: Row) -> list[str]:
        world = row["colour"]
        what = self.world(world, "word") if world else self.word("what.development")
        lines = [self.word(f"head.{row['part']}", name=self.name(row["key"]), what=what, cost=row["cost"])]
        if row["effects"]:
            lines.append(self._effects(row))
        if world:
            price = BOX.trade[colour_index(world)]
            if row.get("no_trade"):
                lines.append(self.word("goods.consumed_only"))
            else:
                lines.append(self.word("goods.some", money=self.money(price)) if price else self.word("goods.none"))
        if row.get("fixed_cost"):
            lines.append(self.word("fixed_cost"))
        lines += self.powers(row["key"])
        if row["bonus"]:
            lines.append(self.word("bonus", bonus=self._bonus(row["bonus"])))
        return [*lines, *self.doubts(row["key"]), self.texts.say("rule", rule=row["rule"])]

    def doubts(self, key: str) -> list[str]:
        row = self.components[key]
        found = list(dict.fromkeys(super().doubts(key)))  # several values may be in doubt for one reason
        if row["kind"] not in KIND_KEYS or row["confidence"] == VERIFIED:
            return found
        return [self.word("doubt.facts"), *found]

    def doubt(self, doubt: Doubt) -> str:
        original = self.components[doubt.component].get("name_en", "")  # a die has no name
        return self.word(f"doubt.{doubt.why}", original=original)

    # Effects.

    def _effects(self, row: Row) -> str:
        told = ""
        for effect in row["effects"]:
            text = self._effect(effect)
            told = self.word("effects.then", first=told, next=text) if told else text
        return self.word(f"effects.{row['part']}", effects=told)

    def _effect(self, row: Row) -> str:
        params: Row = {"n": row.get("count", 1)}
        if "colour" in row:
            params |= {"word": self.die(row["colour"]), "dice": self.die(row["colour"], "many")}
        if "to" in row:
            params["to"] = self.word(f"place.{row['to']}.to")
        if "amount" in row:
            params |= {"money": self.money(row["amount"]), "usual": self.money(BOX.start_credits)}
        return self.word(f"effect.{row['kind']}", **params)

    # Powers.

    def powers(self, key: str) -> list[str]:
        """What a development can do for good, one sentence each."""
        return [self._power(row) for row in self.components[key]["powers"]]

    def _power(self, row: Row) -> str:
        kind = f"{row['kind']}_{row['step']}" if "step" in row else row["kind"]
        params = self._figures(row)
        if kind == "reassign":
            return self.word("power.reassign", **self._reassign(row))
        if kind == "extra_workers":
            params |= {"n": len(row["dice"]), "dice": self.counted(row["dice"])}
            params["worker"] = self.worker(row["phase"], params["n"])
        elif kind == "stock_value":
            params["usual"] = self.money(STOCK_CREDITS)
        elif kind == "cost_reduction":
            worker = self.worker(row["phase"], params["n"])
            text = self.word("power.cost_reduction", what=self._reduced(row), worker=worker, **params)
            return f"{text} {self.word('power.cost_reduction.first')}" if row.get("first") else text
        elif kind == "builders_to_cup":
            side = "development" if row["phase"] == "develop" else "world"
            return self.word(
                f"power.builders_to_cup.{'all' if row.get('all') else 'some'}",
                side=self._completed(row, side),
                **params,
            )
        elif kind == "credits_on_complete":
            return self._on_complete(row, params)
        elif kind in ("trade_bonus", "consume_vp", "consume_credits", "credits_per_good_produced"):
            kind += ".some" if "world_colours" in row else ".all"
        elif kind == "credits_per_good":
            kind += f".{row['by']}"
        elif kind in ("cost_reduction_per_worker_on_tile", "discard_self_to_complete_top", "pay_to_reduce_cost"):
            kind += f".{row['phase']}"
            colours = row.get("not_world_colours", [])
            params["worlds"] = self.texts.all_of([self.world(colour, "many") for colour in colours])
        elif kind == "good_on_completed_world":
            kind += f".{row['source']}"
        elif kind == "vp_chips_on_complete":
            params["settler"] = self.die(row["settler"], "by")
        elif kind == "credits_per_settler_pair":
            params["pair"] = self.texts.all_of([self.die(colour, "by") for colour in row["pair"]])
        elif kind == "swap_consumed_good":
            params |= {"world": self.tile(row["world"]), "to": self.word(f"place.{row['to']}.to")}
            params["not_die"] = self.texts.one_of([self.die(colour, "a") for colour in row["not_colours"]])
        return self.word(f"power.{kind}", **params)

    def _figures(self, row: Row) -> Row:
        """The plain parameters of a power or bonus, put into words."""
        params: Row = {name: value for name, value in row.items() if isinstance(value, int)}
        phases = row.get("phases", [row["phase"]] if "phase" in row else [])
        params["phase"] = self.texts.all_of([self.phase(phase) for phase in phases])
        params["n"] = row.get("per", row.get("count", row.get("amount", 1)))
        credits = row.get("credits", row.get("amount"))
        if credits is not None:
            params["money"] = self.money(credits)
        if "colour" in row and row["colour"] in COLOUR_KEYS:
            params |= {form: self.die(row["colour"], form) for form in ("word", "by")}
            params["dice"] = self.die(row["colour"], "many")
        if "colours" in row:
            params["dice"] = self.texts.all_of([self.die(colour, "many") for colour in row["colours"]])
        worlds = row.get("world_colours", [row[key] for key in ("world_colour", "colour") if key in row])
        known = [colour for colour in worlds if self.texts.has(f"roll.world.{colour}.word")]
        params["from"] = self.texts.one_of([self.world(colour, "from") for colour in known])
        params["worlds"] = self.texts.all_of([self.world(colour, "many") for colour in known])
        return params

    def _reassign(self, row: Row) -> dict[str, str]:
        n = row["most"]
        colours = row.get("colours", [])
        others = row.get("not_colours", [])
        if row.get("one_column"):
            who = self.word("who.exactly", n=n)
        elif others:
            who = self.word("who.all_but", n=n, dice=self.texts.all_of([self.die(c, "many") for c in others]))
        elif not colours:
            who = self.word("who.any", n=n)
        else:
            die = self.texts.one_of([self.die(colour, "a") for colour in colours])
            who = self.word("who.some", n=n, die=die, dice=self.texts.one_of([self.die(c, "many") for c in colours]))
        whence = self.word("whence", phase=self.phase(row["from"])) if "from" in row else ""
        into = row["into"]
        if into == "any":
            where = self.word("where.any", n=n)
        elif into in ("selected", "later"):
            where = self.word(f"where.{into}")
        else:
            where = self.word("where.named", phases=self.texts.one_of([self.phase(phase) for phase in into]))
        return {"who": who, "whence": whence, "where": where}

    def _reduced(self, row: Row) -> str:
        """Which tiles a reduction covers."""
        if row.get("only") == "reassign":
            return self.word("what.development.reassign")
        if row["phase"] == "develop":
            return self.word("what.development.other" if row.get("not_itself") else "what.development.all")
        if "world_colours" in row:
            return self.texts.all_of([self.world(colour, "many") for colour in row["world_colours"]])
        return self.word("what.world.all")

    def _completed(self, row: Row, side: str) -> str:
        return self.word(f"side.{side}.{'another' if row.get('not_itself') else 'a'}")

    def _on_complete(self, row: Row, params: Row) -> str:
        side = row["tile"]
        phases = {"any": ["develop", "settle"], "development": ["develop"], "world": ["settle"]}[side]
        params["phase"] = self.texts.all_of([self.phase(phase) for phase in phases])
        params["side"] = self._completed(row, side)
        if "extra" not in row:
            return self.word("power.credits_on_complete", **params)
        params["extra"] = self.money(row["extra"])
        params["world"] = self.texts.one_of([self.world(colour, "a") for colour in row["extra_world_colours"]])
        return self.word(f"power.credits_on_complete.{'least' if 'least_cost' in row else 'extra'}", **params)

    # Bonuses.

    def _bonus(self, row: Row) -> str:
        kind = row["kind"]
        params = self._figures(row)
        if kind == "per_dice_set":
            params |= {"n": row["set_size"], "vp": row["vp_per_set"]}
            if row["colour"] == "any":
                kind += ".any"
            elif row["set_size"] == 1:
                kind += ".each"
        elif kind == "per_world" and "least_cost" in row:
            kind += ".least_cost"
        elif kind == "per_world" and row["colour"] in ("any", "non_gray"):
            kind += f".{row['colour']}"
        elif kind == "fraction_of_world_cost" and "colours" in row:
            params["worlds"] = self.texts.all_of([self.world(colour, "many") for colour in row["colours"]])
        elif kind in ("fraction_of_development_cost", "per_development"):
            kind += f".{row.get('only', 'all')}"
        return self.word(f"bonus.{kind}", **params)
