"""Kinds of moves as they are called where they answer a certain decision."""

from __future__ import annotations

from copy import copy

from cogs.presentation.labels import Labels


def answering(labels: Labels, asked: str) -> Labels:
    """The labels for moves that answer a decision of this kind: "no war" where a war is asked for, not "no more of this"."""
    found = copy(labels)
    found.asked = asked
    return found
