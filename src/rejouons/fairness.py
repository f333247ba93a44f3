"""Honest dice: a secret committed to before the first die, and a key per action drawn from it.

The commitment is SHA-256 of the secret. The seed of all dice is an HMAC of the secret over what
each seat added after the commitment, so that neither side alone can choose it. The dice of the
n-th entry of a match are keyed by an HMAC of the seed over n, so no die foretells another.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

LANES = 4


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def secret_of(seed: int | str | bytes | None) -> bytes:
    if seed is None:
        return new_secret()
    return seed if isinstance(seed, bytes) else str(seed).encode()


def seed_of(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The seed of all dice: the secret, and what each seat added after the commitment."""
    return hmac.digest(secret, json.dumps(nonces).encode(), "sha256")


def dice_key(seed: bytes, index: int) -> Any:
    """The four lanes of the dice for an index."""
    key = hmac.digest(seed, index.to_bytes(8, "big"), "sha256")
    return np.frombuffer(key, "<u4", LANES)
