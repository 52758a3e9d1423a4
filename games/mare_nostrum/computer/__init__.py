"""The computer seat of Mare Nostrum; uses the rules, and no rule uses it."""
