"""À vos marques in the terminal."""
