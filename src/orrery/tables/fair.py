"""Fair dice: nobody, the server included, can have chosen the seed of a game.

The server makes a secret of 32 bytes and publishes its hash: the *commit*. Every person who joins has a share of
entropy, at least 16 bytes (several at one browser have one together), and publishes its hash: the *promise*. When all
have joined, everybody shows his share, and the seed is fixed: a hash of the secret and of all shares, in the order of
the seats. (Who plays alone gives his share at once.) When the game is over the secret is shown, and everybody can
compute all this again:

    commit  = BLAKE2b-256 of the secret, with the personalisation "orrery commit"
    promise = BLAKE2b-256, with the personalisation "orrery share", of the commit, the seat's number in 4 bytes,
              big-endian, and the share. A commit serves one table, so the promise is bound to table and seat
    seed    = BLAKE2b-256, with the personalisation "orrery fair", of each part behind its length in 4 bytes,
              big-endian: first the secret, then each person's share

Secrets and entropies are bytes written as hexadecimal, commit and seed likewise. The seed, as that text of 64 letters,
is what `key_of_seed` makes the game's key of, as it does of a seed that somebody typed.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

SECRET_BYTES: Final = 32
LEAST_BYTES: Final = 16
MOST_BYTES: Final = 64


class BadEntropy(Exception):
    """Not 16 to 64 bytes in hexadecimal."""


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commit_of(secret: str) -> str:
    return blake2b(bytes.fromhex(secret), digest_size=32, person=b"orrery commit").hexdigest()


def promise_of(commit: str, seat: int, share: str) -> str:
    told = bytes.fromhex(commit) + seat.to_bytes(4, "big") + bytes.fromhex(share)
    return blake2b(told, digest_size=32, person=b"orrery share").hexdigest()


def check_entropy(text: str) -> str:
    """The same in small letters, or BadEntropy."""
    if not text.isascii() or not text.isalnum() or not 2 * LEAST_BYTES <= len(text) <= 2 * MOST_BYTES:
        raise BadEntropy
    try:
        return bytes.fromhex(text).hex()
    except ValueError:
        raise BadEntropy from None


def seed_of(secret: str, entropies: list[str]) -> str:
    hashed = blake2b(digest_size=32, person=b"orrery fair")
    for part in [secret, *entropies]:
        data = bytes.fromhex(part)
        hashed.update(len(data).to_bytes(4, "big") + data)
    return hashed.hexdigest()
