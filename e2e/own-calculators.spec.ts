/** Favorites, and the calculators used last: on the home page and in the empty search, in this browser only. */
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const star = (page: Page) => page.getByRole("button", { name: "Favorite", exact: true });
const list = (page: Page, name: string) => page.getByRole("navigation", { name }).getByRole("link");

/** The part that comes into view is drawn anew once its script has loaded. */
async function scrollToLists(page: Page): Promise<void> {
  await expect(() => page.getByRole("heading", { name: "Your calculators" }).scrollIntoViewIfNeeded()).toPass();
}

async function makeFavorite(page: Page, path: string): Promise<void> {
  await open(page, path);
  await star(page).press("Enter");
  await expect(star(page)).toHaveAttribute("aria-pressed", "true");
}

test("a favorite is kept, shown on its page and the home page, and removed with the same button", async ({ page }) => {
  await makeFavorite(page, "/bmi-calculator");
  await makeFavorite(page, "/physics-calculator?tool=thin-lens");
  expect(JSON.parse((await stored(page, "favorites")) as string)).toEqual([
    "bmi-calculator",
    "physics-calculator?tool=thin-lens",
  ]);
  await open(page, "/bmi-calculator");
  await expect(star(page)).toHaveAttribute("aria-pressed", "true");
  await open(page, "/");
  await scrollToLists(page);
  await expect(list(page, "Favorites")).toHaveText(["BMI", "Thin Lens and Mirror"]);
  await list(page, "Favorites").first().click();
  await expect(page).toHaveURL("/bmi-calculator");
  await star(page).click();
  await expect(star(page)).toHaveAttribute("aria-pressed", "false");
  expect(await stored(page, "favorites")).toContain('["physics-calculator');
});

test("the home page and the empty search list what was used last, until it is cleared", async ({ page }) => {
  for (const path of ["/tip-calculator", "/age-calculator"]) {
    await open(page, path);
    // A page that is only looked at is not one that was used.
    await page.keyboard.press("Shift");
    await expect.poll(() => stored(page, "recent-calculators")).toContain(path.slice(1));
  }
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByPlaceholder("Search for a calculator...")).toBeFocused();
  const recent = list(page, "Recent");
  await expect(recent).toHaveText(["Age", "Tip"]);
  // The list of the specification stays as it is.
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options).toHaveCount(10);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(recent.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByPlaceholder("Search for a calculator...")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tip-calculator");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Noted once the page has been painted, which may be after its address has changed.
  await expect.poll(() => stored(page, "recent-calculators")).toMatch(/^\["tip-calculator"/);
  await open(page, "/");
  await scrollToLists(page);
  await expect(recent).toHaveText(["Tip", "Age"]);
  await page.getByRole("button", { name: "Clear Recent" }).click();
  await expect(recent).toHaveCount(0);
  expect(await stored(page, "recent-calculators")).toBeNull();
});
