"""The command line of a campaign whose plan is a dataclass: an option for each of its fields, and a file for the report."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

P = TypeVar("P")


def carry_out(about: str, plan: type[P], campaign: Callable[[P], dict[str, Any]]) -> dict[str, Any]:
    """Carry a campaign out by what the command line says; gives its report with the real minutes that it took.

    ``about`` is the text of its module, of which the first line stands in the help.
    """
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    for field in fields(plan):  # type: ignore[arg-type]
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    parser.add_argument("--json", type=Path, help="a file for the report")
    given = vars(parser.parse_args())
    file: Path | None = given.pop("json")
    began = time.perf_counter()
    report = campaign(plan(**given))
    report["minutes"] = round((time.perf_counter() - began) / 60, 1)
    if file is not None:
        file.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return report
