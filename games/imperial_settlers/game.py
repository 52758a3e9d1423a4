"""Imperial Settlers behind the contract of all games; the rules themselves are in the modules beside this one.

Events and what their ``data`` holds (* reveals something hidden, ° only for the seat):

==================  ============================================  ===================================================
``faction`` *       faction                                       R4.5; chance if it was drawn
``round``           round, opponent (the First player)            R5.1; nobody's
``revealed`` *      cards                                         R6.2; nobody's
``drafted``         card                                          R6.2, R23.3
``picked``                                                        R22.1; a secret pick was made
``pack`` ° *        cards                                         R22.1; the cards to pick from
``packs-over`` *                                                  R22.1; the last cards are discarded, face up
``left-over``       cards, count                                  R6.2, R6.3
``virtual-takes`` * card                                          R23.3
``produced``        wood, stone … vp (numbers)                    R7.1; all that is gained without a question between
``gained``          source, wood, stone … vp (numbers)            R3.6
``drew`` *          deck, count                                   R3.3; ``drawn`` ° with cards
``reshuffled`` *    count                                         R20.2
``looked`` *        count, source                                 R21; ``kept`` with count (put under the deck)
``ordered``         location                                      R7.2
``built``           card, worth, give, count, ended (a Deal)      R9
``deal-made``       card, good                                    R10
``razed-hand``      card                                          R11.1
``razed``           card                                          R11.2; another seat's: ``razed-of`` with owner
``activated``       card, cards (discarded for it)                R12
``instant``         card                                          R25.4
``exchanged``       good, count                                   R13
``sent``            card                                          R25.2
``defended``        card                                          R14
``samurai-placed``  locations, count                              R16.2
``stolen``          opponent, good, count                         R21
``skip-set``        opponent                                      R21; ``skipped`` when the turn is jumped over
``removed``         card                                          R21; ``taken-to-hand``, ``taken-over``, ``blocked``
``deal-discarded``  card                                          R21; ``deal-taken``
``laid``            deck                                          R21; a hand card becomes a Foundation, face down
``discarded`` *     card                                          R21 Desert; chance if it was drawn
``passed``          safe (facts; where others are left)           R8.4; ``auto-passed`` (* with a hand) if nothing was possible
``stored``          location, good, count                         R18.2; ``card-stored``, ``dropped``, ``stored-back``
``kept-goods``      goods, count                                  R18.1
``collected``       cards, count, total                           R23.6
``attack-card`` *   card                                          R23.7; ``attack-misses``, ``attack-none``
``attacked``        card, total                                   R23.7
``solo-won``        count (VP), title                             R23.11; ``solo-lost`` with count (Collection)
``watch-set`` °     condition                                     plans; ``watch-cleared``
``finished``        reason                                        R19.1, R23.11
==================  ============================================  ===================================================

The contract adds ``conceded`` and the reason ``concession``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.base import Component, Effort, Game, Move, Outcome, Remark, awaited, in_order, nearest
from games.core.copies import one_of_each
from games.core.data import DataFiles
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.merging import FREELY
from games.core.rng import Rng
from games.core.wording import Phrase
from games.imperial_settlers.attacks import aimed_at, harms
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import settled
from games.imperial_settlers.computer.prospects import prospects
from games.imperial_settlers.computer.sensible import rated_moves, sensible_move
from games.imperial_settlers.data import SEATS
from games.imperial_settlers.decisions import DROPPED, about_step, answer, answers, ways_out
from games.imperial_settlers.defaults import default_move
from games.imperial_settlers.empire import equal_cards, only_gains
from games.imperial_settlers.invariants import problems
from games.imperial_settlers.last_attacks import last_attacks
from games.imperial_settlers.moves import MOVE_TYPES, Activate, First, Instant, Pass, Watch
from games.imperial_settlers.natural import natural
from games.imperial_settlers.older_data import older_data
from games.imperial_settlers.perishing import perishing
from games.imperial_settlers.planning import plan_moves, planned, premise
from games.imperial_settlers.possessions import given_up, possessions, to_come, told_amounts
from games.imperial_settlers.printed import printed
from games.imperial_settlers.production import first_moves, play_first
from games.imperial_settlers.protecting import sensible
from games.imperial_settlers.redaction import deal_anew, hide
from games.imperial_settlers.remarks import REMARKED, remark
from games.imperial_settlers.scoring import alone, points, unused
from games.imperial_settlers.setup import SettlersOptions, last_faction, prepare
from games.imperial_settlers.standing_orders import set_watch, watch_moves
from games.imperial_settlers.state import SettlersState
from games.imperial_settlers.table import Table
from games.imperial_settlers.telling import REPEATED, RIVAL, SLIGHT, WEIGHTY, WORDLESS
from games.imperial_settlers.tried import tried
from games.imperial_settlers.turns import actions, close, first_tasks, go_on, play_turn, put_back, settle, turn_moves
from games.imperial_settlers.vocabulary import GOODS
from games.imperial_settlers.wording import wording


class ImperialSettlers(Game[SettlersState]):
    """Osadnicy: Narodziny Imperium, 1 to 4 players (2014, by Ignacy Trzewiczek).

    The rules follow the Polish rulebook where it speaks, public descriptions where it is silent, and rulings of ours for the
    rest; every entry of the component data says which. Many abilities of Faction cards are reconstructed.
    """

    slug = "imperial_settlers"
    seats = SEATS
    options = SettlersOptions
    rules_version = 2
    state_type = SettlersState
    move_types = MOVE_TYPES
    kind_order = (
        "faction", "draft", "draw", "keep", "choose", "copy", "use_deals", "take", "place", "discard", "lose", "first",
        "build", "activate", "deal", "raze_hand", "raze", "exchange", "instant", "send", "spend", "defend", "samurai",
        "store", "store_card", "hold", "end", "drop", "cancel", "pass", "watch",
    )  # fmt: skip
    free_kinds = frozenset({"watch"})
    # R8.4, R18.1: out of the round's actions; goods that are not stored are lost.
    final_kinds = {"pass": DROPPED | {"turn"}, "end": frozenset({"cleanup"})}
    grave_kinds = frozenset({"activate", "drop", "instant", "raze"})
    remarked_kinds = REMARKED
    off_table = frozenset({"cards", "lists"})  # R24: what the decks are made of
    wordless_kinds = WORDLESS
    senseless_remarks = frozenset({"protects-none"})  # R8.3
    evident = frozenset({"look-needs", "no-colour", "no-cost", "storage-back"})  # beside the cost, or seldom of weight
    ways_out = {
        "end": frozenset({"again", "exchange"}),
        "cancel": DROPPED,
        "pass": DROPPED,  # by version 1 of the rules
    }
    # R7.2: what is asked comes afterwards.
    side_kinds = {
        "first": frozenset({"copy", "discard", "draw", "look", "option", "place", "take", "use_deals"}),
        "hold": frozenset({"turn"}),  # R8.3
    }
    dropping_kinds = {"cancel": DROPPED, "pass": DROPPED}
    passing_kinds = {"activate": frozenset({"again"})}  # R12.2: it was chosen how many times
    follow_ups = frozenset({"copy", "discard", "draw", "nested", "option", "place", "spend", "take", "use_deals"})
    reckonings = (("produced",), ("kept-goods", "perished"))  # R7.1, R18.1, R18.3
    veiled_events = frozenset({"picked"})  # R6.2, R22.1
    harm_events = frozenset({"discarded", "route-ended", "skipped"})
    lying_order = GOODS  # as on the boards
    opening_events = frozenset({"faction", "virtual-began"})
    weighty_events = WEIGHTY
    rival_events = RIVAL
    slight_events = SLIGHT
    repeated_events = REPEATED
    reasons = ("R19.1", "R23.11")
    varying = dict.fromkeys(("components/attack_cards", "components/cards", "friends/cards"), FREELY)
    longest = 5000
    thinking = Effort(candidates=6, rollouts=20, plies=12, spread=12.0)
    has_hidden = True
    has_chance = True

    def __init__(self, text: bytes, version: int | None = None) -> None:
        super().__init__(text, version)
        self.catalogue = Catalogue(text, self.version)

    # ------------------------------------------------------------------ data
    @property
    def components(self) -> Mapping[str, Component]:
        """Every good, board, token and physical card by id."""
        return self.catalogue.components

    @staticmethod
    def older_data(files: DataFiles) -> None:
        """Texts and totals stood there beside what they followed from."""
        older_data(files)

    def wording(self, component: Component) -> Sequence[Phrase]:
        """What cards and boards say."""
        return wording(self.catalogue, component)

    def printed(self, component: str) -> Mapping[str, Mapping[str, int]]:
        """R2.3: what a card costs, and gives as a Deal and when it is Razed."""
        return printed(self.catalogue, component)

    # ------------------------------------------------------------------ play
    def prepare(self, seats: int, options: SettlersOptions, seed: str) -> SettlersState:
        """R4: the state before the first decision. Raises IllegalMove for options that the rules do not allow."""
        state = prepare(self.catalogue, seats, options, seed)
        go_on(Table(self.catalogue, state))
        return state

    def legal_moves(self, state: SettlersState, seat: int) -> list[Move]:
        """The seat's moves, sorted; every seat may also say what stops its plans."""
        if state.finished or not 0 <= seat < state.seats:
            return []
        moves: list[Move] = [*watch_moves(state, seat)]
        task = awaited(state.pending, seat)
        if task is None:
            return moves
        if task.kind == "turn":
            moves += turn_moves(self.catalogue, state, seat)
        else:
            moves += [
                *answers(self.catalogue, state, task),
                *ways_out(self.catalogue, task),
                *first_moves(self.catalogue, state, seat),
            ]
        return in_order(moves)

    def apply(self, state: SettlersState, seat: int, move: Move) -> list[Event]:
        """Play one decision with its effects. Raises IllegalMove before any change."""
        table = Table(self.catalogue, state, seat)
        if isinstance(move, Watch):
            set_watch(table, seat, move)
            return table.events
        task = awaited(state.pending, seat)
        if task is None:
            raise IllegalMove("not-your-turn", "R8.1", seat=seat, active=first_tasks(state)[0].seat)
        # R7.1: what else is produced comes after any answer; it is none of what this one brings.
        due = [other for other in state.pending if other is not task] if state.phase == "production" else []
        if isinstance(move, First):
            play_first(table, seat, move)
        elif task.kind == "turn":
            play_turn(table, task, move)
        else:
            answer(table, task, move)
            if state.phase == "production":
                state.players[seat].chosen = True
        settle(table, due)
        return table.events

    def go_on(self, state: SettlersState, seat: int) -> list[Event]:
        """R5, R8.1: the next turn, phase and round."""
        table = Table(self.catalogue, state, seat)
        go_on(table)
        return table.events

    def close(self, state: SettlersState, reason: str) -> None:
        """R19.1: nothing is to come any more, and cards that somebody was looking at go back."""
        put_back(state, state.pending)
        close(state, reason)

    # ------------------------------------------------------------------ seats without a person
    def forced_move(self, state: SettlersState, seat: int) -> Move | None:
        """R4.5: the last faction, which by chance would be the same. R18.1, R18.2: what follows in a Cleanup in which nothing has
        to be weighed, for nobody gives up what he may keep, nor lets perish what has a place.
        """
        found = settled(self.catalogue, state, seat) or last_faction(self.catalogue, state, seat)
        return found or super().forced_move(state, seat)

    def default_move(self, state: SettlersState, seat: int) -> Move:
        """The table of decision points, column "default"."""
        task = awaited(state.pending, seat)
        if task is None:
            raise ValueError(f"seat {seat} is not awaited")
        return default_move(self.catalogue, state, task)

    def sensible_move(self, state: SettlersState, seat: int, rng: Rng) -> Move:
        """What the computer seat plays; reads only what the seat may know."""
        return sensible_move(self.catalogue, self.redact(state, seat), seat, rng)

    def rated_moves(self, state: SettlersState, seat: int) -> list[tuple[float, Move]]:
        """By the yardstick of the computer seat."""
        return rated_moves(self.catalogue, self.redact(state, seat), seat)

    def prospects(self, state: SettlersState) -> list[float]:
        """VP now, and what is to be expected of Locations, goods and cards."""
        return prospects(self.catalogue, state)

    def paid(self, event: Event) -> dict[str, int]:
        """R9 to R12: goods and tokens, the card used, and the VP and production of Locations given up."""
        return given_up(event)

    def priced(self, event: Event) -> dict[str, int]:
        """R9 to R12: goods and tokens; R18.1: those that are kept in a Cleanup."""
        return told_amounts(event)

    def is_grave(self, state: SettlersState, seat: int, move: Move) -> bool:
        """R12, R25.4: a card is used against somebody only where it harms him. R8.4, R19.1: after the last round nothing can be
        done any more that is left undone.
        """
        if isinstance(move, Activate | Instant):
            return harms(self.catalogue, state, seat, move)
        if isinstance(move, Pass):
            last = state.round >= self.catalogue.box.rounds and self.asked(state, seat) == "turn"
            return last and next(actions(self.catalogue, state, seat), None) is not None
        return super().is_grave(state, seat, move)

    def aimed_at(self, state: SettlersState, seat: int, move: Move) -> Sequence[int]:
        """R11.2, R12, R25.4"""
        return aimed_at(self.catalogue, state, seat, move)

    def perishes(self, state: SettlersState, seat: int) -> dict[str, int]:
        """R18.3"""
        return perishing(self.catalogue, state, seat)

    def natural(
        self, state: SettlersState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
    ) -> Any:
        """R3.3, R3.4, R9.3, R12.2, R13.1, R18.1: as little as is needed, and what can do nothing else first."""
        return natural(self.catalogue, state, seat, chosen, field, values)

    def remark(self, state: SettlersState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
        """R2.3, R9.3, R10.1, R12: what a card to take costs, what is given up, what a Deal is, what an attack does to whom."""
        return remark(self.catalogue, state, seat, chosen)

    def ending(self, state: SettlersState) -> Sequence[Remark]:
        """R23.11: alone, in the last round."""
        end = last_attacks(self.catalogue, state)
        return [end] if end is not None else []

    def tried(self, state: SettlersState, seat: int) -> list[Move]:
        """R8.2, R8.3: hand cards, own Locations and those of others, Workers."""
        return nearest(tried(self.catalogue, state, seat), {*self.legal_moves(state, seat)})

    def choices(self, state: SettlersState, seat: int) -> list[Move]:
        """R8.3, R14.1: without what protects nothing."""
        return sensible(self.catalogue, state, seat, super().choices(state, seat))

    def interchangeable(self, state: SettlersState, seat: int) -> Sequence[Sequence[str]]:
        """R2.1: equal cards in the seat's hand, and on the table in the Lookout phase."""
        piles = (state.players[seat].hand, state.display)
        return [cards for pile in piles for cards in equal_cards(self.catalogue, pile)]

    # ------------------------------------------------------------------ plans
    def plan_moves(self, state: SettlersState, seat: int, planned: list[Move]) -> list[Move]:
        """The next action of a queue that is made while others play; sorted."""
        ahead = self.planned(state, seat, planned)
        if ahead is None:
            return []
        return one_of_each(plan_moves(self.catalogue, ahead, seat), self.interchangeable(ahead, seat))

    def planned(self, state: SettlersState, seat: int, moves: list[Move]) -> SettlersState | None:
        """The same position as if it were the seat's turn, after the moves planned for it."""
        return (
            planned(self.catalogue, self.redact(state, seat), seat, moves) if seat not in self.to_move(state) else None
        )

    def further(self, state: SettlersState, seat: int, move: Move) -> tuple[int, bool]:
        """R12.2: activations in a row."""
        if not isinstance(move, Activate):
            return 0, False
        again = (task.count for task in state.pending if (task.seat, task.kind) == (seat, "again"))
        return sum(again), only_gains(self.catalogue, move.location)

    def premise(self, state: SettlersState, seat: int, move: Move) -> str:
        """The target must be as it was when the plan was made, and so must what the seat watches."""
        return premise(state, seat, move)

    # ------------------------------------------------------------------ views
    def step(self, state: SettlersState) -> str:
        """The kind of decision that is awaited, the phase where seats have different ones to make."""
        return state.step

    def about_step(self, state: SettlersState) -> Mapping[str, Any]:
        """R3.6, R21: the card that asks, where one question is open, and whose it is where that is another's (Desert)."""
        return about_step(state)

    def phase(self, state: SettlersState) -> str:
        """R5.1: factions, lookout, production, action, cleanup."""
        return state.phase

    def round(self, state: SettlersState) -> int:
        """R5.1."""
        return state.round

    @property
    def purse(self) -> tuple[str, ...]:
        """R3.1: Workers, Resources, tokens, Samurai, cards."""
        return ("worker", "wood", "stone", "food", "gold", "raze", "defense", "samurai", "hand")

    def holdings(self, state: SettlersState, seat: int) -> dict[str, int]:
        """R3.1, R7, R19.2: goods, what a Production phase brings, points now, cards, Deals, Foundations, Locations."""
        return possessions(self.catalogue, state, seat)

    def set_aside(self, state: SettlersState, seat: int) -> Mapping[str, int]:
        """R3.3: what is as good as gained is not there yet."""
        return {name: count for name, count in to_come(self.catalogue, state, seat).items() if name in self.purse}

    def hide(self, state: SettlersState, viewer: int | None) -> None:
        """R20.6: decks, other hands, cards looked at by others or lying under their Locations."""
        hide(self.catalogue, state, viewer)

    def deal_anew(self, state: SettlersState, viewer: int | None, rng: Rng) -> None:
        """R20.6: everything that the viewer does not see."""
        deal_anew(self.catalogue, state, viewer, rng)

    def tie_breaks(self, state: SettlersState, seat: int) -> tuple[int, ...]:
        """R19.3: unused Workers and Resources, then cards in hand; none before the table is laid."""
        player = state.players[seat]
        return unused(player) if player.supply else 0, len(player.hand)

    def outcome(self, state: SettlersState) -> Outcome | None:
        """R19.2, R19.3, R23.11; None before the end."""
        ended = super().outcome(state)
        return alone(self.catalogue, state, ended) if ended is not None and state.seats == 1 else ended

    def standing(self, state: SettlersState) -> list[dict[str, int]]:
        """R19.2 as if the game ended now: track, common, faction, stored."""
        return [points(self.catalogue, player) for player in state.players]

    def problems(self, state: SettlersState) -> list[str]:
        """Every broken invariant; [] for a sound state."""
        return problems(self.catalogue, state)

    def turn(self, state: SettlersState) -> int:
        """1, 2, … over draft picks, turns of the Action phase, and phases that all play at once; 0 while factions are chosen."""
        return state.turn
