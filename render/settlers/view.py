"""What a picture, its alternative text and its text board show, read once from a scene: plain facts and no pixels.

Places are named by the physical card (a Location, a Foundation, a card in hand or on offer, an Attack card), a Deal by
``"deal:<card>"``, a seat by ``"seat:<number>"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from games.imperial_settlers import ImperialSettlers
from games.imperial_settlers.shown import (
    buildable,
    foundations,
    givable,
    goods_of,
    keepable,
    known,
    missing,
    open_production,
    points,
    used_up,
)
from games.imperial_settlers.state import UNKNOWN, VIRTUAL, Location, Player, SettlersState
from render.kit.text import counts_kept, readable
from render.settlers.facts import CardView, DealView, HandCard, PlacedView, SeatView
from render.settlers.glyphs import bonus_glyphs, main_glyphs
from render.settlers.looks import KEPT
from render.shared.facts import Facts
from render.shared.wording import text_of

ROWS = ("production", "feature", "action")
"""R2.5: the rows of an empire from the top."""
PARTS = ("track", "common", "faction", "stored")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@dataclass(frozen=True)
class View(Facts[ImperialSettlers, SettlersState, SeatView]):
    """One scene of Imperial Settlers, ready to be drawn or told."""

    prefix: ClassVar = "settlers"
    types: ClassVar = (ImperialSettlers, SettlersState)

    # ------------------------------------------------------------------ the table
    @cached_property
    def numbers(self) -> dict[str, int]:
        """The places to choose from and their numbers from 1, or 0 where a value holds several of them."""
        return {place: number * self.scene.numbered for number, place in enumerate(self.scene.candidates, 1)}

    @cached_property
    def changed(self) -> frozenset[str]:
        """The places to outline."""
        return frozenset(self.scene.changed + (() if self.scene.numbered else self.scene.candidates))

    @cached_property
    def rounds(self) -> tuple[str, ...]:
        """The rounds in Roman numbers."""
        return ROMAN[: self.game.catalogue.box.rounds]

    @cached_property
    def offer(self) -> tuple[CardView, ...]:
        """R6.2: the Common cards on offer."""
        return self._cards(self.by_number(self.state.display, str))

    @cached_property
    def own_cards(self) -> tuple[CardView, ...]:
        """The viewer's cards in hand that are among what is to be chosen from."""
        viewer = self.scene.viewer
        hand = self.state.players[viewer].hand if viewer is not None else []
        return self._cards(self.by_number((card for card in hand if known(card) and card in self.numbers), str))

    @cached_property
    def picks(self) -> tuple[str, ...]:
        """The colours of the seats that will pick after the present one, up to the next deal of cards."""
        out: list[str] = []
        for pick in self.state.picks:
            if pick.clear:
                break
            out.append(self.scene.seats[pick.seat].colour)
        return tuple(out)

    # ------------------------------------------------------------------ the seats
    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Every seat, in play order."""
        return tuple(self._seat(number, player) for number, player in enumerate(self.state.players))

    @property
    def focus(self) -> int:
        """The seat that a close-up shows."""
        if self.scene.focus is not None:
            return self.scene.focus
        if self.scene.viewer is not None:
            return self.scene.viewer
        return self.movers[0] if self.movers else self.state.first

    def _seat(self, number: int, player: Player) -> SeatView:
        person = self.scene.seats[number]
        parts = points(self.game.catalogue, player)
        twice = Counter(self.game.catalogue.type(location.card).id for location in player.empire)
        empire = tuple(self.placed(location, twice, number) for location in player.empire)
        passed = player.passed and self.state.phase == "action"
        return SeatView(
            seat=number,
            name=readable(person.name, "ui-semi", self.say("settlers-picture-player", number=number + 1)),
            colour=person.colour,
            faction=player.faction,
            faction_name=self.deck_name(player.faction) if player.faction else "",
            active=number in self.movers,
            first=number == self.state.first and self.state.seats > 1,
            passed=passed,
            skips=player.skip,
            left=number in self.state.left,
            computer=person.computer,
            rank=self.outcome.ranks[number] if self.outcome and self.state.seats > 1 else 0,
            supply=tuple((good, player.supply.get(good, 0)) for good in KEPT),
            kept=tuple(sorted(keepable(self.game.catalogue, player))) if player.faction else (),
            hand=len(player.hand),
            deck=len(player.deck),
            discard=len(player.discard),
            tokens=player.tokens if player.faction == "egyptians" else 0,
            foundations=tuple(foundations(player)),
            deals=tuple(
                DealView(
                    f"deal:{deal.card}",
                    self.numbers.get(f"deal:{deal.card}", self.numbers.get(deal.card, 0)),
                    self.name_of(deal.card),
                    self.game.catalogue.deal_good(deal.card),
                    deal.route,
                )
                for deal in player.deals
            ),
            empire=empire,
            activations=0 if passed else sum(placed.card.limit - placed.uses for placed in empire if placed.usable),
            parts=tuple((source, parts.get(source, 0)) for source in PARTS),
            score=sum(parts.values()),
        )

    def placed(self, location: Location, twice: Counter[str] | None = None, owner: int = VIRTUAL) -> PlacedView:
        """A Location of a seat, or of the virtual player, with what lies on it."""
        card = self.card(location.card, many=(twice or {}).get(self.game.catalogue.type(location.card).id, 0) > 1)
        under = (("card", len(location.under)),) if location.under else ()
        open_to_others = bool(open_production(self.game.catalogue, self.state, owner, location))
        return PlacedView(
            card=card,
            uses=location.uses,
            used_up=card.kind == "action" and used_up(self.game.catalogue, location),
            blocked=location.blocked,
            defense=location.defense or self.game.catalogue.type(location.card).printed_defense > 0,
            samurai=location.samurai,
            token=location.token,
            visitors=location.visitors,
            room=self.game.catalogue.box.open_workers if open_to_others else 0,
            lying=(*_listed(location.stored), *under),
            paid=_listed(location.goods),
        )

    def under(self, seat: int) -> tuple[str, ...]:
        """The cards under a seat's Locations that the viewer knows, as they are his own."""
        empire = self.state.players[seat].empire if seat == self.scene.viewer else []
        return tuple(card for location in empire for card in location.under if known(card))

    # ------------------------------------------------------------------ the virtual player
    @cached_property
    def virtual_locations(self) -> tuple[PlacedView, ...]:
        """R23.4: its Locations of this round."""
        virtual = self.state.virtual
        return tuple(map(self.placed, virtual.locations)) if virtual else ()

    @cached_property
    def attack_line(self) -> tuple[tuple[str, str], ...]:
        """R23.7: the revealed Attack cards from the top: card and the Good it looks for."""
        virtual = self.state.virtual
        return tuple((card, self.game.catalogue.attacks[card].target) for card in virtual.line) if virtual else ()

    @cached_property
    def collection(self) -> int:
        """R23.1: cards in the Collection pile."""
        return len(self.state.virtual.collection) if self.state.virtual else 0

    @cached_property
    def against_collection(self) -> int:
        """R23.1: the own Faction Locations, which must be more than the Collection."""
        return sum(not placed.card.common for placed in self.seats[0].empire)

    # ------------------------------------------------------------------ what only the viewer sees
    @cached_property
    def owner(self) -> int:
        """The seat whose hand is shown."""
        return self.scene.viewer if self.scene.viewer is not None else self.focus

    @cached_property
    def hand(self) -> tuple[HandCard, ...]:
        """The viewer's hand: what is to be chosen from in its order, then Faction cards first; () for the public."""
        if self.scene.viewer is None:
            return ()
        player = self.state.players[self.owner]
        last = len(self.numbers) + 1
        cards = sorted(
            filter(known, player.hand),
            key=lambda name: (self.numbers.get(name, last), self.game.catalogue.is_common(name), name),
        )
        return tuple(self._in_hand(player, card) for card in self._cards(cards))

    @cached_property
    def to_pick(self) -> tuple[CardView, ...]:
        """The cards the viewer is choosing from: of the offer, of a pack, or looked at."""
        if self.scene.viewer is None:
            return self.offer
        player = self.state.players[self.owner]
        looked = [
            card
            for task in self.state.pending
            if task.seat == self.owner and task.kind == "look"
            for card in task.cards
            if known(card)
        ]
        return self._cards(self.by_number([*self.state.display, *filter(known, player.pack), *looked], str))

    def _in_hand(self, player: Player, card: CardView) -> HandCard:
        catalogue, prices = self.game.catalogue, self.game.catalogue.box.prices
        own = card.deck == player.faction
        cost = {good: count for good, count in card.cost if good != "location"}
        lacking = missing(player.supply, cost)
        places = len(givable(player))
        lacking += ["location"] * max(0, dict(card.cost).get("location", 0) - places)
        usable = card.kind == "instant" or buildable(catalogue, player, card.id)
        return HandCard(
            card=card,
            build=usable and not lacking,
            deal=own and bool(card.deal) and not missing(player.supply, prices.deal),
            raze=bool(card.raze) and not missing(player.supply, {"raze": prices.raze_from_hand}),
            lacking=tuple(lacking),
        )

    # ------------------------------------------------------------------ words
    def _cards(self, names: Sequence[str]) -> tuple[CardView, ...]:
        twice = Counter(self.game.catalogue.type(name).id for name in names)
        return tuple(self.card(name, many=twice[self.game.catalogue.type(name).id] > 1) for name in names)

    def card(self, name: str, *, many: bool = False) -> CardView:
        """The card of that id; ``many`` says that another copy lies beside it."""
        kind, printing = self.game.catalogue.type(name), self.game.catalogue.printing(name)
        action = kind.action
        kind_text = self.say(
            "settlers-picture-kind", kind=self.say(f"settlers-picture-kind-{kind.kind}"), deck=self.deck_name(kind.deck)
        )
        return CardView(
            id=name,
            type=kind.id,
            name=kind.name.get(self.scene.lang, kind.name["en"]),
            copy=_copy(name) if many else 0,
            deck=kind.deck,
            kind=kind.kind,
            colours=tuple(kind.colors),
            vp=kind.vp,
            cost=_listed(goods_of(kind.instant.pay) if kind.instant is not None else printing.cost),
            raze=tuple(printing.raze),
            deal=printing.deal or "",
            main=main_glyphs(kind),
            bonus=bonus_glyphs(kind),
            limit=action.limit if action is not None else 0,
            open=kind.open,
            kind_text=kind_text,
            text=counts_kept(text_of(self.game, kind, self.scene.lang)),
        )

    def name_of(self, component: str) -> str:
        """The name of a card, good or board in the scene's language; the back of a card that is not known."""
        if component.startswith(UNKNOWN):
            return self.say("settlers-text-unknown", deck=self.deck_name(component.removeprefix(UNKNOWN)))
        return super().name_of(component)

    def place_name(self, place: str) -> str:
        """The name of a place to choose from."""
        kind, _, rest = place.partition(":")
        if kind == "seat":
            return self.seats[int(rest)].name
        if kind == "faction":
            return self.say(f"settlers-value-faction-{rest}")
        return self.name_of(rest if kind == "deal" else place)

    def deck_name(self, deck: str) -> str:
        """The name of a faction, or of what is in no faction's deck."""
        return self.say(f"settlers-picture-deck-{deck}")

    @cached_property
    def phase_text(self) -> str:
        """The phase of the round."""
        return self.say(f"settlers-picture-phase-{self.state.phase}")

    @cached_property
    def round_text(self) -> str:
        """Which round of how many."""
        return self.say("settlers-picture-round", round=self.rounds[self.state.round - 1], last=self.rounds[-1])

    @property
    def when(self) -> str:
        """Round and phase."""
        return f"{self.round_text} · {self.phase_text}"

    @cached_property
    def mover_text(self) -> str:
        """Whose turn it is, or who has won."""
        if self.movers:
            return self.say("settlers-picture-mover", players=", ".join(self.seats[seat].name for seat in self.movers))
        if self.state.seats == 1 and self.outcome is not None:
            won = self.outcome.ranks[0] == 1
            return self.say("settlers-picture-solo-won") if won else self.say("settlers-picture-solo-lost")
        winners = [seat.name for seat in self.seats if seat.rank == 1]
        return self.say("settlers-picture-winner", players=", ".join(winners), count=len(winners))


view_of = View.of
"""The facts of a scene of this game. Raises TypeError for a scene of another one."""


def _listed(amounts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((good, count) for good, count in amounts.items() if count)


def _copy(card: str) -> int:
    return int(card.partition("#")[2] or 1)
