"""A match in words and pictures; knows nothing of Discord."""
