"""What people type for the fields of a move is understood: in both languages, in all games, at any time, however it is typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cogs.choosing.nearest import looked_for
from cogs.features.games.answers import several
from cogs.features.games.reading import Reading, spelt
from cogs.features.games.typed import offers
from cogs.match.tables import Position
from cogs.presentation.autocomplete_cache import Glance
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels, labels_for
from locales import LANGUAGES
from locales.spelling import bare
from tests.cogs.tables import table
from tests.games.kept import of_each_game
from tests.games.trying import positions

MOST_VALUES = 25  # of one field in one position; places are many and alike
WAYS = {
    "as it stands": str,
    "in capitals": str.upper,
    "without marks": lambda label: bare(label),
    "with blanks": lambda label: f"  {label.replace(' ', '   ')} ",
}


def labels_of(position: Position) -> dict[str, Labels]:
    return {lang: telling_apart(labels_for(position.table, lang), position.moves) for lang in LANGUAGES}


@cache
def some(slug: str, every: int = 4) -> list[Position]:
    """Positions of recorded matches, by chance, the same each time; one of so many."""
    return [
        Position(table(game, state), seat, game.legal_moves(state, seat))
        for game, state, seat in positions(slug)[::every]
    ]


def fields(position: Position) -> Iterator[tuple[str, str, list[Any]]]:
    """Every field that is typed as text, of every kind of move, with its legal values."""
    found: dict[tuple[str, str], dict[Any, None]] = {}
    for move in position.moves:
        for field in move.__struct_fields__:
            if not isinstance(getattr(move, field), bool):
                found.setdefault((move.kind, field), {})[getattr(move, field)] = None
    for (kind, field), values in found.items():
        yield kind, field, [*values][:MOST_VALUES]


@of_each_game
def test_every_legal_value_is_understood_by_its_label_in_both_languages_however_it_is_typed(slug: str):
    wrong = set[tuple[str, ...]]()
    tried = 0
    for position in some(slug):
        labels = labels_of(position)
        for kind, field, values in fields(position):
            readings = {lang: Reading(position, labels[lang], kind) for lang in LANGUAGES}
            for value in values:
                for written_in in LANGUAGES:
                    label = labels[written_in].choice(field, value, kind)
                    for way, typing in WAYS.items():
                        for reader, reading in readings.items():
                            tried += 1
                            if reading.meant({field: typing(label)}).values[field] != [value]:
                                wrong.add((kind, field, str(value), typing(label), way, reader))
    assert wrong == set()
    assert tried > 1000


@of_each_game
def test_every_legal_value_is_understood_as_autocomplete_sends_it(slug: str):
    for position in some(slug):
        reading = {kind: Reading(position, labels_for(position.table, "pl"), kind) for kind, _, _ in fields(position)}
        for kind, field, values in fields(position):
            for value in values:
                sent = spelt(field, value)
                assert not sent or reading[kind].meant({field: sent}).values[field] == [value], (kind, field, value)


@pytest.mark.parametrize(
    ("slug", "kind", "field", "typed", "value"),
    [
        ("founders_of_the_empire", "reveal", "stack", "MIASTO", "city"),
        ("mosaic", "take", "token", "Bronze", "bronze_good"),
        ("mosaic", "take", "token", "braz", "bronze_good"),
        ("mosaic", "build", "piece", "miasto", "city"),
        ("imperial_settlers", "exchange", "good", "Drewno", "wood"),
        ("rise_of_empires", "remove", "row", "miasto", "city"),
        ("mare_nostrum", "build", "spot", "targowisko", "market"),
        ("mare_nostrum", "trireme", "sea", "morze jonskie", "mare_ionium"),
    ],
)
def test_a_name_that_several_things_bear_means_the_legal_one(slug: str, kind: str, field: str, typed: str, value: str):
    found = 0
    for position in some(slug, 1):
        if any(move.kind == kind and getattr(move, field) == value for move in position.moves):
            reading = Reading(position, labels_for(position.table, "en"), kind)
            assert reading.meant({field: typed}).values[field] == [value]
            found += 1
    assert found


@of_each_game
def test_every_suggestion_is_understood_as_it_is_shown(slug: str):
    """Discord has been seen to send the name of a choice in the place of its value."""
    wrong = set[tuple[str, ...]]()
    for position in some(slug):
        glance = Glance(position, labels_for(position.table, "pl"), "pl")
        for kind, field, _ in fields(position):
            reading = Reading(position, glance.labels, kind)
            for offer in offers(glance, kind, field, {}):
                meant = reading.meant({field: offer.label}).values[field]
                if [spelt(field, value) for value in meant] != [offer.value]:
                    wrong.add((kind, field, offer.label, offer.value))
    assert wrong == set()


@pytest.mark.parametrize("slug", ["imperial_settlers", "mare_nostrum"])
def test_things_named_together_are_understood_in_any_order(slug: str):
    wrong, tried = set[tuple[str, ...]](), 0
    for position in some(slug, 1):
        labels = labels_of(position)
        for kind, field, values in fields(position):
            reading = Reading(position, labels["en"], kind)
            for value in values:
                if isinstance(value, tuple) and len(value) > 1:
                    names = [labels["pl"].choice(field, item, kind) for item in reversed(value)]
                    for between in (", ", " + ", " i ", "; "):
                        tried += 1
                        meant = reading.meant({field: between.join(names).upper()}).values[field]
                        if sorted(value) not in map(sorted, meant):
                            wrong.add((kind, field, between.join(names)))
    assert wrong == set()
    assert tried


@of_each_game
def test_a_name_without_what_stands_beside_it_means_the_legal_thing_or_all_that_can_be_typed(slug: str):
    wrong = set[tuple[str, ...]]()
    for position in some(slug):
        for kind, field, values in fields(position):
            reading = Reading(position, labels_for(position.table, "pl"), kind)
            for value in values:
                label = reading.labels.choice(field, value, kind)
                typed = short_name(label)
                meant = reading.meant({field: typed}).values[field]
                if value not in meant and typed not in {reading.labels.choice(field, other, kind) for other in meant}:
                    wrong.add((kind, field, typed))
                if len(meant) > 1:
                    listed = unescaped(several(reading, field, typed, meant).facts["values"]).split(" · ")
                    clear = [reading.meant({field: name}).values[field] for name in listed]
                    if clear != [[other] for other in meant]:
                        wrong.add((kind, field, typed, *listed))
    assert wrong == set()


@of_each_game
def test_what_the_rules_refuse_is_known_by_its_labels_and_never_not_understood(slug: str):
    """So that the answer is the reason of the rules."""
    wrong = set[tuple[str, ...]]()
    for position in some(slug):
        labels, tried = labels_of(position), looked_for(position)
        legal = {*position.moves}
        for move in {move.kind: move for move in tried if move not in legal}.values():
            for reader in LANGUAGES:
                other = labels[next(lang for lang in LANGUAGES if lang != reader)]
                values = {field: getattr(move, field) for field in move.__struct_fields__}
                typed = {
                    field: value if isinstance(value, bool) else bare(other.choice(field, value, move.kind))
                    for field, value in values.items()
                }
                reading = Reading(position, labels[reader], move.kind)
                given, unknown = reading.refused(typed, tried)
                if unknown or [*map(of_one_name, given.values())] != [*map(of_one_name, values.values())]:
                    wrong.add((move.kind, str(typed), str(given), *unknown))
    assert wrong == set()


def of_one_name(value: object) -> str:
    """A value without the number of a copy of a card: nothing but chance says which of two copies is meant."""
    return re.sub(r"#\d", "", str(value))


def unescaped(text: str) -> str:
    """A text of a message as Discord shows it."""
    return re.sub(r"\\(.)", r"\1", text)


def short_name(label: str) -> str:
    """A label without what stands beside the name."""
    return re.sub(r" *\(.*?\)| *#\d+", "", label)
