"""Components by what people type, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from cogs.presentation.labels import Labels
from cogs.presentation.origins import origin_of
from games.base import Component, Game
from locales import PREFIXES, words
from locales.spelling import alike, holds, key, short_key
from render.shared.wording import text_of


def named(game: Game[Any], typed: str) -> list[Component]:
    """The components of this id, else of this name in any language, however it is typed, copies included."""
    name = typed.casefold().strip()
    if name in game.components:
        return [game.components[name]]
    wanted = key(typed)
    return [part for part in game.components.values() if wanted in map(key, part.name.values())]


def components_meant(games: Sequence[Game[Any]], typed: str) -> list[tuple[Game[Any], Component]]:
    """The components of these games that are typed by their name or by a part of it, each once, however many copies there are.

    The first that are found are taken: those of this id or of this name in any language, of this name without what stands beside
    it, those whose name holds what was typed. Empty if there is none.
    """
    name, wanted = typed.casefold().strip(), key(typed)
    for fits in (
        lambda part: part.id == name or wanted in map(key, part.name.values()),
        lambda part: wanted in map(short_key, part.name.values()),
        lambda part: any(holds(known, typed) for known in part.name.values()),
    ):
        found = [(game, part) for game in games for part in kinds_of(game, filter(fits, game.components.values()))]
        if found and wanted:
            return found
    return []


def components_near(games: Sequence[Game[Any]], typed: str, most: int) -> list[tuple[Game[Any], Component]]:
    """The components whose names in any language come nearest to what was typed, at most so many."""
    known: dict[str, list[tuple[Game[Any], Component]]] = {}
    for game in games:
        for part in kinds_of(game, game.components.values()):
            for name in part.name.values():
                known.setdefault(name, []).append((game, part))
    near = [found for name in alike(typed, [*known], most) for found in known[name]]
    return [*{(game.slug, part.id): (game, part) for game, part in near}.values()][:most]


def kinds_of(game: Game[Any], components: Iterable[Component]) -> list[Component]:
    """The components without further copies, which have the same name and say the same."""
    kinds: dict[tuple[str, str], Component] = {}
    for part in components:
        kinds.setdefault(_kind_of(game, part), part)
    return [*kinds.values()]


def _kind_of(game: Game[Any], part: Component) -> tuple[str, str]:
    """The name and what is said under it: by these people know a component."""
    return part.name["en"], part.text.get("en") or repr(game.wording(part))


def lying_open(game: Game[Any], state: Any) -> set[str]:
    """The components that everybody can see in a match, by the ids of their kinds (``kinds_of``): on the map, on offer, before a
    player.
    """
    kinds, shown = _kind_ids(game), msgspec.to_builtins(game.redact(state, None))
    return {kinds[name] for field in shown.keys() - game.off_table for name in _names_in(shown[field], game)}


@lru_cache(16)
def _kind_ids(game: Game[Any]) -> dict[str, str]:
    """Of each component the first of its kind; kept from one letter to the next, as it takes all texts to tell."""
    first = {_kind_of(game, part): part.id for part in kinds_of(game, game.components.values())}
    return {name: first[_kind_of(game, part)] for name, part in game.components.items()}


def _names_in(value: Any, game: Game[Any]) -> Iterator[str]:
    if isinstance(value, str) and value in game.components:
        yield value
    elif isinstance(value, dict):
        for name, held in cast("dict[str, Any]", value).items():
            yield from _names_in(name, game)
            yield from _names_in(held, game)
    elif isinstance(value, list | tuple):
        for held in cast("Sequence[Any]", value):
            yield from _names_in(held, game)


def component_text(game: Game[Any], found: Component, lang: str, state: Any = None, *, of_game: bool = False) -> str:
    """A tile, card or token with its text, what it costs and brings, where its facts come from, and what of it is reconstructed:
    as the match of the ``state`` has it, without one in each edition that differs. ``of_game`` names the game as well.
    """
    w = words(lang)
    names = [_in(found.name, lang), *([w(f"{PREFIXES[game.slug]}-name")] if of_game else [])]
    head = w("card-text", name=" · ".join(names))
    lines = [head, *_texts(game, found, lang, state), *_printed(game, found, lang), origin_of(game, found, w)]
    return "\n".join(lines)


def _texts(game: Game[Any], found: Component, lang: str, state: Any) -> list[str]:
    """What a component says; each edition is named where it has its own."""
    if state is not None:
        return [text_of(game, game.components_in(state)[found.id], lang)]
    w = words(lang)
    texts = {name: text_of(game, components[found.id], lang) for name, components in game.editions.items()}
    if len({*texts.values()}) < 2:
        return [text_of(game, found, lang)]
    edition = f"{PREFIXES[game.slug]}-option-edition"
    return [w("card-edition", edition=w(f"{edition}-{name}"), text=text) for name, text in texts.items()]


def _printed(game: Game[Any], found: Component, lang: str) -> list[str]:
    """What is printed on a component in numbers, a line for each fact; its copies may differ in it."""
    w = words(lang)
    kind = _kind_of(game, found)
    alike = [part.id for part in game.components.values() if _kind_of(game, part) == kind]
    lines: dict[str, list[str]] = {}
    for part in alike:
        for fact, what in printed_things(game, part, lang).items():
            lines.setdefault(fact, []).append(what)
    return [w(f"card-fact-{fact}", what=" / ".join(dict.fromkeys(what))) for fact, what in lines.items()]


def printed_things(game: Game[Any], component: str, lang: str) -> dict[str, str]:
    """What is printed on a component in numbers, by the name of the fact (``Game.printed``)."""
    w, prefix = words(lang), PREFIXES[game.slug]
    labels = Labels(game, w, ())

    def thing(name: str, count: int) -> str:
        own = f"{prefix}-printed-{name}"
        return w(own, count=count) if w.has(own) else w("card-thing", what=labels.holding(name), count=count)

    return {
        fact: ", ".join(thing(name, count) for name, count in things.items())
        for fact, things in game.printed(component).items()
    }


def _in(texts: Mapping[str, str], lang: str) -> str:
    return texts.get(lang, texts["en"])
