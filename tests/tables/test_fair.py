"""Fair dice: computed as documented, and no share can be exchanged, moved or left out unnoticed."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from orrery.tables.fair import BadEntropy, check_entropy, commit_of, new_secret, promise_of, seed_of

SECRET = "00112233445566778899aabbccddeeff" * 2
ANNA = "a0" * 16
BEN = "b0" * 20


def test_known_answers() -> None:
    """Computed here once more from the documentation, and fixed for all time."""
    secret = bytes.fromhex(SECRET)
    assert commit_of(SECRET) == blake2b(secret, digest_size=32, person=b"orrery commit").hexdigest()
    parts = b"\0\0\0\x20" + secret + b"\0\0\0\x10" + b"\xa0" * 16 + b"\0\0\0\x14" + b"\xb0" * 20
    assert seed_of(SECRET, [ANNA, BEN]) == blake2b(parts, digest_size=32, person=b"orrery fair").hexdigest()
    assert commit_of(SECRET) == "12de9ec284d359fcf7eb29096645fcc01292da5fa5d9d46519a63a835fc1a62d"
    assert seed_of(SECRET, [ANNA, BEN]) == "fb2d8e2fd7ca3540cc3e99a8370b5b5c922616c448a950edd85dbc997897a404"


def test_a_promise_is_bound_to_its_table_and_its_seat() -> None:
    commit = commit_of(SECRET)
    told = bytes.fromhex(commit) + b"\0\0\0\x02" + b"\xb0" * 20
    assert promise_of(commit, 2, BEN) == blake2b(told, digest_size=32, person=b"orrery share").hexdigest()
    others = [promise_of(commit, 1, BEN), promise_of(commit_of("ff" * 32), 2, BEN), promise_of(commit, 2, ANNA)]
    assert promise_of(commit, 2, BEN) not in others


def test_every_share_counts_and_so_does_its_place() -> None:
    seeds = [
        seed_of(SECRET, [ANNA, BEN]),
        seed_of(SECRET, [BEN, ANNA]),
        seed_of(SECRET, [ANNA]),
        seed_of(SECRET, [ANNA + BEN]),
        seed_of(SECRET, [ANNA + BEN[:2], BEN[2:]]),
        seed_of(SECRET + ANNA, [BEN]),
        seed_of("ff" * 32, [ANNA, BEN]),
        seed_of(SECRET, []),
    ]
    assert len(set(seeds)) == len(seeds)


def test_secrets_differ() -> None:
    made = {new_secret() for _ in range(20)}
    assert len(made) == 20
    assert {len(bytes.fromhex(secret)) for secret in made} == {32}


def test_entropy_is_hexadecimal_of_16_to_64_bytes() -> None:
    assert check_entropy("AB" * 16) == "ab" * 16
    assert check_entropy("ab" * 64) == "ab" * 64
    for bad in ("", "ab" * 15, "ab" * 65, "a" * 33, "xy" * 16, "ab " * 16, "٣٣" * 16, " " + "ab" * 16, "ab\n" * 16):
        with pytest.raises(BadEntropy):
            check_entropy(bad)
