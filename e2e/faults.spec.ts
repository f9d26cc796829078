/** Decimal commas, and parts of a page that fail to load. */
import type { Page } from "@playwright/test";
import { asksAgain, expect, figure, open, test } from "./site";

for (const locale of ["de-DE", "fr-FR"])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("arrow keys write numbers that can be read back", async ({ page }) => {
      await open(page, "/mortgage-calculator");
      const price = page.getByLabel("Home price");
      await expect(price).toHaveValue("400 000");
      const before = await figure(page).textContent();
      await price.press("ArrowUp");
      await expect(price).toHaveValue("410 000");
      await expect(page).toHaveURL(/\?homePrice=410000$/);
      await expect(figure(page)).not.toHaveText(before as string);
      await price.press("ArrowUp");
      await expect(price).toHaveValue("420 000");
      await expect(page).toHaveURL(/\?homePrice=420000$/);
    });

    test("a link with three decimals keeps the same number, even after a reload", async ({ page }) => {
      await open(page, "/mortgage-calculator?annualRate=6.125");
      const rate = page.getByLabel("Interest rate", { exact: true });
      await expect(rate).toHaveValue("6,125");
      await expect(page.locator("#annualRate-error")).toHaveCount(0);
      await rate.fill("6,375");
      await expect(page).toHaveURL(/\?annualRate=6\.375$/);
      const answer = await figure(page).textContent();
      await page.reload();
      await expect(rate).toHaveValue("6,375");
      await expect(figure(page)).toHaveText(answer as string);
      await open(page, "/concrete-calculator?length=12.375");
      await expect(page.locator("#length")).toHaveValue("12,375");
      await page.locator("#length").press("ArrowUp");
      await expect(page).toHaveURL(/[?&]length=13\.375/);
    });
  });

const FAILURES = /ERR_FAILED|Failed to load resource|Failed to fetch/;

/** Whether the answer is dimmed: its text has the color of secondary text. */
const dimmed = (page: Page) =>
  page.locator(".answer").evaluate((answer) => {
    const probe = document.createElement("span");
    probe.style.color = "var(--soft)";
    answer.closest(".wrap")?.append(probe);
    const soft = getComputedStyle(probe).color;
    probe.remove();
    return getComputedStyle(answer).color === soft;
  });

test("a shared link whose script fails to load is not answered with the example", async ({ page, watched }) => {
  watched.allow(FAILURES);
  await page.route("**/assets/link-*.js", (route) => route.abort());
  await page.goto("/mortgage-calculator?homePrice=800000");
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await expect(page.locator(".result-state")).toContainText("This link couldn’t be loaded");
  await expect(page.locator(".answer")).toHaveCount(0);
  if (!asksAgain(page)) return;
  await page.unroute("**/assets/link-*.js");
  await expect(page.getByLabel("Home price")).toHaveValue("800,000", { timeout: 15_000 });
  await expect(page.locator(".result-state")).toHaveCount(0);
  expect(await dimmed(page)).toBe(false);
  await expect(page).toHaveURL(/\?homePrice=800000$/);
});

test("a list that fails to load says so, dims the answer, and is requested again", async ({ page, watched }) => {
  watched.allow(FAILURES);
  await page.route("**/assets/ListInput-*.js", (route) => route.abort());
  await open(page, "/split-bill-calculator");
  const missing = page.locator(".inputs .part-missing").first();
  await expect(missing).toContainText("couldn’t be loaded");
  expect(await dimmed(page)).toBe(true);
  const add = page.locator(".inputs .list > button").first();
  const rows = page.locator(".inputs .list").first().locator("[data-row]");
  const count = await rows.count();
  await add.click();
  if (!asksAgain(page)) return;
  await page.unroute("**/assets/ListInput-*.js");
  await expect(missing).toHaveCount(0, { timeout: 15_000 });
  // The press counts now, and its empty row can be filled in or removed.
  await expect(rows).toHaveCount(count + 1);
  await rows
    .last()
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(rows).toHaveCount(count);
  await expect.poll(() => dimmed(page)).toBe(false);
});

test("a tab that fails to load says so instead of staying empty, and is requested again", async ({ page, watched }) => {
  watched.allow(FAILURES);
  await page.route("**/assets/Reference-*.js", (route) => route.abort());
  await open(page, "/regex-tester");
  await page.getByRole("tab", { name: "Reference" }).click();
  const missing = page.locator(".part-missing");
  await expect(missing).toContainText("couldn’t be loaded");
  if (!asksAgain(page)) return;
  await page.unroute("**/assets/Reference-*.js");
  await expect(page.getByRole("tabpanel")).toContainText("Quantifiers", { timeout: 15_000 });
  await expect(missing).toHaveCount(0);
});

test("a number whose grammar fails to load says so at its field until it is read", async ({ page, watched }) => {
  watched.allow(FAILURES);
  await page.route("**/assets/amounts-*.js", (route) => route.abort());
  await open(page, "/mortgage-calculator");
  const answer = await figure(page).textContent();
  await page.getByLabel("Home price").fill("$500k");
  await expect(page.locator("#homePrice-error")).toContainText("hasn’t loaded");
  expect(await dimmed(page)).toBe(true);
  if (!asksAgain(page)) return;
  await page.unroute("**/assets/amounts-*.js");
  await expect(figure(page)).not.toHaveText(answer as string, { timeout: 15_000 });
  await expect(page.locator("#homePrice-error")).toHaveCount(0);
  expect(await dimmed(page)).toBe(false);
});

test("what is typed while scripts never arrive is not shown next to the example's answer", async ({ page }) => {
  let answers = false;
  await page.route("**/assets/*.js", (route) => answers && route.continue());
  await page.goto("/mortgage-calculator", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Home price").fill("500000");
  await expect.poll(() => dimmed(page)).toBe(true);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("can’t respond", { timeout: 15_000 });
  await expect(page.getByLabel("Home price")).toHaveValue("500000");
  answers = true;
  await alert.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await expect(alert).toHaveCount(0);
});

/** Calculators that answer in a worker, and what makes them ask it. */
const WORKERS: readonly (readonly [path: string, script: string, field: string, text: string])[] = [
  ["/password-generator#mode=check", "password.worker", "#password", "correct horse battery staple"],
  ["/regex-tester", "regex.worker", "textarea#pattern", "b+"],
  ["/base64-encoder-decoder", "convert-base64.worker", "#input", "a".repeat(100_001)],
  ["/text-to-ascii-binary-converter", "convert-text.worker", "#input", "a".repeat(100_001)],
];

for (const [path, script, field, text] of WORKERS)
  test(`${path} says that its worker could not be loaded, and dims the last answer`, async ({ page, watched }) => {
    watched.allow(FAILURES);
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
    await open(page, path);
    const before = await page.locator(".answer").textContent();
    await page.locator(field).fill(text);
    await expect(page.getByRole("alert").filter({ hasText: "Part of the page couldn’t be loaded" })).toBeVisible();
    await expect(page.locator("article[data-stale]")).toHaveCount(1);
    await expect(page.locator(".answer")).toHaveText(before as string);
    expect(await dimmed(page)).toBe(true);
    await page.unroute(`**/assets/${script}-*.js`);
    // The next key asks another worker.
    await page.locator(field).press("End");
    await page.keyboard.type("a");
    await expect(page.locator("article[data-stale]")).toHaveCount(0);
  });

test("a file whose reader could not be loaded says so, and can be chosen again", async ({ page, watched }) => {
  watched.allow(FAILURES);
  await page.route("**/assets/base64.worker-*.js", (route) => route.abort());
  await open(page, "/base64-encoder-decoder");
  const file = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("foobar") };
  await page.locator('input[type="file"]').setInputFiles(file);
  const panel = page.getByRole("region", { name: "File note.txt" });
  await expect(panel.getByRole("alert")).toHaveText("The file reader couldn’t be loaded. Try again.");
  await page.unroute("**/assets/base64.worker-*.js");
  await panel.getByRole("button", { name: "Close file" }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(panel).toContainText("Zm9vYmFy");
});
