/** The result itself comes first, sentences stay true, and a link shows others what its sender saw. */
import type { Page } from "@playwright/test";
import { expect, figure, open, ready, test } from "./site";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function copied(page: Page, button: string): Promise<string> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.locator(".toast")).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

test("all ten of ten UUIDs are on the screen and on the clipboard", async ({ page }) => {
  await open(page, "/uuid-generator#count=10");
  await expect.poll(async () => (await figure(page).innerText()).match(UUID)?.length).toBe(10);
  const shown = await figure(page).innerText();
  expect(await copied(page, "Copy")).toBe(shown);
});

test("the password is the answer, generated in the browser and not in the HTML", async ({ page, request }) => {
  const html = await (await request.get("/password-generator")).text();
  expect(html.match(/<output[^>]*class="answer".*?<\/output>/s)?.[0]).toContain("•".repeat(20));
  await open(page, "/password-generator");
  await expect(figure(page)).toHaveText(/^[^•]{20}$/);
  await expect(page.locator(".answer .second")).toHaveText(/^Very strong, 128 bits/);
  expect(await copied(page, "Copy")).toBe(await figure(page).textContent());
});

test("Base64 copies the output, and the bar at the bottom of a phone shows it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/base64-encoder-decoder");
  await page.locator("textarea#input").fill("foobar");
  await expect(figure(page)).toHaveText("Zm9vYmFy");
  await expect(page.locator(".dock b")).toHaveText("Zm9vYmFy");
  expect(await copied(page, "Copy")).toBe("Zm9vYmFy");
});

for (const path of [
  "/password-generator",
  "/uuid-generator#count=10",
  "/base64-encoder-decoder",
  "/split-bill-calculator",
  // The numbers of the question have a hundred digits each.
  "/percentage-calculator?x=1e99&y=1e99",
])
  test(`nothing is wider than a phone at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    for (const box of [".answer", ".dock span", ".dock b"])
      expect(await page.locator(box).evaluate((node) => node.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

test("extra payments are part of the monthly amount", async ({ page }) => {
  await open(page, "/mortgage-calculator?extraMonthly=300");
  await expect(figure(page)).toHaveText("$2,855.95");
  await expect(page.locator(".answer")).toContainText("$300.00 of it extra");
  // The parts below it add up to the same amount.
  await expect(page.locator(".parts")).toContainText("$2,855.95");
});

test("“No match” is not green, and matches are the first tab", async ({ page }) => {
  await open(page, "/regex-tester");
  await expect(page.getByRole("tab").first()).toHaveText("Matches");
  const color = () => figure(page).evaluate((node) => getComputedStyle(node).color);
  const green = await color();
  await page.getByLabel("Pattern", { exact: true }).fill("zzz");
  await expect(figure(page)).toHaveText("No match");
  expect(await color()).not.toBe(green);
});

test("a child's form does not offer cutoffs for adults", async ({ page }) => {
  await open(page, "/bmi-calculator");
  await expect(page.locator("#standard")).toBeAttached();
  await page.getByLabel("Age", { exact: true }).fill("10");
  await expect(page.locator("#standard")).toHaveCount(0);
  await expect(page.locator(".answer")).toContainText("CDC");
});

test("a calculator for one country keeps its currency, and the next page has the visitor's again", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("site_currency", "EUR"));
  for (const [path, currency, symbol, words] of [
    ["/home-loan-emi-calculator", "INR", "₹", "Amounts in Indian rupees."],
    ["/loan-eligibility-calculator", "INR", "₹", "Amounts in Indian rupees."],
    ["/staff-loan-calculator", "INR", "₹", "Amounts in Indian rupees."],
    ["/fha-loan-calculator", "USD", "$", "Amounts in US dollars."],
    ["/va-loan-calculator", "USD", "$", "Amounts in US dollars."],
  ] as const) {
    await open(page, path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator(".answer")).toContainText(symbol);
    await expect(page.locator("main")).not.toContainText("€");
    await expect(page.getByLabel("Currency")).toHaveValue(currency);
  }
  await open(page, "/mortgage-calculator");
  await expect(figure(page)).toHaveText("€2,555.95");
});

test("the HTML of an Indian calculator is in rupees, before any script", async ({ request }) => {
  const html = await (await request.get("/home-loan-emi-calculator")).text();
  expect(html).toMatch(/class="answer".*?₹43,391/s);
  expect(html).toContain('value="50,00,000"');
});

test("a shared link shows others the same figures later, and keeps their own currency", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.setFixedTime(new Date("2026-03-10T12:00:00"));
  await open(page, "/mortgage-calculator");
  await page.getByLabel("Currency").selectOption("INR");
  await page.getByLabel("Home price").fill("50 lakh");
  await expect(figure(page)).toHaveText("₹30,032.72");
  const sent = await page.locator(".answer").innerText();
  const link = await copied(page, "Link");
  expect(link).toContain("displayCurrency=INR");
  expect(link).toContain("firstPaymentDate=2026-05-01");
  // The address contains only what was changed.
  await expect(page).toHaveURL(/homePrice=5000000&displayCurrency=INR$/);

  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date("2027-09-10T12:00:00"));
  await other.addInitScript(() => localStorage.setItem("site_currency", "EUR"));
  await other.goto(link);
  await ready(other);
  await expect.poll(() => other.locator(".answer").innerText()).toBe(sent);
  expect(await other.evaluate(() => localStorage.getItem("site_currency"))).toBe("EUR");
  // Elsewhere on the site, the visitor's own currency is back.
  await other.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(other.getByLabel("Currency")).toHaveValue("EUR");
  await context.close();
});

test("a link from a sender who uses dollars shows dollars", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("site_currency", "INR"));
  await open(page, "/mortgage-calculator?homePrice=400000");
  await expect(figure(page)).toHaveText("$2,555.95");
  expect(await page.evaluate(() => localStorage.getItem("site_currency"))).toBe("INR");
  await page.getByLabel("Currency").selectOption("JPY");
  await expect(figure(page)).toHaveText("¥2,556");
  await expect(page).toHaveURL(/displayCurrency=JPY/);
});

test("Reset clears the address, too", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByLabel("Home price").fill("500000");
  await expect(page).toHaveURL(/homePrice=500000/);
  await page.locator(".form-end button").click();
  await expect(page).toHaveURL(/mortgage-calculator$/);
});
