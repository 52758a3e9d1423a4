"""The notation of cases.json made into states and moves: given → state, when → moves, then → what differs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from games import GAMES
from games.base import Decision, Move
from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add, Cart, Coin, Craftsman, Pass, Replace, Reveal, War
from games.founders_of_the_empire.state import SCHEMA, STACKS, TAKEN, FoundersState, Placed, Territory
from games.founders_of_the_empire.territory import groups
from tests.games.kept import whole_rule

SLUG = "founders_of_the_empire"
GAME = GAMES[SLUG]
DATA: dict[str, Any] = json.loads(GAME.data_text)["components"]
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["tiles"]}
TOKENS: dict[str, dict[str, Any]] = {token["id"]: token for token in DATA["tokens"]}
SETUP: dict[str, Any] = DATA["game"]["setup"]
PILES = ("war", "coin", "cart")

# A bare number for a stack means tiles whose identity does not matter but which keep the position alive (R11.3a):
# these come first, as long as the game still has copies of them.
FILLERS = {
    "nature": ("grove", "lake", "forest", "waterfall", "cliff", "riverbank"),
    "village": ("fishing_village", "winery", "stud_farm", "iron_mine", "gold_mine", "weaving_mill"),
    "city": ("inn_fish", "market_square_wine", "workshop_horses", "barracks_iron"),
}


# ------------------------------------------------------------------ cells (Appendix C)
def cell(x: int, y: int) -> str:
    """The name of the cell (x, y): column M + x, row 10 + y; beyond Z comes AA, before A comes -A."""
    index = 12 + x
    return ("-" + _letters(-index - 1) if index < 0 else _letters(index)) + str(10 + y)


def _letters(index: int) -> str:
    text = ""
    while index >= 0:
        text = chr(ord("A") + index % 26) + text
        index = index // 26 - 1
    return text


def cells(places: Iterable[Iterable[int]]) -> list[str]:
    """The names of several cells, sorted."""
    return sorted(cell(*place) for place in places)


# ------------------------------------------------------------------ given → state
def build_state(given: dict[str, Any]) -> FoundersState:
    """The state a case starts from; every piece of the game is somewhere, none twice.

    Raises ValueError if the case uses more copies of a piece than the game has.
    """
    names: list[str] = given["players"]
    territories = [_territory(given.get("territories", {}).get(name, {})) for name in names]
    rows = {kind: list(given.get("rows", {}).get(kind, [])) for kind in STACKS}
    shown = list(given.get("victory_row", ["temple_fortuna"]))
    fixed = {kind: stack for kind in STACKS if isinstance(stack := given.get("stacks", {}).get(kind, 10), list)}
    pile = list(given.get("craftsman_stack", []))

    tiles = Counter({name: tile["count"] for name, tile in TILES.items()})
    tokens = Counter({name: token["count"] for name, token in TOKENS.items()})
    tiles.subtract([*_tiles_of(territories), *shown, *every(rows), *every(fixed)])
    tokens.subtract([*_tokens_of(territories), *pile])
    sizes = {kind: given.get("stacks", {}).get(kind, 10) for kind in STACKS if kind not in fixed}
    stacks = {kind: fixed[kind] if kind in fixed else _fill(kind, sizes[kind], tiles) for kind in STACKS}
    if short := {name: -number for name, number in [*tiles.items(), *tokens.items()] if number < 0}:
        raise ValueError(f"more pieces than the game has: {short}")

    places = SETUP["victory_face_up"][str(len(names))]
    victory = [name for name in tiles.elements() if TILES[name]["kind"] == "victory"]
    unseen = victory[: sum(tile["count"] for tile in TILES.values() if tile["kind"] == "victory") - places]
    boxed = Counter(tiles.elements()) - Counter(unseen)
    active = names.index(given.get("active", names[0]))
    step = given.get("phase", "token")
    return FoundersState(
        schema=SCHEMA,
        seats=len(names),
        rng=Rng("case"),
        pending=[_decision(active, step)],
        turn=active + 1,
        active=active,
        step=step,
        stacks=stacks,
        rows=rows,
        display=shown + [TAKEN] * (places - len(shown)),
        box=sorted(boxed.elements()) + sorted(name for name in tokens.elements() if name not in PILES),
        unseen=unseen,
        piles={kind: tokens[kind] for kind in PILES},
        craftsmen=pile,
        territories=territories,
        bought=given.get("bought", ""),
    )


def state_of(position: dict[str, Any]) -> FoundersState:
    """A fixed position: ``given`` of a case."""
    return build_state(position["given"])


def every(piles: dict[str, list[str]]) -> list[str]:
    """The pieces of all stacks, or of all rows."""
    return [piece for pile in piles.values() for piece in pile]


def _decision(seat: int, step: str) -> Decision:
    """Tokens and tiles are one question: the rest of the turn."""
    return Decision(seat, "reveal" if step == "reveal" else "turn")


def _territory(given: dict[str, Any]) -> Territory:
    return Territory(
        tiles={
            cell(*tile["at"]): Placed(
                tile["tile"], tile.get("war", False), bool(tile.get("coin")), tile.get("craftsman") or ""
            )
            for tile in given.get("tiles", [])
        },
        carts=cells(given.get("carts", [])),
        supply=sorted(given.get("hand", [])),
        replaced=list(given.get("replaced", [])),
        stop=given.get("agree_end", False),
    )


def _tiles_of(territories: list[Territory]) -> Iterator[str]:
    for land in territories:
        yield from (placed.tile for placed in land.tiles.values())
        yield from land.replaced


def _tokens_of(territories: list[Territory]) -> Iterator[str]:
    for land in territories:
        yield from land.supply
        yield from ["cart"] * len(land.carts)
        for placed in land.tiles.values():
            yield from ["war"] * placed.war + ["coin"] * placed.coin + [placed.craftsman] * bool(placed.craftsman)


def _fill(kind: str, number: int, left: Counter[str]) -> list[str]:
    order = [
        *FILLERS[kind],
        *(name for name, tile in TILES.items() if tile["kind"] == kind and name not in FILLERS[kind]),
    ]
    stack: list[str] = []
    while len(stack) < number:
        layer = [name for name in order if left[name] > 0][: number - len(stack)]
        if not layer:
            raise ValueError(f"not enough {kind} tiles for a stack of {number}")
        left.subtract(layer)
        stack += layer
    return stack


# ------------------------------------------------------------------ when → moves
def moves_of(case: dict[str, Any]) -> list[tuple[int, Move]]:
    """The moves of a case with their seats; [] for a case that only looks at the state."""
    names: list[str] = case["given"]["players"]
    when = case["when"] if isinstance(case["when"], list) else [case["when"]]
    first = case["given"].get("active", names[0])
    return [
        (names.index(a.get("player", first)), _move(a, names)) for a in when if a["action"] not in ("inspect", "score")
    ]


def _move(action: dict[str, Any], names: list[str]) -> Move:
    match action:
        case {"action": "reveal", "stack": stack}:
            return Reveal(stack)
        case {"action": "play_token", "token": "war", "target": target, "at": at}:
            return War(names.index(target), cell(*at))
        case {"action": "play_token", "token": "coin", "target": target, "at": at, "resource": resource}:
            return Coin(names.index(target), cell(*at), resource)
        case {"action": "play_token", "token": "cart", "at": at}:
            return Cart(cell(*at))
        case {"action": "play_token", "token": token, "at": at}:
            return Craftsman(token, cell(*at))
        case {"action": "add", "tile": tile, "at": at, "replace": True}:
            return Replace(tile, cell(*at))
        case {"action": "add", "tile": tile, "at": at}:
            return Add(tile, cell(*at))
        case {"action": "skip"}:
            return Pass()
    raise ValueError(f"unknown action {action}")


# ------------------------------------------------------------------ questions to the rules
def at_step(state: FoundersState, seat: int, step: str) -> FoundersState:
    """A copy in which the seat is at that step of its turn; a bought resource stays only with the one who bought it."""
    probe = GAME.copy(state)
    if seat != probe.active:
        probe.bought = ""
    probe.active, probe.step, probe.finished = seat, step, ""
    probe.pending = [_decision(seat, step)]
    return probe


def legal_cells(state: FoundersState, seat: int, tile: str) -> list[str]:
    """The empty cells on which the seat could add that face-up tile, sorted (R8.1–R8.5)."""
    probe = at_step(state, seat, "add")
    return sorted(m.cell for m in GAME.legal_moves(probe, seat) if isinstance(m, Add) and m.tile == tile)


def attackable(state: FoundersState, victim: int) -> list[str]:
    """The cells of the victim that the next seat could attack if it held a war token, sorted (R7.2a)."""
    seat = (victim + 1) % state.seats
    probe = at_step(state, seat, "token")
    probe.territories[seat].supply = ["war"]
    return sorted(m.cell for m in GAME.legal_moves(probe, seat) if isinstance(m, War) and m.opponent == victim)


def score(state: FoundersState, seat: int) -> int:
    """R10.1 as if the game ended now."""
    return sum(GAME.standing(state)[seat].values())


def winners(state: FoundersState) -> list[int]:
    """The seats with rank 1; for a running match those if all agreed to stop and the turn ended with a nature tile."""
    if not state.finished:
        state = at_step(state, state.active, "add")
        state.rows["nature"] = ["lake"]
        for land in state.territories:
            land.stop = True
        lay = next(m for m in GAME.legal_moves(state, state.active) if isinstance(m, Add) and m.tile == "lake")
        GAME.play(state, state.active, lay)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]


# ------------------------------------------------------------------ then → what differs
def differences(case: dict[str, Any], before: FoundersState, after: FoundersState) -> list[str]:
    """Every value of the case's ``then`` that the state after the last legal move does not show."""
    names: list[str] = case["given"]["players"]
    found: list[tuple[str, Any, Any]] = []
    for key, want in case["then"].items():
        if key == "territories":
            for name, wanted in want.items():
                found += _territory_values(after, names.index(name), wanted)
        elif key != "legal":
            found += _table_values(key, want, names, before, after)
    return [f"{what}: {got!r} instead of {want!r}" for what, got, want in found if got != want]


def _table_values(
    key: str, want: Any, names: list[str], before: FoundersState, after: FoundersState
) -> Iterator[tuple[str, Any, Any]]:
    match key:
        case "rows":
            yield from ((f"row {kind}", after.rows[kind], row) for kind, row in want.items())
        case "stack_sizes":
            yield from ((f"stack {kind}", len(after.stacks[kind]), size) for kind, size in want.items())
        case "boxed_tiles" | "boxed_tokens":
            pieces = TILES if key == "boxed_tiles" else TOKENS
            boxed = Counter(after.box) - Counter(before.box)
            yield key, sorted(name for name in boxed.elements() if name in pieces), sorted(want)
        case "victory_row":
            yield key, [tile for tile in after.display if tile != TAKEN], want
        case "game_over":
            yield key, whole_rule(after.finished) or None, want
        case "next_player":
            yield key, [names[seat] for seat in GAME.to_move(after)], [want]
        case "winners":
            yield key, [names[seat] for seat in winners(after)], want
        case "may_skip":
            yield key, Pass() in GAME.legal_moves(after, after.active), want
        case _:
            raise ValueError(f"unknown value {key}")


def _territory_values(state: FoundersState, seat: int, wanted: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    land = state.territories[seat]
    for key, want in wanted.items():
        what = f"seat {seat} {key}"
        match key:
            case "hand":
                yield what, sorted(land.supply), sorted(want)
            case "replaced":
                yield what, land.replaced, want
            case "carts":
                yield what, sorted(land.carts), cells(want)
            case "score":
                yield what, score(state, seat), want
            case "victory_tiles":
                yield what, sum(TILES[placed.tile]["kind"] == "victory" for placed in land.tiles.values()), want
            case "attackable":
                yield what, attackable(state, seat), cells(want)
            case "groups":
                yield what, sorted(sorted(group) for group in groups(land)), sorted(cells(group) for group in want)
            case "legal_cells":
                yield from (
                    (f"{what} {tile}", legal_cells(state, seat, tile), cells(places)) for tile, places in want.items()
                )
            case "tiles":
                for tile in want:
                    yield from _tile_values(land, tile)
            case _:
                raise ValueError(f"unknown value {key}")


def _tile_values(land: Territory, want: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    name = cell(*want["at"])
    placed = land.tiles.get(name, Placed(""))
    yield name, placed.tile, want["tile"]
    for key, got in (("war", placed.war), ("coin", int(placed.coin)), ("craftsman", placed.craftsman or None)):
        if key in want:
            yield f"{name} {key}", got, want[key]
