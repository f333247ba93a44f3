"""The browser app: what it is generated from, how it is built, and how it is served."""
