"""R6 Lookout phase, R22 its variants, R23.3 in the solo game."""

from __future__ import annotations

from games.base import Move
from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.gains import draw, reshuffle
from games.imperial_settlers.moves import Draft
from games.imperial_settlers.state import VIRTUAL, Location, Pick, SettlersState, Task, Virtual
from games.imperial_settlers.table import Table


def begin_lookout(table: Table) -> None:
    """R6.1 and the picks to come; in the alternate Lookout the packs."""
    state = table.state
    state.phase = "lookout"
    table.tell("round", None, round=state.round, opponent=state.first)
    order = play_order(state)
    for seat in order:
        draw(table, seat, "faction", 1)
    if state.virtual is not None:
        state.picks = _solo_picks(table.catalogue)
    elif state.peaceful:
        for seat in order:
            draw(table, seat, "common", 1)
        state.picks = _draft(order, state.seats + table.catalogue.box.setup.revealed_beyond_players)
    elif state.lookout == "alternate":
        for seat in order:
            table.player(seat).pack = _reveal(table, table.catalogue.box.setup.alternate_pack)
        _ask_packs(table)
    elif state.lookout == "advanced":
        state.picks = _advanced_picks(order, table.catalogue.box.setup.advanced_revealed)
    else:
        shown = state.seats + table.catalogue.box.setup.revealed_beyond_players
        state.picks = [*_draft(order, shown), *_draft(order[::-1], shown)]


def play_order(state: SettlersState) -> list[int]:
    """The seats from the First player clockwise."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


# ------------------------------------------------------------------ orders of picks
def _draft(order: list[int], shown: int) -> list[Pick]:
    """R6.2, R6.3: reveal, then each takes one; what was left before is discarded."""
    return [Pick(seat, shown if place == 0 else 0, clear=place == 0) for place, seat in enumerate(order)]


def _advanced_picks(order: list[int], shown: int) -> list[Pick]:
    """R22.2: two laps over one growing row."""
    last = len(order) - 1
    if last == 1:
        return [Pick(seat, shown if place == 0 else 0) for place, seat in enumerate([*order, *order])]
    lap = [Pick(seat, shown if place == 0 else int(place >= 2)) for place, seat in enumerate(order)]
    return [*lap, *(Pick(seat, int(0 < place < last)) for place, seat in enumerate(order))]


def _solo_picks(catalogue: Catalogue) -> list[Pick]:
    """R23.3: take one, one at random goes to the virtual player, take one."""
    return [Pick(0, catalogue.box.solo.revealed), Pick(0, give=True)]


# ------------------------------------------------------------------ the row
def next_pick(table: Table) -> bool:
    """Prepare the next pick and ask for it; whether there is one. At the end the row is cleared."""
    state = table.state
    while state.picks:
        pick = state.picks.pop(0)
        if pick.clear:
            _clear(table)
        if pick.give and state.virtual is not None and state.display:
            _to_virtual(table, state.virtual, state.display.pop(state.rng.below(len(state.display))))
        if pick.reveal:
            state.display += _reveal(table, pick.reveal)
        if pick.reveal and state.display:
            table.tell("revealed", None, cards=list(state.display), reveals="hidden")
        if state.display:
            state.turn += 1
            state.pending.append(Task(pick.seat, "draft"))
            return True
    if state.virtual is not None:
        for card in state.display:
            _to_virtual(table, state.virtual, card)
        state.display = []
    _clear(table)
    return False


def _reveal(table: Table, count: int) -> list[str]:
    """R6.4: so many Common cards, fewer if there are no more."""
    state = table.state
    cards: list[str] = []
    while len(cards) < count:
        if not state.deck:
            reshuffle(table)
        if not state.deck:
            break
        cards.append(state.deck.pop(0))
    return cards


def _clear(table: Table) -> None:
    state = table.state
    if state.display:
        table.tell("left-over", None, cards=list(state.display), count=len(state.display))
        state.discard += state.display
        state.display = []


def _to_virtual(table: Table, virtual: Virtual, card: str) -> None:
    """R23.3, R25.4: the card is a Location of the virtual player, unless it is an Instant, which never is one."""
    # Ruling: an Instant goes at once to where all cards of the virtual player go in the Attack phase.
    if table.catalogue.type(card).kind == "instant":
        virtual.collection.append(card)
    else:
        virtual.locations.append(Location(card, VIRTUAL))
    table.tell("virtual-takes", None, card=card, reveals="chance")


def draft_moves(state: SettlersState, task: Task) -> list[Move]:
    """D2, D3, D20, D21: one of the cards of the row or of the own pack."""
    return [Draft(card) for card in sorted(state.players[task.seat].pack or state.display)]


def play_draft(table: Table, task: Task, move: Draft) -> None:
    """Take the card into the hand. Raises IllegalMove."""
    state, player = table.state, table.player(task.seat)
    offered = player.pack or state.display
    if move.card not in offered:
        raise IllegalMove("not-on-offer", "R6.2", card=move.card)
    table.done(task)
    offered.remove(move.card)
    player.hand = sorted([*player.hand, move.card])
    if state.lookout == "alternate" and not state.peaceful and state.virtual is None:
        table.tell("picked", task.seat)
        table.tell("drawn", task.seat, cards=[move.card], audience=(task.seat,))
    else:
        table.tell("drafted", task.seat, card=move.card)


# ------------------------------------------------------------------ R22.1
def _ask_packs(table: Table) -> None:
    """All who have cards to pick from pick at the same time."""
    state = table.state
    state.turn += 1
    state.pending += [Task(seat, "draft") for seat, player in enumerate(state.players) if len(player.pack) > 1]
    for seat, player in enumerate(state.players):
        table.tell("pack", seat, cards=list(player.pack), audience=(seat,), reveals="hidden")


def pass_packs(table: Table) -> None:
    """R22.1: all have picked: the other cards go to the left; after the second pick they are discarded."""
    state = table.state
    packs = [player.pack for player in state.players]
    for seat, player in enumerate(state.players):
        player.pack = packs[(seat - 1) % state.seats]
    if max(map(len, packs)) > 1:
        _ask_packs(table)
        return
    for player in state.players:
        state.discard += player.pack
        player.pack = []
    # The discards lie open: they show what the others did not take.
    table.tell("packs-over", None, reveals="hidden")
