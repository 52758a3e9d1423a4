"""What the page may ask for: one tagged Struct per step, decoded and checked by msgspec."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.errors import DataError
from sandbox.desk.book import Book
from sandbox.desk.looks import put_on_map


class Refused(Exception):
    """Why a step changed nothing: what the game over this book could not play."""

    def __init__(self, book: Book, error: DataError) -> None:
        self.book, self.error = book, error
        super().__init__(str(error))


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


class Add(Step, tag="add"):
    """Say that the box has another one besides, like this entry to begin with."""

    place: str


class Put(Step, tag="put"):
    """Say that the box has another one besides in a list, at this point of the map's picture."""

    section: str
    at: tuple[float, float]


class Join(Step, tag="join"):
    """Let two places of the map touch if they do not, and not touch if they do."""

    place: str
    beside: str


class Lack(Step, tag="lack"):
    """Say that the box has not got this entry, or has it after all."""

    place: str
    lacks: bool


AnyStep = Change | Confirm | Edition | Undo | Add | Put | Join | Lack

decode_step = msgspec.json.Decoder(AnyStep).decode


def take(book: Book, step: AnyStep) -> tuple[str, DataError | None]:
    """Make a step; gives the place of the entry that it was about, "" for none, and what is wrong with it.

    Raises DataError for files in the owner's folder that cannot be used, Refused for what no box can have more or less of, KeyError
    for an entry that is not there.
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
            return _there(book, book.undo() or ""), None
        case Add(place=place):
            new, failed = book.add(_known(book, place))
            if failed is not None:
                raise Refused(book, failed)
            return new, None
        case Put(section=section, at=at):
            put = put_on_map(book.game, section, at)
            new, failed = book.add(f"{section}/{put.like}", **put.fields)
            if failed is not None:
                raise Refused(book, failed)
            return new, None
        case Join(place=place, beside=beside):
            failed = book.join(_known(book, place), _known(book, beside))
            if failed is not None:
                raise Refused(book, failed)
            return place, None
        case Lack(place=place, lacks=lacks):
            failed = book.lack(_known(book, place), lacks=lacks)
            if failed is not None:
                raise Refused(book, failed)
            return _there(book, place), None


def _there(book: Book, place: str) -> str:
    """The place, "" where nothing is there any more."""
    return place if place in book.base else ""


def _known(book: Book, place: str) -> str:
    if place not in book.base:
        raise KeyError(place)
    return place
