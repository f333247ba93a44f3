"""Ave César in the terminal."""
