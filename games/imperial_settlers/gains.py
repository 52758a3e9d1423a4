"""R3 Gaining goods, drawing cards, and the Features that answer (R20.3)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence

from games.base import Move
from games.core.rng import HIDDEN_SEED
from games.imperial_settlers.empire import common_left
from games.imperial_settlers.moves import Draw
from games.imperial_settlers.state import UNKNOWN, Location, Player, SettlersState, Task
from games.imperial_settlers.table import Table, by, tasks_of
from games.imperial_settlers.vocabulary import Choose, Feature, Look, MayPayOne, Trigger

DECKS = ("common", "faction")


def gain(
    table: Table,
    seat: int,
    goods: Mapping[str, int],
    *,
    source: str = "",
    chain: Sequence[str] = (),
    why: str = "",
) -> None:
    """R3.6, R20.3: one gain, whatever its size. Cards of a free deck and Samurai become tasks of the seat.

    ``why`` is what happened to the source, where that brings it and not what the source says.
    """
    player = table.player(seat)
    got: dict[str, int] = {}
    later: list[Task] = []
    for good, count in goods.items():
        if good == "card":
            later.append(Task(seat, "draw", source, count=count))
        elif good in ("common_card", "faction_card"):
            draw(table, seat, good.removesuffix("_card"), count, source=source)
        elif good == "samurai":
            later.append(Task(seat, "place", source, count=count, chain=list(chain)))
        else:
            got[good] = _take(table, player, good, count)
    if any(got.values()):
        table.tell_gain(seat, got, source, why)
    answers = triggered(table, seat, "gain_vp", chain=chain) if got.get("vp") and _answers_vp(table, seat) else []
    table.push([*answers, *later])


def _take(table: Table, player: Player, good: str, count: int) -> int:
    if good == "vp":
        player.vp += count
        return count
    if good == "defense":
        # R7.5: only the token of this round is held.
        count = min(count, table.catalogue.box.defense_tokens_held - player.supply["defense"])
    player.supply[good] += count
    return count


def _answers_vp(table: Table, seat: int) -> bool:
    """R7.6: Features that answer to VP work in Production and in the own turn."""
    state = table.state
    return state.phase == "production" or (state.phase == "action" and state.active == seat)


# ------------------------------------------------------------------ cards
def draw(table: Table, seat: int, deck: str, count: int, *, source: str = "") -> None:
    """R3.3, R20.2: draw from one deck as many cards as there are; an empty Common deck is made anew from its discards.

    ``source`` is the card that lets the seat draw, "" where the phase does.
    """
    state, player = table.state, table.player(seat)
    cards: list[str] = []
    while len(cards) < count:
        pile = state.deck if deck == "common" else player.deck
        if deck == "common" and not pile:
            reshuffle(table)
            pile = state.deck
        if not pile:
            break
        cards.append(pile.pop(0))
    for card in cards:
        insort(player.hand, card)
    if cards:
        table.tell("drew", seat, deck=deck, count=len(cards), **by(source), reveals="hidden")
        table.tell("drawn", seat, cards=cards, audience=(seat,), reveals="hidden")


def reshuffle(table: Table) -> None:
    """R6.4, R20.2: the Common discards become the new Common deck. Faction discards are never reshuffled."""
    state = table.state
    if not state.discard:
        return
    state.deck, state.discard = state.discard, []
    if state.rng.seed == HIDDEN_SEED:
        # Somebody plans ahead and cannot know the order.
        state.deck = [f"{UNKNOWN}common"] * len(state.deck)
    else:
        state.rng.shuffle(state.deck)
    table.tell("reshuffled", None, count=len(state.deck), reveals="chance")


def draw_moves(state: SettlersState, task: Task) -> list[Move]:
    """D4, R3.3: the next cards from either deck that has some; with a single deck all of them."""
    room = {"common": common_left(state), "faction": len(state.players[task.seat].deck)}
    open_decks = [deck for deck in DECKS if room[deck]]
    if len(open_decks) == 1:
        (deck,) = open_decks
        return [Draw(deck, min(task.count, room[deck]))]
    return [Draw(deck, count) for deck in open_decks for count in range(1, min(task.count, room[deck]) + 1)]


def play_draw(table: Table, task: Task, move: Draw) -> None:
    """R3.3: the rest is chosen after these cards were seen."""
    table.done(task)
    rest = task.count - move.count
    if rest:
        table.push([Task(task.seat, "draw", task.source, count=rest)])
    draw(table, task.seat, move.deck, move.count, source=task.source)


# ------------------------------------------------------------------ Features that answer
def triggered(table: Table, seat: int, trigger: Trigger, *, card: str = "", chain: Sequence[str] = ()) -> list[Task]:
    """R9.7, R20.3: what the seat's Features do on an event; questions come after plain gains (R20.4).

    ``card`` is the card built. A Feature that led to the event does not answer to it, nor does another copy of it.
    """
    catalogue = table.catalogue
    plain: list[Task] = []
    asking: list[Task] = []
    for location in table.player(seat).empire:
        feature = catalogue.feature(location.card)
        if feature is None or feature.trigger != trigger or not _fits(table, seat, feature, card):
            continue
        card_type = catalogue.type(location.card).id
        if card_type in chain:
            continue
        asks = any(isinstance(effect, Choose | MayPayOne | Look) for effect in feature.do)
        (asking if asks else plain).extend(tasks_of(seat, feature.do, location.card, [*chain, card_type]))
    return [*plain, *asking]


def _fits(table: Table, seat: int, feature: Feature, card: str) -> bool:
    """Whether the built card is one that the Feature answers to."""
    if not card:
        return True
    wanted, built = feature.filter, table.catalogue.type(card)
    if wanted.color and wanted.color not in built.colors:
        return False
    if wanted.deck and (built.deck == "common") != (wanted.deck == "common"):
        return False
    return not wanted.own_faction or built.deck == table.player(seat).faction


def deploy(table: Table, seat: int, location: Location, *, chain: Sequence[str] = ()) -> None:
    """R16: a Samurai stands on a Location from now on; each one counts for the Features that answer."""
    location.samurai = True
    table.push(triggered(table, seat, "deploy_samurai", chain=chain))
