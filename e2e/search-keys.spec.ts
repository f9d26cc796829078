/** Keys that are typed while the search dialog is on its way. */
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";

const box = "Search for a calculator...";

async function slowDialog(page: Page): Promise<void> {
  await page.route("**/assets/SearchDialog-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

test("arrive in its box", async ({ page }) => {
  await slowDialog(page);
  await open(page, "/terms");
  await page.keyboard.press("/");
  await page.keyboard.type("body  mx");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(page.getByPlaceholder(box)).toBeFocused();
  await expect(page.getByPlaceholder(box)).toHaveValue("body  ");
  await page.keyboard.type("mass");
  await expect(page.getByPlaceholder(box)).toHaveValue("body  mass");
});

test("open the first result with Enter, and reach nothing else on the page", async ({ page }) => {
  await slowDialog(page);
  await open(page, "/scientific-calculator");
  await page.getByRole("button", { name: "Search" }).click();
  await page.keyboard.type("date 1");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Display", { exact: true })).toHaveText("0");
  await expect(page).toHaveURL("/date-calculator");
});

test("close it with Escape", async ({ page }) => {
  await slowDialog(page);
  await open(page, "/terms");
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(1000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
