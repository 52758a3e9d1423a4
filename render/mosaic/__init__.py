"""The pictures of Mosaic: A Story of Civilization."""

from render.mosaic.painter import MosaicPainter

__all__ = ["MosaicPainter"]
