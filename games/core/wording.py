"""What a component says, taken from its facts: the ids of sentences, which ``render/shared/wording.py`` puts together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

Joined = Literal["and", "or", "comma", "semicolon", "then"]


class Phrase(NamedTuple):
    """A sentence or a part of one: ``<prefix>-says-<code>`` with its facts, which are numbers, ids of components (worded by their
    names, ``<fact>_gen``, ``<fact>_acc`` and ``<fact>_small`` too), other phrases, or several things.
    """

    code: str
    facts: Mapping[str, Fact] = {}


class Several(NamedTuple):
    """Several phrases as one fact, and how they are joined; none are "". ``then`` parts sentences."""

    phrases: Sequence[Phrase]
    by: Joined = "and"


Fact = int | str | Phrase | Several
