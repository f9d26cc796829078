/** What was typed is there again after a reload and after Back and Forward, whenever the page is left. */
import type { Page } from "@playwright/test";
import { expect, figure, ready, test } from "./site";

/** Pages, a field of each, and what is typed there. */
const PAGES = [
  { path: "/mortgage-calculator", field: "homePrice", text: "512345" },
  { path: "/percentage-calculator", field: "x", text: "37.5" },
  // Its figures are in no address.
  { path: "/bmi-calculator", field: "weightLb", text: "187" },
] as const;

/** Scripts that are on their way while the page is used, by the names of their files. */
const MISSING = ["interpreter", "link", "location"] as const;

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`#${field}`).press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** A page on which the scripts are on their way until it is left. */
async function openWithout(page: Page, path: string, scripts: readonly string[]): Promise<void> {
  await page.goto("/terms");
  for (const script of scripts) await page.route(`**/assets/${script}-*.js`, () => {});
  await page.goto(path);
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
}

for (const [i, { path, field, text }] of PAGES.entries()) {
  const expectTyped = async (page: Page) => {
    await ready(page);
    await expect(page.locator(`#${field}`)).toHaveValue(text);
  };

  for (const missing of [[], MISSING, ...(i === 0 ? MISSING.map((one) => [one]) : [])]) {
    const when = missing.length === 0 ? "all scripts are there" : `${missing.join(", ")} are on their way`;

    test(`${path}: a reload right after the last key while ${when}`, async ({ page }) => {
      await openWithout(page, path, missing);
      const example = await figure(page).textContent();
      await type(page, field, text);
      await page.unrouteAll();
      await page.reload();
      await expectTyped(page);
      await expect(figure(page)).not.toHaveText(example as string);
      // Between two documents only: what the address does not have stays with the page.
      expect(await page.evaluate(() => sessionStorage.getItem("unwritten"))).toBe("");
    });

    test(`${path}: Back and Forward right after the last key while ${when}`, async ({ page }) => {
      await openWithout(page, path, missing);
      const example = await figure(page).textContent();
      await type(page, field, text);
      await page.unrouteAll();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
      await page.goForward();
      await expectTyped(page);
      await expect(figure(page)).not.toHaveText(example as string);
    });
  }
}
