"""The words for what can be chosen in a position, the same wherever it is named."""

from __future__ import annotations

from cogs.match.tables import Position
from cogs.presentation.answering import answering
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels
from cogs.presentation.regions import as_read


def worded(labels: Labels, position: Position) -> Labels:
    """The labels as the controls of a position have them: kinds in answer to what is asked, copies told apart, places as read."""
    return answering(as_read(telling_apart(labels, position.moves), position), position.asked)
