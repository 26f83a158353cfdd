"""The play page of Null Game as people use it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.site.pages import visit


def test_a_game_between_two_people(page: Page, site_url: str) -> None:
    visit(page, f"{site_url}null-game/")
    page.get_by_role("button", name="New game").click()
    dialog = page.locator("#new-game")
    for seat in (0, 1):
        dialog.locator(f'[name="seat.{seat}"]').select_option("person")
    dialog.get_by_role("button", name="Start").click()
    left = 12
    while left:
        # By turns, as a second press on the same thing at once would count as a slip of the finger.
        for taken in (2, 1):
            expect(page.locator('#board [data-touch^="stone:"]')).to_have_count(left)
            page.locator(f'#board [data-touch="stone:{taken}"]').click()
            left -= taken
    expect(page.locator("#status")).to_contain_text("Player 2 took the last stone and wins.")
