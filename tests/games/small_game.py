"""A game as small as the contract allows, which is in no list: hidden hands, and a secret choice that all make at once.

Every seat holds three cards. In each of three rounds all choose one in secret; the highest one scores its round. It stands at the
stage of its rules, with neither picture nor commands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from games.base import Component, Decision, Game, Move, Options, State, sort_key
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.rng import Rng

CARDS = tuple(f"card_{number:02}" for number in range(1, 16))
HAND = 3
UNKNOWN = "?"


class Lay(Move, frozen=True, tag="lay"):
    """R2: choose a card."""

    card: str


class Table(State, kw_only=True):
    """All of a match."""

    hands: list[list[str]] = []
    laid: list[str] = []
    points: list[int] = []
    deck: list[str] = []
    played: list[str] = []
    number: int = 1


class HighestCard(Game[Table]):
    """2 to 4 players."""

    slug = "small_game"
    seats = range(2, 5)
    options = Options
    rules_version = 1
    stage = "rules"
    state_type = Table
    move_types = (Lay,)
    kind_order = ("lay",)
    free_kinds = frozenset[str]()
    reasons = ("R4",)
    longest = 12
    has_hidden = True
    has_chance = True

    @cached_property
    def components(self) -> Mapping[str, Component]:
        return {
            card: Component(id=card, name={"en": card, "pl": card}, text={"en": card, "pl": card}, source="seed")
            for card in CARDS
        }

    def prepare(self, seats: int, options: Any, seed: str) -> Table:
        rng, cards = Rng(seed), [*CARDS]
        rng.shuffle(cards)
        hands = [sorted(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
        table = Table(schema=1, seats=seats, rng=rng, hands=hands, deck=cards[HAND * seats :], points=[0] * seats)
        self._ask(table)
        return table

    def _ask(self, state: Table) -> None:
        state.laid, state.pending = [""] * state.seats, [Decision(seat, "lay") for seat in range(state.seats)]

    def legal_moves(self, state: Table, seat: int) -> list[Move]:
        return sorted(map(Lay, state.hands[seat]), key=sort_key) if seat in self.to_move(state) else []

    def apply(self, state: Table, seat: int, move: Move) -> list[Event]:
        if move not in self.legal_moves(state, seat) or not isinstance(move, Lay):
            raise IllegalMove("not-now", "R2")
        state.hands[seat].remove(move.card)
        state.laid[seat] = move.card
        state.pending = [decision for decision in state.pending if decision.seat != seat]
        return [Event("chosen", seat), Event("laid", seat, {"card": move.card}, audience=(seat,))]

    def go_on(self, state: Table, seat: int) -> list[Event]:
        """R3: when all have chosen, the highest card scores the number of the round."""
        if state.pending:
            return []
        best = state.laid.index(max(state.laid))
        state.points[best] += state.number
        state.played += state.laid
        events = [Event("revealed", None, {"cards": [*state.laid]}, reveals="hidden"), Event("scored", best)]
        if state.number < HAND:
            state.number += 1
            self._ask(state)
            return events
        self.close(state, "R4")
        return [*events, Event("finished", None, {"reason": "R4"})]

    def default_move(self, state: Table, seat: int) -> Move:
        return self.legal_moves(state, seat)[0]

    def sensible_move(self, state: Table, seat: int, rng: Rng) -> Move:
        return self.legal_moves(state, seat)[-1]

    def hide(self, state: Table, viewer: int | None) -> None:
        state.deck = [UNKNOWN] * len(state.deck)
        for seat in range(state.seats):
            if seat != viewer:
                state.hands[seat] = [UNKNOWN] * len(state.hands[seat])
                state.laid[seat] = UNKNOWN if state.laid[seat] and state.pending else state.laid[seat]

    def deal_anew(self, state: Table, viewer: int | None, rng: Rng) -> None:
        seen = {*state.played, *state.laid, *(card for hand in state.hands for card in hand)}
        cards = [card for card in CARDS if card not in seen]
        rng.shuffle(cards)
        for pile in (state.deck, *state.hands, state.laid):
            pile[:] = [cards.pop() if card == UNKNOWN else card for card in pile]
        state.hands = [sorted(hand) for hand in state.hands]

    def standing(self, state: Table) -> list[dict[str, int]]:
        return [{"rounds": points} for points in state.points]

    def tie_breaks(self, state: Table, seat: int) -> tuple[int, ...]:
        """R5: the earlier seat."""
        return (-seat,)

    def problems(self, state: Table) -> list[str]:
        cards = [*state.deck, *state.played, *(card for hand in state.hands for card in hand)]
        cards += [card for card in state.laid if card and card not in state.played]
        return [] if sorted(cards) == [*CARDS] else ["cards are lost or doubled"]

    def turn(self, state: Table) -> int:
        return state.number


SMALL = HighestCard(b"{}")
