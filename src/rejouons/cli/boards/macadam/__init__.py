"""Macadam in the terminal."""
