"""Plain facts of cards and seats that the pictures show, read from a state by the view."""

from __future__ import annotations

from dataclasses import dataclass

from render.settlers.glyphs import Glyphs


@dataclass(frozen=True)
class CardView:
    """A physical card as printed, in the scene's language; ``copy`` is its number where that must be told."""

    id: str
    type: str
    name: str
    copy: int
    deck: str
    kind: str
    colours: tuple[str, ...]
    vp: int
    cost: tuple[tuple[str, int], ...]
    raze: tuple[str, ...]
    deal: str
    main: Glyphs
    bonus: Glyphs
    limit: int
    open: bool
    kind_text: str
    text: str

    @property
    def common(self) -> bool:
        """Whether it is a Common card."""
        return self.deck == "common"

    @property
    def title(self) -> str:
        """The name, with the number of the copy where there are several."""
        return f"{self.name} #{self.copy}" if self.copy else self.name


@dataclass(frozen=True)
class PlacedView:
    """A Location and what lies on it; ``builder`` is the colour of another seat from which it was taken over."""

    card: CardView
    uses: int = 0
    used_up: bool = False
    blocked: bool = False
    defense: bool = False
    samurai: bool = False
    token: bool = False
    visitors: int = 0
    room: int = 0  # for visiting Workers; 0 where none may be sent
    lying: tuple[tuple[str, int], ...] = ()  # goods stored and cards put under it
    paid: tuple[tuple[str, int], ...] = ()

    @property
    def usable(self) -> bool:
        """Whether it is an Action Location that may still be activated in this round, if the price can be paid."""
        return self.card.kind == "action" and not self.used_up


@dataclass(frozen=True)
class DealView:
    """A Deal: the card, or the opponent's Location of a Trade Route."""

    place: str
    number: int  # where it is to be chosen from, else 0
    name: str
    good: str
    route: bool


@dataclass(frozen=True)
class HandCard:
    """A card in hand: what could be paid for now (``build``: or carried out, if an Instant), and the goods that this lacks."""

    card: CardView
    build: bool
    deal: bool
    raze: bool
    lacking: tuple[str, ...]


@dataclass(frozen=True)
class SeatView:
    """A seat: who, its empire, supply and points."""

    seat: int
    name: str
    colour: str
    faction: str
    faction_name: str
    active: bool
    first: bool
    passed: bool
    skips: bool
    left: bool
    computer: bool
    rank: int  # 0 while the match runs
    supply: tuple[tuple[str, int], ...]
    kept: tuple[str, ...]  # goods that Cleanup leaves, by board and Features
    hand: int
    deck: int
    discard: int
    tokens: int  # Egyptian tokens left; 0 for others
    foundations: tuple[str, ...]
    deals: tuple[DealView, ...]
    empire: tuple[PlacedView, ...]
    activations: int  # that are left in this round
    parts: tuple[tuple[str, int], ...]
    score: int

    def row(self, kind: str, *, common: bool) -> tuple[PlacedView, ...]:
        """R2.5: one side of a row, in the order of building."""
        return tuple(placed for placed in self.empire if placed.card.kind == kind and placed.card.common == common)
