"""What the end of the match, its tiles and the Empire Scorings to come pay a seat for one more of something."""

from __future__ import annotations

from typing import NamedTuple

from games.mosaic.catalogue import Catalogue
from games.mosaic.computer.pace import HORIZON, rounds_left, scorings_left
from games.mosaic.free_steps import measured, threshold
from games.mosaic.holdings import in_play
from games.mosaic.state import MosaicState
from games.mosaic.vocabulary import OF_PILLAR

WAITING = 0.45  # share of a card's worth while it lies face down
FLEETING = frozenset({"money", "controlled_regions"})  # what comes and goes: only what is enough counts
CONTESTED = 0.5  # share of what leads towards a tile when somebody else is nearer to it


class _Measure(NamedTuple):
    """A tile that is left: what the seat has of what it asks for, how much it asks for, the best of the others, its points."""

    own: int
    needed: int
    rival: int
    vp: float


class Finish:
    """What counts for one seat in one position: counters of cards, Achievements and Golden Ages within reach."""

    def __init__(self, catalogue: Catalogue, state: MosaicState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.player = state.players[seat]
        self.rounds = rounds_left(catalogue, state)
        self.scorings = scorings_left(catalogue, state)
        self._reach = min(1.0, max(0.0, self.rounds - 1) / HORIZON)
        self._per = self._counted()
        self._tiles: dict[str, list[str]] = {}  # those that are left, by what they measure
        for tile in state.achievements:
            self._tiles.setdefault(catalogue.achievements[tile].requirement.metric, []).append(tile)
        for tile in state.golden_ages:
            self._tiles.setdefault(OF_PILLAR + catalogue.golden_ages[tile].requirement.pillar, []).append(tile)
        self._measured: dict[str, list[_Measure]] = {}
        self._toward: dict[tuple[str, int], float] = {}

    def per(self, counter: str) -> float:
        """Victory points for one more of what a counter (``own:…``, ``pillar:…``) counts."""
        return self._per.get(counter, 0.0)

    def toward(self, metric: str, more: int) -> float:
        """What so many more of what Achievements measure bring nearer to those that are left; 0 for what none asks for."""
        if not more or metric not in self._tiles:
            return 0.0
        key = metric, more
        if key not in self._toward:
            self._toward[key] = sum(
                vp * (self._share(metric, own + more, needed, rival) - self._share(metric, own, needed, rival))
                for own, needed, rival, vp in self._left(metric)
            )
        return self._toward[key]

    def within_reach(self) -> float:
        """The points of all tiles that are left, of each as much as the seat has of what it asks for."""
        return sum(
            vp * self._share(metric, own, needed, rival)
            for metric in self._tiles
            for own, needed, rival, vp in self._left(metric)
        )

    def _left(self, metric: str) -> list[_Measure]:
        """The tiles that are left and measure this."""
        if metric not in self._measured:
            self._measured[metric] = [self._measure(tile) for tile in self._tiles[metric]]
        return self._measured[metric]

    def _share(self, metric: str, own: int, needed: int, rival: int) -> float:
        """How much of a tile is as good as taken; in the last turn only what is fulfilled."""
        if own >= needed:
            return 1.0
        if metric in FLEETING:
            return 0.0
        return self._reach * max(0, own) ** 2 / needed**2 * (CONTESTED if rival > own else 1.0)

    def _counted(self) -> dict[str, float]:
        found: dict[str, float] = {}
        sources = [(name, 1.0) for name in in_play(self.player)]
        sources += [(name, WAITING * min(1.0, self.rounds / 3)) for name in self.player.face_down]
        for name, share in sources:
            for effect in self.catalogue.effects.get(name, ()):
                if not effect.per or effect.when not in ("endgame", "empire_scoring"):
                    continue
                vp = effect.vp
                if effect.vp_by_players:
                    vp = self.catalogue.by_players(effect.vp_by_players, self.state.seats)
                often = 1.0 if effect.when == "endgame" else self.scorings
                found[effect.per] = found.get(effect.per, 0.0) + share * often * vp / effect.per_every
        return found

    def _measure(self, tile: str) -> _Measure:
        worth = self.per("own:golden_ages_and_achievements")
        if tile in self.catalogue.golden_ages:
            age = self.catalogue.golden_ages[tile]
            values, needed = (
                [player.symbols[age.requirement.pillar] for player in self.state.players],
                age.requirement.count,
            )
            worth += age.vp
        else:
            values = [measured(self.catalogue, self.state, seat, tile) for seat in range(self.state.seats)]
            needed = threshold(self.catalogue, self.state, tile)
            worth += self.catalogue.achievements[tile].vp + self.per("own:achievements")
        return _Measure(values[self.seat], needed, max(values[: self.seat] + values[self.seat + 1 :]), worth)
