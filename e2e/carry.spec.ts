/** Links to other calculators take along what was entered, and the page that opens says so. */
import { expect, figure, open, test } from "./site";

const carriedFrom = (page: import("@playwright/test").Page) => page.locator(".example-note");

test("a mortgage is refinanced with its own figures", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const refinance = page.locator(".related").getByRole("link", { name: "Refinance this loan" });
  // Nothing was entered yet, so there is nothing to take along.
  await refinance.hover();
  await expect(refinance).toHaveAttribute("href", "/refinance-calculator");
  await page.getByRole("textbox", { name: "Home price" }).fill("450000");
  await page.getByRole("textbox", { name: "Interest rate" }).fill("7");
  await refinance.focus();
  await expect(refinance).toHaveAttribute(
    "href",
    /currentBalance=360000&currentRate=7&.*carriedFrom=mortgage-calculator/,
  );
  await refinance.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Refinance Calculator");
  await expect(page.getByRole("textbox", { name: "Current balance" })).toHaveValue("360,000");
  await expect(carriedFrom(page)).toHaveText(
    "Carried over from the Mortgage Calculator: current balance $360,000, current rate 7%, payments left 360 months.",
  );
  // The address is the page's own from here on, as if the figures had been entered.
  await expect(page).toHaveURL(/\/refinance-calculator\?(?!.*carriedFrom).*currentBalance=360000/);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Home price" })).toHaveValue("450,000");
});

test("a tab that opens from the link has the figures, too", async ({ page, context }) => {
  await open(page, "/mortgage-calculator?homePrice=500000&downPaymentPercent=10");
  const link = page.locator(".related").getByRole("link", { name: "With an FHA loan" });
  await link.hover();
  await expect(link).toHaveAttribute("href", /homePrice=500000/);
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("textbox", { name: "Home price" })).toHaveValue("500,000");
  await expect(carriedFrom(tab)).toContainText("home price $500,000, down payment 10%");
  await tab.close();
});

test("figures about a person's body are carried in no address", async ({ page }) => {
  await open(page, "/bmi-calculator");
  await page
    .getByRole("textbox", { name: /^Weight/ })
    .last()
    .fill("190");
  const link = page.locator(".related").getByRole("link", { name: "Calories burned in a day" });
  await link.focus();
  await expect(figure(page)).not.toHaveText("");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/BMR/);
  await expect(carriedFrom(page)).toContainText("weight 190 lb");
  await expect(page.getByRole("textbox", { name: /^Weight/ }).last()).toHaveValue("190");
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");
  await expect(link).toHaveCount(0);
});
