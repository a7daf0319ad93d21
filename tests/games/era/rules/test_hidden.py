"""What the player does not know, and what he may imagine: never what he has seen otherwise."""

from __future__ import annotations

from collections import Counter

from orrery.games.era.rules.board import CENTRE, HOME, NOWHERE
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.game import ERA, galaxy
from orrery.games.era.rules.hidden import imagine
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.letter import C, D
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.state import NO_SEAT
from tests.rules import rule

from .starts import Start, sided


def imagined(s: Flow, n: int = 40) -> list[Galaxy]:
    chance = Chance(key_of_seed("imagined"))
    view = s.view(0)
    found = [imagine(view, chance) for _ in range(n)]
    for one in found:
        assert ERA.audit(one) == []
        assert one.view(0).encode() == view.encode()
    return found


def stars(s: Flow, sector: int) -> list[int]:
    return [at for at in s.layout.stars_by_sector[sector] if at != s.home]


@rule("E-6", "E-24", "E-73")
def test_unseen_counters_of_the_home_sector_are_those_that_are_left_of_its_pool() -> None:
    s = Start(home="rigel").s
    first, second, *rest = stars(s, HOME)
    s.laid = s.laid[:]
    for at, kind in zip(stars(s, HOME), [0, 0, 0, 1, 1, 2, 2], strict=True):
        s.laid[at] = s.counters[at] = kind
    s.faces_seen[first] = s.faces_seen[second] = True
    seen = set()
    for one in imagined(s):
        assert (one.counters[first], one.counters[second]) == (0, 0)
        assert sorted(one.counters[at] for at in rest) == [0, 1, 1, 2, 2]
        assert one.laid == one.counters
        seen.add(tuple(one.counters[at] for at in rest))
    assert len(seen) > 10


@rule("E-25")
def test_counters_left_over_in_the_central_sector_may_be_any() -> None:
    s = Start(centre="lyra").s
    assert len(stars(s, CENTRE)) == 7
    left = {tuple(sorted(one.counters[at] for at in stars(s, CENTRE))) for one in imagined(s, 80)}
    assert left == {
        tuple(sorted([*[0] * a, *[1] * b, *[2] * c])) for a, b, c in
        [(3, 3, 1), (3, 1, 3), (1, 3, 3), (3, 2, 2), (2, 3, 2), (2, 2, 3)]
    }  # fmt: skip


@rule("E-73", "E-134", "E-173")
def test_what_was_seen_and_taken_away_is_not_imagined_anew() -> None:
    """A star that was taken: its counter and its relic came out, and lie nowhere else."""
    s = Start(centre="lyra").s
    at = stars(s, CENTRE)[0]
    kind, relic = s.counters[at], s.relics[at]
    s.faces_seen[at] = s.relic_seen[at] = True
    s.counters[at] = star.UNINHABITED  # taken, and lost again
    s.relics[at] = -1
    s.laid = s.laid[:]
    s.laid[at] = kind
    found: Counter[int] = Counter()
    for one in imagined(s):
        others = [one.counters[other] for other in stars(s, CENTRE)[1:]]
        assert others.count(kind) <= 2
        assert relic not in one.relics
        assert one.relics_laid[at] == relic
        found.update(one.relics[other] for other in stars(s, CENTRE)[1:])
    assert len(found) == 9, "any of the others, also those left over"


@rule("E-22", "E-76")
def test_the_deck_is_imagined_but_for_the_card_seen_on_top() -> None:
    s = Start().s
    hand = s.hand.cards[0]
    view = s.view(0)
    assert galaxy(view).hand.deck == [-2] * 11
    assert all(hand not in one.hand.deck for one in imagined(s))
    s.hand.gone = [s.hand.deck.pop(), s.hand.deck.pop(0)]
    s.hand.gone.sort()
    s.hand.top = s.hand.deck[3]
    for one in imagined(s):
        assert one.hand.top in one.hand.deck
        assert set(one.hand.deck).isdisjoint([hand, *s.hand.gone])
        assert len(one.hand.deck) == 9


@rule("E-35", "E-49")
def test_letters_of_slaver_fleets_are_hidden_but_not_their_sizes() -> None:
    s = Start().s
    slavers = s.slavers
    for letter, (at, size) in {0: (40, 6), 2: (30, 2), 4: (40, 3), 3: (50, 5)}.items():
        slavers.put_fleet(letter, at, size)
    slavers.shown[D] = slavers.shown[C] = True
    view = galaxy(s.view(0)).slavers
    assert (view.fleet_at[C], view.fleet_size[C]) == (30, 2), "it was shown"
    assert (view.fleet_at[D], view.fleet_size[D]) == (50, 5), "it has no hidden side"
    assert sorted(zip(view.fleet_at, view.fleet_size, strict=True)) == [
        (NOWHERE, 0),
        (30, 2),
        (40, 3),
        (40, 6),
        (50, 5),
    ]
    letters = set()
    for one in imagined(s):
        f = one.slavers
        assert (f.fleet_at[C], f.fleet_at[D]) == (30, 50)
        assert sorted(f.fleet_size[letter] for letter in f.fleets_at(40)) == [3, 6]
        letters.add((f.fleet_size[0], f.fleet_size[1], f.fleet_size[4]))
    assert len(letters) == 6, "A, B and E, two of them on the board"


def test_a_watcher_sees_what_the_player_sees() -> None:
    s = sided("orion", "sto").s
    mine, watched = s.view(0), s.view(None)
    assert watched.viewer == NO_SEAT
    watched.viewer = mine.viewer
    assert mine.encode() == watched.encode()
