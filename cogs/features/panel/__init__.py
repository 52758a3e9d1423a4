"""The turn panel: any legal move by pressing alone."""
