"""The computer seat of Founders of the Empire; uses the rules, and no rule uses it."""
