"""What heroes and wonders say, made from their powers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.wording import Phrase, Several
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.data import BuildingKind, Card, Pillage, Power

# Powers that say nothing but how much of them there is, and such as are or are not.
_AMOUNTS = (
    "home_bonus",
    "extra_dice",
    "substitutes",
    "repeats",
    "free_control",
    "own_offer",
    "any_good",
    "coins",
)
_PLAIN = ("free_legions", "legions_collect", "copies", "builds_first", "swaps_at_once", "peace")


def card_wording(catalogue: Catalogue, card: Card) -> Sequence[Phrase]:
    """R12: a sentence for each power; the Pyramids have a text of their own. Its bonus is printed in numbers."""
    if card.id == catalogue.pyramids:
        return ()
    return [*_powers(catalogue, card.power)] or [Phrase("no-power")]


def _powers(catalogue: Catalogue, power: Power) -> Iterator[Phrase]:
    if power.per_die is not None and power.per_die.value:
        yield Phrase(f"per-die-{power.per_die.turn}", {"count": power.per_die.value})
    for name in _AMOUNTS:
        if amount := getattr(power, name):
            yield Phrase(_code(name), {"count": amount})
    if power.kept_goods:
        yield Phrase("kept-goods", {"coins": catalogue.numbers.kept_coins, "count": power.kept_goods})
    if power.cheap is not None:
        options = [Phrase("small", {"what": kind}) for kind in power.cheap.options]
        yield Phrase("cheap", {"item": power.cheap.item, "options": Several(options, "or")})
    for name in _PLAIN:
        if getattr(power, name):
            yield Phrase(_code(name), {"count": catalogue.most_cards} if name == "builds_first" else {})
    if power.pillage:
        yield Phrase("pillage", {"rewards": Several([*_pillaged(catalogue, power.pillage)], "semicolon")})


def _code(name: str) -> str:
    return name.replace("_", "-")


# ---------------------------------------------------------------------- amounts
def yielded(amounts: Mapping[str, int]) -> Several:
    """R5.1, R5.2: coins, goods of the space and legendary goods, as the object of a sentence."""
    return Several([Phrase(f"yield-{_code(what)}", {"count": count}) for what, count in amounts.items() if count])


def _pillaged(catalogue: Catalogue, pillage: Pillage) -> Iterator[Phrase]:
    """R9.2, R12.10: for each building, those of the same reward together."""
    kinds: dict[str, list[BuildingKind]] = {}
    for kind in sorted(pillage, key=[*catalogue.buildings].index):
        kinds.setdefault(repr(pillage[kind]), []).append(kind)
    for alike in kinds.values():
        options = [option for option in pillage[alike[0]] if any(option.values())]
        what = Several([Phrase("reward", {"what": yielded(option)}) for option in options], "or")
        yield Phrase(
            "pillaged",
            {
                "buildings": Several([Phrase("for-building", {"building": kind}) for kind in alike], "or"),
                "what": what if options else Phrase("nothing"),
            },
        )
