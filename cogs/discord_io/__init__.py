"""The one place that speaks to Discord."""
