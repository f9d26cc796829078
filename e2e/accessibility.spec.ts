/** axe on every page in both themes, sizes that fit a phone, and targets that fit a finger. */
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { ALL_PATHS, expect, open, test } from "./site";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

for (const path of [...ALL_PATHS, "/no-such-page"])
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing on ${path}, ${colorScheme}`, async ({ page, watched }) => {
      watched.allow(/404/);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      await showAll(page);
      const { violations } = await runAxe(page);
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
        ),
      ).toEqual([]);
    });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of ALL_PATHS)
    test(`${path} fits the screen, and its targets a finger`, async ({ page }) => {
      const fits = async () => expect(await misfits(page)).toEqual({ wide: false, small: [], tiny: [] });
      await open(page, path);
      await fits();
      await page.waitForLoadState("networkidle");
      await fits();
      await showAll(page);
      await page.waitForLoadState("networkidle");
      await fits();
    });
});

/** What is too wide for the screen, too small for a finger, or too tiny to be read; all at one moment. */
function misfits(page: Page) {
  return page.evaluate(() => {
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
      wide: document.documentElement.scrollWidth > 360,
      small: shown(targets.filter((element) => element.getBoundingClientRect().height < 40)),
      tiny: shown(texts.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12)),
    };
  });
}

test("axe finds nothing in the menu, the search and the popup", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  await expect(page.locator(".category-menu")).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Bookmark this site")).toBeVisible({ timeout: 10_000 });
  expect((await runAxe(page)).violations).toEqual([]);
});

/** Folded and far-away parts are judged, too. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForTimeout(300);
}

/** The page's policy keeps strange scripts out; the test's own goes in by the debugger's door. */
async function runAxe(page: Page): Promise<AxeResults> {
  const { readFileSync } = await import("node:fs");
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: readFileSync(axe, "utf8") });
  return page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
}
