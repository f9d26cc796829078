/** Links: with lists, in every mode, and with more than an address may contain. */
import type { Page } from "@playwright/test";
import { expect, figure, open, test, writeAddressNow } from "./site";

const firstCells = (page: Page) =>
  page.locator("form.inputs .list").first().locator("[data-row] input[id]:first-of-type");

/** Addresses with rows, and the first cells that their forms show at once, before the page is touched or scrolled. */
const LISTS: readonly (readonly [path: string, cells: readonly string[]])[] = [
  ['/credit-card-payoff-calculator?cards=[{"name":"Blue","balance":1500,"annualRate":18}]', ["Blue"]],
  ["/credit-card-payoff-calculator?cards=name~balance~annualRate;Blue~1500~18;Gold~700~22.5", ["Blue", "Gold"]],
  ["/average-share-price-calculator?lots=shares~price;10~5.5;20~6", ["10", "20"]],
  ["/marks-percentage-calculator?subjects=name~obtained~max;Latin~31~50", ["Latin"]],
  ["/stock-profit-loss-calculator?mode=trades", []],
];

for (const [path, cells] of LISTS)
  test(`the rows of ${path.slice(0, 60)} are there at once`, async ({ page }) => {
    await page.goto(path);
    const rows = page.locator("form.inputs .list").first().locator("[data-row]");
    await expect(rows.first()).toBeVisible();
    await expect(page.locator("form.inputs [data-waiting] .list:empty")).toHaveCount(0);
    if (cells.length === 0) return;
    await expect(rows).toHaveCount(cells.length);
    for (const [i, cell] of cells.entries()) await expect(rows.nth(i).locator("input").first()).toHaveValue(cell);
    expect(await firstCells(page).count()).toBeGreaterThan(0);
  });

test("a list's address names each column once", async ({ page }) => {
  await open(page, "/credit-card-payoff-calculator");
  await page.locator("form.inputs [data-row]").first().locator("input").first().fill("Blue");
  await expect(page).toHaveURL(/cards=name~balance~annualRate[^&]*;Blue~4800~24\.99[~;]/);
  expect(page.url()).not.toContain("null");
});

test("a ledger too long for an address survives a reload, and its link opens elsewhere", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const trades = Array.from(
    { length: 400 },
    (_, i) => `2026-03-${String(1 + (i % 28)).padStart(2, "0")}~buy~${100 + i}~${10 + i / 100}`,
  );
  const rows = `date~side~shares~price;${trades.join(";")}`;
  // As a program would hand it over: no server is asked for what follows the number sign.
  await open(page, `/stock-profit-loss-calculator#mode=trades&trades=${rows}`);
  const answer = await figure(page).textContent();
  await page.getByRole("button", { name: /^Link/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#packed=");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8000);
  await writeAddressNow(page);
  expect(page.url().length).toBeLessThan(8000);
  await page.reload();
  await expect(figure(page)).toHaveText(answer as string);
  await page.goto("/terms");
  await open(page, link);
  await expect(figure(page)).toHaveText(answer as string);
});
