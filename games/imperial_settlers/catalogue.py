"""What the rules look up in the components, computed once per set of data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.base import Component
from games.imperial_settlers.data import Board, CardType, Files, Printing
from games.imperial_settlers.data_checks import load
from games.imperial_settlers.state import UNKNOWN
from games.imperial_settlers.vocabulary import Action, Effect, Feature, TakeOver


class Card(Component, kw_only=True):
    """A physical card: its type and what is printed on this copy."""

    type: CardType
    printing: Printing


class Attack(Component, kw_only=True):
    """A physical Attack card; ``target`` is the Good it looks for."""

    target: str


class Catalogue:
    """Look-ups by the id of a physical card."""

    def __init__(self, text: bytes, version: int) -> None:
        """Take the data of ``games.core.data.read_data`` and a version of the rules. Raises DataError if the data are wrong."""
        self.version = version
        files = load(text)
        base = files.components
        self.box = base.game
        self.goods = {good.id: good for good in base.goods}
        self.boards: dict[str, Board] = {board.deck: board for board in base.boards}
        self.factions = tuple(self.boards)
        self.egyptian_tokens = next((token.count for token in base.tokens if token.id == "token_egypt"), 0)
        friends = [replace(card, set="friends") for card in files.friends.cards]
        self.types = {card.id: card for card in (*base.cards, *friends)}
        self.razeable = {card.deck for card in self.types.values() if card.razeable}
        # R17.1: the decks of cards that take Locations over, which needs tokens.
        self.taking_over = {
            card.deck
            for card in self.types.values()
            if card.action is not None and any(isinstance(effect, TakeOver) for effect in card.action.do)
        }
        self._copies = {
            card.id: [_copy_id(card.id, place) for place in range(card.count)] for card in self.types.values()
        }
        self.cards: dict[str, Card] = {}
        for card in self.types.values():
            self._add_copies(card, files)
        self.raze_fields = {name: card.printing.raze for name, card in self.cards.items()}
        self.instants = {name: card.type.instant for name, card in self.cards.items() if card.type.instant is not None}
        # R9.1: the goods in what a card costs, the Location part left out.
        self.costs: dict[str, Mapping[str, int]] = {
            name: {good: count for good, count in card.printing.cost.items() if good != "location"}
            for name, card in self.cards.items()
        }
        # R9.9, R25.4: what each faction may build, and (R10.1) of what it may make Deals.
        self.buildable = {
            faction: frozenset(
                name
                for name, card in self.cards.items()
                if card.type.kind != "instant" and card.type.deck in ("common", faction)
            )
            for faction in self.factions
        }
        self.dealable = {
            faction: frozenset(
                name for name, card in self.cards.items() if card.type.deck == faction and card.printing.deal
            )
            for faction in self.factions
        }
        self.attacks = {
            _copy_id(card.id, place): Attack(
                id=_copy_id(card.id, place), name=card.name, text=card.text, source=card.source, target=card.target
            )
            for card in base.attack_cards
            for place in range(card.count)
        }
        faces = {card: UNKNOWN + self.deck(card) for card in (*self.cards, *self.attacks)}
        # R20.6: what is seen of every card that lies face down; of a back, itself.
        self.backs = {**faces, **{back: back for back in faces.values()}}
        self.components: Mapping[str, Component] = {
            **self.goods,
            **{board.id: board for board in base.boards},
            **{token.id: token for token in base.tokens},
            **self.cards,
            **self.attacks,
        }

    @property
    def commands_are_dropped(self) -> bool:
        """D10, D14: since version 2 a command that is not complete is dropped without passing."""
        return self.version >= 2

    def _add_copies(self, card: CardType, files: Files) -> None:
        for name, printing in zip(self._copies[card.id], card.printings, strict=True):
            self.cards[name] = Card(
                id=name,
                name=card.name,
                text=card.text,
                source=card.source,
                source_note=card.source_note,
                type=card,
                printing=printing,
            )

    # ------------------------------------------------------------------ a card
    def type(self, card: str) -> CardType:
        """The kind of card that a physical card is."""
        return self.cards[card].type

    def printing(self, card: str) -> Printing:
        """What is printed on a physical card."""
        return self.cards[card].printing

    def deck(self, card: str) -> str:
        """The deck a card belongs to: ``common``, a faction, ``attack``."""
        return "attack" if card in self.attacks else self.cards[card].type.deck

    def is_common(self, card: str) -> bool:
        """Whether it is a Common card."""
        return self.cards[card].type.deck == "common"

    def action(self, card: str) -> Action | None:
        """The Action of an Action Location."""
        return self.cards[card].type.action

    def feature(self, card: str) -> Feature | None:
        """The Feature of a Feature Location that has one."""
        return self.cards[card].type.feature

    def bonus(self, card: str) -> list[Effect]:
        """R2.6: what is carried out once when the card is built."""
        return self.cards[card].type.bonus

    def production(self, card: str) -> list[Effect]:
        """What a Production Location produces; [] for others."""
        production = self.cards[card].type.production
        return production.do if production is not None else []

    def deal_good(self, card: str) -> str:
        """The Good of the Deal field, "" without one; of an Attack card its target (R23.4)."""
        if card in self.attacks:
            return self.attacks[card].target
        return self.cards[card].printing.deal or ""

    def raze_field(self, card: str) -> Sequence[str]:
        """R2.1: the Goods of the Raze field; [] without one."""
        return self.raze_fields[card]

    def copies(self, card_type: str, count: int) -> list[str]:
        """The first ``count`` physical copies of a type."""
        return self._copies[card_type][:count]


def _copy_id(card_type: str, place: int) -> str:
    return card_type if place == 0 else f"{card_type}#{place + 1}"
