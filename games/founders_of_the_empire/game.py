"""Founders of the Empire behind the contract of all games; the rules themselves are in the modules beside this one.

Events and what their ``data`` holds (* reveals something hidden):

========================  =========================================  ====================================================
``drafted``               tile, cell                                 R3.5
``opened`` *              tiles                                      R3.7; nobody's
``row-cleared``           stack, tiles                               R6.3
``revealed`` *            stack, tile, left (in the stack)           R6.1; ``auto-revealed`` if there was no other stack
``war``                   opponent, cell, tile                       R7.2
``coin``                  opponent, cell, tile, resource             R7.3
``cart``                  cell, cells (the four)                     R7.4
``craftsman``             token, cell, tile                          R7.5
``added``                 tile, cell                                 R8.1
``replaced``              tile, cell, old (tile), lost (points)      R9.1, R9.5; ``points`` besides the one for it, ``together``
``token-boxed``           token                                      R9.3; lay on the replaced tile
``token-kept``            token                                      R9.3; lay on the replaced tile
``purchase-used``         resource                                   R7.3c
``token-gained``          token                                      R8.7
``token-drawn`` *         token                                      R8.7; a craftsman token
``passed``                                                           R8.8; ``auto-passed`` if nothing else was possible
``coins-collected``       cells, count                               R5.4b, R7.3i
``purchase-lapsed``       resource                                   R7.3d
``stop-set``              agreed, asked (numbers of seats)           R11.3b; ``stop-cleared`` for the opposite
``finished``              reason (number of the rule)                R11; nobody's
========================  =========================================  ====================================================

The contract adds ``conceded`` and the reason ``concession``.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from games.base import Component, Effort, Game, Move, Options, Remark, nearest, ranked
from games.core.data import DataFiles
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.kinds import Repeated
from games.core.merging import FREELY
from games.core.rng import Rng
from games.core.wording import Phrase
from games.founders_of_the_empire.adding import add, add_moves, end_without_adding, replace, replace_moves
from games.founders_of_the_empire.beforehand import beforehand
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.computer.prospects import prospects
from games.founders_of_the_empire.computer.sensible import rated_moves, sensible_move
from games.founders_of_the_empire.defaults import default_draft, default_reveal, default_turn
from games.founders_of_the_empire.ending import over_after_turn, set_stop
from games.founders_of_the_empire.invariants import problems
from games.founders_of_the_empire.moves import (
    MOVE_TYPES,
    Add,
    Cart,
    Coin,
    Craftsman,
    Draft,
    Pass,
    Replace,
    Reveal,
    Stop,
    War,
)
from games.founders_of_the_empire.older_data import older_data
from games.founders_of_the_empire.planning import plan_moves, planned, premise
from games.founders_of_the_empire.possessions import possessions
from games.founders_of_the_empire.redaction import deal_anew, hide
from games.founders_of_the_empire.remarks import REMARKED, UNDONE, looming, remark
from games.founders_of_the_empire.reveal import is_row_full, reveal, reveal_moves
from games.founders_of_the_empire.scoring import points, victory_tiles
from games.founders_of_the_empire.setup import draft, draft_moves, prepare
from games.founders_of_the_empire.state import SEATS, TAKEN, FoundersState, tokens_on
from games.founders_of_the_empire.supply import Supply
from games.founders_of_the_empire.tokens import play_token, token_moves
from games.founders_of_the_empire.tried import tried
from games.founders_of_the_empire.turns import end_turn, go_on
from games.founders_of_the_empire.wording import wording


class FoundersOptions(Options, frozen=True):
    """R12: the game has no variants."""


class FoundersOfTheEmpire(Game[FoundersState]):
    """Założyciele Imperium, 2 to 4 players (2013, by Alexey Kalinin and Petr Tyulenev).

    The rules follow the Polish rulebook where it speaks, public descriptions where it is silent, and rulings of ours for the
    rest; every entry of the component data says which. Most requirements and points of single tiles are reconstructed.

    Seats are numbered in play order and seat 0 starts (R3.3): whoever seats the players draws the starting player.
    """

    slug = "founders_of_the_empire"
    seats = SEATS
    options = FoundersOptions
    rules_version = 1
    state_type = FoundersState
    move_types = MOVE_TYPES
    kind_order = ("draft", "reveal", "add", "war", "coin", "cart", "craftsman", "replace", "pass", "stop")
    lying_order = ("nature", "village", "city")
    free_kinds = frozenset({"stop"})
    ending_kinds = {"pass": frozenset({"turn"})}
    burdens = frozenset({"resting"})
    noughts = False  # R7.1: most of the time a player holds a token or two of the four kinds
    remarked_kinds = REMARKED
    # R7.3: the tile of the opponent is chosen, not what a resource is good for; R3.5: numbers say what an initial tile makes.
    wordless_kinds = frozenset({"coin", "draft"})
    undone_remarks = UNDONE
    senseless_remarks = frozenset({"same-tile"})
    # R6.3 takes a row from everybody, R7.2 attacks, R7.3 takes a resource, R9.5 gives a tile up for good, R11.3b may end the game.
    named_places = frozenset({"coin", "war"})  # a tile on the territory of somebody else
    grave_kinds = frozenset({"coin", "reveal", "war", "replace", "stop"})
    # R6.1: some tile must be turned up.
    passing_kinds = {"reveal": frozenset({"reveal"})}
    minor_events = frozenset({"row-cleared"})
    leading_events = frozenset({"revealed", "auto-revealed", "war", "coin", "cart", "craftsman"})
    opening_events = frozenset({"drafted", "opened"})
    weighty_events = frozenset({"coin", "war"})  # R7.2, R7.3: what is another's
    slight_events = frozenset({"purchase-lapsed", "purchase-used", "stop-cleared", "stop-set"})
    repeated_events = {"token-gained": Repeated(listed=frozenset({"token"}))}
    blanket_refusals = frozenset({"already-revealed", "one-token", "reveal-first"})  # R5.1, R7.1
    reasons = ("R11.1", "R11.2", "R11.3a", "R11.3b")
    varying = {"components/resources": FREELY, "components/tiles": FREELY, "components/tokens": FREELY}
    longest = 190  # R11.4: four draft picks and 62 turns of three decisions; flags (R11.3b) come on top
    thinking = Effort(candidates=6, rollouts=72, plies=12, spread=6.0)
    has_hidden = True
    has_chance = True  # R3: the stacks are shuffled; nothing is random later

    def __init__(self, text: bytes, version: int | None = None) -> None:
        super().__init__(text, version)
        self.catalogue = Catalogue(text)

    # ------------------------------------------------------------------ data
    @property
    def components(self) -> Mapping[str, Component]:
        """Every resource, tile and token by id."""
        return self.catalogue.components

    @staticmethod
    def older_data(files: DataFiles) -> None:
        """Effects and totals stood there beside what they followed from."""
        older_data(files)

    def wording(self, component: Component) -> Sequence[Phrase]:
        """What resources, tiles and tokens say."""
        return wording(self.catalogue, component)

    # ------------------------------------------------------------------ play
    def prepare(self, seats: int, options: FoundersOptions, seed: str) -> FoundersState:
        """R3: the state before the first pick."""
        return prepare(self.catalogue, seats, seed)

    def legal_moves(self, state: FoundersState, seat: int) -> list[Move]:
        """Appendix B, sorted; every seat that has not left may also change its flag (R11.3b)."""
        if state.finished or not 0 <= seat < state.seats:
            return []
        stop = [] if seat in state.left else [Stop(not state.territories[seat].stop)]
        if seat not in self.to_move(state):
            return [*stop]
        if state.step == "draft":
            return [*draft_moves(state, seat), *stop]
        if state.step == "reveal":
            return [*reveal_moves(state), *stop]
        supply = Supply(self.catalogue, state.territories[seat])
        adds = add_moves(self.catalogue, state, seat, supply)
        tokens = list(token_moves(self.catalogue, state, seat))
        end = [] if adds else [Pass()]
        return [
            *adds,
            *(move for move in tokens if not isinstance(move, War)),
            *end,
            *replace_moves(self.catalogue, state, seat, supply),
            *stop,
            *(move for move in tokens if isinstance(move, War)),
        ]

    def apply(self, state: FoundersState, seat: int, move: Move) -> list[Event]:
        """Play one decision. Raises IllegalMove before any change."""
        if isinstance(move, Stop):
            return set_stop(state, seat, move)
        if seat not in self.to_move(state):
            raise IllegalMove(
                "not-your-turn", "R3.5" if state.step == "draft" else "R5.1", seat=seat, active=state.active
            )
        catalogue = self.catalogue
        if state.step == "draft" and not isinstance(move, Draft):
            raise IllegalMove("draft-first", "R3.5")
        match move:
            case Draft():
                return draft(catalogue, state, seat, move)
            case Reveal():
                return reveal(catalogue, state, seat, move)
            case Add():
                events = add(catalogue, state, seat, move)
            case Replace():
                events = replace(catalogue, state, seat, move)
            case Pass():
                events = end_without_adding(catalogue, state, seat)
            case War() | Coin() | Cart() | Craftsman():
                return play_token(catalogue, state, seat, move)
            case _:
                raise TypeError(f"{move.kind} is no decision of {self.slug}")
        state.step = "end"
        return events

    def go_on(self, state: FoundersState, seat: int) -> list[Event]:
        """R3.9, R5: the game opens, a turn ends, and steps that leave no choice."""
        return go_on(self.catalogue, state)

    # ------------------------------------------------------------------ seats without a person
    def is_open(self, state: FoundersState, seat: int) -> bool:
        """R2.8: always, for all players know the same."""
        return True

    def default_move(self, state: FoundersState, seat: int) -> Move:
        """Appendix B, column "default"."""
        if state.step == "draft":
            return default_draft(self.catalogue, state, seat)
        if state.step == "reveal":
            return default_reveal(state)
        return default_turn(self.catalogue, state, seat)

    def sensible_move(self, state: FoundersState, seat: int, rng: Rng) -> Move:
        """What the computer seat plays; reads nothing hidden."""
        return sensible_move(self.catalogue, state, seat, rng)

    def rated_moves(self, state: FoundersState, seat: int) -> list[tuple[float, Move]]:
        """By the yardstick of the computer seat."""
        return rated_moves(self.catalogue, state, seat)

    def prospects(self, state: FoundersState) -> list[float]:
        """R10.1 and what a territory could still take."""
        return prospects(self.catalogue, state)

    def step(self, state: FoundersState) -> str:
        """R4.2, R5: one seat at a time; draft, reveal, token or, where no token can be played, add."""
        none = state.step == "token" and next(token_moves(self.catalogue, state, state.active), None) is None
        return "add" if none else state.step

    # ------------------------------------------------------------------ plans
    def plan_moves(self, state: FoundersState, seat: int, planned: list[Move]) -> list[Move]:
        """Appendix C: the next step of a turn that is planned while others play; sorted."""
        ahead = self.planned(state, seat, planned)
        return plan_moves(self.catalogue, ahead, seat) if ahead is not None else []

    def planned(self, state: FoundersState, seat: int, moves: list[Move]) -> FoundersState | None:
        """The same position as if it were the seat's turn, after the moves planned for it."""
        return planned(self.catalogue, self.copy(state), seat, moves) if seat not in self.to_move(state) else None

    def premise(self, state: FoundersState, seat: int, move: Move) -> str:
        """Appendix C: the target must be as it was when the plan was made."""
        return premise(state, seat, move)

    # ------------------------------------------------------------------ choosing
    # Every field of a move is a tile, a place, a target or a token, so that none of them has a natural value.
    @property
    def purse(self) -> tuple[str, ...]:
        """R7: tokens."""
        return ("coin", "cart", "war", "craftsman")

    def holdings(self, state: FoundersState, seat: int) -> dict[str, int]:
        """R2.5, R7, R10: points, tokens, and what the tiles produce now."""
        return possessions(self.catalogue, state, seat)

    def paid(self, event: Event) -> dict[str, int]:
        """R7.1: the token that is played; R9.5: the point for a replaced tile, and what that one was worth."""
        if event.kind == "replaced":
            return {"points": event.data.get("lost", 0) - self.catalogue.replaced_points}
        return self.priced(event)

    def priced(self, event: Event) -> dict[str, int]:
        """R7.1: the token that is played."""
        return {event.kind: 1} if event.kind in self.purse else {}

    def alike(self, state: FoundersState, seat: int, move: Move) -> Hashable:
        """R8.1 to R8.7, R10.1: what a new tile makes and is worth does not depend on its cell, nor what goes for it (R9.3, R9.5) on
        that of an equal one.
        """
        match move:
            case Add(tile=tile):
                return "add", tile
            case Replace(tile=tile, cell=cell):
                old = state.territories[seat].tiles[cell]
                return "replace", tile, old.tile, *tokens_on(old)
            case _:
                return move

    def is_grave(self, state: FoundersState, seat: int, move: Move) -> bool:
        """R6.3: a tile is turned up at the cost of others only where its row is full."""
        if isinstance(move, Reveal):
            return is_row_full(self.catalogue, state, move.stack)
        return super().is_grave(state, seat, move)

    def ending(self, state: FoundersState) -> Sequence[Remark]:
        """R11: the turn after which the match is over."""
        return [Remark("last-turn", {})] if over_after_turn(state) else []

    def remark(self, state: FoundersState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
        """R6.3, R7, R9.1: what lies in a row or on a cell; R11: that the match ends, and how."""
        return self._end(state, seat, chosen) or remark(self.catalogue, state, seat, chosen)

    def _end(self, state: FoundersState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
        """R11.1, R11.2: the points at the end where a tile or a turn without one brings it about, whatever is hidden: without them
        where they turn on what the tile replaces. Nothing of a tile in a turn after which the match is over anyway.
        """
        match chosen:
            case {"kind": "add" | "replace" as kind, "tile": str(tile)}:
                if over_after_turn(state) or [other for other in state.display if other != TAKEN] != [tile]:
                    return None
                moves = [move for move in self.legal_moves(state, seat) if move.kind == kind]
                moves = [move for move in moves if isinstance(move, Add | Replace) and move.tile == tile]
                if "cell" in chosen and len(moves) > 1:
                    return None  # it is said with the tile
            case {"kind": "pass"}:
                moves = [Pass()]
            case _:
                return None
        unlike = {self.alike(state, seat, move): move for move in moves}.values()
        finals = [self._final(state, seat, move) for move in unlike]
        if not finals or any(final is None for final in finals):
            return None
        alike = all(final == finals[0] for final in finals)
        return Remark("ends", {"final": finals[0]}) if alike else Remark("last-tile", {})

    def _final(self, state: FoundersState, seat: int, move: Move) -> list[dict[str, int]] | None:
        """The points at the end where a move brings it about; None where it does not, or is not possible."""
        then = self.copy(state)
        self.deal_anew(then, seat, Rng("any"))
        try:
            self.apply(then, seat, move)
        except IllegalMove:
            return None
        end_turn(self.catalogue, then, seat)
        return ranked(self.standing(then)) if then.finished in ("R11.1", "R11.2") else None

    def tried(self, state: FoundersState, seat: int) -> list[Move]:
        """R6 to R9: stacks, face-up tiles, plays of tokens."""
        return nearest(tried(self.catalogue, state, seat), {*self.legal_moves(state, seat)})

    # ------------------------------------------------------------------ views
    def coming_up(self, state: FoundersState, kind: str = "") -> str | None:
        """R11: nothing that matters in the last turn, in which a tile is turned up already."""
        return None if over_after_turn(state) else ""

    def beforehand(self, state: FoundersState, seat: int) -> Sequence[Remark]:
        """R6.1, R7.1, R8.2: the tile just turned up, and the tokens that can be played nowhere."""
        return beforehand(self.catalogue, state, seat)

    def looming(self, state: FoundersState, seat: int) -> Sequence[Remark]:
        """R11.2: the seat's last turn; R6.1, R8.8: that a tile must be turned up which fits."""
        return looming(self.catalogue, state, seat)

    def hide(self, state: FoundersState, viewer: int | None) -> None:
        """R2.8: the order of face-down pieces; the same for every viewer."""
        hide(state)

    def deal_anew(self, state: FoundersState, viewer: int | None, rng: Rng) -> None:
        """R2.8: all face-down pieces."""
        deal_anew(self.catalogue, state, rng)

    def tie_breaks(self, state: FoundersState, seat: int) -> tuple[int, ...]:
        """R10.5: the victory tiles in the territory."""
        return (victory_tiles(self.catalogue, state.territories[seat]),)

    def standing(self, state: FoundersState) -> list[dict[str, int]]:
        """R10.1 as if the game ended now: victory, craftsmen, tokens, replaced."""
        return [points(self.catalogue, territory) for territory in state.territories]

    def problems(self, state: FoundersState) -> list[str]:
        """Every broken invariant; [] for a sound state."""
        return problems(self.catalogue, state)

    def turn(self, state: FoundersState) -> int:
        """R5: 1, 2, …; 0 during the draft."""
        return state.turn
