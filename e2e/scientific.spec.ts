/** The classic calculator, key by key according to the specification's table, on both pages that show it. */
import type { Page } from "@playwright/test";
import { expect, figure, open, ready, test } from "./site";

async function press(page: Page, keys: string): Promise<void> {
  const keypad = page.locator(".classic");
  for (const key of keys.split(" ")) await keypad.getByRole("button", { name: key, exact: true }).click();
}

const display = (page: Page) => page.getByLabel("Display");

const TABLE = [
  ["7 8 . 5", "78.5"],
  ["0 0 7", "7"],
  ["1 . 2 . 3", "1.23"],
  ["5 + 3 =", "8"],
  ["2 + 3 × 4 =", "20"],
  ["9 ÷ 2 =", "4.5"],
  ["5 − 8 =", "-3"],
  ["5 + + +", "20"],
  ["5 ÷ 0 =", "Infinity"],
  ["3 0 sin", "0.5"],
  ["9 √ + 1 6 √ =", "7"],
  ["5 x²", "25"],
  ["2 x³", "8"],
  ["4 1/x", "0.25"],
  ["π", "3.14159265359"],
  ["( 5 )", "0(5)"],
  ["( 2 + 3 ) × 4 =", "12"],
  ["1 2 AC", "0"],
] as const;

for (const path of ["/", "/scientific-calculator"])
  test.describe(`on ${path}`, () => {
    test.beforeEach(({ page }) => open(page, path));

    test("the keys in the specification's table show the results given there", async ({ page }) => {
      await expect(display(page)).toHaveText("0");
      for (const [keys, shown] of TABLE)
        await test.step(`${keys} shows ${shown}`, async () => {
          await press(page, keys);
          await expect.soft(display(page), keys).toHaveText(shown);
          await press(page, "AC");
          await expect(display(page)).toHaveText("0");
        });
    });

    test("the history records, keeps and restores calculations", async ({ page }) => {
      await press(page, "History");
      const dialog = page.getByRole("dialog", { name: "Calculation history" });
      await expect(dialog).toContainText("No calculation history yet");
      await expect(dialog).toContainText("Your calculations will appear here");
      await dialog.getByRole("button", { name: "Close" }).click();
      await press(page, "5 + 3 = AC 2 x²");
      await page.reload();
      await ready(page);
      await press(page, "History");
      await expect(dialog).toContainText("Click on any calculation to resume from that point");
      await expect(dialog.getByRole("listitem")).toHaveCount(2);
      await dialog.getByRole("button", { name: /5 \+ 3 = 8/ }).click();
      await expect(dialog).toBeHidden();
      await expect(display(page)).toHaveText("8");
      await press(page, "4");
      await expect(display(page)).toHaveText("4");
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("scientificCalculatorHistory") ?? ""));
      expect(stored[0]).toMatchObject({
        calculation: "x²(2) = 4",
        result: "4",
        timestamp: expect.any(String),
      });
      await press(page, "History");
      await page.mouse.click(3, 3);
      await expect(dialog).toBeHidden();
    });

    test("an invalid stored history is ignored", async ({ page }) => {
      for (const junk of ["{", "[1,2]", '"text"', "null"])
        await test.step(junk, async () => {
          await page.evaluate((text) => localStorage.setItem("scientificCalculatorHistory", text), junk);
          await page.reload();
          await press(page, "1 + 1 =");
          await expect.soft(display(page), junk).toHaveText("2");
        });
    });
  });

test("the home page leads to the full calculator", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Open the full scientific calculator" }).click();
  await expect(page).toHaveURL("/scientific-calculator");
});

test("the full calculator accepts keyboard input and pasted numbers", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/scientific-calculator");
  await page.keyboard.type("12/4");
  await page.keyboard.press("Enter");
  await expect(display(page)).toHaveText("3");
  await page.keyboard.press("Escape");
  await page.keyboard.type("30s");
  await expect(display(page)).toHaveText("0.5");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => navigator.clipboard.writeText("42.5"));
  await page.keyboard.press("Control+v");
  await expect(display(page)).toHaveText("42.5");
});

test("expressions are answered live, exactly and in every form", async ({ page }) => {
  await open(page, "/scientific-calculator");
  await page.getByText("Expression", { exact: true }).click();
  const box = page.getByRole("textbox", { name: "Expression", exact: true });
  await box.fill("1/3 + 1/6");
  await expect(figure(page)).toHaveText("0.5");
  await page.getByText("Fraction", { exact: true }).click();
  await expect(page.locator(".forms-value")).toHaveText("1/2");
  await box.fill("tan(90)");
  await expect(page.getByText("tan is not defined at 90°.")).toBeVisible();
  await box.fill("(1+2");
  await expect(page.getByText(/position 1/)).toBeVisible();
  await box.fill("6/2(1+2)");
  await expect(figure(page)).toHaveText("9");
  await expect(page.getByText("Other reading")).toBeVisible();
  await box.fill("");
  await page.getByRole("button", { name: "sin", exact: true }).click();
  await page.keyboard.type("30");
  await expect(figure(page)).toHaveText("0.5");
});

test("a function's key puts the cursor between its parentheses in the same event", async ({ page }) => {
  await open(page, "/scientific-calculator?mode=expression");
  const box = page.getByRole("textbox", { name: "Expression", exact: true });
  await box.fill("");
  const sine = await page.getByRole("button", { name: "sin", exact: true }).elementHandle();
  const cursor = await page.evaluate((key) => {
    (key as HTMLElement).click();
    const { id, value, selectionStart } = document.activeElement as HTMLInputElement;
    return { id, value, selectionStart };
  }, sine);
  expect(cursor).toEqual({ id: "expression", value: "sin()", selectionStart: 4 });
});

test("graphs mark their roots, and move", async ({ page }) => {
  await open(page, "/scientific-calculator?mode=graph&expression=x%5E2-4");
  await expect(figure(page)).toHaveText("−2 and 2");
  await expect(page.locator(".graph-root")).toHaveCount(2);
  await page.getByRole("button", { name: "Move right" }).click();
  await expect(page.getByLabel("Graph from")).toHaveValue("-5");
});

test("what is being typed is shown as typed, and results are rounded", async ({ page }) => {
  await open(page, "/scientific-calculator");
  await press(page, "1 2 3 4 5 6 7 8 9 0 1 2 3");
  await expect(display(page)).toHaveText("1234567890123");
  await press(page, "+");
  await expect(display(page)).toHaveText("1234567890123");
  await press(page, "AC 0 . 1 2 3 4 5 6 7 8 9 0 1 2 3");
  await expect(display(page)).toHaveText("0.1234567890123");
  await press(page, "+ 0 =");
  await expect(display(page)).toHaveText("0.123456789012");
});

for (const path of ["/", "/scientific-calculator"])
  test(`on ${path}, an expression that has another value stands below the display, as large, and can be used`, async ({
    page,
  }) => {
    await open(page, path);
    test.slow();
    const below = page.locator(".classic .meaning");
    const expression = below.locator(".as-expression");
    await press(page, "( 2 + 3 ) × 4 =");
    await expect(display(page)).toHaveText("12");
    await expect(below).toContainText("This keypad works step by step.");
    await expect(expression).toHaveText("(2 + 3) × 4 = 20");
    const size = (element: Element) => getComputedStyle(element).fontSize;
    expect(await expression.evaluate(size)).toBe(await display(page).evaluate(size));
    await below.getByRole("button", { name: "Use 20" }).click();
    await expect(display(page)).toHaveText("20");
    await expect(below).toHaveCount(0);
    await press(page, "+ 1 =");
    await expect(display(page)).toHaveText("21");
    await press(page, "AC √ 9 =");
    await expect(display(page)).toHaveText("9");
    await expect(expression).toHaveText("√9 = 3");
    await press(page, "AC 5 + 3 =");
    await expect(display(page)).toHaveText("8");
    await expect(below).toHaveCount(0);
    await press(page, "AC 2 + 3 × 4 =");
    await below.getByRole("link", { name: "Open in Expression mode" }).click();
    await expect(page.getByRole("textbox", { name: "Expression", exact: true })).toHaveValue("2+3×4");
  });

for (const path of ["/", "/scientific-calculator"])
  test(`on ${path}, keys count after a click on one of the keypad`, async ({ page }) => {
    await open(page, path);
    await press(page, "1 2 AC");
    await page.keyboard.type("12*3");
    await page.keyboard.press("Enter");
    await expect(display(page)).toHaveText("36");
  });

test("a link presses its keys", async ({ page }) => {
  await open(page, "/scientific-calculator?keys=6+%C3%97+7+%3D");
  await expect(display(page)).toHaveText("42");
});

test("keys typed in the menu or the search do not reach the display", async ({ page }) => {
  await open(page, "/scientific-calculator");
  await press(page, "7");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByPlaceholder("Search for a calculator...")).toBeFocused();
  await page.keyboard.type("123");
  await page.keyboard.press("Escape");
  await expect(page.getByPlaceholder("Search for a calculator...")).toHaveCount(0);
  await expect(display(page)).toHaveText("7");
  await page.getByRole("link", { name: "Reckoner" }).first().focus();
  await page.keyboard.type("89");
  await expect(display(page)).toHaveText("7");
});
