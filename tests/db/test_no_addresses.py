"""Addresses of attachments expire and are secrets of the reader: there is no place to store one."""

from __future__ import annotations

import inspect
import re

import msgspec
import pytest

from db import rows
from db.store import Store

ADDRESS = re.compile(r"url|uri|href|link|address|attachment|cdn|proxy", re.IGNORECASE)


async def test_no_table_or_column_is_for_an_address(store: Store) -> None:
    sql = (
        "SELECT t.name, c.name FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c"
        " WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%'"
    )
    found = await store.db.read(lambda connection: connection.execute(sql).fetchall())
    assert {table for table, _ in found} >= {"matches", "moves", "outbox", "people", "servers"}
    assert [(table, column) for table, column in found if ADDRESS.search(f"{table} {column}")] == []


async def test_no_function_of_the_store_takes_an_address(store: Store) -> None:
    taken: list[str] = []
    for part, functions in vars(store).items():
        for name, function in inspect.getmembers(functions, inspect.iscoroutinefunction):
            taken += [f"{part}.{name}.{parameter}" for parameter in inspect.signature(function).parameters]
    assert "moves.commit.moves" in taken
    assert [parameter for parameter in taken if ADDRESS.search(parameter)] == []


def test_no_row_has_a_field_for_an_address() -> None:
    structs = [kind for _, kind in inspect.getmembers(rows, inspect.isclass) if issubclass(kind, msgspec.Struct)]
    fields = [f"{kind.__name__}.{field}" for kind in structs for field in kind.__struct_fields__]
    assert "MatchRow.post_message" in fields
    assert [field for field in fields if ADDRESS.search(field)] == []


@pytest.mark.parametrize("name", ["image_url", "attachment", "proxyUrl", "link"])
def test_the_check_would_find_one(name: str) -> None:
    assert ADDRESS.search(name)
