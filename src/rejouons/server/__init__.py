"""The server: it gives browsers the app, and holds the tables whose players sit elsewhere."""
