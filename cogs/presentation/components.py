"""Components by what people type, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cogs.match.names import written
from cogs.match.refusals import Refusal
from games.base import Component, Game
from locales import Words, words


def component_id(game: Game[Any], typed: str) -> str | None:
    """The component of this id or of this name in any language, None if there is none."""
    name = typed.casefold().strip()
    if name in game.components:
        return name
    return next((part.id for part in _named(game, name)), None)


def components_meant(game: Game[Any], typed: str) -> list[Component]:
    """The components of this name in any language, or of this id: each once, however many copies of it there are.

    Raises Refusal if there is none.
    """
    name = typed.casefold().strip()
    found = kinds_of([*([game.components[name]] if name in game.components else []), *_named(game, name)])
    if not found:
        raise Refusal("no-component", typed=written(typed))
    return found


def kinds_of(components: Iterable[Component]) -> list[Component]:
    """The components without further copies, which have the same name and text."""
    kinds: dict[tuple[str, str], Component] = {}
    for part in components:
        kinds.setdefault((part.name["en"], part.text["en"]), part)
    return [*kinds.values()]


def _named(game: Game[Any], name: str) -> list[Component]:
    return [part for part in game.components.values() if name in (known.casefold() for known in part.name.values())]


def source_of(component: Component, w: Words) -> str:
    """Where the facts of a component come from (``source`` is a word of the data files, "public:" names the place)."""
    kind, _, place = component.source.partition(":")
    return w("card-source", kind=kind, where=(place or kind).split(" ")[0])


def component_text(found: Component, lang: str) -> str:
    """A tile, card or token with its text and where its facts come from."""
    w = words(lang)
    name, text = found.name.get(lang, found.name["en"]), found.text.get(lang, found.text["en"])
    return w("card-text", name=name, text=text, source=source_of(found, w))
