"""Tables to draw in tests: people with names that are hard to set, matches of a game, and scenes of them; the same for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from games.base import Game, Move, Options, State
from games.core.rng import Rng
from locales import LANGUAGES
from render import PAINTERS
from render.kit.palette import PLAYERS
from render.scene import Scene, Seat, View
from tests.render.spread import share

NAMES = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek", "Maksymilian z Gdyni", "Łucja")
S = TypeVar("S", bound=State)


class Moment(NamedTuple):
    """A position, encoded, with the places that the move before it changed."""

    text: bytes
    changed: tuple[str, ...]


class Table(ABC, Generic[S]):
    """What the pictures of a game are tried on. Each game has one as ``TABLE`` in its module of scenes.

    ``news`` is a last move to tell, by language; ``surprise`` is how many of the computer's moves there are to one by chance, so
    that rare things appear; ``variants`` are the options that matches are played by, the usual ones first.
    """

    news: ClassVar[Mapping[str, str]]
    surprise: ClassVar[int] = 6

    def __init__(self, game: Game[S], variants: Sequence[Options] = ()) -> None:
        self.game, self.painter = game, PAINTERS[game.slug]
        self.variants = tuple(variants) or (game.options(),)
        self._played: dict[tuple[int, str, int], tuple[Moment, ...]] = {}

    @abstractmethod
    def secrets(self) -> Sequence[S]:
        """Positions in which much is hidden, of each kind one."""

    def choose(self, state: S, seat: int, rng: Rng) -> Move:
        """The next move of a match."""
        if rng.below(self.surprise) == 0:
            return rng.choice(self.game.legal_moves(state, seat))
        return self.game.sensible_move(state, seat, rng)

    def moments(self, seats: int, seed: str = "pictures", variant: int = 0) -> tuple[Moment, ...]:
        """Every position of a match, which is played once."""
        match = seats, seed, variant
        if match not in self._played:
            self._played[match] = self._play(*match)
        return self._played[match]

    def _play(self, seats: int, seed: str, variant: int) -> tuple[Moment, ...]:
        game = self.game
        state, rng = game.setup(seats, self.variants[variant], seed), Rng(f"moves {seed}")
        found = [Moment(game.encode(state), ())]
        while not state.finished:
            seat = game.to_move(state)[0]
            events = game.play(state, seat, self.choose(state, seat, rng))
            changed = tuple(mark for event in events for mark in self.painter.marks(event))
            found.append(Moment(game.encode(state), changed))
        return tuple(found)

    def states(self, seats: int, seed: str = "pictures") -> tuple[bytes, ...]:
        """Every position of a match, encoded."""
        return tuple(moment.text for moment in self.moments(seats, seed))

    def at(self, seats: int, played: float, seed: str = "pictures", variant: int = 0) -> S:
        """The state after that share of a match, from 0 to 1."""
        moments = self.moments(seats, seed, variant)
        return self.game.decode(moments[round(played * (len(moments) - 1))].text)

    # ------------------------------------------------------------------ scenes
    def scene(self, state: S, /, **changes: Any) -> Scene:
        """The scene in Polish, with ``changes`` to its fields; for the public or, with ``viewer``, for a seat."""
        facts: dict[str, Any] = {
            "game": self.game,
            "state": self.game.redact(state, changes.get("viewer")),
            "viewer": None,
            "lang": "pl",
            "seats": people(state.seats),
            "news": self.news["pl"],
        }
        return Scene(**(facts | changes))

    def view(self, view: View, state: S, seat: int, **changes: Any) -> Scene:
        """A view as the seat asks for it: its hand, its own side, the busiest part of the map."""
        parts = self.painter.parts(self.game, state) if view == "part" else {}
        place = max(parts, key=lambda name: len(parts[name]), default="")
        viewer = seat if view == "hand" else None
        return self.scene(state, **({"view": view, "focus": seat, "viewer": viewer, "place": place} | changes))

    def many(self, count: int, seed: str = "pictures") -> Iterator[Scene]:
        """Scenes of all table sizes, variants and views, spread over whole matches, in both languages and all colours."""
        game, rng = self.game, Rng(f"{seed} scenes of {self.game.slug}")
        board, *others = self.painter.views
        for number in range(count):
            seats = game.seats[number % len(game.seats)]
            moments = self.moments(seats, seed, rng.below(len(self.variants)))
            text, changed = moments[round(share(number) * (len(moments) - 1))]
            view = rng.choice(others) if others and rng.below(2) else board
            lang, state = rng.choice([*LANGUAGES]), game.decode(text)
            part = {"place": rng.choice(sorted(self.painter.parts(game, state)))} if view == "part" else {}
            yield self.view(
                view,
                state,
                rng.below(seats),
                **part,
                lang=lang,
                seats=people(seats, number),
                news=self.news[lang] if number % 5 else "",
                changed=changed,
            )


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
