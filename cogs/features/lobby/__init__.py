"""From a command to a running match."""
