"""Discord: one module per shared feature, one cog per game."""
