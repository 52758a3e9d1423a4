"""Mosaic behind the contract of all games; the rules themselves are in the modules beside this one.

Events and what their ``data`` holds (* reveals something hidden, ! only for the seat itself, - nobody's):

=========================  ==================================  ==================================================
``leader-chosen``          leader                              R2.11
``picked``                                                     R2.12; what was picked is told by ``kept``
``kept`` !                 card                                a card that others do not know
``packs-passed`` * -       count (cards left in a pack)        R2.12
``city-started``           hex                                 R2.13
``benefits-taken``         leader                              R2.14; ``benefits-ended`` when the seat is done
``round-began`` -          number                              R3.1; ``last-round-began`` R9.3
``epilogue-began``         count                               R9.5
``turn-ended``                                                 D27
``worked``                 resource, count, …                  R5.1; … stands for before, after: the number itself
``action-follows``         card, action (any, work)            R3.5: another one is still to be taken
``paid``                   resource, count, …                  R4.1; ``population-paid``: count, …
``gained``                 resource, count, source, …          also ``population-gained``, ``points-gained`` (no …)
``grown``                  card, count, factor, bonus, leader  R5.2; ``multiplied``: card, factor
``raised``                 production, count, source, …        ``lowered`` for the opposite
``token-taken``            token, hex                          R4.6; ``good-gained``: token
``built``                  piece, hex                          R5.3, R5.4; ``build-card``: card
``tax-taken``              card, count, …                      R5.6; ``tariff-taken``; ``holding-taken``: count, …
``technology-up`` *        card                                R5.5, R6.1; * where the card was not known
``technology-down``        card                                R5.5
``technology-taken``       card                                R5.5; then ``technology-up`` or ``technology-kept``: card
``technology-secret`` *                                        R6.6
``card-drawn`` *                                               R2.14
``government-taken``       government                          R5.8; ``government-left``
``recruited``              unit, region                        R5.7; ``deployed`` R4.14
``marched``                unit, source, target                R5.7
``removed``                opponent, region, unit, card, …     R4.15
``diverted``               opponent, source, target, count     R11
``symbols-gained``         pillar, count                       R11
``region-loyal``           region                              R11
``nothing-done``           source, declined                    R4.13
``skipped``                source, declined (kind of decision) R4.13
``claimed``                tile                                R6.2
``taken-over``             opponent, piece, hex                R6.4
``control-lost``           region, taken (opponent), free      R7.2; ``taken`` where another controls it then, else ``free``
``control-gained``         region                              R7.2: nobody controlled it before
``offer-cleared``          deck, cards                         R6.3
``offered`` * -            card, deck                          R5
``peeked`` *               deck                                R6.6; ``seen`` !: card
``scoring-card`` * -       card, count                         R8.1; ``scoring-card-idle`` beyond the limit
``empire-scoring`` * -     count, most                         R8.3
``strengthened``           region, card, count                 R8.3; ``besieged``: the opponent's Siege Engine, too
``region-scored`` -        region, shares                      R8.3; per seat with Influence: seat, influence, count
``government-scored``      government, count                   R8.4
``empire-scored`` -        sums                                R8.3, R8.4; per seat: seat, count
``end-triggered`` -        reason, turns (still to come)       R9.1, R9.3
``order-given`` !          card                                R8.2
``finished`` -             reason                              R9.3
=========================  ==================================  ==================================================

The contract adds ``conceded`` and the reason ``concession``.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from games.base import Component, Effort, Game, Move, Options, Remark, awaited, nearest
from games.core.data import DataFiles
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.rng import Rng
from games.core.wording import Phrase
from games.mosaic.bordering import border
from games.mosaic.building import alike
from games.mosaic.catalogue import Catalogue
from games.mosaic.coming_up import coming_up
from games.mosaic.computer.prospects import prospects
from games.mosaic.computer.sensible import rated_moves, sensible_move
from games.mosaic.data import VARYING
from games.mosaic.data_checks import load
from games.mosaic.decisions import DECLINABLE, carry_out, possible
from games.mosaic.defaults import default_move
from games.mosaic.effect_wording import COUNTED
from games.mosaic.ending import close, left_of_match
from games.mosaic.free_steps import claim_moves
from games.mosaic.invariants import problems
from games.mosaic.majorities import SHIFTING, control_passed, controllers, touched, with_control
from games.mosaic.moves import KIND_ORDER, MOVE_TYPES, End, OrderDivert, OrderRule, OrderStrike, Site, TakeOver
from games.mosaic.natural import natural
from games.mosaic.older_data import older_data
from games.mosaic.payment import paid
from games.mosaic.possessions import SCORED_ON_THE_WAY, possessions
from games.mosaic.printed import printed
from games.mosaic.redaction import deal_anew, hide
from games.mosaic.refusals import explain
from games.mosaic.remarks import REMARKED, asking, last_turn, left_undone, looming, remark
from games.mosaic.scoring import points
from games.mosaic.setup import prepare
from games.mosaic.standing_orders import give_order, order_moves
from games.mosaic.state import EDITIONS, RESOURCES, SEATS, Edition, MosaicState
from games.mosaic.telling import REPEATED, SLIGHT, WEIGHTY, WORDLESS
from games.mosaic.tried import tried
from games.mosaic.turns import forced_benefits, go_on, work_off
from games.mosaic.windows import awaited_scoring
from games.mosaic.wording import wording


class MosaicOptions(Options, frozen=True):
    """R14.1: the edition whose values are used."""

    edition: Edition = "pl"


class Mosaic(Game[MosaicState]):
    """Mosaic: A Story of Civilization (Historia Cywilizacji), 2 to 6 players (2022, by Glenn Drover).

    The rules follow the Polish rulebook where it speaks, the English one and public descriptions where it is silent, and
    rulings of ours for the rest; every entry of the component data says which. Icons of the cards and the hexes of the map
    are reconstructed.

    Seats are numbered in play order and seat 0 starts (R2.10): whoever seats the players draws the starting player.
    """

    slug = "mosaic"
    seats = SEATS
    options = MosaicOptions
    rules_version = 3
    state_type = MosaicState
    move_types = MOVE_TYPES
    kind_order = KIND_ORDER
    free_kinds = frozenset({"order_rule", "order_strike", "order_divert"})
    grave_kinds = frozenset({"strike", "take_over", "divert"})  # R4.15, R6.4, R11: what is an opponent's goes or moves
    ways_out = {
        "work": frozenset({"pay", "site"}),  # R4.1: the Action that was announced is dropped
        "skip": DECLINABLE,
    }
    # R8.2: of the General and the Diplomats either may act first; the question about the other one stays.
    side_kinds = {"divert": frozenset({"strike"}), "strike": frozenset({"divert"})}
    final_kinds = {"end": frozenset({"benefits"})}  # R3.2: the part of the set-up
    ending_kinds = {"end": frozenset({"turn", "benefits"}), "halt": frozenset({"military"})}  # R3.2, R5.7, R6.1
    follow_ups = frozenset(
        {"clear", "deploy", "pay", "plunder", "raise", "receive", "site", "strike", "symbols", "take", "transfer"}
    )
    paying_kinds = frozenset({"pay"})  # R4.1
    leading_events = frozenset({"government-left"})  # R5.8: what is taken instead is what was done
    lying_order = RESOURCES
    minor_events = frozenset({"paid", "population-paid", "action-follows"})
    reckonings = (
        ("empire-scoring", "strengthened", "besieged", "region-scored", "government-scored", "empire-scored"),
    )
    told_in_full = {"picked": "kept"}
    veiled_events = frozenset({"picked"})  # R2.12
    harm_events = frozenset({"lowered", "control-lost"})
    opening_events = frozenset({"leader-chosen", "city-started"})
    weighty_events = WEIGHTY
    slight_events = SLIGHT
    repeated_events = REPEATED
    remarked_kinds = REMARKED
    price_remarks = frozenset({"free", "price", "shift"})
    text_remarks = frozenset({"leader"})
    common = frozenset({"holding-area"})  # R4.11
    undone_remarks = frozenset({"unused", "unclaimed", "drops", "drops-piece", "face-down-left"})
    blanket_refusals = frozenset({"action-taken", "only-work"})  # R3.2, R3.5
    burdens = frozenset({"unrest"})
    added = {"final": SCORED_ON_THE_WAY}
    off_table = frozenset({"achievements_out"})
    wordless_kinds = WORDLESS
    # Told by the name, what a Population card costs and gives by numbers, what a Leader gives at the start by the remark on it.
    evident = frozenset({"kind-city", "kind-farm", "kind-manufactory", "kind-project", "at-setup", "population-card"})
    counted = COUNTED
    # What a Leader is good for later is what tells Leaders apart; numbers stand before what is said.
    said_last = frozenset({"at-played-amounts", "at-held-lasting"})
    reasons = ("R9.1a", "R9.1b")
    varying = VARYING
    # The rules set no limit: somebody must take cards or tiles for the game to end. Matches of chance take about 500 to 1500
    # decisions, those of computer seats less; this is what a match of people will never need.
    longest = 30000
    thinking = Effort(candidates=6, rollouts=24, plies=18, spread=25.0)
    has_hidden = True
    has_chance = True  # R2: tokens, Achievements and decks are shuffled; nothing is random later

    def __init__(self, text: bytes, version: int | None = None) -> None:
        super().__init__(text, version)
        files = load(self.data_text)
        self.catalogues: dict[str, Catalogue] = {
            edition: Catalogue(files, edition, self.version) for edition in EDITIONS
        }

    def _of(self, state: MosaicState) -> Catalogue:
        return self.catalogues[state.edition]

    # ------------------------------------------------------------------ data
    def border(self, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
        """See :mod:`games.mosaic.bordering`."""
        return border(self.catalogues[EDITIONS[0]], one, other)

    @property
    def components(self) -> Mapping[str, Component]:
        """Every component and region by id, with the values of the later edition."""
        return self.catalogues[EDITIONS[0]].components

    def components_in(self, state: MosaicState) -> Mapping[str, Component]:
        """R14.1: those of the edition that is played, with the values for the number of seats."""
        return self._of(state).components_for(state.seats)

    @property
    def editions(self) -> Mapping[str, Mapping[str, Component]]:
        """R14.1: those of each edition."""
        return {name: catalogue.components for name, catalogue in self.catalogues.items()}

    @staticmethod
    def older_data(files: DataFiles) -> None:
        """Texts stood there beside the effects that they tell."""
        older_data(files)

    def wording(self, component: Component) -> Sequence[Phrase]:
        """What cards and tiles say."""
        return wording(self.catalogues[EDITIONS[0]].numbers, component)

    def printed(self, component: str) -> Mapping[str, Mapping[str, int]]:
        """R4.1, R4.4, R5: costs, what is asked for, symbols; the editions have the same."""
        return printed(self.catalogues[EDITIONS[0]], component)

    # ------------------------------------------------------------------ play
    def prepare(self, seats: int, options: MosaicOptions, seed: str) -> MosaicState:
        """R2: the state before the first Leader is chosen."""
        return prepare(self.catalogues[options.edition], seats, options.edition, seed)

    def legal_moves(self, state: MosaicState, seat: int) -> list[Move]:
        """Every way to decide what is pending for the seat, and its standing orders (R8.2); sorted."""
        if state.finished or not 0 <= seat < state.seats:
            return []
        catalogue = self._of(state)
        found, moves = order_moves(catalogue, state, seat), list[Move]()
        choice = awaited(state.pending, seat)
        if choice is not None:
            found |= {kind: lister() for kind, lister in possible(catalogue, state, choice).items()}
        for kind in sorted(found):
            moves += found[kind]
        return moves

    def apply(self, state: MosaicState, seat: int, move: Move) -> list[Event]:
        """Play a move with all its effects. Raises IllegalMove before any change."""
        catalogue = self._of(state)
        if isinstance(move, OrderRule | OrderStrike | OrderDivert):
            return give_order(catalogue, state, seat, move)
        choice = awaited(state.pending, seat)
        if choice is None:
            raise IllegalMove("not-your-turn", "R3.1", active=state.pending[0].seat)
        kind = move.kind
        moves = possible(catalogue, state, choice).get(kind)
        if moves is None or move not in moves():
            raise explain(catalogue, state, choice, move)
        regions = touched(state, move) if kind in SHIFTING else ()
        before = controllers(catalogue, state, regions) if kind in SHIFTING else None
        events = [*carry_out(catalogue, state, choice, move), *work_off(catalogue, state)]
        return events if before is None else with_control(events, control_passed(catalogue, state, before, regions))

    def go_on(self, state: MosaicState, seat: int) -> list[Event]:
        """R2.12, R2.14, R3: packs are passed on, the next turn, round and part of the setup."""
        return go_on(self._of(state), state)

    def close(self, state: MosaicState, reason: str) -> None:
        """R9.3: nothing is under way any more."""
        close(state, reason)

    def alike(self, state: MosaicState, seat: int, move: Move) -> Hashable:
        """R4.6, R4.13, R5.3, R5.4: where a piece stands matters by region, token, port and own Cities beside it."""
        return alike(self._of(state), state, seat, move) if isinstance(move, Site) else move

    def is_final(self, state: MosaicState, seat: int, move: Move) -> bool:
        """R3.2: also where an Action of the turn is left, which does not come again."""
        return self._gives_up_action(state, seat, move) or super().is_final(state, seat, move)

    def is_grave(self, state: MosaicState, seat: int, move: Move) -> bool:
        """R3.2, R6.2: also an end by which an Action is lost, or before which a tile could be claimed: others may take it."""
        if super().is_grave(state, seat, move) or self._gives_up_action(state, seat, move):
            return True
        ends = isinstance(move, End) and self.asked(state, seat) == "turn"
        return ends and bool(claim_moves(self._of(state), state, seat))

    def _gives_up_action(self, state: MosaicState, seat: int, move: Move) -> bool:
        return isinstance(move, End) and state.actions > 0 and self.asked(state, seat) == "turn"

    def aimed_at(self, state: MosaicState, seat: int, move: Move) -> Sequence[int]:
        """R6.4: whose City is taken over."""
        return [state.pieces[move.hex].seat] if isinstance(move, TakeOver) else []

    def is_open(self, state: MosaicState, seat: int) -> bool:
        """R6.1: unless the seat may turn up cards and has some that the others do not know."""
        choice, player = awaited(state.pending, seat), state.players[seat]
        return not (choice is not None and choice.kind in ("benefits", "turn") and (player.drafted or player.drawn))

    def forced_move(self, state: MosaicState, seat: int) -> Move | None:
        """R2.14: benefits of the Leader that leave no choice as well."""
        return forced_benefits(self._of(state), state, seat) or super().forced_move(state, seat)

    def default_move(self, state: MosaicState, seat: int) -> Move:
        """The table of decision points: what is played for a seat whose time has run out."""
        return default_move(self._of(state), state, awaited(state.pending, seat) or state.pending[0])

    def sensible_move(self, state: MosaicState, seat: int, rng: Rng) -> Move:
        """What the computer seat plays; reads nothing that the seat may not know."""
        return sensible_move(self._of(state), state, awaited(state.pending, seat) or state.pending[0], rng)

    def rated_moves(self, state: MosaicState, seat: int) -> list[tuple[float, Move]]:
        """By the yardstick of the computer seat."""
        return rated_moves(self._of(state), state, awaited(state.pending, seat) or state.pending[0])

    def prospects(self, state: MosaicState) -> list[float]:
        """Points now, and what is to be expected of goods, productions, majorities and cards."""
        return prospects(self._of(state), state)

    # ------------------------------------------------------------------ choosing
    @property
    def purse(self) -> tuple[str, ...]:
        """R2.2, R5.1, R10.8: resources, Money, Population to be placed, Unrest."""
        return (*RESOURCES, "population", "unrest")

    def holdings(self, state: MosaicState, seat: int) -> dict[str, int]:
        """R2.2, R4, R5.1, R7.2, R10: goods, Population, productions, symbols and what is scored at the end."""
        return possessions(self._of(state), state, seat)

    def paid(self, event: Event) -> dict[str, int]:
        """R4.1: resources, Money, Population."""
        return paid(event)

    def looming(self, state: MosaicState, seat: int) -> Sequence[Remark]:
        """R10.8: what Unrest will cost."""
        return looming(self._of(state), state, seat)

    def coming_up(self, state: MosaicState, kind: str = "") -> str | None:
        """R8.1: whether an Empire Scoring may come up; R9.3: nothing that matters by the last Action."""
        return coming_up(self._of(state), state, kind, self.copy)

    def remark(self, state: MosaicState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
        """R1.5, R4.3, R5.8, R8.3: what lies on a hex, how a card is taken, what a Government or a unit brings at a scoring."""
        if chosen.get("kind") == "end":
            last = last_turn(self._of(state), self.copy(state)) if state.triggered else None
            return last or left_undone(self._of(state), state, seat)
        return remark(self._of(state), state, seat, chosen)

    def natural(
        self, state: MosaicState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
    ) -> Any:
        """R4.1, R4.3, R5.5: own resources before Money, Technologies face up where that can only be good."""
        return natural(self._of(state), state, seat, chosen, field, values)

    def tried(self, state: MosaicState, seat: int) -> list[Move]:
        """R5, R6: Actions, free steps, sites and targets."""
        return nearest(tried(self._of(state), state, seat), {*self.legal_moves(state, seat)})

    # ------------------------------------------------------------------ views
    def step(self, state: MosaicState) -> str:
        """R3.2, R8.2: a turn whose Action was taken goes on with what is free; an Empire Scoring waits for some cards."""
        step = super().step(state)
        if awaited_scoring(self._of(state), state):
            return f"{step}-before-scoring"
        if step != "turn" or state.actions == 1:
            return step
        return "actions" if state.actions else "spent"

    def about_step(self, state: MosaicState) -> Mapping[str, Any]:
        """R8.1, R8.2: the card that may act, and which of the Empire Scorings comes then; else the card that asks, how many Actions
        are left and, once the end is set off (R9.3), how many turns come after this one.
        """
        catalogue = self._of(state)
        return awaited_scoring(catalogue, state) or {**left_of_match(state), **asking(catalogue, state)}

    def phase(self, state: MosaicState) -> str:
        """R2, R3, R9.5: a part of the setup, the rounds or the epilogue."""
        return state.phase

    def round(self, state: MosaicState) -> int:
        """R3.1."""
        return state.round

    def hide(self, state: MosaicState, viewer: int | None) -> None:
        """R2.12, R6.6, D23: the order of decks, the cards of others and their standing orders."""
        hide(state, viewer)

    def deal_anew(self, state: MosaicState, viewer: int | None, rng: Rng) -> None:
        """R2.12, R6.6, D23: everything that the viewer does not know."""
        deal_anew(self._of(state), state, viewer, rng)

    def tie_breaks(self, state: MosaicState, seat: int) -> tuple[int, ...]:
        """R10.9: Wonders, then Money."""
        player = state.players[seat]
        return len(player.wonders), player.resources["money"]

    def standing(self, state: MosaicState) -> list[dict[str, int]]:
        """R10 as if the game ended now: points by source."""
        return [points(self._of(state), state, seat) for seat in range(state.seats)]

    def problems(self, state: MosaicState) -> list[str]:
        """Every broken invariant; [] for a sound state."""
        return problems(self._of(state), state)

    def turn(self, state: MosaicState) -> int:
        """R3: 1, 2, …; 0 during the setup."""
        return state.turn
