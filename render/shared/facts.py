"""What the views of all games have in common: facts of a scene that need no knowledge of its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

from games.base import Component, Game, Outcome, State
from locales import words
from render.kit.text import readable
from render.scene import Scene
from render.shared.wording import text_of


class SeatFacts(Protocol):
    """What a seat is to every game."""

    @property
    def name(self) -> str:
        """The player's name as it can be drawn."""
        ...

    @property
    def colour(self) -> str:
        """The colour name of the seat."""
        ...

    @property
    def active(self) -> bool:
        """Whether it must decide now."""
        ...

    @property
    def left(self) -> bool:
        """Whether its player has left the match."""
        ...

    @property
    def computer(self) -> bool:
        """Whether the computer plays it."""
        ...

    @property
    def rank(self) -> int:
        """1 for the winner, 0 while the match runs."""
        ...


G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)
P = TypeVar("P", bound=SeatFacts)
T = TypeVar("T")


@dataclass(frozen=True)
class Facts(ABC, Generic[G, S, P]):
    """One scene of a game. ``prefix`` begins the ids of its words, ``types`` are those of the game and its state."""

    scene: Scene
    game: G
    state: S
    say: Callable[..., str] = field(repr=False)

    prefix: ClassVar[str]
    types: ClassVar[tuple[type[Game[Any]], type[State]]]

    @classmethod
    def of(cls, scene: Scene) -> Self:
        """The facts of a scene of this game. Raises TypeError for a scene of another one."""
        game, state = cls.types
        if not isinstance(scene.game, game) or not isinstance(scene.state, state):
            raise TypeError(f"not a scene of {game.slug}")
        return cls(scene, cast("G", scene.game), cast("S", scene.state), words(scene.lang))

    # ------------------------------------------------------------------ the table
    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state.finished)

    @cached_property
    def outcome(self) -> Outcome | None:
        """Ranks and scores, None while the match runs."""
        return self.game.outcome(self.state)

    @property
    def components(self) -> Mapping[str, Component]:
        """Everything that has a name."""
        return self.game.components

    def by_number(self, things: Iterable[T], place: Callable[[T], str]) -> list[T]:
        """Things that lie in rows, named by ``place`` as the scene names them: what is to be chosen from in the order of its
        numbers, so that these can be read one after the other; all else as it stands, behind it.
        """
        numbers = {} if self.scene.chosen else {name: number for number, name in enumerate(self.scene.candidates)}
        return sorted(things, key=lambda thing: numbers.get(place(thing), len(numbers)))

    # ------------------------------------------------------------------ the seats
    @property
    @abstractmethod
    def seats(self) -> Sequence[P]:
        """Every seat, in the order of the first turn."""

    @cached_property
    def movers(self) -> tuple[int, ...]:
        """The seats that must decide now, perhaps several at once."""
        return () if self.over else tuple(self.game.to_move(self.state))

    @property
    def active(self) -> P | None:
        """The one seat whose decision is awaited, None if there are several or none."""
        return self.seats[self.movers[0]] if len(self.movers) == 1 else None

    @property
    def several(self) -> tuple[str, ...]:
        """The colours of the seats whose decisions are awaited, where there are several."""
        return tuple(self.seats[seat].colour for seat in self.movers) if len(self.movers) > 1 else ()

    @property
    def viewer(self) -> int:
        """The seat whose hand is shown; of a scene for the public the seat in focus, of which nothing secret is known."""
        return self.focus if self.scene.viewer is None else self.scene.viewer

    @property
    @abstractmethod
    def focus(self) -> int:
        """The seat that a close-up shows."""

    # ------------------------------------------------------------------ words
    def name_of(self, component: str) -> str:
        """The name of a component in the scene's language."""
        names = self.components[component].name
        return names.get(self.scene.lang, names["en"])

    def text_of(self, component: str) -> str:
        """What is printed on a component, in the scene's language."""
        return text_of(self.game, self.components[component], self.scene.lang)

    @property
    @abstractmethod
    def when(self) -> str:
        """The game's own turn, round or phase."""

    @cached_property
    def mover_text(self) -> str:
        """Whose turn it is, or who has won."""
        if self.over:
            winners = [seat.name for seat in self.seats if seat.rank == 1]
            return self.say(f"{self.prefix}-picture-winner", players=", ".join(winners), count=len(winners))
        if self.active is not None:
            return self.say(f"{self.prefix}-picture-mover", player=self.active.name)
        return self.say(f"{self.prefix}-picture-movers", count=len(self.movers))

    @cached_property
    def news(self) -> str:
        """The last move in one line, as it can be drawn."""
        return readable(self.scene.news, "ui-semi", "")
