"""R10 Phase 5: the titles; R4.2 the new round."""

from __future__ import annotations

from typing import Any

from games.core.events import Event
from games.mare_nostrum.board import controlled, tracks
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.moves import Crown
from games.mare_nostrum.state import TITLES, Choice, MareState, Title, title_of
from games.mare_nostrum.victory import sole_leader, win


def go_on_leading(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R10.1 to R10.3: one title after the other, then R11.3 or the next round."""
    for title in TITLES:
        if state.stage == title:
            return _title(catalogue, state, title)
    winner = sole_leader(state)
    if winner is not None:
        return win(state, [winner], "leadership", "R11.3")
    state.round += 1
    state.turn += 1
    state.phase, state.stage = "collect", "rewards"
    state.start_control = [controlled(state, seat) for seat in range(state.seats)]
    for player in state.players:
        player.used = []
    return [Event("round-began", None, {"number": state.round})]


def tied(catalogue: Catalogue, state: MareState, title: Title) -> list[int]:
    """R10.1: the seats with the highest value on a track; ascending."""
    values = [tracks(catalogue, state, seat)[title] for seat in range(state.seats)]
    return [seat for seat, value in enumerate(values) if value == max(values)]


def about_tie(catalogue: Catalogue, state: MareState) -> dict[str, Any]:
    """R10.1, R10.2: the title that is to be given, the seats that are level, their value, who has it; {} where nothing is."""
    for choice in state.pending:
        if choice.kind == "crown":
            title = title_of(choice.about)
            level = tied(catalogue, state, title)
            value = tracks(catalogue, state, level[0])[title]
            return {"title": title, "seat": level, "value": value, "opponent": state.titles[title]}
    return {}


def crown_moves(catalogue: Catalogue, state: MareState, choice: Choice) -> list[Crown]:
    """D27, R10.2: each of the tied players; sorted."""
    title = title_of(choice.about)
    return [Crown(title, seat) for seat in tied(catalogue, state, title)]


def _title(catalogue: Catalogue, state: MareState, title: Title) -> list[Event]:
    best = tied(catalogue, state, title)
    if len(best) > 1:
        state.pending = [Choice(state.titles[title], "crown", about=title)]
        return []
    return crown(state, Crown(title, best[0]))


def decide(catalogue: Catalogue, state: MareState, seat: int, move: Crown) -> list[Event]:
    """R10.2: whoever has the title decides between those who are level."""
    facts = {"title": move.title, "seat": tied(catalogue, state, title_of(move.title)), "opponent": move.player}
    return [Event("tie-decided", seat, facts), *crown(state, move)]


def crown(state: MareState, move: Crown) -> list[Event]:
    """R10.1, R10.2; R10.4, R6.2: a new trade leader has all exchange markers available."""
    title = title_of(move.title)
    kept = state.titles[title] == move.player
    state.pending = []
    state.titles = {name: move.player if name == title else holder for name, holder in state.titles.items()}
    if title == "trade" and not kept:
        state.spent = []
    place = TITLES.index(title) + 1
    state.stage = TITLES[place] if place < len(TITLES) else "end"
    return [Event("title-kept" if kept else "title-won", move.player, {"title": title})]
