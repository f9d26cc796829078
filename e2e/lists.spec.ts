/** Lists: rows that refer to each other, rows from a spreadsheet, rows typed before the script loaded. */
import type { Page } from "@playwright/test";
import { expect, holdBack, idle, open, ready, test } from "./site";

const BILL = "/split-bill-calculator";
const answer = (page: Page) => page.locator(".results .headline");
const item = (page: Page, number: number) => page.getByRole("group", { name: `Item ${number}`, exact: true });
const errors = (page: Page) => page.locator("form.inputs .error");

/** Pastes text into a cell the way a spreadsheet puts it on the clipboard. */
async function paste(page: Page, cell: string, text: string): Promise<void> {
  const input = page.locator(`[id="${cell}"]`);
  await expect(input.locator("xpath=ancestor::*[@data-waiting]")).toHaveCount(0);
  await input.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test("a person who is renamed one key at a time keeps every item", async ({ page }) => {
  await open(page, BILL);
  const name = page.getByLabel("Name").nth(1);
  await name.focus();
  await name.press("Backspace");
  await expect(item(page, 2).getByRole("checkbox", { name: "Person 2" })).toBeChecked();
  // Along the way, the name is the same as another person's.
  await name.pressSequentially("Anna", { delay: 20 });
  await expect(errors(page)).toHaveCount(0);
  await expect(answer(page)).toContainText("Anna pays $64.29");
  await expect(item(page, 2).getByRole("checkbox", { name: "Anna" })).toBeChecked();
  await expect(item(page, 4).getByRole("checkbox", { name: "Anna" })).toBeChecked();
  // A trip's expenses refer to the same people.
  await page.getByLabel("Kind").selectOption("expenses");
  await expect(page.getByRole("group", { name: "Expense 2" }).getByLabel("Paid by")).toHaveValue("Anna");
  await expect(answer(page)).toContainText("A pays C $30.00");
  await page.getByLabel("Kind").selectOption("bill");
  await expect(page).toHaveURL(/Anna/);
  await page.reload();
  await ready(page);
  await expect(answer(page)).toContainText("Anna pays $64.29");
});

test("the people who share an item are checked in its row, with uneven shares if there are any", async ({ page }) => {
  await open(page, BILL);
  const starter = item(page, 5);
  await expect(starter.getByRole("checkbox", { name: "Everyone" })).toBeChecked();
  await starter.getByText("A", { exact: true }).click();
  await expect(starter.getByRole("checkbox", { name: "Everyone" })).not.toBeChecked();
  await starter.getByText("C", { exact: true }).click();
  await expect(page).toHaveURL(/~A,\+C/);
  await starter.getByRole("button", { name: /uneven shares/ }).click();
  await starter.getByLabel("A’s shares").fill("3");
  await expect(page).toHaveURL(/~A:3,\+C/);
  await starter.getByText("Everyone").click();
  await expect(answer(page)).toContainText("A pays $47.16");
});

test("a person with an item of their own cannot disappear unnoticed", async ({ page }) => {
  await open(page, BILL);
  await page.getByRole("button", { name: "Remove person 3" }).click();
  await expect(errors(page)).toContainText("“Salad” is shared by C, who is not in the list");
  await expect(item(page, 3).getByRole("checkbox", { name: "C" })).toBeChecked();
  await item(page, 3).getByText("C", { exact: true }).click();
  await expect(errors(page)).toHaveCount(0);
  await expect(item(page, 3).getByRole("checkbox", { name: "Everyone" })).toBeChecked();
});

test("a new row is not invalid until it loses focus", async ({ page }) => {
  await page.clock.install();
  await open(page, BILL);
  await page.getByRole("button", { name: "Add an item" }).click();
  await expect(item(page, 6).getByLabel("Item", { exact: true })).toBeFocused();
  await page.keyboard.type("Cake");
  // Longer than the pause after which an invalid field says so.
  await page.clock.fastForward(2000);
  await idle(page);
  expect(await errors(page).count()).toBe(0);
  await page.keyboard.press("Tab");
  await expect(item(page, 6).getByLabel("Price")).toBeFocused();
  await page.clock.fastForward(2000);
  await idle(page);
  expect(await errors(page).count()).toBe(0);
  await page.getByLabel("Tip", { exact: true }).focus();
  await expect(errors(page)).toHaveText("Item 6: Enter a number for price.");
  await item(page, 6).getByLabel("Price").fill("7");
  await expect(errors(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Remove item 6" }).click();
  await expect(page.getByRole("button", { name: "Remove item 5" })).toBeFocused();
});

test("rows can be pasted from a spreadsheet, and undone", async ({ page }) => {
  await open(page, BILL);
  await paste(page, "people.0.name", "Ann\r\nBo\r\nCy\r\nDi\r\n");
  await expect(page.getByText("4 rows pasted.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveCount(4);
  await expect(item(page, 2).getByRole("checkbox", { name: "Bo" })).toBeChecked();
  await paste(page, "items.1.name", "Fish\t$1,030.50\nRice\t4");
  await expect(item(page, 2).getByLabel("Price")).toHaveValue("$1,030.50");
  await expect(item(page, 3).getByLabel("Item", { exact: true })).toHaveValue("Rice");
  await expect(page.locator("form.inputs")).not.toContainText("Enter");
  // 18.50 + 1,030.50 + 4 + 28 + 14
  await expect(page.getByText("$1,095.00").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(item(page, 2).getByLabel("Price")).toHaveValue("32");
  // A single cell without a tab is plain text for the field.
  await paste(page, "items.0.name", "Soup\n");
  await expect(page.getByText("rows pasted")).toHaveCount(1);
});

test("a statement pasted over the example replaces all of it", async ({ page }) => {
  await open(page, "/mutual-fund-returns-calculator?mode=xirr");
  const amounts = page.locator('[id^="cashFlows."][id$=".amount"]');
  await expect(amounts).toHaveCount(4);
  await paste(page, "cashFlows.0.date", "2022-01-10\t-10,000\n2023-02-15\t-5,000");
  await expect(amounts).toHaveCount(2);
  await expect(page.locator(".figures").first()).toContainText("₹15,000.00");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(amounts).toHaveCount(4);
  // No date is cut on a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  const dates = page.locator('[id^="cashFlows."][id$=".date"]');
  await expect(dates).toHaveCount(4);
  expect(await dates.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
});

test("dated rows can be pasted the way people write them", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByText("Extra payments", { exact: true }).first().click();
  await page.getByRole("button", { name: "Add an extra payment" }).click();
  await paste(page, "extraPayments.0.amount", "$5,000\tOnce\t12/31/2027\n250\tEvery month\tJan 1, 2028");
  const second = page.getByRole("group", { name: "Extra payment 2" });
  await expect(second.getByLabel("Start")).toHaveValue("2028-01-01");
  await expect(second.getByLabel("How often")).toHaveValue("monthly");
  await expect(page.getByRole("group", { name: "Extra payment 1" }).getByLabel("Start")).toHaveValue("2027-12-31");
  await expect(errors(page)).toHaveCount(0);
});

for (const part of ["main", "ListInput"])
  test(`what is typed into rows before ${part} has loaded is kept and answered`, async ({ page }) => {
    const deliver = await holdBack(page, part);
    await page.goto(BILL, { waitUntil: "commit" });
    if (part === "ListInput") await ready(page);
    const name = page.getByLabel("Name").first();
    await item(page, 5).getByText("B", { exact: true }).click();
    await item(page, 1).getByLabel("Price").fill("20.50");
    await name.fill("An");
    // The list is off screen when its script loads.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    deliver();
    // By hand: 20.50 + 28 ÷ 2 = 34.50 of 106.75, with its share of 9.47 tax and 19.22 tip: 43.772.
    await expect(answer(page)).toContainText("An pays $43.77");
    await expect(name).toHaveValue("An");
    await expect(name).toBeFocused();
    await page.keyboard.type("n");
    await expect(answer(page)).toContainText("Ann pays");
    await expect(item(page, 1).getByLabel("Price")).toHaveValue("20.50");
    await expect(item(page, 5).getByRole("checkbox", { name: "B" })).toBeChecked();
    await expect(page).toHaveURL(/Ann/);
  });

test("shares of a tip use the decimal places of the currency", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("site_currency", "JPY"));
  await open(page, "/tip-calculator");
  await page.getByLabel("Bill", { exact: true }).fill("10000");
  await page.getByLabel("Tax in the bill").fill("0");
  await page.getByLabel("People").fill("3");
  await page.getByRole("tab", { name: "Who pays what" }).click();
  const shares = page.getByRole("tabpanel").getByRole("row");
  // 11,800 divided by three: one person pays one yen more.
  await expect(shares).toHaveText([/Person/, /3,934$/, /3,933$/, /3,933$/]);
});

for (const locale of ["de-DE", "fr-FR"])
  test.describe(locale, () => {
    test.use({ locale });

    test("what a view writes into a field is read as the same number", async ({ page }) => {
      await open(page, "/tip-calculator");
      const field = page.getByLabel("Tip", { exact: true });
      const slider = page.getByLabel("Slide the tip");
      await field.fill("12,5");
      // 91.80 × 12.5 % = 11.475
      await expect(page.locator(".results")).toContainText("Leave $11.48 (12.5%)");
      await expect(slider).toHaveAttribute("aria-valuetext", "12.5%");
      await field.press("ArrowUp");
      await expect(field).toHaveValue("13,5");
      await slider.fill("20");
      await expect(field).toHaveValue("20");
      await expect(page.locator(".results")).toContainText("Leave $18.36 (20%)");
    });

    test("an example with decimals works in every locale", async ({ page }) => {
      await open(page, "/number-to-words-converter");
      await page.getByLabel("Kind").selectOption("currency");
      await expect(page.locator(".results")).toContainText("One thousand two hundred fifty");
      await expect(page.locator(".results")).toContainText("75");
    });

    test("list cells accept decimal commas", async ({ page }) => {
      await open(page, BILL);
      await expect(item(page, 1).getByLabel("Price")).toHaveValue("18,50");
      await item(page, 1).getByLabel("Price").fill("12,5");
      await expect(page.getByText("$98.75").first()).toBeVisible();
      await item(page, 4)
        .getByRole("button", { name: /uneven shares/ })
        .click();
      await item(page, 4).getByLabel("A’s shares").fill("1,5");
      await expect(page).toHaveURL(/~A:1\.5,\+B/);
      await expect(item(page, 4).getByLabel("A’s shares")).toHaveValue("1,5");
    });
  });

test("on a phone, a subject's name, marks and maximum are one line, and the name is whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/marks-percentage-calculator");
  const cells = await page
    .getByRole("group", { name: "Subject 4", exact: true })
    .locator(".cells")
    .first()
    .locator("input")
    .evaluateAll((inputs) =>
      inputs.map((input) => ({
        top: input.getBoundingClientRect().top,
        hidden: input.scrollWidth - input.clientWidth,
      })),
    );
  expect(cells).toHaveLength(3);
  expect(new Set(cells.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(cells.map(({ hidden }) => hidden)).toEqual([0, 0, 0]);
});
