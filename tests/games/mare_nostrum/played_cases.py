"""The cases of cases.json that are told as a course of play: each has a function that plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.base import Move
from games.mare_nostrum.moves import Take
from tests.games.kept import read_cases
from tests.games.mare_nostrum.case_builder import GAME, seat_of

CASES = {case["id"]: case for case in read_cases(GAME.slug)}
Player = Callable[..., None]


class Read(dict[str, Any]):
    """What a case says, remembering whether anybody asked for it."""

    asked = False

    def __getitem__(self, name: str) -> Any:
        self.asked = True
        return super().__getitem__(name)

    def __iter__(self) -> Iterator[str]:
        self.asked = True
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        self.asked = True
        return super().__eq__(other)


class Played(dict[str, Player]):
    """The functions of a module by the case that they play."""

    def __call__(self, name: str) -> Callable[[Player], Player]:
        """This function plays what the case tells; it gets the case's ``given`` and ``then``."""

        def register(function: Player) -> Player:
            self[name] = function
            return function

        return register

    def play(self, name: str) -> None:
        """Play a case; its values come from the file."""
        given, then = Read(CASES[name]["given"]), Read(CASES[name]["then"])
        self[name](given, then)
        assert given.asked, "what is given was typed again"
        assert then.asked, "what follows was typed again"


def takes(name: str) -> list[Move]:
    """The takes of a case; after the last one with a choice the chain goes on by itself."""
    return [Take(seat_of(victim), resource) for _, victim, resource in CASES[name]["when"]["takes"]]
