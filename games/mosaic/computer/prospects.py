"""How many points a seat may expect at the end, for the strong computer; reads nothing hidden.

The weights are guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from games.mosaic.catalogue import Catalogue
from games.mosaic.computer.outlook import LIKELY, SYMBOL, Outlook
from games.mosaic.holdings import in_play
from games.mosaic.scoring import points
from games.mosaic.state import MosaicState

SOON = 4  # with fewer rounds to come symbols meet fewer requirements
HALF = 0.5  # of what cards give when something happens


def prospects(catalogue: Catalogue, state: MosaicState) -> list[float]:
    """Points as if the match ended now, and what everything a seat has is still good for."""
    now = [float(sum(points(catalogue, state, seat).values())) for seat in range(state.seats)]
    if state.finished:
        return now
    return [have + _to_come(Outlook(catalogue, state, seat)) for seat, have in enumerate(now)]


def _to_come(outlook: Outlook) -> float:
    player, scorings = outlook.player, max(0.0, outlook.scorings)
    worth = outlook.stocks() + outlook.production(player.productions) + outlook.growth() * player.population
    worth += LIKELY * scorings * sum(outlook.majority(region) for region in outlook.stakes)
    worth += SYMBOL * sum(player.symbols.values()) * min(1.0, outlook.rounds / SOON)
    effects = [effect for name in in_play(player) for effect in outlook.catalogue.effects.get(name, ())]
    return worth + HALF * sum(
        outlook.effect(effect) for effect in effects if effect.event is not None or effect.when == "empire_scoring"
    )
