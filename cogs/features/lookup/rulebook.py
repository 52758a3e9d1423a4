"""The rules of a game in short, for looking up: the sentences of its locale files, with numbers from its data where they ask, and
what the rulebook leaves open, marked as our ruling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games import GAMES
from games.base import Game
from games.imperial_settlers import ImperialSettlers
from games.records.rulings import rulings_of
from locales import PREFIXES, Words, words

Facts = dict[str, Any]


def reference(slug: str, lang: str) -> list[tuple[str, str]]:
    """The rules of a game as (heading, text), in the order of their numbers."""
    w, prefix = words(lang), PREFIXES[slug]
    facts = FACTS[slug](GAMES[slug], w) if slug in FACTS else {}
    return [
        (w(f"{prefix}-rule-{number}.title"), _chapter(slug, number, w, facts.get(number, {})))
        for number in w(f"{prefix}-rules").split()
    ]


def _chapter(slug: str, number: str, w: Words, facts: Facts) -> str:
    """A chapter and, below it, what was decided about its rules."""
    decided = [
        w("rules-ruling", rule=ruling.rule, text=ruling.text[w.lang])
        for ruling in rulings_of(slug)
        if ruling.chapter == number
    ]
    return "\n".join([w(f"{PREFIXES[slug]}-rule-{number}", **facts), *decided])


def _of_settlers(game: Game[Any], w: Words) -> dict[str, Facts]:
    """R23: how many cards are revealed, how often the virtual player attacks, and the ranks with the VP they take."""
    assert isinstance(game, ImperialSettlers)
    solo = game.catalogue.box.solo
    lowest, *others = ((w(f"settlers-value-title-{rank.title}"), rank.least) for rank in solo.titles)
    ranks = [lowest[0], *(w("settlers-rank-from", least=least, title=title) for title, least in others)]
    return {"R23": {"revealed": solo.revealed, "attacks": solo.attacks, "ranks": ", ".join(ranks)}}


FACTS: dict[str, Callable[[Game[Any], Words], dict[str, Facts]]] = {"imperial_settlers": _of_settlers}
"""By game, then by number of the rule, what its sentence asks for."""
