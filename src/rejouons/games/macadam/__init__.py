"""Macadam: a busy crossroads in 56 cards, with signals, papers and traffic agents."""
