"""How much a test tries: a little with every run of the checks, very much with `make soak`."""

import os


def soak(few: int, many: int) -> int:
    return many if os.environ.get("REJOUONS_SOAK") else few
