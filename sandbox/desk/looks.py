"""Pictures at the desk: a component as the bot draws it, and the map with the places on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PIL import Image

import render
from games.base import Game
from render.formats import form_of
from render.scene import Line, Plan, Put, Scene
from render.unplayed import component_alone, first_board

SMALL = 480  # pixels across, in the list of all


def component_picture(game: Game[Any], component: str, lang: str, *, small: bool) -> bytes:
    """A component by itself as a JPEG."""
    image = render.PAINTERS[game.slug].paint(component_alone(game, component, lang))
    if small:
        image = image.resize((SMALL, round(image.height * SMALL / image.width)), Image.Resampling.LANCZOS)
    return form_of(image, "jpeg")


def map_picture(game: Game[Any], lang: str) -> bytes:
    """The map on the board of a match not begun as a JPEG. Raises LookupError for a game without one."""
    scene = _board(game, lang)
    return form_of(render.PAINTERS[game.slug].paint(scene).crop(_plan(scene).box), "jpeg")


def map_plan(game: Game[Any], lang: str) -> Plan:
    """Where things lie on that picture, from its own corner. Raises LookupError for a game without one."""
    plan = _plan(_board(game, lang))
    left, top, right, bottom = plan.box

    def moved(line: Line) -> Line:
        return tuple((round(x - left, 1), round(y - top, 1)) for x, y in line)

    spots = [replace(spot, outlines=tuple(map(moved, spot.outlines)), line=moved(spot.line)) for spot in plan.spots]
    return Plan((0, 0, right - left, bottom - top), tuple(spots))


def put_on_map(game: Game[Any], section: str, point: tuple[float, float]) -> Put:
    """What a new entry of a list says that lies at a point of the map's picture. Raises LookupError for a list without places."""
    painter = render.PAINTERS[game.slug]
    if section not in painter.placed:
        raise LookupError(section)
    scene = _board(game, "en")
    left, top, *_ = _plan(scene).box
    return painter.put(scene, section, (point[0] + left, point[1] + top))


def _board(game: Game[Any], lang: str) -> Scene:
    return replace(first_board(game, game.seats[-1]), lang=lang)


def _plan(scene: Scene) -> Plan:
    plan = render.PAINTERS[scene.game.slug].plan(scene)
    if plan is None:
        raise LookupError(scene.game.slug)
    return plan
