"""Who somebody is: a number in a signed cookie. Who may sit where: secrets that follow from the
server's key, so that none is kept.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

KEY_BYTES = 32
PERSON_BYTES = 12
TABLE_BYTES = 10
MARK_BYTES = 16
COOKIE = "rejouons_person"
YEAR = 365 * 86_400


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def new_table_id() -> str:
    """One that nobody guesses: whoever knows it may look on."""
    return secrets.token_hex(TABLE_BYTES)


class Identities:
    """Marks and checks who somebody is."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_person(self) -> str:
        return secrets.token_hex(PERSON_BYTES)

    def cookie(self, person: str, is_secure: bool) -> str:
        """The header that tells a browser who it is; scripts and other sites do not learn it."""
        secure = "; Secure" if is_secure else ""
        value = f"{person}.{self._mark('person', person)}"
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"

    def person_in(self, cookies: str) -> str:
        """Who a browser is by its cookies, or nobody."""
        person, _, mark = ours_in(cookies).partition(".")
        return person if same(mark, self._mark("person", person)) else ""

    def seat_secret(self, table: str, seat: int, turn: int) -> str:
        """What the link of a seat holds, until the seat changes hands."""
        return f"{seat}.{self._mark('seat', table, seat, turn)}"

    def token(self, table: str, seat: int, turn: int) -> str:
        """What a bot of somebody's own plays with."""
        return f"{seat}.{self._mark('token', table, seat, turn)}"

    def _mark(self, *what: str | int) -> str:
        told = "|".join(str(part) for part in what).encode()
        digest = hmac.digest(self._key, told, hashlib.sha256)[:MARK_BYTES]
        return urlsafe_b64encode(digest).decode().rstrip("=")


def ours_in(cookies: str) -> str:
    """The value of our own cookie, or nothing. Python's own reader takes seconds over some."""
    pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def seat_in(secret: str) -> int:
    """The seat that a secret speaks of, or -1 for none; whether it is right is another question."""
    seat = secret.partition(".")[0]
    return int(seat) if seat.isascii() and seat.isdecimal() and len(seat) <= 2 else -1


def same(given: str, right: str) -> bool:
    """Compared in a time that tells nothing of where they differ."""
    return hmac.compare_digest(given.encode(errors="replace"), right.encode())
