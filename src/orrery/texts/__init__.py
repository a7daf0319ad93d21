"""Every word a person reads, in English and German, through one renderer: Speech."""

from .catalog import LANGUAGES, BadLanguage, MissingText
from .printable import printable
from .speech import Speech

__all__ = ["LANGUAGES", "BadLanguage", "MissingText", "Speech", "printable"]
