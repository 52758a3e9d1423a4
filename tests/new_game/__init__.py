"""A new game to start from: ``python -m tests.new_game SLUG PREFIX``."""
