"""R8 Empire Scoring: the window before it, the majorities, the Governments."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from games.core.events import Event
from games.mosaic.board import controller, has_any, influence
from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import count, in_play, uses_left
from games.mosaic.moves import Divert, Move, Strike
from games.mosaic.state import CITIES, SETTLEMENTS, Choice, MosaicState, Task
from games.mosaic.units import divert, divert_moves, strike, strike_moves
from games.mosaic.vocabulary import Effect


# ---------------------------------------------------------------------- R8.1, R8.2 before scoring
def scoring_tasks(catalogue: Catalogue, state: MosaicState) -> list[Task]:
    """R8.2: from the active player on clockwise whoever may act before the scoring, then the scoring."""
    tasks: list[Task] = []
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        player = state.players[seat]
        for name in in_play(player):
            for index, effect in catalogue.effects_when(name, "before_empire_scoring"):
                if uses_left(catalogue, player, name, effect.uses):
                    tasks.append(Task("window", seat, name, index))
    return [*tasks, Task("score", state.active)]


def window_moves(catalogue: Catalogue, state: MosaicState, choice: Choice) -> list[Move]:
    """R8.2: every way to use the component before the scoring, sorted; Skip comes on top."""
    effect = catalogue.effects[choice.source][choice.index]
    if effect.eliminate is not None:
        return [*strike_moves(catalogue, state, choice, effect)]
    return [*divert_moves(catalogue, state, choice.seat)]


def open_window(catalogue: Catalogue, state: MosaicState, task: Task) -> list[Event]:
    """R8.2: follow the seat's standing order, or ask it."""
    effect = catalogue.effects[task.source][task.index]
    kind = "divert" if effect.move_enemy_units is not None else "strike"
    choice = Choice(task.seat, kind, task.source, task.index, 1)
    possible = window_moves(catalogue, state, choice)
    order = state.players[task.seat].orders.get(task.source)
    if not possible or (order is not None and order.rule == "never"):
        return []
    if order is not None and order.rule != "ask":
        if order.rule == "strike":
            wanted: Move = Strike(order.opponent, order.region, order.unit)
        else:
            wanted = Divert(order.opponent, order.region, order.target)
        if wanted in possible:
            # The order was a secret, so whoever has set it off cannot take his move back freely any more.
            done = use_window(state, choice, wanted)
            return [msgspec.structs.replace(event, reveals="hidden") for event in done]
    state.pending = [choice]
    return []


def use_window(state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    """R8.2: what the General or the Diplomats do."""
    used = state.players[choice.seat].used
    used[choice.source] = used.get(choice.source, 0) + 1
    if isinstance(move, Strike):
        return strike(state, choice.seat, move)
    assert isinstance(move, Divert)
    return divert(state, choice.seat, move)


# ---------------------------------------------------------------------- R8.3 majorities
def scoring_influence(catalogue: Catalogue, state: MosaicState) -> dict[str, list[int]]:
    """R8.3: Influence with Formations, Cavalry Tactics and Siege Engines."""
    found = influence(catalogue, state)
    for seat in range(state.seats):
        for effect in _effects(catalogue, state, seat):
            if effect.influence and effect.if_unit is not None:
                for region in state.regions:
                    if has_any(state, seat, region, (effect.if_unit,)):
                        found[region][seat] += effect.influence
    engines = [
        {kind for effect in _effects(catalogue, state, seat) if (kind := effect.negate_enemy_cities_with)}
        for seat in range(state.seats)
    ]
    for place, piece in state.pieces.items():
        region = catalogue.region_of[place]
        if piece.kind in CITIES and _besieged(engines, state, piece.seat, region):
            found[region][piece.seat] -= catalogue.numbers.influence["city" if piece.kind == "city" else "port_city"]
    return found


def _effects(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Effect]:
    return [
        effect for name in in_play(state.players[seat]) for _, effect in catalogue.effects_when(name, "empire_scoring")
    ]


def _besieged(engines: Sequence[Collection[str]], state: MosaicState, owner: int, region: str) -> bool:
    """R8.3: an opponent has a unit there that cancels Cities."""
    return any(has_any(state, seat, region, kinds) for seat, kinds in enumerate(engines) if seat != owner)


def region_points(catalogue: Catalogue, state: MosaicState, region: str, values: list[int]) -> list[int]:
    """R8.3: the victory points of each seat for a region, given its Influence there."""
    numbers, most = catalogue.numbers.empire, max(values)
    if most < 1:
        return [0] * len(values)
    first = numbers.first
    for place, piece in state.pieces.items():
        if catalogue.region_of[place] == region:
            if piece.kind in CITIES:
                first += numbers.first_per_city
            elif piece.kind not in SETTLEMENTS:
                first += numbers.first_per_wonder
    points = [first if value == most else 0 for value in values]
    second = max((value for value in values if value < most), default=0)
    if values.count(most) == 1 and second > 0 and values.count(second) == 1:
        points[values.index(second)] = numbers.second
    return points


# ---------------------------------------------------------------------- R8.4 Governments
def government_points(
    catalogue: Catalogue, state: MosaicState, seat: int, government: str, influences: dict[str, list[int]]
) -> int:
    """R8.4, R7.3: what a Government ("" for none) brings to the seat; control is that of the Empire Scoring."""
    points = 0
    for _, effect in catalogue.effects_when(government, "empire_scoring"):
        each = effect.vp
        if effect.vp_by_players:
            each = catalogue.by_players(effect.vp_by_players, state.seats)
        if effect.per == "own:controlled_regions":
            number = sum(controller(values) == seat for values in influences.values())
        else:
            number = count(catalogue, state, seat, effect.per) // effect.per_every
        points += each * number
    return points


# ---------------------------------------------------------------------- the scoring
def score(catalogue: Catalogue, state: MosaicState) -> list[Event]:
    """R8.3, R8.4: all regions, then all Governments."""
    state.due -= 1
    state.scorings += 1
    facts = {"count": state.scorings, "most": catalogue.numbers.empire.limit}
    # R8.2: that nobody was asked before it tells of standing orders.
    events = [Event("empire-scoring", None, facts, reveals="hidden")]
    influences = scoring_influence(catalogue, state)
    for region, values in influences.items():
        for seat, points in enumerate(region_points(catalogue, state, region, values)):
            if points:
                state.players[seat].points["regions"] += points
                facts = {"region": region, "influence": values[seat], "count": points}
                events.append(Event("region-scored", seat, facts))
    for seat, player in enumerate(state.players):
        points = government_points(catalogue, state, seat, player.government, influences)
        if points:
            player.points["governments"] += points
            events.append(Event("government-scored", seat, {"government": player.government, "count": points}))
    return events
