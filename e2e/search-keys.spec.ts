/** Keys that are typed while the search dialog is loading. */
import type { Page } from "@playwright/test";
import { expect, holdBack, open, test } from "./site";

const box = "Search for a calculator...";

async function slowDialog(page: Page): Promise<void> {
  await page.route("**/assets/SearchDialog-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

test("end up in its box", async ({ page }) => {
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
  // By the time it opens when it is wanted again, the first one would be there, too.
  await page.keyboard.press("/");
  await expect(page.getByPlaceholder(box)).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("also end up there if the button was pressed before any script loaded", async ({ page }) => {
  const send = await holdBack(page, "main");
  await page.goto("/percentage-calculator", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Search" }).click();
  await page.keyboard.type("tip xx");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  send();
  await expect(page.getByPlaceholder(box)).toBeFocused();
  await expect(page.getByPlaceholder(box)).toHaveValue("tip ");
  await page.keyboard.type("calc");
  await expect(page.getByPlaceholder(box)).toHaveValue("tip calc");
});

test("go to the page instead after a press elsewhere in the meantime", async ({ page }) => {
  const send = await holdBack(page, "main");
  await page.goto("/percentage-calculator", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Search" }).click();
  const field = page.locator("main input[type=text], main input:not([type])").first();
  await field.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("42");
  await expect(field).toHaveValue("42");
  send();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(field).toHaveValue("42");
});
