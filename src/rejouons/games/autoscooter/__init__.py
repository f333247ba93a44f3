"""Autoscooter: dodgem cars, programmed in secret."""
