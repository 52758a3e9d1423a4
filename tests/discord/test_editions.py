"""A server whose bot knows two editions of a box: people choose in the lobby, and the match keeps what it began with."""

from __future__ import annotations

import json

from bot import main
from games import by_box
from games.core.boxes import EDITIONS
from locales import words
from render.shared.wording import text_of
from tests.discord.chat import Table
from tests.discord.founders import PREFIX, SLUG, Driver, start
from tests.discord.test_import import file, running
from tests.discord.world import manager
from tests.own_boxes import UseBoxes
from tests.own_boxes import use_boxes as use_boxes

PL = words("pl")
USUAL = {f"{SLUG}/components": {"tiles": [{"id": "winery", "vp": 1}]}}
LATER = {
    f"{EDITIONS}/łódź/{SLUG}/components": {"tiles": [{"id": "winery", "vp": 7}]},
    f"{EDITIONS}/łódź/{SLUG}/confirmed": {"edition": "Łódź *2019*"},
}
LINE = PL("box-line", edition=r"Łódź \*2019\*")


def said(driver_game) -> str:
    """What the winery of a match says in Polish."""
    return text_of(driver_game, driver_game.components["winery"], "pl")


async def test_two_editions_in_a_polish_lobby_a_match_by_the_second_and_one_by_the_first(
    simcord_env, restart, use_boxes: UseBoxes, tmp_path, monkeypatch, capsys
):
    use_boxes({**USUAL, **LATER})
    table = await Table.open(simcord_env, "Ania", "Bolek", locale="pl")
    ania, bolek = table.people
    driver = Driver(table)
    # The usual one, where nobody chooses.
    await start(table, seats=2)
    first = await driver.match()
    assert PL("box-line", edition=PL("box-usual")) in driver.thread.posts()[0].text
    # Another match by the other edition; who joins reads which it is.
    for person in table.people:
        person.place = table.channel
    await ania.slash(f"{PREFIX} new", seats=2)
    panel = await ania.press(PL("lobby-settings"))
    panel = await ania.choose(PL("box-edition-of"), "Wydanie gry: Łódź *2019*", post=panel)
    assert "Wydanie gry: Łódź *2019*" in [
        option["label"] for item in panel.components for option in item.get("options") or [] if option.get("default")
    ]
    assert LINE in table.channel.sees("1 z 2").text
    await bolek.press(PL("lobby-join"))
    await ania.press(PL("lobby-start"))
    second = await driver.match()
    assert LINE in driver.thread.posts()[0].text
    assert ("1 punkt" in said(first.game), "7 punktów" in said(second.game)) == (True, True)
    # Cards: of the match, with its edition; without a match of the usual one, which is said.
    ania.place = driver.thread
    shown = await ania.slash("/card", name="winery")
    assert "7 punktów" in shown.text and LINE in shown.text
    zofia = manager(table, "Zofia")
    shown = await zofia.slash("/card", name="winery", place=table.channel)
    assert "1 punkt" in shown.text and PL("box-line", edition=PL("box-usual")) in shown.text
    check = await zofia.slash("/host check", place=table.channel)
    assert [name in check.text for name in (r"(Łódź \*2019\*)", f"({PL('box-usual')})")] == [True, True]
    # The folder has changed and the edition is gone: both matches go on by what they began with.
    use_boxes({})
    await restart(simcord_env)
    for number, told in ((first.row.id, "1 punkt"), (second.row.id, "7 punktów")):
        again = await driver.bot.services.tables.load(number)
        assert told in said(again.game)
    shown = await ania.slash("/card", name="winery")
    assert "7 punktów" in shown.text and PL("box-line", edition="łódź") in shown.text
    # So does what is exported; a rematch is played by what there is.
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert main(["export", str(second.row.id), "--database", str(tmp_path / "test.sqlite")]) == 0
    saved = json.loads((tmp_path / f"match-{second.row.id}.json").read_text(encoding="utf-8"))
    assert {tile["id"]: tile["vp"] for tile in saved["data"]["components"]["tiles"] if "vp" in tile}["winery"] == 7
    capsys.readouterr()
    await ania.slash("/concede")
    await ania.press(PL("concede-confirm"))
    await ania.press(PL("result-rematch"), place=driver.thread)
    assert PL("box-edition-of") not in table.channel.sees("2 z 2").text


async def test_an_edition_that_goes_while_people_gather_is_told_and_another_one_is_chosen(
    simcord_env, restart, use_boxes: UseBoxes
):
    use_boxes({**USUAL, **LATER})
    table = await Table.open(simcord_env, "Ania", "Bolek", locale="pl")
    ania, bolek = table.people
    await ania.slash(f"{PREFIX} new", seats=2)
    stale = await ania.press(PL("lobby-settings"))
    await ania.choose(PL("box-edition-of"), "Wydanie gry: Łódź *2019*", post=stale)
    use_boxes({})
    await restart(simcord_env)
    await bolek.press(PL("lobby-join"))
    assert PL("box-line-gone", edition="łódź") in table.channel.sees("2 z 2").text
    assert (await ania.press(PL("lobby-start"))).text == PL("error-box-gone", edition="łódź")
    assert (await ania.choose(PL("box-edition-of"), "box:łódź", post=stale)).text == PL(
        "error-box-gone", edition="łódź"
    )
    panel = await ania.press(PL("lobby-settings"))
    await ania.choose(PL("box-edition-of"), f"{PL('box-edition-of')}: {PL('box-usual')}", post=panel)
    assert PL("box-edition-of") not in table.channel.sees("2 z 2").text
    await ania.press(PL("lobby-start"))
    assert (await Driver(table).match()).row.box == ""


async def test_a_match_by_an_edition_comes_in_from_its_file_where_the_bot_has_that_edition(
    simcord_env, use_boxes: UseBoxes
):
    use_boxes({**USUAL, **LATER})
    table = await Table.open(simcord_env, "Ania", locale="pl")
    game = by_box(SLUG, "łódź")
    record = running(data=json.loads(game.data_text), data_hash=game.data_hash)
    await manager(table, "Zofia").slash("/host import", file=file(record), seat1=table.people[0], reason="x")
    match = await Driver(table).match()
    assert (match.row.box, "7 punktów" in said(match.game)) == ("łódź", True)
