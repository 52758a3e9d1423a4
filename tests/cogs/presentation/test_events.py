"""Events in words: numbers carry their sign, and what was stored before an event told so much is still a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.labels import Labels
from games import GAMES
from games.core.events import Event
from locales import LANGUAGES, words

NAMES = ("Anna", "Ben", "Celina")

# Events as they were stored before more was told of them.
OLD: dict[str, dict[str, dict[str, Any]]] = {
    "mosaic": {
        "worked": {"resource": "food", "count": 13},
        "paid": {"resource": "stone", "count": 4},
        "population-paid": {"count": 2},
        "gained": {"resource": "money", "count": 5, "source": "tech_wheel"},
        "population-gained": {"count": 3, "source": "pop_6_1"},
        "raised": {"production": "food", "count": 2, "source": "tech_wheel"},
        "lowered": {"production": "tax", "count": 2, "source": "tech_wheel"},
        "tax-taken": {"card": "tax_1", "count": 12},
        "tariff-taken": {"card": "tariff_1", "count": 12},
        "holding-taken": {"count": 4},
        "removed": {"opponent": 1, "region": "gaul", "unit": "cavalry"},
        "diverted": {"opponent": 1, "source": "gaul", "target": "italia"},
        "skipped": {"source": "tech_wheel"},
    },
}
SAID = [
    (
        "mosaic",
        Event("worked", 0, {"resource": "food", "count": 6, "before": 23, "after": 29}),
        "Anna works: Food +6 (23 → 29).",
        "Anna pracuje: Żywność +6 (23 → 29).",
    ),
    (
        "mosaic",
        Event("paid", 0, {"resource": "stone", "count": 4, "before": 4, "after": 0}),
        "Anna pays: Stone −4 (4 → 0).",
        "Anna płaci: Kamień −4 (4 → 0).",
    ),
    (
        "mosaic",
        Event("raised", 0, {"production": "food", "count": 2, "before": 1, "after": 3, "source": "leader_farmer"}),
        "Anna: Food production +2 (1 → 3) – Farmer.",
        "Anna podnosi Produkcję: Żywność +2 (1 → 3) – Rolnik.",
    ),
    (
        "mosaic",
        Event("action-follows", 0, {"card": "leader_scribe", "action": "any"}),
        "Anna takes another Action after this one (Scribe).",
        "Po tej Akcji Anna wykonuje jeszcze jedną (Skryba).",
    ),
    (
        "mosaic",
        Event("skipped", 0, {"source": "tech_formations", "declined": "strike"}),
        "Anna removes no more units (Formations).",
        "Anna nie usuwa więcej Jednostek (Formacje).",
    ),
    (
        "mosaic",
        Event("skipped", 0, {"source": "tech_formations"}),
        "Anna goes without the benefit of Formations.",
        "Anna rezygnuje z korzyści: Formacje.",
    ),
    (
        "mosaic",
        Event("diverted", 0, {"opponent": 1, "source": "gaul", "target": "egypt", "count": 3}),
        "Anna moves all units of Ben from Gaul to Egypt (3 units).",
        "Anna przesuwa wszystkie Jednostki gracza Ben (Galia – Egipt): 3 Jednostki.",
    ),
]


def labels(slug: str, lang: str) -> Labels:
    return Labels(GAMES[slug], words(lang), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "kind"), [(slug, kind) for slug, kinds in OLD.items() for kind in kinds])
def test_an_event_stored_with_fewer_facts_is_still_a_sentence(slug, kind, lang):
    said = labels(slug, lang).event(Event(kind, 0, OLD[slug][kind]))
    assert said.startswith(("Anna", "Po", "Bitwa", "**")) or "Anna" in said
    assert not any(mark in said for mark in ("{", "}", "$", "()", "  ", " ."))


@pytest.mark.parametrize(("slug", "event", "english", "polish"), SAID, ids=lambda value: getattr(value, "kind", ""))
def test_an_event_is_told_with_its_numbers_and_reasons(slug, event, english, polish):
    assert labels(slug, "en").event(event) == english
    assert labels(slug, "pl").event(event) == polish
