/** “Your figures”: entered once on the home page, kept in the browser, and in no address by themselves. */
import type { Page } from "@playwright/test";
import { expect, figure, open, ready, test, writeAddressNow } from "./site";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("your-figures"));

async function enter(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("button", { name: "Enter, see or clear them" }).click();
  await page.getByLabel("Gross income").fill("$143k");
  await page.getByLabel("State").selectOption("California");
  await page.getByLabel("Date of birth").fill("3/9/1981");
  await page.getByLabel("Date of birth").blur();
  await expect.poll(() => stored(page)).toContain("1981-03-09");
}

test("pages open with them until they are cleared", async ({ page }) => {
  await open(page, "/affordability-calculator");
  const example = await figure(page).textContent();
  await enter(page);
  expect(await stored(page)).toContain('"annualIncome":143000');
  await open(page, "/affordability-calculator");
  const income = page.getByRole("textbox", { name: "Gross income", exact: true });
  await expect(income).toHaveValue("143,000");
  await expect(page.locator(".example-note")).toHaveText("With your figures: gross income $143,000. Change");
  await expect(figure(page)).not.toHaveText(example as string);
  await writeAddressNow(page);
  expect(page.url()).not.toContain("?");
  // From the first entry on, the address is that of what the page shows.
  await page.getByRole("textbox", { name: "Interest rate" }).fill("5");
  await expect(page).toHaveURL(/annualIncome=143000.*annualRate=5/);
  await page.getByRole("link", { name: "Change" }).click();
  await page.getByRole("button", { name: "Enter, see or clear them" }).click();
  await expect(page.getByLabel("Gross income")).toHaveValue("$143k");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(() => stored(page)).toBeNull();
  await open(page, "/affordability-calculator");
  await expect(income).toHaveValue("120,000");
});

test("a page opens with another state's taxes", async ({ page }) => {
  await enter(page);
  await open(page, "/income-tax-calculator");
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("CA");
  await expect(page.getByText("California", { exact: false }).first()).toBeAttached();
  await writeAddressNow(page);
  expect(page.url()).not.toContain("?");
});

test("figures about the body are asked for separately, and go to the health calculators", async ({ page }) => {
  await enter(page);
  await expect(page.getByLabel("Weight", { exact: true })).toHaveCount(0);
  await page.getByLabel(/Also my sex, height and weight/).check();
  await page.getByLabel("Weight", { exact: true }).fill("190 lb");
  await page.getByLabel("Height", { exact: true }).fill("6 ft 1");
  await page.getByLabel("Height", { exact: true }).blur();
  await expect.poll(() => stored(page)).toContain("heightCm");
  await open(page, "/bmi-calculator");
  await expect(page.locator(".example-note")).toContainText("age 45 years, height 6 ft 1 in, weight 190 lb");
  await page.goto("/");
  await ready(page);
  await page.getByRole("button", { name: "Enter, see or clear them" }).click();
  await page.getByLabel(/Also my sex, height and weight/).uncheck();
  await expect.poll(() => stored(page)).not.toContain("weightKg");
});

test("what cannot be read says so at its field, and is not kept", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Enter, see or clear them" }).click();
  await page.getByLabel("Gross income").fill("plenty");
  await page.getByLabel("Gross income").blur();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(await stored(page)).toBeNull();
  await expect(page.getByLabel("Gross income")).toHaveValue("plenty");
});

test("a link shows what it says, whoever opens it", async ({ page }) => {
  await enter(page);
  await open(page, "/affordability-calculator?monthlyDebts=100");
  await expect(page.getByRole("textbox", { name: "Gross income", exact: true })).toHaveValue("120,000");
  await expect(page.locator(".example-note")).toHaveCount(0);
});

test("a page that asks for none of them opens as ever", async ({ page }) => {
  await enter(page);
  for (const path of ["/random-number-generator", "/percentage-calculator"]) {
    await open(page, path);
    await expect(figure(page).or(page.locator(".answer")).first()).toBeVisible();
    await expect(page.locator(".example-note")).toHaveCount(0);
  }
});

test("damaged figures change nothing", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => localStorage.setItem("your-figures", '{"values":[1'));
  await open(page, "/affordability-calculator");
  await expect(page.getByRole("textbox", { name: "Gross income", exact: true })).toHaveValue("120,000");
});
