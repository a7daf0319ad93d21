"""What expansions bring is largely reconstructed: an owner of the printed game can correct all that is in doubt."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.roll.rules.alphabet import ALPHABET
from orrery.games.roll.rules.game import ROLL, Roll
from orrery.games.roll.rules.pieces import COLOUR_KEYS, FACE_KEYS
from orrery.games.roll.rules.sets import BASE, LEGAL, WITH, all_of, key_of
from orrery.kernel.corrections import Doubt, as_text, doubts_of
from orrery.kernel.laws import check_game
from orrery.kernel.refusal import BadOptions
from orrery.texts import LANGUAGES, Speech

EVERYTHING = key_of(all_of(LEGAL))
SETS = [key_of(sets) for sets in LEGAL]
SETS_WITH_EXPANSIONS = [key_of(sets) for sets in LEGAL if sets != BASE]


def doubts(game: Roll, options: dict[str, str] | None) -> dict[tuple[str, str], Doubt]:
    return {(doubt.component, doubt.field): doubt for row in game.components(options) for doubt in doubts_of(row)}


def other_value(doubt: Doubt) -> Any:
    """Another value that can be played."""
    if isinstance(doubt.value, int):
        return doubt.value + 1 if doubt.value < doubt.most else doubt.value - 1
    if doubt.field.startswith("name_"):
        return f"{doubt.value} X"
    if doubt.field == "check":
        return "reveal" if doubt.value != "reveal" else "ship"
    if doubt.field == "colour":
        return "genes"
    if doubt.field == "conditions":
        return [{"metric": "credits", "least": 9}, {"metric": "dice_in_citizenry", "most": 1}]
    if doubt.field == "powers":
        return [] if doubt.value else [{"kind": "credits_per_scout", "amount": 1}]
    if doubt.field in ("left", "right"):
        return [[9, 1], [1, 9]]
    return list(reversed(doubt.value))


def rolls(game: object) -> Roll:
    assert isinstance(game, Roll)
    return game


def test_without_options_all_that_any_table_has_can_be_corrected() -> None:
    everything = doubts(ROLL, {WITH: EVERYTHING})
    assert doubts(ROLL, None).keys() == everything.keys()
    assert len(everything) > 300
    keys = {row["key"] for row in ROLL.components()}
    for name in SETS:
        assert {row["key"] for row in ROLL.components({WITH: name})} <= keys
        assert doubts(ROLL, {WITH: name}).keys() <= everything.keys()
    assert len(keys) == len(ROLL.components()) == len(ROLL.components({WITH: EVERYTHING}))
    assert len(doubts(ROLL, {})) == 2, "the base game alone"


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_doubtful_of_a_set_is_a_file_that_changes_nothing_until_it_is_edited(name: str, lang: str) -> None:
    text = "\n".join(Speech(lang, ROLL, {WITH: name}).uncertain())
    assert ROLL.corrected(text) is ROLL
    for component, field in doubts(ROLL, {WITH: name}):
        section = text.partition(f"[{component}]\n")[2].partition("\n\n")[0]
        assert f"\n{field} = " in f"\n{section}"


@pytest.mark.parametrize("name", SETS)
def test_every_doubtful_value_of_a_set_can_be_corrected_and_goes_round(name: str) -> None:
    options = {WITH: name}
    found: dict[str, dict[str, Any]] = {}
    for (component, field), doubt in doubts(ROLL, options).items():
        found.setdefault(component, {})[field] = other_value(doubt)
    game = rolls(ROLL.corrected(as_text(found)))
    again = rolls(ROLL.corrected(game.correction_text))
    assert (again.correction, again.correction_text) == (game.correction, game.correction_text) != ("", "")
    assert game.correction_text == as_text(found)
    rows = {row["key"]: row for row in game.components(options)}
    for component, fields in found.items():
        for field, value in fields.items():
            assert rows[component][field] == value, (component, field)
    assert doubts(game, options) == {}, "what was corrected is no longer in doubt"
    plain = {row["key"]: row for row in ROLL.components(options)}
    assert {key for key, row in rows.items() if row != plain[key]} == set(found)


FACES = {
    "leader": ["wild", "ship", "ship_dollar", "produce_ship", "explore_develop", "settle_ship"],
    "entrepreneur": ["develop_dollar"] * 6,
    "pioneer": ["explore", "develop", "settle", "produce", "ship", "develop_produce"],
}
CORRECTIONS: dict[str, dict[str, Any]] = {
    **{key: {"faces": faces} for key, faces in FACES.items()},
    "deal_die_1": {"faces": ["two_vp_chips", "tableau_world", "two_dice:pioneer+alien"] * 2},
    "prestige_die": {"faces": ["credit_limit", "three_workers", "one_die:home"] * 2},
    "deal_track": {"left": [[2, 0], [0, 3]], "right": [[0, 1], [4, 0]]},
    "base_world_novelty": {"cost": 5, "colour": "alien"},
    "base_world_rare_elements": {"colour": "gray"},
    "base_development_ship": {"powers": [{"kind": "reassign", "most": 2, "into": ["settle"]}]},
}


@pytest.mark.parametrize("key", [*CORRECTIONS, "all"])
def test_what_is_corrected_changes_no_code_and_is_played(key: str) -> None:
    text = as_text(CORRECTIONS if key == "all" else {key: CORRECTIONS[key]})
    game = rolls(ROLL.corrected(text))
    options = {WITH: EVERYTHING}
    assert game.alphabet is ALPHABET, "and so every action keeps its number"
    assert game.version(options) == ROLL.version(options)
    box = game.boxes.of(all_of(LEGAL))
    if key in FACES:
        assert [FACE_KEYS[face] for face in box.die_faces[COLOUR_KEYS.index(key)]] == FACES[key]
    if key in ("deal_track", "all"):
        assert (box.deal.spaces, box.deal.pays[0]) == (2, [[2, 0], [0, 3]])
    checked = check_game(game, options, 3, f"corrected {key}")
    assert checked.decisions > 100
    for lang in LANGUAGES:
        speech = Speech(lang, game, options)
        for component in CORRECTIONS:
            assert speech.explain(component)


@pytest.mark.parametrize(
    "correction",
    [
        '[leader]\nfaces = ["wild"]',
        "[leader]\nfaces = []",
        '[leader]\nfaces = ["wild", "wild", "wild", "wild", "wild", "dollar"]',
        '[pioneer]\nfaces = ["wild", "wild", "wild", "wild", "wild", 3]',
        '[entrepreneur]\nfaces = [["wild"], "wild", "wild", "wild", "wild", "wild"]',
        '[base_world_novelty]\ncolour = "pink"',
        '[base_world_novelty]\ncolour = "home"',
        "[base_development_ship]\npowers = [1]",
        "[base_development_ship]\npowers = [[]]",
        "[base_development_ship]\npowers = [{ amount = 1 }]",
        '[base_development_ship]\npowers = [{ kind = "luck" }]',
        '[base_development_ship]\npowers = [{ kind = ["reassign"] }]',
        '[base_development_ship]\npowers = [{ kind = "reassign" }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = 4, into = "any" }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = 0, into = "any" }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = "1", into = "any" }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = 1, into = "nowhere" }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = 1, into = ["settle", "nowhere"] }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = 1, into = [] }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = true, into = "any" }]',
        '[base_development_ship]\npowers = [{ kind = "reassign", most = 1, into = "any", step = "sometime" }]',
        '[base_development_ship]\npowers = [{ kind = "discard_self_to_complete_top", phase = "develop" }]',
        '[terraforming_guild]\npowers = [{ kind = "good_on_completed_world", source = "bag" }]',
        '[alien_refining_technology]\npowers = [{ kind = "swap_consumed_good" }]',
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(correction: str) -> None:
    with pytest.raises(BadOptions) as caught:
        ROLL.corrected(correction)
    assert caught.value.key == "content_value"
    for lang in LANGUAGES:
        assert len(Speech(lang, ROLL).error(caught.value.key, **caught.value.params)) < 400


@pytest.mark.parametrize(
    ("correction", "component", "field", "reason"),
    [
        ("[deal_track]\nleft = [[2, 0], [0]]", "deal_track", "left", "[credits, Talents] for each space"),
        ("[deal_track]\nleft = []", "deal_track", "left", "1 to 10 spaces"),
        ("[deal_track]\nright = [[0, 1]]", "deal_track", "right", "as many spaces as on the left"),
        ('[prestige_die]\nfaces = ["credit_limit"]', "prestige_die", "faces", "6 faces"),
    ],
)
def test_of_the_pieces_of_deal_it_is_said_what_cannot_be_played(
    correction: str, component: str, field: str, reason: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        ROLL.corrected(correction)
    said = caught.value.params
    assert (said["component"], said["field"], said["reason"]) == (component, field, reason)
    assert said["value"]


def test_both_answers_to_what_we_guess_of_two_tiles_can_be_played() -> None:
    """Where the die of Terraforming Guild comes from, and whether Alien Refining Technology is optional."""
    guild = next(row for row in ROLL.components() if row["key"] == "terraforming_guild")["powers"]
    refining = next(row for row in ROLL.components() if row["key"] == "alien_refining_technology")["powers"]
    found = {
        "terraforming_guild": {"powers": [guild[0], {**guild[1], "source": "supply"}]},
        "alien_refining_technology": {"powers": [{**refining[0], "optional": False, "to": "cup"}]},
    }
    game = rolls(ROLL.corrected(as_text(found)))
    box = game.boxes.of(all_of(LEGAL))
    assert box.powers(box.side("terraforming_guild"))[1].from_supply  # type: ignore[attr-defined]
    assert not box.powers(box.side("alien_refining_technology"))[0].optional  # type: ignore[attr-defined]
    check_game(game, {WITH: EVERYTHING}, 3, "both answers")
