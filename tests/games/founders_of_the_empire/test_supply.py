"""R8.5: the exact test, against the wording of the rule tried out in full on random territories."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.base import Move
from games.founders_of_the_empire.moves import Add, Replace
from games.founders_of_the_empire.state import TAKEN, FoundersState, Placed, Territory
from tests.games.founders_of_the_empire.case_builder import GAME, TILES, cell
from tests.games.founders_of_the_empire.positions import home, position

Place = tuple[int, int]

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
PRODUCERS = [name for name, tile in TILES.items() if tile["kind"] in ("nature", "village")] + ["barracks_iron", "inn_fish"]
COSTLY = {kind: [name for name, tile in TILES.items() if tile["kind"] == kind] for kind in ("village", "city", "victory")}
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

    def can_pay(self, needs: list[str], at: Place, groups: dict[Place, set[Place]]) -> bool:
        """R8.5 word for word: different neighbours, each giving one resource, from different producing tiles."""
        beside = [place for dx, dy in AROUND if (place := (at[0] + dx, at[1] + dy)) in self.tiles]
        ways = [
            [(place, maker) for place in beside for maker in groups[place] - {at} if self.makes(maker, need)]
            for need in needs
        ]
        return any(
            len({place for place, _ in way}) == len({maker for _, maker in way}) == len(needs) for way in product(*ways)
        )

    def makes(self, place: Place, resource: str) -> bool:
        tile, token = self.tiles[place]
        return not token and resource in TILES[tile]["produces"]

    def free(self) -> set[Place]:
        return {(x + dx, y + dy) for x, y in self.tiles for dx, dy in SIDES} - self.tiles.keys()


@st.composite
def sketches(draw: Any) -> Sketch:
    """Connected territories of three to ten tiles, some with tokens, most with carts."""
    sketch = Sketch()
    for choice in draw(st.lists(st.integers(0, (1 << 20) - 1), min_size=3, max_size=10)):
        choice, which = divmod(choice, len(PRODUCERS))
        choice, token = divmod(choice, len(TOKENS))
        free = sorted(sketch.free()) or [(0, 0)]
        # Cells with many tiles around them first: squares, and with them carts, are to be frequent.
        free.sort(key=lambda place: -sum((place[0] + dx, place[1] + dy) in sketch.tiles for dx, dy in AROUND))
        sketch.tiles[free[choice % min(len(free), 4)]] = (PRODUCERS[which], TOKENS[token])
    squares = [(x, y) for x, y in sorted(sketch.tiles) if all((x + dx, y + dy) in sketch.tiles for dx, dy in CORNERS)]
    for square in squares:
        if draw(st.booleans()):
            sketch.carts.append(square)
    return sketch


@st.composite
def tables(draw: Any) -> tuple[Sketch, list[str], str]:
    """A territory, the face-up tiles and perhaps a bought resource."""
    shown = [draw(st.sampled_from(names)) for names in COSTLY.values() for _ in range(2)]
    bought = draw(st.sampled_from(["", "", "", *TILES[shown[0]]["requires"], *TILES[shown[2]]["requires"]]))
    return draw(sketches()), shown, bought


def state_of(sketch: Sketch, shown: list[str], bought: str) -> FoundersState:
    """The same for the rules; made by hand, as random territories use more copies than the game has."""
    state = position(home(), home(), step="add")
    tiles = {
        cell(*place): Placed(tile, token == "war", token == "coin", token if token.startswith("craftsman") else "")
        for place, (tile, token) in sketch.tiles.items()
    }
    state.territories[0] = Territory(tiles=tiles, carts=sorted(cell(*place) for place in sketch.carts))
    state.rows = {"nature": [], "village": shown[:2], "city": shown[2:4]}
    state.display = [*shown[4:], TAKEN]
    state.bought = bought
    return state


@settings(deadline=None, derandomize=True, max_examples=2000)
@given(tables())
def test_legal_cells_are_those_of_the_rule_word_for_word(table: tuple[Sketch, list[str], str]):
    """R8.1, R8.2, R8.3, R8.4, R8.5, R9.2, R7.3c, R7.4d"""
    sketch, shown, bought = table
    groups = {place: sketch.group(place) for place in sketch.tiles}
    wanted: set[Move] = set()
    for tile in set(shown):
        needs = [resource for resource in TILES[tile]["requires"] if resource != bought]
        wanted |= {Add(tile, cell(*at)) for at in sketch.free() if sketch.can_pay(needs, at, groups)}
        wanted |= {Replace(tile, cell(*at)) for at in sketch.tiles if sketch.can_pay(needs, at, groups)}
    moves = GAME.legal_moves(state_of(sketch, shown, bought), 0)
    assert {move for move in moves if isinstance(move, Add | Replace)} == wanted


@settings(deadline=None, derandomize=True, max_examples=300)
@given(tables())
def test_a_cart_never_makes_a_legal_placement_illegal(table: tuple[Sketch, list[str], str]):
    """R7.4d"""
    sketch, shown, bought = table
    linked = {move for move in GAME.legal_moves(state_of(sketch, shown, bought), 0) if isinstance(move, Add)}
    sketch.carts = []
    apart = {move for move in GAME.legal_moves(state_of(sketch, shown, bought), 0) if isinstance(move, Add)}
    assert apart <= linked


@settings(deadline=None, derandomize=True, max_examples=300)
@given(tables())
def test_a_purchase_never_makes_a_legal_placement_illegal(table: tuple[Sketch, list[str], str]):
    """R7.3c"""
    sketch, shown, bought = table
    rich = {move for move in GAME.legal_moves(state_of(sketch, shown, bought), 0) if isinstance(move, Add | Replace)}
    poor = {move for move in GAME.legal_moves(state_of(sketch, shown, ""), 0) if isinstance(move, Add | Replace)}
    assert poor <= rich
