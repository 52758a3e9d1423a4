"""What the kinds of a game's moves, decisions and events mean to whoever is asked or told: the part of the contract by which a
panel is laid out and a post is worded.

Nothing here decides what is legal or what happens. Each has a default that says nothing; ``games/README.md`` lists them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from games.core.terms import Move, State, awaited

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Repeated:
    """How several events of a kind are told in one sentence, by the facts of theirs: those ``alike`` in all of them, or there is
    none; those that are ``added`` up (numbers; in a fact of several facts each; lists one behind the other); those ``listed``; and
    those that the phrase ``<prefix>-part-<kind>`` tells of ``each``, with the ``count`` of equal ones. What there was ``before`` is
    that of the first, any other fact that of the last.
    """

    alike: frozenset[str] = frozenset()
    added: frozenset[str] = frozenset()
    listed: frozenset[str] = frozenset()
    each: frozenset[str] = frozenset()


class Kinds(Generic[S]):
    """Kinds by what they do to the turn of whoever chooses them."""

    # Kinds by which a seat goes without all that it could still do in a phase, each with the decisions in which it does.
    final_kinds: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Kinds that end a turn or an action in which a seat may do several things, each with the decisions in which they do: what it
    # could still do is said before.
    ending_kinds: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Kinds of moves that name one thing each and follow one another until enough is named, in whatever order.
    gathered_kinds: ClassVar[frozenset[str]] = frozenset()
    # Kinds whose places are known by what lies there: they are chosen by name, no picture being needed.
    named_places: ClassVar[frozenset[str]] = frozenset()
    # Kinds that attack, give away or end something: nothing opens on them, and they are confirmed in red, by name.
    grave_kinds: ClassVar[frozenset[str]] = frozenset()
    # Kinds by which an open question is left unanswered, each with the decisions in which it does: they are offered last. What ends
    # a part of a turn in which one may do things is none.
    ways_out: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Kinds that may be made beside an open question and neither answer it nor leave it unanswered, each with the decisions beside
    # which they are: none of them is taken for the answer.
    side_kinds: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Of ``ways_out`` those by which an action stays as far as it is made, each with the decisions in which they do: nothing of it
    # is lost, so it is confirmed by its own name.
    sparing_kinds: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Kinds by which a seat drops what it has begun and is asked again what it does, as if it had not, each with the decisions in
    # which they do. No computer does so that knew better when it began: it would begin again and again.
    dropping_kinds: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Kinds that end an action in which something else is possible but need not be done, each with the decisions in which they do:
    # they are confirmed with the move before, and what else is possible is offered beside it.
    closing_kinds: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Kinds that only go on to the next step of one's own turn, each with the decisions in which they do: they do nothing else, or
    # make what must be made before it. To name what is chosen makes them, unless that is grave.
    passing_kinds: ClassVar[Mapping[str, frozenset[str]]] = {}
    # Kinds of decisions that belong to the move that leads to them, as how it is paid for: they are chosen before it is confirmed,
    # and taken back with it.
    follow_ups: ClassVar[frozenset[str]] = frozenset()
    # Kinds of moves that are made for the sake of what they lead to (``follow_ups``): one press chooses both.
    leading_kinds: ClassVar[frozenset[str]] = frozenset()
    # Kinds of moves by which the one before is paid for: they are left out of a plan where nothing is to be paid any more.
    paying_kinds: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events that come along with what was done (what is paid for it), so that no line of a post begins with them.
    minor_events: ClassVar[frozenset[str]] = frozenset()
    # Events that say nothing to whoever may read another one of the same move and seat, which tells it in full: each with that one.
    told_in_full: ClassVar[Mapping[str, str]] = {}
    # Kinds of public events that say of a secret choice only that it is made.
    veiled_events: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events that lead to what is done then (a tile is turned up, a disc taken back): one line of a post tells both.
    leading_events: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events by which everybody collects or scores at once, those of one reckoning in the order in which they come: they
    # are told together, or not at all.
    reckonings: ClassVar[Sequence[Sequence[str]]] = ()
    # Kinds of events by which their seat loses what others, or the rules, take from it: a line of their own in a post.
    harm_events: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events that tell what was won or lost, and by whom, or what the next one is asked about (``harm_events`` do so as
    # well): the last to be left out of a post or an answer, and the first to be read in a long line.
    weighty_events: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events that tell what a rival without a seat (a virtual player) does: they weigh as much, and are kept in an answer.
    rival_events: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events that weigh as much where they name another seat: it loses what theirs takes.
    taking_events: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events that only go on: the first to be left out.
    slight_events: ClassVar[frozenset[str]] = frozenset()
    # Kinds of events by which a fight is told: those that begin it, how it went (dice), and what it came to. One of the first kind
    # and what follows of the others is told as one, whoever made the moves.
    fights: ClassVar[tuple[frozenset[str], frozenset[str], frozenset[str]]] = (frozenset(), frozenset(), frozenset())
    # Kinds of events that one sentence tells where they come one after another; it is told how many ``times`` as well.
    repeated_events: ClassVar[Mapping[str, Repeated]] = {}
    # Kinds of events that tell a set-up (turn 0) in short: who leads what, what lies where.
    opening_events: ClassVar[frozenset[str]] = frozenset()

    # Codes of refusals that hold for a kind of move whatever is chosen in it: nothing that was looked for is named with them.
    blanket_refusals: ClassVar[frozenset[str]] = frozenset()

    # Of ``holdings`` those to which sources of ``standing`` are added where their numbers are shown, each with these: they come by
    # chance in the midst of moves, so that no move is told to bring them.
    added: ClassVar[Mapping[str, frozenset[str]]] = {}

    def is_final(self, state: S, seat: int, move: Move) -> bool:
        """Whether a legal move ends the seat's part of a phase, so that people are asked before (``final_kinds``)."""
        return self.ends_part(self.asked(state, seat), move.kind)

    def ends_part(self, asked: str, kind: str) -> bool:
        """Whether a kind of move, as an answer to the decision ``asked``, ends its seat's part of a phase (``final_kinds``)."""
        return asked in self.final_kinds.get(kind, frozenset())

    def is_ending(self, state: S, seat: int, kind: str) -> bool:
        """Whether a kind of move ends a turn or an action in which the seat may do several things (``ending_kinds``)."""
        return self.asked(state, seat) in self.ending_kinds.get(kind, frozenset())

    def is_grave(self, state: S, seat: int, move: Move) -> bool:
        """Whether a legal move attacks, gives away or ends something, so that it is confirmed in red, by name (``grave_kinds``).

        ``state`` is redacted for the seat. A game may except moves of such a kind that do no harm.
        """
        return move.kind in self.grave_kinds

    def aimed_at(self, state: S, seat: int, move: Move) -> Sequence[int]:
        """The other seats against whom a grave move goes, or to whom it gives, where its fields do not name them."""
        return ()

    def is_way_out(self, state: S, seat: int, kind: str) -> bool:
        """Whether a kind of move leaves the question unanswered that the seat is asked (``ways_out``)."""
        return self.asked(state, seat) in self.ways_out.get(kind, frozenset())

    def is_beside(self, state: S, seat: int, kind: str) -> bool:
        """Whether a kind of move leaves what the seat is asked as open as it is (``side_kinds``)."""
        return self.asked(state, seat) in self.side_kinds.get(kind, frozenset())

    def is_sparing(self, state: S, seat: int, kind: str) -> bool:
        """Whether a kind of move leaves an action as far as it is made, and does nothing more in it (``sparing_kinds``)."""
        return self.asked(state, seat) in self.sparing_kinds.get(kind, frozenset())

    def is_dropping(self, state: S, seat: int, kind: str) -> bool:
        """Whether a kind of move drops what the seat has begun, so that it is asked the same again (``dropping_kinds``)."""
        return self.asked(state, seat) in self.dropping_kinds.get(kind, frozenset())

    def is_passing(self, state: S, seat: int, kind: str) -> bool:
        """Whether a kind of move only goes on to the next step of the seat's own turn (``passing_kinds``)."""
        return self.asked(state, seat) in self.passing_kinds.get(kind, frozenset())

    def is_closing(self, state: S, seat: int, kind: str) -> bool:
        """Whether a kind of move ends the action of a seat that wants nothing else in it (``closing_kinds``)."""
        return self.asked(state, seat) in self.closing_kinds.get(kind, frozenset())

    def asked(self, state: S, seat: int) -> str:
        """The kind of the decision that the seat has to make now, "" for none."""
        decision = awaited(state.pending, seat)
        return decision.kind if decision is not None else ""
