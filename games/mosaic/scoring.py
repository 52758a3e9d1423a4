"""R10 Final scoring and the outcome."""

from __future__ import annotations

from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import has_goods, in_force, projects, total
from games.mosaic.state import SETTLEMENTS, SOURCES, MosaicState, Player
from games.mosaic.vocabulary import Effect


def points(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, int]:
    """R10.1 to R10.8: the points of a seat by source, as if the match ended now."""
    player = state.players[seat]
    found = {source: player.points.get(source, 0) for source in SOURCES}
    final = catalogue.numbers.final
    for piece in state.pieces.values():
        if piece.seat == seat and piece.kind in SETTLEMENTS:
            found["settlements"] += final[piece.kind]  # R10.1
    for wonder, place in player.wonders.items():
        found["wonders"] += _card_points(catalogue, state, seat, wonder, place)  # R10.2
    found["tiles"] = sum(catalogue.golden_ages[tile].vp for tile in player.golden_ages)
    found["tiles"] += sum(catalogue.achievements[tile].vp for tile in player.achievements)  # R10.3
    own = projects(catalogue, player)
    worth = [_card_points(catalogue, state, seat, card) for card in own]
    found["projects"] = sum(worth)  # R10.5
    for card in player.technologies:  # R10.4
        found["technologies"] += _card_points(catalogue, state, seat, card)
        repeats = any(effect.repeat_best_project for _, effect in catalogue.effects_when(card, "endgame"))
        found["technologies"] += max(worth, default=0) * repeats
    if player.leader:
        found["leader"] = _card_points(catalogue, state, seat, player.leader)  # R10.6
    for card in player.build_cards:
        if card not in own:
            found["manufactories"] += _card_points(catalogue, state, seat, card)  # R10.7
    found["unrest"] = final["unrest"] * max(0, unrest(catalogue, player) - calmed(catalogue, state, seat))  # R10.8
    return found


def _card_points(catalogue: Catalogue, state: MosaicState, seat: int, name: str, place: str = "") -> int:
    """What the effects of a component bring at the end."""
    return sum(
        total(catalogue, state, seat, effect, effect.vp, place)
        for _, effect in catalogue.effects_when(name, "endgame")
        if effect.vp and _fulfilled(state.players[seat], effect)
    )


def _fulfilled(player: Player, effect: Effect) -> bool:
    """R10.7: whether the goods of a Manufactory card are there."""
    return has_goods(player, effect.if_goods)


def unrest(catalogue: Catalogue, player: Player) -> int:
    """R10.8: the Unrest of all Tax & Tariff cards taken."""
    return sum(catalogue.tax_tariff_cards[card].unrest for card in player.tax_tariff_cards)


def calmed(catalogue: Catalogue, state: MosaicState, seat: int) -> int:
    """R10.8: how much Unrest the seat ignores."""
    return -sum(
        total(catalogue, state, seat, effect, effect.unrest)
        for _, _, effect in in_force(catalogue, state.players[seat], "endgame")
        if effect.unrest
    )
