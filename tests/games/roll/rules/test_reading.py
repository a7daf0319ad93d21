"""Content read afresh: every row of the files becomes what the engine needs, and every choice says what it means."""

from __future__ import annotations

from collections import Counter

from orrery.games.roll.rules import alphabet
from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.pieces import COLOUR_KEYS, DEVELOPMENT, EFFECT_KEYS, GRAY, WORLD
from orrery.games.roll.rules.powers.kinds import KINDS
from orrery.games.roll.rules.powers.power import Power
from orrery.games.roll.rules.powers.powers import Powers
from orrery.games.roll.rules.sets import PLAYABLE, key_of
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from tests.games.roll.rules.printed import DEVELOPMENTS, WORLDS
from tests.rules import rule

# Every power: its kind, when it acts, and its fields, without those that cover everything.
POWERS = {
    "new_galactic_order": ["builders_to_cup at to_cup, all, colours military, least 0, most 0, phases settle"],
    "galactic_exchange": ["builders_to_cup at to_cup, least 1, most 2, phases settle"],
    "galactic_federation": ["builders_to_cup at to_cup, least 1, most 2, not_itself, phases develop"],
    "galactic_bankers": ["trade_buy_vp at buy_vp, price 1, vp 1"],
    "free_trade_association": ["credits_end_of_phase at end_ship, amount 2, phases ship, vp 0"],
    "mining_league": ["credits_per_good at end_produce, amount 1, colours rare_elements, phases produce, vp 0"],
    "alien_research_ship": ["extra_workers at workers, dice home+alien, phase explore"],
    "galactic_renaissance": ["consume_vp at consume, credits 0, vp 1"],
    "new_economy": ["consume_credits at consume, credits 2, vp 0"],
    "galactic_investors": ["credits_end_of_phase at end_develop, amount 2, phases develop, vp 0"],
    "organic_shipyards": ["extra_workers at workers, dice home+genes, phase ship"],
    "nanotechnology": ["reassign at reassign, least 1, most 2"],
    "robot_surveyors": ["credits_end_of_phase at end_settle, amount 2, phases settle, vp 0"],
    "investment_credits": ["cost_reduction at reductions, amount 1, floor 1, not_itself, phases develop"],
    "galactic_reserves": ["good_capacity at capacities, goods 2"],
    "export_duties": ["trade_bonus at trade, credits 1"],
    "replicant_robots": ["cost_reduction at reductions, amount 1, floor 1, phases settle"],
    "galactic_recycling": [
        "credits_on_complete at completions, credits 1, extra 0, extra_colours none, least_cost 0, "
        "not_itself, phases develop+settle",
    ],
    "isolation_policy": ["reassign at reassign, least 1, most 2, origins explore"],
    "space_tourism": [
        "credits_end_of_phase at end_ship, amount 1, phases ship, vp 0",
        "credits_if_highest_cost_world at end_ship, amount 1, phases ship, vp 0",
    ],
    "jumpdrive_research": ["trade_bonus at trade, credits 1, world_colours rare_elements"],
    "mad_scientists": ["reassign_if_most_worlds at reassign, least 1, most 2, tied 1, world_colours novelty"],
    "space_mercenaries": ["reassign at reassign, colours military+rare_elements, least 1, most 1"],
    "operations_affinity": ["reassign at reassign, into explore+produce, least 1, most 1"],
    "space_refineries": ["consume_vp at consume, credits 0, vp 1, world_colours rare_elements"],
    "local_subsidies": ["reassign at reassign, colours home, least 1, most 1"],
    "system_diversification": [
        "reassign at reassign, colours all but home, least 1, most 2",
    ],
    "homeworld_patriotism": ["reassign at reassign, colours home, into selected, least 1, most 2"],
    "advanced_logistics": ["rearrange_construction_zone at rearrange"],
    "executive_power": ["reassign at reassign, into selected, least 2, most 2, one_column"],
    "diversification": ["reassign at reassign, colours home, least 1, most 1, origins explore"],
    "galactic_salon": ["vp_chip_on_phase at end_ship, amount 1, phases ship, vp 1"],
    "galactic_demand": ["trade_bonus at trade, credits 2, world_colours novelty"],
    "merchant_guild": ["credits_end_of_phase at end_produce, amount 2, phases produce, vp 0"],
    "terraforming_robots": [
        "credits_on_complete at completions, credits 1, extra 1, extra_colours rare_elements, least_cost 0, "
        "phases settle",
    ],
    "alien_research_team": [
        "draw_tile_end_of_phase at late_tiles, tiles 1",
        "credits_if_scouted_with at scouted+end_explore, amount 1, colours alien, phases explore, vp 0",
    ],
    "public_works": [
        "credits_on_complete at completions, credits 1, extra 0, extra_colours none, least_cost 0, "
        "not_itself, phases develop",
    ],
    "free_trade_zone": ["cost_reduction at reductions, amount 2, first, floor 2, phases settle, world_colours gray"],
    "backup_planning": ["dictate_unlimited at dictate_unlimited"],
    "propaganda_campaign": ["reassign at reassign, into selected, least 1, most 2"],
    "trade_levies": ["consume_credits at consume, credits 1, vp 0"],
    "minor_research_labs": ["consume_vp at consume, credits 0, vp 1, world_colours genes+alien"],
    "hydroponics_guild": ["reassign at reassign, colours novelty+genes, least 1, most 1"],
    "colonial_affinity": ["reassign at reassign, into settle, least 1, most 1"],
    "major_research_labs": ["extra_workers at workers, dice home, phase explore"],
    "galactic_mandate": ["dictate_extra_workers at dictate_extra, most 3"],
    "alien_uplift_blueprints": [
        "cost_reduction at reductions, amount 1, floor 1, phases settle, world_colours genes+alien",
    ],
    "shipping_affinity": ["reassign at reassign, into ship, least 1, most 1"],
    "galactic_influence": ["reassign at reassign, least 1, most 1"],
    "space_docks": ["extra_workers at workers, dice home, phase ship"],
    "technology_affinity": ["reassign at reassign, into develop, least 1, most 1"],
    "technology_unions": [
        "credits_if_most_developments at end_explore+end_produce, amount 1, phases explore+produce, vp 0",
    ],
    "space_piracy": ["credits_per_die_in_citizenry at end_ship, amount 1, colours military, per 2, phases ship, vp 0"],
    "alien_archaeology": ["stock_value at stock_values, colours alien, credits 4"],
    "consumer_markets": ["credits_per_good at end_produce, amount 1, colours novelty, phases produce, vp 0"],
    "improved_reconnaissance": ["scout_place_on_top at place_on_top"],
    "genetics_lab": ["credits_per_good at end_produce, amount 2, by_die, colours genes, phases produce, vp 0"],
    "galactic_religion": [
        "credits_per_die_in_citizenry at end_develop, amount 1, colours novelty, per 1, phases develop, vp 0",
    ],
    "biological_adaptation": ["cost_reduction at reductions, amount 1, floor 1, only_reassign, phases develop"],
    "mining_industry": ["consume_credits at consume, credits 1, vp 0, world_colours rare_elements"],
}


def colour_name(colour: int) -> str:
    return "gray" if colour == GRAY else COLOUR_KEYS[colour]


def colours_of(mask: int) -> str:
    return "+".join(colour_name(colour) for colour in range(16) if mask >> colour & 1) or "none"


def phases_of(mask: int) -> str:
    return "+".join(phase for number, phase in enumerate(PHASE_KEYS) if mask >> number & 1)


def put(name: str, value: object) -> str:
    """A field of a power in words; empty, where it is not set or covers everything."""
    if isinstance(value, bool):
        return name if value else ""
    if name == "dice" and isinstance(value, list):
        return "dice " + "+".join(COLOUR_KEYS[colour] for colour in value)
    if name == "phases" and isinstance(value, list):
        return "phases " + "+".join(PHASE_KEYS[phase] for phase in value)
    if not isinstance(value, int):
        raise TypeError(name)
    if name == "phase":
        return f"phase {PHASE_KEYS[value]}"
    if name == "into" and value == -1:
        return "into selected"
    if name in ("phases", "origins", "into"):
        return "" if value == 0b111111 else f"{name} {phases_of(value)}"
    if name.endswith("colours"):
        others = 0xFFFF & ~value
        return "" if not others else f"{name} {'all but home' if others == 1 else colours_of(value)}"
    return f"{name} {value}"


def slots(kind: type) -> list[str]:
    return sorted(name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))


def moments(power: Power) -> list[str]:
    """The lists of a player's powers that this one is in."""
    powers = Powers().and_also([power])
    found = [name for name in slots(Powers) if name != "endings" and getattr(powers, name)]
    return found + [f"end_{PHASE_KEYS[phase]}" for phase in range(5) if powers.endings[phase]]


def say(power: Power) -> str:
    kind = next(key for key, found in KINDS.items() if found is type(power))
    fields = [put(name, getattr(power, name)) for name in slots(type(power)) if name not in ("side", "key")]
    return ", ".join([f"{kind} at {'+'.join(moments(power))}", *filter(None, fields)])


def test_every_power_is_read_with_its_kind_moment_and_figures() -> None:
    box = Box()
    assert {side.key: [say(power) for power in side.powers] for side in box.sides if side.powers} == POWERS
    for side in box.sides:
        assert box.powers(side.number) is side.powers
        assert all((power.side, power.key) == (side.number, side.key) for power in side.powers)


@rule("R-52")
def test_every_side_is_read_as_printed() -> None:
    box = Box()
    assert {box.sides[side].key for side in range(110)} <= set(WORLDS) | set(DEVELOPMENTS)
    for side in box.sides:
        assert box.cost[side.number] == side.cost
        assert box.colour[side.number] == side.colour
        assert box.reassign[side.number] is side.reassign
        if side.number >= 2 * box.tiles:
            assert (side.bonus, side.reassign) == (None, False)
        elif side.kind == DEVELOPMENT:
            assert side.cost == DEVELOPMENTS[side.key].cost
            assert side.colour == -1
            assert side.reassign == (
                "reassign" in DEVELOPMENTS[side.key].keywords and side.key != "biological_adaptation"
            )
            assert (None if side.bonus is None else side.bonus.kind) == side.row.get("bonus", {}).get("kind")
        else:
            assert side.kind == WORLD
            assert side.cost == WORLDS[side.key].cost
            assert colour_name(side.colour) == WORLDS[side.key].colour
            assert (side.powers, side.bonus, side.reassign) == ([], None, False)


@rule("R-52", "R-53", "R-50")
def test_every_effect_is_read_in_the_order_printed() -> None:
    box = Box()

    def effects(key: str) -> list[tuple[str, str, bool, int]]:
        found = box.sides[box.side(key)].effects
        return [
            (EFFECT_KEYS[e.kind], COLOUR_KEYS[e.colour] if e.colour >= 0 else "", e.to_cup, e.amount) for e in found
        ]

    assert effects("former_penal_colony") == [("remove_die", "", False, 1), ("gain_die", "military", True, 1)]
    assert effects("rebel_warrior_race") == [
        ("remove_die", "", False, 1), ("gain_die", "military", False, 1), ("gain_die", "genes", False, 1),
    ]  # fmt: skip
    assert effects("silicon_world") == [("gain_credits", "", False, 1), ("gain_good", "rare_elements", False, 1)]
    assert effects("alien_sentinels") == [("gain_credits", "", False, 3), ("gain_die", "alien", True, 1)]
    assert effects("galactic_trendsetters") == [("gain_credits", "", False, 2), ("gain_die", "consumption", False, 2)]
    assert effects("rebel_hideout") == [("gain_die", "military", False, 2)]
    assert effects("information_tech") == [("remove_die", "", False, 1), ("gain_die", "novelty", True, 2)]
    assert effects("space_marines") == [
        ("remove_die", "", False, 1), ("gain_credits", "", False, 1), ("gain_die", "military", True, 1),
    ]  # fmt: skip
    assert effects("doomed_world") == [("set_starting_credits", "", False, 8)]
    kinds = Counter(EFFECT_KEYS[e.kind] for side in box.sides for e in side.effects)
    assert kinds["remove_die"] == 6
    assert kinds["set_starting_credits"] == 1


@rule("R-5", "R-6", "R-8", "R-11", "R-61", "R-73")
def test_dice_faces_and_figures_are_read() -> None:
    box = Box()
    assert box.tiles == 55
    assert (box.factions[0], box.factions[8], box.home_worlds) == ([110, 111], [126, 127], list(range(128, 137)))
    assert box.numbers == list(range(1, 10))
    assert box.dice == [25, 22, 9, 20, 14, 12, 9]
    assert [row["key"] for row in box.rows] == COLOUR_KEYS[:7]
    assert box.die_faces == [
        [0, 0, 1, 2, 3, 4], [0, 1, 1, 2, 2, 5], [0, 1, 4, 4, 4, 5], [0, 3, 3, 4, 4, 5], [0, 1, 1, 3, 4, 5],
        [0, 2, 2, 3, 5, 5], [1, 2, 3, 5, 5, 5],
    ]  # fmt: skip
    assert box.face_phases == [1, 2, 4, 8, 16, 31] + [0] * 15
    assert box.face_phase == [0, 1, 2, 3, 4, -1] + [-1] * 15
    assert box.brings == [1, 2, 4, 8, 16] + [0] * 16
    assert (box.dollar, box.work_looks) == ([-1] * 21, [bits & 15 for bits in range(1 << 14)])
    assert (box.colours, box.phases, box.phase_die) == (7, 5, 0)
    assert box.counts_as == list(range(7))
    assert box.bag == list(range(55))
    assert box.trade == [0, 0, 0, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert box.matches == [0, 0, 0b1111000, 1 << 3, 1 << 4, 1 << 5, 1 << 6]
    assert (box.start_credits, box.start_cup, box.start_citizenry) == (1, [0, 0, 0], [0, 0])
    assert (box.pool_per_player, box.most_credits, box.end_tiles) == (12, 10, 12)


def test_the_game_is_described() -> None:
    game = Roll()
    assert (game.key, game.rules_version, game.min_seats, game.max_seats) == ("roll", "2", 2, 5)
    assert (game.round_bound, game.length_bound) == (30_000, 200)
    assert [(option.key, option.values, option.default) for option in game.options] == [
        ("setup", ["free", "beginner"], "free"),
        ("with", [key_of(sets) for sets in PLAYABLE], "base"),
    ]
    assert game.alphabet is alphabet.ALPHABET
