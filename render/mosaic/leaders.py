"""The Leaders to choose from: what each begins with and can do."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.palette import PAPER
from render.mosaic.cards import dark_of
from render.mosaic.looks import LEADERS, STAND_IN
from render.mosaic.view import View
from render.shared.choices import Choice, draw_choices, number_of


def leaders_to_choose(view: View) -> list[str]:
    """R2.4: the Leaders among which somebody chooses, as the rules list them; none in any other choice."""
    asked = {place.removeprefix("card:") for place in view.scene.candidates}
    return [leader for leader in view.catalogue.leaders if leader in asked]


def draw_leaders(view: View, *, audit: bool = False) -> Canvas:
    """The Leaders to choose from, one below another."""
    chosen = [
        Choice(
            name=view.name_of(leader),
            icon=LEADERS.get(leader, STAND_IN.icon),
            fill=dark_of(view.catalogue.leaders[leader].pillars)[0],
            ink=PAPER,
            number=number_of(view.scene.candidates, f"card:{leader}"),
            told=[view.text_of(leader)],
        )
        for leader in leaders_to_choose(view)
    ]
    return draw_choices(view.say("mosaic-picture-leaders"), view.when, chosen, audit=audit)
