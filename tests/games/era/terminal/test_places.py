"""Hexes in words: where ships can go, what is at a hex, and which choices are folded."""

from __future__ import annotations

import re

import pytest

from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.movement.reach import reach
from orrery.games.era.rules.vocabulary import act, alignment, star
from orrery.games.era.rules.vocabulary.letter import A, D
from orrery.games.era.texts.places import PLACES, is_folded
from orrery.kernel.acts import entry
from orrery.kernel.choice import Decision
from orrery.texts import LANGUAGES, Speech
from orrery.texts.addresses import offered, why_not
from tests.games.era.rules.scene import FARMERS, HUMAN, SLAVERS, Scene, at

from .tables import painter, plain, question, rows


def moving(**hexes: str) -> Scene:
    """The player is about to move the ships of his home star."""
    s = Scene(**hexes)
    s.ships(HUMAN, "he5", 3)
    s.start(entry(act.MOVE))
    s.choose("done")
    return s


def test_destinations_are_grouped_by_what_they_cost() -> None:
    s = moving(hd5="nebula", he3="star")
    s.neutral("he3", star.UNINHABITED)
    s.choose("lift:he5")
    asked = question(s.view(0), painter())
    costs = reach(s, HUMAN, at("he5"), 3)
    told = {int(n): re.findall(r"[zh][a-i][1-9]", rest) for n, rest in re.findall(r"Range (\d): (.*)", asked)}
    assert set(told) == {1, 2, 3}
    for cost, addresses in told.items():
        assert [address for address in s.offered("to") if costs[at(address)] == cost] == addresses
    assert "hd5~" in asked
    assert "he3*?" in asked, "what lies there stands behind it"
    assert "36 more places: type an address, such as" not in asked
    assert f"{len(s.offered('to'))} more places: type an address, such as" in asked
    assert "1  Only one of them" in asked


def test_ships_with_less_range_are_told_apart() -> None:
    s = moving()
    s.choose("lift:he5", "only:1", "to:he4", "lift:he5", "to:he4", "lift:he4", "only:1", "to:he3", "lift:he3", "to:he4")
    s.choose("lift:he4")
    asked = question(s.view(0), painter())
    assert "Range 1, 2 ships:" in asked, "the third has none left"
    assert "Range 2, 2 ships:" in asked
    assert "Reichweite 2, 2 Schiffe:" in question(s.view(0), painter("de"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sixty_destinations_are_readable(lang: str) -> None:
    s = Scene()
    s.levels(HUMAN, 1, 1, 5, 1, 1)
    s.fleet(HUMAN, D, "hc7", 1)
    s.start(entry(act.MOVE))
    s.choose("done", "lift:fleet_d")
    assert len(s.offered("to")) >= 60
    show = painter(lang)
    lines = show.folded(s.view(0), s.open[0], list(s.open[0].choices))
    assert len(lines) == len({reach(s, HUMAN, at("hc7"), 10)[at(one)] for one in s.offered("to")})
    assert [line for line in rows(lines, 10_000) if len(line) > 200] == []


def test_the_part_of_the_map_with_the_destinations_is_shown() -> None:
    s = moving()
    show = painter()
    show.board(s.view(0), 0)
    s.choose("lift:he5")
    shown = plain(show.focus(s.view(0), 0))
    text = "\n".join(shown)
    for address in s.offered("to"):
        assert f"{address}>" in text or f"{address}@>" in text
    assert "he5Y6y3" in text
    assert "ze9" not in text, "only the rows that matter"
    assert len(shown) == 13


def asked_why(s: Scene, typed: str, lang: str = "en") -> list[tuple[str, str]]:
    return why_not(typed, s.view(0), 0, ERA, Speech(lang, ERA))


def test_why_says_why_ships_cannot_go_there() -> None:
    s = moving(he3="neutron")
    s.choose("lift:he5")
    assert asked_why(s, "he1") == [("he1 costs 5; you have 3.", "E-60")], "round the neutron star"
    [(said, rule)] = asked_why(s, "HE1", "de")
    assert ("5" in said, "3" in said, rule) == (True, True, "E-60")
    [(_, rule)] = asked_why(s, "he3")
    assert rule == "E-63"
    assert asked_why(s, "he4") == [("That is possible now: To he4.", "")]


def test_a_typed_hex_means_the_ships_there() -> None:
    s = moving()
    s.choose("lift:he5", "only:1", "to:he4")
    [found] = offered("he5", s.open[0], Speech("en", ERA))
    assert found.code == "lift:he5"
    assert {"regroup:he5", "lift:he5"} <= set(s.offered())
    s.choose("lift:he5")
    assert [one.code for one in offered("hd4", s.open[0], Speech("de", ERA))] == ["to:hd4"]


def test_many_hexes_are_folded_and_few_are_listed() -> None:
    def folded(kind: str, *codes: str) -> list[str]:
        decision = Decision(0, kind, [ALPHABET.by_code[code] for code in codes])
        return [choice.code for choice in decision.choices if is_folded(decision, choice)]

    hexes = [f"place:h{column}{row}" for column in "bcd" for row in range(1, 6)]
    assert folded("place", *hexes[:12]) == []
    assert folded("place", *hexes[:13]) == hexes[:13]
    assert folded("destination", "to:he4", "only:1") == ["to:he4"], "where to go always has its cost"
    many = [f"regroup:h{column}{row}" for column in "bc" for row in range(1, 6)]
    assert folded("moves", "lift:he5", "lift:fleet_a", "done", *many) == ["lift:he5", *many], "fleets have names"
    seen = [f"view:{address.partition(':')[2]}" for address in hexes]
    assert folded("view", *seen, "view:fleet:1", "view:card") == seen, "what is no hex can be read in the list"
    assert folded("crew", *[f"crew:{n}" for n in range(20)]) == [], "a number typed is that of a choice"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("does", PLACES)
def test_whatever_is_folded_has_a_word_before_it(lang: str, does: int) -> None:
    """The death ray, say, rarely has more places than a list shows."""
    s = Scene()
    choices = [choice for choice in ALPHABET.choices if choice.verb == does][:30]
    lines = plain(painter(lang).folded(s.view(0), Decision(0, "place", choices), choices))
    assert len(lines) == 1
    assert re.match(r"[A-ZÄÖÜ][\w ]+( \(\w+:[\w:]+\)[ \w]*)?: ", lines[0])


def test_folded_hexes_are_put_together_by_what_is_done() -> None:
    s = Scene()
    for number, address in enumerate(("he5", "hd5", "hc5", "hb5", "hf5", "hg5", "hh5")):
        s.ships(HUMAN, address, number + 1)
    s.fleet(HUMAN, A, "he5", 2)
    s.start(entry(act.MOVE))
    s.choose("done")
    asked = question(s.view(0), painter())
    assert "Move ships from: hb5y4  hc5y3  hd5y2  he5Y6y3  hf5y5  hg5y6  hh5y7" in asked
    assert "Fleets (regroup:hb5) at: hb5y4" in asked
    assert "Move fleet A" in asked


def lies_at(s: Scene, address: str, lang: str = "en") -> str:
    return " ".join(plain(painter(lang).lies_at(s.view(0), address, 0)))


def test_a_hex_is_told_in_words() -> None:
    s = Scene(zc4="star", zb3="nebula", zd3="star")
    s.own(HUMAN, "he5", 2)
    s.ships(HUMAN, "he5", 2)
    s.fleet(HUMAN, A, "he5", 3)
    s.ships(FARMERS, "he5", 1)
    assert "home star, population 8 · You: ships 2+A3 · Genetic Farmers: ships 1" in lies_at(s, "he5")
    assert "Heimatstern, Bevölkerung 8 · Du: Schiffe 2+A3" in lies_at(s, "HE5", "de")
    assert lies_at(s, "zb3") == "zb3: nebula"
    assert lies_at(s, "ha3") == "ha3: empty space · wormhole of the automas"
    s.neutral("zc4", star.ADVANCED)
    assert "star, not yet seen" in lies_at(s, "zc4")
    s.relics[at("zc4")] = 2
    s.relics_laid = s.relics[:]
    assert "a relic that you have not seen" in lies_at(s, "zc4")
    s.faces_seen[at("zc4")] = s.relic_seen[at("zc4")] = True
    s.alignment = alignment.STO
    assert "advanced star, population 3 (ally with a ship)" in lies_at(s, "zc4")
    assert "relic: Ancient Technology: Propulsion" in lies_at(s, "zc4")
    s.alignment = alignment.STS
    assert "(conquer with 4 ships)" in lies_at(s, "zc4")
    s.own(SLAVERS, "zd3", 2)
    assert "star, Slavers, population 2 (conquer with 3 ships)" in lies_at(s, "zd3")
    assert painter().lies_at(s.view(0), "zz9", 0) == []
    assert painter().lies_at(s.view(0), "1", 0) == []


def test_hidden_letters_stay_hidden() -> None:
    s = Scene()
    s.fleet(SLAVERS, A, "zc4", 4)
    s.fleet(SLAVERS, D, "zc4", 2)
    assert lies_at(s, "zc4").endswith("Slavers: ships ?4+D2")
    s.slavers.shown[A] = True
    assert lies_at(s, "zc4").endswith("Slavers: ships A4+D2")
