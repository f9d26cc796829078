/** What a visitor's browser may be like: full or spoiled storage, a wrong clock, wide text, forced colors, less motion. */
import { readFileSync } from "node:fs";
import { expect, figure, open, test } from "./site";

/** Names under which the site keeps something, from the privacy page. */
const KEYS = [...readFileSync("src/site/pages/privacy.md", "utf8").matchAll(/^\|[^|]*\(`([\w-]+)`\)/gm)].map(
  ([, key]) => key as string,
);

const PAGES = ["/", "/mortgage-calculator", "/bmi-calculator", "/scientific-calculator", "/unit-converter"];

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const junk of ['{"values":[1', "[]", '{"a":{"b":null}}', "\u0000"])
  test(`everything that is kept is ${JSON.stringify(junk)}: pages open and answer`, async ({ page }) => {
    expect(KEYS.length).toBeGreaterThan(12);
    await page.addInitScript(
      ([keys, text]) => {
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      [KEYS, junk] as const,
    );
    for (const path of PAGES) await open(page, path);
    await open(page, "/mortgage-calculator");
    await page.getByLabel("Home price").fill("500000");
    await expect(figure(page)).toHaveText("$3,153.27");
  });

test("a full storage keeps nothing, and everything answers", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "/mortgage-calculator");
  await page.getByLabel("Currency").selectOption("EUR");
  await page.getByLabel("Theme").selectOption("dark");
  await page.getByLabel("Home price").fill("500000");
  await expect(figure(page)).toHaveText("€3,153.27");
  await open(page, "/scientific-calculator");
  await page.keyboard.type("7*6");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Display", { exact: true })).toHaveText("42");
});

for (const now of ["1970-01-01T00:00:00", "2199-12-31T23:59:00"])
  test(`on a clock at ${now}, pages with a date answer`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    for (const path of ["/age-calculator", "/date-calculator", "/mortgage-calculator", "/currency-converter"]) {
      await open(page, path);
      await expect(page.locator(".answer")).not.toContainText(/NaN|Invalid|undefined|Infinity/);
      await expect(page.locator("main")).not.toContainText(/NaN|Invalid Date|undefined/);
    }
  });

test("nothing is cut off in the spacing that WCAG 1.4.12 asks for, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [...PAGES, "/income-tax-calculator", "/search?q=mortgage"]) {
    await open(page, path);
    // The page's policy refuses style elements.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    const cut = await page
      .locator("main button:visible, main h1, main h2, main label:visible")
      .evaluateAll((elements) =>
        elements
          .filter(
            (one) =>
              one.clientWidth > 1 &&
              getComputedStyle(one).overflow === "hidden" &&
              one.scrollWidth > one.clientWidth + 1,
          )
          .map((one) => one.textContent),
      );
    expect(cut, path).toEqual([]);
  }
});

/** Pages that were once too wide, with amounts of a trillion. */
const TRILLIONS = [
  "/inflation-impact-calculator?amount=999999999999",
  "/vehicle-loan-emi-calculator?vehiclePrice=999999999999",
  "/personal-loan-emi-calculator?principal=999999999999",
  "/home-loan-emi-calculator?principal=999999999999",
];

test("amounts of a trillion, and a long address, fit on a phone of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of TRILLIONS) {
    await open(page, path);
    await expect(page.locator(".answer")).toContainText(/\d(?:,\d{2,3}){3}/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    await expect.poll(width, path).toBeLessThanOrEqual(320);
  }
  await page.goto("/contact-us");
  expect(await width()).toBeLessThanOrEqual(320);
});

test("in forced colors, what is chosen looks different from what is not", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, "/bmi-calculator");
  const [female, male] = ["Female", "Male"].map((name) =>
    page.locator("label", { has: page.getByRole("radio", { name, exact: true }) }),
  );
  const [chosen, other] = [await female?.screenshot(), await male?.screenshot()];
  await male?.click();
  await page.mouse.move(0, 0);
  await expect(async () => {
    expect(other && (await male?.screenshot())?.equals(other)).toBe(false);
    expect(chosen && (await female?.screenshot())?.equals(chosen)).toBe(false);
  }).toPass({ timeout: 5000 });
});
