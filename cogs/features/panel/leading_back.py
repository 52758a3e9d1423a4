"""Where Back leads from a step of the panel: to the screen on which one press made the last choice."""

from __future__ import annotations

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Natural, Path, completed, natural_of
from cogs.choosing.follow_ups import answered, last_path, way_back
from cogs.choosing.paths import LINK, encode_path
from cogs.choosing.picker import Picker
from cogs.choosing.several import named_from
from cogs.features.panel.at_once import ways_at_once
from cogs.features.panel.following import stands_beside
from cogs.features.panel.leading_on import led_to
from cogs.features.panel.offers import offered
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.regions import regions_of


def _shown_at(picker: Picker, chosen: Path, natural: Natural, labels: Labels) -> Path:
    """The path of the step at which one press made the last of these choices."""
    for length in range(1, len(chosen)):
        step = picker.step(completed(picker, chosen[:length], natural))
        if step is not None and chosen in ways_at_once(picker, step, natural, labels):
            return chosen[:length]
    return chosen[:-1]


def _where_one_press_led_on(chain: Chain, labels: Labels) -> str | None:
    """The argument of the screen on which one press made the last of the moves from which the question of a chain follows, and
    that nobody need have answered; None where it took several.
    """
    while chain.follows_up and chain.before is not None:
        made, chain = last_path(chain), chain.before
        if chain.follows_up and made == answered(chain):
            continue
        position = chain.position
        natural = natural_of(position, position.table.game.redact(position.table.state, position.seat))
        found = offered(chain, chain.picker, labels, natural)
        pressed = any(completed(chain.picker, way, natural) == made for offer in found for way in offer.ways)
        led = led_to(chain, labels) if pressed else None
        return led.before.prefix if led is not None else chain.prefix if pressed else None
    return None


def _page_at(position: Position, picker: Picker, labels: Labels, chosen: Path, shown: Path) -> str:
    """The path at which a choice was made, with the region of the map in which it was made, if it was."""
    step = picker.step(shown)
    regions = regions_of(position, labels, step) if step is not None else []
    page = next((f"~{region.number}" for region in regions if chosen[len(shown)] in region.places), "")
    return encode_path(shown) + page


def back_from(chain: Chain, picker: Picker, labels: Labels, natural: Natural, chosen: Path) -> str | None:
    """The argument of the control that leads back from what has been chosen, all that was ticked at once; None for nothing. What
    can be done in the next steps of a turn was chosen on its first screen.
    """
    back = _back_from(chain, picker, labels, natural, chosen)
    at_start = bool(chain.moves) and chain.passes and back in (chain.prefix, chain.prefix.removesuffix(LINK))
    return "" if at_start else back


def _back_from(chain: Chain, picker: Picker, labels: Labels, natural: Natural, chosen: Path) -> str | None:
    if (begun := named_from(chain, picker.step(chosen))) is not None:
        return begun.prefix
    if chosen and (led := led_to(chain, labels)) is not None and chosen in led.ways:
        return led.before.prefix
    if chosen and (not chain.follows_up or chosen != answered(chain)):
        found = offered(chain, picker, labels, natural)
        if any(chosen in offer.ways for offer in found):
            # Beside the move before there was a menu of what can follow.
            beside = bool(chain.moves) and not chain.follows_up and stands_beside(chain, found)
            return chain.prefix.removesuffix(LINK) if beside else chain.prefix
        return chain.prefix + _page_at(
            chain.position, picker, labels, chosen, _shown_at(picker, chosen, natural, labels)
        )
    if chain.follows_up:
        pressed = _where_one_press_led_on(chain, labels)
        return way_back(chain) if pressed is None else pressed
    # The last of the moves before is thought over.
    return chain.prefix.removesuffix(LINK) if chain.moves else None
