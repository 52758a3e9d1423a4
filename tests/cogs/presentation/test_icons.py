"""Icons in words: always with their word, in texts only, short enough for a message; what is known of them is kept."""

from __future__ import annotations

import re

import pytest

from cogs.choosing.consequences import Change, Consequence
from cogs.discord_io.layout import MOST_TEXT
from cogs.presentation.consequences import in_full, in_short
from cogs.presentation.icons import GameIcons, Icons, markup
from cogs.presentation.labels import Labels
from games import GAMES, offered
from locales import LANGUAGES, PREFIXES, words
from tests.cogs.choosing.test_consequences import all_told
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
    for _, _, found_of in all_told(slug)[::3]:
        for _, found in found_of[:4]:
            shown, bare = in_full(iconed, found), in_full(plain, found)
            assert [re.sub(rf"{MARKUP.pattern} ", "", line) for line in shown] == bare
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
