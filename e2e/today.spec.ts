/** The “Today” button of date fields: the visitor's local date, which may differ from the date in UTC. */
import { expect, open, test } from "./site";

/** Already Tuesday in Auckland, still Monday in Los Angeles. */
const NOW = new Date("2026-12-01T03:00:00Z");

for (const [timezoneId, day] of [
  ["Pacific/Auckland", "2026-12-01"],
  ["America/Los_Angeles", "2026-11-30"],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("“Today” fills in the visitor's local date, also from the keyboard", async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await open(page, "/date-calculator");
      const end = page.getByLabel("End date", { exact: true });
      await end.fill("2020-02-29");
      await page.getByRole("button", { name: "Today: End date" }).focus();
      await page.keyboard.press("Enter");
      await expect(end).toHaveValue(day);
      await expect(page.getByRole("button", { name: "Today: Start date" })).toBeVisible();
    });
  });

for (const [path, fields] of [
  ["/age-calculator", ["birthDate", "asOf"]],
  ["/workday-business-day-calculator", ["startDate", "endDate"]],
  ["/time-calculator?mode=clock-add", ["startDate"]],
  ["/timezone-converter?mode=meeting", ["date"]],
] as const)
  test(`${path} has the button next to each date field that is shown`, async ({ page }) => {
    await open(page, path);
    const dates = page.locator("form.inputs .field:has(.picker > input[type=date]) > input");
    await expect.poll(() => dates.evaluateAll((found) => found.map(({ id }) => id))).toEqual(fields);
    for (const id of fields)
      await expect(page.locator(`button[aria-controls="${id}"]`, { hasText: "Today" })).toBeVisible();
  });

test("the button is not printed", async ({ page }) => {
  await open(page, "/date-calculator");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Start date", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Today: Start date", includeHidden: true })).toBeHidden();
});

test("a calculator says when the period of a figure has ended since the site was built", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-01-05T12:00:00Z"));
  await open(page, "/mortgage-calculator");
  const line = page.getByText("Set through December 31, 2026: Conforming loan limit, one unit.");
  await page.mouse.move(10, 10);
  await expect(line).toBeVisible();
});
