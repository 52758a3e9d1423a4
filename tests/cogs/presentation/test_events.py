"""Events in words: numbers carry their sign, and what was stored before an event told so much is still a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.gathering import repeated
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
    "mare_nostrum": {
        "declined": {},
        "called": {"opponent": 1},
        "turn-began": {},
        "turn-ended": {},
        "marker-removed": {"province": "nubia"},
        "battle": {"area": "italia", "opponent": 1},
        "hit-cancelled": {"count": 1},
        "legions-lost": {"area": "italia", "count": 2},
        "triremes-lost": {"area": "mare_ionium", "count": 1},
        "pillaged": {"province": "italia", "building": "market"},
        "occupied": {"province": "italia", "spots": ["market"]},
        "seized": {"province": "italia"},
        "no-trade": {},
    },
}
CARD = {"card": "pop_6_1", "leader": "leader_farmer"}
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
        "Anna pays: 4 Stone (4 → 0).",
        "Anna płaci: 4 Kamienie (4 → 0).",
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
        "Anna nie eliminuje więcej Jednostek (Formacje).",
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
        "Anna moves all units of Ben (Gaul → Egypt): 3 units.",
        "Anna przesuwa wszystkie Jednostki gracza Ben (Galia → Egipt): 3 Jednostki.",
    ),
    (
        "mosaic",
        Event("grown", 0, {**CARD, "count": 3, "before": 6, "after": 9, "factor": 2, "bonus": 1}),
        "Anna takes Population +1: Population +3 (6 → 9; the card times 2; Farmer +1).",
        "Anna bierze kartę „Populacja +1”: Populacja +3 (6 → 9; karta ×2; Rolnik +1).",
    ),
    (
        "mosaic",
        Event("grown", 0, {**CARD, "count": 1, "before": 6, "after": 7, "factor": 1, "bonus": 0}),
        "Anna takes Population +1: Population +1 (6 → 7).",
        "Anna bierze kartę „Populacja +1”: Populacja +1 (6 → 7).",
    ),
    (
        "mosaic",
        Event("besieged", 1, {"region": "gaul", "card": "tech_siege_engine", "count": 4, "opponent": 0}),
        "Siege Engine of Anna: Cities of Ben in Gaul give no Influence (−4).",
        "Machina Oblężnicza gracza Anna: Miasta gracza Ben w Regionie Galia nie dają Wpływu (−4).",
    ),
    (
        "mare_nostrum",
        Event("called", 0, {"opponent": 1, "phase": "battle"}),
        "Anna calls Ben to move and fight.",
        "Anna wskazuje, kto teraz wykonuje ruch i walkę: Ben.",
    ),
    (
        "mare_nostrum",
        Event("turn-began", 1, {"phase": "build", "by": "rest"}),
        "Ben is the last one to build.",
        "Na koniec fazy buduje Ben.",
    ),
    ("mare_nostrum", Event("turn-began", 1, {"phase": "build", "by": "call"}), "", ""),
    (
        "mare_nostrum",
        Event("tie-decided", 0, {"title": "trade", "seat": [0, 2], "opponent": 2}),
        "Anna decides the tie for trade leader (Anna, Celina): Celina.",
        "Anna rozstrzyga remis (przywódca handlowy; na równi: Anna, Celina): Celina.",
    ),
    (
        "mare_nostrum",
        Event("battle", 0, {"area": "italia", "opponent": 1, "own": 3, "against": 1}),
        "**Battle: Italia.** Anna against Ben, 3 dice against 1.",
        "**Bitwa: Italia.** Anna przeciw graczowi Ben, kości: 3 na 1.",
    ),
    (
        "mare_nostrum",
        Event("legions-lost", 1, {"area": "italia", "count": 2, "before": 5, "after": 3}),
        "Ben loses in Italia: 2 legions (5 → 3).",
        "Ben traci (Italia): 2 legiony (5 → 3).",
    ),
    (
        "mare_nostrum",
        Event("occupied", 0, {"held": "controller", "opponent": 1, "province": "italia", "spots": ["market", "oil"]}),
        "Anna occupies in Italia, a province of Ben: Market, Oil.",
        "Anna okupuje prowincję gracza Ben (Italia): Targowisko, Olej.",
    ),
    (
        "mare_nostrum",
        Event("occupation-ended", 1, {"province": "italia", "spots": ["control"]}),
        "The legions of Ben in Italia no longer occupy: the control marker.",
        "Italia: legiony gracza Ben nie okupują już: znacznik kontroli.",
    ),
    (
        "mare_nostrum",
        Event("occupation-ended", 1, {"province": "italia", "spots": ["oil"], "regained": {"owner": 0}}),
        "The legions of Ben in Italia no longer occupy: Oil (held by Anna again).",
        "Italia: legiony gracza Ben nie okupują już: Olej (z powrotem u gracza Anna).",
    ),
    (
        "mare_nostrum",
        Event("won", 0, {"route": "conquest", "by_cities": {"provinces": ["asia", "latium"]}}),
        "**Anna wins by conquest (four capitals and legendary cities) – Asia, Latium.**",
        "**Anna wygrywa: podbój (cztery stolice i legendarne miasta) – Azja, Lacjum.**",
    ),
    (
        "mare_nostrum",
        Event("no-trade", None, {"cause": "offers"}),
        "There is no trade in this round: only one player or none has offered anything.",
        "W tej rundzie nie ma wymiany: najwyżej jeden gracz coś wystawił.",
    ),
]


def labels(slug: str, lang: str) -> Labels:
    return Labels(GAMES[slug], words(lang), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "kind"), [(slug, kind) for slug, kinds in OLD.items() for kind in kinds])
def test_an_event_stored_with_fewer_facts_is_still_a_sentence(slug, kind, lang):
    said = labels(slug, lang).event(Event(kind, 0, OLD[slug][kind]))
    assert "Anna" in said or kind == "no-trade"
    assert not any(mark in said for mark in ("{", "}", "$", "()", "  ", " ."))


def test_below_its_seats_name_a_sentence_stands_without_the_name():
    said = labels("mosaic", "en")
    worked = Event("worked", 0, {"resource": "food", "count": 6, "before": 23, "after": 29})
    assert said.about_seat(worked) == "works: Food +6 (23 → 29)."
    assert said.about_seat(Event("points-gained", 0, {"count": 2, "source": "tech_wheel"})) == "+2 VP – Wheel."
    ended = Event("occupation-ended", 1, {"province": "italia", "spots": ["oil"]})
    assert labels("mare_nostrum", "en").about_seat(ended) == "The legions of Ben in Italia no longer occupy: Oil."


@pytest.mark.parametrize(("slug", "event", "english", "polish"), SAID, ids=lambda value: getattr(value, "kind", ""))
def test_an_event_is_told_with_its_numbers_and_reasons(slug, event, english, polish):
    assert labels(slug, "en").event(event) == english
    assert labels(slug, "pl").event(event) == polish


def test_what_is_put_into_an_offer_one_after_another_is_one_sentence():
    offered = [Event("offer-chosen", 0, {"resource": good}, audience=(0,)) for good in ("metal", "metal", "wine")]
    said = {lang: labels("mare_nostrum", lang) for lang in ("en", "pl")}
    assert {lang: [one.event(event) for event in repeated(one, offered)] for lang, one in said.items()} == {
        "en": ["Anna puts into the offer: 2 × Metal, Wine."],
        "pl": ["Anna dokłada do oferty: 2 × metal, wino."],
    }
