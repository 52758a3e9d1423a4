"""The notation of cases.json made into states: empires are seats, areas and spaces have their ids, units are counted."""

from __future__ import annotations

from typing import Any

from games.core.data import read_data
from games.core.rng import Rng
from games.mare_nostrum.board import controlled, present
from games.mare_nostrum.contests import contest
from games.mare_nostrum.game import MareNostrum
from games.mare_nostrum.hands import add
from games.mare_nostrum.setup import prepare
from games.mare_nostrum.state import NOBODY, Choice, MareState

GAME = MareNostrum(read_data("mare_nostrum"))
CATALOGUE = GAME.catalogue
EMPIRES = CATALOGUE.numbers.empires[5]  # seat 0 is Rome, then clockwise round the board
PHASES = {
    **dict.fromkeys(("reward", "any_good"), "collect"),
    **dict.fromkeys(("value", "offer", "starter", "take", "compensate"), "trade"),
    **dict.fromkeys(("build", "pay", "copy", "keep"), "build"),
    "crown": "leadership",
}


def seat_of(empire: str) -> int:
    """The seat of an empire in every state that is built here; -1 for nobody."""
    return EMPIRES.index(empire) if empire else NOBODY


def spot_of(space: str) -> str:
    """``latium.caravan.metal`` → ``metal``, ``latium.market`` → ``market``."""
    return space.split(".")[-1]


def build_state(given: dict[str, Any], *, turn: str = "rome", step: str = "build", edition: str = "pl") -> MareState:
    """Five players, an empty map but for what is given, and the decision ``step`` of one of them.

    ``given`` holds provinces, seas, cards, hands, start_control, titles and spent as in the cases; what nobody holds lies in the
    reserve, what nobody owns is on display.
    """
    state = prepare(CATALOGUE, 5, edition, "expert", "case")
    seat = seat_of(turn)
    for other, (player, empire) in enumerate(zip(state.players, EMPIRES, strict=True)):
        player.empire = empire
        player.cards = list(given.get("cards", {}).get(empire, [CATALOGUE.starting_hero[empire]]))
        state.provinces[CATALOGUE.empires[empire].capital_province].controller = other
        for resource, count in given.get("hands", {}).get(empire, {}).items():
            give(state, empire, resource, count)
    owned = {card for player in state.players for card in player.cards}
    state.display = [card for card in state.display if card not in owned]
    for name, entry in given.get("provinces", {}).items():
        _province(state, name, entry)
    for sea, triremes in given.get("seas", {}).items():
        for empire, count in triremes.items():
            state.seas[sea][seat_of(empire)] = count
    titles = CATALOGUE.numbers.start_titles[5] | given.get("titles", {})
    state.titles = {title: seat_of(titles[title]) for title in ("trade", "culture", "military")}
    state.spent = sorted(given.get("spent", []))
    state.start_control = [controlled(state, other) for other in range(5)]
    if "start_control" in given:
        state.start_control[seat] = sorted(given["start_control"])
    state.round, state.turn = 2, 9
    state.phase, state.stage, state.step = PHASES.get(step, "battle"), step, step
    state.active = seat if state.phase in ("build", "battle") else NOBODY
    state.pending = [Choice(seat, step)]
    return state


def give(state: MareState, empire: str, resource: str, count: int = 1) -> None:
    """Put resources into a hand, out of the reserve or the legendary pile."""
    add(state.players[seat_of(empire)].hand, resource, count)
    if resource in state.reserve:
        state.reserve[resource] -= count
    else:
        state.pile.remove(resource)


def _province(state: MareState, name: str, entry: dict[str, Any]) -> None:
    province = state.provinces[name]
    if "control" in entry:
        province.controller = seat_of(entry["control"])
    province.buildings = sorted(map(spot_of, entry.get("buildings", ())))
    for empire, units in entry.get("units", {}).items():
        province.legions[seat_of(empire)] = units.get("legion", 0)
        province.fortresses[seat_of(empire)] = units.get("fortress", 0)
    places = {**entry.get("occupied", {}), **entry.get("circe", {})}
    province.places = dict(sorted((spot_of(space), seat_of(empire)) for space, empire in places.items()))
    for seat in {*province.places.values()}:
        # The cases do not always count the legions on places among the units.
        least = sum(owner == seat for owner in province.places.values())
        province.legions[seat] = max(province.legions[seat], least)
    if entry.get("at_war", len(present(province)) > 1):
        contest(name, province)


def loaded(state: MareState, *dice: int) -> MareState:
    """Let the next dice fall like this: a seed is looked for whose next draws are these."""
    for number in range(10**6):
        rng = Rng(f"loaded {number}")
        if all(rng.below(6) + 1 == face for face in dice):
            state.rng = Rng(f"loaded {number}")
            return state
    raise ValueError(f"no seed gives {dice}")
