"""Online tables under load, beside boardgame.io: `python -m bench.online`."""
