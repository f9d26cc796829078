/** “What if”: from a field or the actions, the result over a range, what switches on the way, and what matters most. */
import { axeFaults } from "./axe";
import { expect, open, test } from "./site";

test("from a field, one tap shows the range, and a value of it can be used", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/mortgage-calculator");
  await page.locator("#downPaymentPercent").focus();
  await page
    .locator(".row", { has: page.locator("#downPaymentPercent") })
    .getByText("What if?")
    .click();
  await expect(page.getByRole("heading", { name: "What if" })).toBeFocused();
  const part = page.locator(".what-if");
  await expect(part.locator("tbody tr")).toHaveCount(7);
  await expect(part.locator("tr.current")).toContainText("20%");
  await expect(part.locator("tr.current")).toContainText("$2,555.95");
  await expect(part.locator(".switches")).toContainText("No more PMI");
  await expect(part.getByRole("heading", { name: "What matters most" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaults(page)).toEqual([]);
  await part.getByRole("button", { name: "18%" }).click();
  await expect(page.locator("#downPaymentPercent")).toHaveValue("18");
  await expect(part.locator("tr.current")).toContainText("18%");
});

test("by keyboard, it is one of the actions, and the field is no second stop", async ({ page }) => {
  await open(page, "/personal-loan-emi-calculator");
  await page.getByRole("button", { name: "What if …" }).press("Enter");
  await expect(page.getByRole("heading", { name: "What if" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".what-if tr.current")).toBeVisible();
  await page.locator("#principal").focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#annualRate")).toBeFocused();
});
