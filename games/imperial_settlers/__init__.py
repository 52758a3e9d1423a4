"""Imperial Settlers (Osadnicy: Narodziny Imperium): the rules."""

from games.imperial_settlers.game import ImperialSettlers

__all__ = ["ImperialSettlers"]
