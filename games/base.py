"""The contract of a game: what every rules package offers to the bot, the pictures and the tests.

A match is a seed, a list of players and a list of moves; a :class:`Game` turns these into a state. Names here are fixed:
tools and tests rely on them. See ``games/README.md`` for how to add a game.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypeVar

import msgspec

from games.core.copies import one_of_each
from games.core.data import DataFiles
from games.core.encoding import Encoding
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.foresight import Effort, Foresight
from games.core.kinds import Kinds
from games.core.merging import Varies
from games.core.reckoning import Reckoning
from games.core.rng import Rng
from games.core.terms import (
    RANDOM,
    Component,
    Concede,
    Decision,
    Move,
    Options,
    Outcome,
    Remark,
    State,
    awaited,
    hide_rng,
    in_order,
    nearest,
    ranked,
    ranks_of,
    sort_key,
)
from games.core.wording import Phrase

__all__ = [
    "RANDOM",
    "Component",
    "Concede",
    "Conversion",
    "Decision",
    "Effort",
    "Game",
    "IllegalMove",
    "Move",
    "Options",
    "Outcome",
    "Remark",
    "State",
    "awaited",
    "hide_rng",
    "in_order",
    "nearest",
    "ranked",
    "ranks_of",
    "sort_key",
]


S = TypeVar("S", bound=State)


class Conversion(NamedTuple):
    """The way from one version of the rules to the next, for running matches.

    ``change`` makes of a state, as decoded JSON (it may be changed in place), one by the next version; pure. ``rules`` are the
    numbers of the rules that differ, as the table is told.
    """

    change: Callable[[dict[str, Any]], dict[str, Any]]
    rules: tuple[str, ...]


class Game(Kinds[S], Foresight[S], Reckoning[S], Encoding[S], ABC):
    """The rules of one game, in one version, over one set of component data. Instances are immutable and shared by all matches.

    Versions count from 1 and are raised by every correction that changes what can happen in a match. A match keeps the version
    it was started by as long as it is not older than ``oldest_version``: what the rules did then is asked of ``version`` in one
    place. Older matches are converted when the bot starts; see ``games/records/versions.py``.
    """

    slug: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    rules_version: ClassVar[int]  # of new matches
    oldest_version: ClassVar[int] = 1  # that can still be played
    conversions: ClassVar[Mapping[int, Conversion]] = {}  # by the version they start from, for each that cannot
    state_type: ClassVar[type[State]]
    move_types: ClassVar[tuple[type[Move], ...]]
    kind_order: ClassVar[tuple[str, ...]]  # all kinds of moves, the likeliest first, as they are offered to a person
    lying_order: ClassVar[tuple[str, ...]] = ()  # values that are no places, as they lie on the table
    free_kinds: ClassVar[frozenset[str]]  # kinds that a seat may play although nobody waits for it
    remarked_kinds: ClassVar[frozenset[str]] = frozenset()  # kinds of which ``remark`` has something to say
    price_remarks: ClassVar[frozenset[str]] = frozenset()  # codes of those that say what a choice costs
    # Decisions in which what is paid is one of several sets of so many things that would do.
    price_sets: ClassVar[frozenset[str]] = frozenset()
    leading_remarks: ClassVar[frozenset[str]] = frozenset()  # codes of those that are read before cost and gain
    text_remarks: ClassVar[frozenset[str]] = frozenset()  # codes of those that a component says in full
    looming_facts: ClassVar[frozenset[str]] = frozenset()  # those of remarks that ``looming`` tells where that is told
    undone_remarks: ClassVar[frozenset[str]] = frozenset()  # codes of those that say what an end leaves undone
    senseless_remarks: ClassVar[frozenset[str]] = frozenset()  # codes of those that say that a move changes nothing
    # Lists of the data (``file/section``) of which a box may have other entries, and lack some, with what follows them.
    varying: ClassVar[Mapping[str, Varies]] = {}
    common: ClassVar[frozenset[str]] = (
        frozenset()
    )  # things of ``holdings`` that belong to nobody: everybody has the same of them
    burdens: ClassVar[frozenset[str]] = (
        frozenset()
    )  # of ``holdings`` those of which one wants few: more of them is a cost
    # Fields of the state with components that everybody knows of and that do not lie on the table.
    off_table: ClassVar[frozenset[str]] = frozenset()
    wordless_kinds: ClassVar[frozenset[str]] = frozenset()  # kinds by which a component does not do what its text says
    evident: ClassVar[frozenset[str]] = (
        frozenset()
    )  # codes of the phrases of a text that its row in a menu can do without
    # Codes of phrases that say by their ``count`` only that so much comes at once of a thing of ``holdings``, with its name: a row
    # can do without them beside that number. "": of those in which they stand.
    counted: ClassVar[Mapping[str, str]] = {}
    said_last: ClassVar[frozenset[str]] = frozenset()  # codes of those that stand last in a row, which may be cut
    reasons: ClassVar[tuple[str, ...]]  # the numbers of the rules that end a match, as ``State.finished`` has them
    longest: ClassVar[int]  # no match has more plies than this
    has_hidden: ClassVar[bool]
    has_chance: ClassVar[bool]
    # "rules": not offered to people yet, so that it may lack picture, commands and lesson; its rules are tested like any others.
    stage: ClassVar[Literal["rules", "whole"]] = "whole"
    scored: ClassVar[bool] = True  # False: nobody counts points; ``standing`` tells how far each seat has come

    def __init__(self, text: bytes, version: int | None = None) -> None:
        """Take the data of ``read_data(slug)`` and a version of the rules (None: the present one).

        Raises DataError for data that the rules cannot use.
        """
        self.version = self.rules_version if version is None else version
        # The order of fields must not matter: a match may go on with data that were written down again.
        self.data_text = msgspec.json.encode(msgspec.json.decode(text), order="sorted")

    # ------------------------------------------------------------------ to be written for each game
    @abstractmethod
    def prepare(self, seats: int, options: Any, seed: str) -> S:
        """The state before the first decision, for a number of seats and of the type of options that the game has."""

    @abstractmethod
    def legal_moves(self, state: S, seat: int) -> list[Move]:
        """Every legal move of the seat, sorted by :func:`sort_key`. Seats not in ``to_move`` may have free moves."""

    @abstractmethod
    def apply(self, state: S, seat: int, move: Move) -> list[Event]:
        """Play a move of the game itself: what it does, and nothing that ``go_on`` does. Raises IllegalMove before any change."""

    @abstractmethod
    def default_move(self, state: S, seat: int) -> Move:
        """What is played when the time of a seat in ``to_move`` has run out."""

    @abstractmethod
    def sensible_move(self, state: S, seat: int, rng: Rng) -> Move:
        """What the computer seat plays; reads only a state redacted for that seat."""

    @abstractmethod
    def problems(self, state: S) -> list[str]:
        """Every broken invariant in plain words; [] for a sound state."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """The number of the turn being played; posts are grouped by it."""

    @property
    @abstractmethod
    def components(self) -> Mapping[str, Component]:
        """Every component of the game by id."""

    # ------------------------------------------------------------------ for a game to say otherwise
    def to_move(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now, ascending, also those that left; () when the match is finished."""
        if len(state.pending) == 1:  # as nearly always
            return (state.pending[0].seat,)
        return tuple(sorted({decision.seat for decision in state.pending}))

    def go_on(self, state: S, seat: int) -> list[Event]:
        """What the rules do by themselves after a move of this seat until somebody has something to decide: what all have chosen is
        revealed, the next phase, the next turn. It is no consequence of the move, as it would come after any other one too.
        """
        return []

    def is_open(self, state: S, seat: int) -> bool:
        """Whether everybody can see how many moves, free ones apart, a seat in ``to_move`` has: whatever is hidden from the
        others makes no difference. Reads only what the public may know.

        A game that hides something must say of which decisions that is so, for a move that makes itself would betray the others.
        """
        return not self.has_hidden

    def step(self, state: S) -> str:
        """What is awaited now, as ``<prefix>-step-<step>`` puts it into words: the kind of the first decision."""
        return next((decision.kind for decision in state.pending), "over")

    def about_step(self, state: S) -> Mapping[str, Any]:
        """Facts of the sentence about the step, as everybody may know them."""
        return {}

    def phase(self, state: S) -> str:
        """The phase being played, where the game has any: ``final_kinds`` end a seat's part of it, and a step that several
        phases have may be worded for each (``<prefix>-step-<step>-<phase>``).
        """
        return ""

    def round(self, state: S) -> int:
        """The number of the round being played; of the turn where the game has no rounds."""
        return self.turn(state)

    def plan_moves(self, state: S, seat: int, planned: list[Move]) -> list[Move]:
        """What a seat that is not awaited may plan next, after the moves planned already; sorted, [] where nothing can be.

        ``state`` is redacted for the seat. Raises IllegalMove if the planned moves do not fit the position any more.
        """
        return []

    def planned(self, state: S, seat: int, moves: list[Move]) -> S | None:
        """The position in which a seat that is not awaited would choose what follows the moves planned already, the others doing
        nothing meanwhile; None where nothing can be planned. ``state`` and errors as for ``plan_moves``.
        """
        return None

    def premise(self, state: S, seat: int, move: Move) -> str:
        """What a planned move relies on besides its legality; it is made only if this is still the same."""
        return ""

    def as_planned(self, moves: Sequence[Move], planned: Move) -> Move | None:
        """Among legal moves the one that does what was planned, paid in another way if it costs less by now; None for none."""
        return planned if planned in moves else None

    def hide(self, state: S, viewer: int | None) -> None:
        """Take out of a copy all that the viewer (a seat, or None for the public) may not know; the generator is gone already.

        The copy may be redacted for the viewer already. For a game with ``has_hidden``.
        """

    def deal_anew(self, state: S, viewer: int | None, rng: Rng) -> None:
        """Put all that was taken out of a copy redacted for the viewer somewhere it could be. For a game with ``has_hidden``."""

    def components_in(self, state: S) -> Mapping[str, Component]:
        """Every component by id as the match has it, where it is played by one of several editions."""
        return self.components

    @staticmethod
    def older_data(files: DataFiles) -> None:
        """Bring the data of older matches into today's form, in place; they have always had it unless a game says otherwise."""

    def wording(self, component: Component) -> Sequence[Phrase]:
        """What a component says, made from its facts; none for one whose data have a text of their own."""
        return ()

    @property
    def editions(self) -> Mapping[str, Mapping[str, Component]]:
        """The same by the name of the edition, as the option of that name has it; {} where all have the same components."""
        return {}

    def tie_breaks(self, state: S, seat: int) -> tuple[int, ...]:
        """What decides between equal scores, one after the other, more being better; the first is told with the result."""
        return ()

    def outcome(self, state: S) -> Outcome | None:
        """Ranks and scores, None before the end: the sums of ``standing``, then ``tie_breaks``. Seats that left rank behind all
        others. A game that one plays alone, or that nobody wins by points, makes its own.
        """
        if not state.finished:
            return None
        breakdown = self.standing(state)
        scores = [sum(sources.values()) for sources in breakdown]
        ties = [self.tie_breaks(state, seat) for seat in range(state.seats)]
        keys = [(seat not in state.left, scores[seat], ties[seat]) for seat in range(state.seats)]
        return Outcome(state.finished, ranks_of(keys), scores, breakdown, [next(iter(tie), 0) for tie in ties])

    def close(self, state: S, reason: str) -> None:
        """End the match. Somebody may leave in the middle of anything: a game drops here whatever is under way."""
        state.finished, state.pending = reason, []

    # ------------------------------------------------------------------ the same for all games
    def setup(self, seats: int, options: Options, seed: str) -> S:
        """The state before the first decision. Raises ValueError for a number of seats that the game does not have, TypeError for
        the options of another game.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.slug} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}")
        if not isinstance(options, self.options):
            raise TypeError("these are the options of another game")
        return self.prepare(seats, options, seed)

    def redact(self, state: S, viewer: int | None) -> S:
        """A copy without anything that the viewer (a seat, or None for the public) may not know."""
        copy = self.copy(state)
        hide_rng(copy)
        self.hide(copy, viewer)
        return copy

    def determinize(self, state: S, viewer: int | None, rng: Rng) -> S:
        """Another state that looks the same to the viewer: everything hidden from him is dealt anew, and chance goes another way.

        ``state`` may be redacted for the viewer already.
        """
        copy = self.redact(state, viewer)
        self.deal_anew(copy, viewer, rng)
        copy.rng = state.rng.reseeded(rng)
        return copy

    def with_data(self, text: bytes) -> Self:
        """The same rules over other component data (a match keeps the data it was started with). Raises DataError."""
        return type(self)(text, self.version)

    def under(self, version: int) -> Self:
        """The same game by another version of its rules, not older than ``oldest_version``."""
        return self if version == self.version else type(self)(self.data_text, version)

    def play(self, state: S, seat: int, move: Move) -> list[Event]:
        """Make a move with all that follows by itself, changing the state; gives what happened, in order. Raises IllegalMove before
        any change.
        """
        events = self.make(state, seat, move)
        return events if isinstance(move, Concede) else [*events, *self.go_on(state, seat)]

    def make(self, state: S, seat: int, move: Move) -> list[Event]:
        """Make a move alone, changing the state: what it does itself, which is the same whether others have still to choose or not.
        Raises IllegalMove before any change.
        """
        if state.finished:
            raise IllegalMove("finished", state.finished)
        return self._concede(state, seat) if isinstance(move, Concede) else self.apply(state, seat, move)

    def forced_move(self, state: S, seat: int) -> Move | None:
        """The one move that a seat in ``to_move`` can make, free ones apart; None where it has a choice, or where only the
        seat can know that it has none: a move that makes itself would tell the others.
        """
        if not self.is_open(state, seat):
            return None
        moves = [move for move in self.legal_moves(state, seat) if move.kind not in self.free_kinds]
        return moves[0] if len(moves) == 1 else None

    def is_remarked(self, state: S, seat: int, kind: str) -> bool:
        """Whether ``remark`` is asked about a move of this kind: a move that a seat only plans will be made in another position."""
        return kind in self.remarked_kinds and (kind in self.free_kinds or seat in self.to_move(state))

    def border(self, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
        """What corrections of the data say so that two places of the map are adjacent if they are not, and are not if they are.

        By entry (``file/section/id``) its fields, with ``like`` for a new one, or None for one that is missing; {} where no
        correction says so.
        """
        return {}

    def interchangeable(self, state: S, seat: int) -> Sequence[Sequence[str]]:
        """Groups of components that are equal for a seat in all that it could do with them, as copies of a card in its hand: it is
        offered one of them. ``state`` may be redacted for the seat.
        """
        return ()

    def choices(self, state: S, seat: int) -> list[Move]:
        """The legal moves between which a seat has something to choose: of those that do the same by equal things the first."""
        return one_of_each(self.legal_moves(state, seat), self.interchangeable(state, seat))

    def again(self, moves: Sequence[Move], past: Move) -> Move | None:
        """Among the legal moves the one that does again what a past move did; None where there is none."""
        return past if past in moves else None

    def _concede(self, state: S, seat: int) -> list[Event]:
        if seat in state.left:
            raise IllegalMove("already-left", "concession", seat=seat)
        state.left = sorted([*state.left, seat])
        events = [Event("conceded", seat)]
        if len(state.left) >= state.seats - 1:
            self.close(state, "concession")
            events.append(Event("finished", None, {"reason": "concession"}))
        return events

    @cached_property
    def data_hash(self) -> str:
        """SHA-256 of the component data in use, hexadecimal."""
        return hashlib.sha256(self.data_text).hexdigest()
