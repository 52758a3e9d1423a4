"""The pictures of Imperial Settlers."""
