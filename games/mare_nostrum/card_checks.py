"""What the data of heroes and wonders may not say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core.errors import wrong
from games.mare_nostrum.data import Card, ComponentsFile, Pillage, Power

Found = Iterator[tuple[str, str]]
# R12.8, R12.21: the rules know one player who declares peace, and one hero whose power was taken over.
_ALONE = ("peace", "copies")


def card_problems(parts: ComponentsFile, resources: set[str]) -> Found:
    """(card, problem) for all that the rules could not play; each problem names its field."""
    heroes = Counter(card.empire for card in parts.cards if card.empire)
    for name in heroes:
        if name not in {empire.id for empire in parts.empires}:
            yield _hero_of(parts, name), wrong("unknown-empire", "empire: {name!r} is unknown", name=name)
    for empire in parts.empires:
        if heroes[empire.id] != 1:
            yield (
                empire.id,
                wrong("cards-starting-hero", "empire: {count} cards are its starting hero", count=heroes[empire.id]),
            )
    if [card.id for card in parts.cards if card.category == "pyramids"] != ["pyramids"]:
        yield (
            "pyramids",
            wrong(
                "pyramids-once-whoever-builds-win",
                "category: there are the Pyramids, once: whoever builds them can win",
            ),
        )
    alone = Counter(name for card in parts.cards for name in _ALONE if getattr(card.power, name))
    for card in parts.cards:
        if card.count > 1 or (card.empire and not card.count):
            yield (
                card.id,
                wrong(
                    "every-card-once-starting-heroes",
                    "count: every card is there once or not at all, starting heroes once",
                ),
            )
        if any(value < 0 for value in card.bonus.values()):
            yield card.id, wrong("negative", "bonus must not be negative")
        if card.empire and card.category == "pyramids":
            yield card.id, wrong("pyramids-starting-hero", "empire: the Pyramids are no starting hero")
        for name in _ALONE:
            if getattr(card.power, name) and alone[name] > 1:
                yield card.id, wrong("card-alone", "power: {name} can be of one card alone", name=name)
        yield from (
            (card.id, wrong("power", "power: {problem}", problem=problem)) for problem in _power(card, resources)
        )


def _hero_of(parts: ComponentsFile, empire: str) -> str:
    return next(card.id for card in parts.cards if card.empire == empire)


def _power(card: Card, resources: set[str]) -> Iterator[str]:
    power = card.power
    if card.category == "pyramids" and power != Power():
        yield wrong("pyramids-none", "the Pyramids have none")
    if power.copies and power != Power(copies=True):
        yield wrong("who-takes-over-power-other", "who takes over a power has no other")
    amounts = [getattr(power, name) for name in power.__struct_fields__]
    amounts.append(power.per_die.value if power.per_die is not None else 0)
    if any(isinstance(amount, int) and amount < 0 for amount in amounts):
        yield wrong("nothing-may-negative", "nothing may be negative")
    if power.cheap is not None and (not power.cheap.options or not set(power.cheap.options) <= resources):
        yield wrong("name-resources-known", "cheap: it must name resources, all of them known")
    yield from (wrong("pillage", "pillage: {problem}", problem=problem) for problem in pillage_problems(power.pillage))


def pillage_problems(pillage: Pillage) -> Iterator[str]:
    """R9.2, R12.10: what destroying buildings may not bring."""
    for kind, options in pillage.items():
        if not options or any(amount < 0 for option in options for amount in option.values()):
            yield wrong("bring-something-nothing-less", "{kind} must bring something or nothing, not less", kind=kind)
        if any(option.get("icon_good") for option in options) and kind != "caravan":
            yield wrong("space-caravan-good", "{kind}: only the space of a caravan has a good", kind=kind)
        named = [name for option in options for name in option]
        if len(options) > 1 and (any(len(option) != 1 for option in options) or len(named) != len(set(named))):
            yield wrong("choice-thing-another", "{kind}: each choice must be of one thing, and another one", kind=kind)
