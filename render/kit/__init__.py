"""The kit of drawing: knows neither games nor sentences."""
