"""R8.5: the exact test, against the wording of the rule tried out in full on random territories."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add, Replace
from games.founders_of_the_empire.state import TAKEN, FoundersState, Placed, Territory
from tests.games.founders_of_the_empire.case_builder import GAME, TILES, cell
from tests.games.founders_of_the_empire.positions import home, position

Place = tuple[int, int]

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
PRODUCERS = [name for name, tile in TILES.items() if tile["kind"] in ("nature", "village")] + [
    "barracks_iron",
    "inn_fish",
]
COSTLY = {
    kind: [name for name, tile in TILES.items() if tile["kind"] == kind] for kind in ("village", "city", "victory")
}
TOKENS = ("", "", "", "", "", "war", "coin", "craftsman_iron")


class Sketch:
    """A territory as the reference sees it: tiles and tokens by coordinates, carts by lower left corner."""

    def __init__(self) -> None:
        self.tiles: dict[Place, tuple[str, str]] = {}
        self.carts: list[Place] = []

    def group(self, place: Place) -> set[Place]:
        """R7.4c: the tiles linked with this one, itself included; alone if it is in no square."""
        linked = {place}
        for _ in self.carts:
            for x, y in self.carts:
                square = {(x + dx, y + dy) for dx, dy in CORNERS}
                if square & linked:
                    linked |= square
        return linked

    def sources(self) -> dict[Place, list[tuple[Place, list[str]]]]:
        """For each tile what it can give: the producing tiles of its group (itself if alone) and what they print."""
        made = {place: TILES[tile]["produces"] for place, (tile, token) in self.tiles.items() if not token}
        return {place: [(maker, made[maker]) for maker in self.group(place) if made.get(maker)] for place in self.tiles}

    def can_pay(self, needs: list[str], at: Place, sources: dict[Place, list[tuple[Place, list[str]]]]) -> bool:
        """R8.5 word for word: different neighbours, each giving one resource, from different producing tiles."""
        beside = [place for dx, dy in AROUND if (place := (at[0] + dx, at[1] + dy)) in self.tiles]
        ways = [
            [(place, maker) for place in beside for maker, made in sources[place] if need in made and maker != at]
            for need in needs
        ]
        return any(
            len({place for place, _ in way}) == len({maker for _, maker in way}) == len(needs) for way in product(*ways)
        )

    def free(self) -> set[Place]:
        return {(x + dx, y + dy) for x, y in self.tiles for dx, dy in SIDES} - self.tiles.keys()


EMPTY = position(home(), home(), step="add")
Pick = Callable[[int], int]  # a number below the one given: from hypothesis, or from a generator of ours


def random_sketch(pick: Pick) -> Sketch:
    """A connected territory of three to ten tiles, some with tokens, most with carts."""
    sketch = Sketch()
    for _ in range(3 + pick(8)):
        free = sorted(sketch.free()) or [(0, 0)]
        # Cells with many tiles around them first: squares, and with them carts, are to be frequent.
        free.sort(key=lambda place: -sum((place[0] + dx, place[1] + dy) in sketch.tiles for dx, dy in AROUND))
        at = free[pick(min(len(free), 4))]
        sketch.tiles[at] = (PRODUCERS[pick(len(PRODUCERS))], TOKENS[pick(len(TOKENS))])
    squares = [(x, y) for x, y in sorted(sketch.tiles) if all((x + dx, y + dy) in sketch.tiles for dx, dy in CORNERS)]
    sketch.carts = [square for square in squares if pick(3)]
    return sketch


def random_table(pick: Pick) -> tuple[Sketch, list[str], str]:
    """A territory, the face-up tiles and perhaps a bought resource."""
    shown = [names[pick(len(names))] for names in COSTLY.values() for _ in range(2)]
    wanted = ["", "", "", *TILES[shown[0]]["requires"], *TILES[shown[2]]["requires"]]
    return random_sketch(pick), shown, wanted[pick(len(wanted))]


@st.composite
def tables(draw: Any) -> tuple[Sketch, list[str], str]:
    return random_table(lambda bound: draw(st.integers(0, bound - 1)))


def state_of(sketch: Sketch, shown: list[str], bought: str) -> FoundersState:
    """The same for the rules; made by hand, as random territories use more copies than the game has."""
    state = GAME.copy(EMPTY)
    tiles = {
        cell(*place): Placed(tile, token == "war", token == "coin", token if token.startswith("craftsman") else "")
        for place, (tile, token) in sketch.tiles.items()
    }
    state.territories[0] = Territory(tiles=tiles, carts=sorted(cell(*place) for place in sketch.carts))
    state.rows = {"nature": [], "village": shown[:2], "city": shown[2:4]}
    state.display = [*shown[4:], TAKEN]
    state.bought = bought
    return state


def legal(sketch: Sketch, shown: list[str], bought: str) -> set[Move]:
    """What the rules package offers."""
    moves = GAME.legal_moves(state_of(sketch, shown, bought), 0)
    return {move for move in moves if isinstance(move, Add | Replace)}


def allowed(sketch: Sketch, shown: list[str], bought: str) -> set[Move]:
    """What the wording of the rule allows."""
    sources = sketch.sources()
    found: set[Move] = set()
    for tile in set(shown):
        needs = [resource for resource in TILES[tile]["requires"] if resource != bought]
        found |= {Add(tile, cell(*at)) for at in sketch.free() if sketch.can_pay(needs, at, sources)}
        found |= {Replace(tile, cell(*at)) for at in sketch.tiles if sketch.can_pay(needs, at, sources)}
    return found


def test_legal_cells_of_2000_territories_are_those_of_the_rule_word_for_word():
    """R8.1, R8.2, R8.3, R8.4, R8.5, R9.2, R7.3c, R7.4d"""
    rng = Rng("territories")
    for number in range(2000):
        table = random_table(rng.below)
        assert legal(*table) == allowed(*table), f"territory {number}: {table}"


@settings(deadline=None, derandomize=True, max_examples=200)
@given(tables())
def test_legal_cells_are_those_of_the_rule_word_for_word(table: tuple[Sketch, list[str], str]):
    """R8.5"""
    assert legal(*table) == allowed(*table)


@settings(deadline=None, derandomize=True, max_examples=100)
@given(tables())
def test_a_cart_never_makes_a_legal_placement_illegal(table: tuple[Sketch, list[str], str]):
    """R7.4d"""
    sketch, shown, bought = table
    linked = legal(sketch, shown, bought)
    sketch.carts = []
    assert legal(sketch, shown, bought) <= linked


@settings(deadline=None, derandomize=True, max_examples=100)
@given(tables())
def test_a_purchase_never_makes_a_legal_placement_illegal(table: tuple[Sketch, list[str], str]):
    """R7.3c"""
    sketch, shown, bought = table
    assert legal(sketch, shown, "") <= legal(sketch, shown, bought)
