"""What the page may ask for: one tagged Struct per step, decoded and checked by msgspec."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.errors import DataError
from sandbox.desk.book import Book


class Step(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Base of all steps: of which game."""

    game: str


class Change(Step, tag="change"):
    """Give an entry these values."""

    place: str
    value: dict[str, Any]


class Confirm(Step, tag="confirm"):
    """Say that a field, "" for all, is in the box as here; or that this is not known."""

    place: str
    field: str
    right: bool


class Edition(Step, tag="edition"):
    """Say which edition the box is."""

    name: str


class Undo(Step, tag="undo"):
    """Take the last step back."""


AnyStep = Change | Confirm | Edition | Undo

decode_step = msgspec.json.Decoder(AnyStep).decode


def take(book: Book, step: AnyStep) -> tuple[str, DataError | None]:
    """Make a step; gives the place of the entry that it was about, "" for none, and what is wrong with it.

    Raises DataError for files in the owner's folder that cannot be used, KeyError for an entry that is not there.
    """
    match step:
        case Change(place=place, value=value):
            return place, book.change(_known(book, place), value)
        case Confirm(place=place, field=field, right=right):
            book.confirm(_known(book, place), field, right=right)
            return place, None
        case Edition(name=name):
            book.name_edition(name)
            return "", None
        case Undo():
            return book.undo() or "", None


def _known(book: Book, place: str) -> str:
    if place not in book.base:
        raise KeyError(place)
    return place
