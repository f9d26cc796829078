/** Keys that are typed before React has loaded are kept, and answered as soon as it has. */
import type { Page } from "@playwright/test";
import { expect, figure, holdBack, ready, test } from "./site";

const isPending = (page: Page) => page.evaluate(() => "pending" in document.documentElement.dataset);

test("a key is kept, the old answer looks outdated, and the new one follows", async ({ page }) => {
  const release = await holdBack(page, "react");
  await page.goto("/mortgage-calculator", { waitUntil: "domcontentloaded" });
  const example = (await figure(page).textContent()) as string;
  const price = page.locator("#homePrice");
  await price.fill("500,000");
  expect(await isPending(page)).toBe(true);
  const colors = () =>
    page.evaluate(() =>
      [".answer b", ".answer > span"].map((part) => getComputedStyle(document.querySelector(part) as Element).color),
    );
  const [outdated, soft] = await colors();
  expect(outdated).toBe(soft);

  release();
  await ready(page);
  await expect(price).toHaveValue("500,000");
  // 80% of it over 30 years at 6.5%, with the taxes and insurance of the example.
  await expect(figure(page)).toHaveText("$3,153.27");
  expect((await colors())[0]).not.toBe(outdated);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(figure(page)).toHaveText(example);
});

test("the answer is in the visitor's currency, and the bar on a phone shows the same", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem("site_currency", "INR"));
  const release = await holdBack(page, "react");
  await page.goto("/mortgage-calculator", { waitUntil: "domcontentloaded" });
  await page.locator("#homePrice").fill("500,000");
  release();
  await ready(page);
  await expect(figure(page)).toHaveText("₹3,153.27");
  await expect(page.locator(".dock b")).toHaveText("₹3,153.27");
});

test("a choice and a number are answered together", async ({ page }) => {
  const release = await holdBack(page, "react");
  await page.goto("/percentage-calculator", { waitUntil: "domcontentloaded" });
  await page.locator("#mode").selectOption("decrease");
  await page.locator("#x").fill("20");
  release();
  await ready(page);
  await expect(page.locator(".answer")).toContainText("64");
});

test("what is typed wins over a link", async ({ page }) => {
  const release = await holdBack(page, "react");
  await page.goto("/mortgage-calculator?homePrice=1000000", { waitUntil: "domcontentloaded" });
  await page.locator("#annualRate").fill("7");
  expect(await isPending(page)).toBe(true);
  release();
  await ready(page);
  await expect(page.locator("#homePrice")).toHaveValue("1,000,000");
  await expect(page.locator("#annualRate")).toHaveValue("7");
});
