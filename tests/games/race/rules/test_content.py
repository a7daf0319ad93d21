"""The box of Race: every card as other programs list it, by set and edition."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from orrery.games.race.rules.content import BOX, BOXES, EDITION_KEYS, FIRST, KEYS, SECOND
from orrery.games.race.rules.design import POWER_PHASES, SET_KEYS
from orrery.games.race.rules.vocabulary import goods, kind, phase, space, symbol, tag
from orrery.games.race.rules.vocabulary.goods import KIND_KEYS, TRADE_VALUES
from orrery.games.race.rules.vocabulary.tag import TAG_KEYS
from tests.rules import rule, tile

FIRST_BOX = BOXES.of(3, FIRST)
ROWS = [
    line.split(maxsplit=8)
    for line in Path(__file__).with_name("printed_cards.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def test_there_are_191_designs_in_the_order_of_the_boxes() -> None:
    assert [row[0] for row in ROWS] == KEYS
    assert len(set(KEYS)) == 191
    assert Counter(design.set for design in BOX.designs) == {0: 95, 1: 19, 2: 37, 3: 40}
    assert [design.set for design in BOX.designs] == sorted(design.set for design in BOX.designs)
    assert all(BOX.number_of[BOX.keys[number]] == number for number in range(191))


@rule("S-8")
@pytest.mark.parametrize(("level", "cards", "starts"), [(0, 114, 5), (1, 136, 9), (2, 180, 12), (3, 228, 16)])
def test_the_deck_grows_with_the_sets(level: int, cards: int, starts: int) -> None:
    for edition in EDITION_KEYS:
        box = BOXES.of(level, edition)
        assert len(box.deck()) == cards
        assert [box.start_number[start] for start in box.starts] == list(range(starts))
        assert set(box.starts) <= set(box.deck())
        assert box.prestige_on == (level == 3)


@rule("S-5", "S-155")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_a_card_is_as_printed(row: list[str]) -> None:
    key, copies, what, vp, good, tags, prestige, start, powers = row
    design = FIRST_BOX.designs[FIRST_BOX.number_of[key]]
    n = design.number
    assert [str(BOXES.of(level, FIRST).copies[n]) for level in range(4)] == copies.split("/")
    letter = "M" if FIRST_BOX.military[n] else "W" if FIRST_BOX.is_world[n] else "D"
    assert f"{letter}{FIRST_BOX.cost[n]}" == what
    assert FIRST_BOX.vp[n] == int(vp)
    assert (FIRST_BOX.windfall[n], FIRST_BOX.production[n]) == (good.startswith("w:"), good.startswith("p:"))
    assert KIND_KEYS[FIRST_BOX.good_kind[n]] == good[2:] if good != "-" else FIRST_BOX.good_kind[n] == goods.NO_KIND
    found = [TAG_KEYS[i] for i in range(len(TAG_KEYS)) if FIRST_BOX.tags[n] >> i & 1]
    assert sorted(found) == sorted(tags.replace("-", "").split(",") if tags != "-" else [])
    assert FIRST_BOX.prestige[n] == int(prestige)
    assert FIRST_BOX.start_number[n] == (-1 if start == "-" else int(start))
    listed = [
        f"{name}:{','.join(kind.KIND_KEYS[power.kind] for power in design.powers[phase.PHASE_KEYS.index(name)])}"
        for name in POWER_PHASES
        if design.powers[phase.PHASE_KEYS.index(name)]
    ]
    assert sorted(listed) == sorted(powers.split() if powers != "-" else [])


@rule("S-155")
@tile("black_market_trading_world", "imperium_armaments_world", "bio_hazard_mining_world", "outlaw_world")
def test_five_cards_differ_in_the_second_edition() -> None:
    differ = {}
    for n in range(191):
        before, after = FIRST_BOX.designs[n].row, BOX.designs[n].row
        changed = {field: after[field] for field in after if after[field] != before.get(field)}
        if changed:
            differ[KEYS[n]] = changed
    for changed in differ.values():
        changed.pop("doubts", None)
        changed.pop("confidence", None)
    assert differ == {
        "outlaw_world": {"settle": [{"effect": "military", "n": 1}]},
        "black_market_trading_world": {"cost": 2, "vp": 1},
        "imperium_armaments_world": {"cost": 3},
        "bio_hazard_mining_world": {"cost": 2, "vp": 0},
        "merchant_guild": {"scoring": [*FIRST_BOX.designs[KEYS.index("merchant_guild")].row["scoring"], GOODS]},
    }
    assert FIRST_BOX.general_military[KEYS.index("outlaw_world")] == 0
    assert BOX.general_military[KEYS.index("outlaw_world")] == 1


GOODS = {"formula": "goods_at_end"}


@rule("S-156")
@tile("gambling_world_number", "gambling_world_ante")
def test_one_gambling_world_takes_the_place_of_the_other() -> None:
    number, ante = KEYS.index("gambling_world_number"), KEYS.index("gambling_world_ante")
    copies = [(BOXES.of(level, SECOND).copies[number], BOXES.of(level, SECOND).copies[ante]) for level in range(4)]
    assert copies == [(1, 0), (1, 0), (0, 1), (0, 1)]
    assert BOX.designs[number].row["name_en"] == BOX.designs[ante].row["name_en"] == "Gambling World"


@rule("S-3")
def test_goods_are_worth_2_to_5() -> None:
    values = dict(zip(KIND_KEYS, TRADE_VALUES, strict=False))
    assert values == {"novelty": 2, "rare_elements": 3, "genes": 4, "alien": 5}


@rule("S-4")
def test_worlds_that_produce_have_a_kind_and_developments_none() -> None:
    for n in range(191):
        assert not (BOX.windfall[n] and BOX.production[n])
        assert (BOX.good_kind[n] != goods.NO_KIND) == (BOX.windfall[n] or BOX.production[n])
        produces = any(power.kind == kind.PRODUCE_HERE for power in BOX.produce[n])
        assert produces == BOX.production[n], KEYS[n]


@rule("S-27", "S-32", "S-34")
def test_what_adds_up_stands_in_tables() -> None:
    def at(key: str) -> int:
        return BOX.number_of[key]

    def by_kind(tables: list[list[int]], key: str) -> list[int]:
        return [table[at(key)] for table in tables]

    assert BOX.draw_extra[at("galactic_renaissance")] == 2
    assert BOX.keep_extra[at("research_labs")] == 1
    assert BOX.mixes[at("information_hub")]
    assert not BOX.mixes[at("old_earth")]
    assert BOX.draw_at_start[at("interstellar_bank")] == 1
    assert BOX.develop_reduction[at("galactic_federation")] == 2
    # novelty, rare elements, genes, alien, any, none
    assert by_kind(BOX.settle_reduction, "mining_robots") == [0, 1, 0, 0, 0, 0]
    assert by_kind(BOX.settle_reduction, "replicant_robots") == [2, 2, 2, 2, 2, 2]
    assert BOX.settle_reduction[goods.NO_KIND][at("replicant_robots")] == 2
    assert by_kind(BOX.military_against, "alpha_centauri") == [0, 1, 0, 0, 0, 0]
    assert by_kind(BOX.military_against, "new_sparta") == [2, 2, 2, 2, 2, 2]
    assert BOX.general_military[at("alpha_centauri")] == 0
    assert BOX.general_military[at("contact_specialist")] == -1
    assert BOX.military_against_rebels[at("imperium_warlord")] == 1
    assert BOX.general_military[at("imperium_warlord")] == 1
    assert BOX.general_military[at("hidden_fortress")] == 0
    assert len(BOX.conditional_military[at("hidden_fortress")]) == 1


@rule("S-62", "S-63", "S-9", "S-11", "S-20", "S-70")
@tile("retrofit_and_salvage_inc")
def test_special_cards_say_what_is_special() -> None:
    def special(table: list[int]) -> dict[str, int]:
        return {KEYS[n]: table[n] for n in range(191) if table[n]}

    assert special(BOX.hand_limit) == {"pan_galactic_research": 12, "black_hole_miners": 12}
    assert special(BOX.tableau_end) == {"hidden_fortress": 14}
    assert special(BOX.start_hand) == {"ancient_race": 3}
    assert special(BOX.start_stash) == {"galactic_scavengers": 1}
    assert [KEYS[n] for n in range(191) if BOX.second_action_late[n]] == ["psi_crystal_world"]
    assert [d.key for d in BOX.designs if d.row.get("takes_end_discards")] == ["retrofit_and_salvage_inc"]


@rule("S-12")
def test_takeovers_are_named_and_do_nothing() -> None:
    found = {
        KEYS[n]: kind.KIND_KEYS[power.kind]
        for n in range(191)
        for power in BOX.settle[n]
        if kind.TAKEOVER_VS_REBEL <= power.kind <= kind.TAKEOVER_PREVENTION
    }
    assert found == {
        "imperium_seat": "takeover_vs_rebel",
        "rebel_alliance": "takeover_vs_imperium",
        "rebel_pact": "takeover_defence",
        "imperium_cloaking_technology": "takeover_vs_positive_military",
        "interstellar_casus_belli": "takeover_spend_prestige",
        "pan_galactic_security_council": "takeover_prevention",
        "imperium_planet_buster": "takeover_vs_positive_military",
        "rebel_sneak_attack": "takeover_vs_imperium",
    }
    assert BOX.general_military[KEYS.index("imperium_planet_buster")] == 3, "its other power works"


@rule("S-8", "S-84")
def test_start_worlds_are_numbered_from_0_to_15() -> None:
    assert [BOX.start_number[start] for start in BOX.starts] == list(range(16))
    assert [design.set for design in BOX.designs if design.start_number >= 0] == [0] * 5 + [1] * 4 + [2] * 3 + [3] * 4
    assert SET_KEYS == ["base", "storm", "rebel", "brink"]


@rule("S-14", "S-15")
def test_the_words_agree_with_each_other() -> None:
    assert len(space.SPACE_KEYS) == len(space.PHASE_OF) == space.SPACES + 1
    assert space.PHASE_OF[: space.SPACES] == sorted(space.PHASE_OF[: space.SPACES])
    assert [space.SPACE_KEYS[place].removesuffix("_1") for place in symbol.SPACE_OF] == symbol.SYMBOL_KEYS[:6]
    assert len(kind.KIND_KEYS) == len(set(kind.KIND_KEYS)) == kind.KINDS
    assert [1 << i for i in range(6)] == [
        tag.ALIEN_TAG, tag.REBEL, tag.IMPERIUM, tag.UPLIFT, tag.CHROMOSOME, tag.TERRAFORMING
    ]  # fmt: skip
    assert len(phase.PHASE_KEYS) == phase.PHASES


def test_names_have_a_source_and_doubts_follow_from_it() -> None:
    sources = Counter(design.row["name_de_source"] for design in BOX.designs)
    assert sources == {"rulebook": 19, "roll": 55, "our-translation": 117}
    for design in BOX.designs:
        doubted = "name_de" in [doubt["field"] for doubt in design.row["doubts"]]
        assert doubted == (design.row["name_de_source"] != "rulebook")
        assert design.row["name_en"]
        assert design.row["name_de"]
    starts = [design for design in BOX.designs if design.start_number >= 0]
    assert all(design.row["name_de_source"] == "rulebook" for design in starts)
