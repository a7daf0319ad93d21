"""The player's movement: lifting ships, putting them down, scouting (E-46, E-66, E-73, E-74)."""

from __future__ import annotations

from random import Random

from orrery.games.era.rules.board import HEXES
from orrery.games.era.rules.checking.voyage import movement_step_fits, voyage_fits
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.layout import Layout
from orrery.games.era.rules.movement.scouting import scout
from orrery.games.era.rules.movement.ships import WHOLE_HEX, free_miniatures, place_ships, remove_ships, send
from orrery.games.era.rules.slices import Voyage as Slice
from orrery.games.era.rules.vocabulary import act, star
from orrery.games.era.rules.vocabulary.field import PROPULSION
from orrery.games.era.rules.vocabulary.letter import DOUBLE, LETTERS
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Reader, Writer
from tests.rules import refusal, rule

from .scene import HUMAN, SLAVERS, Scene, at
from .voyages import Voyage


@rule("E-46", "E-52", "E-66")
def test_fleets_come_first_then_the_ships_move_then_all_is_seen() -> None:
    scene = Voyage({"he5": 1, "he6": 1}).arrange()
    assert scene.kind() == "fleets"
    scene.choose("done")
    assert scene.kind() == "moves"
    scene.choose("done")
    assert not scene.open
    assert [repr(event) for event in scene.heard.events] == [
        "arranges seat=0 [E-52]",
        "sails seat=0 n=3 [E-60]",
        "moved seat=0 n=0 [E-73]",
    ]
    assert scene.voyage.ranges == []


@rule("E-66")
@refusal("no_ships", "no_fleet", "not_so_many")
def test_ships_move_in_groups_and_what_is_lifted_goes_as_a_whole_unless_said_otherwise() -> None:
    scene = Voyage({"he5": 4}, fleets={"a": ("he5", 6)}).sail()
    assert scene.offered("lift") == ["he5", "fleet_a"]
    assert scene.refused("lift:he6") == ["no_ships E-66"]
    assert scene.refused("lift:fleet_b") == ["no_fleet E-66"]
    scene.choose("lift:he5")
    assert scene.about(HUMAN) == {"hex": "he5", "ranges": [3, 3, 3, 3], "fleet": "", "n": 4}
    assert scene.offered("only") == ["1", "2", "3"]
    scene.choose("only:3")
    assert scene.offered("only") == []
    assert scene.refused("only:2") == ["not_so_many E-66"]
    scene.choose("to:he3")
    assert (scene.me.loose[at("he5")], scene.me.loose[at("he3")]) == (1, 3)
    assert scene.params("moves") == {"n": 3, "fleet": "", "from": "he5", "to": "he3"}
    scene.choose("lift:he3", "to:he2")
    assert (scene.me.loose[at("he3")], scene.me.loose[at("he2")]) == (0, 3)
    scene.choose("lift:fleet_a")
    assert scene.offered("only") == [], "a fleet stays together"
    scene.choose("to:he6")
    assert (scene.me.fleet_at[0], scene.fleet_range("a"), scene.me.loose[at("he5")]) == (at("he6"), 2, 1)
    assert scene.params("moves") == {"n": 6, "fleet": "a", "from": "he5", "to": "he6"}
    assert scene.told("moves")[-1].rule == "E-61"


@rule("E-66", "E-60")
@refusal("no_range")
def test_ships_go_on_until_their_range_is_used_up() -> None:
    scene = Voyage({"he5": 1, "zc3": 1}).sail().move("he5", "he4").move("zc3", "zc4").move("he4", "he2")
    assert scene.ranges("he2") == [0]
    assert scene.offered("lift") == ["zc4"]
    assert scene.refused("lift:he2") == ["no_range E-60"]
    assert repr(scene.refusals(HUMAN)[0]) == "<refused no_range {'hexes': ['he2']} by E-60>"
    assert scene.about(HUMAN) == {"ranges": {"zc4": [2], "he2": [0]}, "fleets": {}}


@rule("E-66")
def test_of_ships_in_a_hex_those_with_the_least_range_that_suffices_go() -> None:
    scene = Voyage({"he5": 1, "he4": 1, "he2": 1, "he6": 1}).sail()
    scene.move("he2", "he5").move("he4", "he5")
    assert scene.ranges("he5") == [0, 2, 3]
    far = scene.targets("he5")
    scene.choose("lift:he5")
    assert scene.offered("only") == ["1"], "one of the three cannot move any more"
    scene.choose("only:1", "to:hd5")
    assert (scene.ranges("he5"), scene.ranges("hd5")) == ([0, 3], [1])
    assert "ha5" not in far
    assert "hb5" in far, "only the best of them gets there"
    scene.move("he5", "hb5")
    assert scene.ranges("he5") == [0]


@rule("E-66")
def test_no_ship_of_others_stops_anybody() -> None:
    scene = Voyage({"he5": 1}).sail()
    free = scene.targets("he5")
    scene.wars[SLAVERS] = True
    for number in range(HEXES):
        scene.slavers.put_ships(number, 1)
    assert scene.targets("he5") == free


@rule("E-73")
@refusal("nothing_hidden")
def test_looking_on_the_way_ends_the_movement_of_a_ship() -> None:
    scene = Voyage({"ze4": 2}, ze5="star", zf4="star")
    scene.neutral("ze5", star.ADVANCED)
    scene.neutral("zf4", star.PRIMITIVE)
    scene.relics[at("ze5")] = 3
    scene.sail()
    assert scene.refused("scout:ze4") == ["nothing_hidden E-73"]
    assert scene.refused("scout:ze5") == ["no_ships E-73"]
    scene.move("ze4", "ze5").choose("scout:ze5")
    assert scene.ranges("ze5") == [0, 2], "one of the two has looked"
    seen = [repr(event) for event in scene.heard.events if event.key in ("star_seen", "relic_seen")]
    assert seen == [
        "star_seen seat=0 hex=ze5 star=advanced [E-73]",
        "relic_seen seat=0 hex=ze5 relic=technology_robotics [E-73]",
    ]
    assert all(scene.told(key)[0].reveals for key in ("star_seen", "relic_seen"))
    assert "scout:ze5" not in scene.offered()
    scene.move("ze5", "zf4").choose("done")
    assert scene.faces_seen[at("zf4")], "where a ship ends its movement it sees everything"
    assert repr(scene.told("star_seen")[1]) == "star_seen seat=0 hex=zf4 star=primitive [E-73]"


@rule("E-73")
def test_who_cannot_move_any_more_looks_for_nothing() -> None:
    scene = Voyage({"ze2": 1, "ze4": 1}, fleets={"a": ("ze4", 2)}, ze5="star")
    scene.neutral("ze5", star.ADVANCED)
    scene.sail().move("ze2", "ze5").move("ze4", "ze5").move("fleet_a", "ze5").choose("scout:ze5")
    assert (scene.ranges("ze5"), scene.fleet_range("a")) == ([0, 2], 2)


@rule("E-73")
def test_a_fleet_looks_as_a_whole() -> None:
    scene = Voyage({"he5": 1}, fleets={"a": ("ze4", 2), "d": ("ze4", 2)}, ze5="star")
    scene.neutral("ze5", star.ADVANCED)
    scene.sail().move("fleet_a", "ze5").move("fleet_d", "ze5").choose("scout:ze5")
    assert (scene.fleet_range("a"), scene.fleet_range("d")) == (0, 3), "the one with the least range"


@rule("E-73")
def test_what_was_seen_stays_known_and_nobody_else_is_asked() -> None:
    scene = Voyage({"ze5": 1}, ze5="star")
    scene.neutral("ze5", star.ADVANCED)
    scene.faces_seen[at("ze5")] = True
    scene.sail()
    assert "scout:ze5" not in scene.offered()
    scene.choose("done")
    assert scene.told("star_seen") == []


@rule("E-74")
def test_a_retreating_force_sees_where_it_arrives() -> None:
    scene = Scene(ze4="star")
    scene.neutral("ze4", star.UNINHABITED)
    scout(scene, at("ze4"), "E-74")
    assert repr(scene.told("star_seen")[0]) == "star_seen seat=0 hex=ze4 star=uninhabited [E-74]"
    view = Scene(ze4="star")
    view.counters[at("ze4")] = star.UNKNOWN
    scout(view, at("ze4"))
    assert not view.faces_seen[at("ze4")], "in a view nothing is there to be seen"


@rule("E-48", "E-57")
def test_putting_ships_down_and_sending_them() -> None:
    scene = Voyage({"he5": 2}).sail()
    place_ships(scene, HUMAN, at("he5"), 1)
    assert scene.ranges("he5") == [0, 3, 3], "new ships do not move any more"
    remove_ships(scene, HUMAN, at("he5"), 2)
    assert (scene.ranges("he5"), free_miniatures(scene, HUMAN)) == ([3], 15)
    scene.ships(SLAVERS, "ze5", 3)
    scene.fleet(SLAVERS, 1, "ze5", 4)
    send(scene, SLAVERS, 1, at("ze5"), at("ze4"))
    assert (scene.slavers.ships_at(at("ze5")), scene.slavers.ships_at(at("ze4"))) == (6, 1)
    send(scene, SLAVERS, WHOLE_HEX, at("ze5"), at("ze4"))
    assert (scene.slavers.ships_at(at("ze5")), scene.slavers.ships_at(at("ze4"))) == (0, 7)


def test_a_voyage_is_copied_and_written_as_it_is() -> None:
    scene = Voyage({"he5": 4}, fleets={"d": ("he5", 6)}, spirituality=2)
    scene.hand.deck = [1, 2]
    scene.arrange().choose("swap:a:d")
    scene.voyage.nebula_range = 4
    scene.choose("done")
    scene.regroup("he5", a=2).choose("view")
    scene.choose("lift:he5", "only:1")
    v = scene.voyage
    v.views_extra, v.dart = 1, 1
    w, again = Writer(), Writer()
    v.write(w)
    copy = v.clone()
    copy.write(again)
    assert w.values == again.values
    back = Slice()
    r = Reader(w.data())
    back.read(r)
    assert [getattr(back, name) for name in Slice.__slots__] == [getattr(v, name) for name in Slice.__slots__]
    empty = Slice()
    assert all(getattr(v, name) != getattr(empty, name) for name in Slice.__slots__), "the test fills every field"


def board(random: Random) -> Flow:
    """A board in the middle of a game, with many ships of the player."""
    home, centre = random.sample(range(9), 2)
    s = Flow(BOX, Layout(BOX, 2 * home, random.randrange(6), 2 * centre, 0), Chance(key_of_seed("random")))
    s.round = 5
    s.home = at("he5")
    for number in s.layout.star_hexes:
        s.counters[number] = random.randrange(3)
        s.relics[number] = -1
    for number in s.layout.stars_by_sector[0]:
        s.relics[number] = random.randrange(10)
    s.owner[s.home] = HUMAN
    s.counters[s.home] = star.NONE
    s.me.levels = [6, random.randint(1, 6), random.randint(1, 6), 3, 3]
    s.me.tactics = [DOUBLE] * 5
    for _ in range(16):
        place = random.randrange(HEXES)
        s.me.put_ships(place, s.me.loose[place] + 1)
    for letter in range(5):
        if random.random() < 0.7:
            s.me.put_fleet(letter, random.randrange(HEXES), random.randint(1, 20))
    s.hand.deck = list(range(9))
    s.slavers.put_fleet(1, 7, 4)
    return s


@rule("E-52", "E-54", "E-57", "E-66")
def test_a_random_player_soon_comes_to_an_end() -> None:
    random = Random(3)
    lengths = []
    for _ in range(40):
        s = board(random)
        ships = s.me.ships()
        s.plan(entry(act.MOVE))
        s.run()
        n = 0
        while s.open:
            choices = s.open[0].choices
            assert len(choices) < 125
            choice = random.choice(choices)
            view = s.view(0)
            assert view.open[0].choices == choices, "nothing hidden is betrayed by what is offered"
            view.finishes(0, choice)
            s.apply(0, choice)
            n += 1
            assert s.me.ships() == ships
            assert s.me.miniatures() <= 16
            assert voyage_fits(s)
            assert all(movement_step_fits(s, step) for step in s.seat.todo)
        lengths.append(n)
    assert max(lengths) < 150, "with 16 ships in as many hexes, and fleets"
    assert sum(lengths) < 40 * 60


@rule("E-66")
def test_who_never_stops_comes_to_an_end_as_well() -> None:
    random = Random(4)
    for _ in range(6):
        s = board(random)
        s.me.levels[PROPULSION] = random.randint(1, 6)
        s.plan(entry(act.MOVE))
        s.run()
        n = 0
        while s.open:
            choices = [choice for choice in s.open[0].choices if choice.code != "done"]
            s.apply(0, random.choice(choices or s.open[0].choices))
            n += 1
        assert n < 600


def test_a_voyage_that_cannot_be_is_refused() -> None:
    scene = Voyage({"he5": 2}, fleets={"d": ("he5", 6)}).sail()
    scene.choose("lift:he5")
    assert voyage_fits(scene)

    def ships(s: Flow) -> None:
        s.me.put_ships(at("he5"), 3)

    def number(s: Flow) -> None:
        s.voyage.number = 2

    def lifted(s: Flow) -> None:
        s.voyage.lifted = at("he6")

    def fleet(s: Flow) -> None:
        s.voyage.fleet_ranges[0] = 1

    def dart(s: Flow) -> None:
        s.voyage.dart = 3

    def landed(s: Flow) -> None:
        s.voyage.sailing = False

    def regrouped(s: Flow) -> None:
        s.voyage.regrouped = [5, 5]

    def swapped(s: Flow) -> None:
        s.voyage.swapped = [LETTERS * 2 + 1]

    for change in (ships, number, lifted, fleet, dart, landed, regrouped, swapped):
        wrong = Voyage({"he5": 2}, fleets={"d": ("he5", 6)}).sail()
        wrong.choose("lift:he5")
        change(wrong)
        assert not voyage_fits(wrong), change.__name__
