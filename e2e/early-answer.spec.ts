/** Keys that are typed before React has loaded are answered anyway. */
import type { Page } from "@playwright/test";
import { expect, figure, holdBack, ready, test } from "./site";

const pending = (page: Page) => page.evaluate(() => document.documentElement.dataset.pending);

test("a key is answered before React has loaded, and the page continues from there", async ({ page }) => {
  const release = await holdBack(page, "react");
  await page.goto("/mortgage-calculator", { waitUntil: "domcontentloaded" });
  const example = (await figure(page).textContent()) as string;
  const price = page.locator("#homePrice");
  await price.fill("500,000");
  // 80% of it over 30 years at 6.5%, with the taxes and insurance of the example.
  await expect(figure(page)).toHaveText("$3,153.27");
  // The other figures are still those of the example.
  expect(await pending(page)).toBe("figures");
  await price.fill("five");
  expect(await pending(page)).toBe("");
  await price.fill("300,000");
  await expect(figure(page)).toHaveText("$1,958.63");
  expect(await page.evaluate(() => "ready" in document.documentElement.dataset)).toBe(false);

  release();
  await ready(page);
  await expect(price).toHaveValue("300,000");
  await expect(figure(page)).toHaveText("$1,958.63");
  await expect(page.getByText("The answer below is for your last valid entries.")).toHaveCount(0);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(figure(page)).toHaveText(example);
  await price.fill("500,000");
  await expect(figure(page)).toHaveText("$3,153.27");
});

test("the early answer is in the visitor's currency, and the bar on a phone shows the same", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem("site_currency", "INR"));
  const release = await holdBack(page, "react");
  await page.goto("/mortgage-calculator", { waitUntil: "domcontentloaded" });
  await page.locator("#homePrice").fill("500,000");
  await expect(figure(page)).toHaveText("₹3,153.27");
  await expect(page.locator(".dock b")).toHaveText("₹3,153.27");
  release();
  await ready(page);
  await expect(figure(page)).toHaveText("₹3,153.27");
  await expect(page.locator(".dock b")).toHaveText("₹3,153.27");
});

test("an answer whose wording changes is rewritten as a whole", async ({ page }) => {
  const release = await holdBack(page, "react");
  await page.goto("/percentage-calculator", { waitUntil: "domcontentloaded" });
  await page.locator("#mode").selectOption("decrease");
  await page.locator("#x").fill("20");
  const answer = page.locator(".answer");
  await expect(answer).toContainText("64");
  const early = await answer.innerText();
  release();
  await ready(page);
  await expect.poll(() => answer.innerText()).toBe(early);
});

test("a link is not answered with the example's figures", async ({ page }) => {
  const release = await holdBack(page, "react");
  await page.goto("/mortgage-calculator?homePrice=1000000", { waitUntil: "domcontentloaded" });
  const example = (await figure(page).textContent()) as string;
  await page.locator("#annualRate").fill("7");
  await page.waitForTimeout(500);
  await expect(figure(page)).toHaveText(example);
  expect(await pending(page)).toBe("");
  release();
  await ready(page);
  await expect(page.locator("#homePrice")).toHaveValue("1,000,000");
  await expect(page.locator("#annualRate")).toHaveValue("7");
});

test("React, which early answers do not need, does not compete with what they need", async ({ page }) => {
  const order: string[] = [];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const url = route.request().url();
    order.push(url);
    // Long enough for requests that are sent together.
    if (!url.includes("/react-")) await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
    order.push("answered");
  });
  await page.goto("/mortgage-calculator");
  await ready(page);
  const first = order.indexOf("answered");
  expect(first).toBeGreaterThan(3);
  expect(order.findIndex((url) => url.includes("/react-"))).toBeGreaterThan(first);
});
