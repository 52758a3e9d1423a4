"""What stands below the contract: the terms of a match, events, errors, chance, data files."""
