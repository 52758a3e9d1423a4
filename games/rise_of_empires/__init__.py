"""Rise of Empires (Narodziny Imperiów): the rules."""

from games.rise_of_empires.game import RiseOfEmpires

__all__ = ["RiseOfEmpires"]
