"""What is wrong with a correction, in the words of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from games.core.errors import Problem
from locales import Words

AS_THEY_ARE = frozenset({"said", "path", "error", "known", "value", "expected", "found", "lang", "language"})


def sentence(problem: str, say: Words, field: Callable[[str], str] = str, thing: Callable[[str], str] = str) -> str:
    """The sentence for a problem, with its fields and ids named by these; what has none stands as it is."""
    if not isinstance(problem, Problem):
        return problem

    def told(name: str, fact: Any) -> str | int:
        if isinstance(fact, Problem):
            return sentence(fact, say, field, thing)
        if isinstance(fact, list):
            return ", ".join(str(told(name, one)) for one in cast("list[Any]", fact))
        if not isinstance(fact, str):
            return fact
        return fact if name in AS_THEY_ARE else field(fact) if name == "field" else thing(fact)

    return say(f"desk-wrong-{problem.code}", **{name: told(name, fact) for name, fact in problem.facts.items()})
