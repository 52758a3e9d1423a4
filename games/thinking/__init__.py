"""The strong computer: it plays a few moves on, many times, and takes the one that does best; the same for all games."""
