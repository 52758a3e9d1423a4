"""Components by what people type, and what is said of them."""

from __future__ import annotations

from typing import Any

from cogs.match.names import written
from cogs.match.refusals import Refusal
from games import GAMES
from games.base import Component, Game
from locales import Words, words


def component_id(game: Game[Any], typed: str) -> str | None:
    """The component of this id or of this name in any language, None if there is none."""
    name = typed.casefold().strip()
    if name in game.components:
        return name
    found = (part for part in game.components.values() if name in (known.casefold() for known in part.name.values()))
    return next((part.id for part in found), None)


def source_of(component: Component, w: Words) -> str:
    """Where the facts of a component come from (``source`` is a word of the data files, "public:" names the place)."""
    kind, _, place = component.source.partition(":")
    return w("card-source", kind=kind, where=(place or kind).split(" ")[0])


def component_text(slug: str, lang: str, typed: str) -> str:
    """A tile, card or token of a game with its text and where its facts come from. Raises Refusal if there is none."""
    game, w = GAMES[slug], words(lang)
    component = component_id(game, typed)
    if component is None:
        raise Refusal("no-component", typed=written(typed))
    found = game.components[component]
    name, text = found.name.get(lang, found.name["en"]), found.text.get(lang, found.text["en"])
    return w("card-text", name=name, text=text, source=source_of(found, w))
