"""Founders of the Empire (Założyciele Imperium): the rules."""

from games.founders_of_the_empire.game import FoundersOfTheEmpire

__all__ = ["FoundersOfTheEmpire"]
