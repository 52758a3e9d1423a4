"""The computer seat of Rise of Empires; uses the rules, and no rule uses it."""
