"""R3 Setup."""

from __future__ import annotations

from games.core.events import Event
from games.core.rng import Rng
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.state import ROWS, SCHEMA, SOURCES, Player, RiseState
from games.rise_of_empires.tiles import reveal


def prepare(catalogue: Catalogue, seats: int, seed: str) -> RiseState:
    """R3.1 to R3.7, R5.2: the table with the first layer revealed, before the first move is asked for."""
    numbers = catalogue.numbers
    start = numbers.start
    state = RiseState(
        schema=SCHEMA,
        seats=seats,
        rng=Rng(seed),
        order=list(range(seats)),  # R3.6: whoever seats the players draws their order
        rows={row: [] for row in ROWS},
        empires=sorted(catalogue.empires),
        face_down={"progress": [], "territory": catalogue.all_territory()},
        map={region: [0] * seats for region in catalogue.regions},
        players=[
            Player(
                gold=start.gold,
                disc=start.disc,
                cube=start.cube,
                stock=numbers.cubes - start.cube,
                food=start.food,
                points=dict.fromkeys(SOURCES, 0),
            )
            for _ in range(seats)
        ],
    )
    reveal(catalogue, state)
    return state


def turn_began(state: RiseState) -> Event:
    """R4.1: the line that says which turn it is."""
    return Event("turn-began", None, {"era": state.era, "side": state.side})
