"""The computer seat of Imperial Settlers; uses the rules, and no rule uses it."""
