"""Law 1: whoever is certain to lose something by a move that is aimed at him is named on a red button."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cogs.choosing.consequences import Outlook
from cogs.choosing.follow_ups import Grave, grave_at
from cogs.choosing.picker import Picker
from cogs.features.panel.confirming import by_name, confirm_button, made_so_far
from cogs.features.panel.style import PanelStyle
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games import GAMES, offered
from games.mare_nostrum.moves import Done, March, Sail
from games.mare_nostrum.state import IDLE
from games.rise_of_empires.moves import Place, Remove, Stop, TakeEmpire
from locales import words
from tests.campaigns.consequences import positions
from tests.cogs.tables import table
from tests.games.mare_nostrum.test_choosing import LIBYA, marching
from tests.samples import samples

# By game the kinds by which others lose without being aimed at: a rank in an area or a scoring that is reckoned anew, a Deal that is
# lost with the own Location, what follows from attacks that were chosen before.
BESIDES = {
    "founders_of_the_empire": set[str](),
    "imperial_settlers": {"build"},
    "mare_nostrum": {"done", "peace"},
    "mosaic": {"deploy", "march", "pay", "population", "recruit", "site", "start", "tax_tariff"},
    "rise_of_empires": {"levy", "place"},
}
OF_A_KIND = samples(5)
POSITIONS = samples(150)


@pytest.mark.parametrize("slug", offered())
def test_a_certain_loss_that_is_aimed_at_somebody_is_confirmed_in_red_by_his_name(slug):
    game, seen, named = GAMES[slug], Counter[str](), 0
    for count, (state, seat, moves) in enumerate(positions(slug, 5)):
        if count == POSITIONS:
            break
        known = game.redact(state, seat)
        position, outlook = Position(table(game, state), seat, moves), Outlook(game, known, seat)
        labels = Labels(game, words("en"), ["Anna", "Ben", "Celina", "Dora", "Emil", "Franz"][: state.seats])
        for move in moves:
            grave = grave_at(position, move)
            if move.kind in BESIDES[slug] or seen[f"{move.kind} {grave is None}"] >= OF_A_KIND:
                continue
            seen[f"{move.kind} {grave is None}"] += 1
            lost = {
                other
                for other, name, change in outlook.of(move).others
                if (change.by > 0 if name in game.burdens else change.by < 0)
            }
            if lost and not (move.kind == "march" and lost.isdisjoint(game.aimed_at(state, seat, move))):
                about = Remarks(position, labels).about({"kind": move.kind, **msgspec.structs.asdict(move)})
                said = by_name(labels, grave, [], about) if grave is not None else ""
                assert any(labels.plain[other] in said for other in lost) and len(said) <= 80, (move, lost, said)
                named += 1
    assert named or slug in ("imperial_settlers", "mosaic"), "nothing was met"


def test_a_march_into_a_province_of_another_that_nobody_defends_names_him():
    """Mare Nostrum, R8.2: where nobody is met and nothing of anybody's is, it is not asked in red."""
    game = GAMES["mare_nostrum"]
    state, move = marching(), March("africa", LIBYA, IDLE, 1)
    labels = Labels(game, words("en"), ["Anna", "Ben", "Celina", "Dora", "Emil"][: state.seats])
    assert grave_at(Position(table(game, state), 0, [move]), move) is None
    state.provinces[LIBYA].controller = 2
    grave = grave_at(Position(table(game, state), 0, [move]), move)
    assert grave == Grave(move, [2])
    assert by_name(labels, grave, []).endswith(" · 1 legion · Celina")


def test_an_action_that_is_left_as_it_is_is_named_by_what_was_done_in_it():
    """Rise of Empires R6.5.1, R6.4.3: the disc only leads to the tile and the regions."""
    labels = Labels(GAMES["rise_of_empires"], words("en"), ["Anna", "Ben"])
    made = [Remove("empire", 1, ""), TakeEmpire("empire_2"), Place("balkans", 1), Place("anatolia", 2), Stop()]
    regions = "Balkans · 1 cube, Anatolia (Asia Minor) · 2 cubes"
    assert [made_so_far(labels, made, room) for room in (70, 60)] == [f"Empire tile 2, {regions}", regions]
    assert made_so_far(labels, made[1:3], 60) == "Take an empire tile · Empire tile 2, Balkans · 1 cube"


def test_a_disc_whose_action_cannot_be_carried_out_is_taken_back_without_it_by_name():
    """Rise of Empires R6.5.4"""
    labels, move = Labels(GAMES["rise_of_empires"], words("en"), ["Anna", "Ben"]), Remove("city", 1, "")
    about = "disc 1 of 2 in the row, no fee; no action possible"
    said = by_name(labels, Grave(move, ()), [], about)
    assert said == "Take back a disc · city · your disc no. 1 from the left · without its action"


def test_what_goes_on_to_the_step_of_a_move_is_named_behind_that():
    """Mare Nostrum R8.2: control markers that could still be taken over are given up by a voyage."""
    game = GAMES["mare_nostrum"]
    sail = Sail("mare_tyrrhenum", "mare_ionium", 1)
    position = Position(table(game, game.setup(3, game.options(), "past")), 0, [sail])
    labels, step = Labels(game, words("en"), ["Anna", "Ben", "Celina"]), Picker([sail]).step((0,))
    assert step is not None and step.move == sail
    button = confirm_button(position, labels, step, PanelStyle(grave=Grave(Done(), ())))
    assert button.item.label == f"{labels.move(sail)} · Done"
