/**
 * Every page, opened once: on a phone it fits the screen and a finger, axe finds nothing on it in either theme, it has
 * room on a desk, and a calculator answers odd input. A visit is what costs time here, and there is one for each page.
 */
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { ALL_PATHS, CALCULATORS, expect, open, test } from "./site";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

const NO_PAGE = "/no-such-page";
/** Wrong, empty, too large, with signs, and what must not become HTML. */
const ODD = ["", "-1", "1e30", "$1,200.50", "<b>🙂"];
/** The first fields of a form; the others are of the same kinds. */
const FIELDS = 6;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

for (const path of [...ALL_PATHS, NO_PAGE])
  test(`${path} on a phone, on a desk, in both themes`, async ({ page, watched }) => {
    if (path === NO_PAGE) watched.allow(/404/);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, path);
    await test.step("fits the screen, and its targets a finger", async () => {
      const fits = async (when: string) =>
        expect.soft(await misfits(page), when).toEqual({ wide: false, small: [], tiny: [] });
      await fits("when it answers");
      await page.waitForLoadState("networkidle");
      await fits("when all has come");
      await showAll(page);
      await fits("with its folds open");
    });
    await test.step("axe finds nothing on a phone in light", async () =>
      expect.soft(await axeFaults(page), "on a phone in light").toEqual([]));
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await test.step("fits a desk", async () =>
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), "width on a desk")
        .toBeLessThanOrEqual(DESK.width));
    await test.step("axe finds nothing on a desk in dark", async () =>
      expect.soft(await axeFaults(page), "on a desk in dark").toEqual([]));
    if (CALCULATORS.includes(path)) await test.step("survives odd input", () => survivesOddInput(page));
  });

/** What is too wide for the screen, too small for a finger, or too tiny to be read; all at one moment. */
function misfits(page: Page) {
  return page.evaluate((width) => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      );
    const shown = (elements: Element[]) => elements.map((element) => element.outerHTML.slice(0, 100));
    const targets = visible("main :is(input, select, button, summary), main .button").filter(
      (element) => !element.matches("input[type=radio], input[type=checkbox], .copy, td *, .tabs *"),
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

/** Folded and far-away parts are judged, too. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForTimeout(300);
}

async function survivesOddInput(page: Page): Promise<void> {
  const fields = page.locator(".inputs input[type=text]:visible");
  const count = Math.min(await fields.count(), FIELDS);
  for (let i = 0; i < count; i++)
    for (const text of ODD) {
      await fields.nth(i).fill(text);
      await expect(page.getByRole("heading", { level: 1 }), `field ${i + 1}: “${text}”`).toBeVisible();
    }
  expect.soft(await page.locator("main").innerText()).not.toMatch(/\b(?:NaN|undefined)\b/);
}
