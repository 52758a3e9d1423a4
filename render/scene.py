"""What a picture is drawn from: a redacted state, who looks at it, and what should catch the eye.

Everything here is plain data, so a scene can be hashed, cached and sent to a worker thread.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from PIL import Image

from games.base import Game
from games.core.events import Event
from render.kit.canvas import Box, Canvas

View = Literal["board", "area", "part", "hand", "scores", "course", "card"]
Course = tuple[tuple[int, tuple[int, ...]], ...]
"""Per turn, in order, its number and the points of each seat at its end."""
Periods = tuple[tuple[int, str], ...]
"""What players count, such as rounds, in order: the step at which each begins, and what it is called on an axis."""


@dataclass(frozen=True, kw_only=True)
class Seat:
    """How a seat is shown: the player's name, the palette's colour name of the seat, and whether the computer plays it."""

    name: str
    colour: str
    computer: bool = False


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One picture to draw.

    ``state`` must come from ``game.redact(state, viewer)``. ``view`` is the whole ``board``, the ``area`` of the seat in
    ``focus`` at about twice the size, the ``part`` of the board that ``place`` names (one of :meth:`Painter.parts`), the ``hand``
    that only the viewer sees, the table of ``scores`` by source, the ``course`` that the points took (given for that view only,
    with its ``periods``), or the ``card``, tile or other component whose id ``place`` is, by itself.
    ``news`` is the last move in one line. ``changed`` are places to outline, in the order of what happened and perhaps several
    times; ``candidates`` are places to number, from 1 in their order, for a choice that the viewer is making, or, with ``chosen``,
    what has been chosen already: that is only outlined, as it is where a value holds several places, so that they are not
    ``numbered``. Both are named as the game's painter names them (:meth:`Painter.marks`,
    :meth:`Painter.closeup`). ``near`` keeps of the sheet only the rows about what is numbered or outlined.
    """

    game: Game[Any]
    state: Any
    viewer: int | None
    lang: str
    seats: tuple[Seat, ...]
    view: View = "board"
    focus: int | None = None
    news: str = ""
    changed: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    chosen: bool = False
    numbered: bool = True
    near: bool = False
    course: Course = ()
    periods: Periods = ()
    match: int = 0
    place: str = ""


@dataclass(frozen=True)
class Picture:
    """An encoded picture, ready to send: ``data`` in the format of ``filename``'s ending, and its text for screen readers."""

    data: bytes
    filename: str
    alt: str
    size: tuple[int, int] = field(default=(0, 0))


@dataclass(frozen=True)
class Closeup:
    """The picture that helps with a choice: which view, of which seat, with which places; see ``Scene.candidates``.

    ``numbered`` says that the places are the values to choose from, in their order, so that the number of a place is also that
    of its button. Values at the end that lie nowhere, such as "one at random", have neither. ``chosen`` says that the places are
    what has been chosen before, and nothing on the picture is to be chosen any more. ``counted`` says that their numbers are those
    among all places of the map (``Painter.regions``), possible or not.
    """

    view: View
    focus: int | None
    places: tuple[str, ...]
    numbered: bool
    chosen: bool = False
    counted: bool = False


Line = tuple[tuple[float, float], ...]
"""Points in pixels, one after another."""


@dataclass(frozen=True)
class Spot:
    """Where something of the map lies on the picture of the board: the entry of the data that says what is there, and the field of
    it that does, "" for the whole. ``outlines`` go around it; a border has a ``line`` instead, and what is ``beside`` it.
    """

    place: str
    field: str = ""
    beside: str = ""
    outlines: tuple[Line, ...] = ()
    line: Line = ()


@dataclass(frozen=True)
class Plan:
    """The part of the board's picture that is the map (left, top, right, bottom), and what lies on it, the topmost last."""

    box: Box
    spots: tuple[Spot, ...]


class Put(NamedTuple):
    """Something new on the map: the entry of the data that it is like, and the fields that say where it is and what it touches."""

    like: str
    fields: Mapping[str, Any]


class Painter(Protocol):
    """What each game's drawing module offers; all pure functions."""

    @property
    def icons(self) -> Mapping[str, Callable[[int], Image.Image]]:
        """The signs that also stand beside words, by what ``Game.holdings`` names, by component, and by kind of move
        (``kind-<kind>``); each is drawn about as large as asked.
        """
        ...

    @property
    def ahead(self) -> Sequence[Callable[[], object]]:
        """Each makes something that takes long, is kept for later pictures, and is shown by some matches' first boards only:
        what a board drawn ahead may lack.
        """
        ...

    @property
    def views(self) -> tuple[View, ...]:
        """What it draws of a match, the board first; scores and course are the same for all games and not among these, nor are
        components, of which it draws every one (``card``).
        """
        ...

    def marks(self, event: Event) -> tuple[str, ...]:
        """The places on the board that an event changed, as they are named in ``Scene.changed``."""
        ...

    def colours(self, game: Any, state: Any) -> tuple[str, ...]:
        """The colour of each seat: in the order of the palette, or that of what it plays where the game has such colours."""
        ...

    def parts(self, game: Any, state: Any) -> Mapping[str, tuple[str, ...]]:
        """What can be shown large, the legend among it: places of the map and other parts of the board, each with those beside it.

        A place is named by its component, any other part by the game's message ``closeup-<part>``.
        """
        ...

    def regions(self, game: Any, state: Any) -> Mapping[str, tuple[str, ...]]:
        """The regions of the map, each one of the parts, with **all** its places in reading order, named as in ``Scene``.

        A part that is drawn with ``candidates`` shows each place's number in this order, from 1, whether it is a candidate or not,
        so that numbers stay the same from one field of a move to the next. None where no map is cut into regions.
        """
        ...

    def reading(self, game: Any, state: Any) -> Sequence[str | tuple[str, ...]]:
        """The places of a board that are chosen by number, named as in ``Scene``, in reading order; those of which a picture shows
        as many as there are by their names in one tuple.
        """
        ...

    def period(self, state: Any) -> str:
        """What players count as they go on, such as the round, in a few characters; "" before the first, and where they count
        :meth:`Game.turn` itself.
        """
        ...

    def plan(self, scene: Scene) -> Plan | None:
        """Where the places and borders of the map lie on the picture of the whole board; None where the board shows no map that the
        data describe.
        """
        ...

    @property
    def placed(self) -> Collection[str]:
        """The lists of the data (``file/section``) whose entries have a place on the map."""
        ...

    def put(self, scene: Scene, section: str, point: tuple[float, float]) -> Put:
        """What a new entry of a list among ``placed`` says that lies at a point of the picture of the whole board."""
        ...

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The picture that helps the seat to choose the value of a field of a move, None where none does.

        ``chosen`` are the fields chosen so far with their values, ``"kind"`` among them; ``values`` are the possible ones. When
        the move is complete, ``field`` is "" and ``values`` is empty.
        """
        ...

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        ...

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, about 1600 pixels wide."""
        ...

    def when(self, scene: Scene) -> str:
        """The game's own turn, round or phase, as the bar on top of its pictures names it."""
        ...

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters."""
        ...

    def text(self, scene: Scene) -> str:
        """The whole board as text, in lines; may be long."""
        ...
