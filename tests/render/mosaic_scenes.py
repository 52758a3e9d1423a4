"""Scenes of Mosaic to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Sequence

from games import GAMES
from games.mosaic import Mosaic
from games.mosaic.state import MosaicState
from tests.render.tables import Table

found = GAMES["mosaic"]
assert isinstance(found, Mosaic)
GAME: Mosaic = found


class MosaicTable(Table[MosaicState]):
    news = {
        "en": "Kasia builds at IT04: City. Kasia takes from IT04: Wine. Kasia builds with the card “Merchant City”: Tariff +3.",
        "pl": "Kasia buduje na polu IT04: Miasto. Kasia zabiera z pola IT04: Wino. Kasia buduje z kartą „Miasto Handlowe”: Cło +3.",
    }

    def secrets(self) -> Sequence[MosaicState]:
        return in_phase(3, "draft"), self.at(3, 0.5)


TABLE = MosaicTable(GAME)
scene, match, at, many = TABLE.scene, TABLE.states, TABLE.at, TABLE.many


def in_phase(seats: int, phase: str) -> MosaicState:
    """The first state of a phase."""
    return next(state for state in map(GAME.decode, match(seats)) if state.phase == phase)
