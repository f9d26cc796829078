/** The search dialog, as described in the specification. */
import { expect, open, retype, test } from "./site";

test.beforeEach(async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("button", { name: "Search" }).click();
});

const box = "Search for a calculator...";

test("opens with the first calculators, at most ten, and a hint", async ({ page }) => {
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
  await expect(page.getByText('Try searching for "EMI", "BMI", "Tax", "SIP", or any calculator name')).toBeVisible();
});

test("focuses its box a moment after opening", async ({ page }) => {
  await expect(page.getByPlaceholder(box)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByPlaceholder(box)).toBeHidden();
  const delay = await page.evaluate(async () => {
    document.getElementById("site-search")?.click();
    const opened = performance.now();
    while (!document.activeElement?.matches("[role=combobox]")) await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - opened;
  });
  expect(delay).toBeGreaterThan(90);
});

test("finds by name, category and keyword, ignoring case", async ({ page }) => {
  await page.getByPlaceholder(box).fill("PERCENT");
  await expect(page.getByRole("listbox").getByRole("option", { name: /^Percentage Calculator/ })).toBeVisible();
  await page.getByPlaceholder(box).fill("health &");
  await expect(page.getByRole("listbox").getByRole("option", { name: /^BMI Calculator/ })).toBeVisible();
  await page.getByPlaceholder(box).fill("body mass");
  await expect(page.getByRole("listbox").getByRole("option", { name: /^BMI Calculator/ })).toBeVisible();
});

test("says when nothing matches", async ({ page }) => {
  await page.getByPlaceholder(box).fill("zzzz");
  await expect(page.getByText("No calculators found")).toBeVisible();
  await expect(page.getByText("Try searching for different keywords.")).toBeVisible();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(0);
});

test("Enter opens the first result, and the next search starts empty @firefox", async ({ page }) => {
  await retype(page.getByPlaceholder(box), "bmi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/bmi-calculator");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByPlaceholder(box)).toHaveValue("");
});

test("Enter opens the first result wherever the pointer is", async ({ page }) => {
  await expect(page.getByPlaceholder(box)).toBeFocused();
  const options = page.getByRole("listbox").getByRole("option");
  const first = (await options.first().locator("span").textContent()) as string;
  await options.nth(3).hover();
  await page.mouse.move(400, 320, { steps: 3 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
});

test("Enter that ends an input method's word opens nothing", async ({ page }) => {
  await page.getByPlaceholder(box).fill("bmi");
  await page
    .getByPlaceholder(box)
    .dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/bmi-calculator");
});

test("selecting text by dragging out of the box keeps it open", async ({ page }) => {
  await page.getByPlaceholder(box).fill("mortgage");
  const place = await page.getByPlaceholder(box).boundingBox();
  if (!place) throw new Error("no box");
  await page.mouse.move(place.x + 60, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, place.y + place.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await expect(page.getByPlaceholder(box)).toHaveValue("mortgage");
});

test("misspelled words are found, in any order", async ({ page }) => {
  const first = page.getByRole("listbox").getByRole("option").first();
  await page.getByPlaceholder(box).fill("mortage");
  await expect(first).toContainText("Mortgage Calculator");
  await page.getByPlaceholder(box).fill("bill splitter");
  await expect(first).toContainText("Split Bill Calculator");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/split-bill-calculator");
});

test("arrow keys move through the results", async ({ page }) => {
  await expect(page.getByPlaceholder(box)).toBeFocused();
  const second = page.getByRole("listbox").getByRole("option").nth(1);
  await page.keyboard.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  const name = await second.locator("span").textContent();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name as string);
});

test("a click on a result opens it", async ({ page }) => {
  await page.getByPlaceholder(box).fill("date");
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /^Date Calculator/ })
    .click();
  await expect(page).toHaveURL("/date-calculator");
});

test("Escape and a click on the overlay close it", async ({ page }) => {
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
});

test("the page does not scroll behind it", async ({ page }) => {
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
});

test("the page does not scroll while another dialog is still open beneath it, either", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  await expect(history).toBeVisible();
  // A closed dialog stays in the page a moment longer.
  const dialogs = page.locator("dialog");
  await expect(dialogs).toHaveCount(1);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await overflow()).toBe("hidden");
  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(0);
  expect(await overflow()).not.toBe("hidden");
});

test("answers a question above the list, and opens its page with the inputs @firefox", async ({ page }) => {
  await retype(page.getByPlaceholder(box), "20% tip on 45");
  const card = page.getByRole("region", { name: "Answer" });
  await expect(card).toContainText("Leave $9.00 (20%): $54.00 in total.");
  await expect(card).toContainText("Tip 20%, bill $45");
  await expect(card).toContainText("Assumed: Tax in the bill $0, people 1");
  await page.getByPlaceholder(box).press("ArrowUp");
  await expect(card.getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tip-calculator\?billAmount=45&taxAmount=0&tipPercent=20&people=1$/);
});

test("keeps the last answer, dimmed, and says which word it does not know", async ({ page }) => {
  await page.getByPlaceholder(box).fill("20% tip on 45");
  const card = page.getByRole("region", { name: "Answer" });
  await expect(card).toContainText("Leave $9.00");
  await page.getByPlaceholder(box).fill("20% tip on 45 bananas");
  await expect(card).toContainText("I don’t know “bananas” here. “20% tip on 45” has an answer.");
  await expect(card.getByRole("button", { name: "Copy" })).toBeDisabled();
  await page.getByPlaceholder(box).fill("");
  await expect(card).toBeHidden();
});
