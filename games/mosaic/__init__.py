"""Mosaic: A Story of Civilization (Historia Cywilizacji): the rules."""

from games.mosaic.game import Mosaic

__all__ = ["Mosaic"]
