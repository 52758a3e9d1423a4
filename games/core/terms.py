"""What a match is made of, as plain data: options, moves, decisions, the state, its end, components; and what is asked of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from games.core.rng import HIDDEN_SEED, Rng

RANDOM = "random"  # the value of a field of a move by which chance decides: it lies nowhere, and is offered last


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match (variants, expansions), every one with a default."""


class Move(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One decision of one seat. Subclasses are tagged by the name of the decision and hold ids and numbers only.

    A number is read as a seat where its field is called ``seat``, ``opponent``, ``owner``, ``player`` or ``active``, here and in
    events and refusals.
    """

    @property
    def kind(self) -> str:
        """The tag of the move, as in its JSON form."""
        return str(self.__struct_config__.tag)


class Concede(Move, frozen=True, tag="concede"):
    """The seat's player leaves for good. Legal at any time before the end; never listed among ``legal_moves``."""


class Decision(msgspec.Struct):
    """An entry of ``state.pending``: whose decision, what kind; a game may subclass it for further facts."""

    seat: int
    kind: str


class State(msgspec.Struct, kw_only=True):
    """What every game's state has. Plain data; JSON round trip is byte for byte.

    ``left`` are the seats whose player has conceded, ascending; they rank behind all others. As long as two have not, the match
    goes on: what such a seat has to decide stays in ``pending`` and is answered with ``default_move``, so that nobody waits for
    it. A game may also skip it, and offers it no free moves that could help it.
    """

    schema: int
    seats: int
    rng: Rng
    pending: list[Decision] = []
    left: list[int] = []
    finished: str = ""  # the rule number (or "concession") that ended the match; "" while it runs


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: per seat its rank (1 = won; equal ranks share), score and where the points came from."""

    reason: str
    ranks: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]
    tie_break: list[int]


class Component(msgspec.Struct, kw_only=True):
    """What every entry of a data file has, whatever the game."""

    id: str
    name: dict[str, str]
    text: dict[str, str] = {}  # only of what ``Game.wording`` has no words for
    source: str
    source_note: str = ""
    field_sources: dict[str, str] = {}  # of the fields that are of another origin than the rest

    @property
    def forms(self) -> Mapping[str, Mapping[str, str]]:
        """By language the other cases of the name ("gen", "acc"), for sentences that need them; none unless a game says so."""
        return {}

    @property
    def also(self) -> Sequence[str]:
        """What else it is found by when somebody types, whatever the language: names that are printed within it."""
        return ()


class Remark(NamedTuple):
    """What a person ought to know of a choice: the id of a sentence and its facts (a move among them stands for its values).
    ``chosen``: it names what is chosen with it, as nothing else is left.
    """

    code: str
    facts: Mapping[str, Any]
    chosen: bool = False


D = TypeVar("D", bound=Decision)
M = TypeVar("M", bound=Move)

_MOST_TRIED = 25  # so many options has a menu


def ranked(standing: Sequence[Mapping[str, int]]) -> list[dict[str, int]]:
    """The points of all seats, most first, as a remark tells them: ``seat`` and ``count``."""
    found = [{"seat": seat, "count": sum(parts.values())} for seat, parts in enumerate(standing)]
    return sorted(found, key=lambda one: -one["count"])


def awaited(pending: Sequence[D], seat: int) -> D | None:
    """The first of the decisions that the seat has to make, None where it has none."""
    for decision in pending:
        if decision.seat == seat:
            return decision
    return None


def sort_key(move: Move) -> tuple[Any, ...]:
    """The order of legal moves: by kind, then by the fields as they are declared."""
    return (move.kind, *msgspec.structs.astuple(move))


def in_order(moves: Iterable[M]) -> list[M]:
    """The moves sorted by :func:`sort_key`, which need not be made of moves that are the only ones of their kind."""
    kinds: dict[type[M], list[M]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    found: list[M] = []
    for kind in sorted(kinds, key=_tag):
        found += sorted(kinds[kind], key=msgspec.structs.astuple) if len(kinds[kind]) > 1 else kinds[kind]
    return found


def _tag(kind: type[Move]) -> str:
    return str(kind.__struct_config__.tag)


def nearest(found: Iterable[tuple[int, Move]], legal: Collection[Move]) -> list[Move]:
    """Of moves, each with a number for what it lacks, those that are not legal: at most 25 of a kind, what lacks least first."""
    kinds: dict[str, dict[Move, int]] = {}
    for lack, move in found:
        if move not in legal:
            kinds.setdefault(move.kind, {}).setdefault(move, lack)
    return [move for moves in kinds.values() for move in sorted(moves, key=moves.__getitem__)[:_MOST_TRIED]]


def hide_rng(state: State) -> None:
    """Take the generator out of a copy of a state: the seed is a secret until the end."""
    state.rng = Rng(HIDDEN_SEED, state.rng.draws)


def ranks_of(keys: Sequence[Any]) -> list[int]:
    """Rank of each seat from its key, best (greatest) first; equal keys share the rank (1, 1, 3 …)."""
    return [1 + sum(other > key for other in keys) for key in keys]
