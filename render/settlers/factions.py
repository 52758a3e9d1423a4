"""The factions to choose from: what each produces every round, what it may keep, what it alone can do."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.text import NO_BREAK
from render.settlers.board import draw_table
from render.settlers.looks import FACTIONS
from render.settlers.view import View
from render.shared.choices import Choice, draw_choices, number_of

PLACE = "faction:"  # before the name of a faction as the scene names it


def factions_to_choose(view: View) -> list[str]:
    """R4.4: the factions among which somebody chooses; none in any other choice."""
    return [place.removeprefix(PLACE) for place in view.scene.candidates if place.startswith(PLACE)]


def draw_part(view: View, *, audit: bool = False) -> Canvas:
    """The factions to choose from, one below another; without any the table."""
    factions = factions_to_choose(view)
    if not factions:
        return draw_table(view, audit=audit)
    chosen = [_choice(view, faction) for faction in factions]
    return draw_choices(view.say("settlers-picture-factions"), view.when, chosen, audit=audit)


def _choice(view: View, name: str) -> Choice:
    board, tint = view.game.catalogue.boards[name], FACTIONS.get(name, FACTIONS[""])
    goods = ", ".join(
        view.say(f"settlers-printed-{good}", count=count).replace(" ", NO_BREAK, 1)
        for good, count in board.production.items()
    )
    kept = ", ".join(view.say(f"settlers-holding-{good}") for good in board.storage.kinds)
    told = [
        view.say("settlers-picture-faction-goods", goods=goods),
        view.say("settlers-picture-faction-kept", goods=kept),
    ]
    if board.samurai:
        told.append(view.say("settlers-picture-faction-samurai"))
    return Choice(
        name=view.say(f"settlers-value-faction-{name}"),
        icon=tint.icon,
        fill=tint.fill,
        ink=tint.ink,
        number=number_of(view.scene.candidates, f"{PLACE}{name}"),
        told=told,
    )
