/** What is printed: the whole answer, whatever was scrolled to, opened or clicked. */
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";

/** Calls the page's own printing; the dialog only leaves a mark. */
async function press(page: Page, how: "button" | "keys"): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      // What comes later is not on paper.
      for (const tab of document.querySelectorAll(".on-paper"))
        tab.toggleAttribute("data-empty", !tab.querySelector("svg, tbody tr, li"));
      document.documentElement.dataset.printed = "";
    };
  });
  if (how === "button") await page.getByRole("button", { name: "Print", exact: true }).click();
  else await page.keyboard.press("Control+p");
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
}

const printed = (page: Page, tab: string) =>
  page.locator(".on-paper").filter({ has: page.getByRole("heading", { name: tab, exact: true }) });
const rows = (page: Page, tab: string) => printed(page, tab).locator("tbody tr");

for (const how of ["button", "keys"] as const)
  test.describe(`by ${how}`, () => {
    test("a mortgage prints both of its schedules, whichever tab is open", async ({ page }) => {
      await open(page, "/mortgage-calculator");
      await press(page, how);
      await expect(rows(page, "By month")).toHaveCount(360);
      await expect(rows(page, "By year")).toHaveCount(30);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
      await expect(page.locator(".work")).toBeHidden();
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(page.locator(".on-paper")).toHaveCount(0);
    });

    test("an EMI schedule prints every payment", async ({ page }) => {
      await open(page, "/home-loan-emi-calculator");
      const tabs = await page.getByRole("tab").allTextContents();
      await press(page, how);
      await expect(rows(page, "Month by month")).toHaveCount(240);
      await expect(page.locator(".on-paper > h3")).toHaveText(tabs);
    });

    for (const path of ["/home-loan-emi-calculator", "/salary-calculator", "/rent-vs-buy-calculator"])
      test(`every tab of ${path} has its contents, those with a script of their own, too`, async ({ page }) => {
        await open(page, path);
        await press(page, how);
        await expect(page.locator(".on-paper")).not.toHaveCount(0);
        await expect(page.locator(".on-paper[data-empty] h3")).toHaveText([]);
      });

    test("the rows of a link are printed, not those of the example", async ({ page }) => {
      await open(page, "/credit-card-payoff-calculator?cards=name~balance~annualRate;Blue~1500~18;Gold~700~22.5");
      await press(page, how);
      const cards = page.locator("form.inputs [data-row]");
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toBeVisible();
      await expect(cards.first().locator("input").first()).toHaveValue("Blue");
      // The example has three cards.
      await expect(printed(page, "Interest by card").locator("svg")).not.toHaveCount(0);
      await expect(printed(page, "Interest by card")).toContainText(/Blue.*Gold/);
      expect(new Set(await rows(page, "What to pay").locator("td, th").allTextContents())).toContain("Gold");
    });
  });

test("a total of all rows stands under the last of them only", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByRole("tab", { name: "By month" }).click();
  const table = page.locator(".table-figure");
  await expect(table.locator("tbody tr")).toHaveCount(24);
  await expect(table.locator("tfoot")).toHaveCount(0);
  await table.getByRole("combobox").selectOption({ index: 14 });
  await expect(table.locator("tfoot")).toHaveCount(1);
});

for (const format of ["A4", "Letter"] as const)
  test(`no column is cut on ${format}, and the address is not alone on a page`, async ({ page }) => {
    await open(page, "/mortgage-calculator");
    const width = format === "A4" ? 794 : 816;
    // The width of the sheet between its margins, in pixels.
    await page.setViewportSize({ width: width - 91, height: 1000 });
    await press(page, "button");
    const cut = await page
      .locator(".on-paper table")
      .evaluateAll(
        (tables) =>
          tables.filter((table) => table.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
            .length,
      );
    expect(cut).toBe(0);
    // One line each, dates included, and headings in the type of the rows.
    const month = page.locator(".on-paper table").filter({ hasText: "Cumulative interest" });
    const heights = await month
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(16);
    const sizes = await month
      .locator("th, td")
      .evaluateAll((all) => [...new Set(all.map((cell) => getComputedStyle(cell).fontSize))]);
    expect(sizes).toHaveLength(1);
    const [stamp, answer] = [
      await page.locator(".print-stamp").boundingBox(),
      await page.locator(".answer").boundingBox(),
    ];
    expect(stamp?.y).toBeLessThan(answer?.y ?? 0);
  });

test("how a number was understood does not cover it on paper", async ({ page }) => {
  await open(page, "/sip-calculator");
  await page.locator("#termYears").fill("7,5");
  const remark = page.locator("#termYears-understood");
  await expect(remark).toHaveText("= 7.5");
  await page.emulateMedia({ media: "print" });
  const [above, below] = [await page.locator("#termYears").boundingBox(), await remark.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test("the field in use is printed like the others, and one that is empty is not", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await page.getByLabel("Home price").fill("425000");
  const row = page.locator(".row").filter({ has: page.locator("#homePrice") });
  const empty = page.locator(".row").filter({ has: page.locator("#termMonths") });
  await expect(row.getByRole("button", { name: "What if?", includeHidden: true })).toBeVisible();
  await expect(empty).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(row.getByRole("button", { name: "What if?", includeHidden: true })).toBeHidden();
  await expect(row.locator(".field")).toHaveCSS("outline-style", "none");
  await expect(empty).toBeHidden();
  await expect(row.locator("input")).toHaveValue("425000");
});
