"""Step 5: Manage Empire (R-68 to R-72)."""

from __future__ import annotations

from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, vector


def managing(*, credits: int, citizens: list[str], cup: list[str] | None = None) -> Scene:
    """Seat 0 manages; a developer on its stack lets it stop at recalling."""
    scene = Scene(2)
    scene.credits(0, credits)
    scene.citizenry(0, *citizens)
    scene.cup(0, *(cup or []))
    scene.stack(0, "nanotechnology")
    scene.developers(0, "rare_elements")
    scene.cup(1, "home")
    scene.manage()
    return scene


@rule("R-68", "R-69")
@vector("TV-10")
def test_four_credits_recruit_four_dice_and_zero_becomes_one() -> None:
    scene = managing(credits=4, citizens=["home"] * 4)
    assert scene.dice(0) == {"cup": ["home"] * 4, "developers": ["rare_elements"]}
    assert scene.p(0).credits == 1
    assert scene.news()[:5] == [f"recruit seat=0 die=home#{n} [R-68]" for n in range(4)] + [
        "credit_reset seat=0 credits=1 [R-69]"
    ]
    five = managing(credits=4, citizens=["home"] * 5)
    assert five.dice(0) == {"cup": ["home"] * 4, "citizenry": ["home"], "developers": ["rare_elements"]}
    assert five.p(0).credits == 1


@rule("R-68")
def test_recruiting_runs_by_itself_when_the_credits_suffice_and_the_rest_is_kept() -> None:
    scene = managing(credits=7, citizens=["home", "alien"])
    assert scene.kind(0) == "recall"
    assert scene.dice(0) == {"cup": ["alien", "home"], "developers": ["rare_elements"]}
    assert scene.p(0).credits == 5
    assert scene.events("credit_reset", 0) == []


@rule("R-68", "R-69", "R-70")
@vector("TV-28")
@refusal("must_recruit", "recall_after_recruiting")
def test_if_the_credits_do_not_suffice_the_player_chooses_whom_to_recruit() -> None:
    scene = managing(credits=2, citizens=["home", "alien", "home", "genes", "home"])
    assert scene.kind(0) == "recruit"
    assert scene.offered(0) == ["recruit:home", "recruit:alien", "recruit:genes"]
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)] == [
        ("must_recruit", "R-68", {"credits": 2}),
        ("recall_after_recruiting", "R-70", {}),
    ]
    assert scene.why_not(0, "done") == "R-68"
    assert scene.why_not(0, "recall:rare_elements@developers") == "R-70"
    assert scene.why_not(0, "recruit:military") == "R-68"
    scene.choose(0, "recruit:genes")
    assert scene.p(0).credits == 1
    assert scene.offered(0) == ["recruit:home", "recruit:alien"]
    scene.choose(0, "recruit:home")
    assert scene.kind(0) == "recall"
    assert scene.dice(0) == {
        "cup": ["genes", "home"], "citizenry": ["alien", "home", "home"], "developers": ["rare_elements"],
    }  # fmt: skip
    assert scene.p(0).credits == 1


@rule("R-69")
def test_no_credits_recruit_nobody_and_become_one() -> None:
    scene = managing(credits=0, citizens=["home", "alien"], cup=["home"])
    assert scene.dice(0) == {"cup": ["home"], "citizenry": ["alien", "home"], "developers": ["rare_elements"]}
    assert scene.p(0).credits == 1
    idle = managing(credits=0, citizens=[], cup=["home"])
    assert idle.p(0).credits == 1, "also if there is nobody to recruit"


@rule("R-70")
@refusal("not_from_citizenry")
def test_developers_settlers_and_goods_may_be_recalled_free_of_charge() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world", "space_port", "galactic_reserves")
    scene.good(0, "gem_world", "novelty", "novelty")
    scene.good(0, "space_port", "novelty", "alien")
    scene.stack(0, "nanotechnology", "alien_sentinels")
    scene.developers(0, "home", "genes", "home")
    scene.settlers(0, "military")
    scene.citizenry(0, "home", "alien")
    scene.credits(0, 1)
    scene.cup(1, "home")
    scene.manage()
    scene.choose(0, "recruit:home")
    assert scene.kind(0) == "recall"
    assert scene.offered(0) == [
        "done", "recall:home@developers", "recall:genes@developers", "recall:military@settlers",
        "recall:novelty@gem_world", "recall:novelty@space_port", "recall:alien@space_port",
    ]  # fmt: skip
    assert scene.refused(0) == {"not_from_citizenry": "R-70"}
    assert scene.why_not(0, "recall:alien@developers") == "R-70"
    assert scene.why_not(0, "recruit:alien") == "R-70"
    scene.news()
    scene.choose(0, "recall:home@developers", "recall:military@settlers", "recall:alien@space_port")
    assert scene.news() == [
        "recall seat=0 die=home#4 from=developers [R-70]",
        "recall seat=0 die=military#7 from=settlers [R-70]",
        "recall seat=0 die=alien#3 from=space_port [R-70]",
    ]
    assert scene.offered(0) == [
        "done", "recall:genes@developers", "recall:home@developers", "recall:novelty@gem_world",
        "recall:novelty@space_port",
    ]  # fmt: skip
    assert scene.dice(0) == {
        "cup": ["alien", "home", "home", "military"],
        "citizenry": ["alien"],
        "developers": ["genes", "home"],
        "gem_world": ["novelty", "novelty"],
        "space_port": ["novelty"],
    }
    assert scene.p(0).credits == 1, "recalling costs nothing"
    scene.choose(0, "done")
    assert scene.s.round == 2
    assert len(scene.p(0).workers) == 4, "what is in the cup is rolled"


@rule("R-70", "R-85")
def test_nobody_has_to_recall_who_has_a_die_in_the_cup() -> None:
    scene = managing(credits=1, citizens=["home"])
    assert scene.offered(0) == ["done", "recall:rare_elements@developers"]
    assert scene.refused(0) == {}


@rule("R-71")
@vector("TV-29")
@refusal("must_recall")
def test_an_empty_cup_forces_at_least_one_recall() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "novelty")
    scene.stack(0, "nanotechnology")
    scene.developers(0, "home", "genes")
    scene.cup(1, "home")
    scene.manage()
    assert scene.kind(0) == "recall"
    assert scene.offered(0) == ["recall:home@developers", "recall:genes@developers", "recall:novelty@gem_world"]
    assert scene.refused(0) == {"must_recall": "R-71"}
    assert scene.why_not(0, "done") == "R-71"
    assert scene.why_not(0, "recall:alien@developers") == "R-70"
    scene.choose(0, "recall:novelty@gem_world")
    assert scene.offered(0) == ["done", "recall:home@developers", "recall:genes@developers"]
    assert scene.refused(0) == {}
    assert scene.events("recall")[0].rule == "R-71"
    scene.choose(0, "done")
    assert scene.s.round == 2


@rule("R-71")
def test_the_only_die_to_recall_is_recalled_by_itself() -> None:
    scene = Scene(2)
    scene.stack(0, "nanotechnology")
    scene.developers(0, "home")
    scene.cup(1, "home")
    scene.manage()
    assert scene.p(0).builders == [[], []]
    assert [repr(e) for e in scene.events("recall")] == ["recall seat=0 die=home#0 from=developers [R-71]"]
    assert scene.s.round == 2


@rule("R-71", "R-68")
def test_who_has_nothing_to_recall_either_goes_on_without_workers() -> None:
    """OQ-25: all dice in the Citizenry and no credit left."""
    scene = Scene(2)
    scene.citizenry(0, "home", "genes")
    scene.credits(0, 0)
    scene.cup(1, "home")
    scene.manage()
    assert scene.s.round == 2
    assert scene.p(0).workers == []
    assert scene.p(0).credits == 1
    assert scene.offered(0) == []
    assert scene.kind(1) in ("assign", "select")


@rule("R-72")
def test_the_phase_tiles_are_turned_back() -> None:
    scene = Scene(2)
    scene.cup(0, "home")
    scene.cup(1, "home")
    scene.phases("explore", "develop", "settle", "produce", "ship")
    assert scene.s.round == 2
    assert (scene.s.played, scene.s.phase_die) == (0, -1)
    assert scene.stage == "assign"


@rule("R-68", "R-80")
def test_everybody_manages_at_the_same_time() -> None:
    scene = Scene(3)
    for seat in range(3):
        scene.credits(seat, 1)
        scene.citizenry(seat, "home", "genes")
    scene.manage()
    assert [(d.seat, d.kind, d.secret) for d in scene.s.decisions()] == [(seat, "recruit", False) for seat in range(3)]
    scene.choose(2, "recruit:genes")
    assert scene.s.busy() == [0, 1]
    assert scene.s.round == 1
