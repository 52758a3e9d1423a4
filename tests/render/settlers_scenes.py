"""Scenes of Imperial Settlers to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Sequence

from games import GAMES
from games.base import Move
from games.core.rng import Rng
from games.imperial_settlers import ImperialSettlers
from games.imperial_settlers.setup import SettlersOptions
from games.imperial_settlers.state import SettlersState
from tests.render.tables import Table

found = GAMES["imperial_settlers"]
assert isinstance(found, ImperialSettlers)
GAME: ImperialSettlers = found


class SettlersTable(Table[SettlersState]):
    """Matches with the expansion."""

    news = {
        "en": "Kasia builds Castle, gives up Ruins. Kasia: Headquarters · Gold +1 · VP +1. Kasia draws a Faction card.",
        "pl": "Kasia buduje Zamek, odrzuca Ruiny. Kasia: Kwatera główna · Złoto +1 · PZ +1. Kasia dobiera kartę Frakcyjną.",
    }
    surprise = 8

    def secrets(self) -> Sequence[SettlersState]:
        return in_phase(3, "lookout"), self.at(3, 0.6)

    def choose(self, state: SettlersState, seat: int, rng: Rng) -> Move:
        """Chance never passes: rounds would be short."""
        wild = rng.below(self.surprise) == 0
        moves = [move for move in GAME.legal_moves(state, seat) if move.kind not in ("watch", "pass")] if wild else []
        return rng.choice(moves) if moves else GAME.sensible_move(state, seat, rng)


TABLE = SettlersTable(GAME, [SettlersOptions(format="introductory")])
scene, match, at, many = TABLE.scene, TABLE.states, TABLE.at, TABLE.many


def in_phase(seats: int, phase: str, number: int = 1) -> SettlersState:
    """The first state of a phase, or one of the later ones."""
    states = [state for state in map(GAME.decode, match(seats)) if state.phase == phase]
    return states[number - 1]


def crowded(seats: int, locations: int) -> SettlersState:
    """A late state in which every empire has so many Locations, with all that can lie on them."""
    state = at(seats, 0.9)
    decks = {player.faction: [] for player in state.players} | {"common": []}
    # A card lies in one place.
    elsewhere = {name for player in state.players for name in (*player.foundations, *(it.card for it in player.deals))}
    for name, card in GAME.catalogue.cards.items():
        if card.type.deck in decks and card.type.kind != "instant" and name not in elsewhere:
            decks[card.type.deck].append(name)
    template = type(state.players[0].empire[0])
    for seat, player in enumerate(state.players):
        common, own = decks["common"][seat :: state.seats], decks[player.faction]
        player.empire = [
            template(
                name,
                seat,
                uses=place % 3 if GAME.catalogue.action(name) else 0,
                defense=place % 4 == 1,
                samurai=place % 5 == 2,
                visitors=place % 3 if GAME.catalogue.type(name).open else 0,
            )
            for place, name in enumerate([*own[: locations // 2], *common[: locations - locations // 2]])
        ]
        player.supply = dict.fromkeys(player.supply, 17)
    return state
