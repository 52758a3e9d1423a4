"""Rise of Empires behind the contract of all games; the rules themselves are in the modules beside this one.

Events and what their ``data`` holds (* was drawn by chance, - nobody's):

======================  ===================================  ======================================================
``turn-began`` -        era, side                            R4.1
``tiles-gone`` -        tiles                                R5.4
``revealed`` * -        row, tiles                           R5.1; * where what lies face down is more than that
``round-began`` -       round                                R6.0.1
``progress-taken``      tile, cost                           R6.1; also ``territory-taken``, ``city-taken``
``gained``              tile, resource, count                R6.3.2, R6.7: what a tile gives at once
``traded``              gain, discs, count                   R6.6
``idle``                row                                  R6.0.4
``removed``             row, fee                             R6.5.1
``fee-paid``            gold, cubes, food, vp                R6.5.2
``skipped``             row                                  R6.5.4
``empire-taken``        tile                                 R6.4.1
``placed``              region, count                        R6.4.3
``war``                 region, opponent, own, count         R6.4.4: cubes lost by the seat and by the opponent
``flipped``             tile                                 R6.7
``levied``              tile, region, count                  R6.4.5
``struck``              tile, region, opponent, count        R6.4.5
``allied``              tile, opponent                       R6.9
``given-up``            tile                                 R7.2, R9.1
``fed``                 balance, food (the marker)           R7.1
``picked``              tile, cubes, gold, discs (times)     R8.4
``earned``              cubes, gold, discs                   R8.1
``upkeep-paid``         tile, discs                          R9.1
``region-scored``       tile, region, count                  R6.7.4
``scored``              regions, cities, progress, vp        R9.2 to R9.5; vp is the marker
``position-taken``      number                               R10.1
``era-ended`` -         era, kept (one in how many)          R11.1; ``halved``: count (cubes lost), where, freed
``review-on``                                                R7.2; ``review-off`` for the opposite
``finished`` -          reason                               R11.2
======================  ===================================  ======================================================

The contract adds ``conceded`` and the reason ``concession``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.base import Component, Effort, Game, Move, Options, Remark, awaited, nearest
from games.core.data import DataFiles
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.merging import FREELY, Varies
from games.core.rng import Rng
from games.core.wording import Phrase
from games.rise_of_empires import remarks
from games.rise_of_empires.affording import NO, action_left, gives_up
from games.rise_of_empires.bordering import border
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.computer.prospects import prospects
from games.rise_of_empires.computer.sensible import rated_moves, sensible_move
from games.rise_of_empires.data_checks import SLUG, load
from games.rise_of_empires.decisions import carry_out, possible
from games.rise_of_empires.defaults import default_move
from games.rise_of_empires.display import fee_at
from games.rise_of_empires.ending import close, is_last_turn, points
from games.rise_of_empires.invariants import problems
from games.rise_of_empires.map_remarks import REMARKED, on_map
from games.rise_of_empires.moves import MOVE_TYPES, Remove, Review, Skip
from games.rise_of_empires.natural import natural
from games.rise_of_empires.older_data import older_data
from games.rise_of_empires.planning import PAYING, as_planned, plan_moves, planned, premise
from games.rise_of_empires.possessions import paid, possessions
from games.rise_of_empires.refusals import explain
from games.rise_of_empires.settled import settled
from games.rise_of_empires.setup import prepare
from games.rise_of_empires.state import ROWS, SEATS, RiseState
from games.rise_of_empires.taking import gold_lacking
from games.rise_of_empires.tried import tried
from games.rise_of_empires.turns import begin_move, go_on, within_move
from games.rise_of_empires.wording import wording


class RiseOptions(Options, frozen=True):
    """R13: the game has no variants."""


class RiseOfEmpires(Game[RiseState]):
    """Rise of Empires (Narodziny Imperiów), 2 to 5 players (2009, by Martin Wallace).

    The rules follow the Polish rulebook where it speaks (its larger part is lost), the publisher's questions and answers and
    public descriptions where it is silent, and rulings of ours for the rest; every entry of the component data says which.
    Most effects of progress tiles, values of cities and regions beyond the example turn are reconstructed.

    Seats are numbered in the turn order of the first turn (R3.6): whoever seats the players draws that order.
    """

    slug = SLUG
    seats = SEATS
    options = RiseOptions
    rules_version = 1
    state_type = RiseState
    move_types = MOVE_TYPES
    kind_order = (
        *ROWS,
        "remove",
        "pay",
        "place",
        "levy",
        "war",
        "strike",
        "flip",
        "ally",
        "idle",
        "skip",
        "stop",
        "end",
        "keep",
        "give_up",
        "pick",
        "upkeep",
        "position",
        "review",
    )
    lying_order = ROWS
    free_kinds = frozenset({"review"})
    grave_kinds = frozenset({"give_up", "strike", "war"})
    ways_out = {
        "skip": frozenset({"action"}),
        "stop": frozenset({"place", "strike", "war"}),
    }
    side_kinds = {"ally": frozenset({"action"}), "flip": frozenset({"action"})}  # R6.0.6
    sparing_kinds = {"stop": frozenset({"place", "strike", "war"})}  # R6.4.3, R6.4.5
    closing_kinds = {"end": frozenset({"end"})}  # R6.0.6: tiles can be flipped in a later move as well
    paying_kinds = PAYING
    # R6.1, R6.3: numbers tell them; R6.4: the remark on an empire tile tells the side that counts.
    evident = frozenset({"costs", "costs-nothing", "each-turn", "less", "more", "no-upkeep", "upkeep", "front", "back"})
    follow_ups = frozenset({"action", "end", "pay", "place", "strike", "war"})
    leading_kinds = frozenset({"remove"})  # R6.5.1: a disc is taken back for the action of its row
    remarked_kinds = REMARKED | {
        *("city", "territory", "trade", "flip", "remove", "pay", "give_up", "keep", "upkeep", "ally", "end"),
    }
    # R7.3, R9.1: that a tile or a city is lost.
    wordless_kinds = frozenset({"ally"})  # R6.9: the remark tells what an alliance does
    leading_remarks = frozenset({"food-lacking", "upkeep-lacking", "upkeep-short"})
    price_remarks = frozenset({"payment", "removal", "removal-vain"})
    senseless_remarks = frozenset({"removal-vain"})  # R6.5.4: a disc of which no action comes
    # R6.0.2 to R6.0.4, R6.4.1, R6.5.1, R6.5.5
    blanket_refusals = frozenset(
        {"turn-a", "turn-b", "other-row", "row-full", "something-possible", "no-cubes", "cheapest-for-all"}
    )
    harm_events = frozenset({"given-up"})
    # R6.4.3, R6.4.5; R4.1, R5.1, R10.1: what the first move of a turn is chosen by.
    weighty_events = frozenset({"allied", "position-taken", "struck", "turn-began", "war"})
    taking_events = frozenset({"levied", "placed"})  # R6.4.3: whose region it was
    slight_events = frozenset({"review-off", "review-on", "round-began", "tiles-gone"})
    # R7.1, R8, R9, R11.1
    reckonings = (("fed",), ("earned", "picked", "upkeep-paid"), ("region-scored", "scored"), ("era-ended", "halved"))
    leading_events = frozenset({"removed", "fee-paid", "flipped"})
    reasons = ("R11.2",)
    # 36 moves of five seats, each with a disc, its payment, a tile, up to five regions, war and the answers around them, and
    # the flips, tiles and positions of six turns; requests to be asked come on top.
    varying = {
        **dict.fromkeys(
            ("components/city", "components/empire", "components/progress", "components/territory"), FREELY
        ),
        "map/areas": Varies(with_it=("regions.area",)),
        "map/waters": Varies(with_it=("never_adjacent.places",)),
        "map/regions": Varies(named_in=("regions.adjacent",), with_it=("never_adjacent.places",)),
        "map/never_adjacent": FREELY,
    }
    longest = 3000
    thinking = Effort(candidates=6, rollouts=24, plies=40, spread=25.0)
    has_hidden = False  # what lies face down is drawn when it is revealed
    has_chance = True  # R5.1: the layers of tiles

    def __init__(self, text: bytes, version: int | None = None) -> None:
        super().__init__(text, version)
        self.catalogue = Catalogue(load(self.data_text))

    # ------------------------------------------------------------------ data
    def border(self, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
        """See :mod:`games.rise_of_empires.bordering`."""
        return border(self.catalogue, one, other)

    @property
    def components(self) -> Mapping[str, Component]:
        """Every piece, tile, area and region by id."""
        return self.catalogue.components

    @staticmethod
    def older_data(files: DataFiles) -> None:
        """Texts stood there beside the effects that they tell."""
        older_data(files)

    def wording(self, component: Component) -> Sequence[Phrase]:
        """What tiles, regions and pieces say."""
        return wording(self.catalogue, component)

    # ------------------------------------------------------------------ play
    def prepare(self, seats: int, options: RiseOptions, seed: str) -> RiseState:
        """R3: the state before the first move."""
        state = prepare(self.catalogue, seats, seed)
        begin_move(state, state.order[0])
        go_on(self.catalogue, state)
        return state

    def legal_moves(self, state: RiseState, seat: int) -> list[Move]:
        """Every way to decide what is pending for the seat, and its wish to be asked about its tiles (R7.2); sorted."""
        if state.finished or not 0 <= seat < state.seats:
            return []
        found: list[Move] = []
        choice = awaited(state.pending, seat)
        review = self._review_moves(state, seat)
        if choice is None:
            return [*review]
        listers = {**possible(self.catalogue, state, choice), "review": lambda: [*review]}
        for kind in sorted(listers):
            found += listers[kind]()
        return found

    def apply(self, state: RiseState, seat: int, move: Move) -> list[Event]:
        """Play a move with what it brings on in the same move. Raises IllegalMove before any change."""
        if isinstance(move, Review):
            return self._review(state, seat, move)
        choice = awaited(state.pending, seat)
        if choice is None:
            raise IllegalMove("not-your-turn", "R4.4", active=state.pending[0].seat)
        moves = possible(self.catalogue, state, choice).get(move.kind)
        if moves is None or move not in moves():
            raise explain(self.catalogue, state, choice, move)
        events = carry_out(self.catalogue, state, choice, move)
        return [*events, *within_move(self.catalogue, state)] if state.phase == "actions" else events

    def go_on(self, state: RiseState, seat: int) -> list[Event]:
        """R4, R6.0.1: the next move, round, phase and turn."""
        return go_on(self.catalogue, state)

    def _review_moves(self, state: RiseState, seat: int) -> list[Review]:
        if state.phase != "actions" or seat in state.left:
            return []
        return [Review(not state.players[seat].review)]

    def _review(self, state: RiseState, seat: int, move: Review) -> list[Event]:
        """R7.2, R9.1: ask this seat in phases 3 and 5 although it could keep everything."""
        if move not in self._review_moves(state, seat):
            raise IllegalMove("review-not-now", "R7.2")
        state.players[seat].review = move.wanted
        return [Event("review-on" if move.wanted else "review-off", seat)]

    def close(self, state: RiseState, reason: str) -> None:
        """R11.2: nothing is under way any more."""
        close(state, reason)

    def forced_move(self, state: RiseState, seat: int) -> Move | None:
        """R7.2, R11.4: also the end of a meal that is fed, and an income for which nothing counts any more."""
        return super().forced_move(state, seat) or settled(self.catalogue, state, seat)

    def default_move(self, state: RiseState, seat: int) -> Move:
        """The table of decision points: what is played for a seat whose time has run out."""
        return default_move(self.catalogue, state, awaited(state.pending, seat) or state.pending[0])

    def sensible_move(self, state: RiseState, seat: int, rng: Rng) -> Move:
        """What the computer seat plays."""
        return sensible_move(self.catalogue, state, awaited(state.pending, seat) or state.pending[0], rng)

    def rated_moves(self, state: RiseState, seat: int) -> list[tuple[float, Move]]:
        """By the yardstick of the computer seat."""
        return rated_moves(self.catalogue, state, awaited(state.pending, seat) or state.pending[0])

    def prospects(self, state: RiseState) -> list[float]:
        """VP now, and what is to be expected of goods, tiles and cubes."""
        return prospects(self.catalogue, state)

    # ------------------------------------------------------------------ what is told beside the moves
    def is_grave(self, state: RiseState, seat: int, move: Move) -> bool:
        """R6.0.6, R6.5.4: also a fee after which nothing is left of the row's action, where another one leaves it possible, and to
        go without the action.
        """
        return (
            isinstance(move, Skip) or super().is_grave(state, seat, move) or gives_up(self.catalogue, state, seat, move)
        )

    def is_way_out(self, state: RiseState, seat: int, kind: str) -> bool:
        """R6.5.4: whoever cannot carry out the action of the row leaves nothing unanswered by going without it."""
        out = super().is_way_out(state, seat, kind)
        return out and (kind != "skip" or action_left(self.catalogue, state, seat) != NO)

    def about_step(self, state: RiseState) -> Mapping[str, Any]:
        """R6.5.2: the fee for each disc to the left in turn B. R6.0.6, R6.5.4: whether the action of the row can be carried out, at
        once or only after flips; R6.1 to R6.3: the tiles for which gold is lacking.
        """
        if self.step(state) == "move":
            return {
                "fee": fee_at(self.catalogue, state.players[state.active], 1),
                "back": "yes" if state.side == "B" else "no",
            }
        if self.step(state) != "action":
            return {}
        seat, row = state.active, state.removed
        lacking = gold_lacking(self.catalogue, state, seat, row, state.players[seat].gold)
        dear = [{"tile": tile, "count": count} for tile, count in lacking.items()]
        facts = {"row": row, "possible": action_left(self.catalogue, state, seat)}
        return {**facts, "unpaid": {"beyond": dear}} if dear else facts

    def looming(self, state: RiseState, seat: int) -> Sequence[Remark]:
        """R7.3, R9.1: food and upkeep that will be lacking at the end of the turn, and food that is lacking when it is eaten."""
        return remarks.looming(self.catalogue, state, seat)

    def ending(self, state: RiseState) -> Sequence[Remark]:
        """R11.2 to R11.4: the last turn, after which nothing is scored for what is left over."""
        return [Remark("last-turn", {})] if is_last_turn(state) and not state.finished else []

    def remark(self, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
        """R6.3 to R6.5, R6.9, R7.3, R9.1: what comes of cubes, the fee before it is paid, discounts, tiles that cannot be kept."""
        match chosen["kind"]:
            case "pay":
                return remarks.payment(self.catalogue, state, seat, chosen)
            case "city" | "territory":
                return remarks.keeping(self.catalogue, state, seat, chosen)
            case "give_up" | "keep":
                return remarks.meal(self.catalogue, state, seat, chosen)
            case "upkeep":
                return remarks.upkeep(self.catalogue, state, seat, chosen)
            case "trade" | "flip":
                return remarks.parting(self.catalogue, state, seat, chosen)
            case "ally":
                return Remark("alliance", {})
            case "end":
                return remarks.unflipped(self.catalogue, state, seat)
            case "remove":
                return remarks.removal(self.catalogue, state, seat, chosen)
            case _:
                return on_map(self.catalogue, state, seat, chosen)

    def natural(self, state: RiseState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]) -> Any:
        """R2.5, R6.5.2, R6.4.5, R9.1: the cheapest disc and payment, cubes for control, cities kept."""
        return natural(self.catalogue, state, seat, chosen, field, values)

    def tried(self, state: RiseState, seat: int) -> list[Move]:
        """R6, R7.3, R10.1: tiles, trades, discs, flips, places of an empire action, positions."""
        return nearest(tried(self.catalogue, state, seat), {*self.legal_moves(state, seat)})

    def again(self, moves: Sequence[Move], past: Move) -> Move | None:
        """The same tile, trade or place again; in turn B a disc of the same row, paid for in the same way."""
        return remarks.again(moves, past) if isinstance(past, Remove) else super().again(moves, past)

    # ------------------------------------------------------------------ plans
    def plan_moves(self, state: RiseState, seat: int, planned: list[Move]) -> list[Move]:
        """The next step of what is planned for this turn, or a position for the next; sorted."""
        ahead = self.planned(state, seat, planned)
        return plan_moves(self.catalogue, ahead, seat) if ahead is not None else []

    def planned(self, state: RiseState, seat: int, moves: list[Move]) -> RiseState | None:
        """The same position as if it were the seat's turn, after the moves planned for it."""
        return planned(self.catalogue, self.copy(state), seat, moves) if seat not in self.to_move(state) else None

    def as_planned(self, moves: Sequence[Move], planned: Move) -> Move | None:
        """R6.5.2: the same disc, or the same fee, where that has fallen by discs that others took back."""
        return as_planned(moves, planned)

    def premise(self, state: RiseState, seat: int, move: Move) -> str:
        """The cubes of others in a region and the gold of a trade must be as they were when the plan was made."""
        return premise(self.catalogue, state, seat, move)

    # ------------------------------------------------------------------ views
    @property
    def purse(self) -> tuple[str, ...]:
        """R1.4: gold, discs, food, cubes that can be placed; R6.5.2: VP, with which the fee of a disc can be paid."""
        return ("gold", "disc", "food", "cube", "vp")

    def holdings(self, state: RiseState, seat: int) -> dict[str, int]:
        """R1.4, R7.1, R8.1, R9: goods, food, income, VP and what would be scored, tiles, cubes, regions."""
        return possessions(self.catalogue, state, seat)

    def paid(self, event: Event) -> dict[str, int]:
        """R6.4 to R6.7: gold for tiles, and what flips and removals cost."""
        return paid(event)

    def phase(self, state: RiseState) -> str:
        """R4.2."""
        return state.phase

    def round(self, state: RiseState) -> int:
        """R6.0.1."""
        return state.round

    def tie_breaks(self, state: RiseState, seat: int) -> tuple[int, ...]:
        """R11.3: gold."""
        return (state.players[seat].gold,)

    def standing(self, state: RiseState) -> list[dict[str, int]]:
        """The VP so far by source."""
        return [points(state, seat) for seat in range(state.seats)]

    def problems(self, state: RiseState) -> list[str]:
        """Every broken invariant; [] for a sound state."""
        return problems(self.catalogue, state)

    def turn(self, state: RiseState) -> int:
        """The moves and later phases begun so far: 1, 2, …"""
        return state.turn
