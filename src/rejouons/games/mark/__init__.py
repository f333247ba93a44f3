"""Mark, by Ronald Corn: a recycling market with dice and auctions."""
