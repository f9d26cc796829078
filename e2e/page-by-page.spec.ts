/** What individual pages promise: the common case first and one tap away, and consistent figures. */
import { expect, figure, open, test } from "./site";

test("tip: the bill comes first, and the usual tips are one tap away", async ({ page }) => {
  await open(page, "/tip-calculator");
  const first = page.locator('form.inputs :is(input, select, button):not([tabindex="-1"])').first();
  await expect(first).toHaveAttribute("id", "billAmount");
  for (const percent of ["15", "18", "20"]) {
    const button = page.getByRole("button", { name: `Tip ${percent}%` });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("#tipPercent")).toHaveValue(percent);
    await expect(page.locator(".answer")).toContainText(`(${percent}%)`);
  }
});

test("percentage: common questions are visible together, and 20% off says how much is saved", async ({ page }) => {
  await open(page, "/percentage-calculator");
  const common = page.getByRole("group", { name: "Common cases" });
  await expect(common.getByRole("button")).toHaveCount(6);
  await common.getByRole("button", { name: "x% off" }).click();
  await expect(page.getByLabel("Question")).toHaveValue("decrease");
  await page.getByLabel("In your own words").fill("20% off 50");
  await expect(page.locator(".answer")).toContainText("and you save 10.");
});

test("rent vs buy: the difference is the same figure wherever it is shown", async ({ page }) => {
  await open(page, "/rent-vs-buy-calculator");
  const amount = (await figure(page).innerText()).replace("$", "");
  // Not repeated with cents or with a minus sign.
  await expect(page.locator(".results").getByText("Buyer ahead by", { exact: true })).toHaveCount(0);
  await page.getByRole("tab", { name: "What matters most" }).click();
  await expect(page.locator(".decisive .legend")).toContainText(amount);
  await page.getByRole("tab", { name: "By year" }).click();
  await expect(page.locator("#figure tbody tr").last()).toContainText(amount);
});

test("subnet: a list is read line by line", async ({ page }) => {
  await open(page, "/subnet-calculator?mode=vlsm");
  const list = page.locator(".figures .long dd", { hasText: "192.168.10.228/30" });
  // What is left of 192.168.10.0/24 after /25, /26, /27 and /30, computed by hand.
  expect((await list.innerText()).trim().split("\n").slice(0, 3)).toEqual([
    "192.168.10.228/30",
    "192.168.10.232/29",
    "192.168.10.240/28",
  ]);
});

test("inflation: the last answer stays in dollars while another country’s inputs are invalid", async ({ page }) => {
  await open(page, "/inflation-impact-calculator?toYear=2026&toMonth=5");
  const before = await figure(page).innerText();
  expect(before).toMatch(/^\$/);
  await page.getByLabel("Prices of").selectOption("india");
  await expect(page.locator(".result-state")).toContainText("last valid entries");
  await expect(figure(page)).toHaveText(before);
});

test("mutual funds: there is no link to “Solve for” if nothing can be solved for", async ({ page }) => {
  await open(page, "/mutual-fund-returns-calculator");
  const link = page.getByRole("link", { name: "Solve for …" });
  await expect(link).toBeVisible();
  await page.getByLabel("What to calculate").selectOption("xirr");
  await expect(link).toHaveCount(0);
});
