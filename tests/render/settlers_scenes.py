"""Scenes of Imperial Settlers to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games import GAMES
from games.core.rng import Rng
from games.imperial_settlers import ImperialSettlers
from games.imperial_settlers.setup import SettlersOptions
from games.imperial_settlers.state import SettlersState
from render.scene import Scene, View
from tests.render.spread import share
from tests.render.tables import people, scenes_of

found = GAMES["imperial_settlers"]
assert isinstance(found, ImperialSettlers)
GAME: ImperialSettlers = found
NEWS = {
    "en": "Kasia builds Castle (2), gives up Ruins (3). Kasia (Headquarters) · Gold +1 · VP +1. Kasia draws a Faction card.",
    "pl": "Kasia buduje Zamek (2), odrzuca Ruiny (3). Kasia (Kwatera główna) · Złoto +1 · PZ +1. Kasia dobiera kartę Frakcyjną.",
}
VIEWS: tuple[View, ...] = ("board", "area", "hand")
scene = scenes_of(GAME, NEWS["pl"])


@cache
def match(seats: int, seed: str = "pictures") -> tuple[bytes, ...]:
    """Every state of a match with the expansion, encoded; every eighth move is taken at random, so that rare things appear."""
    state = GAME.setup(seats, SettlersOptions(format="introductory"), seed)
    rng = Rng(f"moves {seed}")
    states = [GAME.encode(state)]
    while not state.finished:
        seat = GAME.to_move(state)[0]
        wild = rng.below(8) == 0
        moves = [move for move in GAME.legal_moves(state, seat) if move.kind not in ("watch", "pass")]
        move = rng.choice(moves) if wild and moves else GAME.sensible_move(state, seat, rng)
        GAME.play(state, seat, move)
        states.append(GAME.encode(state))
    return tuple(states)


def at(seats: int, played: float, seed: str = "pictures") -> SettlersState:
    """The state after that share of a match, from 0 to 1."""
    states = match(seats, seed)
    return GAME.decode(states[round(played * (len(states) - 1))])


def in_phase(seats: int, phase: str, number: int = 1) -> SettlersState:
    """The first state of a phase, or one of the later ones."""
    states = [state for state in map(GAME.decode, match(seats)) if state.phase == phase]
    return states[number - 1]


def crowded(seats: int, locations: int) -> SettlersState:
    """A late state in which every empire has so many Locations, with all that can lie on them."""
    state = at(seats, 0.9)
    decks = {player.faction: [] for player in state.players} | {"common": []}
    for name, card in GAME.catalogue.cards.items():
        if card.type.deck in decks and card.type.kind != "instant":
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


def many(count: int, seed: str = "pictures") -> Iterator[Scene]:
    """Scenes of all table sizes, views and colours, spread over whole matches, taking turns at the two languages."""
    for number in range(count):
        seats = 1 + number % 4
        state = at(seats, share(number), seed)
        view = VIEWS[0 if number % 4 < 2 else number % 4 - 1] if number % 3 else "board"
        lang = ("pl", "en")[number // 5 % 2]
        yield scene(
            state,
            viewer=number % seats if view == "hand" else None,
            view=view,
            focus=number % seats,
            lang=lang,
            seats=people(seats, number),
            news=NEWS[lang] if number % 5 else "",
        )
