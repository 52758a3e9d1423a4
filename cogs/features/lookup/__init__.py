"""Looking at a match and at its rules."""
