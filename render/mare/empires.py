"""The empires to choose from: where each stands on the tracks, what it begins with, and the power of its hero."""

from __future__ import annotations

from games.mare_nostrum.shown import empire_wording
from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.mare.looks import EMPIRES
from render.mare.view import View
from render.shared.choices import Choice, draw_choices, number_of
from render.shared.wording import phrased

PLACE = "empire:"  # before the id of an empire as the scene names it


def empires_to_choose(view: View) -> list[str]:
    """R3.4: the empires among which somebody chooses; none in any other choice."""
    return [place.removeprefix(PLACE) for place in view.scene.candidates if place.startswith(PLACE)]


def draw_empires(view: View, *, audit: bool = False) -> Canvas:
    """The empires to choose from, one below another."""
    chosen = [_choice(view, empire) for empire in empires_to_choose(view)]
    return draw_choices(view.say("mare-picture-empires"), view.when, chosen, audit=audit)


def _choice(view: View, name: str) -> Choice:
    empire = view.catalogue.empires[name]
    player = PLAYERS[empire.color]
    said = [*empire_wording(view.catalogue, empire, view.state.seats)]
    tracks = view.say("mare-picture-empire", **view.catalogue.tracks_at_start(name))
    return Choice(
        name=view.name_of(name),
        icon=EMPIRES.get(name, "banner"),
        fill=player.fill,
        ink=player.ink,
        number=number_of(view.scene.candidates, f"{PLACE}{name}"),
        told=[*phrased(view.game, said, view.scene.lang), tracks],
    )
