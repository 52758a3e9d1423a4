"""The shapes of the data: a form can be made of them for every entry, and an entry that is filled in anew is what was filled in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games import GAMES, shapes
from games.core.confirmed import placed
from games.core.corrections import correction, own_entry, with_own_entry
from games.core.merging import merge
from games.core.shapes import Choice, Flag, Items, Maybe, Number, Record, Shapes, Table, Text
from tests.games.overriding import data_of, others

TRIED = 2  # other values of each field

each_game = pytest.mark.parametrize("slug", GAMES)


def entries(slug: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry that says where it comes from, by its place."""
    for file, sections in data_of(slug).items():
        for place, entry in placed(file, sections):
            if "source" in entry:
                yield place, entry


def fits(known: Shapes, shape: Any, value: Any) -> bool:
    """Whether a form of that shape can show a value."""
    match shape:
        case Text():
            return isinstance(value, str)
        case Number(whole=whole):
            return isinstance(value, int) or (not whole and isinstance(value, float))
        case Flag():
            return isinstance(value, bool)
        case Choice(values=values):
            return value in values
        case Maybe(of=of):
            return value is None or fits(known, of, value)
        case Items(of=of, exactly=exactly):
            return exactly in (None, len(value)) and all(fits(known, of, one) for one in value)
        case Table(keys=keys, of=of):
            # Keys of JSON are texts, whatever they are read as.
            named = all(isinstance(keys, Number) or fits(known, keys, key) for key in value)
            return named and all(fits(known, of, one) for one in value.values())
        case Record(names=names):
            return any(fits_record(known, name, value) for name in names)
    return False


def fits_record(known: Shapes, name: str, value: dict[str, Any]) -> bool:
    """Whether the fields of a record are those that it may have and must have."""
    fields = {field.name: field for field in known.records[name]}
    there = all(field.name in value for field in fields.values() if field.required)
    return there and all(field in fields and fits(known, fields[field].shape, one) for field, one in value.items())


@each_game
def test_every_entry_fits_the_form_that_its_list_has(slug: str):
    known = shapes(slug)
    lost = [
        place
        for place, entry in entries(slug)
        if not fits_record(known, known.entries["/".join(place.split("/")[:2])], entry)
    ]
    assert lost == []


@each_game
def test_every_entry_filled_in_as_it_is_says_nothing_and_otherwise_what_was_filled_in_and_back_nothing_again(slug: str):
    known = shapes(slug)
    for place, entry in entries(slug):
        file, section, *_ = place.split("/")
        fields = [field.name for field in known.fields(place)]
        as_it_is = {field: entry[field] for field in fields if field in entry}
        assert correction(known, place, entry, as_it_is, fields) == {}
        for field in as_it_is:
            for value in islice(others(slug, file, section, entry, field), TRIED):
                says = correction(known, place, entry, {**as_it_is, field: value}, fields)
                if not says and known.means_the_same(place, field, value, entry[field]):
                    continue
                own = with_own_entry({}, place, says)
                alone = place.count("/") < 2
                laid = merge({section: entry if alone else [entry]}, own[file], file=file)[section]
                assert (laid if alone else laid[0]) == {**entry, field: value}
                assert own_entry(own, place) == says
                assert with_own_entry(own, place, {}) == {}


def test_a_field_that_is_taken_away_is_what_it_means_where_it_is_missing():
    known = shapes("rise_of_empires")
    base = {"id": "mining", "cost": 2, "red_stripe": True, "effects": []}
    says = correction(known, "components/progress/mining", base, {"effects": []}, ["cost", "red_stripe", "effects"])
    assert says == {"cost": 0, "red_stripe": False}


def test_what_is_read_as_the_same_is_the_same_however_it_is_written():
    known = shapes("mosaic")
    plain, long = [{"when": "played", "vp": 1}], [{"when": "played", "vp": 1, "unrest": 0}]
    assert known.means_the_same("components/technologies/tech_alphabet", "effects", plain, long)
    assert not known.means_the_same("components/technologies/tech_alphabet", "effects", plain, [{"when": "nowhere"}])
