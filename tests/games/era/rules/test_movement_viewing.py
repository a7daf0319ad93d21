"""Remote views (E-75 to E-77), and what is seen of the Slavers' fleets (E-49)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.movement.viewing import views_left
from orrery.games.era.rules.rounds import Round
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.field import SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import LETTER_KEYS, A, B, C, D, E
from tests.rules import refusal, rule

from .scene import HUMAN, SLAVERS, at
from .voyages import Voyage

PYRAMIDS = BOX.relic_keys.index("pyramids")


class Sky(Voyage):
    """Five hidden stars, a hidden relic, a deck, and the player at some level of Spirituality."""

    __slots__ = ()

    def __init__(self, spirituality: int) -> None:
        stars = ("zb3", "zc3", "zd3", "zf3", "zg3")
        super().__init__({"he5": 1}, 1, spirituality, None, **dict.fromkeys(stars, "star"))
        for address in stars:
            self.neutral(address, star.PRIMITIVE)
        self.relics[at("zb3")] = 2
        self.hand.deck = [3, 4, 5]


@rule("E-75", "E-153")
@refusal("no_views", "nothing_to_see")
@pytest.mark.parametrize(("level", "n"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 7)])
def test_views_in_a_round_by_spirituality(level: int, n: int) -> None:
    scene = Sky(level).arrange()
    used = 0
    while "view" in scene.offered():
        scene.choose("view")
        if scene.kind() == "view":
            scene.choose(scene.offered()[0])
        used += 1
        if used == 2:
            scene.choose("done")  # they are for both parts of the movement
    assert used == n
    assert scene.refused("view") == ["no_views E-75" if used else "nothing_to_see E-75"]
    assert [why.key for why in scene.refusals(HUMAN)] == (["no_views"] if used else [])


@rule("E-47", "E-75")
def test_views_and_exchanges_of_letters_can_be_made_again_in_the_next_round() -> None:
    scene = Sky(2).arrange()
    scene.choose("view", "view:zb3")
    assert views_left(scene) == 0
    scene.voyage.views_extra = 1
    scene.voyage.swapped = [1]
    Round().act(scene, 0)
    assert views_left(scene) == 1
    assert (scene.voyage.views_extra, scene.voyage.swapped) == (0, [])


@rule("E-76")
def test_a_view_shows_a_star_counter_a_relic_or_the_top_card() -> None:
    scene = Sky(4).arrange()
    scene.choose("view")
    assert scene.offered() == [
        "view:zb3", "view:zc3", "view:zd3", "view:zf3", "view:zg3", "view:relic:zb3", "view:card",
    ]  # fmt: skip
    assert scene.about(HUMAN) == {"n": 3, "fleets": []}
    scene.choose("view:zd3", "view", "view:relic:zb3", "view", "view:card")
    assert scene.faces_seen[at("zd3")]
    assert not scene.faces_seen[at("zb3")], "the relic alone"
    assert scene.relic_seen[at("zb3")]
    assert scene.hand.top in (3, 4, 5)
    assert scene.hand.deck == [3, 4, 5], "it stays where it is"
    assert [(event.key, event.rule, event.reveals) for event in scene.heard.events[1:]] == [
        ("star_seen", "E-76", True),
        ("relic_seen", "E-76", True),
        ("card_seen", "E-76", True),
    ]


@rule("E-76")
@refusal("nothing_hidden", "card_known", "no_hidden_fleet")
def test_what_is_known_is_not_viewed() -> None:
    scene = Sky(4)
    scene.hand.top = 4
    scene.faces_seen[at("zb3")] = True
    scene.relic_seen[at("zb3")] = True
    scene.arrange().choose("view")
    assert scene.offered() == ["view:zc3", "view:zd3", "view:zf3", "view:zg3"]
    assert scene.refused("view:zb3") == ["nothing_hidden E-76"]
    assert scene.refused("view:relic:zb3") == ["nothing_hidden E-76"]
    assert scene.refused("view:card") == ["card_known E-76"]
    assert scene.refused("view:fleet:1") == ["no_hidden_fleet E-76"]


@rule("E-49", "E-76")
@refusal("too_spiritual")
def test_a_fleet_is_seen_if_the_slavers_have_less_spirituality() -> None:
    scene = Sky(3)
    scene.fleet(SLAVERS, B, "ze1", 4)
    scene.fleet(SLAVERS, A, "ze2", 5)
    scene.fleet(SLAVERS, E, "ze2", 3)
    scene.fleet(SLAVERS, D, "ze3", 3)
    scene.slavers.shown[D] = True
    scene.slavers.levels[SPIRITUALITY] = 3
    scene.arrange().choose("view")
    assert [code for code in scene.offered() if "fleet" in code] == []
    assert scene.refused("view:fleet:1") == ["too_spiritual E-76"]
    scene.slavers.levels[SPIRITUALITY] = 2
    scene.reopen()
    assert [code for code in scene.offered() if "fleet" in code] == ["view:fleet:1", "view:fleet:2", "view:fleet:3"]
    fleets = [{"hex": "ze1", "n": 4}, {"hex": "ze2", "n": 3}, {"hex": "ze2", "n": 5}]
    assert scene.about(HUMAN)["fleets"] == fleets, "the letter D lies open"
    view = scene.view(HUMAN)
    assert view.about(HUMAN)["fleets"] == fleets
    assert [choice.code for choice in view.open[0].choices] == scene.offered(), "it says no letter"
    scene.choose("view:fleet:2")
    assert scene.params("fleet_seen") == {"faction": "slavers", "fleet": "e", "hex": "ze2", "n": 3}
    assert scene.slavers.shown == [False, False, False, True, True]


@rule("E-76")
def test_of_fleets_alike_one_is_seen_at_random() -> None:
    seen = set()
    for seed in range(12):
        scene = Sky(3)
        for letter in (A, B, C):
            scene.fleet(SLAVERS, letter, "ze2", 4)
        for _ in range(seed):
            scene.chance.below(6)
        scene.arrange().choose("view")
        assert [code for code in scene.offered() if "fleet" in code] == ["view:fleet:1"]
        scene.choose("view:fleet:1")
        seen.add(scene.params("fleet_seen")["fleet"])
    assert seen == {LETTER_KEYS[A], LETTER_KEYS[B], LETTER_KEYS[C]}


@rule("E-77", "E-173")
def test_the_pyramids_bring_one_more_view_also_of_a_fleet() -> None:
    scene = Sky(2)
    scene.own(HUMAN, "ze5", 1)
    scene.relics[at("ze5")] = PYRAMIDS
    scene.relic_seen[at("ze5")] = True
    scene.fleet(SLAVERS, B, "ze1", 4)
    scene.fleet(SLAVERS, C, "ze2", 4)
    scene.slavers.levels[SPIRITUALITY] = 4
    scene.arrange().choose("view")
    assert scene.about(HUMAN)["n"] == 2
    scene.choose("view:fleet:1")
    assert (scene.voyage.views, scene.voyage.views_extra) == (0, 1), "only the view of the Pyramids can see it"
    scene.choose("view")
    assert [code for code in scene.offered() if "fleet" in code] == []
    scene.choose("view:zb3")
    assert "view" not in scene.offered()
    other = Sky(2)
    other.own(HUMAN, "ze5", 1)
    other.relics[at("ze5")] = PYRAMIDS
    other.fleet(SLAVERS, B, "ze1", 4)
    other.arrange().choose("view", "view:zb3", "view")
    assert "view:fleet:1" in other.offered(), "the usual ones are used first"
    other.choose("view:zc3")
    assert "view" not in other.offered()
    other.owner[at("ze5")] = SLAVERS
    other.voyage.views_extra = 0
    other.reopen()
    assert "view" not in other.offered(), "they belong to the owner of the star"


@rule("E-47")
def test_views_can_be_used_again_in_the_next_round() -> None:
    scene = Sky(2).arrange()
    scene.choose("view", "view:zb3")
    scene.ships(HUMAN, "he5", 0)
    assert scene.voyage.views == 1
    from orrery.games.era.rules.slices import Voyage as Slice

    scene.voyage = Slice()
    scene.reopen()
    assert "view" in scene.offered()
