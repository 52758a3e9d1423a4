"""Lists of cards for the Open format of Imperial Settlers (R24.2): sent with a form, checked, kept, shown to be copied.

Everybody has one for each faction's deck, and one for the Common deck, which counts where he opens a lobby.
"""

from __future__ import annotations

import re
from typing import Any

import discord
import msgspec

from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.forms import Field, form
from cogs.features.games.settlers_shelves import SLUG, Deck, Shelf, parted
from cogs.match.names import clean, written
from cogs.match.refusals import IllegalHere, Refusal
from cogs.presentation.boxes import box_of
from cogs.presentation.labels import Labels
from cogs.services import Services
from games.core.errors import IllegalMove
from games.imperial_settlers.formats import base_deck, deck_lists
from games.imperial_settlers.game import ImperialSettlers
from locales import words
from locales.spelling import alike, holds, key

COMMON = "common"
MOST_NAMED, MOST_NEAR = 5, 3  # cards in a refusal: those that nobody knows, and what comes near to the first of them
_WRITE, _PLAIN = "write", "base"
_LONGEST = 4000  # characters that Discord takes in a field
# "3 × Ruins", "3x Ruins", "- 3 Ruins", "Ruins".
_LINE = re.compile(r"(?:[-*•]\s+)?(?:(?P<count>\d{1,3})(?:\s*[x×]\s*|\s+))?(?P<name>.+)")


def kept_as(deck: str) -> str:
    """Under which name the list for a deck is kept, beside the deck for the Standard format."""
    return f"open:{deck}"


def way_to(deck: str, label: str) -> Press:
    """The button that shows the list for a deck."""
    return Press(Pressed("cardlist", 0, 0, deck), label)


class Lists:
    """Shows the lists of a person, and takes new ones."""

    def __init__(self, services: Services) -> None:
        self._store, self._languages = services.store, services.languages
        services.controls.on_press("cardlist", self.pressed)
        services.controls.on_press("cardlistsent", self.take)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show a list; open the form for a new one; go back to the deck of the base game."""
        named, what, lang = f"{pressed.arg}~~".split("~")[:3]
        if what == _WRITE:
            # It must be the first answer, so nothing is looked up: the language stands in the button.
            w = words(lang)
            field = Field(w("settlers-list-field"), w("settlers-list-hint"), _LONGEST, discord.TextStyle.paragraph)
            await messages.ask(
                interaction, form(Pressed("cardlistsent", 0, 0, named), w("settlers-list-form"), [field])
            )
            return
        await messages.acknowledge(interaction)
        shelf, deck = _deck_named(named)
        if what == _PLAIN:
            usual = base_deck(shelf.game.catalogue, deck)
            await self._store.decks.put(interaction.user.id, SLUG, shelf.named(kept_as(deck)), shelf.text(usual, usual))
        await self._show(interaction, shelf, deck)

    async def take(self, interaction: discord.Interaction, sent: Pressed) -> None:
        """Keep the list that was sent with the form."""
        await messages.acknowledge(interaction)
        shelf, deck = _deck_named(sent.arg)
        cards = read_list(shelf.game, deck, sent.values[0])
        try:
            deck_lists(shelf.game.catalogue, "open", {deck: cards})
        except IllegalMove as error:
            raise IllegalHere((await self._labels(interaction, shelf)).illegal(error), error) from error
        text = msgspec.json.encode(cards).decode()
        await self._store.decks.put(interaction.user.id, SLUG, shelf.named(kept_as(deck)), text)
        await self._show(interaction, shelf, deck)

    async def _show(self, interaction: discord.Interaction, shelf: Shelf, deck: str) -> None:
        labels = await self._labels(interaction, shelf)
        w = labels.words
        usual = base_deck(shelf.game.catalogue, deck)
        cards = shelf.deck(await self._store.decks.of_user(interaction.user.id, SLUG), kept_as(deck)) or usual
        lines = [f"{cards[card]} {labels.component(card)}" for card in labels.ordered([*cards])]
        title = w(
            "settlers-list-title",
            deck=labels.value("deck", deck),
            count=sum(cards.values()),
            own="yes" if cards != usual else "no",
        )
        controls: list[discord.ui.Item[Any]] = [
            _press(shelf.named(f"{deck}~{_WRITE}~{w.lang}"), w("settlers-list-write"), discord.ButtonStyle.primary)
        ]
        if cards != usual:
            controls.append(
                _press(shelf.named(f"{deck}~{_PLAIN}"), w("settlers-deck-reset"), discord.ButtonStyle.danger)
            )
        controls.append(Press(Pressed("deck", 0, 0, shelf.named("")), w("settlers-deck-others")))
        text = "\n".join(["```", *lines, "```"])
        edition = box_of(SLUG, shelf.box, w)
        view = layout.text_view(title, edition, text, w("settlers-list-how"), controls=controls)
        await messages.answer(interaction, view)

    async def _labels(self, interaction: discord.Interaction, shelf: Shelf) -> Labels:
        return Labels(shelf.game, words(await self._languages.of(interaction)), ())


def _deck_named(named: str) -> tuple[Shelf, str]:
    """The deck that a button names. Raises Refusal for what is none."""
    shelf, deck = parted(named)
    if deck not in (COMMON, *shelf.game.catalogue.factions):
        raise Refusal("stale")
    return shelf, deck


def read_list(game: ImperialSettlers, deck: str, text: str) -> Deck:
    """The cards of a list, one in a line, with the number of its copies before it (one, where there is none): of names in any
    language, whole or as far as only one card of the deck has it. Raises Refusal naming what is no card of the deck.
    """
    cards = [card for card in game.catalogue.types.values() if card.deck == deck]
    named = {key(name): card.id for card in cards for name in (card.id, *card.name.values())}
    found: Deck = {}
    unknown: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        match = _LINE.fullmatch(line)
        name = match["name"] if match else line
        part = [card.id for card in cards if any(holds(known, name) for known in card.name.values())]
        card = named.get(key(name)) or (part[0] if len(part) == 1 else "")
        if card:
            found[card] = found.get(card, 0) + int((match and match["count"]) or 1)
        else:
            unknown.append(name)
    if unknown:
        typed = [written(clean(name)) for name in unknown[:MOST_NAMED]]
        names = [name for card in cards for name in card.name.values()]
        near = ", ".join(alike(unknown[0], names, MOST_NEAR))
        raise Refusal(
            "settlers-list-unknown", typed=", ".join(typed), more=len(unknown) - len(typed), near=near or "none"
        )
    return found


def _press(arg: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
    return Press(Pressed("cardlist", 0, 0, arg), label, style)
