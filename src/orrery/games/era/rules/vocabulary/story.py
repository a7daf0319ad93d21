"""Galactic stories."""

from __future__ import annotations

from typing import Final

JOURNEYS: Final = 0
MIGRATIONS: Final = 1
RIVALRY: Final = 2
WARS: Final = 3

STORIES: Final = 4
STORY_KEYS: Final = ["journeys", "migrations", "rivalry", "wars"]
