"""Several questions alike that follow from one move: each says which of them it is, and nothing is confirmed before all are answered."""

from __future__ import annotations

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.several import numbered
from cogs.discord_io.controls import Press
from cogs.presentation.labels import labels_for
from games.mosaic.moves import Deploy, Move, Research, TurnUp
from games.mosaic.state import MosaicState
from tests.cogs.features.panel.pressing import screens, seated
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, position


def after(state: MosaicState, *moves: Move) -> Chain:
    chain = Chain(seated(GAME, state, 0))
    for move in moves:
        then = chain.then(chain.picker.path_of(move))
        assert then is not None
        chain = then
    return chain


def spears() -> MosaicState:
    """A card by which two units are placed, one after the other."""
    return position(A={"face_down": ["tech_spears"]}, B={"units": {"gaul": {"infantry": 1}}})


async def shown(chain: Chain) -> tuple[str, set[str]]:
    """What stands on the panel where a unit is to be placed, and the kinds of its buttons."""
    path = chain.picker.path_to("deploy") or ()
    view, _ = await screens().make(chain, labels_for(chain.position.table, "en"), path)
    items = list(view.walk_children())
    text = "\n".join(item.content for item in items if isinstance(item, discord.ui.TextDisplay))
    return text, {item.pressed.kind for item in items if isinstance(item, Press)}


async def test_each_of_two_questions_alike_says_which_of_them_it_is():
    first, second = [
        await shown(after(spears(), TurnUp("tech_spears"), *made)) for made in ([], [Deploy("infantry", "gaul")])
    ]
    assert "(1 of 2)" in first[0] and "(2 of 2)" in second[0]


async def test_nothing_is_confirmed_while_an_answer_is_lacking_though_a_new_card_has_come_up():
    state = position(A={"resources": PLENTY, "pillars": {"military": 9}})
    state.offers["technologies"], state.decks["technologies"] = ["tech_spears"], ["tech_wheel", "tech_music"]
    chain = after(state, Research("tech_spears", True, "own"))
    assert chain.worlds and chain.asks_more
    _, buttons = await shown(chain)
    assert "do" not in buttons


def test_a_single_question_has_no_number():
    chain = after(spears())
    step = chain.picker.step(chain.picker.path_to("turn_up") or ())
    assert step is not None and numbered(chain, step) is None
