/** How many sheets a page prints on, and how many it may: what stands on paper at least fits. */
import { expect, type Page } from "@playwright/test";

/** The form, the answer, the working and the method. */
const SHEETS_BEFORE = 2;
/** At least so many rows, or charts with their headings, fit on a printed sheet. */
const ROWS_ON_SHEET = 45;
const TABS_ON_SHEET = 4;

/** The sheets that an opened page prints on, and the most that the rows and tabs on paper may take. */
export async function sheets(
  page: Page,
  format: "A4" | "Letter" = "Letter",
): Promise<{ count: number; most: number; rows: number; tabs: number }> {
  const waiting = page.locator(".tabs-part[data-waiting]");
  await waiting.evaluateAll((parts) => {
    for (const part of parts) part.dispatchEvent(new Event("wanted"));
  });
  await expect(waiting).toHaveCount(0);
  const pdf = (await page.pdf({ format })).toString("latin1");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const [rows, tabs] = [await page.locator(".on-paper tr").count(), await page.locator(".on-paper").count()];
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  return {
    count: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    most: SHEETS_BEFORE + Math.ceil(rows / ROWS_ON_SHEET + tabs / TABS_ON_SHEET),
    rows,
    tabs,
  };
}
