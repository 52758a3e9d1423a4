"""What can be chosen after a whole move stands beside its confirmation."""

from __future__ import annotations

import pytest

from cogs.choosing.chain import Chain
from cogs.discord_io.controls import Choose, Press
from cogs.presentation.labels import labels_for
from games import GAMES
from games.mare_nostrum.moves import Done
from tests.cogs.features.panel.pressing import screens, seated
from tests.games.mare_nostrum.case_builder import build_state
from tests.games.mare_nostrum.positions import EGYPT
from tests.games.mare_nostrum.test_choosing import marching
from tests.games.mosaic import positions as mosaic

MARE = GAMES["mare_nostrum"]


async def test_what_confirms_a_move_and_the_end_of_a_step_says_what_that_leaves_undone():
    """Mare Nostrum, R8.2: "Confirm · Done" read like the confirmation of the move alone."""
    chain, found = Chain(seated(MARE, marching(), 0)), list[str]()
    labels = labels_for(chain.position.table, "en")
    for move in chain.position.moves:
        then = chain.then(path := chain.picker.path_of(move)) if move.kind == "march" else None
        if then is None or Done() not in then.position.moves:
            continue
        view, _ = await screens().make(chain, labels, path)
        controls = (control for control in view.walk_children() if isinstance(control, Press))
        found += [label for control in controls if (label := control.item.label or "").startswith("Confirm · ")]
    assert found and all(
        label.startswith("Confirm · Move no more legions · legions could still move from ") for label in found
    )


async def test_the_end_among_what_can_be_done_then_says_what_perishes_by_it():
    """Mare Nostrum, R7.9: what is not spent, but for what may be kept."""
    state = build_state({"hands": {"egypt": {"grain": 3, "coin": 6, "wine": 2}}}, turn="egypt")
    chain, found = Chain(seated(MARE, state, EGYPT)), list[str]()
    labels = labels_for(chain.position.table, "en")
    for move in chain.position.moves:
        if move.kind != "legion":
            continue
        view, _ = await screens().make(chain, labels, chain.picker.path_of(move))
        rows = (row for menu in view.walk_children() if isinstance(menu, Choose) for row in menu.item.options)
        found += [row.description or "" for row in rows if row.label == "End the build"]
    assert found and all(line.startswith("lost at the end of the phase: ") for line in found)


@pytest.mark.parametrize(("kept", "buttons"), [([], ["Confirm"]), (["tech_bronze"], ["Confirm", "Confirm · End turn"])])
async def test_an_end_that_hides_what_the_seat_keeps_stands_beside_the_move_before_it(
    kept: list[str], buttons: list[str]
):
    """Mosaic R3.3: a turn with a card that nobody else knows ends by a press, whether the card could be turned up or not."""
    state = mosaic.position(A={"population": 5})
    state.players[0].drafted = kept
    chain = Chain(seated(mosaic.GAME, state, 0))
    work = next(move for move in chain.position.moves if move.kind == "work")
    view, _ = await screens().make(chain, labels_for(chain.position.table, "en"), chain.picker.path_of(work))
    assert [part.item.label for part in view.walk_children() if isinstance(part, Press)][:-1] == buttons
