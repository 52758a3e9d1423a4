"""What stands below the contract: events, errors, chance, data files."""
