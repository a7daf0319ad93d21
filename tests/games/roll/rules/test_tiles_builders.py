"""Developments that send dice used for a tile to the cup."""

from __future__ import annotations

from tests.rules import refusal, rule, tile, vector

from .scene import Scene
from .situations import FIRST, empire


@rule("R-49")
@tile("new_galactic_order")
def test_new_galactic_order_saves_military_settlers() -> None:
    scene = empire("new_galactic_order")
    scene.stack(0, "public_works", "jungle_world")
    scene.settlers(0, "military", "home", "military")
    scene.workers(0, develop=["military"], settle=["novelty"])
    scene.phases("develop", "settle")
    assert scene.dice(0) == {
        "cup": ["military", "military"],
        "citizenry": ["home", "military", "novelty"],  # the Military die is a developer
        "jungle_world": ["genes"],
    }
    assert scene.told("to_cup") == [
        f"to_cup seat=0 tile=new_galactic_order die=military#{FIRST} [R-49]",
        f"to_cup seat=0 tile=new_galactic_order die=military#{FIRST + 2} [R-49]",
    ]


def exchanging(*developments: str) -> Scene:
    scene = empire(*developments)
    scene.stack(0, "jungle_world")
    scene.settlers(0, "home", "military", "novelty")
    scene.workers(0, settle=["alien"])
    scene.phases("settle")
    return scene


@rule("R-49")
@refusal("keep_at_least_one")
@tile("galactic_exchange")
def test_galactic_exchange_saves_one_or_two_settlers() -> None:
    scene = exchanging("galactic_exchange")
    assert scene.kind(0) == "keep"
    assert scene.offered(0) == ["keep:home", "keep:military", "keep:novelty", "keep:alien"]
    assert scene.refused(0) == {"keep_at_least_one": "R-49"}
    assert scene.told("gain_good") == []  # the effect of the world comes afterwards
    scene.choose(0, "keep:military")
    assert scene.offered(0) == ["keep:home", "keep:novelty", "keep:alien", "done"]
    assert scene.refused(0) == {}
    scene.choose(0, "keep:alien")
    assert scene.dice(0) == {"cup": ["alien", "military"], "citizenry": ["home", "novelty"], "jungle_world": ["genes"]}
    assert scene.told("to_cup", "gain_good") == [
        f"to_cup seat=0 tile=galactic_exchange die=military#{FIRST + 1} [R-49]",
        f"to_cup seat=0 tile=galactic_exchange die=alien#{FIRST + 3} [R-49]",
        f"gain_good seat=0 tile=jungle_world die=genes#{FIRST + 4} [R-52]",
    ]


@rule("R-49")
@tile("galactic_exchange")
def test_galactic_exchange_may_stop_at_one_and_takes_a_lone_settler() -> None:
    scene = exchanging("galactic_exchange")
    scene.choose(0, "keep:novelty", "done")
    assert scene.dice(0) == {"cup": ["novelty"], "citizenry": ["alien", "home", "military"], "jungle_world": ["genes"]}
    scene = empire("galactic_exchange")
    scene.stack(0, "fifth_column", "public_works")
    scene.workers(0, settle=["home"], develop=["home"])
    scene.phases("develop", "settle")
    assert scene.dice(0) == {"cup": ["home", "military"], "citizenry": ["home"]}  # the developer is not covered


@rule("R-110")
@tile("new_galactic_order", "galactic_exchange")
def test_new_galactic_order_and_galactic_exchange_together() -> None:
    scene = exchanging("new_galactic_order", "galactic_exchange")
    assert scene.offered(0) == ["keep:home", "keep:novelty", "keep:alien", "done"]
    scene.choose(0, "keep:alien", "keep:novelty")
    assert scene.dice(0) == {
        "cup": ["alien", "military", "novelty"], "citizenry": ["home"], "jungle_world": ["genes"],
    }  # fmt: skip
    scene = exchanging("galactic_exchange", "new_galactic_order")
    scene.choose(0, "done")
    assert scene.dice(0) == {
        "cup": ["military"], "citizenry": ["alien", "home", "novelty"], "jungle_world": ["genes"],
    }  # fmt: skip


@rule("R-49", "R-88")
@tile("galactic_federation")
def test_galactic_federation_saves_developers_of_later_developments() -> None:
    scene = empire()
    scene.stack(0, "galactic_federation", "merchant_guild")
    scene.developers(0, "home", "home", "home", "home", "home", "alien")
    scene.workers(0, develop=["novelty", "military", "home"])
    scene.phases("develop")
    assert scene.keys(scene.p(0).developments) == ["galactic_federation", "merchant_guild"]
    assert scene.dice(0) == {"citizenry": ["alien"] + ["home"] * 5}  # nothing saved of its own
    assert scene.offered(0) == ["keep:novelty", "keep:military", "keep:home"]
    scene.choose(0, "keep:military")
    assert scene.offered(0) == ["keep:novelty", "keep:home", "done"]
    scene.choose(0, "keep:home")
    assert scene.dice(0) == {"cup": ["home", "military"], "citizenry": ["alien"] + ["home"] * 5 + ["novelty"]}
    assert [e.params["tile"] for e in scene.events("to_cup")] == ["galactic_federation", "galactic_federation"]


@rule("R-49", "R-88")
@vector("TV-43")
@tile("galactic_federation")
def test_galactic_federation_and_a_development_of_one_in_the_same_phase() -> None:
    scene = empire()
    scene.stack(0, "galactic_federation", "public_works", "fifth_column")
    scene.workers(0, develop=["home"] * 6 + ["home"], settle=["genes"])
    scene.phases("develop", "settle")
    assert scene.dice(0) == {"cup": ["home", "military"], "citizenry": ["genes"] + ["home"] * 6}
