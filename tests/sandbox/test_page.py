"""The page in a real browser: two people, keyboard and mouse, both schemes, a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sandbox.world import World
from tests.sandbox.browser import NAMES, PHONE, Visitor, open_browser

HOSTILE = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>"


pytestmark = pytest.mark.asyncio(loop_scope="session")


# A new tab is half of what a test here costs, so each person keeps one; every test opens a sandbox of its own in it.
@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def tabs(browser: Browser) -> AsyncIterator[dict[str, Visitor]]:
    opened: dict[str, Visitor] = {}
    yield opened
    for visitor in opened.values():
        await visitor.close()


@pytest_asyncio.fixture(loop_scope="session")
async def anna(browser: Browser, sandbox: tuple[str, World], tabs: dict[str, Visitor]) -> AsyncIterator[Visitor]:
    if "Anna" in tabs:
        await tabs["Anna"].enter(sandbox[0])
    else:
        tabs["Anna"] = await Visitor.open(browser, sandbox[0], "Anna")
    yield tabs["Anna"]
    await tabs["Anna"].leave()


@pytest_asyncio.fixture(loop_scope="session")
async def ben(browser: Browser, sandbox: tuple[str, World], tabs: dict[str, Visitor]) -> AsyncIterator[Visitor]:
    if "Ben" in tabs:
        await tabs["Ben"].enter(sandbox[0])
    else:
        tabs["Ben"] = await Visitor.open(browser, sandbox[0], "Ben", scheme="light")
    yield tabs["Ben"]
    await tabs["Ben"].leave()


@pytest.mark.parametrize("names", [(), NAMES], ids=["none", "none that answers"])
async def test_missing_browser_skips_the_test_and_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    for name in names:
        (tmp_path / name).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(pytest.skip.Exception, match="install the package `chromium`"):
        async with open_browser():
            pass


async def test_who_was_chosen_stays_chosen_though_the_list_for_the_last_letter_comes_late(anna: Visitor) -> None:
    page = anna.page
    await anna.open_command("table open")
    await page.evaluate(
        "own => { own = window.setTimeout; window.setTimeout = (job, ms) => own(job, Math.max(ms, 200)); }"
    )
    await page.locator('[data-option="rival"]').focus()
    await page.keyboard.type("Be")
    await page.locator("#suggestions [aria-selected=true]").filter(has_text="Ben").wait_for()
    await page.keyboard.press("n")
    await page.keyboard.press("Enter")
    await page.wait_for_timeout(300)
    assert await page.locator("#suggestions").is_hidden()
    await page.keyboard.press("Enter")
    await anna.go("table-1")
    await anna.sees("Table 1 against @Ben")


async def test_two_people_play_in_a_thread(anna: Visitor, ben: Visitor) -> None:
    await anna.slash("table open", rival="Ben")
    await anna.go("table-1")
    assert (await anna.sees("Table 1 against @Ben")).pictures == ("Picture: Table 1, step 0",)
    await ben.go("table-1")
    await ben.press("Step 1")
    assert (await anna.sees("step 1, by @Ben")).pictures == ("Picture: Table 1, step 1",)
    await anna.press("My hand")
    hand = await anna.sees("The secret hand of Anna")
    assert hand.private
    assert [one.text for one in await ben.messages() if "hand of" in one.text] == []


async def test_a_press_during_which_the_message_changes_works_or_says_that_it_did_not(
    anna: Visitor, ben: Visitor
) -> None:
    await anna.slash("table open", rival="Ben")
    await anna.go("table-1")
    await ben.go("table-1")
    for step, (label, said) in enumerate(
        {"My hand": "The secret hand of Anna", "Step 2": "Table 1, step 2"}.items(), 1
    ):
        await anna.page.locator("#log button", has_text=label).last.hover()
        await anna.page.mouse.down()
        await ben.press(f"Step {step}")
        await anna.sees(f"step {step}, by @Ben")
        await anna.page.mouse.up()
        await anna.sees(said)
    await expect(anna.page.locator("#toast")).to_contain_text("The message changed while you pressed")


async def test_a_press_on_a_place_opens_it_though_the_list_changes_meanwhile(anna: Visitor, ben: Visitor) -> None:
    await anna.slash("table open", rival="Ben")
    await anna.page.locator("#places").get_by_text("table-1", exact=True).hover()
    await anna.page.mouse.down()
    await ben.slash("table open", rival="Anna")
    await expect(anna.page.locator("#places")).to_contain_text("table-2")
    await anna.page.mouse.up()
    await expect(anna.page.locator("#where")).to_have_text("table-1")


async def test_command_is_written_by_keyboard_alone(anna: Visitor) -> None:
    keyboard = anna.page.keyboard
    await anna.page.locator("#log").focus()
    for key in ("/", "m", "o", "v", "e"):
        await keyboard.press(key)
    await expect(anna.page.locator("#suggestions [aria-selected=true]")).to_contain_text("/table move")
    await keyboard.press("Enter")
    await expect(anna.page.locator("#suggestions .label")).to_have_count(8)
    await keyboard.press("ArrowDown")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await expect(anna.page.locator('[data-option="what"]')).to_have_value("March to Numidia")
    await keyboard.press("Tab")
    await keyboard.type("3")
    await keyboard.press("Enter")
    assert (await anna.sees("Moved")).text.endswith("Moved: numidia ×3")
    await expect(anna.page.locator("#box")).to_be_focused()


async def test_tab_takes_the_marked_suggestion(anna: Visitor) -> None:
    await anna.open_command("table move")
    await anna.page.keyboard.type("syr")
    await expect(anna.page.locator("#suggestions .label")).to_have_text(["March to Syria"])
    await anna.page.keyboard.press("Tab")
    await expect(anna.page.locator('[data-option="what"]')).to_have_value("March to Syria")


async def test_escape_closes_first_the_list_then_the_command(anna: Visitor) -> None:
    await anna.open_command("table move")
    await expect(anna.page.locator("#suggestions")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#suggestions")).to_be_hidden()
    await expect(anna.page.locator(".path")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#box")).to_be_focused()


async def test_missing_option_is_asked_for(anna: Visitor) -> None:
    await anna.open_command("table move")
    await anna.page.locator("#composer .send").click()
    assert await anna.hint() == "“what” is required."
    await expect(anna.page.locator('[data-option="what"]')).to_be_focused()


async def test_refused_option_is_marked_with_the_reason(anna: Visitor) -> None:
    await anna.slash("table move", what="dacia", times="12")
    assert await anna.hint() == "The number is too small or too large."
    await expect(anna.page.locator(".option.wrong label")).to_have_text("times")
    assert await anna.messages() == []


async def test_limits_of_a_number_are_told_beforehand(anna: Visitor) -> None:
    await anna.open_command("table move")
    await anna.page.locator("[data-option=times]").focus()
    assert await anna.hint() == "times (optional, 1–9)"


async def test_choice_that_is_not_in_the_list_is_refused(anna: Visitor) -> None:
    await anna.open_command("table side")
    await anna.page.keyboard.type("the middle")
    await anna.page.locator("#composer .send").click()
    assert await anna.hint() == "Choose “side” from the list."


async def test_menu_of_several_values_is_used_by_keyboard(anna: Visitor) -> None:
    await anna.slash("table tools")
    await anna.choose("Choose two or three", "Dacia", "Etruria")
    assert "Chosen: etruria, dacia" in (await anna.sees("Chosen")).text


async def test_keys_that_follow_each_other_at_once_choose_in_a_menu(anna: Visitor) -> None:
    """As fast as keys can come: without the browser doing anything else between them."""
    await anna.slash("table tools")
    await anna.page.locator(".select", has_text="Who is your rival?").focus()
    await anna.page.evaluate(
        """for (const key of ["ArrowDown", "ArrowDown", "Enter"]) {
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        }"""
    )
    await expect(anna.page.locator(".popup:popover-open")).to_have_count(0)
    assert "@Ben" in (await anna.sees("challenges")).text


async def test_menu_does_not_close_with_too_few_values(anna: Visitor) -> None:
    await anna.slash("table tools")
    await anna.page.locator(".select", has_text="Choose two").focus()
    for key in ("ArrowDown", "Space", "Enter"):
        await anna.page.keyboard.press(key)
    await expect(anna.page.locator(".popup:popover-open .foot button")).to_be_disabled()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".popup:popover-open")).to_have_count(0)
    await expect(anna.page.locator(".select", has_text="Choose two")).to_be_focused()


async def test_person_who_is_called_sees_it_in_another_channel(anna: Visitor, ben: Visitor) -> None:
    await ben.go("games")
    await anna.slash("table tools")
    await anna.choose("Who is your rival?", "Ben")
    await expect(ben.page.locator(".place", has_text="general").locator(".count.calls")).to_have_text("1")
    await expect(ben.page).to_have_title("(1) games · Ben · Sandbox")
    await ben.go("general")
    assert (await ben.sees("challenges")).calls
    await expect(ben.page).to_have_title("general · Ben · Sandbox")
    await ben.go("games")
    assert await ben.unread("general") == 0


async def test_form_is_filled_in_and_corrected(anna: Visitor) -> None:
    await anna.slash("table note")
    await anna.write("Text", "ab")
    await anna.press("Send")
    await expect(anna.page.locator("#modal .error")).to_have_text("“Text” is too short (minimum length: 3).")
    await anna.write("Text", "Attack at dawn")
    await anna.choose("Choose", "Dacia", "Syria")
    await anna.page.get_by_label("Everybody").check()
    await anna.page.get_by_label("Loud").check()
    await anna.press("Send")
    await expect(anna.page.locator("#modal")).to_be_hidden()
    assert "Noted: Attack at dawn, dacia, syria, all, loud" in (await anna.sees("Noted")).text


async def test_escape_closes_a_form(anna: Visitor) -> None:
    await anna.slash("table note")
    await expect(anna.page.get_by_label("Text")).to_be_focused()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#modal")).to_be_hidden()


async def test_picture_opens_in_full_size_and_escape_closes_it(anna: Visitor) -> None:
    await anna.slash("table open")
    await anna.go("table-1")
    await anna.page.locator("#log .picture").focus()
    await anna.page.keyboard.press("Enter")
    large = anna.page.locator("#picture .frame img")
    assert await large.get_attribute("alt") == "Picture: Table 1, step 0"
    await anna.page.keyboard.press("Enter")
    await large.evaluate("(image) => image.decode()")
    box = await large.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1600, 1000)
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#picture")).to_be_hidden()
    await expect(anna.page.locator("#log .picture")).to_be_focused()


async def test_private_answer_can_be_dismissed(anna: Visitor) -> None:
    await anna.slash("table whisper")
    assert (await anna.last()).private
    await anna.press("Dismiss")
    await expect(anna.page.locator("#log .message")).to_have_count(0)


async def test_thread_at_a_message_is_entered_by_its_card(anna: Visitor) -> None:
    await anna.slash("table announce")
    await expect(anna.page.locator("#log .message")).to_have_count(1)
    await anna.page.locator(".thread-card", has_text="announced").press("Enter")
    await expect(anna.page.locator("#where")).to_have_text("announced")


async def test_names_and_texts_never_become_markup(anna: Visitor, sandbox: tuple[str, World]) -> None:
    world = sandbox[1]
    world.guild.create_text_channel(HOSTILE[:90])
    world.person("Ben").actor.user._user.global_name = HOSTILE[:30]
    await anna.say(f"{HOSTILE} **bold** [link](javascript:alert(1)) `{HOSTILE}` ||{HOSTILE}||")
    await world.person("Ben").actor.send(world.guild.channels["general"], f"# {HOSTILE}")
    await expect(anna.page.locator("#log .author", has_text=HOSTILE[:30])).to_be_visible()
    message = await anna.sees("bold")
    assert message.text.count(HOSTILE) >= 2
    assert "[link](javascript:alert(1))" in message.text
    await expect(anna.page.locator(".place", has_text=HOSTILE[:90])).to_be_visible()
    assert await anna.page.locator("#log img:not(.avatar img), #log script, #log a, #places img").count() == 0
    assert "taken" not in await anna.page.title()


async def test_page_speaks_the_language_of_its_person(anna: Visitor, ben: Visitor) -> None:
    await ben.speak("pl")
    await expect(ben.page.locator("#restart")).to_have_text("Restart bota")
    await expect(anna.page.locator("#restart")).to_have_text("Restart bot")
    await ben.slash("table ruch", what="dacia")
    assert (await ben.sees("Ruch")).text.endswith("Ruch: dacia ×1")


async def test_a_day_passes_and_the_reminder_comes(anna: Visitor) -> None:
    await anna.slash("table open")
    await anna.tool("+1 day")
    await expect(anna.page.locator("#clock")).to_have_text("Fri, 2 Jan 2026, 00:00")
    await anna.go("table-1")
    assert (await anna.sees("it is your turn")).calls


async def test_old_buttons_work_after_a_restart(anna: Visitor) -> None:
    await anna.slash("table open")
    await anna.go("table-1")
    await anna.tool("Restart bot")
    await expect(anna.page.locator("#toast")).to_have_text("The bot has been restarted.")
    await anna.press("Step 1")
    await anna.sees("step 1, by @Anna")


async def test_errors_of_the_bot_are_listed(anna: Visitor) -> None:
    await anna.slash("table crash")
    assert await anna.hint() == "The bot did not answer."
    await anna.page.locator("#faults-open").click()
    await expect(anna.page.locator("#faults summary")).to_contain_text("RuntimeError: the cog fell over")


async def test_focus_stays_on_a_button_that_the_answer_replaces(anna: Visitor) -> None:
    await anna.slash("table open")
    await anna.go("table-1")
    button = anna.page.locator('[data-custom-id="tools:hand"]')
    await button.focus()
    await anna.page.locator("#log button", has_text="Step 1").last.dispatch_event("click")
    await anna.sees("step 1, by @Anna")
    await expect(button).to_be_focused()


async def test_new_messages_are_announced_to_screen_readers(anna: Visitor, ben: Visitor) -> None:
    await ben.say("Who **moves**?")
    await expect(anna.page.locator("#live")).to_have_text("Ben: Who moves?")


async def test_places_are_a_drawer_on_a_phone(browser: Browser, sandbox: tuple[str, World]) -> None:
    phone = await Visitor.open(browser, sandbox[0], "Celina", size=PHONE)
    await expect(phone.page.locator("#places")).to_be_hidden()
    await phone.page.locator("#side-open").press("Enter")
    await expect(phone.page.locator("#side-close")).to_be_focused()
    await phone.page.keyboard.press("Escape")
    await expect(phone.page.locator("#side-open")).to_be_focused()
    await phone.go("games")
    await phone.slash("table card")
    assert await phone.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    await phone.close()


async def test_everything_on_the_page_can_be_reached_by_tab(anna: Visitor) -> None:
    await anna.slash("table tools")
    await anna.page.evaluate("document.activeElement.blur()")
    reached: list[str] = []
    for _ in range(40):
        await anna.page.keyboard.press("Tab")
        reached.append(await anna.page.evaluate("document.activeElement.id || document.activeElement.textContent"))
    for wanted in ("general", "+1 hour", "restart", "log", "My hand", "Note", "Rules", "box"):
        assert any(wanted in one for one in reached), wanted


async def test_what_has_the_focus_is_outlined(anna: Visitor) -> None:
    await anna.page.locator("#restart").focus()
    await anna.page.keyboard.press("Shift+Tab")
    await expect(anna.page.locator("#to-message")).to_have_css("outline-style", "solid")
