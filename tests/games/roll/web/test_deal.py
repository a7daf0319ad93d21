"""What the browser is sent of the board of Deal, and that a tile given unseen shows in none of it."""

from __future__ import annotations

import msgspec
import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import BASE, WITH, key_of
from orrery.games.roll.terminal import RollPainter
from orrery.games.roll.web.board import board
from orrery.games.roll.web.deal import Market, Payout, market, signs_of
from orrery.texts import LANGUAGES, Speech
from tests.games.roll.rules.deal.bazaar import SETS, Bazaar
from tests.rules import rule
from tests.texts.sayings import check

from .test_board import begun

GAME = Roll(BOXES, [BASE, SETS])
THREE = "three_credits"


def speech(lang: str = "en") -> Speech:
    return Speech(lang, GAME, {WITH: key_of(SETS)})


def sent(bazaar: Bazaar, me: int | None, lang: str = "en") -> Market:
    found = market(bazaar.s.view(me), me, speech(lang))
    assert found is not None
    return found


def dealing() -> Bazaar:
    """Seat 0 is asked; a deal lies in area 2, with the prestige die on the right."""
    bazaar = Bazaar(2)
    bazaar.lay(1, "credit_limit", "one_die:leader", space=1)
    bazaar.put(1, "area_2_left", "genes")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 4)
    bazaar.begin()
    assert bazaar.kind(0) == "deal"
    return bazaar


def test_without_the_module_there_is_no_board() -> None:
    assert market(begun(BASE), 0, speech()) is None


def test_track_free_dice_and_areas() -> None:
    bazaar = dealing()
    bazaar.s.market.track = [1, 0]
    found = sent(bazaar, 0)
    assert found.track == [1, 0]
    assert [face.die for face in found.free] == [bazaar.key(die) for die in bazaar.s.market.free_dice()]
    assert [area.left.face is None for area in found.areas] == [True, False, True]
    assert [area.right.place for area in found.areas] == ["area_1_right", "area_2_right", "area_3_right"]
    assert (found.areas[1].space, found.areas[1].spaces) == (1, bazaar.s.box.deal.spaces)
    dealers = [(dealer.seat, dealer.die.colour) for dealer in found.areas[1].left.dealers]
    assert dealers == [(1, "genes")]
    assert found.areas[1].right.dealers == found.areas[0].left.dealers == []


def test_a_face_is_worded_for_who_gives_it_and_for_who_gets_it() -> None:
    left, right = sent(dealing(), 0).areas[1].left.face, sent(dealing(), 0).areas[1].right.face
    assert left is not None
    assert right is not None
    assert (left.prestige, right.prestige) == (False, True)
    assert left.give != left.get
    assert (right.get, right.signs) == ("a Leader die", ["die:leader"])
    assert left.signs == ["limit:1"]


def test_payouts_of_this_round_and_of_the_next() -> None:
    bazaar = dealing()
    pays = bazaar.s.box.deal.pays
    for space in range(len(pays[0])):
        bazaar.s.market.space[1] = space
        area = sent(bazaar, 0).areas[1]
        for side, of in ((area.left, pays[0]), (area.right, pays[1])):
            assert side.now == Payout(*of[space])
            assert side.next == (Payout(*of[space + 1]) if space + 1 < len(of) else None)
    empty = sent(bazaar, 0).areas[0].left
    assert (empty.now, empty.next) == (None, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_who_is_asked_reads_why_he_cannot_join(lang: str) -> None:
    bazaar = dealing()
    area = sent(bazaar, 0, lang).areas[1]
    assert area.left.why_not is None
    assert area.right.why_not is not None
    check(area.right.why_not)
    for me in (1, None):
        other = sent(bazaar, me, lang).areas[1]
        assert (other.left.why_not, other.right.why_not) == (None, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_of_every_die_has_words_and_signs(lang: str) -> None:
    bazaar = dealing()
    for number in range(6):
        bazaar.s.market.faces = [number] * len(bazaar.s.market.faces)
        for face in sent(bazaar, 0, lang).free:
            check(face.give)
            check(face.get)
            assert all(":" in sign for sign in face.signs)
            assert face.signs
    for trade in bazaar.s.box.deal.trades:
        assert [sign for term in trade.gives for sign in signs_of(term, ["genes", "home"])]


# A tile given unseen.


def gave(hidden: str, by_hand: bool) -> Bazaar:
    """Seat 0 gives the tile that lies face down under Space Docks, and $2; `by_hand`: another dealer is left."""
    bazaar = Bazaar(3)
    bazaar.stack(0, "space_docks", hidden)
    bazaar.dealers(0, "home", *["home"] * by_hand)
    bazaar.dealers(1, "home", "home")
    bazaar.crowd(0)
    for seat in range(3):
        bazaar.credits(seat, 4)
    bazaar.market("tile_and_two_credits", THREE)
    bazaar.begin()
    bazaar.open(0, "tile_and_two_credits", THREE)
    bazaar.choose(0, f"give:{hidden}")
    return bazaar


def shown(bazaar: Bazaar, me: int | None) -> list[bytes]:
    """All that a seat, or a spectator, gets to see: state, board, prompt, and what it was told."""
    view = bazaar.s.view(me)
    found = [view.encode()]
    for lang in LANGUAGES:
        words = speech(lang)
        found.append(msgspec.json.encode(board(view, me, words)))
        if me is not None:
            painter = RollPainter(words, ["Anna", "Ben", "Cleo"])
            found += [repr(painter.board(view, me)).encode(), repr(painter.open_of(view, 0, me)).encode()]
            heard = bazaar.recorder.heard_by(me)
            found += [words.event(event, ["Anna", "Ben", "Cleo"], me).encode() for event in heard]
            found.append(repr(heard).encode())
    return found


@rule("V-46", "V-57")
@pytest.mark.parametrize("later", [False, True])
def test_others_see_nothing_of_a_tile_given_unseen(later: bool) -> None:
    """Byte for byte the same, whichever tile it was; also when it has gone back into the bag."""
    one, other = gave("export_duties", not later), gave("public_works", not later)
    if later:
        for bazaar in (one, other):
            bazaar.choose(1, "decline", "decline")
            assert bazaar.events("dealt_back")
    for me in (1, 2, None):
        assert shown(one, me) == shown(other, me)
    assert shown(one, 0) != shown(other, 0), "who gave it knows"
    assert one.events("give_tile_unseen", 0)
