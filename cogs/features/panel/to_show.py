"""What the panel is to show at a step, worked out before it is put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cogs.choosing.completion import Path
from cogs.choosing.picker import Step
from cogs.choosing.several import Gathering
from cogs.features.panel.filled import Before
from cogs.features.panel.following import Following
from cogs.features.panel.leading_on import Leading
from cogs.features.panel.mixes import Payment, Payments
from cogs.features.panel.offers import Offer
from cogs.features.panel.passing_on import Later
from cogs.features.panel.worth import Told
from cogs.presentation.regions import Region


@dataclass(frozen=True)
class Plan:
    """What is to be shown: the step at the end of a path, which may have been filled in beyond what was chosen."""

    step: Step
    told: Told
    lines: list[str]
    back: str | None  # the argument of the control that leads back; None where nothing has been chosen
    before: list[Before]  # the moves from which the question follows
    purse: str = ""  # what the seat has at hand; "" where it has chosen something
    offers: Sequence[Offer] = ()  # on the first screen only
    filled: Sequence[Path] = ()  # the fields of the move that were filled in so far
    payments: Payments = field(default_factory=dict[Path, Sequence[Payment]])  # those of them that are a payment
    opened: bool = False  # at a question that is open, which nobody has chosen
    regions: Sequence[Region] = ()  # by which a place is chosen
    at_once: Sequence[Path] = ()  # the ways on, where all that is left of the move is chosen at once
    alike: bool = False  # whether they stand in a menu, as what they cost and bring is alike, and told
    following: Following | None = None  # what can be chosen after a whole move, where one menu holds it
    numbered: tuple[int, int] | None = None  # which of how many questions alike it is
    gathering: Gathering | None = None  # things that are ticked in one menu
    later: Sequence[Later] = ()  # on the first screen only: what can be done in the next steps of the turn
    leading: Mapping[Path, Leading] = field(
        default_factory=dict[Path, Leading]
    )  # there: what is chosen together with a way
    over: bool = False  # whether the match is certain to end with the move
