"""Decks of one's own for the Standard format of Imperial Settlers: an editor in a private message, and its typed form.

A deck is changed by putting all copies of one card in the place of another's; the rules (R24.3) say which fit.
"""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord.app_commands import Choice

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import Offer, choices
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.games.settlers_lists import COMMON, way_to
from cogs.match.names import written
from cogs.match.refusals import IllegalHere, Refusal
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels
from cogs.services import Services
from games.core.errors import IllegalMove
from games.imperial_settlers.formats import BASE, base_deck, replaced, replacements
from games.imperial_settlers.game import ImperialSettlers
from locales import words
from locales.spelling import holds, key
from render.shared.wording import text_of

KIND = "deck"
OUT, PLAIN = (
    "~out",
    "~base",
)  # what a control does with the faction it names; anything else after ~ is a card to take out
LONGEST_HELP = 100  # characters of a menu's description
Deck = dict[str, int]


class Editor:
    """Shows and changes the decks of a person."""

    def __init__(self, services: Services, game: ImperialSettlers) -> None:
        self._store, self._languages = services.store, services.languages
        self.game = game
        self.factions = game.catalogue.factions
        services.controls.on_press(KIND, self.pressed)

    async def typed(
        self, interaction: discord.Interaction, faction: str, out: str, instead: str, *, plain: bool
    ) -> None:
        """``/settlers deck``: what was left out is asked for."""
        await messages.acknowledge(interaction)
        labels = await self._labels(interaction)
        out, instead = self._meant(out), self._meant(instead)
        named = self.game.catalogue.types.get(out) or self.game.catalogue.types.get(instead)
        faction = faction or (named.deck if named else "")
        if faction not in self.factions:
            await messages.answer(interaction, self._factions_view(labels))
        elif plain:
            await self._keep(interaction, labels, faction, base_deck(self.game.catalogue, faction))
        elif out and instead:
            await self._replace(interaction, labels, faction, out, instead)
        else:
            await self._show(interaction, labels, faction, out)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A faction, a card to take out, one to put in, or back to the deck of the base game."""
        await messages.acknowledge(interaction)
        labels = await self._labels(interaction)
        faction, mark, rest = pressed.arg.partition("~")
        if faction not in self.factions:
            await messages.answer(interaction, self._factions_view(labels))
        elif mark + rest == PLAIN:
            await self._keep(interaction, labels, faction, base_deck(self.game.catalogue, faction))
        elif mark + rest == OUT:
            await self._show(interaction, labels, faction, pressed.values[0])
        elif rest:
            await self._replace(interaction, labels, faction, rest, pressed.values[0])
        else:
            await self._show(interaction, labels, faction, "")

    async def complete_out(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        """The cards of the deck that is being typed about (of all decks before a faction is named)."""
        labels = await self._labels(interaction)
        wanted = str(interaction.namespace.faction or "")
        decks = [await self._deck(interaction, name) for name in self.factions if wanted in ("", name)]
        cards = labels.ordered([card for deck in decks for card in deck])
        return choices(self._offers(labels, cards), current)

    async def complete_instead(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        """The cards that may take the place of the one typed before."""
        labels = await self._labels(interaction)
        out = self._meant(str(interaction.namespace.out or ""))
        card = self.game.catalogue.types.get(out)
        if card is None or card.deck not in self.factions:
            return []
        deck = await self._deck(interaction, card.deck)
        possible = replacements(self.game.catalogue, card.deck, deck, out) if out in deck else []
        return choices(self._offers(labels, labels.ordered(possible)), current)

    def _offers(self, labels: Labels, cards: list[str]) -> list[Offer]:
        return [
            Offer(labels.component(card), card, tuple(self.game.catalogue.types[card].name.values())) for card in cards
        ]

    # ------------------------------------------------------------------ what is kept
    async def _deck(self, interaction: discord.Interaction, faction: str) -> Deck:
        kept = await self._store.decks.of_user(interaction.user.id, self.game.slug)
        if faction in kept:
            return msgspec.json.decode(kept[faction], type=Deck)
        return base_deck(self.game.catalogue, faction)

    async def _replace(
        self, interaction: discord.Interaction, labels: Labels, faction: str, out: str, instead: str
    ) -> None:
        deck = await self._deck(interaction, faction)
        try:
            changed = replaced(self.game.catalogue, faction, deck, out, instead)
        except IllegalMove as error:
            raise IllegalHere(labels.illegal(error), error) from error
        note = labels.words(
            "settlers-deck-replaced", out=labels.component(out), card=labels.component(instead), count=deck[out]
        )
        await self._keep(interaction, labels, faction, changed, note)

    async def _keep(
        self, interaction: discord.Interaction, labels: Labels, faction: str, deck: Deck, note: str = ""
    ) -> None:
        usual = deck == base_deck(self.game.catalogue, faction)
        cards = "" if usual else msgspec.json.encode(deck).decode()
        await self._store.decks.put(interaction.user.id, self.game.slug, faction, cards)
        await self._show(interaction, labels, faction, "", note or labels.words("settlers-deck-plain"))

    # ------------------------------------------------------------------ what is shown
    def _factions_view(self, labels: Labels) -> discord.ui.LayoutView:
        buttons = [_press(name, labels.value("faction", name)) for name in self.factions]
        buttons.append(way_to(COMMON, labels.words("settlers-list-common")))
        return layout.text_view(labels.words("settlers-deck-which"), controls=buttons)

    async def _show(
        self, interaction: discord.Interaction, labels: Labels, faction: str, out: str, note: str = ""
    ) -> None:
        """The deck with the menu of its cards, or of those that may take the place of ``out``."""
        w, catalogue = labels.words, self.game.catalogue
        deck = await self._deck(interaction, faction)
        controls: list[discord.ui.Item[Any]] = []
        question = w("settlers-deck-question")
        if out:
            if out not in deck:
                raise Refusal("settlers-deck-changed", card=labels.component(out))
            possible = replacements(catalogue, faction, deck, out)
            question = w("settlers-deck-instead", card=labels.component(out), count=deck[out])
            controls = [
                self._menu(f"{faction}~{out}", possible, labels, w("settlers-deck-in")),
                _press(faction, w("panel-back")),
            ]
        else:
            open_cards = [card for card in deck if replacements(catalogue, faction, deck, card)]
            controls.append(self._menu(f"{faction}{OUT}", open_cards, labels, w("settlers-deck-out")))
            if deck != base_deck(catalogue, faction):
                controls.append(_press(f"{faction}{PLAIN}", w("settlers-deck-reset"), discord.ButtonStyle.danger))
            controls += [way_to(faction, w("settlers-list-open")), _press("", w("settlers-deck-others"))]
        head = w("settlers-deck-title", faction=labels.value("faction", faction), count=sum(deck.values()))
        await messages.answer(
            interaction, layout.text_view(head, note, self._list(labels, deck), question, controls=controls)
        )

    def _list(self, labels: Labels, deck: Deck) -> str:
        """The cards by their number of copies; those of an expansion stand out."""
        types = self.game.catalogue.types
        lines: list[str] = []
        for copies in sorted(set(deck.values()), reverse=True):
            names = [
                labels.component(card) if types[card].set == BASE else f"**{labels.component(card)}**"
                for card in labels.ordered([*deck])
                if deck[card] == copies
            ]
            lines.append(labels.words("settlers-deck-copies", copies=copies, cards=" · ".join(names)))
        return "\n".join(lines)

    def _menu(self, arg: str, cards: list[str], labels: Labels, question: str) -> Choose:
        options = [
            discord.SelectOption(label=short(labels.component(card)), value=card, description=self._help(labels, card))
            for card in labels.ordered(cards)
        ]
        return Choose(Pressed(KIND, 0, 0, arg), options, question)

    def _help(self, labels: Labels, card: str) -> str:
        text = text_of(self.game, self.game.catalogue.types[card], labels.words.lang)
        return text if len(text) <= LONGEST_HELP else text[: LONGEST_HELP - 1] + "…"

    # ------------------------------------------------------------------ words
    async def _labels(self, interaction: discord.Interaction) -> Labels:
        return Labels(self.game, words(await self._languages.of(interaction)), ())

    def _meant(self, typed: str) -> str:
        """The card of this id, of this name in any language, or the only one whose name holds what was typed; else what was
        typed, fit to be shown.
        """
        name, cards = typed.casefold().strip(), self.game.catalogue.types
        if name in cards or not name:
            return name
        exact = [card.id for card in cards.values() if key(typed) in map(key, card.name.values())]
        part = [card.id for card in cards.values() if any(holds(known, typed) for known in card.name.values())]
        return exact[0] if exact else part[0] if len(part) == 1 else written(typed)


def _press(arg: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
    return Press(Pressed(KIND, 0, 0, arg), label, style)
