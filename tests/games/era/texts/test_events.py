"""What happens in Galactic Era reads well, told to the player and to everybody else."""

from __future__ import annotations

from typing import Any

from orrery.games.era.rules.game import ERA
from orrery.kernel.event import Event
from orrery.kernel.score import Part
from orrery.texts import Speech

Row = dict[str, Any]
PLAYER, FARMERS, SLAVERS = 0, 1, 2


def say(lang: str, key: str, seat: int, me: int | None, rule: str = "E-1", **params: Any) -> str:
    """As it is told where the automas go by their own names."""
    speech = Speech(lang, ERA)
    return speech.event(Event(key, seat, rule, params), ["Quinn", *speech.rivals], me)


def test_an_automa_wanted_something_and_came_so_far() -> None:
    unit: Row = {"from": "ze5", "n": 6, "fleet": True, "letter": "", "target": "nearest_human_star", "wanted": "hb3"}
    assert say("en", "unit_approaches", SLAVERS, PLAYER, **unit, to="zc4", range=4) == (
        "A fleet of the Slavers (6 ships) at ze5 should go to the nearest star of yours, hb3, and comes as far as zc4."
    )
    assert say("en", "unit_approaches", SLAVERS, None, **unit, to="zc4", range=4) == (
        "A fleet of the Slavers (6 ships) at ze5 should go to the nearest star of Quinn, hb3, and comes as far as zc4."
    )
    loose: Row = {**unit, "fleet": False}
    assert say("de", "unit_goes", SLAVERS, PLAYER, **loose, to="hb3", range=9) == (
        "6 Schiffe der Sklavenhändler in ze5 sollen zum nächsten deiner Sterne, hb3, und kommen dort an."
    )
    one: Row = {**unit, "fleet": False, "n": 1, "wanted": "ze5", "target": "sector_centre"}
    assert say("de", "unit_remains", FARMERS, PLAYER, **one, to="ze5", range=3) == (
        "Ein Schiff der Genetischen Bauern in ze5 soll zur Mitte des Sektors und ist schon dort."
    )


def test_a_unit_that_stays_says_why() -> None:
    unit: Row = {"from": "zc4", "n": 1, "fleet": False}
    assert say("en", "unit_stays", FARMERS, PLAYER, **unit, target="escape") == (
        "A ship of the Farmers at zc4 has no hostile ships in its hex and stays."
    )
    assert say("de", "unit_stays", SLAVERS, PLAYER, **unit, target="nearest_hostile") == (
        "Ein Schiff der Sklavenhändler in zc4 findet nirgends feindliche Schiffe und bleibt."
    )


def test_sentences_of_growth_speak_of_the_player() -> None:
    gain: Row = {"kind": "gain", "from": "human", "n": 1, "otherwise": "neutral", "otherwise_n": 2}
    assert (
        say("en", "sentence", SLAVERS, PLAYER, **gain)
        == "The Slavers: take a star of yours, otherwise 2 neutral stars."
    )
    assert say("de", "sentence", SLAVERS, None, **gain) == (
        "Die Sklavenhändler: einen Stern von Quinn einnehmen, sonst 2 neutrale Sterne."
    )
    none_left: Row = {"kind": "research", "field": ""}
    assert say("en", "sentence", SLAVERS, PLAYER, **none_left) == (
        "The Slavers: research a random field, but none is left."
    )


def test_two_dice_are_both_told() -> None:
    assert say("de", "growth_die", SLAVERS, PLAYER, dice=[5, 2], die=2) == (
        "Die Sklavenhändler würfeln 5 und 2 für ihr Wachstum."
    )


def test_the_player_is_spoken_to_in_the_right_case() -> None:
    assert say("de", "war", SLAVERS, PLAYER, faction="human") == "Die Sklavenhändler erklären dir den Krieg."
    assert say("de", "war", SLAVERS, None, faction="human") == "Die Sklavenhändler erklären Quinn den Krieg."
    assert say("de", "war", PLAYER, PLAYER, faction="farmers") == "Du erklärst den Genetischen Bauern den Krieg."
    taken: Row = {"hex": "he5", "way": "conquer", "star": "", "from": "human", "population": 7}
    assert (
        say("de", "takes_star", SLAVERS, PLAYER, **taken) == "Die Sklavenhändler erobern he5 mit Bevölkerung 7 von dir."
    )
    order: Row = {"order": ["slavers", "human", "farmers"]}
    assert say("en", "order", -1, PLAYER, **order) == "The turn order is now: the Slavers, you and the Farmers."


def test_points_say_what_for() -> None:
    common: Row = {"source": "story", "total": 7}
    assert (
        say("en", "points", PLAYER, PLAYER, n=2, why="battle_won", **common)
        == "You score 2\xa0DP: a battle won. Total 7."
    )
    lost: Row = {"n": -5, "why": "power_disc", "discs": 5, "source": "power", "total": 2}
    assert say("de", "points", PLAYER, PLAYER, **lost) == (
        "Du verlierst 5\xa0SP: Scheibe 5 auf der Machtleiste der Sklavenhändler. Stand 2."
    )
    paid: Row = {"n": -3, "why": "more_oval", "counter": "gain_star", "source": "counters", "total": -1}
    assert say("en", "points", PLAYER, None, **paid) == "Quinn pays 3\xa0DP for one more counter, Gain Star. Total -1."


def test_a_battle_is_a_short_story() -> None:
    begun: Row = {"hex": "ze5", "attackers": ["farmers"], "defenders": ["slavers"], "attacking": 1, "defending": 5}
    assert say("de", "battle", FARMERS, PLAYER, **begun) == (
        "Schlacht in ze5. Die Genetischen Bauern greifen mit einem Schiff an. "
        "Auf der anderen Seite 5 Schiffe: die Sklavenhändler."
    )
    strong: Row = {"n": 4, "each": 2, "fleets": 4, "people": 0, "cards": 20, "cv": 32}
    assert say("en", "strength", PLAYER, PLAYER, **strong) == (
        "You: 4 ships with 2 each, 4 by fleets, 20 by a card, CV 32."
    )
    sides: Row = {"winners": ["slavers", "farmers"], "losers": ["human"]}
    won: Row = {"hex": "ze5", "attack": 4, "defence": 4, "by": "defender", **sides}
    assert say("en", "battle_won", SLAVERS, PLAYER, **won) == (
        "4 against 4 at ze5, a tie that the defender wins. "
        "The winners are the Slavers and the Farmers; the Slavers have most ships there."
    )
    assert say("de", "destroyed", PLAYER, PLAYER, hex="ze5", n=3, fleet="a") == (
        "Du verlierst in ze5 3 Schiffe der Flotte A."
    )


def test_what_nobody_may_know_is_not_told() -> None:
    hidden: Row = {"n": 4, "hex": "ha3", "fleet": ""}
    assert say("en", "new_fleet", SLAVERS, PLAYER, **hidden) == (
        "The Slavers have too few miniatures: a hidden fleet appears at ha3 with 4 ships."
    )
    merged: Row = {"hex": "he5", "n": 10, "ships": 3, "sizes": [5, 2], "letters": ["d", ""], "stays": 0}
    assert say("de", "merges", SLAVERS, PLAYER, **merged) == (
        "In he5 stellen die Sklavenhändler alle Schiffe in eine Flotte: Flotte D, jetzt 10 Schiffe."
    )


def test_jumps_are_told_as_such() -> None:
    moved: Row = {"n": 2, "fleet": "", "from": "he5", "to": "ze5"}
    assert say("de", "moves", PLAYER, PLAYER, "E-61", **moved) == "Du bewegst 2 Schiffe von he5 nach ze5."
    assert say("de", "moves", PLAYER, PLAYER, "E-68", **moved) == (
        "Du springst mit 2 Schiffen von he5 nach ze5, durch ein Sternentor."
    )


def test_an_automa_under_another_name_is_called_so() -> None:
    speech = Speech("de", ERA)
    event = Event("war", SLAVERS, "E-226", {"faction": "human"})
    assert "Xaver" in speech.event(event, ["Quinn", "Yuki", "Xaver"], None)
    assert speech.event(event, ["Quinn", "Yuki", "Xaver"], SLAVERS) == "Die Sklavenhändler erklären Quinn den Krieg."


def test_lines_of_a_score() -> None:
    assert Speech("en", ERA).part(Part("sectors", 8)) == "Most ships in a sector: 8"
    assert Speech("de", ERA).part(Part("power", -10)) == "Machtleiste der Sklavenhändler: -10"
