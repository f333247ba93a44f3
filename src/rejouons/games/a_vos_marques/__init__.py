"""À vos marques: a road race across a picture map, with dice, a garage and cards of all kinds."""
