/**
 * Opens every page once on a desktop and once on a phone: it fits at several widths, down to 320 pixels, and
 * keeps its form short, its targets fit a finger, it prints on few sheets, axe finds nothing in either theme, and
 * calculators survive odd input. Opening pages takes time, so everything that is checked on every page is checked
 * in these two visits.
 */
import type { Page } from "@playwright/test";
import { axeFaults, injectAxe } from "./axe";
import { sheets } from "./sheets";
import { ALL_PATHS, CALCULATORS, expect, idle, open, test } from "./site";

const PHONE = { width: 360, height: 740 };
/** https://www.w3.org/WAI/WCAG22/Understanding/reflow: a window of 1280 pixels at 400 percent. */
const REFLOW = 320;
const TABLET = { width: 768, height: 1024 };
const LAPTOP = { width: 1280, height: 900 };
const DESK = { width: 1440, height: 900 };

const NO_PAGE = "/no-such-page";
const PATHS = [...ALL_PATHS, NO_PAGE];
/** Invalid, empty, too large, with symbols, and text that must not become HTML. */
const ODD = ["", "-1", "1e30", "$1,200.50", "<b>🙂"];
/** How many fields of a form are tested; the others are of the same kinds. */
const FIELDS = 6;

/** The only rules whose results depend on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Pages whose length depends on the date, and a day on which they are longest. */
const LONGEST_ON: Readonly<Record<string, string>> = {
  // The calendar covers six months.
  "/ovulation-fertility-calculator": "2027-01-03T12:00:00",
};

test.describe("on a desktop", () => {
  test.use({ viewport: DESK });

  for (const path of PATHS)
    test(`${path} on a desktop, in both themes`, async ({ page, watched }) => {
      if (path === NO_PAGE) watched.allow(/404/);
      const isCalculator = CALCULATORS.includes(path);
      if (LONGEST_ON[path]) await page.clock.setFixedTime(LONGEST_ON[path]);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, path);
      if (isCalculator)
        await test.step("prints on as few sheets as its charts and rows need", async () => {
          const { count, most } = await sheets(page);
          expect.soft(count).toBeLessThanOrEqual(most);
        });
      await test.step("fits on a desktop and on a tablet", async () => {
        if (isCalculator) await keepsItsShape(page, DESK.width);
        await page.setViewportSize(TABLET);
        if (isCalculator) await keepsItsShape(page, TABLET.width);
        await page.setViewportSize(LAPTOP);
        await showAll(page);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.soft.poll(width, "width on a desk").toBeLessThanOrEqual(LAPTOP.width);
      });
      await test.step("axe finds nothing", async () => {
        expect.soft(await axeFaults(page), "in light").toEqual([]);
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        expect.soft(await axeFaults(page, COLOR_RULES), "in dark").toEqual([]);
      });
      if (isCalculator)
        await test.step("finds nothing wrong with its own example", () =>
          expect.soft(page.locator(".inputs [aria-invalid=true]")).toHaveCount(0));
      if (isCalculator)
        await test.step("survives odd input", async () => expect.soft(await oddInput(page)).toEqual([]));
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const path of PATHS)
    test(`${path} on a phone`, async ({ page, watched }) => {
      if (path === NO_PAGE) watched.allow(/404/);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, path);
      await test.step("fits the screen, and its targets fit a finger", async () => {
        const fits = async (when: string) =>
          expect.soft(await misfits(page), when).toEqual({ wide: false, small: [], tiny: [] });
        await fits("when it answers");
        if (CALCULATORS.includes(path)) await keepsItsShape(page, PHONE.width);
        await injectAxe(page);
        await page.waitForLoadState("networkidle");
        await fits("when all has come");
        await showAll(page);
        await fits("with its folds open");
      });
      await test.step("axe finds nothing", async () => expect.soft(await axeFaults(page)).toEqual([]));
      await test.step("fits a desktop magnified four times", async () => {
        await page.setViewportSize({ width: REFLOW, height: 740 });
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.soft.poll(width).toBeLessThanOrEqual(REFLOW);
      });
    });
});

async function keepsItsShape(page: Page, width: number): Promise<void> {
  const { wide, rows, folds } = await shape(page);
  expect.soft(wide, `${width} px`).toBeLessThanOrEqual(width);
  expect.soft(rows, "inputs that are open").toBeLessThanOrEqual(7);
  expect.soft(folds).toEqual([...new Set(folds)]);
  expect.soft(folds).not.toContain("More options");
}

/** How wide a calculator is, how many inputs are visible, and the names of its collapsible sections. */
function shape(page: Page) {
  return page.evaluate(() => ({
    wide: document.querySelector("main")?.scrollWidth ?? 0,
    rows: document.querySelectorAll(".inputs .row:not(.fold .row, details .row)").length,
    folds: [...document.querySelectorAll(".inputs summary")].map((summary) => summary.textContent),
  }));
}

/** What is too wide for the screen, too small for a finger, or too tiny to read, all in one snapshot. */
function misfits(page: Page) {
  return page.evaluate((width) => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      );
    const shown = (elements: Element[]) => elements.map((element) => element.outerHTML.slice(0, 100));
    const targets = visible("main :is(input, select, button, summary), main .button").filter(
      (element) => !element.matches("[type=radio], [type=checkbox], [aria-hidden=true], .copy, td *, .tabs *"),
    );
    const texts = visible("main *").filter(
      (element) =>
        !element.closest("math, sup, sub") &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return {
      wide: document.documentElement.scrollWidth > width,
      small: shown(targets.filter((element) => element.getBoundingClientRect().height < 40)),
      tiny: shown(texts.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12)),
    };
  }, PHONE.width);
}

/** Shows collapsed and off-screen parts, so that they are checked, too. Injects axe in the meantime. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    scrollTo(0, document.body.scrollHeight);
  });
  await Promise.all([idle(page), injectAxe(page)]);
}

/** What goes wrong while odd texts are entered into the fields one by one, as from a keyboard. */
function oddInput(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([texts, most]) => {
      const faults: string[] = [];
      const fields = () =>
        [...document.querySelectorAll<HTMLInputElement>(".inputs input[type=text]")].filter(
          (field) => field.checkVisibility({ visibilityProperty: true }) && field.getClientRects().length > 0,
        );
      const count = Math.min(fields().length, most);
      for (let i = 0; i < count; i++)
        for (const text of texts) {
          const where = `field ${i + 1}: “${text}”`;
          const field = fields()[i];
          field?.focus();
          field?.select();
          document.execCommand(text === "" ? "delete" : "insertText", false, text);
          await new Promise((resolve) => setTimeout(resolve));
          if (field?.value !== text) faults.push(`${where} stands as “${field?.value}”`);
          if (!document.querySelector("h1")?.checkVisibility()) faults.push(`${where}: no heading`);
        }
      // By then, everything that is updated after the answer has followed.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const holes = document.querySelector("main")?.innerText.match(/\b(?:NaN|undefined)\b/g) ?? [];
      return [...faults, ...holes];
    },
    [ODD, FIELDS] as const,
  );
}
