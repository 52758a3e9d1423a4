"""What hosts may do."""
