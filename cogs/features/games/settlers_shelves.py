"""Where somebody's own decks for Imperial Settlers stand: a shelf for each edition of the box, whose cards they are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from cogs.match.refusals import Refusal
from games import boxes, by_box
from games.imperial_settlers.game import ImperialSettlers

SLUG = "imperial_settlers"
BAR = "|"  # between the name of an edition and the rest; no name has it
Deck = dict[str, int]


class Shelf(NamedTuple):
    """An edition, "" for the one that is played where nobody chooses."""

    box: str
    game: ImperialSettlers

    def named(self, rest: str) -> str:
        """A name or a button's argument that belongs to this shelf."""
        return f"{self.box}{BAR}{rest}" if self.box else rest

    def deck(self, kept: Mapping[str, str], name: str) -> Deck | None:
        """Somebody's own deck of this name, or the one made by the usual edition if its cards are in this one too; None without."""
        if own := kept.get(self.named(name)):
            return msgspec.json.decode(own, type=Deck)
        usual = msgspec.json.decode(kept.get(name, "{}"), type=Deck)
        return usual if usual and usual.keys() <= self.game.catalogue.types.keys() else None

    def text(self, deck: Deck, usual: Deck) -> str:
        """What is kept of a deck: "" for the usual one of an edition that has no other to fall back on."""
        return "" if deck == usual and not self.box else msgspec.json.encode(deck).decode()


def shelf_of(box: str) -> Shelf:
    """The shelf of an edition; that of the usual one for an edition that is no more."""
    game = by_box(SLUG, box)
    assert isinstance(game, ImperialSettlers)
    return Shelf(box if box in boxes(SLUG) else "", game)


def parted(arg: str) -> tuple[Shelf, str]:
    """The shelf of a button, and the rest of its argument. Raises Refusal for an edition that is no more."""
    box, _, rest = arg.rpartition(BAR)
    if box not in boxes(SLUG):
        raise Refusal("stale")
    return shelf_of(box), rest
