"""Tables that people sit around, wherever they are: what each may know, and all that happens
beside the match. Nothing here reads a file, a socket or a clock.
"""
