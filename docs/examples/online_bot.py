"""A bot of your own at an online table: it takes the first action whose words promise most.

    python online_bot.py http://127.0.0.1:8790 TABLE TOKEN

The token of your seat comes from the table's menu.
"""

import json
import sys
from urllib.request import Request, urlopen

PATIENCE = 30  # seconds that a call waits for news


def call(address: str, token: str, body: object = None) -> dict:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(address, data, headers), timeout=PATIENCE + 30) as answer:
        return json.loads(answer.read() or "null")


def play(server: str, table: str, token: str) -> list:
    """Plays until the match is over; tells the results."""
    api = f"{server.rstrip('/')}/api/tables/{table}"
    seen = {"number": -1, "undone": 0}
    while True:
        query = f"?number={seen['number']}&undone={seen['undone']}&wait={PATIENCE}"
        seen = call(f"{api}/view{query}", token)
        if seen["phase"] == "over":
            return seen["results"]
        if seen["actions"]:
            chosen = max(seen["actions"], key=lambda action: len(action["text"]))
            move = {"number": seen["number"], "undone": seen["undone"], "action": chosen["action"]}
            call(f"{api}/actions", token, move)


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
