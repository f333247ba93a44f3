"""Ave César, by Wolfgang Riedesser: a chariot race run by cards."""
