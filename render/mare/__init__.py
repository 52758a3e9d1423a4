"""The pictures of Mare Nostrum: Empires."""

from render.mare.painter import MarePainter

__all__ = ["MarePainter"]
