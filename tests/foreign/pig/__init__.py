"""Pig: roll as often as you dare."""
