"""The unguessable names: of tables, and of seats. Of a seat's token only the hash is ever stored."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

TABLE_BYTES: Final = 9  # 12 characters
SEAT_BYTES: Final = 16  # 22 characters, 128 bits
HASH_BYTES: Final = 32


def new_table() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(SEAT_BYTES)


def exchanged(link: str, key: str) -> str:
    """The token that a link is exchanged for. Who has both gets the same again; who made the link has not the key."""
    data = blake2b(key.encode(), key=hash_of(link).encode()[:64], digest_size=SEAT_BYTES, person=b"orrery join")
    return urlsafe_b64encode(data.digest()).rstrip(b"=").decode()


def hash_of(token: str) -> str:
    data = token.encode(errors="surrogatepass")
    return blake2b(data, digest_size=HASH_BYTES, person=b"orrery seat").hexdigest()


def same(token: str, hashed: str) -> bool:
    """In a time that says nothing about either."""
    return compare_digest(hash_of(token), hashed)
