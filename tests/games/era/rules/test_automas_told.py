"""What the automas do is told, each change with its rule, and tells nothing that is hidden (law 10, E-49)."""

from __future__ import annotations

import re

import pytest

from orrery.games.era.rules.board import HEXES
from orrery.games.era.rules.hidden import hidden_letters, rearrange
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.faction import FACTIONS, HUMAN
from orrery.games.era.rules.vocabulary.letter import LETTERS, D
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule

STARS = ["ze5", "zb3", "zd2", "zg4", "zf6", "zc6", "hc4", "hg3", "hf6", "hd6"]
TURNS = [entry(act.MOVE_TURN, FARMERS), entry(act.MOVE_TURN, SLAVERS)]
GROWTH = [act.ROLL_GROWTH, entry(act.GROWTH_TURN, FARMERS), entry(act.GROWTH_TURN, SLAVERS)]


def somewhere(seed: str) -> Automata:
    """A position by lot, in the second era: ships, fleets, stars, levels, wars."""
    scene = Automata(seed, **dict.fromkeys(STARS, "star"), zc5="nebula", ze7="neutron", hd4="nebula", he8="neutron")
    lot = Chance(key_of_seed(f"{seed}/position"))
    scene.round = 3
    scene.alignment = lot.below(2)
    scene.wars = [False, lot.below(4) == 0, lot.below(2) == 0]
    scene.goal = lot.below(8)
    scene.difficulty = lot.below(4)
    scene.robots.power = lot.below(6)
    scene.slavers.track -= scene.robots.power
    for at in STARS:
        owner = lot.below(4)
        if owner in (HUMAN, SLAVERS):
            scene.own(owner, at, 1 + lot.below(4))
        else:
            scene.neutral(at, lot.below(3))
    for faction in range(FACTIONS):
        scene.levels(faction, *[1 + lot.below(4 if faction == SLAVERS else 5) for _ in range(5)])
        for _ in range(4):
            place = lot.below(HEXES) if lot.below(2) else scene.layout.star_hexes[lot.below(len(STARS))]
            f = scene.factions[faction]
            f.put_ships(place, f.loose[place] + 1 + lot.below(3))
    for letter in range(LETTERS):
        if lot.below(3):
            place = scene.layout.star_hexes[lot.below(len(STARS))]
            scene.slavers.put_fleet(letter, place, 1 + lot.below(6))
            scene.slavers.shown[letter] = letter == D or lot.below(3) == 0
    return scene


def answer(scene: Automata, lot: Chance) -> None:
    """The player answers by lot until nothing is asked."""
    while scene.open:
        choices = scene.open[0].choices
        scene.apply(HUMAN, choices[lot.below(len(choices))], scene.heard)
        scene.listener = scene.heard


class Watch(Recorder):
    """Looks at all that the automas have whenever something is told, and when an act is over."""

    def __init__(self, scene: Automata) -> None:
        super().__init__()
        self.scene = scene
        self.seen = self.look()

    def look(self) -> list[object]:
        s = self.scene
        found: list[object] = [s.wars[:], s.robots.power, [s.discs[at] for at in s.stars_of(SLAVERS)]]
        for automa in (FARMERS, SLAVERS):
            f = s.factions[automa]
            found.append([f.loose[:], f.fleet_at[:], f.fleet_size[:], f.levels[:], f.tactics[:], f.track])
            found.append(s.stars_of(automa))
        return found

    def tell(self, event: Event) -> None:
        assert re.fullmatch(r"E-\d+", event.rule), event
        now = self.look()
        if now != self.seen:
            assert self.events, "something has changed before anything was told"
        self.seen = now
        super().tell(event)

    def acted(self, act: int) -> None:
        assert self.look() == self.seen, f"after {self.events[-1]} something has changed that nobody was told"


@rule("E-234", "E-214")
@pytest.mark.parametrize("seed", range(40))
def test_every_change_of_an_automas_pieces_lies_between_two_events_with_their_rules(seed: int) -> None:
    scene = somewhere(f"told/{seed}")
    watch = Watch(scene)
    scene.heard = watch
    scene.listener = watch
    lot = Chance(key_of_seed(f"answers/{seed}"))
    for one in (*TURNS, *GROWTH, *TURNS):
        before = len(watch.events)
        scene.start(one)
        answer(scene, lot)
        assert len(watch.events) > before, "every act tells something"
        assert scene.slavers.miniatures() <= 16
        discs = sum(scene.discs[at] for at in scene.stars_of(SLAVERS))
        assert scene.slavers.track + discs + scene.robots.power == 39
        assert scene.slavers.levels[1] <= 4
        assert scene.robots.units == []


def other_letters(scene: Automata, lot: Chance) -> None:
    """The hidden fleets have other letters, as far as anybody can know."""
    slavers = scene.slavers
    letters = hidden_letters(slavers)
    fleets = [(slavers.fleet_at[at], slavers.fleet_size[at]) for at in letters if slavers.fleet_size[at]]
    lot.shuffle(letters)
    rearrange(slavers, letters, fleets)


@rule("E-49", "E-251", "E-215")
@pytest.mark.parametrize("turns", [[entry(act.AUTOMA_MOVE, SLAVERS)], [*GROWTH]], ids=["move", "growth"])
@pytest.mark.parametrize("seed", range(25))
def test_nothing_told_hangs_on_letters_that_are_hidden_before_they_are_revealed(seed: int, turns: list[int]) -> None:
    heard: list[list[Event]] = []
    views = []
    for other in range(2):
        scene = somewhere(f"hidden/{seed}")
        if other:
            other_letters(scene, Chance(key_of_seed(f"letters/{seed}")))
        for one in turns:
            scene.start(one)
            while scene.open:
                scene.choose("pass")
        heard.append(scene.heard.events)
        views.append(scene.view(HUMAN).encode())
    told = [[repr(event) for event in events] for events in heard]
    if told[0] == told[1]:
        assert views[0] == views[1]
        return
    at = next(i for i in range(min(map(len, told))) if told[0][i] != told[1][i])
    assert any(events[at].reveals for events in heard), told[0][at]
    assert turns != [entry(act.AUTOMA_MOVE, SLAVERS)], "movement reveals no letter"
