"""Mark in the terminal."""
