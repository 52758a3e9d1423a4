"""Decks of one's own for the Standard format of Imperial Settlers: an editor in a private message, and its typed form.

A deck is changed by putting all copies of one card in the place of another's; the rules (R24.3) say which fit. There is one for
each edition of the box; what is typed is about the usual one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord.app_commands import Choice

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import Offer, choices
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.games.settlers_lists import COMMON, way_to
from cogs.features.games.settlers_shelves import SLUG, Deck, Shelf, parted, shelf_of
from cogs.match.names import written
from cogs.match.refusals import IllegalHere, Refusal
from cogs.presentation.boxes import box_of, box_titles
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels
from cogs.services import Services
from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
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


class Here(NamedTuple):
    """What somebody asks: whose decks, by which edition, in which language."""

    interaction: discord.Interaction
    shelf: Shelf
    labels: Labels

    @property
    def catalogue(self) -> Catalogue:
        """The cards of the edition."""
        return self.shelf.game.catalogue


class Editor:
    """Shows and changes the decks of a person."""

    def __init__(self, services: Services) -> None:
        self._store, self._languages = services.store, services.languages
        services.controls.on_press(KIND, self.pressed)

    async def typed(
        self, interaction: discord.Interaction, faction: str, out: str, instead: str, *, plain: bool
    ) -> None:
        """``/settlers deck``: what was left out is asked for."""
        await messages.acknowledge(interaction)
        here = await self._here(interaction)
        out, instead = _meant(here.shelf.game, out), _meant(here.shelf.game, instead)
        named = here.catalogue.types.get(out) or here.catalogue.types.get(instead)
        faction = faction or (named.deck if named else "")
        if faction not in here.catalogue.factions:
            await messages.answer(interaction, self._factions_view(here))
        elif plain:
            await self._keep(here, faction, base_deck(here.catalogue, faction))
        elif out and instead:
            await self._replace(here, faction, out, instead)
        else:
            await self._show(here, faction, out)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A faction, a card to take out, one to put in, back to the deck of the base game, or another edition."""
        await messages.acknowledge(interaction)
        shelf, arg = parted(pressed.arg)
        here = await self._here(interaction, shelf)
        faction, mark, rest = arg.partition("~")
        if faction not in here.catalogue.factions:
            await messages.answer(interaction, self._factions_view(here))
        elif mark + rest == PLAIN:
            await self._keep(here, faction, base_deck(here.catalogue, faction))
        elif mark + rest == OUT:
            await self._show(here, faction, pressed.values[0])
        elif rest:
            await self._replace(here, faction, rest, pressed.values[0])
        else:
            await self._show(here, faction, "")

    async def complete_out(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        """The cards of the deck that is being typed about (of all decks before a faction is named)."""
        here = await self._here(interaction)
        wanted = str(interaction.namespace.faction or "")
        decks = [await self._deck(here, name) for name in here.catalogue.factions if wanted in ("", name)]
        cards = here.labels.ordered([card for deck in decks for card in deck])
        return choices(_offers(here, cards), current)

    async def complete_instead(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        """The cards that may take the place of the one typed before."""
        here = await self._here(interaction)
        out = _meant(here.shelf.game, str(interaction.namespace.out or ""))
        card = here.catalogue.types.get(out)
        if card is None or card.deck not in here.catalogue.factions:
            return []
        deck = await self._deck(here, card.deck)
        possible = replacements(here.catalogue, card.deck, deck, out) if out in deck else []
        return choices(_offers(here, here.labels.ordered(possible)), current)

    # ------------------------------------------------------------------ what is kept
    async def _deck(self, here: Here, faction: str) -> Deck:
        kept = await self._store.decks.of_user(here.interaction.user.id, SLUG)
        return here.shelf.deck(kept, faction) or base_deck(here.catalogue, faction)

    async def _replace(self, here: Here, faction: str, out: str, instead: str) -> None:
        labels, deck = here.labels, await self._deck(here, faction)
        try:
            changed = replaced(here.catalogue, faction, deck, out, instead)
        except IllegalMove as error:
            raise IllegalHere(labels.illegal(error), error) from error
        note = labels.words(
            "settlers-deck-replaced", out=labels.component(out), card=labels.component(instead), count=deck[out]
        )
        await self._keep(here, faction, changed, note)

    async def _keep(self, here: Here, faction: str, deck: Deck, note: str = "") -> None:
        cards = here.shelf.text(deck, base_deck(here.catalogue, faction))
        await self._store.decks.put(here.interaction.user.id, SLUG, here.shelf.named(faction), cards)
        await self._show(here, faction, "", note or here.labels.words("settlers-deck-plain"))

    # ------------------------------------------------------------------ what is shown
    def _factions_view(self, here: Here) -> discord.ui.LayoutView:
        w, shelf = here.labels.words, here.shelf
        buttons = [_press(shelf.named(name), here.labels.value("faction", name)) for name in here.catalogue.factions]
        buttons.append(way_to(shelf.named(COMMON), w("settlers-list-common")))
        titles = box_titles(SLUG, w)
        others = [_press(shelf_of(box).named(""), title) for box, title in titles.items() if box != shelf.box]
        return layout.text_view(w("settlers-deck-which"), box_of(SLUG, shelf.box, w), controls=[*buttons, *others])

    async def _show(self, here: Here, faction: str, out: str, note: str = "") -> None:
        """The deck with the menu of its cards, or of those that may take the place of ``out``."""
        labels, shelf, catalogue = here.labels, here.shelf, here.catalogue
        w = labels.words
        deck = await self._deck(here, faction)
        controls: list[discord.ui.Item[Any]] = []
        question = w("settlers-deck-question")
        if out:
            if out not in deck:
                raise Refusal("settlers-deck-changed", card=labels.component(out))
            possible = replacements(catalogue, faction, deck, out)
            question = w("settlers-deck-instead", card=labels.component(out), count=deck[out])
            controls = [
                _menu(here, f"{faction}~{out}", possible, w("settlers-deck-in")),
                _press(shelf.named(faction), w("panel-back")),
            ]
        else:
            open_cards = [card for card in deck if replacements(catalogue, faction, deck, card)]
            controls.append(_menu(here, f"{faction}{OUT}", open_cards, w("settlers-deck-out")))
            if deck != base_deck(catalogue, faction):
                reset = w("settlers-deck-reset")
                controls.append(_press(shelf.named(f"{faction}{PLAIN}"), reset, discord.ButtonStyle.danger))
            controls.append(way_to(shelf.named(faction), w("settlers-list-open")))
            controls.append(_press(shelf.named(""), w("settlers-deck-others")))
        head = w("settlers-deck-title", faction=labels.value("faction", faction), count=sum(deck.values()))
        edition = box_of(SLUG, shelf.box, w)
        view = layout.text_view(head, edition, note, _list(here, deck), question, controls=controls)
        await messages.answer(here.interaction, view)

    async def _here(self, interaction: discord.Interaction, shelf: Shelf | None = None) -> Here:
        shelf = shelf or shelf_of("")
        return Here(interaction, shelf, Labels(shelf.game, words(await self._languages.of(interaction)), ()))


# ---------------------------------------------------------------------- words
def _list(here: Here, deck: Deck) -> str:
    """The cards by their number of copies; those of an expansion stand out."""
    labels, types = here.labels, here.catalogue.types
    lines: list[str] = []
    for copies in sorted(set(deck.values()), reverse=True):
        names = [
            labels.component(card) if types[card].set == BASE else f"**{labels.component(card)}**"
            for card in labels.ordered([*deck])
            if deck[card] == copies
        ]
        lines.append(labels.words("settlers-deck-copies", copies=copies, cards=" · ".join(names)))
    return "\n".join(lines)


def _menu(here: Here, arg: str, cards: list[str], question: str) -> Choose:
    labels = here.labels
    options = [
        discord.SelectOption(label=short(labels.component(card)), value=card, description=_help(here, card))
        for card in labels.ordered(cards)
    ]
    return Choose(Pressed(KIND, 0, 0, here.shelf.named(arg)), options, question)


def _help(here: Here, card: str) -> str:
    text = text_of(here.shelf.game, here.catalogue.types[card], here.labels.words.lang)
    return text if len(text) <= LONGEST_HELP else text[: LONGEST_HELP - 1] + "…"


def _offers(here: Here, cards: list[str]) -> list[Offer]:
    types = here.catalogue.types
    return [Offer(here.labels.component(card), card, tuple(types[card].name.values())) for card in cards]


def _meant(game: ImperialSettlers, typed: str) -> str:
    """The card of this id, of this name in any language, or the only one whose name holds what was typed; else what was typed, fit
    to be shown.
    """
    name, cards = typed.casefold().strip(), game.catalogue.types
    if name in cards or not name:
        return name
    exact = [card.id for card in cards.values() if key(typed) in map(key, card.name.values())]
    part = [card.id for card in cards.values() if any(holds(known, typed) for known in card.name.values())]
    return exact[0] if exact else part[0] if len(part) == 1 else written(typed)


def _press(arg: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
    return Press(Pressed(KIND, 0, 0, arg), label, style)
