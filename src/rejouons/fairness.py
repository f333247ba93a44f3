"""Honest dice: a secret committed to before the first die, and a key per action drawn from it.

The commitment is a hash of the secret. The seed of all dice is an HMAC of the secret over what
each seat added after the commitment, so that neither side alone can choose it. The dice of the
n-th entry of a match are keyed by an HMAC of the seed over n, so no die foretells another.

Each of these begins with a label of its own, so that none can stand in for another, and the
secret is always as long as a hash: a longer key would be hashed by HMAC, in the first way to the
published commitment itself. Matches begun in the first way still replay. docs/fairness.md tells
who draws what in which order, and what that proves.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from functools import cache

from rejouons.errors import BadOption
from rejouons.terms import whole

LANE_BYTES = 16  # four lanes of 32 bits
SECRET_BYTES = 32
FIRST, LATEST = 1, 2  # ways to make dice of a secret
WAYS = range(FIRST, LATEST + 1)
LABEL = b"rejouons dice "


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def secret_of(seed: int | str | bytes | None, way: int = LATEST) -> bytes:
    """The secret that a seed stands for: 32 bytes are one already, anything else is hashed."""
    if seed is None:
        return new_secret()
    typed = typed_seed(seed)
    if way == FIRST:
        return unlabelled(typed)
    if isinstance(seed, bytes) and len(seed) == SECRET_BYTES:
        return typed
    return hashlib.sha256(label("secret", way) + typed).digest()


def unlabelled(secret: bytes) -> bytes:
    """A secret of the first way, whose commitment is no commitment of a later way as well: else
    who committed to one match could show another.
    """
    if secret.startswith(LABEL):
        raise BadOption("BadSecret")
    return secret


def typed_seed(seed: int | str | bytes) -> bytes:
    typed = str(whole(seed)) if whole(seed) is not None else seed
    if isinstance(typed, str):
        typed = typed.encode(errors="surrogatepass")
    if not isinstance(typed, bytes) or not typed:
        raise BadOption("BadSecret")
    return typed


def commitment_of(secret: bytes, way: int = LATEST) -> str:
    return hashlib.sha256(label("commitment", way) + secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str], way: int = LATEST) -> bytes:
    """The seed of all dice: the secret, and what each seat added after the commitment."""
    return hmac.digest(secret, label("seed", way) + json.dumps(nonces).encode(), "sha256")


def dice_key(seed: bytes, index: int, way: int = LATEST) -> bytes:
    """The four lanes of the dice for an index, the low byte of each first."""
    key = hmac.digest(seed, label("entry", way) + index.to_bytes(8, "big"), "sha256")
    return key[:LANE_BYTES]


@cache
def label(use: str, way: int) -> bytes:
    """What a hash of the secret begins with, by its use; nothing in the first way."""
    return b"" if way == FIRST else LABEL + f"{way} {use}:".encode()


def checked_way(fairness: int) -> int:
    way = whole(fairness)
    if way is None or way not in WAYS:
        raise BadOption("BadFairness", way=fairness, ours=LATEST)
    return way
