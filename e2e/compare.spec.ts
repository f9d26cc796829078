/** Scenarios side by side: kept, edited, shared, printed, removed. */
import { axeFaults } from "./axe";
import { expect, open, ready, test } from "./site";

const MORTGAGE = "/mortgage-calculator";

test("two loans are compared with the keyboard alone, and the link brings both back", async ({ page }) => {
  await open(page, MORTGAGE);
  await page.getByRole("button", { name: "Compare" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Compare" })).toBeFocused();
  await page.getByLabel("Loan term", { exact: true }).fill("15");
  const table = page.locator(".compare table");
  await expect(table.getByRole("row", { name: /Monthly payment/ })).toContainText("$2,555.95");
  await expect(table.getByRole("row", { name: /Monthly payment/ })).toContainText("+$764.93");
  await expect(table.getByRole("row", { name: /Total interest/ })).toContainText("−$226,384.52");
  // A wrong figure gets its sentence where it stands, and takes nothing away.
  await page.getByLabel("Loan term, Option A").fill("abc");
  await expect(table.locator(".error")).toHaveCount(1);
  await expect(table.getByRole("row", { name: /Monthly payment/ })).toContainText("$2,555.95");
  await page.getByLabel("Loan term, Option A").fill("20");
  await expect(page).toHaveURL(/termYears%3D20/);
  await page.getByLabel("Name of scenario 1").fill("Twenty years");
  await expect(page).toHaveURL(/Twenty\+years/);
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Loan term, Twenty years")).toHaveValue("20");
  await expect(page.getByLabel("Loan term, Now")).toHaveValue("15");
  await page.getByRole("button", { name: "Swap Twenty years with the form" }).press("Enter");
  await expect(page.getByLabel("Loan term", { exact: true })).toHaveValue("20");
  await expect(page.getByLabel("Loan term, Twenty years")).toHaveValue("15");
  await page.getByRole("button", { name: "Remove Twenty years" }).press("Enter");
  await expect(page.locator(".compare")).toHaveCount(0);
  await expect(page).not.toHaveURL(/compare/);
});

test("ready-made comparisons, on a phone in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/income-tax-calculator");
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("button", { name: "Old or new regime (India)" }).click();
  await expect(page.locator(".compare").getByRole("row", { name: /Total tax/ })).toContainText("best");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaults(page)).toEqual([]);
});

test("figures about a body stay out of the address, and survive a reload", async ({ page }) => {
  await open(page, "/bmi-calculator");
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByLabel("Change another input").selectOption({ label: "Weight" });
  await page.getByLabel("Weight, Option A").fill("200");
  await expect(page.locator(".compare").getByRole("row", { name: /BMI/ })).toBeVisible();
  expect(page.url()).toMatch(/bmi-calculator$/);
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Weight, Option A")).toHaveValue("200");
});
