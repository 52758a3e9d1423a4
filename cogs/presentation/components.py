"""Components by what people type, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cogs.match.names import written
from cogs.match.refusals import Refusal
from games.base import Component, Game
from locales import PREFIXES, Words, words


def component_id(game: Game[Any], typed: str) -> str | None:
    """The component of this id or of this name in any language, None if there is none."""
    name = typed.casefold().strip()
    if name in game.components:
        return name
    return next((part.id for part in _named(game, name)), None)


def components_meant(games: Iterable[Game[Any]], typed: str) -> list[tuple[Game[Any], Component]]:
    """The components of these games of this name in any language, or of this id: each once, however many copies of it there are.

    Raises Refusal if there is none.
    """
    name = typed.casefold().strip()
    found = [
        (game, part)
        for game in games
        for part in kinds_of([*([game.components[name]] if name in game.components else []), *_named(game, name)])
    ]
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
    """Where the facts of a component come from (``source`` is a word of the data files, "public:" names the place; several are
    parted by ";").
    """
    kind = component.source.partition(":")[0]
    places = [part.partition(":")[2].split(" ")[0] or kind for part in component.source.split(";")]
    return w("card-source", kind=kind, where=", ".join(dict.fromkeys(_place(place, w) for place in places)))


def _place(place: str, w: Words) -> str:
    """A place where facts were found, in words; the address of a site stands for itself."""
    message = f"card-place-{place.replace('/', '-')}"
    return w(message) if w.has(message) else place if "." in place else w("card-place-other")


def component_text(game: Game[Any], found: Component, lang: str, state: Any = None, *, of_game: bool = False) -> str:
    """A tile, card or token with its text, what it costs and brings, and where its facts come from: as the match of the ``state``
    has it, without one in each edition that differs. ``of_game`` names the game as well.
    """
    w = words(lang)
    names = [_in(found.name, lang), *([w(f"{PREFIXES[game.slug]}-name")] if of_game else [])]
    head = w("card-text", name=" · ".join(names))
    lines = [head, *_texts(game, found, lang, state), *_printed(game, found.id, lang), source_of(found, w)]
    return "\n".join(lines)


def _texts(game: Game[Any], found: Component, lang: str, state: Any) -> list[str]:
    """What a component says; each edition is named where it has its own."""
    if state is not None:
        return [_in(game.components_in(state)[found.id].text, lang)]
    w = words(lang)
    texts = {name: _in(components[found.id].text, lang) for name, components in game.editions.items()}
    if len({*texts.values()}) < 2:
        return [_in(found.text, lang)]
    edition = f"{PREFIXES[game.slug]}-option-edition"
    return [w("card-edition", edition=w(f"{edition}-{name}"), text=text) for name, text in texts.items()]


def _printed(game: Game[Any], component: str, lang: str) -> list[str]:
    """What is printed on a component in numbers, a line for each fact."""
    w, prefix = words(lang), PREFIXES[game.slug]

    def thing(name: str, count: int) -> str:
        own = f"{prefix}-printed-{name}"
        return w(own, count=count) if w.has(own) else w("card-thing", what=w(f"{prefix}-holding-{name}"), count=count)

    return [
        w(f"card-fact-{fact}", what=", ".join(thing(name, count) for name, count in things.items()))
        for fact, things in game.printed(component).items()
    ]


def _in(texts: Mapping[str, str], lang: str) -> str:
    return texts.get(lang, texts["en"])
