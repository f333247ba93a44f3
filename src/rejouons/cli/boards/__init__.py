"""The boards as the terminal draws them, one module a game."""
