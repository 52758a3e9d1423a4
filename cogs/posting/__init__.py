"""What is posted after a commit."""
