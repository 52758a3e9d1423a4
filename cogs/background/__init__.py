"""What happens by itself: loops that look at the clock and call a part."""
