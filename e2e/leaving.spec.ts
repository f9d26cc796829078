/** What was typed survives a reload and the way back, whenever one leaves. */
import type { Page } from "@playwright/test";
import { expect, figure, open, test } from "./site";

const price = (page: Page) => page.getByLabel("Home price");
const typePrice = async (page: Page) => {
  await price(page).fill("");
  await price(page).pressSequentially("512345");
};

for (const waiting of ["nothing", "interpreter", "location", "link"] as const)
  test.describe(`while ${waiting === "nothing" ? "all scripts are there" : `the script “${waiting}” is on its way`}`, () => {
    test.beforeEach(async ({ page }) => {
      if (waiting !== "nothing")
        await page.route(`**/assets/${waiting}-*.js`, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 2000));
          await route.continue().catch(() => {});
        });
    });

    // Once the network is idle: navigation.spec.ts.
    if (waiting !== "nothing")
      test("a reload right after the last key", async ({ page }) => {
        await page.goto("/mortgage-calculator");
        await page.waitForFunction(() => "ready" in document.documentElement.dataset);
        await typePrice(page);
        await page.reload();
        await expect(price(page)).toHaveValue(/^512,?345$/);
        await expect(figure(page)).not.toHaveText("$2,555.95");
      });

    test("Back and Forward right after the last key", async ({ page }) => {
      await page.goto("/terms");
      await page.goto("/mortgage-calculator");
      await page.waitForFunction(() => "ready" in document.documentElement.dataset);
      await typePrice(page);
      await page.goBack();
      await expect(page).toHaveURL(/terms$/);
      await page.waitForLoadState();
      await page.goForward();
      await page.waitForLoadState();
      await expect(price(page)).toHaveValue(/^512,?345$/);
      await expect(figure(page)).not.toHaveText("$2,555.95");
    });

    test("Back and Forward within the site", async ({ page }) => {
      await open(page, "/percentage-calculator");
      await page.getByRole("link", { name: "Reckoner" }).first().click();
      await expect(page).toHaveURL(/\/$/);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/percentage/);
      await page.getByLabel("Percent", { exact: true }).fill("37");
      await page.goForward();
      await expect(page).toHaveURL(/\/$/);
      await page.goBack();
      await expect(page.getByLabel("Percent", { exact: true })).toHaveValue("37");
    });
  });
