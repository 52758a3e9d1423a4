"""Mare Nostrum behind the contract of all games; the rules themselves are in the modules beside this one.

Events and what their ``data`` holds (* reveals something hidden or is chance, ! only for the seats concerned, - nobody's):

=======================  ===============================  ===================================================
``empire-taken`` *       empire                           R3.1; chance if it was drawn
``round-began`` -        number                           R4.1
``reward-chosen``        province                         D3; which one stays secret
``collected``            resources, count                 R5.1 to R5.5; ``ran-short``: count (R5.8)
``legendary-drawn`` *    count                            R5.7; ``drawn`` !: resource
``good-taken``           resource                         R5.5
``declined``             declined (kind of decision)      no use was made of a card
``value-played``         marker, count                    R6.1
``left-out``                                              R6.4; ``no-trade`` -: cause (R6.6)
``number-chosen`` !      count                            R6.5; ``offer-chosen`` !: resource, ``offer-withdrawn`` !
``offered``                                               R6.3; the seat has answered
``revealed`` *           resources, count; number: source R6.3, R6.5; ``revealed-none``
``starter-named``        opponent                         R6.7
``took``                 opponent, resource               R6.8; * where a wish list took it
``returned``             resources, count                 R6.10
``compensated``          opponent                         R6.11; ``gave`` ! *: opponent, resource
``called``               opponent, phase                  R7.1, R8.1; * where a stored order did it
``turn-began``           phase, by (call or rest)         R7.1, R8.1; ``turn-ended``, ``build-ended``
``paid``                 resources, count                 R7.2; ``cost-nothing``, ``cost-one``: card (R12)
``control-placed``       province                         R7.4
``unit-built``           unit, area                       R7.6
``built``                province, building               R7.7; ``caravan-built``: province, resource
``forestalled``                                           R12.14; * what is bought and won follows
``recruited``            card, count (owned now)          R7.8; ``copied``: card (R12.8)
``pyramids-built``                                        R7.8.1
``mustered``             count, province, card            R12.13
``achieved``             route                            R11.1.3
``discarded``            resources, count                 R7.9; ``kept`` !: resources
``card-shown`` * -       card                             R7.9
``peace-declared``       opponent                         R12.21; ``sent-home``: count, province
``converted``            province, opponent               R9.5; ``marker-removed``: also cause (R15.3)
``sailed``               source, target, count            R8.2; ``marched`` the same
``battle``               area, opponent, own, against     R8.5; the dice of both
``rolled`` *             dice, count (their sum)          R8.8
``strengthened``         source, count                    R8.9
``total``                total, count (hits scored), sum  R8.9, R8.10; sum is known where a single number makes it
``hit-cancelled``        count                            R8.11
``losses-chosen``        area                             R8.12; both sides' losses follow together
``legions-lost``         area, count, before, after       R8.12; ``triremes-lost``; ``fortress-lost``: area
``contested`` -          province                         R2.7; ``settled`` - when it is no more
``occupation-ended``     province, spots, regained        R9.6; regained: the owner who holds buildings of it again
``pillaged``             province, building, opponent     R9.2; ``looted``: resource, count
``occupied``             province, spots, opponent        R9.3; held: who the opponent is
``seized``               province, opponent               R9.4
``sacrificed``           province                         R12.16
``stationed``            province, resource               R12.7
``title-won``            title                            R10.1; ``title-kept``
``tie-decided``          title, seat (all), opponent      R10.2; precedes them where several are level
``won``                  route, by_cities                 R11; the provinces of a win by conquest
``order-given`` !                                         a standing order
``finished`` -           reason                           R11.4
=======================  ===============================  ===================================================

The contract adds ``conceded`` and the reason ``concession``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.base import Component, Effort, Game, Move, Options, Outcome, Remark, awaited, nearest
from games.core.data import DataFiles
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.merging import FREELY, Varies
from games.core.rng import Rng
from games.core.wording import Phrase
from games.mare_nostrum.aims import aimed_at
from games.mare_nostrum.bordering import border
from games.mare_nostrum.build_phase import perishing
from games.mare_nostrum.building import least_price
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.prospects import prospects
from games.mare_nostrum.computer.rated import rated_moves
from games.mare_nostrum.computer.sensible import sensible_move
from games.mare_nostrum.conquest import leaves_something
from games.mare_nostrum.data_checks import load
from games.mare_nostrum.decisions import BEHIND_THE_SCREEN, carry_out, possible
from games.mare_nostrum.defaults import default_move
from games.mare_nostrum.hands import size
from games.mare_nostrum.invariants import problems
from games.mare_nostrum.looming import ending, looming
from games.mare_nostrum.movement import march_moves
from games.mare_nostrum.moves import KIND_ORDER, MOVE_TYPES, Crown, March
from games.mare_nostrum.natural import natural
from games.mare_nostrum.older_data import older_data
from games.mare_nostrum.possessions import possessions
from games.mare_nostrum.printed import printed
from games.mare_nostrum.redaction import deal_anew, hide
from games.mare_nostrum.refusals import explain
from games.mare_nostrum.remarks import REMARKED, UNDONE, remark, unused
from games.mare_nostrum.setup import prepare
from games.mare_nostrum.standing_orders import StandingOrder, give_order, order_moves
from games.mare_nostrum.state import COIN, IDLE, SEATS, Display, Edition, MareState
from games.mare_nostrum.steps import about_step
from games.mare_nostrum.telling import FIGHTS, REPEATED, SLIGHT, WEIGHTY
from games.mare_nostrum.tried import tried
from games.mare_nostrum.turns import CHOSEN_TOGETHER, go_on, within_turn
from games.mare_nostrum.victory import close, outcome, progress
from games.mare_nostrum.wording import EVIDENT, wording


class MareOptions(Options, frozen=True):
    """R3.6: five cards face up at a time or all of them; R15.3: the rulebook that is followed where they differ."""

    display: Display = "beginner"
    edition: Edition = "pl"


class MareNostrum(Game[MareState]):
    """Mare Nostrum: Empires (Mare Nostrum Imperia), 3 to 5 players (2016, by Serge Laget).

    The rules follow the Polish rulebook where it speaks, the English one and public descriptions where it is silent, and
    rulings of ours for the rest; every entry of the component data says which. Parts of the east of the map are reconstructed.
    """

    slug = "mare_nostrum"
    seats = SEATS
    options = MareOptions
    rules_version = 2
    state_type = MareState
    move_types = MOVE_TYPES
    kind_order = KIND_ORDER
    # R7.1, R8.2: in these phases each has one turn; after the marches only battles and what they have won are left.
    final_kinds = {"done": frozenset({"build", "conquest"})}
    # R8.2: units that were not moved stay where they are; nothing is lost.
    ending_kinds = {"done": frozenset({"sail", "attack", "march"})}
    gathered_kinds, price_sets = frozenset({"offer", "pay"}), frozenset({"build", "pay"})
    evident = EVIDENT
    # R6.11, R10.2: what is given in return and a title are given away; R9: another's province is made use of; R12.16: the legion on
    # the marker is lost.
    grave_kinds = frozenset(
        {"attack", "compensate", "convert", "crown", "fight", "march", "occupy", "pillage", "seize", "swap"}
    )
    ways_out = {
        "cancel": frozenset({"pay"}),
        "decline": frozenset({"any_good", "keep", "peace", "swap"}),
        "done": frozenset({"convert", "conquest"}),
        "withdraw": frozenset({"offer"}),
    }
    dropping_kinds = {"cancel": frozenset({"pay"}), "withdraw": frozenset({"offer"})}
    # R8.2: the steps of a turn of battle before the last.
    passing_kinds = {"done": frozenset({"convert", "sail", "attack"})}
    follow_ups = frozenset({"compensate", "copy", "pay"})
    remarked_kinds = REMARKED
    undone_remarks = UNDONE
    looming_facts, price_remarks = frozenset({"fighting"}), frozenset({"spent"})
    # R8.4, R9.6, R11.2: whom a march meets, with what chances, what is given up by it, and whether somebody wins.
    leading_remarks = frozenset({"march-met", "march-ahead", "occupying", "province", "rearranged", "turning"})
    free_kinds = frozenset({"wish", "unwish", "spare", "order_next", "order_rule", "order_clear", "build_first"})
    # R5.1, R5.7, R5.8, R6.3, R7.9
    reckonings = (("collected", "legendary-drawn", "ran-short"), ("revealed", "revealed-none"), ("discarded",))
    minor_events = frozenset({"cost-nothing", "cost-one", "paid"})
    veiled_events = frozenset({"offered"})  # R6.3
    told_in_full = {"compensated": "gave", "legendary-drawn": "drawn", "offered": "revealed"}
    harm_events = frozenset({"fortress-lost", "legions-lost", "occupation-ended", "sent-home", "triremes-lost"})
    opening_events = frozenset({"empire-taken"})
    weighty_events, slight_events = WEIGHTY, SLIGHT
    fights = FIGHTS
    repeated_events = REPEATED
    reasons = ("R11.1", "R11.2", "R11.3")
    # R4.1: there is no limit of rounds. Matches of chance take about a thousand decisions; people will never need as many.
    varying = {
        "components/cards": FREELY,
        "components/empires": Varies(with_it=("cards.empire",)),
        "components/exchange_markers": FREELY,
        "components/resources": Varies(with_it=("resources.kind",), named_in=("empires.starting_resources",)),
        "map/provinces": Varies(named_in=("provinces.borders",)),
        "map/seas": Varies(named_in=("seas.borders", "provinces.seas")),
    }
    longest = 30000
    thinking = Effort(candidates=4, rollouts=36, plies=100, spread=1.0)
    has_hidden = True
    scored = False
    has_chance = True

    def __init__(self, text: bytes, version: int | None = None) -> None:
        super().__init__(text, version)
        self.catalogue = Catalogue(load(self.data_text), self.version)

    # ------------------------------------------------------------------ data
    def border(self, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
        """See :mod:`games.mare_nostrum.bordering`."""
        return border(self.catalogue, one, other)

    @property
    def components(self) -> Mapping[str, Component]:
        """Every piece, card and area by id."""
        return self.catalogue.components

    def components_in(self, state: MareState) -> Mapping[str, Component]:
        """R3.8: empires with the titles that they begin with."""
        return self.catalogue.components_with[state.seats]

    @staticmethod
    def older_data(files: DataFiles) -> None:
        """What follows from other fields had fields of its own."""
        older_data(files)

    def wording(self, component: Component) -> Sequence[Phrase]:
        """What pieces, cards and areas say."""
        return wording(self.catalogue, component)

    def printed(self, component: str) -> Mapping[str, Mapping[str, int]]:
        """R7.3, R4.3: what it costs, and its bonus."""
        return printed(self.catalogue, component)

    # ------------------------------------------------------------------ play
    def prepare(self, seats: int, options: MareOptions, seed: str) -> MareState:
        """R3: the state before the first empire is chosen."""
        return prepare(self.catalogue, seats, options.edition, options.display, seed)

    def legal_moves(self, state: MareState, seat: int) -> list[Move]:
        """Every way to decide what is pending for the seat, and its standing orders; sorted."""
        if state.finished or not 0 <= seat < state.seats:
            return []
        found = order_moves(self.catalogue, state, seat)
        choice = awaited(state.pending, seat)
        if choice is not None:
            found |= {kind: moves() for kind, moves in possible(self.catalogue, state, choice).items()}
        return [move for kind in sorted(found) for move in found[kind]]

    def apply(self, state: MareState, seat: int, move: Move) -> list[Event]:
        """Play a move and all that follows by itself. Raises IllegalMove before any change."""
        if isinstance(move, StandingOrder):
            return give_order(self.catalogue, state, seat, move)
        choice = awaited(state.pending, seat)
        if choice is None:
            raise IllegalMove("not-your-turn", "R4.1", active=state.pending[0].seat)
        moves = possible(self.catalogue, state, choice).get(move.kind)
        if moves is None or move not in moves():
            raise explain(self.catalogue, state, choice, move)
        turn, events = state.turn, carry_out(self.catalogue, state, choice, move)
        return events if choice.kind in CHOSEN_TOGETHER else [*events, *within_turn(self.catalogue, state, seat, turn)]

    def go_on(self, state: MareState, seat: int) -> list[Event]:
        """R4.1: what all have chosen comes about; the next turn, phase and round."""
        return go_on(self.catalogue, state, seat)

    def close(self, state: MareState, reason: str) -> None:
        """R11.4: nothing is under way any more."""
        close(state, reason)

    def is_open(self, state: MareState, seat: int) -> bool:
        """R5.9: unless it depends on the hand; in a building turn everybody can see when that is too small for anything."""
        choice = awaited(state.pending, seat)
        if choice is None or choice.kind not in BEHIND_THE_SCREEN:
            return True
        return choice.kind == "build" and size(state.players[seat]) < least_price(self.catalogue, state, seat)

    def is_final(self, state: MareState, seat: int, move: Move) -> bool:
        """R8.2, R9.1: of the conquests only where something that was won would be left lying."""
        choice = awaited(state.pending, seat)
        if choice is not None and choice.kind == "conquest" and not leaves_something(self.catalogue, state, seat):
            return False
        return super().is_final(state, seat, move)

    def is_way_out(self, state: MareState, seat: int, kind: str) -> bool:
        """R9.1: not where all that was conquered is made use of; then the question may well be left at that. R7.9: nor where there
        is no good that could be kept.
        """
        unanswered = super().is_way_out(state, seat, kind)
        return unanswered and not self._all_is_used(state, seat) and not self._keeps_nothing(state, seat)

    def is_ending(self, state: MareState, seat: int, kind: str) -> bool:
        """R9.1: where all that was conquered is made use of, nothing is given up for good."""
        return super().is_ending(state, seat, kind) or (kind == "done" and self._all_is_used(state, seat))

    def _all_is_used(self, state: MareState, seat: int) -> bool:
        return self.asked(state, seat) == "conquest" and unused(self.catalogue, state, seat).code == "all-used"

    def _keeps_nothing(self, state: MareState, seat: int) -> bool:
        hand = state.players[seat].hand
        return self.asked(state, seat) == "keep" and all(name == COIN for name, count in hand.items() if count)

    def about_step(self, state: MareState) -> Mapping[str, Any]:
        """What the sentence about what is awaited names."""
        return about_step(self.catalogue, state, self.step(state))

    def is_passing(self, state: MareState, seat: int, kind: str) -> bool:
        """R8.2: as long as legions can be moved afterwards, so that the turn does not end by it."""
        return super().is_passing(state, seat, kind) and bool(march_moves(self.catalogue, state, seat))

    def default_move(self, state: MareState, seat: int) -> Move:
        """The table of decision points: what is played for a seat whose time has run out."""
        return default_move(self.catalogue, state, awaited(state.pending, seat) or state.pending[0])

    def sensible_move(self, state: MareState, seat: int, rng: Rng) -> Move:
        """What the computer seat plays; reads nothing that the seat may not know."""
        return sensible_move(self.catalogue, state, awaited(state.pending, seat) or state.pending[0], rng)

    def rated_moves(self, state: MareState, seat: int) -> list[tuple[float, Move]]:
        """What can be taken, bought or reached, as the computer seat sees it."""
        return rated_moves(self.catalogue, state, awaited(state.pending, seat) or state.pending[0])

    def prospects(self, state: MareState) -> list[float]:
        """R11: how likely each seat is to win, from 0 to 1."""
        return prospects(self.catalogue, state)

    def looming(self, state: MareState, seat: int) -> Sequence[Remark]:
        """R8.5: battles that must be fought after the marches."""
        return looming(self.catalogue, state, seat)

    def ending(self, state: MareState) -> Sequence[Remark]:
        """R11.2: who wins by conquest as things stand."""
        return ending(self.catalogue, state)

    def remark(self, state: MareState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
        """R6.8, R8: what each offer holds, the odds of a battle, what lies where legions go."""
        return remark(self.catalogue, state, seat, chosen)

    def is_grave(self, state: MareState, seat: int, move: Move) -> bool:
        """R8.2: a march is so where it meets others, comes into a province of theirs or leaves a place that was taken. R10.2: a
        title is given away to others.
        """
        if isinstance(move, March):
            return move.spot != IDLE or bool(aimed_at(state, seat, move))
        if isinstance(move, Crown):
            return move.player != seat
        return super().is_grave(state, seat, move)

    def aimed_at(self, state: MareState, seat: int, move: Move) -> Sequence[int]:
        """R6.11, R8.2, R9: whoever stands where legions come, whose province is made use of, who is given one in return."""
        return aimed_at(state, seat, move)

    def perishes(self, state: MareState, seat: int) -> dict[str, int]:
        """R7.9"""
        return perishing(self.catalogue, state, seat)

    def natural(self, state: MareState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]) -> Any:
        """R7.2, R8.2, R9.3: goods before coins, what is needed and no more, what is least missed."""
        return natural(self.catalogue, state, seat, chosen, field, values)

    def tried(self, state: MareState, seat: int) -> list[Move]:
        """R6 to R9: offers, takes, purchases, moves of units, battles, conquests."""
        return nearest(tried(self.catalogue, state, seat), {*self.legal_moves(state, seat)})

    # ------------------------------------------------------------------ views
    @property
    def purse(self) -> tuple[str, ...]:
        """R2.5, R2.11: coins and goods."""
        return (COIN, *self.catalogue.goods, *self.catalogue.legendary)

    def holdings(self, state: MareState, seat: int) -> dict[str, int]:
        """R4.3, R5.1 to R5.5, R10, R11: resources, income, tracks, the ways to victory, provinces and units."""
        return possessions(self.catalogue, state, seat)

    def set_aside(self, state: MareState, seat: int) -> Counter[str]:
        """R6.9, R6.10, R7.2: what is on offer, in secret or in the open, and what lies in the set that is being put together."""
        offered = Counter(state.players[seat].offer) + Counter(state.offers[seat] if state.offers else {})
        paying = state.begun is not None and awaited(state.pending, seat) is not None
        return offered + Counter(state.begun.chosen) if paying and state.begun is not None else offered

    def paid(self, event: Event) -> dict[str, int]:
        """R7.2.4: the resources of a paying set."""
        return dict(Counter(event.data["resources"])) if event.kind == "paid" else {}

    def phase(self, state: MareState) -> str:
        """R4.1."""
        return state.phase

    def round(self, state: MareState) -> int:
        """R4.1."""
        return state.round

    def hide(self, state: MareState, viewer: int | None) -> None:
        """R5.9: the hands, offers, wishes and orders of others, the legendary pile and the face-down cards."""
        hide(state, viewer)

    def deal_anew(self, state: MareState, viewer: int | None, rng: Rng) -> None:
        """R5.9: everything that the viewer does not know."""
        deal_anew(self.catalogue, state, viewer, rng)

    def outcome(self, state: MareState) -> Outcome | None:
        """R11.4; None before the end."""
        return outcome(state)

    def standing(self, state: MareState) -> list[dict[str, int]]:
        """R11: how far each seat has come on each of the four ways."""
        return [progress(state, seat) for seat in range(state.seats)]

    def problems(self, state: MareState) -> list[str]:
        """Every broken invariant; [] for a sound state."""
        return problems(self.catalogue, state)

    def turn(self, state: MareState) -> int:
        """0 during the setup, then counted on with every phase and every turn within one."""
        return state.turn
