/** axe on what opens on top of a page; the pages themselves are checked in every-page.spec.ts. */
import { axeFaults } from "./axe";
import { expect, open, test } from "./site";

test("axe finds nothing in the menu, the search and the popup", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  await expect(page.locator(".category-menu")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Bookmark this site")).toBeVisible({ timeout: 10_000 });
  expect(await axeFaults(page)).toEqual([]);
});
