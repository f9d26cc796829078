/** “Fill in from a sentence”: a line under the title, the box that it opens, and what is said about the sentence. */
import { axeFaults } from "./axe";
import { expect, open, test } from "./site";

const OPENER = "Fill in from a sentence";

test("by keyboard alone, a sentence fills in the form, and the fields that it filled are marked", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const opener = page.getByRole("button", { name: OPENER });
  await opener.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("textbox", { name: OPENER });
  await expect(box).toBeFocused();
  await expect(page.getByText("Such as: price $400,000, 20% down, 6.5%")).toBeVisible();
  await page.keyboard.type("350k house, 70k down, 6.25%, 3 bananas");
  await expect(page.getByText("home price $350,000")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator("#homePrice")).toHaveValue("350,000");
  await expect(page.locator("#downPayment")).toHaveValue("70,000");
  await expect(page.locator("#annualRate")).toHaveValue("6.25");
  await expect(page).toHaveURL(/homePrice=350000/);
  const note = page.locator(".fill-in > [role=status]");
  await expect(note).toContainText("home price $350,000");
  await expect(note).toContainText("I don’t know “3 bananas” here.");
  const row = (key: string) => page.locator(".row", { has: page.locator(`#${key}`) });
  await expect(row("homePrice")).toHaveAttribute("data-filled");
  await expect(row("termYears")).not.toHaveAttribute("data-filled");
  // A field that the visitor changes is the visitor's own again.
  await page.locator("#homePrice").fill("360000");
  await expect(row("homePrice")).not.toHaveAttribute("data-filled");
  await expect(row("annualRate")).toHaveAttribute("data-filled");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(note).toBeEmpty();
  await expect(page.locator("[data-filled]")).toHaveCount(0);
});

test("fits a narrow phone, and leaves everything as it was when nothing is understood", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/calorie-intake-calculator");
  await page.getByRole("button", { name: OPENER }).click();
  const box = page.getByRole("textbox", { name: OPENER });
  await box.fill("350k bananas");
  await page.getByRole("button", { name: "Fill in", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("I don’t know “350k bananas” here.");
  expect(await axeFaults(page)).toEqual([]);
  await box.fill("woman 30 years 164 cm 62 kg");
  await box.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#heightCm")).toHaveValue("164");
  await expect(page.locator("#weightKg")).toHaveValue("62");
  await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaults(page)).toEqual([]);
  // Figures about a body stay on the page.
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await kept()).not.toContain("164");
  expect(new URL(page.url()).search).toBe("");
});

test("amounts in another currency are shown in it", async ({ page }) => {
  await open(page, "/compound-interest-calculator");
  await page.getByRole("button", { name: OPENER }).click();
  await page.getByRole("textbox", { name: OPENER }).fill("₹5 lakh at 8% for 10 years");
  await page.keyboard.press("Enter");
  await expect(page.locator("#principal")).toHaveValue("5,00,000");
  await expect(page.locator(".fill-in > [role=status]")).toContainText("₹5,00,000");
  await expect(page.locator(".headline")).toContainText("₹");
});

test("pages with few fields, and tools that no sentence is for, have no such line", async ({ page }) => {
  await open(page, "/percentage-calculator");
  await expect(page.getByRole("button", { name: OPENER })).toHaveCount(0);
  await open(page, "/physics-calculator?tool=ideal-gas");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ideal Gas");
  await expect(page.getByRole("button", { name: OPENER })).toHaveCount(0);
});

test("a tool's page is filled in by its own questions", async ({ page }) => {
  await open(page, "/physics-calculator?tool=kinetic-energy");
  await page.getByRole("button", { name: OPENER }).click();
  await page.getByRole("textbox", { name: OPENER }).fill("1200 kg 30 m/s");
  await page.keyboard.press("Enter");
  await expect(page.locator(".fill-in > [role=status]")).toContainText("1,200 kg");
  await expect(page.locator(".headline")).toContainText("540");
});
