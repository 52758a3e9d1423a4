"""Positions in a compact notation, and the questions of cases.json put to the rules."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from games import GAMES
from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.rise_of_empires import RiseOfEmpires, display, ending, food, income, scoring, taking
from games.rise_of_empires.board import controller
from games.rise_of_empires.moves import Pay, Pick, Place, Remove, TakeEmpire, Trade, War
from games.rise_of_empires.state import NOBODY, ROWS, Campaign, Player, RiseState
from games.rise_of_empires.turns import begin_move, go_on

SLUG = "rise_of_empires"
GAME: RiseOfEmpires = GAMES[SLUG]  # type: ignore[assignment]
CATALOGUE = GAME.catalogue
LETTERS = "ABCDE"
ENOUGH_GOLD = 50


# ---------------------------------------------------------------------- positions
def build_state(
    *entries: dict[str, Any],
    seats: int = 2,
    cubes: dict[str, dict[int, int]] | None = None,
    active: int | None = None,
    **table: Any,
) -> RiseState:
    """A state in phase 2, ``active`` (or the first in the order) to move.

    ``entries`` change the seats: any field, ``vp`` for points of no matter where, ``stock`` for cubes in the general stock
    (the others are in the pool). ``cubes`` lie on the map by seat. ``table`` changes any field of the state; in turn B every
    seat has six discs on the display unless ``rows`` says otherwise.
    """
    seats = max(seats, len(entries))
    state = GAME.setup(seats, GAME.options(), "position")
    for name, value in table.items():
        setattr(state, name, value)
    state.map = {region: [(cubes or {}).get(region, {}).get(seat, 0) for seat in range(seats)] for region in state.map}
    for seat in range(seats):
        _fill(state, seat, entries[seat] if seat < len(entries) else {})
    if "rows" in table:
        state.rows = {row: list(table["rows"].get(row, ())) for row in ROWS}
    elif state.side == "B":
        order = state.order
        state.rows = {"empire": [], "territory": order * 2, "trade": [*order], "progress": order * 2, "city": [*order]}
    _tidy_tiles(state, table)
    state.pending, state.phase = [], "actions"
    begin_move(state, state.order[0] if active is None else active)
    go_on(CATALOGUE, state)
    return state


def state_of(position: dict[str, Any]) -> RiseState:
    """A fixed position: ``seats``, ``entries``, ``cubes`` and ``table`` of ``build_state``."""
    cubes = {region: {int(seat): n for seat, n in here.items()} for region, here in position.get("cubes", {}).items()}
    return build_state(*position.get("entries", []), seats=position["seats"], cubes=cubes, **position.get("table", {}))


def _fill(state: RiseState, seat: int, entry: dict[str, Any]) -> None:
    player = state.players[seat]
    for name, value in entry.items():
        if name == "vp":
            player.points["regions"] = value
        elif name != "stock":
            setattr(player, name, sorted(Counter(value).elements()) if isinstance(value, dict) else value)
    left = CATALOGUE.numbers.cubes - sum(cubes[seat] for cubes in state.map.values())
    if "stock" in entry:
        player.stock, player.cube = entry["stock"], left - entry["stock"]
    else:
        player.stock = left - player.cube


def _tidy_tiles(state: RiseState, table: dict[str, Any]) -> None:
    """Tiles that seats own do not lie on the tile card or in a stack as well."""
    if "cities" not in table:
        state.cities = CATALOGUE.cities_of(state.era, state.side)
    if "progress" not in table:
        state.progress = CATALOGUE.progress_of(state.era)[: CATALOGUE.numbers.offers.progress]
    later = CATALOGUE.progress_of(state.era) if state.side == "A" else []
    state.face_down = {
        "progress": sorted((Counter(later) - Counter(state.progress)).elements()),
        "territory": sorted((Counter(CATALOGUE.all_territory()) - Counter(state.territory)).elements()),
    }
    for player in state.players:
        state.empires = [tile for tile in state.empires if tile not in player.empires]
        for tiles, offer, stack in (
            (player.progress, state.progress, state.face_down["progress"]),
            (player.territory, state.territory, state.face_down["territory"]),
            (player.cities, state.cities, []),
        ):
            for tile in tiles:
                # Taken from where it would be too many, the stack first.
                place = next((place for place in (stack, offer) if tile in place), None)
                if place is not None and copies(state, tile) > CATALOGUE.tiles[tile].count:
                    place.remove(tile)


def copies(state: RiseState, tile: str) -> int:
    """How many of a tile are in play, face down or not."""
    places = [state.progress, state.territory, state.cities, *state.face_down.values()]
    owned = [tiles for player in state.players for tiles in (player.progress, player.territory, player.cities)]
    return sum(tiles.count(tile) for tiles in [*places, *owned])


def play(state: RiseState, seat: int, *moves: Move) -> list[Event]:
    """Play moves of a seat; gives what happened."""
    return [event for move in moves for event in GAME.play(state, seat, move)]


# ---------------------------------------------------------------------- the questions of cases.json
def answer(case: dict[str, Any]) -> Any:
    """What the rules say to the question of a case."""
    return ANSWERS[case["check"]["fn"]](**case["check"].get("args", {}))


def _owner(
    territory: dict[str, int], progress: list[str], city: list[str] = (), controlled: list[str] = (), **more: Any
) -> RiseState:
    """Seat 0 with these tiles and a cube in each region that it controls."""
    entry = {"territory": territory, "progress": list(progress), "cities": list(city), **more}
    return build_state(entry, era=3, cubes={region: {0: 1} for region in controlled})


def _food(**given: Any) -> dict[str, int | None]:
    state = _owner(given["territory"], given["progress"], given["city"], given["controlled"], food=given["food"])
    balance = food.food_balance(CATALOGUE, state, 0)
    if not food.fed(CATALOGUE, state, 0):
        return {"balance": balance, "marker": None}
    food.feed(CATALOGUE, state)
    return {"balance": balance, "marker": state.players[0].food}


def _income(
    territory: dict[str, int],
    progress: list[str],
    controlled: list[str],
    stock: int,
    bank: int,
    shipping: list[str] = (),
) -> dict[str, int]:
    state = _owner(territory, progress, controlled=controlled, stock=stock, disc=0)
    state.players[1].disc = CATALOGUE.numbers.discs - bank
    before = {name: getattr(state.players[0], name) for name in income.GOODS}
    for choice in income.picks_to_make(CATALOGUE, state):
        counts = Counter(shipping)
        income.pick(state, 0, Pick(choice.tile, counts["cube"], counts["gold"], counts["disc"]))
    income.earn(CATALOGUE, state)
    return {name: getattr(state.players[0], name) - before[name] for name in income.GOODS}


def _regions(map: dict[str, dict[str, int]]) -> dict[str, Any]:
    letters = sorted({letter for cubes in map.values() for letter in cubes})
    state = build_state(
        seats=len(letters),
        era=3,
        cubes={region: {letters.index(letter): n for letter, n in cubes.items()} for region, cubes in map.items()},
    )
    sums = scoring.region_points(CATALOGUE, state)
    leading = {region: controller(state.map[region]) for region in map}
    return {
        "vp": {letter: sums[letters.index(letter)] for letter in letters},
        "control": {region: None if seat == NOBODY else letters[seat] for region, seat in leading.items()},
    }


def _order(players: dict[str, dict[str, int]]) -> list[str]:
    letters = sorted(players)
    entries = [
        {"vp": entry["vp"], "gold": entry["gold"], "disc": entry["disc"], "cube": entry["pool"]}
        for entry in map(players.__getitem__, letters)
    ]
    order = sorted(range(len(letters)), key=lambda seat: players[letters[seat]]["pos"])
    return [letters[seat] for seat in ending.choosing_order(build_state(*entries, order=order))]


def _trade(filled: int, trades: list[dict[str, Any]], bonus: int = 0) -> list[dict[str, int] | None]:
    found: list[dict[str, int] | None] = []
    for trade in trades:
        state = build_state({"disc": 10}, track=filled)
        try:
            events = play(state, 0, Trade(trade["mode"], trade["n"]))
        except IllegalMove:
            found.append(None)
            continue
        filled = state.track
        found.append({trade["mode"]: events[0].data["count"] + bonus})
    return found


def _row_open(players: int, discs: int, row: str = "territory") -> bool:
    state = build_state(seats=players)
    state.rows[row] = [seat % players for seat in range(discs)]
    return display.is_free(CATALOGUE, state, row)


def _fee(row: list[str], index: int, progress: list[str] = ()) -> int:
    seats = [LETTERS.index(letter) for letter in row]
    seat = seats[index]
    rich = {"gold": ENOUGH_GOLD, "progress": list(progress)}
    state = build_state(
        *(rich if other == seat else {} for other in range(4)),
        side="B",
        era=2,
        order=[seat, *(other for other in range(4) if other != seat)],
        rows={"territory": seats},
    )
    which = seats[: index + 1].count(seat)
    move = next(move for move in GAME.legal_moves(state, seat) if isinstance(move, Remove) and move.which == which)
    return play(state, seat, move)[0].data["fee"]


def _pay_fee(amount: int, have: dict[str, int], mix: dict[str, int]) -> bool:
    entry = {name: have.get(name, 0) for name in ("gold", "cube", "food", "disc", "vp")}
    state = build_state(entry, side="B", rows={"trade": [1] * amount + [0]})
    # Asked for the mix even where there is only one.
    display.remove(CATALOGUE, state, 0, Remove("trade", 1, display.CHOOSE))
    state.step = state.pending[0].kind = "pay"
    try:
        play(state, 0, Pay(mix.get("gold", 0), mix.get("cube", 0), mix.get("food", 0), mix.get("vp", 0)))
    except IllegalMove:
        return False
    return True


def at_war(tile: str, era: int, own: int, enemy: int) -> RiseState:
    """Seat 0 has placed its cubes in the Balkans with an empire tile and may start a war against seat 1."""
    state = build_state(era=era, cubes={"balkans": {0: own, 1: enemy}})
    state.campaign = Campaign(tile, [], placed={"balkans": own})
    state.step = state.pending[0].kind = "war"
    return state


def _war(tile: str, side: str, own: int, enemy: int) -> dict[str, int] | None:
    state = at_war(tile, 1 if side == "front" else 2, own, enemy)
    try:
        play(state, 0, War("balkans", 1))
    except IllegalMove:
        return None
    return {"own": state.map["balkans"][0], "enemy": state.map["balkans"][1]}


def _place(**given: Any) -> bool:
    """Whether the regions can receive a cube each, the base first if it is among them, in some order of the others."""
    targets, base = given["targets"], given["base"]
    rest = [region for region in targets if region != base]
    first = [base] if base in targets else []
    return any(_can_place(given, [*first, *order]) for order in permutations(rest))


def _can_place(given: dict[str, Any], targets: list[str]) -> bool:
    state = build_state(
        {"cube": given["pool"], "progress": given["progress"]},
        era=given["era"],
        cubes={region: {0: 1} for region in given["own"]},
    )
    try:
        play(state, 0, TakeEmpire(given["tile"]), *(Place(region, 1) for region in targets))
    except IllegalMove:
        return False
    return True


def _halve(n: int) -> int:
    state = build_state(cubes={"balkans": {0: n}})
    ending.halve(CATALOGUE, state)
    return state.map["balkans"][0]


def _tile_vp(city: list[str], progress: list[str], territory: dict[str, int], presence: list[str] = ()) -> int:
    state = _owner(territory, progress, city, presence)
    scored = next(event for event in scoring.score(CATALOGUE, state) if event.kind == "scored" and event.seat == 0)
    return scored.data["cities"] + scored.data["progress"]


def _layers(row: str) -> list[int]:
    """How many tiles of a row are revealed in each of the six turns."""
    state = GAME.setup(4, GAME.options(), "layers")
    shown = {"territory": len(state.territory), "city": len(state.cities)}[row]
    found = [shown]
    while not state.finished:
        seat = GAME.to_move(state)[0]
        events = GAME.play(state, seat, GAME.default_move(state, seat))
        if any(event.kind == "turn-began" for event in events):
            news = [event.data["tiles"] for event in events if event.kind == "revealed" and event.data["row"] == row]
            found.append(sum(map(len, news)))
    return found


ANSWERS: dict[str, Any] = {
    "food": _food,
    "income": _income,
    "regions": _regions,
    "order": _order,
    "trade": _trade,
    "row_open": _row_open,
    "fee": _fee,
    "pay_fee": _pay_fee,
    "war": _war,
    "place": _place,
    "halve": _halve,
    "progress_cost": lambda tile, era: taking.progress_cost(CATALOGUE, build_state(era=era), tile),
    "city_cost": lambda city, progress: taking.city_cost(CATALOGUE, _owner({}, progress), 0, city),
    "tile_vp": _tile_vp,
    "city_layers": lambda: _layers("city"),
    "territory_layers": lambda: _layers("territory"),
}


def holdings(player: Player) -> dict[str, int]:
    """What a seat holds, in the words of cases.json."""
    return {"gold": player.gold, "disc": player.disc, "pool": player.cube, "stock": player.stock}
