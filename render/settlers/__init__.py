"""The pictures of Imperial Settlers."""

from render.settlers.painter import SettlersPainter

__all__ = ["SettlersPainter"]
