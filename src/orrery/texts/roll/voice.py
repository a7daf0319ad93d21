"""Roll for the Galaxy, spoken."""

from __future__ import annotations

from .prospects import Prospects
from .questions import Questions
from .reports import Reports


class RollVoice(Questions, Reports, Prospects):
    pass
