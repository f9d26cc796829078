/** Units: switched for a page or one field, typed the way people write them, initially the visitor's own. */
import { expect, figure, idle, open, test } from "./site";

const [CONCRETE, BMI] = ["/concrete-calculator", "/bmi-calculator"];

/** Initial units depend on the browser's language; tests must not depend on that of the machine. */
test.use({ locale: "en-US" });

for (const width of [360, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("changing the system converts what was typed, and changing back restores it", async ({ page }) => {
      await open(page, CONCRETE);
      const length = page.getByRole("textbox", { name: "Length" });
      const width = page.getByRole("textbox", { name: "Width" });
      await length.fill("24.50");
      await width.fill("5' 6\"");
      await expect(page.getByText("= 5.5 ft")).toBeVisible();
      const before = await figure(page).textContent();
      await page.getByText("Metric", { exact: true }).click();
      await expect(length).toHaveValue("7.4676");
      await expect(width).toHaveValue("1.6764");
      await expect(page.getByRole("textbox", { name: "Thickness" })).toHaveValue("10.16");
      await expect(figure(page)).toContainText("cubic meter");
      await expect(page.locator("#bagSize")).toHaveValue("kg-25");
      await expect(page.locator("output")).not.toContainText("lb");
      await page.getByText("Feet, inches").click();
      await expect(length).toHaveValue("24.50");
      await expect(width).toHaveValue("5' 6\"");
      await expect(figure(page)).toHaveText(before as string);
    });

    test("a single field can have its own unit, and its value stays", async ({ page }) => {
      await open(page, CONCRETE);
      const length = page.getByRole("textbox", { name: "Length" });
      await length.fill("24");
      const before = await page.locator("output").textContent();
      await page.getByLabel("Unit of length").selectOption("m");
      await expect(length).toHaveValue("7.3152");
      await expect(page.locator("output")).toHaveText(before as string);
      await expect(page.getByRole("textbox", { name: "Width" })).toHaveValue("10");
      await length.fill("6.096");
      await expect(page).toHaveURL(/length=20(&|$)/);
      await expect(page.locator(".understood")).toHaveCount(0);
      await page.getByLabel("Unit of length").selectOption("ft in");
      await expect(length).toHaveValue("20 ft 0 in");
      await page.getByLabel("Unit of length").selectOption("ft");
      await expect(length).toHaveValue("20");
    });

    test("the unit selector of a field is large enough to touch", async ({ page }) => {
      await open(page, CONCRETE);
      const box = await page.getByLabel("Unit of length").boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

    test("height and weight can be typed in any form", async ({ page }) => {
      await open(page, BMI);
      const feet = page.getByRole("textbox", { name: "Height, ft" });
      const inches = page.getByRole("textbox", { name: "Height, in" });
      await feet.fill("5 ft 11");
      await expect(inches).toHaveValue("11");
      await feet.blur();
      await expect(feet).toHaveValue("5");
      await expect(inches).toHaveValue("11");
      const weight = page.getByRole("textbox", { name: "Weight", exact: true });
      await weight.fill("82 kg");
      await expect(page.getByText("= 180.7791 lb")).toBeVisible();
      // 82 ÷ 1.8034² = 25.21
      await expect(figure(page)).toHaveText("25.2");
      await weight.fill("11 st 4");
      await expect(page.getByText("= 11 st 4 lb")).toBeVisible();
      await page.getByLabel("Unit of height").selectOption("cm");
      await expect(page.getByRole("textbox", { name: "Height", exact: true })).toHaveValue("180.34");
      await expect(inches).toHaveCount(0);
    });

    test("a weight in kilograms stays as it was typed, and stones are restored", async ({ page }) => {
      await open(page, BMI);
      const weight = page.getByRole("textbox", { name: "Weight", exact: true });
      await weight.fill("31 kg");
      await expect(page.getByText("= 68.3433 lb")).toBeVisible();
      await weight.blur();
      await expect(weight).toHaveValue("31 kg");
      await expect(page.locator("output")).not.toContainText(" st ");
      await weight.fill("11 st 4");
      await expect(page.getByText("= 11 st 4 lb")).toBeVisible();
      await weight.blur();
      const stones = page.getByRole("textbox", { name: "Weight, st" });
      await expect(stones).toHaveValue("11");
      const units = page.getByLabel("Units", { exact: true });
      await units.selectOption("metric");
      await expect(stones).toHaveCount(0);
      await units.selectOption("imperial");
      await expect(stones).toHaveValue("11");
      await expect(page.getByRole("textbox", { name: "Weight, lb" })).toHaveValue("4");
    });

    test("a child who weighs 35 kg still does after switching units", async ({ page }) => {
      await open(page, `${BMI}#unitSystem=metric&weightKg=35&heightCm=140&ageYears=10`);
      await expect(figure(page)).toHaveText("17.9");
      const units = page.getByLabel("Units", { exact: true });
      await units.selectOption("imperial");
      await expect(page.getByRole("textbox", { name: "Weight", exact: true })).toHaveValue("77.162");
      await expect(figure(page)).toHaveText("17.9");
      await expect(page.locator("dl.figures").first()).not.toContainText(" kg ");
      await units.selectOption("metric");
      await expect(page.getByRole("textbox", { name: "Weight", exact: true })).toHaveValue("35");
    });
  });

test.describe("the visitor’s own units", () => {
  for (const [locale, weight, system] of [
    ["en-US", "154", "imperial"],
    ["de-DE", "70", "metric"],
    ["hi-IN", "70", "mixed"],
  ] as const)
    test(`${locale} opens in ${system}`, async ({ browser }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await open(page, BMI);
      await expect(page.getByRole("textbox", { name: "Weight", exact: true })).toHaveValue(weight);
      await expect(page.getByLabel("Units", { exact: true })).toHaveValue(system);
      await context.close();
    });

  test.describe("in Britain", () => {
    test.use({ locale: "en-GB" });
    test("are stones for people and meters for concrete", async ({ page }) => {
      await open(page, BMI);
      // The example of 154 lb: 154 = 11 × 14.
      await expect(page.getByRole("textbox", { name: "Weight, st" })).toHaveValue("11");
      await expect(page.getByRole("textbox", { name: "Weight, lb" })).toHaveValue("0");
      await expect(figure(page)).toHaveText("24.1");
      // 5 ft 7 in are 1.7018 m; 18.5 × 1.7018² kg are 118.12 lb: 8 × 14 and 6.12.
      await expect(page.locator("output")).toContainText("8 st 6.1 lb");
      await open(page, CONCRETE);
      await expect(page.getByLabel("Unit of length")).toHaveValue("m");
      // A look at kilograms must not switch a British visitor to US units.
      await open(page, BMI);
      await page.getByLabel("Units", { exact: true }).selectOption("metric");
      await open(page, BMI);
      await page.getByLabel("Units", { exact: true }).selectOption("imperial");
      await expect(page.getByRole("textbox", { name: "Weight, st" })).toHaveValue("11");
      await open(page, CONCRETE);
      await expect(page.getByLabel("Unit of length")).toHaveValue("m");
    });
  });

  test.describe("in Germany", () => {
    test.use({ locale: "de-DE" });

    test("give way to what was typed before the page was ready", async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          (document.getElementById("length") as HTMLInputElement).value = "24";
        }),
      );
      await open(page, CONCRETE);
      await expect(page.getByRole("textbox", { name: "Length" })).toHaveValue("24");
      await expect(page.getByLabel("Unit of length")).toHaveValue("ft");
    });

    test("give way to a link", async ({ page }) => {
      await open(page, `${CONCRETE}?length=24`);
      await expect(page.getByRole("textbox", { name: "Length" })).toHaveValue("24");
      await expect(page.getByLabel("Unit of length")).toHaveValue("ft");
      await expect(page.getByLabel("Feet, inches")).toBeChecked();
    });

    test("follow the chosen currency instead, once, and after that the visitor’s choice", async ({ page }) => {
      await page.addInitScript(() => {
        if (!localStorage.getItem("site_currency")) localStorage.setItem("site_currency", "USD");
      });
      await open(page, CONCRETE);
      await expect(page.getByLabel("Unit of length")).toHaveValue("ft");
      expect(await page.evaluate(() => localStorage.getItem("site_units"))).toBe("us");
      await page.getByText("Metric", { exact: true }).click();
      await open(page, BMI);
      await expect(page.getByLabel("Units", { exact: true })).toHaveValue("metric");
    });

    test("do not move the page when they replace those it was drawn with", async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const path of [CONCRETE, BMI]) {
        await open(page, path);
        await idle(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
      }
    });
  });
});

test("a target that cannot be reached is named in the unit in which it was typed", async ({ page }) => {
  await open(page, "/ideal-weight-calculator");
  await page.getByRole("link", { name: "Solve for …" }).click();
  await page.getByLabel("Find the").selectOption("weightLb");
  await page.getByLabel("that makes the").selectOption("devineKg");
  await page.getByLabel("equal to").fill("242");
  await expect(page.locator(".solution")).toContainText("a weight by Devine (1974) of 242 lb.");
});
