"""Every reason for a refusal: its code, its rule and the facts that fill its sentence; and that nothing else is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.base import Concede, Move
from games.core.errors import IllegalMove
from games.core.rng import Rng
from games.founders_of_the_empire.cells import neighbours
from games.founders_of_the_empire.moves import Add, Cart, Coin, Craftsman, Draft, Pass, Replace, Reveal, Stop, War
from games.founders_of_the_empire.state import STACKS, FoundersState
from tests.games.founders_of_the_empire.case_builder import DATA, GAME, TILES, TOKENS, every
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused, start

SENTENCES = Path(__file__).resolve().parents[3] / "locales" / "en" / "founders.ftl"
GREEN: dict[str, Any] = {"rows": {"nature": ["cliff"]}}
MINE: dict[str, Any] = {"rows": {"village": ["iron_mine"]}}
BLOCK = ["forest 0,0", "lake 1,0", "lake 0,1", "lake 1,1"]


def armed(*hand: str, **table: Any) -> FoundersState:
    return position(home(hand=hand), land("lake 0,0", "iron_mine 0,1", "temple_liber 1,0"), **table)


def against(tile: str, marks: str, token: str) -> FoundersState:
    """A holds the token; B's tile at M11 is the one in question."""
    return position(home(hand=[token]), land("lake 0,0", f"{tile} 0,1 {marks}"))


def own(tile: str, marks: str = "") -> FoundersState:
    """A holds the iron craftsman; A's tile at N10 is the one in question."""
    return position(land("lake 0,0", f"{tile} 1,0 {marks}", hand=["craftsman_iron"]), home())


def second_pick() -> FoundersState:
    state = start(2)
    for _ in range(2):
        play(state, options(state, Draft)[0])
    return state


def finished() -> FoundersState:
    state = position(home(), home(), **GREEN, stacks={"nature": 0, "village": 0, "city": 0})
    play(state, Add("cliff", "M11"))
    return state


def left(seats: int = 3) -> FoundersState:
    state = position(*[home()] * seats)
    GAME.play(state, 1, Concede())
    return state


DRAFTED = start(2).rows["nature"]
REASONS: list[tuple[str, str, Callable[[], FoundersState], int, Move, dict[str, Any]]] = [
    # the draft
    ("not-your-turn", "R3.5", lambda: start(2), 1, Draft(DRAFTED[0], ""), {"seat": 1, "active": 0}),
    ("draft-first", "R3.5", lambda: start(2), 0, Reveal("nature"), {}),
    ("tile-not-in-draft", "R3.5", lambda: start(2), 0, Draft("winery", ""), {"tile": "winery"}),
    ("side-too-early", "R3.6", lambda: start(2), 0, Draft(DRAFTED[0], "left"), {"side": "left"}),
    ("side-needed", "R3.6", second_pick, 1, Draft(second_pick().rows["nature"][0], ""), {"side": ""}),
    ("draft-over", "R3.5", lambda: armed(**GREEN), 0, Draft("cliff", ""), {}),
    # steps
    ("not-your-turn", "R5.1", lambda: armed(**GREEN), 1, Add("cliff", "M11"), {"seat": 1, "active": 0}),
    ("reveal-first", "R5.1", lambda: armed("war", step="reveal"), 0, War(1, "M11"), {}),
    ("reveal-first", "R5.1", lambda: armed(step="reveal", **GREEN), 0, Add("cliff", "M11"), {}),
    ("reveal-first", "R5.1", lambda: armed(step="reveal", **GREEN), 0, Replace("cliff", "M10"), {}),
    ("reveal-first", "R5.1", lambda: armed(step="reveal"), 0, Pass(), {}),
    ("one-token", "R7.1", lambda: armed("war", step="add", **GREEN), 0, War(1, "M11"), {}),
    # reveal
    ("unknown-stack", "R6.1", lambda: armed(step="reveal"), 0, Reveal("red"), {"stack": "red", "open": [*STACKS]}),
    (
        "stack-empty",
        "R6.1",
        lambda: armed(step="reveal", stacks={"city": 0}),
        0,
        Reveal("city"),
        {"stack": "city", "open": ["nature", "village"]},
    ),
    # tokens
    ("no-craftsman-held", "R7.1", lambda: armed("war"), 0, Craftsman("", ""), {}),
    (
        "no-craftsman",
        "R7.5a",
        lambda: armed("war"),
        0,
        Craftsman("mason", "M10"),
        {"token": "mason", "held": ["war"], "count": 1},
    ),
    (
        "no-craftsman",
        "R7.5a",
        lambda: armed("war"),
        0,
        Craftsman("war", "M10"),
        {"token": "war", "held": ["war"], "count": 1},
    ),
    ("unknown-cell", "R7.2a", lambda: armed("war"), 0, War(1, "M1O"), {"cell": "M1O"}),
    ("unknown-cell", "R7.3b", lambda: armed("coin"), 0, Coin(1, "", "wood"), {"cell": ""}),
    ("unknown-cell", "R7.5a", lambda: own("iron_mine"), 0, Craftsman("craftsman_iron", "n10"), {"cell": "n10"}),
    ("token-not-held", "R7.1", lambda: armed(), 0, War(1, "M11"), {"token": "war", "held": [], "count": 0}),
    ("token-not-held", "R7.1", lambda: armed("war"), 0, Cart("M10"), {"token": "cart", "held": ["war"], "count": 1}),
    ("unknown-seat", "R7.2a", lambda: armed("war"), 0, War(2, "M10"), {"opponent": 2}),
    ("unknown-seat", "R7.3b", lambda: armed("coin"), 0, Coin(-1, "M10", "wood"), {"opponent": -1}),
    ("own-tile", "R7.2a", lambda: armed("war"), 0, War(0, "M10"), {"token": "war", "cell": "M10"}),
    ("own-tile", "R7.3b", lambda: armed("coin"), 0, Coin(0, "M10", "wood"), {"token": "coin", "cell": "M10"}),
    ("no-tile-there", "R7.2a", lambda: armed("war"), 0, War(1, "M12"), {"cell": "M12", "owner": 1}),
    ("no-tile-there", "R7.3b", lambda: armed("coin"), 0, Coin(1, "M12", "wood"), {"cell": "M12", "owner": 1}),
    (
        "no-tile-there",
        "R7.5a",
        lambda: own("winery"),
        0,
        Craftsman("craftsman_iron", "M11"),
        {"cell": "M11", "owner": 0},
    ),
    (
        "not-column-top",
        "R7.2a",
        lambda: armed("war"),
        0,
        War(1, "M10"),
        {"cell": "M10", "owner": 1, "tile": "lake", "top": "M11"},
    ),
    (
        "already-attacked",
        "R7.2a",
        lambda: against("lake", "war", "war"),
        0,
        War(1, "M11"),
        {"cell": "M11", "owner": 1, "tile": "lake"},
    ),
    (
        "makes-nothing",
        "R7.3b",
        lambda: armed("coin"),
        0,
        Coin(1, "N10", "army"),
        {"cell": "N10", "owner": 1, "tile": "temple_liber"},
    ),
    (
        "is-attacked",
        "R7.3b",
        lambda: against("lake", "war", "coin"),
        0,
        Coin(1, "M11", "water"),
        {"cell": "M11", "owner": 1, "tile": "lake"},
    ),
    (
        "already-sold",
        "R7.3b",
        lambda: against("lake", "coin", "coin"),
        0,
        Coin(1, "M11", "water"),
        {"cell": "M11", "owner": 1, "tile": "lake"},
    ),
    (
        "has-craftsman",
        "R7.3b",
        lambda: against("iron_mine", "craftsman_iron", "coin"),
        0,
        Coin(1, "M11", "iron"),
        {"cell": "M11", "owner": 1, "tile": "iron_mine"},
    ),
    (
        "resource-not-printed",
        "R7.3a",
        lambda: armed("coin"),
        0,
        Coin(1, "M10", "iron"),
        {"cell": "M10", "tile": "lake", "opponent": 1, "resource": "iron", "printed": ["plants", "water"]},
    ),
    (
        "no-square",
        "R7.4a",
        lambda: position(land(*BLOCK[:3], hand=["cart"]), home()),
        0,
        Cart("M10"),
        {"cell": "M10", "missing": ["N11"]},
    ),
    ("unknown-cell", "R7.4a", lambda: armed("cart"), 0, Cart("here"), {"cell": "here"}),
    (
        "no-square",
        "R7.4a",
        lambda: armed("cart"),
        0,
        Cart("P10"),
        {"cell": "P10", "missing": ["P10", "Q10", "P11", "Q11"]},
    ),
    (
        "cart-already",
        "R7.4b",
        lambda: position(land(*BLOCK, carts=[(0, 0)], hand=["cart"]), home()),
        0,
        Cart("M10"),
        {"cell": "M10", "owner": 0},
    ),
    (
        "not-village",
        "R7.5a",
        lambda: position(land("grove 0,0", "inn_iron 1,0", "iron_mine 0,1", hand=["craftsman_iron"]), home()),
        0,
        Craftsman("craftsman_iron", "N10"),
        {"cell": "N10", "owner": 0, "tile": "inn_iron"},
    ),
    (
        "other-resource",
        "R7.5a",
        lambda: position(land("grove 0,0", "winery 1,0", "iron_mine 0,1", hand=["craftsman_iron"]), home()),
        0,
        Craftsman("craftsman_iron", "N10"),
        {"cell": "N10", "owner": 0, "tile": "winery", "resource": "iron"},
    ),
    (
        "is-attacked",
        "R7.5a",
        lambda: own("iron_mine", "war"),
        0,
        Craftsman("craftsman_iron", "N10"),
        {"cell": "N10", "owner": 0, "tile": "iron_mine"},
    ),
    (
        "already-sold",
        "R7.5a",
        lambda: own("iron_mine", "coin"),
        0,
        Craftsman("craftsman_iron", "N10"),
        {"cell": "N10", "owner": 0, "tile": "iron_mine"},
    ),
    (
        "no-place",
        "R7.5a",
        lambda: own("winery"),
        0,
        Craftsman("craftsman_iron", "N10"),
        {"cell": "N10", "owner": 0, "token": "craftsman_iron", "resource": "iron"},
    ),
    # adding
    ("unknown-tile", "R8.1", lambda: armed(**GREEN), 0, Add("castle", "M11"), {"tile": "castle"}),
    ("tile-not-face-up", "R8.1", lambda: armed(**GREEN), 0, Add("lake", "M11"), {"tile": "lake"}),
    ("tile-not-face-up", "R8.1", lambda: armed(**GREEN), 0, Replace("lake", "M10"), {"tile": "lake"}),
    ("cell-taken", "R8.1", lambda: armed(**GREEN), 0, Add("cliff", "N10"), {"cell": "N10", "tile": "lake"}),
    ("unknown-cell", "R8.1", lambda: armed(**GREEN), 0, Add("cliff", "M1O"), {"cell": "M1O"}),
    ("only-corner", "R8.1", lambda: armed(**GREEN), 0, Add("cliff", "O11"), {"cell": "O11"}),
    ("not-adjacent", "R8.1", lambda: armed(**GREEN), 0, Add("cliff", "P11"), {"cell": "P11"}),
    (
        "missing-resource",
        "R8.2",
        lambda: position(land("grove 0,0", "lake 1,0", "cliff 3,0"), home(), **MINE),
        0,
        Add("iron_mine", "M11"),
        {"tile": "iron_mine", "cell": "M11", "required": ["wood", "stone"], "missing": ["stone"]},
    ),
    (
        "no-source",
        "R8.2",
        lambda: armed(**MINE),
        0,
        Add("iron_mine", "M11"),
        {"tile": "iron_mine", "required": ["wood", "stone"], "missing": ["stone"]},
    ),
    (
        "one-source",
        "R8.4",
        lambda: position(land("forest 0,0", "lake 1,0"), home(), **MINE),
        0,
        Add("iron_mine", "M11"),
        {"tile": "iron_mine", "cell": "M11", "required": ["wood", "stone"], "source": "M10"},
    ),
    (
        "one-source-in-group",
        "R8.5",
        lambda: position(
            land("cliff 0,0", "forest 1,0", "lake 0,1", "lake 1,1", "lake 2,1", carts=[(0, 0)]), home(), **MINE
        ),
        0,
        Add("iron_mine", "O12"),
        {"tile": "iron_mine", "cell": "O12", "required": ["wood", "stone"], "source": "N11"},
    ),
    (
        "must-add",
        "R8.8",
        lambda: position(land("forest 0,0", "cliff 1,0"), home(), **MINE),
        0,
        Pass(),
        {"tile": "iron_mine", "cell": "M11"},
    ),
    # replacing
    ("no-tile-there", "R9.1", lambda: armed(**GREEN), 0, Replace("cliff", "M11"), {"cell": "M11", "owner": 0}),
    (
        "missing-resource",
        "R9.2",
        lambda: position(land("forest 0,0", "lake 1,0"), home(), **MINE),
        0,
        Replace("iron_mine", "M10"),
        {"tile": "iron_mine", "cell": "M10", "required": ["wood", "stone"], "missing": ["wood", "stone"]},
    ),
    (
        "one-source",
        "R9.2",
        lambda: position(land("forest 0,0", "cliff 1,0"), home(), **MINE),
        0,
        Replace("iron_mine", "N10"),
        {"tile": "iron_mine", "cell": "N10", "required": ["wood", "stone"], "source": "M10"},
    ),
    # flags, leaving, the end
    ("stop-set", "R11.3b", lambda: position(home(stop=True), home()), 0, Stop(True), {}),
    ("stop-not-set", "R11.3b", lambda: position(home(), home()), 1, Stop(False), {}),
    ("left", "R11.3b", left, 1, Stop(True), {"seat": 1}),
    ("already-left", "concession", left, 1, Concede(), {"seat": 1}),
    ("finished", "R11.2", finished, 1, Reveal("nature"), {}),
    ("finished", "R11.2", finished, 0, Stop(True), {}),
]


@pytest.mark.parametrize(
    ("code", "rule", "state", "seat", "move", "facts"),
    REASONS,
    ids=[f"{code}-{rule}-{move.kind}" for code, rule, _, _, move, _ in REASONS],
)
def test_a_refusal_names_its_reason(
    code: str, rule: str, state: Callable[[], FoundersState], seat: int, move: Move, facts: dict[str, Any]
):
    refusal = refused(state(), move, seat=seat)
    assert (refusal.code, refusal.rule, refusal.facts) == (code, rule, facts)


def test_a_second_reveal_names_the_stack_of_the_first():
    """R5.1"""
    state = armed(step="reveal", **GREEN)
    play(state, Reveal("village"))
    refusal = refused(state, Reveal("nature"))
    assert (refusal.code, refusal.rule, refusal.facts) == ("already-revealed", "R5.1", {"stack": "village"})


@pytest.mark.parametrize("token", ["war", "coin", "cart"])
def test_only_craftsman_tokens_are_played_as_craftsmen(token: str):
    """R7.5a"""
    state = position(land(*BLOCK, hand=[token]), home(), **GREEN)
    refused(state, Craftsman(token, "M10"))


def test_every_sentence_for_a_refusal_has_a_test_that_provokes_it():
    sentences = set(re.findall(r"^founders-illegal-([a-z0-9-]+) =", SENTENCES.read_text(encoding="utf-8"), re.M))
    provoked = {code for code, *_ in REASONS} | {"already-revealed"}
    assert sentences - provoked == set()
    assert provoked - sentences == {"already-left", "finished"}  # these belong to all games


# ------------------------------------------------------------------ what is refused and what is legal are complements
def nearly_legal(state: FoundersState, seat: int, rng: Rng) -> Move:
    """A legal move of the seat to move with one part, its kind or its seat changed; it may still be legal."""
    cells = [*state.territories[rng.below(state.seats)].tiles, "M10", "L11", "N12", "O9", "Z1", ""]
    tokens = [*state.territories[seat].supply, *TOKENS]
    parts: dict[str, list[Any]] = {
        "tile": [*every(state.rows), *every(state.rows), *state.display, *TILES],
        "cell": [*cells, *(near for name in cells if name for near in neighbours(name))],
        "side": ["", "above", "left", "under"],
        "stack": [*STACKS, "victory"],
        "opponent": [*range(-1, state.seats + 1)],
        "resource": [resource["id"] for resource in DATA["resources"]],
        "token": tokens,
        "flag": [True, False],
    }
    kinds = GAME.move_types
    move = rng.choice(GAME.legal_moves(state, seat))
    if rng.below(4) == 0:
        kind = rng.choice([*kinds])
        return kind(**{field: rng.choice(parts[field]) for field in kind.__struct_fields__})
    if not move.__struct_fields__:
        return move
    field = rng.choice([*move.__struct_fields__])
    return msgspec.structs.replace(move, **{field: rng.choice(parts[field])})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_legal_moves_are_accepted(seats: int):
    """R5.2"""
    state, rng = start(seats, "complements"), Rng(f"complements {seats}")
    while not state.finished:
        if state.step == "token":  # tokens are rare in random play; everybody gets some to try
            state.territories[state.active].supply = sorted(rng.choice([*TOKENS]) for _ in range(3))
        for _ in range(20):
            seat = state.active if rng.below(5) else rng.below(seats)
            move = nearly_legal(state, seat, rng)
            legal = move in GAME.legal_moves(state, seat)
            trial = GAME.copy(state)
            try:
                GAME.play(trial, seat, move)
            except IllegalMove:
                assert not legal, move
                assert trial == state, move
            else:
                assert legal, move
        play(state, rng.choice([move for move in options(state) if not isinstance(move, Stop)]))
