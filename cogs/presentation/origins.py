"""Where the facts of a component come from, and what of it is reconstructed, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.base import Component, Game
from games.core.origins import Doubt, doubts
from locales import Words


def origin_of(game: Game[Any], part: Component, w: Words) -> str:
    """A line that says where the facts of a component come from, and which of them are reconstructed."""
    doubt = doubt_of(game, part)
    return " ".join([source_of(part, w), *(_told(part, doubt, w) if doubt else [])])


def doubt_of(game: Game[Any], part: Component) -> Doubt | None:
    """What of a component is reconstructed, copies as the entry that they are of; None where all of it is certain."""
    return doubts(game.data_text).get(part.id.partition("#")[0])


def source_of(component: Component, w: Words) -> str:
    """Where the facts of a component come from (``source`` is a word of the data files, "public:" names the place; several are
    parted by ";").
    """
    kind = component.source.partition(":")[0]
    places = [part.partition(":")[2].split(" ")[0] or kind for part in component.source.split(";")]
    return w("card-source", kind=kind, where=", ".join(dict.fromkeys(_place(place, w) for place in places)))


def _told(part: Component, doubt: Doubt, w: Words) -> list[str]:
    """What is reconstructed, if the source does not say it already; and what is not, where the rest is."""
    if not doubt.whole:
        return [w("card-doubt", what=_fields(doubt.fields, w))]
    said = part.source.partition(":")[0].split(" ")[0] == "reconstructed"
    doubtful = {_field(field, w) for field in doubt.fields}
    known = [field for field in doubt.known if w.has(_message(field)) and _field(field, w) not in doubtful]
    return [
        *([] if said else [w("card-doubt", what=w("card-field-all"))]),
        *([w("card-known", what=_fields(known, w))] if known else []),
    ]


def _fields(fields: Iterable[str], w: Words) -> str:
    return ", ".join(dict.fromkeys(_field(field, w) for field in fields))


def _field(field: str, w: Words) -> str:
    """A field of an entry in words; an owner's data may have others than ours."""
    return w(_message(field)) if w.has(_message(field)) else w("card-field-other")


def _message(field: str) -> str:
    return f"card-field-{field.replace('_', '-')}"


def _place(place: str, w: Words) -> str:
    """A place where facts were found, in words; the address of a site stands for itself."""
    message = f"card-place-{place.replace('/', '-')}"
    return w(message) if w.has(message) else place if "." in place else w("card-place-other")
