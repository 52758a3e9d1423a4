"""The application: matches played, kept and decided; knows neither Discord nor pictures."""
