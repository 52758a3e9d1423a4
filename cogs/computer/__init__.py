"""The strong computer beside the bot: a process of its own that thinks, and whoever hands it work."""
