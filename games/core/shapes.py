"""The shape of component data: what can stand in each field of each entry, read from the types that check them.

It is plain data, made for forms: whoever asks needs no game, and no entry, to know what a field takes.
"""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec
from msgspec import inspect

from games.core.confirmed import PROVENANCE

_ALTERNATIVES = re.compile(r"\^\((?P<values>[\w|]+)\)\$")


class Shape(msgspec.Struct, frozen=True, tag_field="is"):
    """What a value can be."""


class Text(Shape, frozen=True, tag="text"):
    """Any text."""


class Number(Shape, frozen=True, tag="number"):
    """A number, whole or not."""

    whole: bool


class Flag(Shape, frozen=True, tag="flag"):
    """Yes or no."""


class Choice(Shape, frozen=True, tag="choice"):
    """One of these values; a single one goes without saying, None among them stands for nothing."""

    values: tuple[str | int | bool | None, ...]


class Maybe(Shape, frozen=True, tag="maybe"):
    """Nothing, or such a value."""

    of: AnyShape


class Items(Shape, frozen=True, tag="items"):
    """A list of such values; ``exactly`` so many, where that is fixed."""

    of: AnyShape
    exactly: int | None = None


class Table(Shape, frozen=True, tag="table"):
    """Values by key."""

    keys: AnyShape
    of: AnyShape


class Record(Shape, frozen=True, tag="record"):
    """The fields of one of the records of this name, told apart by ``tag``, the name of a field; "" where there is but one."""

    names: tuple[str, ...]
    tag: str = ""


AnyShape = Text | Number | Flag | Choice | Maybe | Items | Table | Record


class Field(msgspec.Struct, frozen=True):
    """A field of a record; one that is not ``required`` means ``default`` where it is missing."""

    name: str
    shape: AnyShape
    required: bool
    default: Any = None


class Shapes(msgspec.Struct, frozen=True):
    """The fields of all records by name; by list (``file/section``) the name of the record that its entries are; by name of the
    record the type that reads it.
    """

    records: dict[str, tuple[Field, ...]]
    entries: dict[str, str]
    types: dict[str, type[Any]]

    def fields(self, place: str) -> tuple[Field, ...]:
        """The fields of an entry at a place, those apart that say where the others come from."""
        every = self.records[self.entries["/".join(place.split("/")[:2])]]
        return tuple(field for field in every if field.name not in PROVENANCE and field.name != "id")

    def means_the_same(self, place: str, field: str, one: Any, other: Any) -> bool:
        """Whether two values of a field are read as the same; what cannot be read is the same as itself only."""
        if one == other:
            return True
        kind = self.types[self.entries["/".join(place.split("/")[:2])]]
        (known,) = [known.type for known in msgspec.structs.fields(kind) if known.encode_name == field]
        try:
            mine, theirs = (msgspec.json.decode(msgspec.json.encode(value), type=known) for value in (one, other))
        except msgspec.ValidationError:
            return False
        return mine == theirs


def shapes_of(files: type[msgspec.Struct]) -> Shapes:
    """The shapes of all data files of a game, from the type of all of them by their stems."""
    reader = _Reader()
    entries: dict[str, str] = {}
    for file in _struct(inspect.type_info(files)).fields:
        for section in _struct(file.type).fields:
            kind = section.type.item_type if isinstance(section.type, inspect.ListType) else section.type
            if isinstance(kind, inspect.StructType):
                entries[f"{file.encode_name}/{section.encode_name}"] = reader.record(kind)
    return Shapes(reader.records, entries, {name: kind for kind, name in reader.names.items()})


def _struct(kind: inspect.Type) -> inspect.StructType:
    if not isinstance(kind, inspect.StructType):
        raise TypeError(f"files and their sections are records, not {kind}")
    return kind


class _Reader:
    def __init__(self) -> None:
        self.records: dict[str, tuple[Field, ...]] = {}
        self.names: dict[type[Any], str] = {}

    def record(self, kind: inspect.StructType) -> str:
        """The name of a record, which is read once."""
        if kind.cls not in self.names:
            taken = set(self.names.values())
            name = kind.cls.__name__
            self.names[kind.cls] = name if name not in taken else f"{kind.cls.__module__.rpartition('.')[2]}.{name}"
            # A record may hold others of its own kind: its name is known before its fields are.
            own = (self.field(field) for field in kind.fields)
            tags = [self.tag(kind)] if kind.tag_field else []
            self.records[self.names[kind.cls]] = (*tags, *own)
        return self.names[kind.cls]

    def tag(self, kind: inspect.StructType) -> Field:
        """The field that tells a record from others."""
        return Field(str(kind.tag_field), Choice((cast("str", kind.tag),)), required=True)

    def field(self, field: inspect.Field) -> Field:
        """A field with what it means where it is missing, as JSON."""
        default: Any = field.default
        if default is msgspec.NODEFAULT:
            default = None if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        return Field(field.encode_name, self.shape(field.type), field.required, msgspec.to_builtins(default))

    def shape(self, kind: inspect.Type) -> AnyShape:
        """The shape of a type. Raises TypeError for one that no data have so far."""
        match kind:
            case inspect.StrType(pattern=None):
                return Text()
            case inspect.StrType(pattern=str(pattern)) if found := _ALTERNATIVES.fullmatch(pattern):
                return Choice(tuple(found["values"].split("|")))
            case inspect.IntType():
                return Number(whole=True)
            case inspect.FloatType():
                return Number(whole=False)
            case inspect.BoolType():
                return Flag()
            case inspect.NoneType():
                return Choice((None,))
            case inspect.LiteralType(values=values):
                return Choice(tuple(values))
            case inspect.ListType(item_type=item):
                return Items(self.shape(item))
            case inspect.TupleType(item_types=items):
                return Items(self.shape(items[0]), len(items))
            case inspect.DictType(key_type=key, value_type=value):
                return Table(self.shape(key), self.shape(value))
            case inspect.StructType():
                return Record((self.record(kind),))
            case inspect.UnionType(types=types):
                return self.union(types)
            case _:
                raise TypeError(f"no form can take {kind}")

    def union(self, types: tuple[inspect.Type, ...]) -> AnyShape:
        """One of several: of records, or something and nothing."""
        some = [kind for kind in types if not isinstance(kind, inspect.NoneType)]
        records = [kind for kind in some if isinstance(kind, inspect.StructType)]
        shape = self.shape(some[0]) if len(some) == 1 else None
        literals = [kind.values for kind in some if isinstance(kind, inspect.LiteralType)]
        if len(literals) == len(some) > 1:
            shape = Choice(tuple(value for values in literals for value in values))
        if len(records) == len(some) > 1:
            shape = Record(tuple(map(self.record, records)), str(records[0].tag_field))
        if shape is None:
            raise TypeError(f"no form can take one of {some}")
        if len(some) == len(types):
            return shape
        return Choice((*shape.values, None)) if isinstance(shape, Choice) else Maybe(shape)
