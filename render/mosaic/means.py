"""What a seat could take now and at what price, asked of the rules one thing at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.mosaic.shown import (
    affordable,
    build_cost,
    claim_moves,
    is_scoring,
    may_govern,
    paid_first,
    piece_of,
    playable,
    population_cost,
    settlement_sites,
    tax_tariff_income,
    technology_cost,
    used_up,
    wonder_cost,
    wonder_sites,
)
from games.mosaic.state import SETTLEMENTS, UNKNOWN
from render.mosaic.view import View


@dataclass(frozen=True)
class Means:
    """One thing: its price, whether it can be had now, and what it would bring in Money (Tax and Tariff cards)."""

    id: str
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    now: bool = True
    income: int | None = None
    locked: bool = False  # it can be had, but not turned up
    paid: Mapping[str, int] = field(
        default_factory=dict[str, int]
    )  # what of it own resources and Money pay, if it can be had

    @property
    def more_money(self) -> int:
        """R4.1: the Money that pays for resources that are lacking."""
        return self.paid.get("money", 0) - self.cost.get("money", 0) if self.paid else 0


def technologies(view: View, seat: int) -> list[Means]:
    """R5.5: the offered Technologies; without the symbols they can be taken, but not turned up."""
    cost = technology_cost(view.catalogue)
    return [
        _priced(view, seat, card, cost, locked=not playable(view.catalogue, view.state, seat, card))
        for card in view.state.offers["technologies"]
    ]


def _priced(
    view: View, seat: int, name: str, cost: Mapping[str, int], *, there: bool = True, locked: bool = False
) -> Means:
    """Something with a price; ``there`` is whether nothing else stands in the way."""
    player = view.state.players[seat]
    able = there and affordable(view.catalogue, player, cost)
    return Means(name, cost, able, locked=locked, paid=paid_first(view.catalogue, player, cost) if able else {})


def build_cards(view: View, seat: int) -> list[Means]:
    """R5.3: the offered Build cards that can be paid and placed."""
    found: list[Means] = []
    for card in view.state.offers["build_cards"]:
        piece = piece_of(view.catalogue, view.state, card)
        cost = build_cost(view.catalogue, view.state, card, piece)
        placed = piece not in SETTLEMENTS or bool(settlement_sites(view.catalogue, view.state, seat, piece))
        found.append(_priced(view, seat, card, cost, there=placed))
    return found


def population_cards(view: View, seat: int) -> list[Means]:
    """R5.2: the offered Population cards."""
    return [
        _priced(view, seat, card, population_cost(view.catalogue, view.state, card))
        for card in view.state.offers["population_cards"]
    ]


def tax_tariff_cards(view: View, seat: int) -> list[Means]:
    """R5.6: the offered Tax and Tariff cards, or what takes their place when there are none, with the Money they would bring, the
    Holding Area left out.
    """
    gone = used_up(view.state, "tax_tariff_cards")
    cards = view.catalogue.tax_tariff_fallbacks if gone else view.state.offers["tax_tariff_cards"]
    return [Means(card, income=tax_tariff_income(view.catalogue, view.state, seat, card)) for card in cards]


def wonders(view: View, seat: int) -> list[Means]:
    """R5.4: the Wonders that are left."""
    found: list[Means] = []
    for name in view.state.wonders:
        sites = wonder_sites(view.catalogue, view.state, seat, name)
        found.append(_priced(view, seat, name, wonder_cost(view.catalogue, view.state, seat, name), there=bool(sites)))
    return found


def governments(view: View, seat: int) -> list[Means]:
    """R5.8: the Governments that are left."""
    return [
        _priced(
            *(view, seat, name, view.catalogue.governments[name].cost),
            there=may_govern(view.catalogue, view.state, seat, name),
        )
        for name in view.state.governments
    ]


def claimable(view: View, seat: int) -> list[Means]:
    """R6.2: the Golden Ages and Achievements whose condition is met."""
    return [Means(move.tile) for move in claim_moves(view.catalogue, view.state, seat)]


def face_down(view: View, seat: int) -> list[Means]:
    """R6.1: the seat's own Technologies that lie face down, and whether they can be turned up."""
    return [
        Means(card, now=card != UNKNOWN and playable(view.catalogue, view.state, seat, card))
        for card in view.state.players[seat].face_down
    ]


def seen(view: View, seat: int) -> str:
    """R6.6: the card that the seat has looked at on top of a deck, "" if there is none or it may not be known."""
    deck = view.state.peeked
    if not deck or seat != view.state.active or not view.state.decks[deck]:
        return ""
    card = view.state.decks[deck][0]
    return "" if card == UNKNOWN or is_scoring(card) else card
