"""The pictures of Mare Nostrum: Empires."""
