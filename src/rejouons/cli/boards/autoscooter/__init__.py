"""Autoscooter in the terminal."""
