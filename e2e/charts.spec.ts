/** Charts: what a pointer, a finger and the arrow keys read from them, and how they fit. */
import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./site";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const reader = (page: Page) => page.locator(".chart").getByRole("slider").first();
const readout = (page: Page) => page.locator(".readout");

/** Scrolls to the chart, whose script loads once it is in view. */
async function show(page: Page, path: string, tab?: string): Promise<Locator> {
  await open(page, path);
  await page.locator(".tabbed").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(reader(page)).toBeAttached();
  if (tab) await page.getByRole("tab", { name: tab, exact: true }).click();
  await reader(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  return reader(page);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on screen");
  return box;
}

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a pointer reads the values under it until it leaves", async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (/readout.*\.js/.test(request.url())) scripts.push(request.url());
      });
      const chart = await show(page, "/mortgage-calculator", "Balance");
      expect(scripts).toEqual([]);
      const { x, y, width, height } = await boxOf(chart);
      await page.mouse.move(x + 1, y + height / 2);
      await expect(readout(page)).toContainText("$320,000");
      expect(scripts).toHaveLength(1);
      await page.mouse.move(x + width - 1, y + height / 2);
      await expect(readout(page)).toContainText("End of 2056");
      await expect(readout(page)).toContainText("$0");
      const box = await boxOf(readout(page));
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      await page.mouse.move(x + width / 2, y - 60);
      await expect(readout(page)).toHaveCount(0);
    });

    test("the arrow keys move from value to value", async ({ page }) => {
      const chart = await show(page, "/mortgage-calculator", "Interest and principal");
      await chart.focus();
      await page.keyboard.press("ArrowRight");
      await expect(readout(page)).toContainText("2027");
      await expect(chart).toHaveAttribute("aria-valuetext", /^2027: Principal \$[\d,]+, Interest \$[\d,]+/);
      await page.keyboard.press("ArrowRight");
      await expect(chart).toHaveAttribute("aria-valuenow", "2");
      await page.keyboard.press("End");
      await expect(readout(page)).toContainText("2056");
      await page.keyboard.press("ArrowLeft");
      await expect(readout(page)).toContainText("2055");
      await page.keyboard.press("Escape");
      await expect(readout(page)).toHaveCount(0);
    });

    test("rows are read from top to bottom", async ({ page }) => {
      const chart = await show(page, "/affordability-calculator", "By rule");
      await chart.focus();
      await page.keyboard.press("ArrowDown");
      await expect(readout(page)).toContainText("Conventional 28/36");
      const { x, y, width, height } = await boxOf(chart);
      await page.mouse.move(x + width / 3, y + height - 10);
      await expect(readout(page)).toContainText("USDA 29/41");
    });

    test("each BMI band has its own color", async ({ page }) => {
      const chart = await show(page, "/bmi-calculator");
      const fills = await page
        .locator(".bands rect")
        .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).fill));
      expect(fills).toHaveLength(8);
      expect(new Set(fills).size).toBe(8);
      await chart.focus();
      await page.keyboard.press("ArrowRight");
      await expect(readout(page)).toContainText("Severe thinness");
      await expect(readout(page)).toContainText("below 16");
    });

    test("chart labels neither overlap nor leave the screen", async ({ page }) => {
      for (const [path, tab] of [
        ["/refinance-calculator", "Break-even"],
        ["/affordability-calculator", "By income"],
        ["/rent-vs-buy-calculator", "Net worth"],
        ["/home-loan-emi-calculator", "Year by year"],
        ["/bmi-calculator", undefined],
      ] as const) {
        await show(page, path, tab);
        const boxes = await page.locator(".axes text:visible").evaluateAll((texts) =>
          texts.map((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return { text: text.textContent, left, right, top, bottom };
          }),
        );
        expect(boxes.length).toBeGreaterThan(4);
        for (const [i, one] of boxes.entries()) {
          expect(one.left, `${path}: ${one.text}`).toBeGreaterThanOrEqual(0);
          expect(one.right, `${path}: ${one.text}`).toBeLessThanOrEqual(viewport.width);
          for (const other of boxes.slice(i + 1))
            expect(
              one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 3 &&
                other.top < one.bottom - 3,
              `${path}: “${one.text}” and “${other.text}”`,
            ).toBe(false);
        }
      }
    });
  });

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap reads a value, which stays visible", async ({ page }) => {
    const chart = await show(page, "/mortgage-calculator", "Interest and principal");
    const { x, y, width, height } = await boxOf(chart);
    await page.touchscreen.tap(x + 3, y + height / 2);
    await expect(readout(page)).toContainText("2027");
    await page.touchscreen.tap(x + width - 3, y + height / 2);
    await expect(readout(page)).toContainText("2056");
    await expect(readout(page)).toContainText("Total");
  });
});

test.describe("formulas", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("are large enough, and scroll on their own if they are wide", async ({ page }) => {
    let found = 0;
    for (const path of [
      "/mortgage-calculator",
      "/affordability-calculator",
      "/bmi-calculator",
      "/va-loan-calculator",
    ]) {
      await open(page, path);
      await page.locator("details").evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute("open", "");
      });
      const sizes = await page
        .locator("math :is(mi, mn, mo, mtext)")
        .evaluateAll((tokens) => tokens.map((token) => Number.parseFloat(getComputedStyle(token).fontSize)));
      found += sizes.length;
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(14);
      const cut = await page
        .locator(".prose math")
        .evaluateAll(
          (formulas) =>
            formulas.filter(
              (formula) => !formula.closest(".formula") && formula.getBoundingClientRect().right > innerWidth,
            ).length,
        );
      expect(cut, `${path}: formulas that are cut`).toBe(0);
      for (const formula of await page.locator(".formula").all()) {
        const fits = await formula.evaluate((box) => {
          const math = box.querySelector("math") as Element;
          return box.clientWidth <= innerWidth && box.scrollWidth + 1 >= math.getBoundingClientRect().width;
        });
        expect(fits).toBe(true);
        await expect(formula).toHaveAttribute("tabindex", "0");
      }
    }
    expect(found).toBeGreaterThan(50);
  });
});
