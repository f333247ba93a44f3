"""`python tests/generous.py …` is `rejouons …` with a server that never asks anybody to slow down:
the people of all browser tests come from one address, as fast as their machine allows.
"""

import sys

from online_here import GENEROUS
from rejouons.cli import main
from rejouons.server import online

if __name__ == "__main__":
    online.Limits = lambda: GENEROUS  # type: ignore[assignment, attr-defined, misc]
    sys.argv[0] = "rejouons"
    main()
