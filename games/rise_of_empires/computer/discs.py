"""Whether a seat can pay the upkeep of its cities in resource discs (R9.1), as the computer seat reckons."""

from __future__ import annotations

from functools import cached_property

from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import balance
from games.rise_of_empires.goods import bank
from games.rise_of_empires.income import income, open_picks
from games.rise_of_empires.scoring import due, upkeep_of
from games.rise_of_empires.state import RiseState


class Discs:
    """The discs of a seat, the income of a turn, and what its cities ask for."""

    def __init__(self, catalogue: Catalogue, state: RiseState, seat: int, scorings: int, income: int) -> None:
        self._catalogue, self._state, self._seat, self._scorings = catalogue, state, seat, scorings
        self._player = state.players[seat]
        self._income = income

    @cached_property
    def _asked(self) -> int:
        """What the upkeep of a turn takes."""
        return sum(upkeep_of(self._catalogue, city) for city in self._player.cities)

    @cached_property
    def _coming(self) -> int:
        """What the income of a turn brings, what is picked then included, as far as the bank has it after seats before (R8.2)."""
        state = self._state
        before = state.order[: state.order.index(self._seat)]
        room = bank(self._catalogue, state) - sum(income(self._catalogue, state, other)["disc"] for other in before)
        return max(0, min(room, self._income + open_picks(self._catalogue, self._player)))

    def turns(self, tile: str) -> int:
        """For how many of the turns to come the upkeep of one more tile can be paid; all of them if it has none."""
        upkeep = upkeep_of(self._catalogue, tile)
        lacking = self._asked + upkeep - self._coming
        if not upkeep or lacking <= 0:
            return self._scorings
        return min(self._scorings, self._player.disc // lacking)

    def loss(self, spent: int) -> float:
        """The VP that are lost until the end with cities that can no longer be paid if so many discs are spent now."""
        lacking = self._asked - self._coming - (self._player.disc - spent)
        lost = 0.0
        for vp, city in self._by_points:
            if lacking <= 0:
                break
            lacking -= upkeep_of(self._catalogue, city)
            lost += vp * self._scorings
        return lost

    @cached_property
    def _by_points(self) -> list[tuple[int, str]]:
        """The cities that ask for upkeep with their VP in a turn, those first that would be given up first."""
        return sorted((self._points(city), city) for city in due(self._catalogue, self._state, self._seat))

    def _points(self, city: str) -> int:
        """The VP of a city in a turn."""
        return balance(self._catalogue, self._player, "scoring", [city]).get("vp", 0)
