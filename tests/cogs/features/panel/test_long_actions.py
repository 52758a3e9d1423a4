"""An action with many questions: however much of it was filled in, each of its screens is one that Discord takes."""

from __future__ import annotations

import random

import discord
import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Path, completed, natural_of
from cogs.choosing.follow_ups import dropped_by
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from games import GAMES
from games.core.rng import Rng
from locales import LANGUAGES
from tests.cogs.tables import table

GAME = GAMES["rise_of_empires"]
MOST = 40  # components of a message


def filled_in(chain: Chain, kind: str, chance: random.Random) -> Path:
    """A way to a move of the kind on which as much as possible goes without saying, the rest is left to chance."""
    picker, known = Picker(chain.position.moves), GAME.redact(chain.position.table.state, chain.position.seat)
    natural = natural_of(chain.position, known)
    step = picker.step(completed(picker, picker.path_to(kind) or (), natural))
    while step is not None and step.move is None:
        step = picker.step(completed(picker, (*step.path, chance.randrange(len(step.values))), natural))
    assert step is not None
    return step.path


def chains(seed: str, least: int) -> list[Chain]:
    """The questions of some actions of one match, those after cubes were placed so often."""
    state, chance, found = GAME.setup(2, GAME.options(), seed), random.Random(seed), []
    while not state.finished and len(found) < 12:
        seat = GAME.to_move(state)[0]
        moves = GAME.legal_moves(GAME.redact(state, seat), seat)
        for kind in ("empire", "remove") if any(move.kind == "remove" for move in moves) else ():
            rich = GAME.copy(state)
            # So many cubes that each place may take many of them.
            rich.players[seat].cube, rich.players[seat].stock = rich.players[seat].cube + rich.players[seat].stock, 0
            chain = Chain(Position(table(GAME, rich), seat, GAME.legal_moves(GAME.redact(rich, seat), seat)))
            while (then := chain.then(filled_in(chain, kind, chance))) is not None and then.follows_up:
                chain = then
                if sum(move.kind == "place" for move in chain.moves) >= least:
                    found.append(chain)
                kinds = [move.kind for move in chain.position.moves if move.kind not in dropped_by(chain)]
                kind = chance.choice(kinds)
        GAME.play(state, seat, GAME.sensible_move(GAME.redact(state, seat), seat, Rng(f"{len(found)}")))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_last_questions_of_an_action_have_room_beside_what_was_filled_in_and_no_two_controls_are_called_alike(
    lang,
):
    # In such ones buttons for every field left no room, or did not say to which place they belonged.
    pictures, found = Pictures("png"), [*chains("long actions 8", 4), *chains("long actions 12", 4)]
    try:
        for chain in found:
            view, _ = await Screens(pictures).make(chain, labels_for(chain.position.table, lang), ())
            parts = [*view.walk_children()]
            assert len(parts) <= MOST
            called = [
                str(part.item.placeholder if isinstance(part, Choose) else part.item.label)
                for part in parts
                if isinstance(part, Choose | Press)
            ]
            assert len({*called}) == len(called)
    finally:
        pictures.close()
    assert len(found) == 2


def after_a_fee(seed: str) -> tuple[Chain, int]:
    """The question for the action after the first fee of a match that is paid in food alone, and the fee."""
    state = GAME.setup(2, GAME.options(), seed)
    while True:
        seat = GAME.to_move(state)[0]
        chain = Chain(Position(table(GAME, state), seat, GAME.legal_moves(GAME.redact(state, seat), seat)))
        for move in chain.position.moves:
            if getattr(move, "pay", "") == "food" and (then := chain.then(Picker(chain.position.moves).path_of(move))):
                return then, state.players[seat].food - then.position.table.state.players[seat].food
        GAME.play(state, seat, GAME.sensible_move(GAME.redact(state, seat), seat, Rng(seed)))


async def test_while_the_action_is_chosen_the_fee_that_was_chosen_stands_there_with_what_is_left():
    pictures, (chain, fee) = Pictures("png"), after_a_fee("long actions 4")
    try:
        view, _ = await Screens(pictures).make(chain, labels_for(chain.position.table, "en"), ())
    finally:
        pictures.close()
    left = chain.position.table.state.players[chain.position.seat].food
    said = "\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay))
    assert fee > 0 and f"- costs food −{fee} ({left + fee} → {left})" in said


async def test_an_action_that_is_ended_early_is_confirmed_in_green_by_its_own_name_with_what_is_not_done():
    # "No more of this" in red read like a way to leave it.
    chain = next(one for one in chains("long actions 8", 1) if any(move.kind == "stop" for move in one.position.moves))
    pictures, stop = Pictures("png"), Picker(chain.position.moves).path_to("stop")
    try:
        view, _ = await Screens(pictures).make(chain, labels_for(chain.position.table, "en"), stop or ())
    finally:
        pictures.close()
    ends = [part for part in view.walk_children() if isinstance(part, Press) and part.pressed.kind == "do"]
    assert [(end.item.label, end.item.style) for end in ends] == [
        (
            "Empire tile 5, Northeast Africa · 2 cubes · No further region",
            discord.ButtonStyle.success,
        )
    ]
    said = "\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay))
    assert "**No further region**" in said and "No more of this" not in said
    assert "perishes by it" not in said  # to stop was the choice
