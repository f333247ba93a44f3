"""The server: the app's files, and tables that people sit at wherever they are."""
