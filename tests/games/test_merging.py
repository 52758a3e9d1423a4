"""An owner's corrections laid over ours, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.confirmed import Confirmed, from_the_box
from games.core.errors import DataError
from games.core.merging import FREELY, Varies, difference, merge
from games.core.origins import doubted, kind_of, source_of

names = st.text("abcd", min_size=1, max_size=2)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)
entries = st.dictionaries(names, values, max_size=4)


@given(entries, entries)
def test_what_differs_laid_over_the_one_gives_the_other(base: dict[str, Any], other: dict[str, Any]):
    other = {**base, **other}
    own = difference(base, other)
    assert merge({"game": base}, {"game": own}, file="f") == {"game": other}
    assert (own == {}) == (base == other)


def test_a_field_said_as_a_whole_lacks_what_it_does_not_say():
    base = {"tiles": [{"id": "a", "cost": {"wood": 1, "stone": 2}}]}
    assert merge(base, {"tiles": [{"id": "a", "cost!": {"food": 1}}]}, file="f")["tiles"][0]["cost"] == {"food": 1}
    assert merge(base, {"tiles": [{"id": "a", "cost": {"food": 1}}]}, file="f")["tiles"][0]["cost"] == {
        "wood": 1,
        "stone": 2,
        "food": 1,
    }


ENTRY = {
    "id": "a",
    "vp": 1,
    "cost": 2,
    "effects": [],
    "source": "public:site",
    "field_sources": {"vp": "memory", "amount": "reconstructed"},
    "reconstructed_fields": ["cost"],
}


def seen(own: dict[str, Any], *confirmed: str) -> dict[str, Any]:
    """The entry with these corrections and confirmed fields of a box."""
    laid = merge({"tiles": [ENTRY]}, {"tiles": [{"id": "a", **own}]}, file="f")
    known = Confirmed("first", {"c/tiles/a": [*confirmed]} if confirmed else {})
    (entry,) = from_the_box("c", laid, {"tiles": [{"id": "a", **own}]}, known)["tiles"]
    return entry


def test_a_field_that_is_corrected_or_confirmed_is_sure_and_the_others_are_as_sure_as_before():
    assert doubted(seen({})) == ["vp", "amount", "cost"]
    assert doubted(seen({"vp": 3})) == ["amount", "cost"]
    assert doubted(seen({}, "cost")) == ["vp", "amount"]
    assert doubted(seen({"vp!": {}}, "cost", "effects")) == []
    assert source_of(seen({}, "cost"), "cost") == "box:first"
    assert [source_of(ENTRY, field) for field in ("vp", "cost", "effects")] == [
        "memory",
        "reconstructed",
        "reconstructed",
    ]


def test_an_entry_confirmed_as_a_whole_has_nothing_that_is_not_sure():
    entry = seen({"vp": 3}, "")
    assert (doubted(entry), kind_of(entry["source"])) == ([], "box")


def test_a_source_that_the_owner_gives_himself_stays():
    entry = seen({"vp": 3, "source": "public:his site", "field_sources": {"vp": "public:his site"}}, "")
    assert (entry["source"], entry["field_sources"]["vp"]) == ("public:his site", "public:his site")


def test_what_cannot_be_laid_over_is_named_with_file_and_entry():
    with pytest.raises(DataError) as error:
        merge({"tiles": [ENTRY]}, {"tiles": [{"id": "b"}]}, file="f")
    assert (error.value.file, error.value.entry) == ("f", "tiles: 'b'")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"fields": 1}', type=Confirmed)


# ------------------------------------------------------------------ entries besides ours, and such as are missing
NAMED = {"id": "a", "name": {"en": "A", "pl": "A"}, "vp": 1, "cost": {"wood": 1}}
NEW = {"id": "b", "like": "a", "name": {"en": "B", "pl": "B"}}


def laid(*own: dict[str, Any], varying: Mapping[str, Varies] = MappingProxyType({"tiles": FREELY})) -> list[Any]:
    """A list of one tile with an owner's entries laid over it."""
    return merge({"tiles": [NAMED]}, {"tiles": [*own]}, file="f", varying=varying)["tiles"]


def test_an_entry_besides_is_like_one_of_ours_but_for_its_name_and_what_it_says():
    assert laid({"id": "a", "vp": 5}, {**NEW, "cost!": {"stone": 2}}) == [
        {**NAMED, "vp": 5},
        {"id": "b", "name": {"en": "B", "pl": "B"}, "vp": 1, "cost": {"stone": 2}},
    ]


def test_what_is_missing_is_not_there():
    assert laid({"id": "a", "missing": True}, NEW) == [{**NAMED, "id": "b", "name": NEW["name"]}]


@pytest.mark.parametrize(
    ("own", "problem"),
    [
        ({**NEW, "like": "c"}, "like"),
        ({**NEW, "like": ["a"]}, "like"),
        ({**NEW, "id": "a"}, "id"),
        ({**NEW, "id": "../b"}, "id"),
        ({**NEW, "id": "a#2"}, "id"),
        ({**NEW, "id": 7}, "id"),
        ({**NEW, "name": {"en": "B"}}, "name must be given in pl"),
        ({**NEW, "name": "B"}, "name must be given in en"),
        ({"id": "a", "missing": False}, "missing"),
        ({"id": "a", "missing": True, "vp": 3}, "missing"),
        ({"id": "b", "missing": True}, "id"),
    ],
)
def test_an_entry_that_cannot_be_besides_or_missing_is_named_with_the_reason(own: dict[str, Any], problem: str):
    with pytest.raises(DataError) as error:
        laid(own)
    assert (error.value.file, str(own["id"]) in error.value.entry) == ("f", True)
    assert problem in error.value.problem


@pytest.mark.parametrize(("own", "field"), [(NEW, "like"), ({"id": "a", "missing": True}, "missing")])
def test_a_list_whose_entries_the_rules_know_by_name_has_no_others(own: dict[str, Any], field: str):
    with pytest.raises(DataError, match=f"{field}: the rules or the pictures know each of these"):
        laid(own, varying={})
