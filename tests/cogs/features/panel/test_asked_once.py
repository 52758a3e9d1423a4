"""What the panel asks stands on a screen once, as a sentence: not as the step, the kind of move and the name of the menu as well."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import discord
import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.completion import natural_of
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose
from cogs.features.panel.offers import offers, opening
from cogs.features.panel.saying import question_of
from cogs.features.panel.style import PLAIN
from cogs.features.panel.view import panel_view
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from games import GAMES, offered
from games.core.rng import Rng
from games.rise_of_empires.state import Campaign
from locales import LANGUAGES
from tests.cogs.features.panel.pressing import screens, seated
from tests.cogs.tables import table
from tests.games.rise_of_empires.case_builder import build_state
from tests.samples import samples

MOVES = samples(350)  # of a match of each game, which asks most of its questions


@cache
def asked(slug: str) -> tuple[Position, ...]:
    """A position for each question at which the panel opens by itself in a match of chance and computers."""
    game, chance, found = GAMES[slug], random.Random(f"asked {slug}"), dict[tuple[str, str], Position]()
    state = game.setup(game.seats[0], game.options(), f"asked {slug}")
    for number in range(MOVES):
        if state.finished:
            state = game.setup(game.seats[-1], game.options(), f"asked {slug} {number}")
        seat = game.to_move(state)[0]
        known = game.redact(state, seat)
        position = Position(table(game, game.copy(state)), seat, game.legal_moves(known, seat))
        picker, labels = Picker(position.moves), labels_for(position.table, "en")
        step = picker.step(opening(position, offers(position, picker, labels, natural_of(position, known)), bool))
        assert step is not None
        if step.path:
            found.setdefault((str(step.chosen["kind"]), step.field), position)
        moves = [move for move in position.moves if move.kind not in game.free_kinds]
        sensible = game.sensible_move(known, seat, Rng(f"{slug} {number}"))
        game.play(state, seat, chance.choice(moves) if chance.random() < 0.2 else sensible)
    return tuple(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", offered())
def test_the_question_at_which_the_panel_opens_is_its_heading_and_is_said_nowhere_else(slug: str, lang: str):
    assert len(asked(slug)) > 1
    for position in asked(slug):
        labels, picker = labels_for(position.table, lang), Picker(position.moves)
        natural = natural_of(position, labels.game.redact(position.table.state, position.seat))
        step = picker.step(opening(position, offers(position, picker, labels, natural), bool))
        assert step is not None
        question, kind = question_of(labels, step), str(step.chosen["kind"])
        for opened in (True, False):
            view = panel_view(
                position, picker, labels, step, None, page=0, note="", kinds=replace(PLAIN, opened=opened)
            )
            children = list(view.walk_children())
            lines = "\n".join(item.content for item in children if isinstance(item, discord.ui.TextDisplay)).split("\n")
            placeholders = [str(item.item.placeholder) for item in children if isinstance(item, Choose)]
            assert not any(question in text for text in placeholders), placeholders
            assert [line for line in lines if question in line] == [f"### {question}" if opened else question], lines
            assert (f"### {labels.kind(kind)}" in lines) != opened, lines
            assert labels.step(position.table.state) not in lines, lines


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "### In which region and against whom do you start a war?"),
        ("pl", "### W którym regionie i z kim wszczynasz wojnę?"),
    ],
)
async def test_what_is_chosen_at_once_is_asked_for_by_one_question(lang: str, question: str):
    """Rise of Empires, R6.4.4: two regions with two opponents."""
    cubes = {"balkans": {0: 3, 1: 1, 2: 1}, "anatolia": {0: 3, 1: 1, 2: 1}}
    state = build_state({}, {}, {}, cubes=cubes)
    state.campaign = Campaign("empire_3", [], placed={"balkans": 3, "anatolia": 3})
    state.step = state.pending[0].kind = "war"
    chain = Chain(seated(GAMES["rise_of_empires"], state, 0))
    view, _ = await screens().make(chain, labels_for(chain.position.table, lang), chain.picker.path_to("war") or ())
    texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert question.removeprefix("### ") in "\n".join(texts)
