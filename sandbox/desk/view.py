"""What the page shows, as JSON: all games, one game with its entries, forms and map, one entry."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

import render
from games import GAMES
from games.core.errors import DataError
from games.core.origins import kind_of
from games.core.shapes import Choice
from locales import PREFIXES, words
from render.scene import Plan
from render.shared.wording import text_of
from sandbox.desk.book import Book
from sandbox.desk.forms import Forms
from sandbox.desk.naming import Naming
from sandbox.desk.wrongs import sentence


def game_card(book: Book, lang: str) -> dict[str, Any]:
    """A game with how far it is."""
    return {
        "slug": book.slug,
        "name": words(lang)(f"{PREFIXES[book.slug]}-name"),
        "all": len(book.entries),
        "checked": sum(map(book.is_checked, book.entries)),
        "unsure": sum(map(book.is_unsure, book.entries)),
        "edition": book.pages.confirmed.edition,
        "undo": book.undoable,
        "drawing": book.game.data_hash[:12],
    }


def whole_game(book: Book, lang: str) -> dict[str, Any]:
    """A game: how far it is, its entries in their order, the forms of them, and whether it has a map."""
    naming = Naming(book, lang)
    return {
        **game_card(book, lang),
        "entries": listed(book, lang),
        "records": Forms(book, naming).records(),
        "map": book.has_map,
    }


def one_entry(book: Book, place: str, lang: str, failed: DataError | None = None) -> dict[str, Any]:
    """An entry to fill in: its values as they are, ours, how each field stands, what it says, and what is wrong with it."""
    naming = Naming(book, lang)
    wrong = failed or book.error_of(place)
    return {
        **_listed(book, naming, place),
        "record": book.shapes.entries["/".join(place.split("/")[:2])],
        "besides": book.is_besides(place),
        "value": book.value(place),
        "ours": book.value(place, book.base),
        "fields": [
            {
                "name": field.name,
                "state": book.state_of(place, field.name),
                "kind": kind_of(book.source(place, field.name)),
                "source": book.source(place, field.name),
            }
            for field in book.fields(place)
            if not (isinstance(field.shape, Choice) and len(field.shape.values) == 1)
        ],
        "note": book.entries[place].get("source_note", ""),
        "text": _text(book, place, lang),
        "error": _error(book, naming, place, wrong) if wrong else None,
        "drawing": book.game.data_hash[:12],
    }


def listed(book: Book, lang: str) -> list[dict[str, Any]]:
    """Every entry of a game with how it stands, in their order."""
    naming = Naming(book, lang)
    return [_listed(book, naming, place) for place in book.entries]


def _listed(book: Book, naming: Naming, place: str) -> dict[str, Any]:
    name = place.rpartition("/")[2]
    return {
        "place": place,
        "id": name,
        "name": naming.entry(place),
        "names": [*book.names(place).values()],
        "section": naming.section(place),
        "state": book.state(place),
        "unsure": book.is_unsure(place),
        "checked": book.is_checked(place),
        "varies": book.varies(place),
        "placed": place.rpartition("/")[0] in render.PAINTERS[book.slug].placed,
        "drawn": name in book.game.components,
        "version": f"{zlib.crc32(msgspec.json.encode(book.value(place, book.entries))):x}",
    }


def _text(book: Book, place: str, lang: str) -> str:
    component = book.game.components.get(place.rpartition("/")[2])
    return text_of(book.game, component, lang) if component is not None else ""


def refusal(book: Book, lang: str, error: DataError) -> str:
    """Why a step is not possible: what is wrong, and with which entry."""
    naming = Naming(book, lang)
    told = sentence(error.problem, naming.say, naming.known_field, naming.value)
    return f"{naming.thing(error.entry)}: {told}" if error.entry in naming else told


def _error(book: Book, naming: Naming, place: str, error: DataError) -> dict[str, str]:
    """What is wrong, and at which field: of those that the error names the one that was typed last, else any that was."""
    names = [field.name for field in book.fields(place)]
    about = "" if error.entry in ("", place.rpartition("/")[2]) else f"{naming.thing(error.entry)}: "
    inside = error.problem.partition("(field $")[2].replace("[", ".").rstrip(")").split(".")
    named = [name for name in names if name in inside] or [name for name in names if name in error.problem]
    typed, now = book.value(place), book.entries[place]
    other = [name for name in names if typed.get(name) != now.get(name)]
    found = next((name for name in (*named, *other) if name in other), named[0] if named else "")
    return {
        "field": found,
        "text": about + sentence(error.problem, naming.say, naming.known_field, naming.value),
    }


def whole_map(book: Book, plan: Plan, lang: str) -> dict[str, Any]:
    """The map: its size and what lies on it, each with the entry and the field that a press opens. What was taken out of the data
    after the plan was made is left out.
    """
    naming = Naming(book, lang)
    places = {place.rpartition("/")[2]: place for place in book.entries if place.startswith("map/")}
    return {
        "placed": [[section, naming.section(f"{section}/")] for section in sorted(render.PAINTERS[book.slug].placed)],
        "width": plan.box[2],
        "height": plan.box[3],
        "spots": [
            {
                "place": places[spot.place],
                "field": spot.field,
                "name": " – ".join(naming.value(name) for name in (spot.place, spot.beside) if name),
                "outlines": spot.outlines,
                "line": spot.line,
            }
            for spot in plan.spots
            if spot.place in places
        ],
    }


def all_games(books: dict[str, Book], lang: str) -> list[dict[str, Any]]:
    """Every game with how far it is."""
    return [game_card(books[slug], lang) for slug in GAMES]
