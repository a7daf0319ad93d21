"""What the browser is sent of Race: what lies where, what a card takes now, what the robot would do."""

from __future__ import annotations

import msgspec
import pytest

from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.vocabulary import phase
from orrery.games.race.web.board import RaceBoard, board
from orrery.kernel.chance import Chance, key_of_seed
from orrery.texts import LANGUAGES, Speech
from tests.games.race.rules.scene import STRONG, Scene
from tests.rules import rule

WORDS = {lang: Speech(lang, RACE) for lang in LANGUAGES}
STARTS = next(option for option in RACE.options if option.key == "robot_start").values[1:]


def sent(scene: Scene, lang: str = "en", me: int | None = 0) -> RaceBoard:
    """As it comes out of the wire again."""
    made = board(scene.s.view(me), me, WORDS[lang])
    return msgspec.json.decode(msgspec.json.encode(made), type=RaceBoard)


def prices(scene: Scene) -> dict[str, tuple[int | None, int | None]]:
    """Of the cards whose prices or strength a test looks at."""
    return {card.key: (card.price, card.strength) for card in sent(scene).empire.hand if card.key not in STRONG}


def rows(scene: Scene, lang: str = "en") -> dict[str, tuple[str, str]]:
    return {row.phase: (row.action, row.reaction) for row in sent(scene, lang).robot.rows}


def test_the_hand_says_what_each_card_takes_now() -> None:
    scene = Scene().tableau("new_sparta", "investment_credits", "contact_specialist")
    scene.hand("space_marines", "gem_world", "rebel_miners", "rebel_stronghold", "galactic_federation")
    found = {card.key: (card.price, card.strength, card.enough) for card in sent(scene).empire.hand}
    assert found["space_marines"] == (1, None, True)  # 2, and 1 less
    assert found["gem_world"] == (2, None, True)
    assert found["rebel_miners"] == (1, 1, True)  # 2 to defend, 1 to pay with Contact Specialist
    assert found["rebel_stronghold"] == (8, 1, False)
    assert found["galactic_federation"] == (5, None, False)


def test_a_phase_that_was_chosen_makes_developments_cheaper() -> None:
    scene = Scene().tableau("epsilon_eridani").hand("space_marines", "gem_world").play("develop_1")
    assert {card.key: card.price for card in sent(scene).empire.hand} == {"space_marines": 1, "gem_world": 2}
    assert sent(scene).phase == "develop"
    assert sent(scene).markers == ["develop_1"]


@rule("S-77")
def test_a_raised_action_shows_in_the_prices_before_its_phase() -> None:
    scene = Scene().tableau("new_sparta", "contact_specialist", "imperium_lords")
    scene.hand("gem_world", "rebel_miners", "galactic_federation", "space_marines").cards(4)
    plain = prices(scene)
    before = prices(scene.branch().play("explore_1", "settle_1", raised="settle_1"))
    after = prices(scene.branch().play("settle_1", raised="settle_1"))
    assert before == after
    assert (plain["gem_world"], before["gem_world"]) == ((2, None), (0, None))
    assert (plain["rebel_miners"], before["rebel_miners"]) == ((1, 1), (0, 3))
    before = prices(scene.branch().play("explore_1", "develop_1", raised="develop_1"))
    assert before == prices(scene.branch().play("develop_1", raised="develop_1"))
    assert (plain["galactic_federation"], before["galactic_federation"]) == ((6, None), (3, None))


@rule("S-17", "S-77")
def test_what_an_action_brings_ends_with_its_phase() -> None:
    scene = Scene().tableau("earths_lost_colony").hand("space_marines", "gem_world").cards(4)
    scene.play("develop_1", "settle_1", raised="develop_1").choose("pass")
    assert scene.s.phase == phase.SETTLE
    assert prices(scene)["space_marines"] == (2, None)
    scene = Scene().tableau("earths_lost_colony").hand("space_marines", "gem_world").cards(4)
    scene.play("explore_1", "develop_2", dice=("develop_1",))
    assert prices(scene)["space_marines"] == (2, None), "the first one is the next, and the marker lies on the second"


def test_goods_are_kinds_and_never_cards() -> None:
    scene = Scene().tableau("alpha_centauri", "gem_world", "new_sparta").goods("alpha_centauri")
    found = sent(scene)
    assert [(card.key, card.good) for card in found.empire.tableau] == [
        ("alpha_centauri", "rare_elements"),
        ("gem_world", None),
        ("new_sparta", None),
    ]
    assert found.hidden == 1


def test_stashed_cards_lie_under_their_world_and_are_known() -> None:
    scene = Scene().tableau("galactic_scavengers", "gem_world").stash("comet_zone", "public_works")
    found = sent(scene).empire
    assert [card.stash for card in found.tableau] == [2, 0]
    assert sorted(found.stashed) == ["comet_zone", "public_works"]


def test_cards_named_for_a_payment_lie_before_the_player() -> None:
    scene = Scene().tableau("new_sparta").hand("gem_world").cards(4).play("settle_1").choose("place:gem_world")
    assert scene.kind() == "pay"
    first = scene.offered()[0]
    scene.choose(first)
    found = sent(scene).empire
    assert found.placing == "gem_world"
    assert found.named == [first.removeprefix("pay:")]
    assert sent(scene, me=None).empire == found  # a spectator sees what the player sees


def test_what_was_seen_going_is_counted_and_the_rest_is_not_told() -> None:
    scene = Scene().tableau("epsilon_eridani").hand("gem_world", "comet_zone", "space_marines").play("develop_1")
    scene.choose("place:space_marines")
    while scene.offered():
        scene.choose(scene.offered()[0])
    found = sent(scene)
    assert found.discard
    assert sum(found.discard.values()) == len(scene.s.discard)
    assert found.deck == len(scene.s.deck)
    assert found.robot.hand == len(scene.s.robot.hand)


def test_the_robot_has_its_start_world_tracks_and_tokens() -> None:
    scene = Scene(robot="new_sparta").tableau("old_earth")
    robot = sent(scene).robot
    assert (robot.start, robot.mat) == ("new_sparta", "robot_new_sparta")
    assert robot.mat in WORDS["en"].voice.components
    assert [card.key for card in robot.cards] == ["new_sparta"]
    assert (robot.credit, robot.credit_most, robot.economy, robot.economy_most) == (1, 4, 0, 5)
    assert robot.end == 12


def test_cards_of_cost_6_are_worth_to_the_robot_what_tokens_are() -> None:
    scene = Scene().tableau("new_sparta")
    scene.s.robot.tableau.append(scene._from_pile("galactic_federation"))
    scene.s.difficulty = 2
    robot = sent(scene).robot
    assert robot.worth == 9
    assert [card.vp for card in robot.cards] == [2, 9]


def test_the_mat_says_what_the_robot_would_do_now() -> None:
    scene = Scene().tableau("new_sparta")
    scene.s.robot.supply = 0
    found = rows(scene)
    assert found["explore"] == ("draws 1 (both dice: 3), credit +1", "draws 1")
    assert found["develop"][0] == "draws 1, places a development (cost 6 or more: 1 credit)"
    assert found["settle"] == (
        "draws 3, places a non-military world",
        "draws 2, places a non-military world for 1 credit",
    )
    assert found["produce"] == ("economy +1", "nothing")
    scene.s.robot.supply, scene.s.robot.credit, scene.s.robot.economy = 1, 2, 3
    found = rows(scene)
    assert found["develop"] == ("plays a token for 2 credit", "places a development for 1 credit")
    both = "$: credit +2, 3 VP; ×2: 6 VP, economy +1; both: 6 VP in all"
    assert found["consume"] == (both, "3 VP")
    both = "$: Guthaben +2, 3 SP; ×2: 6 SP, Wirtschaft +1; beide: zusammen 6 SP"
    assert rows(scene, "de")["consume"] == (both, "3 SP")
    scene.s.robot.credit = 0
    assert rows(scene)["settle"][1] == "passes: no credit"
    assert rows(scene, "de")["settle"][1] == "passt: kein Guthaben"


@rule("S-115")
def test_the_mat_says_which_world_is_searched_in_the_draw_pile() -> None:
    scene = Scene(robot="doomed_world").tableau("new_sparta")
    said = "searches the draw pile for a non-military world of 3 VP or more; credit +2, economy +1"
    assert rows(scene)["settle"][0] == said
    said = "sucht im Nachziehstapel eine nicht-militärische Welt ab 3 SP; Guthaben +2, Wirtschaft +1"
    assert rows(scene, "de")["settle"][0] == said


@rule("S-108", "S-111")
def test_the_mat_says_what_is_never_placed_and_what_brings_prestige() -> None:
    scene = Scene(robot="rebel_freedom_fighters").tableau("new_sparta")
    scene.s.robot.supply = 0
    rebels = ", never Imperium; Rebel: prestige +1"
    found = rows(scene)
    assert found["develop"] == (
        f"draws 2, places a development (cost 6 or more: 1 credit){rebels}",
        f"places a development for 1 credit{rebels}",
    )
    assert found["settle"] == tuple(f"draws 3, places a military world{rebels}" for _ in range(2))
    rebels = ", nie Imperium; Rebellen: Prestige +1"
    assert rows(scene, "de")["settle"][1] == f"zieht 3, legt eine Militärwelt aus{rebels}"
    assert rows(scene, "de")["develop"][1] == f"legt eine Entwicklung aus, für 1 Guthaben{rebels}"


@pytest.mark.parametrize("start", STARTS)
def test_every_start_world_of_the_robot_has_its_mat_in_words(start: str) -> None:
    sets = {"sets": "3", "robot_start": start}
    s = RACE.new(RACE.check(sets, 1), 1, key_of_seed("mats"))
    for lang, words in WORDS.items():
        robot = board(s.view(0), 0, words).robot
        assert robot.start == start
        for row in robot.rows:
            assert row.action, (lang, row)
            assert row.reaction, (lang, row)


def test_every_moment_of_a_game_can_be_sent() -> None:
    """Whatever is asked, with whatever lies on the table."""
    chance = Chance(key_of_seed("sent"))
    largest = 0
    for number in range(6):
        s = RACE.new(RACE.check({"sets": str(number % 4)}, 1), 1, key_of_seed(f"sent {number}"))
        while decisions := s.decisions():
            made = msgspec.json.encode(board(s.view(0), 0, WORDS["de"]))
            assert msgspec.json.decode(made, type=RaceBoard).round == s.round
            largest = max(largest, len(made))
            s.apply(0, decisions[0].choices[chance.below(len(decisions[0].choices))])
    assert largest < 12_000  # bytes: it is sent after every choice
