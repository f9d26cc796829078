/** Daily rates: whatever a source returns, the page keeps working and says how old its rate is. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "@playwright/test";
import { expect, figure, open, test } from "./site";

const PATH = "/currency-converter";
const HOSTS = {
  daily: "https://cdn.jsdelivr.net/**",
  copy: "https://currency-api.pages.dev/**",
  banks: "https://api.frankfurter.dev/**",
};
type Source = keyof typeof HOSTS;

const snapshot = JSON.parse(readFileSync(new URL("../src/data/exchange-rates.json", import.meta.url), "utf8")) as {
  date: string;
  rates: Record<string, number>;
};

/** The visitor's clock, fixed so that the tests do not become outdated. */
const NOW = new Date("2026-11-20T12:00:00-05:00");
const BUILT_IN = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
}).format(100 * (snapshot.rates.INR as number));
const FAILED = "Newer rates couldn’t be loaded.";

const daily = (changes: object = {}, date = "2026-11-20") => ({
  date,
  usd: {
    ...Object.fromEntries(Object.entries(snapshot.rates).map(([code, rate]) => [code.toLowerCase(), rate])),
    ...changes,
  },
});

const answer = (route: Route, body: string, more: object = {}) =>
  route.fulfill({
    body,
    contentType: "application/json",
    headers: { "Access-Control-Allow-Origin": "*" },
    ...more,
  });

/** Sets up what each source does; those not given cannot be reached. Records which ones were requested. */
async function serve(page: Page, sources: Partial<Record<Source, (route: Route) => unknown>>) {
  const asked: string[] = [];
  for (const [name, host] of Object.entries(HOSTS) as [Source, string][])
    await page.route(host, (route) => {
      asked.push(name);
      const work = sources[name];
      return work ? work(route) : route.abort();
    });
  return asked;
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

test("newer rates are used, dated and kept for the next visit, even offline", async ({ page }) => {
  const asked = await serve(page, { daily: (route) => answer(route, JSON.stringify(daily({ inr: 97.5 }))) });
  await open(page, PATH);
  await expect(figure(page)).toHaveText("9,750.00 INR");
  await expect(page.locator(".answer")).toContainText("November 20, 2026 (today’s)");
  expect(asked).toEqual(["daily"]);
  await page.getByLabel("Amount").first().fill("200");
  await expect(figure(page)).toHaveText("19,500.00 INR");
  await expect(page).toHaveURL(/amount=200/);
  expect(page.url()).not.toContain("97.5");

  await page.unrouteAll();
  const later = await serve(page, {});
  await open(page, PATH);
  await expect(figure(page)).toHaveText("9,750.00 INR");
  expect(later).toEqual([]);
});

test("the second source is requested if the first is outdated", async ({ page }) => {
  const rows = Object.entries({ ...snapshot.rates, INR: 98 }).map(([quote, rate]) => ({
    date: "2026-11-19",
    base: "USD",
    quote,
    rate,
  }));
  const asked = await serve(page, {
    daily: (route) => answer(route, JSON.stringify(daily({ inr: 97 }, "2026-11-10"))),
    banks: (route) => answer(route, JSON.stringify(rows)),
  });
  await open(page, PATH);
  await expect(figure(page)).toHaveText("9,800.00 INR");
  await expect(page.locator(".answer")).toContainText("November 19, 2026 (1 day old)");
  await expect(page.locator(".answer")).toContainText("Frankfurter");
  expect(asked).toEqual(["daily", "banks"]);
});

const ODD: readonly [string, (route: Route) => unknown][] = [
  ["no connection", (route) => route.abort()],
  ["an error", (route) => answer(route, "busy", { status: 503 })],
  ["HTML", (route) => answer(route, "<!doctype html><script>alert(1)</script>", { contentType: "text/html" })],
  ["an empty response", (route) => answer(route, "")],
  ["half a response", (route) => answer(route, JSON.stringify(daily()).slice(0, 500))],
  ["a different structure", (route) => answer(route, JSON.stringify({ rates: daily().usd }))],
  ["a negative rate", (route) => answer(route, JSON.stringify(daily({ inr: -97 })))],
  ["a string as a rate", (route) => answer(route, JSON.stringify(daily({ inr: "97" })))],
  ["a huge rate", (route) => answer(route, JSON.stringify(daily({ inr: 1e300 })))],
  [
    "prototype keys",
    (route) => answer(route, `{"date": "2026-11-20", "usd": {"__proto__": {"inr": 97}, "constructor": 1}}`),
  ],
  ["a future date", (route) => answer(route, JSON.stringify(daily({}, "2030-01-01")))],
  ["megabytes", (route) => answer(route, `${" ".repeat(2_000_000)}${JSON.stringify(daily({ inr: 97 }))}`)],
];

for (const [name, work] of ODD)
  test(`${name} from every source changes nothing but a notice`, async ({ page }) => {
    await serve(page, { daily: work, copy: work, banks: work });
    await open(page, PATH);
    await expect(page.locator(".rate-status")).toContainText(FAILED);
    await expect(figure(page)).toHaveText(`${BUILT_IN} INR`);
    await expect(page.locator(".answer")).toContainText("old)");
    await page.getByLabel("Amount").first().fill("0");
    await expect(figure(page)).toHaveText("0.00 INR");
  });

test("a redirect to another host is not followed", async ({ page, watched }) => {
  let asked = 0;
  const elsewhere = createServer((_, response) => {
    asked++;
    response.setHeader("Access-Control-Allow-Origin", "*").end(JSON.stringify(daily({ inr: 97 })));
  });
  await new Promise<void>((done) => elsewhere.listen(0, "localhost", done));
  const { port } = elsewhere.address() as AddressInfo;
  // The browser reports the address of the redirect, whether it goes there or not.
  watched.allow(new RegExp(`localhost:${port}`));
  const redirect = (route: Route) =>
    answer(route, "", {
      status: 302,
      headers: { Location: `http://localhost:${port}/`, "Access-Control-Allow-Origin": "*" },
    });
  await serve(page, { daily: redirect, copy: redirect, banks: redirect });
  await open(page, PATH);
  await expect(page.locator(".rate-status")).toContainText(FAILED);
  await expect(figure(page)).toHaveText(`${BUILT_IN} INR`);
  expect(asked).toBe(0);
  elsewhere.close();
});

test("a source that never responds is given up, and the page works in the meantime", async ({ page }) => {
  test.setTimeout(60_000);
  await serve(page, { daily: () => {}, copy: () => {}, banks: () => {} });
  await open(page, PATH);
  await expect(page.locator(".rate-status")).toContainText("Looking for newer rates");
  await page.getByLabel("Amount").first().fill("0");
  await expect(figure(page)).toHaveText("0.00 INR");
  await expect(page.locator(".rate-status")).toContainText(FAILED, { timeout: 30_000 });
});

test("rates stored in the browser are not trusted either", async ({ page }) => {
  await serve(page, {});
  await page.addInitScript(() => {
    localStorage.setItem(
      "exchange-rates",
      '{"asked": 1, "tables": [{"source": "daily", "date": "2026-11-19", "usd": {"inr": 1}}]}',
    );
  });
  await open(page, PATH);
  await expect(figure(page)).toHaveText(`${BUILT_IN} INR`);
});

test("a link brings amounts and a custom rate, but no table", async ({ page }) => {
  await serve(page, {});
  const table = encodeURIComponent('[{"currency":"INR","rate":5}]');
  await open(page, `${PATH}?amount=7&rates=${table}&rateDate=2026-11-20&rateSource=Mint`);
  await expect(page.locator(".answer")).toContainText("7 USD =");
  await expect(page.locator(".answer")).not.toContainText("Mint");
  await expect(figure(page)).not.toHaveText("35.00 INR");
  await open(page, `${PATH}?rateMode=manual&manualRate=90`);
  await expect(figure(page)).toHaveText("9,000.00 INR");
  await expect(page.locator(".answer")).toContainText("your own rate");
});

test("the amount received can be typed, and the other side says what to pay", async ({ page }) => {
  await serve(page, {});
  await open(page, PATH);
  await page.getByLabel("Amount").nth(1).fill("50000");
  await expect(page.locator(".answer")).toContainText("For 50,000 INR to arrive, pay");
  await expect(page.getByLabel("Amount").first()).toHaveValue("520.38");
  await page.getByRole("button", { name: "Swap currencies" }).click();
  await expect(page.locator(".answer")).toContainText("For 50,000 USD to arrive, pay");
  await page.getByLabel("Amount").first().fill("1000");
  await expect(page.locator(".answer")).toContainText("1,000 INR =");
});

test("past rates are loaded on request, and are not made up", async ({ page }) => {
  const series = [95, 97, 96].map((rate, i) => ({
    date: `2026-11-0${i + 1}`,
    base: "USD",
    quote: "INR",
    rate,
  }));
  await serve(page, {
    banks: (route) => answer(route, JSON.stringify(route.request().url().includes("quotes=inr") ? series : [])),
  });
  await open(page, PATH);
  await page.getByRole("tab", { name: "Past rates" }).click();
  await expect(page.locator("#figure figcaption")).toContainText("lowest 95, highest 97, average 96");
  await page.getByLabel("To", { exact: true }).selectOption("EUR");
  await expect(page.locator("#figure")).toContainText("couldn’t be loaded");
  await expect(page.locator("#figure figure")).toHaveCount(0);
});

test("no other server can be reached", async ({ page, watched }) => {
  watched.allow(/Content Security Policy|Refused to connect|violates|evil\.example/);
  await serve(page, {});
  await open(page, PATH);
  const reached = await page.evaluate(() =>
    Promise.all(
      ["https://evil.example/", "https://cdn.jsdelivr.net/npm/other/file.json"].map((address) =>
        fetch(address, { mode: "no-cors" }).then(
          () => true,
          () => false,
        ),
      ),
    ),
  );
  expect(reached).toEqual([false, false]);
});
