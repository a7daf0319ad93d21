"""Deal and Orb together: one common $ phase (V-85, V-86, V-94), and Talents in it."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOXES as PRINTED
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import BASE, DEAL, ORB, RIVALRY, WITH, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Recorder
from tests.games.roll.rules.expansion.boxes import BOTH_BOX, DEAL_BOX, ORB_BOX
from tests.games.roll.rules.orb.hangar import Hangar
from tests.rules import rule, vector

from .bazaar import Bazaar

BOTH = RIVALRY | DEAL | ORB
THREE = "three_credits"
GENES = "one_die:genes"


def research(bazaar: Bazaar, seat: int, by: str = "") -> None:
    """A worker researches and improves nothing."""
    bazaar.choose(seat, "research")
    if bazaar.kind(seat) == "dealer":
        bazaar.choose(seat, f"by:{by}")
    bazaar.choose(seat, "done")


@rule("V-85")
def test_pool_and_end_are_those_of_orb_and_deal_dice_are_rolled_first() -> None:
    assert (DEAL_BOX.pool_per_player, DEAL_BOX.end_tiles) == (12, 12)
    for box in (ORB_BOX, BOTH_BOX):
        assert (box.pool_per_player, box.end_tiles) == (15, 15)
    game = Roll(PRINTED, [BASE, BOTH])
    for seed in "abc":
        recorder = Recorder()
        state = game.new({WITH: key_of(BOTH)}, 3, key_of_seed(seed), recorder)
        while state.round < 1 or not [event for event in recorder.events if event.key == "orb_roll"]:
            decision = state.decisions()[0]
            state.apply(decision.seat, decision.choices[0], recorder)
        assert isinstance(state, Galaxy)
        assert state.pool == 45
        assert len(state.market.free_dice()) == 7
        assert all(p.more.orb.faces for p in state.players)
        keys = [event.key for event in recorder.events]
        assert keys.index("deal_track") < keys.index("deal_dice") < keys.index("orb_roll")


@rule("V-86")
def test_each_worker_is_used_once_as_dealer_or_as_researcher_in_any_mixture() -> None:
    bazaar = Bazaar(2, BOTH)
    bazaar.dealers(0, "home", "genes", "military", "alien")
    bazaar.credits(0, 3)
    bazaar.market(THREE, "credit_limit")
    bazaar.begin()
    assert {"open", "decline", "research"} <= set(bazaar.offered(0))
    research(bazaar, 0, "genes")
    assert bazaar.in_column(0, "dollar") == ["alien", "home", "military"]
    bazaar.open(0, THREE, "credit_limit", "home")
    assert bazaar.in_column(0, "dollar") == ["alien", "military"]
    research(bazaar, 0, "alien")
    bazaar.choose(0, "decline")
    assert bazaar.in_column(0, "dollar") == []
    assert bazaar.kind(0) not in ("deal", "dealer")
    assert [event.params["die"].partition("#")[0] for event in bazaar.events("research", 0)] == ["genes", "alien"]
    assert len(bazaar.events("decline_deal", 0)) == len(bazaar.events("open_deal", 0)) == 1
    assert bazaar.on_board(0) == {"area_1_left": ["home"]}


@vector("T-V35")
@rule("V-86", "V-94")
def test_a_researcher_may_be_given_in_a_later_exchange_of_the_phase() -> None:
    bazaar = Bazaar(2, BOTH)
    bazaar.dealers(0, "genes", "home", "home")
    bazaar.market(GENES, THREE)
    bazaar.begin()
    research(bazaar, 0, "genes")
    assert bazaar.in_citizenry(0) == ["genes"], "before its owner's next worker"
    bazaar.open(0, GENES, THREE)
    assert [event.params for event in bazaar.events("give_die", 0)] == [{"die": "genes#0", "from": "citizenry"}]
    assert (bazaar.in_citizenry(0), bazaar.p(0).credits) == ([], 3)


@rule("V-94")
def test_all_act_in_the_order_of_the_track_and_the_clean_up_follows() -> None:
    bazaar = Bazaar(3, BOTH)
    bazaar.s.market.track = [2, 0, 1]
    bazaar.lay(0, THREE, "credit_limit")
    bazaar.put(2, "area_1_left", "home")
    for seat in range(3):
        bazaar.dealers(seat, "novelty", "novelty")
    bazaar.crowd(0)
    bazaar.begin()
    assert [bazaar.kind(seat) for seat in range(3)] == ["", "", "deal"]
    bazaar.join(2, 0, "right")
    research(bazaar, 2)
    assert [bazaar.kind(seat) for seat in range(3)] == ["deal", "", ""]
    research(bazaar, 0)
    research(bazaar, 0)
    research(bazaar, 1)
    assert bazaar.open_deals(), "its sides are equal, but not all are done"
    assert not bazaar.events("close_deal")
    research(bazaar, 1)
    assert not bazaar.open_deals()
    keys = [event.key for event in bazaar.recorder.events]
    assert keys.index("close_deal") > max(at for at, key in enumerate(keys) if key == "research")


@vector("T-V21")
@rule("V-36")
def test_talents_on_the_phases_that_are_played_act_and_the_others_come_back() -> None:
    bazaar = Bazaar(3)
    bazaar.talent(0, 3)
    bazaar.workers(0, explore=["home"])
    bazaar.crowd(0)
    for seat in (1, 2):
        bazaar.workers(seat, explore=["home", "home"])
    bazaar.assign()
    bazaar.choose(0, *[f"assign:talent>{phase}" for phase in ("explore", "settle", "dollar")])
    bazaar.choose(0, "select:explore")
    if bazaar.kind(0) == "with":
        bazaar.choose(0, "with:home@explore")
    bazaar.choose(1, "select:dollar")
    bazaar.choose(2, "select:explore")
    for seat in range(3):
        if "ready" in bazaar.offered(seat):
            bazaar.choose(seat, "ready")
    assert bazaar.events("phases")[0].params == {"phases": ["explore", "dollar"]}
    back = [event for event in bazaar.events("talents_back") if event.rule == "A-27"]
    assert [(event.seat, event.params) for event in back] == [(0, {"dice": ["talent#1"]})]
    assert bazaar.p(0).more.talents == 1
    while bazaar.stage == "explore":
        seat = bazaar.s.decisions()[0].seat
        codes = [code for code in bazaar.offered(seat) if code.startswith("stock:")]
        bazaar.choose(seat, (codes or bazaar.offered(seat))[-1])
    assert len(bazaar.events("stock", 0)) == 2
    assert [event.params["die"] for event in bazaar.events("talent_spent", 0)] == ["talent#0"]
    declined = [event.params["die"] for event in bazaar.events("decline_deal", 0)]
    if not declined:
        bazaar.choose(0, "decline")
        declined = [event.params["die"] for event in bazaar.events("decline_deal", 0)]
    assert declined == ["talent#2"]
    assert bazaar.p(0).more.talents == 1, "the dealer went to the supply (D-21)"


@rule("D-44", "V-75")
def test_two_base_worlds_alike_each_take_a_good_of_the_orb() -> None:
    scene = Hangar(2, BOTH_BOX)
    scene.s.set_up_modules()
    scene.orb(0, s1="produce_3")
    scene.tableau(0, "base_world_novelty", "base_world_novelty")
    scene.citizenry(0, "genes", "genes", "genes", "military")
    scene.workers(0, explore=["home", "home"])
    scene.rolls(*[1] * len(scene.s.market.free_dice()), 1, 5)  # the Deal dice come first
    onto = "onto:base_world_novelty"
    for _ in range(2):
        assert scene.offered(0).count(onto) == 1
        scene.choose(0, onto, "muster:genes@citizenry")
    assert scene.goods_of(0) == {"base_world_novelty": ["genes", "genes"]}
    assert scene.stage == "assign", "the third has no place"
