"""The pictures of Mosaic: A Story of Civilization."""
