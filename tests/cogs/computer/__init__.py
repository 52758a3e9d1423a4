"""The strong computer beside the bot."""
