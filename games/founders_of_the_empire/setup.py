"""R3 Set-up and draft."""

from __future__ import annotations

from games.base import Decision
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.rng import Rng
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import ORIGIN, SIDES, beside
from games.founders_of_the_empire.moves import Draft
from games.founders_of_the_empire.state import SCHEMA, STACKS, FoundersState, Placed, Territory


def prepare(catalogue: Catalogue, seats: int, seed: str) -> FoundersState:
    """R3.1, R3.2, R3.4, R3.8: the table before the first pick.

    R3.3: seats are numbered in play order and seat 0 begins, so whoever seats the players draws the starting player.
    """
    rng = Rng(seed)
    stacks = {kind: catalogue.all_tiles(kind) for kind in STACKS}
    victory = catalogue.all_tiles("victory")
    craftsmen = catalogue.all_tokens("craftsman")
    for pile in (*stacks.values(), victory, craftsmen):
        rng.shuffle(pile)
    shown = catalogue.setup.victory_face_up[seats]
    state = FoundersState(
        schema=SCHEMA,
        seats=seats,
        rng=rng,
        pending=[Decision(0, "draft")],
        stacks=stacks,
        rows={kind: [] for kind in STACKS},
        display=victory[:shown],
        unseen=victory[shown:],
        piles={kind: len(catalogue.all_tokens(kind)) for kind in ("war", "coin", "cart")},
        craftsmen=craftsmen,
        territories=[Territory() for _ in range(seats)],
    )
    _turn_up(state, "nature", catalogue.setup.draft_nature_face_up[seats])
    return state


def draft_moves(state: FoundersState, seat: int) -> list[Draft]:
    """R3.5, R3.6: every tile of the green row, for the second pick on each side of the first; sorted."""
    first = not state.territories[seat].tiles
    return [Draft(tile, side) for tile in sorted(set(state.rows["nature"])) for side in (("",) if first else SIDES)]


def draft(catalogue: Catalogue, state: FoundersState, seat: int, move: Draft) -> list[Event]:
    """R3.5: take a tile; the last pick opens the game (R3.7, R3.9). Raises IllegalMove."""
    if state.step != "draft":
        raise IllegalMove("draft-over", "R3.5")
    territory = state.territories[seat]
    if move.tile not in state.rows["nature"]:
        raise IllegalMove("tile-not-in-draft", "R3.5", tile=move.tile)
    if territory.tiles and move.side not in SIDES:
        raise IllegalMove("side-needed", "R3.6", side=move.side)
    if not territory.tiles and move.side:
        raise IllegalMove("side-too-early", "R3.6", side=move.side)
    cell = beside(ORIGIN, move.side) if move.side else ORIGIN
    state.rows["nature"].remove(move.tile)
    territory.tiles[cell] = Placed(move.tile)
    events = [Event("drafted", seat, {"tile": move.tile, "cell": cell})]
    drafter = _next_drafter(state, seat)
    if drafter is not None:
        state.active = drafter
        state.pending = [Decision(drafter, "draft")]
        return events
    turned_up = [
        tile for kind, count in catalogue.setup.after_draft_reveal.items() for tile in _turn_up(state, kind, count)
    ]
    state.active, state.turn, state.step, state.pending = 0, 1, "reveal", []
    return [*events, Event("opened", None, {"tiles": turned_up}, reveals="hidden")]


def _next_drafter(state: FoundersState, seat: int) -> int | None:
    """R3.5: 0, 1, … n−1, n−1, … 0, then nobody."""
    if len(state.territories[seat].tiles) == 1:
        return seat + 1 if seat + 1 < state.seats else seat
    return seat - 1 if seat else None


def _turn_up(state: FoundersState, kind: str, count: int) -> list[str]:
    tiles = state.stacks[kind][:count]
    del state.stacks[kind][:count]
    state.rows[kind] += tiles
    return tiles
