"""A bot that thinks long does not make the page wait."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Opening

ANSWERS = """async () => {
  const frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  while (!document.querySelector('.seam.wait')) await frames(1);
  const shown = () => [document.querySelector('.table').dataset.n, document.querySelector('.seam').className];
  const before = shown().join();
  const chat = document.querySelectorAll('[role=tab]')[1];
  chat.click();
  await frames(2);
  const chatted = chat.getAttribute('aria-selected');
  document.querySelector('.bar button[aria-label="Settings"]').click();
  await frames(2);
  const opened = document.querySelector('dialog[open] h2')?.textContent;
  document.querySelector('dialog[open]').close();
  return { chatted, opened, stillThinking: before === shown().join() };
}"""
TOLD = """() => {
  if (!document.querySelector('.seam.wait')) return null;
  const bot = document.querySelector('.players .pp:not(.you)');
  return {
    n: document.querySelector('.table').dataset.n,
    bar: document.querySelector('.seam').innerText.trim(),
    name: bot.querySelector('.nm').innerText,
    lines: document.querySelector('[role=log]').innerText.split(bot.querySelector('.nm').innerText).length - 1,
    current: bot.getAttribute('aria-current'),
    standing: bot.querySelector('.st').innerText,
  };
}"""


@pytest.fixture
def waiting(opening: Opening) -> Page:
    """A page on which an expert begins to think, for five seconds, right after one's own turn."""
    page = opening()
    hands.start_with_seats(page, "bot:expert")
    hands.wait_for_question(page)
    page.keyboard.press("p")
    hands.confirm_button(page).click()
    return page


def test_while_an_expert_thinks_the_page_answers_at_once(waiting: Page) -> None:
    answers: dict[str, Any] = waiting.evaluate(ANSWERS)
    assert answers == {"chatted": "true", "opened": "Settings", "stillThinking": True}


def test_an_expert_is_shown_thinking_until_its_move_arrives(waiting: Page) -> None:
    page = waiting
    told: dict[str, Any] = page.wait_for_function(TOLD).json_value()
    assert told["bar"].startswith(f"{told['name']} is thinking")
    assert (told["current"], told["standing"]) == ("true", "to move")
    expect(page.locator(".table")).not_to_have_attribute("data-n", told["n"])
    expect(page.locator("[role=log] li").filter(has_text=told["name"])).not_to_have_count(told["lines"])
