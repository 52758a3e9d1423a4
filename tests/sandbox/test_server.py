"""The sandbox's server, asked as the page asks it, with a real bot behind it."""

from __future__ import annotations

import time

import discord
import pytest

from sandbox.world import STEP_SECONDS
from tests.sandbox.conftest import Client

PNG = b"\x89PNG\r\n\x1a\nno picture, but it begins like one"


async def test_slash_command_is_answered_in_its_channel(client: Client) -> None:
    await client.slash("Anna", "table move", what="dacia", times="2")
    [message] = await client.messages("Ben")
    assert message["content"] == "Moved: dacia ×2"
    assert message["used"] == {"user": await client.person_id("Anna"), "command": "table move"}
    assert await client.messages("Ben", "games") == []


async def test_a_pasted_text_is_a_file_for_a_command_that_wants_one(client: Client) -> None:
    await client.slash("Anna", "table read", file='{"format": 1}')
    [message] = await client.messages("Ben")
    assert message["content"] == 'pasted.json: {"format": 1}'


async def test_autocomplete_gives_the_bots_choices(client: Client) -> None:
    answer = await client.act(
        "Anna", "autocomplete", "general", path="table move", options={"times": "2"}, focus="what", value="tan"
    )
    assert answer["choices"] == [
        {"name": "March to Lusitania", "value": "lusitania"},
        {"name": "March to Britannia", "value": "britannia"},
    ]


async def test_unreadable_option_does_not_hinder_the_autocomplete_of_another(client: Client) -> None:
    answer = await client.act(
        "Anna", "autocomplete", "general", path="table move", options={"times": "two"}, focus="what", value="syr"
    )
    assert [choice["value"] for choice in answer["choices"]] == ["syria"]


@pytest.mark.parametrize(
    ("options", "code", "option"),
    [
        ({}, "option-required", "what"),
        ({"what": "dacia", "times": "two"}, "option-type", "times"),
        ({"what": "dacia", "times": "10"}, "option-range", "times"),
    ],
)
async def test_refused_option_is_named(client: Client, options: dict[str, str], code: str, option: str) -> None:
    answer = await client.slash("Anna", "table move", **options)
    assert (answer["code"], answer["option"]) == (code, option)
    assert await client.messages("Anna") == []


async def test_choice_and_channel_options_arrive(client: Client) -> None:
    await client.slash("Anna", "table side", side=2, where=await client.place("Anna", "games"))
    [message] = await client.messages("Anna")
    assert message["content"] == f"Right wing (2) <#{await client.place('Anna', 'games')}>"


async def test_button_replaces_picture_text_and_buttons(client: Client) -> None:
    await client.slash("Anna", "table open")
    [before] = await client.messages("Anna", "table-1")
    await client.click("Ben", "table-1", "step:1:0")
    [after] = await client.messages("Anna", "table-1")
    assert after["content"] == f"Table 1, step **1**, by <@{await client.person_id('Ben')}>"
    assert after["edited"]
    assert [file["alt"] for file in after["files"]] == ["Picture: Table 1, step 1"]
    assert after["files"][0]["src"] != before["files"][0]["src"]
    assert "step:1:1" in str(after["components"])


async def test_picture_is_served_as_it_was_sent(client: Client) -> None:
    await client.slash("Anna", "table open")
    [message] = await client.messages("Ben", "table-1")
    async with client.http.get(client.address + message["files"][0]["src"].lstrip("/")) as reply:
        assert reply.content_type == "image/png"
        assert (await reply.read()).startswith(b"\x89PNG")


async def test_picture_that_was_shown_still_comes_after_another_has_taken_its_place(client: Client) -> None:
    await client.slash("Anna", "table open")
    [message] = await client.messages("Anna", "table-1")
    address = client.address + message["files"][0]["src"].lstrip("/")
    await client.click("Ben", "table-1", "step:1:0")
    async with client.http.get(address) as reply:
        assert reply.status == 200
        assert (await reply.read()).startswith(b"\x89PNG")


async def test_file_that_is_no_picture_is_only_offered_to_save(client: Client) -> None:
    await client.slash("Anna", "table panel")
    [message] = await client.messages("Anna")
    file = next(part for part in message["components"][0]["components"] if part["type"] == 13)["file"]
    async with client.http.get(client.address + file["src"].lstrip("/")) as reply:
        assert reply.headers["Content-Disposition"] == "attachment"
        assert await reply.read() == b"round 1\n"


async def test_pictures_inside_components_and_embeds_are_not_shown_twice(client: Client) -> None:
    await client.slash("Anna", "table panel")
    await client.slash("Anna", "table card")
    panel, card = await client.messages("Anna")
    gallery = next(part for part in panel["components"][0]["components"] if part["type"] == 12)
    assert gallery["items"][0]["media"]["file"] == "board.png"
    assert card["embeds"][0]["image"]["file"] == "board.png"
    assert panel["files"] == card["files"] == []


async def test_choosing_a_person_calls_that_person_only(client: Client) -> None:
    await client.slash("Anna", "table tools")
    await client.select("Anna", "general", "tools:rival", await client.person_id("Ben"))
    people = (await client.state("Anna"))["people"]
    assert {person["name"]: person["calls"] for person in people} == {"Anna": 0, "Ben": 1, "Celina": 0}
    assert (await client.messages("Ben"))[-1]["calls"]
    assert not (await client.messages("Celina"))[-1]["calls"]


async def test_several_values_are_chosen_at_once(client: Client) -> None:
    await client.slash("Anna", "table tools")
    await client.select("Anna", "general", "tools:provinces", "dacia", "syria")
    assert (await client.messages("Anna"))[-1]["content"] == "Chosen: dacia, syria"


async def test_too_few_values_are_refused(client: Client) -> None:
    await client.slash("Anna", "table tools")
    assert (await client.select("Anna", "general", "tools:provinces", "dacia"))["code"] == "refused"


async def test_answer_to_a_modal_arrives(client: Client) -> None:
    modal = (await client.slash("Anna", "table note"))["modal"]
    assert modal["title"] == "A note for later"
    text, provinces, who, extras = (part["component"]["custom_id"] for part in modal["components"])
    values = {text: "Attack", provinces: ["dacia", "syria"], who: "all", extras: ["loud"]}
    assert await client.act("Anna", "submit", values=values) == {}
    assert (await client.messages("Anna"))[-1]["content"] == "Noted: Attack, dacia, syria, all, loud"
    assert (await client.act("Anna", "submit", values=values))["code"] == "no-modal"


async def test_refused_modal_stays_open(client: Client) -> None:
    modal = (await client.slash("Anna", "table note"))["modal"]
    text, _, who, _ = (part["component"]["custom_id"] for part in modal["components"])
    assert (await client.act("Anna", "submit", values={text: "ab", who: "me"}))["code"] == "refused"
    assert await client.act("Anna", "submit", values={text: "abc", who: "me"}) == {}


async def test_private_answer_is_seen_by_its_owner_only(client: Client) -> None:
    await client.slash("Anna", "table open")
    await client.click("Anna", "table-1", "tools:hand")
    hers, others = await client.messages("Anna", "table-1"), await client.messages("Ben", "table-1")
    assert hers[-1]["private"]
    assert hers[-1]["content"] == "The secret hand of Anna"
    assert hers[:-1] == [
        {**m, "files": [{**f, "src": f["src"].replace("/Ben/", "/Anna/")} for f in m["files"]]} for m in others
    ]
    source = hers[-1]["files"][0]["src"].lstrip("/")
    async with client.http.get(client.address + source) as reply:
        assert reply.status == 200
    async with client.http.get(client.address + source.replace("Anna", "Ben")) as reply:
        assert reply.status == 404


async def test_dismissed_answer_is_gone(client: Client) -> None:
    await client.slash("Anna", "table whisper")
    [message] = await client.messages("Anna")
    await client.act("Anna", "dismiss", message=message["id"])
    assert await client.messages("Anna") == []


async def test_private_thread_is_there_for_its_members_only(client: Client) -> None:
    await client.slash("Anna", "table open", private="true")
    assert "table-1" in [place["name"] for place in (await client.state("Anna"))["places"]]
    assert "table-1" not in [place["name"] for place in (await client.state("Ben"))["places"]]


async def test_direct_message_counts_as_a_call_until_it_is_read(client: Client) -> None:
    await client.slash("Anna", "table whisper")
    state = await client.state("Anna", "Tablebot")
    assert [place["calls"] for place in state["places"] if place["kind"] == "dm"] == [1]
    await client.act("Anna", "read", "Tablebot", message=state["messages"][-1]["id"])
    state = await client.state("Anna")
    assert [place["unread"] for place in state["places"] if place["kind"] == "dm"] == [0]


async def test_commands_and_messages_work_in_direct_messages(client: Client) -> None:
    await client.act("Anna", "say", "Tablebot", content="Hello")
    await client.slash("Anna", "table move", "Tablebot", what="dacia")
    await client.slash("Anna", "table tools", "Tablebot")
    await client.click("Anna", "Tablebot", "tools:hand")
    texts = [message["content"] for message in await client.messages("Anna", "Tablebot")]
    assert texts == ["Hello", "Moved: dacia ×1", "Tools", "The secret hand of Anna"]


async def test_command_for_servers_is_not_offered_in_direct_messages(client: Client) -> None:
    assert "house" in await client.commands("Anna", "general")
    offered = await client.commands("Anna", "Tablebot")
    assert "table move" in offered
    assert "house" not in offered


async def test_a_day_brings_the_reminder(client: Client) -> None:
    await client.slash("Anna", "table open")
    before = client.world.env.now()
    await client.act("Ben", "advance", seconds=86400)
    assert (client.world.env.now() - before).total_seconds() == 86400
    assert (await client.messages("Anna", "table-1"))[-1]["content"] == (
        f"<@{await client.person_id('Anna')}>, it is your turn."
    )


async def test_time_passes_until_the_next_message(client: Client) -> None:
    await client.slash("Anna", "table open")
    assert await client.act("Ben", "advance") == {"found": True}
    at = (await client.messages("Anna", "table-1"))[-1]["at"]
    assert time.gmtime(at)[2:5] == (1, 9, 0)
    assert client.world.env.now().timestamp() - at <= STEP_SECONDS


async def test_waiting_for_a_message_ends_after_a_week(client: Client) -> None:
    assert await client.act("Ben", "advance") == {"found": False}
    assert client.world.env.now().strftime("%d %H:%M") == "08 00:00"


async def test_clock_does_not_go_back(client: Client) -> None:
    assert (await client.act("Ben", "advance", seconds=-5))["code"] == "no-time"


async def test_old_button_works_after_a_restart(client: Client) -> None:
    await client.slash("Anna", "table open")
    old = client.world.env.bot
    await client.act("Celina", "restart")
    assert old.is_closed()
    assert client.world.env.bot is not old
    await client.click("Ben", "table-1", "step:1:0")
    assert (await client.messages("Anna", "table-1"))[-1]["content"].startswith("Table 1, step **1**")


async def test_bot_that_does_not_start_again_is_told(client: Client) -> None:
    def broken() -> discord.ext.commands.Bot:
        raise RuntimeError("no such file: settings.toml")

    client.world.make_bot = broken
    answer = await client.act("Anna", "restart")
    assert "no such file: settings.toml" in answer["error"]
    assert (await client.act("Anna", "say", "general", content="Hello"))["code"] == "down"
    assert len((await client.state("Anna"))["faults"]) == 1


async def test_unanswered_command_and_its_error_are_told_once(client: Client) -> None:
    assert (await client.slash("Anna", "table crash"))["code"] == "no-answer"
    [fault] = (await client.state("Ben"))["faults"]
    assert fault["text"].endswith("RuntimeError: the cog fell over")
    assert "in crash" in fault["detail"]
    await client.act("Ben", "forget")
    assert (await client.state("Ben"))["faults"] == []


async def test_error_that_discord_py_only_logs_is_told(client: Client) -> None:
    await client.slash("Anna", "table open")
    for count in range(13):
        await client.click("Anna", "table-1", f"step:1:{count}")
    assert (await client.click("Anna", "table-1", "step:1:13"))["code"] == "no-answer"
    [fault] = (await client.state("Anna"))["faults"]
    assert fault["text"].startswith("Ignoring exception in dynamic item callback for <Step")
    assert fault["text"].endswith("RuntimeError: unlucky step")


async def test_bot_hears_each_person_in_their_own_language(client: Client) -> None:
    await client.act("Ben", "speak", language="pl")
    await client.slash("Anna", "table move", what="dacia")
    await client.slash("Ben", "table move", what="dacia")
    assert [m["content"] for m in await client.messages("Anna")] == ["Moved: dacia ×1", "Ruch: dacia ×1"]


async def test_commands_are_listed_in_the_persons_language(client: Client) -> None:
    await client.act("Ben", "speak", language="pl")
    move = (await client.commands("Ben", "general"))["table move"]
    assert (move["shown"], move["description"]) == ("table ruch", "Wykonaj ruch")
    assert [option["shown"] for option in move["options"]] == ["co", "razy"]


async def test_refusals_are_in_the_persons_language(client: Client) -> None:
    await client.act("Ben", "speak", language="pl")
    assert (await client.slash("Ben", "table move"))["error"] == "Brakuje wymaganej opcji."


async def test_state_is_sent_again_only_after_a_change(client: Client) -> None:
    address = f"{client.address}api/state"
    async with client.http.get(address) as reply:
        tag = reply.headers["ETag"]
    async with client.http.get(address, headers={"If-None-Match": tag}) as reply:
        assert reply.status == 304
    await client.act("Ben", "say", "general", content="Hello")
    async with client.http.get(address, headers={"If-None-Match": tag}) as reply:
        assert reply.status == 200


async def test_only_the_newest_messages_are_sent(client: Client) -> None:
    for number in range(4):
        await client.act("Ben", "say", "general", content=str(number))
    state = await client.state("Anna", limit="3")
    assert [message["content"] for message in state["messages"]] == ["1", "2", "3"]
    assert state["more"]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example"])
async def test_other_host_names_are_refused(client: Client, host: str) -> None:
    async with client.http.get(f"{client.address}api/state", headers={"Host": host}) as reply:
        assert reply.status == 403


async def test_localhost_is_allowed(client: Client) -> None:
    async with client.http.get(f"{client.address}api/state", headers={"Host": "localhost:1234"}) as reply:
        assert reply.status == 200


async def test_post_without_the_pages_header_is_refused(client: Client) -> None:
    body = {"do": "say", "person": "Anna", "channel": await client.place("Anna", "general"), "content": "Hello"}
    async with client.http.post(f"{client.address}api/act", json=body) as reply:
        assert reply.status == 403
    assert await client.messages("Anna") == []


async def test_page_may_load_nothing_from_elsewhere(client: Client) -> None:
    async with client.http.get(client.address) as reply:
        policy = reply.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "http" not in (await reply.text()).replace("http-equiv", "")


async def test_files_outside_of_the_page_are_not_served(client: Client) -> None:
    async with client.http.get(f"{client.address}page/%2e%2e/world.py") as reply:
        assert reply.status in (403, 404)


@pytest.mark.parametrize("body", [b"{", b'{"do": "fly", "person": "Anna"}', b'{"do": "say", "person": "Anna"}'])
async def test_unknown_requests_are_refused(client: Client, body: bytes) -> None:
    async with client.http.post(f"{client.address}api/act", data=body, headers={"X-Sandbox": "1"}) as reply:
        assert reply.status == 400


async def test_stranger_is_refused(client: Client) -> None:
    async with client.http.get(f"{client.address}api/state", params={"user": "Mallory"}) as reply:
        assert reply.status == 400


async def test_first_person_is_the_host_of_the_server(client: Client) -> None:
    assert "house" in await client.commands("Anna", "general")
    assert "house" not in await client.commands("Ben", "general")


async def test_an_emoji_of_the_bot_is_served_as_it_was_uploaded_and_no_other(client: Client) -> None:
    made = await client.world.env.bot.create_application_emoji(name="wood_1a2b3", image=PNG)
    async with client.http.get(f"{client.address}emoji/{made.id}") as reply:
        assert (reply.status, reply.content_type, await reply.read()) == (200, "image/png", PNG)
    for other in (made.id + 1, "wood"):
        async with client.http.get(f"{client.address}emoji/{other}") as reply:
            assert reply.status == 404
