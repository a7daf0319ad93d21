"""What a state at the end of an imagined round is worth, seen from the beginning of that round."""

from __future__ import annotations

from orrery.games.race.rules.robot.score import points_of
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.steps.ending import hand_limit

from . import weights
from .figures import sort_of
from .outlook import Outlook
from .pace import rounds_left


def worth_of(o: Outlook, s: Race) -> float:
    if not s.open:
        return worth_of_end(s)
    p = s.empire
    left = rounds_left(s, o.f)
    value = p.vp + weights.PRESTIGE * p.prestige + o.goods_worth(s) + hand_worth(o, s)
    value += placed(o, p.tableau)
    if s.prestige_on and not s.search_used:
        value += weights.ONE_USE * min(1.0, left / 3)
    return value + weights.DRIFT * left - weights.ROBOT * robot_points(o, s) - robot_means(s, left)


def worth_of_end(s: Race) -> float:
    """The game is over: the points, and who has won."""
    mine, robots = s.scores()
    value = mine.total - weights.ROBOT * robots.total
    if mine.wins:
        value += weights.WIN
    if robots.wins:
        value -= weights.WIN
    return value


def placed(o: Outlook, tableau: list[int]) -> float:
    """The cards that have come, and those that are gone."""
    value = 0.0
    gone = o.tableau[:]
    for design in tableau:
        if design in gone:
            gone.remove(design)
        else:
            value += o.worth(design)
    for design in gone:
        value -= o.worth(design)
    return value


def hand_worth(o: Outlook, s: Race) -> float:
    """Every card can pay; the best ones may be placed some day."""
    hand = s.empire.hand
    options: list[float] = []
    for design in hand:
        option = o.keep(design)
        if option > 0:
            options.append(option)
    options.sort(reverse=True)
    value = o.card * min(len(hand), hand_limit(s))
    share = 1.0
    for option in options:
        value += share * option
        share *= weights.CROWD
    return value


def robot_points(o: Outlook, s: Race) -> float:
    """Cards that it has placed meanwhile count as usual: which ones they are is luck, and says nothing of a choice."""
    r = s.robot
    worth = s.box.robot.worth[s.difficulty]
    points = float(r.vp + r.tokens * worth + r.prestige)
    for at in range(len(r.tableau)):
        card = r.tableau[at]
        if at >= o.robot_cards:
            points += o.f.means[sort_of(s.box, card)]
        elif s.box.six_cost[card]:
            points += worth
        else:
            points += points_of(s, card)
    return points


def robot_means(s: Race, left: float) -> float:
    """What the robot will make of its credit, its economy and its stack."""
    r = s.robot
    late = min(1.0, left / 2)
    value = weights.ROBOT_CREDIT * r.credit + weights.ROBOT_HAND * min(8, len(r.hand))
    return late * value + weights.ROBOT_ECONOMY * r.economy * left
