"""The laws of a turn on the screens as people get them: after Play, and after any one press of its controls."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import discord
import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.completion import natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.follow_ups import action, grave_at
from cogs.choosing.picker import Picker
from cogs.choosing.worlds import worlds
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.offers import Offer, opening
from cogs.features.panel.offers import offered as kinds_offered
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import Way, led_on_way, way_of
from cogs.match.tables import Position
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.numbers import signed
from cogs.presentation.rows import FEW
from games import GAMES, offered
from games.core.rng import Rng
from locales import LANGUAGES
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.cogs.features.panel.test_first_screen import positions
from tests.samples import samples

PRESSED = samples(3)  # controls of each first screen
SIGNED = re.compile(r"(?:[+−]|× )(\d+)")  # "Cache: Ideas × 7" names what comes
COLOURS = {discord.ButtonStyle.success, discord.ButtonStyle.danger}


class Shown(NamedTuple):
    """A screen: where it stands in the position, its controls, and what is written above them."""

    position: Position
    labels: Labels
    at: Way
    controls: list[Press | Choose]
    above: str


@cache
def _kept() -> dict[str, tuple[list[Shown], list[Shown]]]:
    return {}


async def screens(slug: str) -> tuple[list[Shown], list[Shown]]:
    """Screens after Play, and screens after one press on one of their controls."""
    if slug not in _kept():
        first, second = list[Shown](), list[Shown]()
        for number, (state, seat) in enumerate(positions(slug)):
            position = seated(GAMES[slug], state, seat)
            labels = labels_for(position.table, LANGUAGES[number % len(LANGUAGES)])

            shown = Screens(Unseen())  # it keeps what moves lead to by match and revision

            async def look(
                at: Way, position: Position = position, labels: Labels = labels, shown: Screens = shown
            ) -> Shown:
                view, _ = await shown.make(at.chain, labels, at.path, page=at.page, as_is=at.as_is)
                parts = [*view.walk_children()]
                above = "\n".join(part.content for part in parts if isinstance(part, discord.ui.TextDisplay))
                return Shown(position, labels, at, [one for one in parts if isinstance(one, Press | Choose)], above)

            first.append(await look(Way(Chain(position), ())))
            chance = Rng(f"{slug} {number}")
            for pressed in list(_presses(first[-1], chance))[:PRESSED]:
                at = led_on_way(way_of(position, pressed))
                if at.path or at.chain.moves:
                    second.append(await look(at))
        _kept()[slug] = first, second
    return _kept()[slug]


def _presses(shown: Shown, chance: Rng) -> Iterator[Any]:
    """One press of each control that chooses, in an order of chance; of a menu one of its rows."""
    choosing = [control for control in shown.controls if control.pressed.kind == "pick"]
    chance.shuffle(choosing)
    for control in choosing:
        if isinstance(control, Choose):
            yield replace(control.pressed, values=(chance.choice(control.item.options).value,))
        else:
            yield control.pressed


@pytest.mark.parametrize("slug", offered())
async def test_after_play_no_button_makes_a_move_and_none_stands_out(slug: str):
    """Law 1: nothing that nobody chose is one tap away from happening."""
    for shown in (await screens(slug))[0]:
        buttons = [control for control in shown.controls if isinstance(control, Press)]
        assert {button.item.style for button in buttons} <= {discord.ButtonStyle.secondary}
        assert "do" not in {control.pressed.kind for control in shown.controls}


@pytest.mark.parametrize("slug", offered())
async def test_more_than_three_choices_of_a_kind_share_a_menu_and_nothing_else_stands_among_them(slug: str):
    """Laws 3 and 12: the ways to what is no move stand behind More, apart from the screen of a question."""
    for shown in (await screens(slug))[0]:
        assert {control.pressed.kind for control in shown.controls} <= {"pick"}
        buttons = [control.pressed.arg for control in shown.controls if isinstance(control, Press)]
        kinds = Counter(arg.rpartition("_")[2].partition(".")[0] for arg in buttons if "." in arg)
        assert max(kinds.values(), default=0) <= FEW, shown.above


@pytest.mark.parametrize("slug", offered())
async def test_an_action_is_confirmed_in_red_if_and_only_if_one_of_its_moves_is_grave_or_ends_the_match(slug: str):
    """Law 1."""
    confirmed = 0
    for shown in (await screens(slug))[1]:
        for button in shown.controls:
            if not isinstance(button, Press) or button.item.style not in COLOURS:
                continue
            confirmed += 1
            grave = False
            game, state, seat = shown.position.table.game, game_copy(shown.position), shown.position.seat
            for move in action(shown.at.chain, shown.at.path, as_is=shown.at.as_is):
                grave |= grave_at(seated(game, state, seat), move) is not None
                game.play(state, seat, move)
            assert (button.item.style is discord.ButtonStyle.danger) == (grave or bool(state.finished)), (
                button.item.label
            )
    assert confirmed


@pytest.mark.parametrize("slug", offered())
async def test_one_press_forth_and_back_leads_to_the_first_screen_again(slug: str):
    """Law 10: whoever looks at something is where he was afterwards."""
    led = 0
    for shown in (await screens(slug))[1]:
        for control in shown.controls:
            if isinstance(control, Press) and control.item.label == shown.labels.words("panel-back"):
                back = led_on_way(way_of(shown.position, control.pressed))
                opened = opening(shown.position, offered_at(shown.position, shown.labels), lambda _: True)
                assert back.path in ((), opened) and not back.chain.moves, (shown.above, control.pressed)
                led += 1
    assert led


def offered_at(position: Position, labels: Labels) -> list[Offer]:
    """What can be done first in a position."""
    known = position.table.game.redact(position.table.state, position.seat)
    chain = Chain(position)
    return kinds_offered(chain, chain.picker, labels, natural_of(position, known))


def game_copy(position: Position) -> Any:
    """The state of a position, to be played on."""
    return position.table.game.copy(position.table.state)


@pytest.mark.parametrize("slug", offered())
async def test_no_two_controls_of_a_screen_nor_rows_of_a_menu_have_the_same_words(slug: str):
    """Law 4."""
    for shown in [one for part in await screens(slug) for one in part]:
        said = [one.item.placeholder if isinstance(one, Choose) else one.item.label for one in shown.controls]
        assert len({*said}) == len(said), said
        for menu in shown.controls:
            if isinstance(menu, Choose):
                rows = [option.label for option in menu.item.options]
                assert len({*rows}) == len(rows), rows


@pytest.mark.parametrize("slug", offered())
async def test_every_number_that_a_choice_certainly_changes_stands_on_it_or_above_it(slug: str):
    """Law 4; what is not chosen but left unanswered is another matter (law 2)."""
    told = 0
    for shown in (await screens(slug))[0]:
        position = shown.position
        game, state, seat = position.table.game, position.table.state, position.seat
        outlook = Outlook(game, game.redact(state, seat), seat)
        for said, pressed in _choices(shown.controls):
            at = led_on_way(way_of(position, pressed))
            made = action(at.chain, at.path, as_is=at.as_is)
            if len(made) == 1 and not game.is_way_out(state, seat, made[0].kind):
                numbers = {by for one in outlook.of(made[0]).own.values() for by in (one.cost, one.gain) if by}
                assert numbers <= {int(found) for found in SIGNED.findall(f"{said} {shown.above}")}, said
                told += bool(numbers)
    assert told


def _choices(controls: list[Press | Choose]) -> Iterator[tuple[str, Any]]:
    """What is to be read on each button and each row, and the press of it."""
    for control in controls:
        if control.pressed.kind != "pick":
            continue
        if isinstance(control, Press):
            yield control.item.label or "", control.pressed
            continue
        for option in control.item.options:
            words = f"{control.item.placeholder} {option.label} {option.description or ''}"
            yield words, replace(control.pressed, values=(option.value,))


@pytest.mark.parametrize("slug", offered())
async def test_what_perishes_by_a_final_move_is_named_before_it_is_made(slug: str):
    """Law 8."""
    for shown in (await screens(slug))[0]:
        position, labels = shown.position, shown.labels
        game, state, seat = position.table.game, position.table.state, position.seat
        for move in (move for move in position.moves if game.is_final(state, seat, move)):
            lost = game.perishes(game.redact(state, seat), seat)
            view, _ = await Screens(Unseen()).make(Chain(position), labels, Picker(position.moves).path_of(move))
            said = "\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay))
            for name, count in lost.items():
                assert f"{labels.holding_shown(name)} {signed(-count)}" in said


@pytest.mark.parametrize("slug", offered())
async def test_whatever_is_hidden_the_screens_of_a_seat_are_the_same(slug: str):
    """What stands on them, and the ids behind it, betray nothing of what others hold and what lies face down."""
    game, differ = GAMES[slug], 0
    for state, seat in positions(slug)[::2]:
        known, seen = game.redact(state, seat), list[list[str]]()
        deals = worlds(game, known, seat)
        differ += deals[0] != deals[1]
        for number in (0, 1):
            position, shown = seated(game, game.decode(deals[number]), seat), Screens(Unseen())
            labels, texts, at = labels_for(position.table, "en"), list[str](), Way(Chain(position))
            for _ in ("after Play", "one press further"):
                view, _ = await shown.make(at.chain, labels, at.path, as_is=at.as_is)
                parts = [*view.walk_children()]
                texts += [str(part.to_component_dict()) for part in parts]
                controls = [one for one in parts if isinstance(one, Press | Choose) and one.pressed.kind == "pick"]
                if not controls:
                    break
                pressed = controls[0].pressed
                if isinstance(controls[0], Choose):
                    pressed = replace(pressed, values=(controls[0].item.options[0].value,))
                at = led_on_way(way_of(position, pressed))
            seen.append(texts)
        assert seen[0] == seen[1]
    assert differ
