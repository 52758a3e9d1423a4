"""Tables to draw in tests: people with names that are hard to set, and scenes of them, the same for all games."""

from __future__ import annotations

from typing import Any, Protocol

from games.base import Game
from render.kit.palette import PLAYERS
from render.scene import Scene, Seat

NAMES = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek", "Maksymilian z Gdyni", "Łucja")


class MakeScene(Protocol):
    """Makes the scene of a state."""

    def __call__(self, state: Any, /, **changes: Any) -> Scene:
        """The scene in Polish, with ``changes`` to its fields; for the public or, with ``viewer``, for a seat."""
        ...


def scenes_of(game: Game[Any], news: str) -> MakeScene:
    """What makes scenes of a game, with a last move to tell."""

    def scene(state: Any, /, **changes: Any) -> Scene:
        facts: dict[str, Any] = {
            "game": game,
            "state": game.redact(state, changes.get("viewer")),
            "viewer": None,
            "lang": "pl",
            "seats": people(state.seats),
            "news": news,
        }
        return Scene(**(facts | changes))

    return scene


def people(seats: int, shift: int = 0, name: str | None = None) -> tuple[Seat, ...]:
    """Players with colours that take turns; all with the same name if one is given."""
    colours = list(PLAYERS)
    return tuple(
        Seat(
            name=NAMES[(seat + shift) % len(NAMES)] if name is None else name,
            colour=colours[(seat + shift) % len(colours)],
            computer=seat == 1,
        )
        for seat in range(seats)
    )
