"""Results of finished matches, ratings, the ladder."""
