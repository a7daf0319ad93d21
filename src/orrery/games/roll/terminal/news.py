"""What happened, told shortly: a line for each seat and phase."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from orrery.games.roll.texts.voice import roll_voice
from orrery.kernel.event import Event
from orrery.terminal.screen import Line
from orrery.texts import Speech

from .dice import NOTHING, labels
from .reveal import table

# Told in a few words each, several of a kind together.
TOLD: Final = [
    "empire", "starting_credits", "gain_die", "gain_good", "gain_credits", "lay_out", "back_to_cup", "virtual",
    "scout", "stock", "abandon", "abandon_unseen", "draw", "draw_unseen", "return", "return_unseen", "rearrange",
    "place_on_top", "place_on_top_unseen", "top", "goes_without", "build", "complete", "to_cup",
    "remove", "produce", "trade", "consume", "buy_vp", "power_credits", "power_vp", "unused", "recruit",
    "credit_reset", "recall", "objective", "gain_talents", "talent_spent", "talents_back",
]  # fmt: skip
# Told otherwise, or known from the board or from one's own choice.
SILENT: Final = [
    "round", "roll", "assign", "select", "dictate", "move", "ready", "reveal", "phase_die", "phases", "phase",
    "place", "place_unseen", "late_draw", "bag_short", "abandoned_back", "over",
    "next_dealer", "assign_talent",
]  # fmt: skip
# Rare or weighty enough to be told in a sentence each.
STATED: Final = [
    "in_order", "dice_in_order", "faces_in_order", "objectives",
    "forecast", "shift", "relocate", "swap", "dollar", "discount", "complete_free", "discard", "draw_shown",
    "power_good", "substitute", "substitute_good", "substitute_tile", "raise_limit", "lower_limit", "muster_developer",
    "muster_good", "muster_settler",
    "base_tile", "deal_dice", "deal_track", "lay_deal", "open_deal", "join_deal", "decline_deal", "close_deal",
    "promote", "deal_pays", "collapse", "collapse_pays", "dealers_back", "dealt_back", "gain_prestige", "pay_prestige",
    "name", "tiles_missing", "lift_worker", "give_credits", "give_die", "give_tableau", "give_tableau_goods",
    "give_talents", "give_tile", "give_tile_shown", "give_tile_unseen", "give_vp", "give_worker",
    "get_credits", "get_developer", "get_die", "get_good", "get_settler", "get_talents", "get_vp",
    "orb_roll", "orb_turned", "orb_loop", "orb_brings", "virtual_orb", "orb_credits", "research", "orb_upgrade",
    "orb_point", "orb_clone",
]  # fmt: skip
MANAGING: Final = ("recruit", "credit_reset", "recall")


class Reporter:
    """`names` are what the reader calls each seat; `me` is the reader's own; `width` is that of the screen."""

    def __init__(self, speech: Speech, names: list[str], me: int | None, width: int) -> None:
        self.speech = speech
        self.names = names
        self.me = me
        self.width = width
        self.lines: list[Line] = []
        self.where = self.say("set_up")
        self.begun = False  # one's own set-up is seen on the board
        self.phase = False  # whether that is a phase
        self.idle: set[int] = set()  # the others who have done nothing in it so far
        self.deeds: dict[int, dict[str, list[Event]]] = {}
        self.reveals: list[Event] = []
        self.dictated: dict[int, list[str]] = {}  # the dice each seat gave up to Dictate
        self.led = ""  # what stands before the lines told last
        self.chance = ""  # what the two-player die showed

    def say(self, key: str, **params: Any) -> str:
        return self.speech.word(f"terminal.{key}", **params)

    def report(self, events: list[Event], since: int, closed: bool = False, closing: bool = False) -> list[Line]:
        """From the since-th event on. `closed`: the phase was over by then and told; `closing`: by now it is."""
        for at, event in enumerate(events):
            if at == since and closed:
                self.idle = set()
            self.move_on(event, at >= since)
            if event.key in TOLD or event.key in STATED:
                self.idle.discard(event.seat)
            if at < since:
                continue
            if event.key == "reveal":
                self.reveals.append(event)
                self.dictated[event.seat] = event.params.get("dictated", [])
            elif event.key == "phase_die":
                self.chance = event.params["phase"]
            elif event.key == "phases":
                self.reveal(event.params["phases"])
            elif event.key in STATED:
                self.lines.append(Line(self.lead(), Text(self.speech.event(event, self.names, self.me))))
            elif event.key in TOLD and (self.begun or event.seat != self.me):
                for part in self.parts(event):
                    self.deeds.setdefault(event.seat, {}).setdefault(part.key, []).append(part)
        if closing and self.phase and not (closed and since == len(events)):
            self.tell_idle()
        self.close()
        return self.lines

    def parts(self, event: Event) -> list[Event]:
        """Dice that come back because they were dictated are told apart from those without work."""
        if event.key != "back_to_cup":
            return [event]
        given = self.dictated.get(event.seat, [])
        idle = [die for die in event.params["dice"] if die not in given]
        parts = [("back_to_cup", idle), ("dictated_back", given)]
        return [Event(key, event.seat, event.rule, {"dice": dice}) for key, dice in parts if dice]

    def tell_idle(self) -> None:
        for seat in self.idle:
            self.deeds[seat] = {}

    def move_on(self, event: Event, telling: bool) -> None:
        """Where the game is by this event."""
        where = self.where
        self.begun = self.begun or event.key == "round"
        if event.key in ("reveal", "round"):
            where = self.say("reveal")
        elif event.key == "orb_roll":
            where = self.say("roll")
        elif event.key == "phase":
            where = roll_voice(self.speech).phase(event.params["phase"])
        elif event.key in MANAGING or event.key == "over":
            where = self.say("manage")
        if where != self.where:
            if telling and self.phase:
                self.tell_idle()
            self.close()
            self.where = where
            self.phase = event.key == "phase"
            self.idle = {seat for seat in range(len(self.names)) if seat != self.me}

    def close(self) -> None:
        """Listener what was done here."""
        for seat in sorted(self.deeds):
            said = "; ".join(self.deed(key, done) for key, done in self.deeds[seat].items())
            self.lines.append(Line(self.lead(), Text(f"{self.names[seat]}: {said or NOTHING}")))
        self.deeds = {}
        self.led = ""

    def lead(self) -> str:
        """Where the game is stands before the first line only of what is told there."""
        lead = f"{self.where} · "
        again, self.led = self.led == lead, lead
        return " " * len(lead) if again else lead

    def deed(self, key: str, events: list[Event]) -> str:
        """Events of one kind in a few words: how many, the sums, the dice, the tiles."""
        params = [event.params for event in events]
        found: list[str] = []
        tiles: list[str] = []
        for row in params:
            found += row.get("dice", [])
            found += [row[name] for name in ("die", "good") if "#" in row.get(name, "")][-1:]
            found += row.get("colours", [])
            tiles += self.tiles_of(row)
        tiles_drawn = [row["tiles"] for row in params if isinstance(row.get("tiles"), int)]
        if key == "consume" and any(row["credits"] for row in params):
            key = "consume_paid"
        return self.say(
            f"did.{key}",
            n=sum(tiles_drawn) if tiles_drawn else len(events),
            credits=sum(row.get("credits", 0) for row in params),
            vp=sum(row.get("vp", 0) for row in params),
            talents=sum(row.get("talents", 0) for row in params),
            dice=labels(found, self.speech),
            tiles=", ".join(dict.fromkeys(tiles)),
            placed=self.placed(params),
        )

    def placed(self, params: list[dict[str, Any]]) -> str:
        """Which dice went on which tile, where the events are about both."""
        found: dict[str, list[str]] = {}
        for row in params:
            if "#" in row.get("die", "") and "tile" in row:
                found.setdefault(row["tile"], []).append(row["die"])
        pairs = [(labels(dice, self.speech), self.speech.name(tile)) for tile, dice in found.items()]
        return ", ".join(self.say("placed", dice=dice, tile=tile) for dice, tile in pairs)

    def tiles_of(self, row: dict[str, Any]) -> list[str]:
        """The names of the tiles an event is about; a drawn tile has two sides."""
        name = self.named
        if "worlds" in row:
            pairs = zip(row["developments"], row["worlds"], strict=True)
            return [f"{name(development)} / {name(world)}" for development, world in pairs]
        if "faction" in row:
            return [name(key) for key in [*row["faction"], row["home_world"]]]
        return [name(row[key]) for key in ("tile", "development", "world", "objective") if key in row]

    def named(self, key: str) -> str:
        """An Orb die stands on no tile."""
        return self.speech.word("source.orb") if key == "orb" else self.speech.name(key)

    def reveal(self, played: list[str]) -> None:
        """Everybody's columns; then what is played."""
        self.lines += table(self.reveals, self.names, self.speech, self.width)
        self.reveals = []
        said = self.say("played", phases=self.speech.all_of([roll_voice(self.speech).phase(phase) for phase in played]))
        if self.chance:
            said = f"{said} {self.say('chance', phase=roll_voice(self.speech).phase(self.chance))}"
        self.lines.append(Line("", Text(said, "bold")))
