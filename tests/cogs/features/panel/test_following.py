"""What can be chosen after a whole move stands beside its confirmation."""

from __future__ import annotations

from cogs.choosing.chain import Chain
from cogs.discord_io.controls import Press
from cogs.presentation.labels import labels_for
from games import GAMES
from games.mare_nostrum.moves import Done
from tests.cogs.features.panel.pressing import screens, seated
from tests.games.mare_nostrum.test_choosing import marching

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
    assert found and all(label.startswith("Confirm · Done · legions could still move from: ") for label in found)
