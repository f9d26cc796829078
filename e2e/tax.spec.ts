/** Tax and pay: from a pay stub to the answer, fetching only the year and the state in use. */
import { expect, figure, open, test } from "./site";

const [TAX, PAY] = ["/income-tax-calculator", "/salary-calculator"];

test("choosing another state fetches only that state, and only once", async ({ page }) => {
  const states: string[] = [];
  page.on("request", (request) => {
    const state = /\/assets\/([A-Z]{2})\d*-/.exec(request.url())?.[1];
    if (state) states.push(state);
  });
  await open(page, TAX);
  expect(states).toEqual([]);
  await page.getByRole("combobox", { name: "State" }).selectOption("OH");
  // 83,100 of taxable income: 332 and 2.75% above 26,050, with the exemption of 1,900 at this income.
  await expect(page.getByText("$1,900.88").first()).toBeVisible();
  await page.getByRole("combobox", { name: "State" }).selectOption("NC");
  await page.getByRole("combobox", { name: "State" }).selectOption("OH");
  await expect(page.getByText("$1,900.88").first()).toBeVisible();
  expect(states).toEqual(["OH"]);
});

test("the currency follows the country, back and forth, and in a link", async ({ page }) => {
  await open(page, TAX);
  await expect(figure(page)).toHaveText("$19,255");
  await page.getByText("India", { exact: true }).click();
  await expect(figure(page)).toHaveText("₹1,50,800");
  await expect(page.getByText("Amounts in Indian rupees.")).toBeVisible();
  await expect(page).toHaveURL(/country=in/);
  await page.reload();
  await expect(figure(page)).toHaveText("₹1,50,800");
  await page.getByText("United States", { exact: true }).click();
  await expect(figure(page)).toHaveText("$19,255");
});

test("a link's amounts are grouped in the style of its currency", async ({ page }) => {
  await open(page, `${TAX}?country=in&salaryIncome=1860000`);
  await expect(page.getByLabel("Gross salary")).toHaveValue("18,60,000");
  // Here, the sender chose the currency, not the page.
  await open(page, "/gst-calculator?system=vat&amount=1860000&displayCurrency=INR");
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("18,60,000");
  await expect(figure(page)).toHaveText("₹22,32,000.00");
});

test("an input of a single tax system stays in the address together with that system", async ({ page }) => {
  await open(page, "/gst-calculator");
  await page.getByRole("textbox", { name: "Local rate" }).fill("3");
  // 10,000 with California's 6.25% and 3%
  await expect(figure(page)).toHaveText("$10,925.00");
  await expect(page).toHaveURL(/(?=.*localRate=3)(?=.*system=us-sales-tax)/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Local rate" })).toHaveValue("3");
  await expect(figure(page)).toHaveText("$10,925.00");
});

test("an invoice's amounts do not wrap on a phone, and large ones stay within the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const invoice = page.getByRole("table", { name: "Tax invoice" });
  const amount = (text: string) => invoice.getByText(text, { exact: true }).first();
  for (const [each, net] of [
    ["18499", "₹47,031.36"],
    ["987654321012", "₹25,10,98,55,61,894.92"],
  ] as const) {
    await open(page, `/gst-calculator?system=india-gst&quantity=3&priceIncludesTax=true&amount=${each}`);
    await expect(amount(net)).toBeVisible();
    const lines = await amount(net).evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test("every figure is available on request, with its source", async ({ page }) => {
  await open(page, TAX);
  await page.getByText("Every figure behind this answer").click();
  await expect(page.getByRole("link", { name: /Rev\. Proc\. 2025-32/ }).first()).toBeVisible();
  await expect(page.getByText("North Carolina standard deduction")).toBeVisible();
});

test("a year of paychecks shows where Social Security tax stops", async ({ page }) => {
  await open(page, PAY);
  await page.getByRole("textbox", { name: "Salary" }).fill("260000");
  await page.getByRole("tab", { name: "Through the year" }).click();
  await expect(page.getByText("Social Security tax stops in September, at paycheck 19")).toBeVisible();
});
