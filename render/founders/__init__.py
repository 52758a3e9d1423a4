"""The pictures of Founders of the Empire."""
