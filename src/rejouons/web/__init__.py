"""The browser app: what it is generated from, how it is built, and how it is served."""

HOST = "127.0.0.1"  # this machine only
PORT = 8737
LAST_PORT = 65535
