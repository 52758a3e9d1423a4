"""SQLite: migrations and what is stored; knows nothing of games or Discord."""
