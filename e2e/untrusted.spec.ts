/**
 * Links are texts from strangers, and storage may hold anything. Whatever they say, a page answers or names the wrong
 * field in a sentence, shows nothing that only a program would print, and runs none of it.
 */
import type { Page } from "@playwright/test";
import { expect, figure, open, test } from "./site";

/** Would rename the page if it ever became part of its HTML. */
const HTML = `<img src=x onerror="document.title='ran'">`;
const ESCAPED = encodeURIComponent(HTML);

/** What no sentence of the site contains. */
const FOR_PROGRAMS = /\bNaN\b|\bundefined\b|\[object |\bnull\b/;

async function expectClean(page: Page, said: string): Promise<void> {
  const { title, shown } = await page.evaluate(() => ({ title: document.title, shown: document.body.innerText }));
  expect(title, said).not.toBe("ran");
  expect(shown.match(FOR_PROGRAMS), said).toBeNull();
}

/** By page: what follows its path, and where the sentences are; none, where the page has to answer. */
const LINKS: Readonly<Record<string, readonly (readonly [link: string, ...wrong: string[]])[]>> = {
  "/mortgage-calculator": [
    // What is not percent-encoded text.
    ["?homePrice=%&termYears=%E0%A4%A&annualRate=%FF%FE", "#homePrice-error", "#termYears-error", "#annualRate-error"],
    ["?homePrice=%ED%A0%80&%&&==&=1&%00=%00", "#homePrice-error"],
    // Numbers that no field takes.
    ["?homePrice=1e400&termYears=5e-324&annualRate=NaN", "#homePrice-error", "#termYears-error", "#annualRate-error"],
    ["?homePrice=-Infinity&termYears=[object Object]&annualRate=6~7~8", "#homePrice-error", "#termYears-error"],
    // Twice, unknown, and the names of what every object has.
    ["?homePrice=500000&homePrice=600000&__proto__=1&constructor=2&toString=3&__proto__[x]=4&unknown=5"],
    ["?displayCurrency=__proto__&carriedFrom=constructor&compare=__proto__?__proto__=1&compare=%3F"],
    [`?carriedFrom=${ESCAPED}&compare=${ESCAPED}?homePrice%3D1e400`, ".compare .error"],
    [`?homePrice=${ESCAPED}`, "#homePrice-error"],
    // Longer than a field takes, than any server takes, and than fits into memory once unpacked.
    [`#homePrice=${"9".repeat(100_000)}&${"x=1&".repeat(25_000)}`],
    [`#packed=${"A".repeat(100_000)}%`, ".result-state.error"],
  ],
  "/credit-card-payoff-calculator": [
    [`?cards=name~balance~annualRate;${ESCAPED}~1500~18`],
    [`#cards=${"[".repeat(50_000)}`, ".inputs .error"],
    ['?cards=[{"name":{"a":[1]},"balance":{},"annualRate":[]}]', ".inputs .error"],
    ["?cards=__proto__~constructor;1~2", ".inputs .error"],
  ],
  "/percentage-calculator": [
    ["?mode=__proto__", "#mode-error"],
    [`?mode=${ESCAPED}`, "#mode-error"],
  ],
  "/physics-calculator": [["?tool=constructor"], [`?tool=${ESCAPED}`]],
  "/base64-encoder-decoder": [[`#input=${ESCAPED}`], ["#mode=decode&input=%ED%A0%80", "#input-error"]],
  "/regex-tester": [[`#pattern=${ESCAPED}&text=${ESCAPED}`], ["#pattern=%5B&flags=__proto__", "#flags-error"]],
  "/bmi-calculator": [["#weightKg=1e400&__proto__=1", "#weightKg-error"]],
};

for (const [path, links] of Object.entries(LINKS))
  test(`links to ${path} may say anything`, async ({ page }) => {
    for (const [link, ...wrong] of links) {
      const said = (path + link).slice(0, 120);
      await open(page, path + link);
      for (const place of wrong) await expect(page.locator(place).first(), said).toHaveText(/\w{3}.*\.$/);
      if (wrong.length === 0) {
        await expect(page.locator(".error:visible, article[data-stale]"), said).toHaveCount(0);
        await expect(page.locator(".answer").first(), said).toHaveText(/\S/);
      }
      await expectClean(page, said);
    }
  });

const nested = (before: string, after: string) => before.repeat(20_000) + after.repeat(20_000);
const pairs = (one: unknown) => JSON.stringify([one, null, 1, "x", [], one]);

/** What is stored under each name: of another type, of the right type with wrong parts, and far too deep or too much. */
const STORED: Readonly<Record<string, readonly [string, string, string]>> = {
  site_currency: ["__proto__", HTML, '"EUR"'],
  site_theme: ["__proto__", HTML, "7"],
  site_units: ["__proto__", HTML, "{}"],
  "your-figures": [
    '{"currency":"USD","values":{"annualIncome":1e400,"state":"__proto__"},"texts":{"annualIncome":{},"state":"XX"}}',
    `{"currency":"EUR","values":{"annualIncome":50000},"texts":{"annualIncome":${JSON.stringify(HTML)},"__proto__":[]}}`,
    `{"currency":"USD","values":${nested('{"annualIncome":', "}").replace(":}", ":1}")},"texts":[]}`,
  ],
  favorites: [
    '["__proto__","constructor","physics-calculator?tool=__proto__"]',
    pairs({ id: "bmi-calculator" }),
    JSON.stringify(Array.from({ length: 20_000 }, (_, i) => `calculator-${i}`)),
  ],
  "recent-calculators": ['{"length":3,"0":1}', pairs(HTML), nested("[", "]")],
  scientificCalculatorHistory: [
    pairs({ calculation: {}, timestamp: [], result: null }),
    pairs({ calculation: HTML, timestamp: HTML, result: HTML }),
    nested("[", "]"),
  ],
  scientificExpressionHistory: [
    pairs({ expression: {}, answer: 1 }),
    pairs({ expression: HTML, answer: HTML }),
    nested("[", "]"),
  ],
  unitConverterQueries: [pairs({}), pairs(HTML), nested("[", "]")],
  "exchange-rates": [
    '{"asked":"x","tables":[{"source":"__proto__","date":"2026-99-99","usd":{"eur":-1}}]}',
    '{"asked":1e400,"tables":[null,{"source":"daily","date":"2026-11-01","usd":[]}]}',
    nested('{"tables":[', "]}"),
  ],
  "regex-language": ["constructor", HTML, "x".repeat(1_000_000)],
  "offline-release": ["[]", HTML, "x".repeat(100_000)],
  "offline-declined": ["[]", HTML, "x".repeat(100_000)],
  unwritten: ['[[null,{"typed":5}]]', `{"x":${JSON.stringify(HTML)}}`, nested("[", "]")],
};

/** Pages that read them, and what a visitor does to see all of it. */
const READERS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "/": (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  "/scientific-calculator": (page) => page.getByRole("button", { name: "History", exact: true }).click(),
  "/unit-converter": (page) => page.getByRole("button", { name: "Search" }).click(),
  "/affordability-calculator": (page) => page.getByLabel("Currency").focus(),
  "/currency-converter": (page) => page.locator("#amount").fill("5"),
  "/regex-tester": (page) => page.getByRole("tab", { name: "Code" }).click(),
};

for (const [i, kind] of ["of other types", "with wrong parts", "too deep or too long"].entries())
  test(`what is stored is ${kind}: pages open with their defaults`, async ({ page }) => {
    await page.goto("/robots.txt");
    await page.evaluate(
      (entries) => {
        for (const [key, text] of entries) for (const store of [localStorage, sessionStorage]) store.setItem(key, text);
      },
      Object.entries(STORED).map(([key, texts]) => [key, texts[i] as string] as const),
    );
    for (const [path, look] of Object.entries(READERS)) {
      await open(page, path);
      await look(page);
      await expectClean(page, path);
    }
    await open(page, "/mortgage-calculator");
    await page.getByLabel("Home price").fill("500000");
    await expect(figure(page)).toHaveText(/^.3,153\.27$/);
  });

test("something else in place of what was typed before a reload: the page opens as ever", async ({ page }) => {
  // The page itself writes this when it is left.
  await page.addInitScript(() => {
    const typed = { texts: { homePrice: 5, termYears: {} }, units: 1, pinned: {} };
    const visit = history.state?.visit;
    if (visit) sessionStorage.setItem("unwritten", JSON.stringify([[visit, { typed }]]));
  });
  await open(page, "/mortgage-calculator");
  await page.reload();
  await page.getByLabel("Home price").fill("500000");
  await expect(figure(page)).toHaveText("$3,153.27");
  await expectClean(page, "reloaded");
});

/** Runs in the page, before its scripts. */
const FAULTS: Readonly<Record<string, () => void>> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  refused: () => {
    const refuse = {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", refuse);
    Object.defineProperty(window, "sessionStorage", refuse);
  },
};

for (const [name, spoil] of Object.entries(FAULTS))
  test(`storage that is ${name} is missed by nothing but memory`, async ({ page }) => {
    await page.addInitScript(spoil);
    await open(page, "/mortgage-calculator");
    await page.getByRole("button", { name: "Favorite", exact: true }).click();
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByLabel("Loan term", { exact: true }).fill("15");
    await expect(page.locator(".compare table").getByRole("row", { name: /Monthly payment/ })).toContainText(
      "+$764.93",
    );
    await open(page, "/scientific-calculator");
    await page.keyboard.type("7*6");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Display", { exact: true })).toHaveText("42");
    await page.getByRole("button", { name: "History", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("7 × 6 = 42");
    await open(page, "/");
    await page.getByRole("button", { name: "Enter, see or clear them" }).click();
    await page.getByLabel("Gross income").fill("$143k");
    await page.getByLabel("Gross income").blur();
    await expectClean(page, "/");
  });
