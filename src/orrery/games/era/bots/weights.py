"""What the captain thinks things are worth, in destiny points at the end of the game. Found by playing thousands."""

from __future__ import annotations

from typing import Final

# The rounds to come (future.py).
OTHER: Final = 2.2  # an oval counter that serves neither population nor stars
ANOTHER: Final = 0.5  # and a second one in the same round
NEW_STAR_DISCS: Final = 2  # what a star brings with it, as a rule
STARS_AT_MOST: Final = 12
STAR_LOST: Final = 0.25  # how often a star is lost in a round
DISCS_LOST: Final = 3

# Ships.
SHIP: Final = 0.5  # one more, in the middle of the game

# Stars.
MANY_SHIPS: Final = 0.4  # of what a face-down star is worth that may need more than a ship
ADVANCED: Final = 1.0  # a primitive star that becomes an advanced one
RELIC: Final = 1.6  # one that nobody has seen
RELICS: Final = [2.5, 1.5, 1.0, 0.5, 1.5, 3.0]  # by kind
LEGACY: Final = 0.4  # the chance that it is lasting
CARD_PART: Final = 0.5

# Battles.
HIDDEN_CV: Final = 0.35  # what a Slaver fleet of hidden letter adds for each ship
# Movement.
LATER: Final = 0.75  # of a target that ships reach a round later, and so on
CROWDED: Final = 0.8  # of what can be taken with one ship each: the third star of a round, and so on
TRADE: Final = 2.5
ASTEROID: Final = 0.1
STAY: Final = 0.05

# Technology: by field and level, at the beginning of the game; Genetics is reckoned with in future.py.
LEVELS: Final[list[list[float]]] = [
    [0, 0, 4.0, 1.5, 3.0, 3.0, 4.0],
    [0, 0, 1.5, 1.5, 4.0, 1.5, 1.0],
    [0, 0, 2.5, 1.5, 1.5, 1.0, 2.0],
    [0, 0, 1.5, 1.5, 1.5, 3.0, 2.0],
    [0, 0, 0, 0, 0, 0, 0],
]
PLUS: Final = [1.0, 2.5, 3.0, 0.0, 0.0]  # research+
SECOND_LEVEL: Final = 0.8
LEAD: Final = 0.8  # the highest level is still the highest at the end of a later round
AHEAD: Final = 0.3  # what it is worth to be further ahead
FIRST: Final = 0.8  # nobody else researches the field higher in this round
SOLE: Final = 0.75  # nobody else researches the field

# Growth counters.
SHIPS: Final = 2.0
ENOUGH_SHIPS: Final = 4
SURE: Final = 0.5  # what an additional counter has to bring beyond its price
TURNED: Final = 1.0
LATE: Final = True
# War.
WAR_AT_WILL: Final = 0.9
SWITCH_BACK: Final = 2.0
WAR_WORTH: Final = 2.0
UNSAFE: Final = 0.5
SHIP_LOST: Final = 0.8
# Domination cards.
A_FIRST: Final = 5.0
CARD_GROWS: Final = 0.3  # what B gains in a round
CARD_FAR: Final = 3.0
CARD_EARLY: Final = 1.0  # another card that can still be exchanged
CARD_DRAWN: Final = 5.5  # what a card from the deck brings
CARD_DRAWN_B: Final = 4.0  # for B alone
LAST_EXCHANGE: Final = 7
AWAITED: Final = (2, 8, 11)  # effects that are worth waiting for in a round: a star, a trade, a Research
CONDITIONS: Final = [0.02, 0.9, 0.4, 0.02, 0.97, 0.05, 0.03, 0.02, 0.8, 0.02, 0.05, 0.3]  # how often each is met
EFFECTS: Final = [1.0, 0.0, 4.0, 0.0, 5.0, 0.0, 2.0, 0.0, 2.0, 0.0, 0.0, 3.0]

# Star people: sides by story, and levels at the start by field.
SIDES: Final = [[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]
START: Final = [3.0, 1.5, 2.0, 1.5, 5.0]
# Hunting.
PACK: Final = 1
DEFEAT: Final = 1.0
FLIGHT: Final = 0.2
SLAVER_SHIP: Final = 0.2
HUNT_LATER: Final = 0.6

# Danger: how likely it is in a round.
STAYS: Final = 0.4  # Slaver ships stay where they are
COMES: Final = 0.12  # they come to a star in their range
COMES_TO_MIDDLE: Final = 0.25
TAKEN_IN_PEACE: Final = 0.17  # they take a star of the player, if they can
TAKEN_IN_WAR: Final = 0.45
LEAST_GUARD: Final = 0.1
FARMERS_AT_WAR: Final = 0.5
