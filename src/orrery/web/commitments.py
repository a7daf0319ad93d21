"""Secrets of fair dice whose hash has been published, but that no table uses yet.

Whoever makes a table asks for a commit first and adds entropy afterwards, so that the server cannot have fitted its
secret to it. A commitment that is not taken up is forgotten after thousands of newer ones, or with the server.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from orrery.tables import fair

MOST: Final = 10_000


class Commitments:
    def __init__(self) -> None:
        self._secrets: OrderedDict[str, str] = OrderedDict()  # by commit

    def issue(self) -> str:
        """A new commit."""
        secret = fair.new_secret()
        commit = fair.commit_of(secret)
        self._secrets[commit] = secret
        if len(self._secrets) > MOST:
            self._secrets.popitem(last=False)
        return commit

    def knows(self, commit: str) -> bool:
        return commit in self._secrets

    def redeem(self, commit: str) -> str:
        """The secret of a commit; it serves one table only. KeyError: there is no such commitment."""
        return self._secrets.pop(commit)
