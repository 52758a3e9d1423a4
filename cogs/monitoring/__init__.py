"""The log, the numbers, the last errors."""
