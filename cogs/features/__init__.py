"""What people type and press."""
