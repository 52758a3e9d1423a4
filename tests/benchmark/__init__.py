"""How fast the bot is, as ratios against a peer or a limit: ``python -m tests.benchmark``. Nothing here is asserted in tests."""
