"""The pictures of Founders of the Empire."""

from render.founders.painter import FoundersPainter

__all__ = ["FoundersPainter"]
