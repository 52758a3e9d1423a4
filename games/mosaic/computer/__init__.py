"""The computer seat of Mosaic; uses the rules, and no rule uses it."""
