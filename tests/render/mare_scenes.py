"""Scenes of Mare Nostrum to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games import GAMES
from games.base import Move
from games.core.rng import Rng
from games.mare_nostrum import MareNostrum
from games.mare_nostrum.game import MareOptions
from games.mare_nostrum.payment import OTHER
from games.mare_nostrum.state import Battle, Choice, Display, MareState
from tests.render.tables import Table

found = GAMES["mare_nostrum"]
assert isinstance(found, MareNostrum)
GAME: MareNostrum = found
DISPLAYS: tuple[Display, ...] = ("beginner", "expert")


class MareTable(Table[MareState]):
    """Matches with either display of cards."""

    news = {
        "en": "Kasia builds a caravan in Dalmatia: Wood. Kasia takes control of Germania. Kasia takes Hercules, number 3.",
        "pl": "Kasia buduje karawanę: Dalmacja, Drewno. Kasia przejmuje kontrolę: Germania. Kasia bierze: Herkules, karta nr 3.",
    }

    def secrets(self) -> Sequence[MareState]:
        return in_step(3, "offer"), in_step(4, "pay"), self.at(5, 0.5)

    def choose(self, state: MareState, seat: int, rng: Rng) -> Move:
        """Chance chooses a kind of move first: rare kinds come up."""
        moves = GAME.legal_moves(state, seat)
        kind = rng.choice(sorted({move.kind for move in moves}))
        wild = [move for move in moves if move.kind == kind]
        return rng.choice(wild) if rng.below(self.surprise) == 0 else GAME.sensible_move(state, seat, rng)


TABLE = MareTable(GAME, [MareOptions(display=display) for display in DISPLAYS])
scene, match, at, many = TABLE.scene, TABLE.moments, TABLE.at, TABLE.many


@cache
def firsts(seats: int) -> dict[str, bytes]:
    """For each kind of move the first position of a match that allows it, encoded."""
    found: dict[str, bytes] = {}
    for text, _ in match(seats):
        state = GAME.decode(text)
        for seat in GAME.to_move(state)[:1]:
            found = dict.fromkeys((move.kind for move in GAME.legal_moves(state, seat)), text) | found
    return found


def choosing_losses(seats: int) -> MareState:
    """A state in which the first seat chooses among an idle legion, an occupying one and the fortress in Creta."""
    state = at(seats, 0.8)
    creta = state.provinces["creta"]
    creta.controller, creta.buildings, creta.places = 1, ["ceramics", "city"], {"city": 0}
    creta.legions, creta.fortresses = [3, 2, *[0] * (seats - 2)], [1, *[0] * (seats - 1)]
    state.phase, state.step, state.stage, state.active = "battle", "losses", "fight", 0
    state.battle, state.pending = Battle("creta", 0, 1), [Choice(0, "losses", about="creta", count=2)]
    return state


def in_step(seats: int, step: str) -> MareState:
    """The last state of a match in which such a decision is awaited, or one to which a payment of one's own leads."""
    for text, _ in reversed(match(seats)):
        state = GAME.decode(text)
        if state.step != step:
            for seat in GAME.to_move(state)[:1]:
                own = [move for move in GAME.legal_moves(state, seat) if getattr(move, "pay", "") == OTHER]
                for move in own[:1]:
                    GAME.play(state, seat, move)
        if state.step == step:
            return state
    raise LookupError(step)


def after_battle(seats: int) -> tuple[MareState, tuple[str, ...]]:
    """The last state that a battle led to, with its marks."""
    return next(
        (GAME.decode(text), changed)
        for text, changed in reversed(match(seats))
        if any(mark.startswith("battle:") for mark in changed)
    )
