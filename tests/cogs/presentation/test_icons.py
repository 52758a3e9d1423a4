"""Icons in words: always with their word, in texts only, short enough for a message; what is known of them is kept."""

from __future__ import annotations

import re

import pytest

from cogs.choosing.changes import Change, Consequence
from cogs.discord_io.layout import MOST_TEXT
from cogs.match.tables import Position
from cogs.presentation.consequences import in_full, in_short
from cogs.presentation.icons import GameIcons, Icons, markup
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.telling import told_above
from games import GAMES, offered
from games.core.events import Event
from locales import LANGUAGES, PREFIXES, words
from tests.cogs.choosing.test_consequences import all_told
from tests.cogs.presentation.test_telling import move
from tests.cogs.tables import table
from tests.signs import drawn_signs

LONGEST_ID = 9_999_999_999_999_999_999
MARKUP = re.compile(r"<:\w{2,32}:\d+>")
NAMES = ("Anna", "Ben", "Celina", "Darek", "Ela", "Filip")


def labels(slug: str, lang: str = "en", *, icons: bool = True) -> Labels:
    shown = {name: markup(emoji.name, LONGEST_ID) for name, emoji in drawn_signs(slug).items()} if icons else {}
    game = GAMES[slug]
    return Labels(game, words(lang), NAMES[: game.seats[-1]], icons=GameIcons(shown))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", offered())
def test_costs_and_gains_have_an_icon_before_each_word_and_are_the_same_without(slug: str, lang: str) -> None:
    iconed, plain = labels(slug, lang), labels(slug, lang, icons=False)
    seen = 0
    for _, _, found_of in all_told(slug):
        for _, found in found_of[:4]:
            shown, bare = in_full(iconed, found), in_full(plain, found)
            assert [re.sub(MARKUP.pattern + "\N{NO-BREAK SPACE}", "", line) for line in shown] == bare
            seen += sum(len(MARKUP.findall(line)) for line in shown)
            # Labels and descriptions show no markup at all.
            assert in_short(iconed, found) == in_short(plain, found)
            assert sum(map(len, shown)) < MOST_TEXT / 2
    assert seen


@pytest.mark.parametrize("slug", offered())
def test_an_action_that_changes_everything_still_fits_into_a_message(slug: str) -> None:
    said = labels(slug, "pl")
    names = words("en").family(f"{PREFIXES[slug]}-holding-")
    changes = {name: Change(100, 100 + (-1) ** place * 25) for place, name in enumerate(names)}
    assert len("\n".join(in_full(said, Consequence(0, {0: changes}, True)))) < 4000 - 400


def test_a_value_has_the_icon_of_its_field_before_that_of_its_word() -> None:
    said = labels("mosaic")
    assert said.icons.of_value("pillar", "population") != said.icons.of_value("resource", "population") is not None
    assert said.icons.of_value("card", "no such thing") is None
    assert said.icons.of_value("seat", 0) is None


def test_what_is_kept_is_read_again_and_what_is_gone_is_forgotten() -> None:
    icons, again = Icons(), Icons()
    icons.show("mosaic", {"food": "<:food:1>", "stone": "<:stone:2>", "kind-pay": "<:food:1>"})
    again.read(icons.written())
    assert (again.of("mosaic"), again.count) == (icons.of("mosaic"), 2)
    again.keep({"<:food:1>"})
    assert again.of("mosaic").shown == {"food": "<:food:1>", "kind-pay": "<:food:1>"}
    assert again.of("founders_of_the_empire") == GameIcons()


def test_a_post_shows_before_what_was_paid_its_icon_and_says_the_same_without() -> None:
    paid = Event("paid", 0, {"resource": "food", "count": 5})
    told = [move(paid, Event("built", 0, {"piece": "farm", "hex": "EG14"}))]
    shown = told_above(labels("mosaic"), told)
    assert len(MARKUP.findall(shown)) == 1
    assert re.sub(MARKUP.pattern + "\N{NO-BREAK SPACE}", "", shown) == told_above(labels("mosaic", icons=False), told)
    assert told_above(labels("mosaic", icons=False), told) == "- Anna builds at EG14: Farm (paid: 5 Food)."


def test_a_place_has_the_icon_of_what_lies_there() -> None:
    game, said = GAMES["mosaic"], labels("mosaic")
    state = game.setup(2, game.options(), "icons")
    while game.asked(state, game.to_move(state)[0]) != "start":
        seat = game.to_move(state)[0]
        game.play(state, seat, game.default_move(state, seat))
    seat = game.to_move(state)[0]
    hexes = [move.hex for move in game.legal_moves(state, seat) if move.kind == "start"]
    remarks = Remarks(Position(table(game, state), seat, game.legal_moves(state, seat)), said)
    found = {place: remarks.icon("hex", place, {"kind": "start"}) for place in hexes}
    assert found == {place: said.icons.shown.get(state.tokens.get(place, "")) for place in hexes}
    assert any(found.values()) and not all(found.values())
