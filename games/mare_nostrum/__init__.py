"""Mare Nostrum: Empires (Mare Nostrum Imperia): the rules."""

from games.mare_nostrum.game import MareNostrum

__all__ = ["MareNostrum"]
