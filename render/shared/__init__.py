"""What the pictures of all games have in common."""
