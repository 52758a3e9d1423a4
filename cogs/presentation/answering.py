"""Kinds of moves as they are called where they answer a certain decision, or leave it unanswered."""

from __future__ import annotations

from copy import copy

from cogs.presentation.labels import Labels


def answering(labels: Labels, asked: str, forgone: str = "") -> Labels:
    """The labels for moves that answer a decision of this kind: "no war" where a war is asked for, not "no more of this"; and what
    is ``forgone`` by those that leave it unanswered and do not name that themselves.
    """
    found = copy(labels)
    found.asked = asked
    kinds = [kind for kind in labels.game.kind_order if forgone and names_forgone(labels, kind)]
    found.kinds = {kind: labels.words(f"{labels.prefix}-kind-{kind}-of", what=forgone) for kind in kinds}
    return found


def names_forgone(labels: Labels, kind: str) -> bool:
    """Whether a kind of move is worded for saying what is given up by it."""
    return labels.words.has(f"{labels.prefix}-kind-{kind}-of")
