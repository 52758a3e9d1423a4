"""R4 Set-up, R23.2 for the solo game."""

from __future__ import annotations

from typing import Any, Literal

from games.base import Move, Options, awaited
from games.core.errors import IllegalMove
from games.core.rng import Rng
from games.core.terms import RANDOM
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.formats import deck_lists, uses_expansion
from games.imperial_settlers.gains import draw
from games.imperial_settlers.lookout import play_order
from games.imperial_settlers.moves import Faction
from games.imperial_settlers.state import SCHEMA, Player, SettlersState, Task, Virtual
from games.imperial_settlers.table import Table

SUPPLY = ("wood", "stone", "food", "gold", "worker", "raze", "defense")

Lookout = Literal["normal", "alternate", "advanced"]
Format = Literal["base", "introductory", "open", "standard"]


class SettlersOptions(Options, frozen=True):
    """D0. ``factions``: assigned by the host in seat order ("" = chosen by the player); ``decks``: deck → type → copies."""

    lookout: Lookout = "normal"
    peaceful: bool = False
    factions: tuple[str, ...] = ()
    format: Format = "base"
    decks: dict[str, dict[str, int]] = {}


def prepare(catalogue: Catalogue, seats: int, options: SettlersOptions, seed: str) -> SettlersState:
    """R4: the state before the factions are chosen. Raises IllegalMove for options that the rules do not allow.

    R4.3: seats are numbered in play order and seat 0 is the First player, so whoever seats the players draws it.
    """
    _check_variants(seats, options)
    deck_lists(catalogue, options.format, options.decks)
    state = SettlersState(
        schema=SCHEMA,
        seats=seats,
        rng=Rng(seed),
        lookout=options.lookout,
        peaceful=options.peaceful,
        format=options.format,
        lists=options.decks,
        players=[Player() for _ in range(seats)],
    )
    for seat, faction in enumerate(options.factions):
        if faction:
            if seat >= seats:
                raise IllegalMove("no-such-seat", "R4.5", count=seats)
            if faction not in catalogue.factions:
                raise IllegalMove("no-such-faction", "R4.5", faction=faction)
            if faction not in free_factions(catalogue, state):
                raise IllegalMove("faction-taken", "R4.5", faction=faction)
            state.players[seat].faction = faction
    state.pending = [Task(seat, "faction") for seat in range(seats) if not state.players[seat].faction]
    return state


def _check_variants(seats: int, options: SettlersOptions) -> None:
    """R22.3, R23.3: the peaceful variant and the solo game have a Lookout of their own. Raises IllegalMove for another one."""
    if seats == 1 and (options.peaceful or options.lookout != "normal"):
        raise IllegalMove("solo-variant", "R23.3")
    if options.peaceful and options.lookout != "normal":
        raise IllegalMove("peaceful-lookout", "R22.3")


def free_factions(catalogue: Catalogue, state: SettlersState) -> list[str]:
    """R4.5: no two players have the same."""
    taken = {player.faction for player in state.players}
    return sorted(faction for faction in catalogue.factions if faction not in taken)


def faction_moves(catalogue: Catalogue, state: SettlersState) -> list[Move]:
    """D1: a free faction, or one of them at random."""
    return [Faction(name) for name in sorted([*free_factions(catalogue, state), RANDOM])]


def last_faction(catalogue: Catalogue, state: SettlersState, seat: int) -> Faction | None:
    """R4.5: the move of a seat that is left a single faction; None where it has others or chooses something else."""
    task, free = awaited(state.pending, seat), free_factions(catalogue, state)
    return Faction(free[0]) if task is not None and task.kind == "faction" and len(free) == 1 else None


def play_faction(table: Table, task: Task, move: Faction) -> None:
    """R4.5. Raises IllegalMove."""
    free = free_factions(table.catalogue, table.state)
    if move.faction not in (*free, RANDOM):
        code = "faction-taken" if move.faction in table.catalogue.factions else "no-such-faction"
        raise IllegalMove(code, "R4.5", faction=move.faction)
    table.done(task)
    chosen = table.state.rng.choice(free) if move.faction == RANDOM else move.faction
    table.player(task.seat).faction = chosen
    table.tell("faction", task.seat, faction=chosen, reveals="chance" if move.faction == RANDOM else "")


def deal_out(table: Table) -> None:
    """R4.1, R4.4, R23.2: shuffle the decks, give the starting hands, prepare the virtual player."""
    catalogue, state = table.catalogue, table.state
    lists = deck_lists(catalogue, state.format, state.lists)
    state.deck = list(lists["common"])
    state.rng.shuffle(state.deck)
    for player in state.players:
        player.deck = list(lists[player.faction])
        state.rng.shuffle(player.deck)
        player.supply = dict.fromkeys(SUPPLY, 0)
        player.tokens = catalogue.egyptian_tokens
    state.cards = sorted([*state.deck, *(card for player in state.players for card in player.deck)])
    if state.seats == 1:
        state.virtual = _virtual_player(catalogue, state)
        facts: dict[str, Any] = {"rule": {"card": state.virtual.card}} if state.virtual.card else {}
        table.tell("virtual-began", None, card=state.virtual.line[0], **facts, reveals="chance")
    for seat in play_order(state):
        draw(table, seat, "common", catalogue.box.setup.common_cards)
        draw(table, seat, "faction", catalogue.box.setup.faction_cards)


def _virtual_player(catalogue: Catalogue, state: SettlersState) -> Virtual:
    deck = list(catalogue.attacks)
    state.rng.shuffle(deck)
    rules = [card.id for card in catalogue.types.values() if card.virtual is not None]
    drawn = state.rng.choice(rules) if rules and uses_expansion(catalogue, state.cards) else ""
    return Virtual(line=deck[:1], deck=deck[1:], card=drawn)
