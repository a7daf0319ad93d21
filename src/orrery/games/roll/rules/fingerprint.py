"""A short name for what content files say of the rules: another one, other rules."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

# What is said about a component, and acts on nothing.
REMARKS: Final = ["confidence", "doubts", "name_de", "name_de_source", "name_en", "rule"]


def fingerprint(files: list[dict[str, Any]]) -> str:
    plain = json.dumps([without_remarks(file) for file in files], sort_keys=True)
    return blake2b(plain.encode(), digest_size=4, person=b"roll content").hexdigest()


def without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_remarks(value[key]) for key in value if key not in REMARKS}
    if isinstance(value, list):
        return [without_remarks(item) for item in value]
    return value
