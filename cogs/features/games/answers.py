"""What is answered where typed words name no legal value, or several: what can be typed instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.features.games.reading import Reading, spelt
from cogs.match.names import LONGEST_TEXT, written
from cogs.match.refusals import Refusal
from cogs.presentation.cutting import LONGEST_LABEL
from locales.spelling import alike

MOST_LISTED = 12  # values in a sentence


def several(reading: Reading, field: str, typed: str, values: Sequence[Any]) -> Refusal:
    """What is said of a name that several legal values bear: how each is typed."""
    return Refusal(
        "several-meant",
        typed=written(typed),
        kind=reading.labels.kind(reading.kind),
        values=_listed(reading, field, values),
    )


def not_understood(reading: Reading, field: str, typed: str) -> Refusal:
    """What is said of what names nothing: the legal values that come near to it, else all, as far as there is room."""
    labels, kind = reading.labels, reading.kind
    values = labels.ordered([value for value in reading.values(field) if spelt(field, value)])
    named = {labels.choice(field, value, kind): value for value in values}
    nearest = [named[label] for label in alike(typed, [*named], MOST_LISTED)] or values
    return Refusal(
        "not-understood",
        typed=written(typed, LONGEST_TEXT),
        kind=labels.kind(kind),
        values=_listed(reading, field, nearest),
        possible="yes" if values else "no",
    )


def _listed(reading: Reading, field: str, values: Sequence[Any]) -> str:
    labels = [reading.labels.choice(field, value, reading.kind) for value in values[:MOST_LISTED]]
    shown = [written(label, LONGEST_LABEL) for label in labels]
    return " · ".join([*shown, *(["…"] if len(values) > MOST_LISTED else [])])
