"""Steps 1 and 2: Roll and Assign (R-2 to R-4, R-16 to R-20, R-25, R-80)."""

from __future__ import annotations

from orrery.games.roll.rules.pieces import FACE_KEYS, NONE, face_of, phase_of
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule

SELECTS = ["select:explore", "select:develop", "select:settle", "select:produce", "select:ship"]


def wilds(colour: str) -> list[str]:
    return [f"assign:{colour}>{phase}" for phase in ("explore", "develop", "settle", "produce", "ship")]


@rule("R-16", "R-17", "R-80")
def test_a_round_begins_with_everybody_rolling_the_whole_cup_at_once() -> None:
    scene = Scene(3)
    scene.cup(0, "home", "home", "military", "alien")
    scene.cup(1, "genes")
    scene.cup(2, "consumption", "novelty", "rare_elements")
    scene.citizenry(0, "home", "genes")
    scene.s.players[0].credits = 0
    chance = scene.s.chance.copy()
    scene.manage()
    for seat in range(3):
        p = scene.p(seat)
        assert p.cup == []
        faces = [FACE_KEYS[scene.s.box.die_faces[die & 15][chance.below(6)]] for die in p.workers]
        assert [FACE_KEYS[face_of(die)] for die in p.workers] == faces
        for die, face in zip(p.workers, faces, strict=True):
            assert phase_of(die) == (NONE if face == "wild" else FACE_KEYS.index(face)), "faces say where dice go"
    assert scene.in_citizenry(0) == ["genes", "home"], "citizens are no workers"
    assert scene.s.round == 2
    assert scene.stage == "assign"
    assert [d.seat for d in scene.s.decisions()] == [0, 1, 2], "all assign at the same time"
    assert scene.s.busy() == [0, 1, 2]
    news = scene.news()
    assert news[:4] == [f"credit_reset seat={seat} credits=1 [R-69]" for seat in range(3)] + ["round round=2 [R-16]"]
    assert news[4].startswith("roll seat=0 dice=home#0:")
    assert [line.split("[")[1] for line in news[4:7]] == [f"R-17] > {seat} !" for seat in range(3)]


@rule("R-18")
@refusal("wild_not_later", "face_says_where")
def test_faces_say_where_workers_go_and_wilds_go_anywhere() -> None:
    scene = Scene(2)
    scene.workers(0, explore=["home"], ship=["novelty"], wild=["genes", "genes", "alien"])
    scene.workers(1, wild=["military"])
    scene.assign()
    assert scene.kind(0) == "assign"
    assert scene.offered(0) == wilds("genes")
    assert scene.s.about(0) == {"die": "genes"}
    assert scene.refused(0) == {"wild_not_later": "R-18", "face_says_where": "R-18"}
    assert scene.why_not(0, "assign:novelty>explore") == "R-18"
    assert scene.why_not(0, "select:ship") == "R-18", "wilds come first"
    assert scene.refused(1) == {"wild_not_later": "R-18"}
    scene.choose(0, "assign:genes>settle")
    assert scene.offered(0) == wilds("genes")
    scene.choose(0, "assign:genes>settle")
    assert scene.offered(0) == wilds("alien")
    scene.choose(0, "assign:alien>explore")
    assert scene.dice(0) == {"explore": ["alien", "home"], "settle": ["genes", "genes"], "ship": ["novelty"]}
    assert [FACE_KEYS[face_of(die)] for die in scene.p(0).workers if die & 15 > 4] == ["wild"] * 3
    assert scene.offered(0) == SELECTS
    assert scene.news() == [
        "assign seat=0 die=genes#2 phase=settle [R-18] > 0",
        "assign seat=0 die=genes#3 phase=settle [R-18] > 0",
        "assign seat=0 die=alien#4 phase=explore [R-18] > 0",
    ]


@rule("R-19")
@refusal("must_select_one", "one_worker_selects", "reassign_after_selecting")
def test_any_worker_selects_any_one_phase_and_works_there() -> None:
    scene = Scene(3)
    scene.tableau(0, "nanotechnology")
    scene.workers(0, explore=["home", "alien", "home"], develop=["home"], ship=["alien"])
    scene.workers(1, explore=["home"])
    scene.workers(2, explore=["home"])
    scene.assign()
    assert scene.kind(0) == "select"
    assert scene.offered(0) == SELECTS
    assert scene.refused(0) == {"reassign_after_selecting": "R-20", "must_select_one": "R-19"}
    assert scene.why_not(0, "ready") == "R-19"
    assert scene.why_not(0, "use:nanotechnology") == "R-20"
    assert scene.why_not(0, "dictate") == "R-20"
    scene.choose(0, "select:produce")
    assert scene.kind(0) == "with"
    assert scene.offered(0) == ["with:home@explore", "with:alien@explore", "with:home@develop", "with:alien@ship"]
    assert scene.refused(0) == {"one_worker_selects": "R-19"}
    assert scene.why_not(0, "select:ship") == "R-19", "exactly one phase"
    assert scene.why_not(0, "with:alien@develop") == "R-19"
    scene.choose(0, "with:alien@ship")
    assert scene.dice(0) == {"strip": ["alien"], "explore": ["alien", "home", "home"], "develop": ["home"]}
    assert phase_of(scene.p(0).strip) == 3, "it belongs to the selected phase, whatever it shows"
    assert FACE_KEYS[face_of(scene.p(0).strip)] == "ship"
    assert scene.news() == ["select seat=0 die=alien#4 phase=produce [R-19] > 0"]
    assert scene.kind(0) == "reassign"


@rule("R-19")
def test_the_only_worker_there_is_selects_by_itself() -> None:
    scene = Scene(3)
    for seat in range(3):
        scene.workers(seat, develop=["home"])
    scene.assign()
    scene.choose(0, "select:ship")
    assert scene.offered(0) == [], "nothing is left to decide: ready"
    assert scene.s.busy() == [1, 2]
    assert scene.news() == ["select seat=0 die=home#0 phase=ship [R-19] > 0", "ready seat=0 [R-25]"]


@rule("R-25", "R-80")
def test_the_step_ends_when_everybody_is_ready_in_any_order() -> None:
    scene = Scene(3)
    for seat in range(3):
        scene.workers(seat, ship=["home", "home", "home"])
    scene.assign()
    scene.choose(2, "select:ship", "ready")
    scene.choose(0, "select:ship", "ready")
    assert scene.stage == "assign"
    assert scene.s.busy() == [1]
    assert scene.offered(0) == []
    assert scene.why_not(0, "ready") == ""
    scene.choose(1, "select:explore")
    assert [e.seat for e in scene.events("ready")] == [2, 0]
    scene.choose(1, "ready")
    assert [e.seat for e in scene.events("ready")] == [2, 0, 1]
    assert [(e.rule, e.params) for e in scene.events("ready")] == [("R-25", {})] * 3
    assert [e.seat for e in scene.events("reveal")] == [0, 1, 2]


@rule("R-71")
def test_who_has_no_worker_selects_nothing_and_goes_on() -> None:
    """OQ-25: nothing recruited, nothing to recall."""
    scene = Scene(3)
    scene.citizenry(0, "home")
    for seat in (1, 2):
        scene.workers(seat, ship=["home", "home", "home"])
    scene.assign()
    assert scene.offered(0) == []
    assert scene.s.busy() == [1, 2]
    scene.choose(1, "select:ship", "ready")
    scene.choose(2, "select:ship", "ready")
    assert scene.events("reveal", 0)[0].params == {"selected": "nothing"}
    assert scene.events("phases")[0].params == {"phases": ["ship"]}
    assert scene.p(0).strip == -1


@rule("R-2", "R-3")
def test_only_dice_in_columns_and_on_the_strip_work() -> None:
    """Cup, Citizenry, construction zone and goods: dice there do nothing in a phase that is played."""
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.stack(0, "nanotechnology", "alien_sentinels")
    scene.cup(0, "home", "military")
    scene.citizenry(0, "novelty")
    scene.developers(0, "military")
    scene.settlers(0, "genes")
    scene.good(0, "gem_world", "alien")
    scene.hold(1)
    scene.phases("explore", "develop", "settle", "produce", "ship")
    assert scene.dice(0) == {
        "cup": ["home", "military"],
        "citizenry": ["novelty"],
        "developers": ["military"],
        "settlers": ["genes"],
        "gem_world": ["alien"],
    }
    assert len(scene.p(0).dice()) == 6
    assert scene.p(0).credits == 0


@rule("R-3", "R-56")
def test_a_producer_on_a_world_is_a_good_and_no_worker() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.workers(0, produce=["home"])
    scene.hold(1)
    scene.phases("produce", "ship")
    assert scene.dice(0) == {"gem_world": ["home"]}
    assert scene.p(0).workers == []


@rule("R-4")
def test_the_column_counts_and_not_the_face_shown() -> None:
    """An Alien die has no Explore face; selecting with it makes it an explorer of its colour."""
    scene = Scene(2)
    scene.tableau(0, "alien_archaeology")
    scene.workers(0, produce=["alien", "home"])
    scene.workers(1, develop=["home"])
    scene.assign()
    scene.choose(0, "select:explore", "with:alien@produce")
    scene.choose(1, "select:explore")
    assert scene.offered(0) == ["scout:alien", "stock:alien"]
    scene.choose(0, "stock:alien")
    assert scene.p(0).credits == 4


@rule("R-7", "R-80")
def test_a_player_touches_only_his_own_material() -> None:
    """Of two seats that act at the same time, the choices of one change nothing of the other."""
    scene = Scene(2)
    for seat, (world, tile) in enumerate([("gem_world", "space_docks"), ("space_port", "export_duties")]):
        scene.tableau(seat, world)
        scene.stack(seat, tile)
        scene.workers(seat, explore=["home", "home"])
        scene.cup(seat, "military")
    scene.phases("explore")
    other = scene.p(1)
    before = (other.dice(), other.credits, other.pile[:], [stack[:] for stack in other.stacks])
    scene.choose(0, "scout:home", "abandon:space_docks")
    assert (other.dice(), other.credits, other.pile, other.stacks) == before
    assert not any("space_port" in code or "export_duties" in code for code in scene.offered(0))
