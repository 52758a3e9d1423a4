"""What a table does besides moving: taking back, votes, giving seats away."""
