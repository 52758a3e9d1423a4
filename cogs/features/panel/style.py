"""What the controls of a step of the panel do, and what stands around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from cogs.choosing.follow_ups import Grave
from cogs.choosing.paths import KEPT, beside, encode_path
from cogs.choosing.several import Gathering
from cogs.discord_io.controls import Press, Pressed
from cogs.presentation.regions import Region
from db.rows import MatchRow
from games.base import Move

# Buttons, menus and rows; Discord takes 40 with the texts, the picture, the ways out and the row of what belongs to no move, which
# may have a line of its own, as may the ways out.
MOST_PARTS = 28


@dataclass(frozen=True)
class PanelStyle:
    """What the panel's controls do: the kinds registered for a step and for the end, and the words for heading and end.

    ``prefix`` is what stands before the path in their ids: moves chosen ``before`` (see ``cogs.choosing.chain``). ``further``
    offers to choose another move after the one shown, ``foreseen`` are sentences about what that one will bring about. ``idle``
    is what a seat reads that nobody waits for, ``asks`` what is asked before anything is chosen where that is not the game's
    question. ``gathering`` is what can be ticked together, each thing becoming a move,
    ``each`` what is remarked on each of several that were.
    ``closing`` says that this one only ends the action: it is not named, and what else is possible is offered beside it.
    ``sparing`` says that it leaves the action as it is made so far, which is confirmed by its own name. ``asked`` are the decisions
    that the moves before answer.
    ``one_action`` says that the moves before and this one belong together; ``undecided`` that this one answers to the last
    of them, the ``numbered`` one of so many alike, ``begins`` which of the moves before began an action,
    ``forgone`` what each of them gave up, ``first_of`` how many times each is to
    be made, of which it is the first, ``graves`` are those among them that are confirmed in red,
    ``dropped`` are ways out that lead nowhere but back.
    ``over`` says that the match is certain to end with the move shown, which is confirmed in red too.
    ``regions`` are those of the map by which a place is chosen: first one of them, then a place there.
    ``first`` are the controls of the first screen, ``at_once`` those by which all that is left of a move is chosen at once,
    ``then`` the menu of what can be chosen after the move shown, where one holds it, ``ends`` what confirms that move together with
    the end of the turn, ``filled`` by field those by which what was filled in is changed, ``told`` are costs and gains by path,
    ``shared`` what is the same for all in the menu of a path, ``few`` both for a menu of few; ``back`` is the argument by which
    Back leads from here, where that is not the step before; ``opened`` is whether the panel opened at this step by itself, as it is
    the one question there is. ``head`` stands in the place of the title; ``last``, right above the controls, in that of what is
    said of the situation and the kind; nothing is offered then that is free at any time, and the way back stands among what follows
    the panel.
    ``purse`` is what the seat has at hand, as it is told before anything is chosen; ``left`` the argument of what was being chosen
    when the seat turned to what is free at any time; ``later`` what was chosen after the move that is changed, and is to be kept.
    ``leading`` makes the menu of what is chosen together with a way, named by that, and adds what is said above to the lines given.
    """

    pick: str = "pick"
    go: str = "do"
    title: str = "panel-title"
    summary: str = "panel-summary"
    confirm: str = "panel-confirm"
    idle: str = "panel-not-your-turn"
    asks: str = ""
    prefix: str = ""
    further: bool = False
    closing: bool = False
    sparing: bool = False
    one_action: bool = False
    undecided: bool = False
    numbered: tuple[int, int] | None = None
    graves: tuple[Grave, ...] = ()
    over: bool = False
    dropped: frozenset[str] = frozenset()
    before: tuple[Move, ...] = ()
    asked: tuple[str, ...] = ()
    begins: tuple[bool, ...] = ()
    forgone: tuple[str, ...] = ()
    first_of: tuple[int, ...] = ()
    foreseen: tuple[str, ...] = ()
    gathering: Gathering | None = None
    each: Sequence[str] = ()
    regions: Sequence[Region] = ()
    first: Sequence[discord.ui.Item[Any]] = ()
    at_once: Sequence[discord.ui.Item[Any]] = ()
    then: discord.ui.Item[Any] | None = None
    ends: Sequence[discord.ui.Item[Any]] = ()
    filled: Sequence[Sequence[discord.ui.Item[Any]]] = ()
    told: Mapping[tuple[int, ...], str] = field(default_factory=dict[tuple[int, ...], str])
    shared: Mapping[tuple[int, ...], str] = field(default_factory=dict[tuple[int, ...], str])
    few: Mapping[tuple[int, ...], tuple[Mapping[tuple[int, ...], str], str]] = field(
        default_factory=dict[tuple[int, ...], tuple[Mapping[tuple[int, ...], str], str]]
    )
    back: str | None = None
    opened: bool = False
    head: str = ""
    last: str = ""
    purse: str = ""
    left: str = ""
    later: str = ""
    leading: Mapping[tuple[int, ...], Callable[[str, list[str]], discord.ui.Item[Any]]] = field(
        default_factory=dict[tuple[int, ...], Callable[[str, list[str]], discord.ui.Item[Any]]]
    )

    def step(self, row: MatchRow, path: Sequence[int], mark: str = "") -> Pressed:
        """A control that leads to this path."""
        arg = beside(self.prefix + encode_path(path) + mark, self.later, KEPT)
        return Pressed(self.pick, row.id, row.revision, beside(arg, self.left))

    def leading_back(self, row: MatchRow, back: str) -> Pressed:
        """A control that leads back to this argument, or, from what is free at any time, to what was left aside for it."""
        return Pressed(self.pick, row.id, row.revision, beside(back, self.left) if back else self.left)

    def end(
        self, row: MatchRow, arg: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.success
    ) -> Press:
        """The button that ends it."""
        return Press(Pressed(self.go, row.id, row.revision, beside(arg, self.left)), label, style)


PLAIN = PanelStyle()
CHOSEN = "panel-chosen"  # what is said to a seat that waits for what others choose at the same time
