"""Law 1: whoever is certain to lose something by a move that is aimed at him is named on a red button."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from discord import ButtonStyle

from cogs.choosing.chain import Chain
from cogs.choosing.consequences import Outlook
from cogs.choosing.follow_ups import Grave, grave_at
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Press
from cogs.features.panel.confirming import by_name, made_so_far
from cogs.match.tables import Position
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.remarks import Remarks
from games import GAMES, offered
from games.mare_nostrum.moves import March
from games.mare_nostrum.state import IDLE
from games.mosaic.moves import Research, Skip
from games.rise_of_empires.moves import Place, Remove, Stop, TakeEmpire, War
from locales import words
from tests.campaigns.consequences import positions
from tests.cogs.features.panel.pressing import screens, seated
from tests.cogs.tables import table
from tests.games.choosing import positions as met
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
                said = by_name(labels, [grave], about=about) if grave is not None else ""
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
    assert by_name(labels, [grave]).endswith(" · 1 legion · Celina")


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
    about = "place 1 of 2, no fee; no action possible"
    said = by_name(labels, [Grave(move, ())], about=about)
    assert said == "Take back a disc · city · your disc no. 1 · without its action"


def test_the_red_button_names_all_in_order_or_the_last_grave_move_whole_everybody_it_hurts_and_how_much_more():
    """Rise of Empires R6.4.3: a war, then weapons that are used, or not."""
    labels = Labels(GAMES["rise_of_empires"], words("en"), ["Anna", "Ben", "Celina"])
    place, war, no_weapons = Place("balkans", 1), War("balkans", 1), Stop()
    graves = [Grave(war, (1,)), Grave(War("anatolia", 2), (2,))]
    made = [([move], labels.move(move)) for move in (place, war, no_weapons)]
    assert by_name(labels, graves[:1], made) == ", ".join(name for _, name in made)
    more = [*made, ([graves[1].move], labels.move(graves[1].move))]
    for actions, told in ((4, "and 3 more moves"), (1, "and 3 more steps")):
        said = by_name(labels, graves, more, actions=actions)
        assert said == f"{labels.move(graves[1].move)} · Ben · {told}"
    twice = [([no_weapons], name) for name in ("Activate", "Do not", "Activate")]
    assert by_name(labels, [Grave(no_weapons, ())], twice) == "Activate, Do not, Activate"
    tight = by_name(labels, graves[:1], [*made, *made], room=50, actions=6)
    assert tight.endswith(" · and 5 more moves") and len(tight) <= 50


async def test_what_is_gone_without_is_confirmed_with_the_action_that_is_made_all_the_same():
    game, move = GAMES["mosaic"], Research("tech_textiles", face_up=True, pay="own")
    state, seat = next((state, seat) for state, seat in met(game, 10**6, 1) if move in game.legal_moves(state, seat))
    position = seated(game, state, seat)
    then = Chain(position).then(Picker(position.moves).path_of(move))
    assert then is not None
    view, _ = await screens().make(then, labels_for(position.table, "en"), then.picker.path_of(Skip()))
    (red,) = [part for part in view.walk_children() if isinstance(part, Press) and part.pressed.kind == "do"]
    assert red.item.style is ButtonStyle.danger
    assert red.item.label == "Technology · Textiles · face up · Go without (Take a token: Cloth)"
