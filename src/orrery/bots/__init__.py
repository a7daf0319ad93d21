"""Players that look at a view and choose. They know strategy, never legality, and they never peek.

What every game's bots share; a game has its own in its folder.
"""

from .bot import Bot
from .plan import Plan
from .uniform import Uniform

__all__ = ["Bot", "Plan", "Uniform"]
