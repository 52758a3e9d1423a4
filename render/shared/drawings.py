"""The half of a painter that is the same in all games: from a scene to its view, and from that to pixels and words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.scene import Plan, Put, Scene, View
from render.shared.closeup import LEGEND, Group, draw_signs
from render.shared.component import draw_words
from render.shared.facts import Facts
from render.shared.icons import Draw as DrawIcon
from render.shared.near import near
from render.shared.telling import ended, shorten

V_contra = TypeVar("V_contra", contravariant=True)
V = TypeVar("V", bound=Facts[Any, Any, Any])


class Draw(Protocol[V_contra]):
    """Draws one view of a game."""

    def __call__(self, view: V_contra, /, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        ...


class Drawings(Generic[V]):
    """Draws and tells scenes of one game; all methods that take a scene raise TypeError for one of another game.

    ``read`` gives the facts of a scene, ``drawings`` are the views with what draws them, the board first; ``short`` tells a
    picture in sentences, what matters most first, of which as many are told as fit into a description, ``full`` in lines.
    ``signs`` are all signs of the game with their meanings, in groups with headings: the legend. ``component`` draws the one
    that the scene names, by itself; ``plan`` says where the places of the map lie on the board.
    ``icons`` are the signs that also stand beside words: by what ``Game.holdings`` names, by component, and by kind of move
    (``kind-<kind>``). ``ahead`` makes what takes long and only some first boards show. ``putting`` says by list of the
    data what something new on the map says that lies at a point of the board.
    """

    icons: Mapping[str, DrawIcon] = MappingProxyType({})
    ahead: Sequence[Callable[[], object]] = ()
    putting: Mapping[str, Callable[[V, tuple[float, float]], Put]] = MappingProxyType({})

    def __init__(
        self,
        read: Callable[[Scene], V],
        drawings: Mapping[View, Draw[V]],
        short: Callable[[V], Iterable[str]],
        full: Callable[[V], str],
        signs: Callable[[V], Sequence[Group]],
        component: Draw[V] = draw_words,
        plan: Callable[[V], Plan | None] = lambda view: None,
    ) -> None:
        self._read, self._drawings, self._short, self._full, self._signs = read, drawings, short, full, signs
        self._component, self._plan = component, plan

    @property
    def views(self) -> tuple[View, ...]:
        """What it draws, the board first."""
        return tuple(dict.fromkeys((*self._drawings, "part")))

    def colours(self, game: Any, state: Any) -> tuple[str, ...]:
        """The colour of each seat, in the order of the palette."""
        return tuple(PLAYERS)[: state.seats]

    def parts(self, game: Any, state: Any) -> Mapping[str, tuple[str, ...]]:
        """What can be shown large, with what lies beside it: the legend alone."""
        return {LEGEND: ()}

    def regions(self, game: Any, state: Any) -> Mapping[str, tuple[str, ...]]:
        """The regions of the map with their places in reading order: none."""
        return {}

    def reading(self, game: Any, state: Any) -> Sequence[str | tuple[str, ...]]:
        """The places that are chosen by number in reading order: those of the regions, one after the other."""
        return [place for places in self.regions(game, state).values() for place in places]

    def period(self, state: Any) -> str:
        """What players count as they go on, in a few characters: nothing but turns."""
        return ""

    def plan(self, scene: Scene) -> Plan | None:
        """Where the places and borders of the map lie on the picture of the whole board; None without a map."""
        return self._plan(self._read(scene))

    @property
    def placed(self) -> Collection[str]:
        """The lists of the data whose entries have a place on the map."""
        return self.putting.keys()

    def put(self, scene: Scene, section: str, point: tuple[float, float]) -> Put:
        """What a new entry of such a list says that lies at a point of the picture of the whole board."""
        return self.putting[section](self._read(scene), point)

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        view = self._read(scene)
        if _is_legend(scene):
            title, game = view.say(f"{view.prefix}-closeup-{LEGEND}"), view.say(f"{view.prefix}-name")
            return draw_signs(title, game, self._signs(view), audit=audit)
        if scene.view == "card":
            return self._component(view, audit=audit)
        return self._drawings.get(scene.view, self._drawings["board"])(view, audit=audit)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, 1600 pixels wide; of a scene that is ``near`` the rows about what is marked."""
        sheet = self.draw(scene)
        return near(sheet) if scene.near else sheet.image

    def when(self, scene: Scene) -> str:
        """The game's own turn, round or phase, as the bar on top of its pictures names it."""
        return self._read(scene).when

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters, whole sentences only."""
        view = self._read(scene)
        if scene.view == "card":
            return shorten(self._words(view))
        return shorten(self._legend(view) if _is_legend(scene) else self._short(view))

    def text(self, scene: Scene) -> str:
        """What the view shows as text, in lines."""
        view = self._read(scene)
        if scene.view == "card":
            return "\n".join(self._words(view))
        return "\n".join(self._legend(view)) if _is_legend(scene) else self._full(view)

    def _words(self, view: V) -> Iterator[str]:
        """A component in words: its name and what it says."""
        yield ended(view.name_of(view.scene.place))
        yield view.text_of(view.scene.place)

    def _legend(self, view: V) -> Iterator[str]:
        """The signs in words: what each group holds."""
        yield ended(view.say(f"{view.prefix}-closeup-{LEGEND}"))
        for heading, signs in self._signs(view):
            yield ended(f"{heading}: {', '.join(sign.words for sign in signs)}")


def _is_legend(scene: Scene) -> bool:
    return scene.view == "part" and scene.place == LEGEND
