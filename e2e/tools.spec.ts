/** Collections of tools: each tool has its own address, title and page. */
import { axeFaults } from "./axe";
import { expect, figure, open, ready, test } from "./site";

const LENS = "/physics-calculator?tool=thin-lens";

/** Addresses of the pages that are collections. */
const COLLECTIONS = [
  "/physics-calculator",
  "/chemistry-calculator",
  "/electronics-circuit-calculators",
  "/power-energy-calculator",
];

test("an address opens its tool with the inputs that it contains", async ({ page }) => {
  await open(page, `${LENS}&objectDistance=0.3`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thin Lens and Mirror");
  await expect(page).toHaveTitle(/^Thin Lens and Mirror \| Physics Calculator/);
  await expect(page.getByRole("textbox", { name: "Object distance" })).toHaveValue("0.3");
  // 1/0.1 − 1/0.3 = 1/0.15
  await expect(figure(page)).toHaveText("0.15 m");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\?tool=thin-lens$/);
});

test("the address of a tool that does not exist opens the default one", async ({ page }) => {
  await open(page, "/physics-calculator?tool=alchemy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Physics Calculator");
  await expect(page.locator("output")).toBeVisible();
});

test("the address keeps the tool when an input changes, and Back returns to the previous tool", async ({ page }) => {
  await open(page, "/physics-calculator");
  await page.locator(".tool-list summary").click();
  await page.getByRole("link", { name: "Thin Lens and Mirror" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thin Lens and Mirror");
  await page.getByRole("textbox", { name: "Focal length" }).fill("0.2");
  await expect(page).toHaveURL(/\?tool=thin-lens&focalLength=0\.2$/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("textbox", { name: "Focal length" })).toHaveValue("0.2");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Physics Calculator");
});

test("search finds a tool by its name", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByPlaceholder("Search for a calculator...").fill("thin lens");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(LENS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thin Lens and Mirror");
});

test("changing a unit converts what was typed, and changing back restores it; the answer follows", async ({ page }) => {
  await open(page, LENS);
  const distance = page.getByRole("textbox", { name: "Object distance" });
  await distance.fill("0.50");
  // 1/0.1 − 1/0.5 = 1/0.125
  await expect(figure(page)).toHaveText("0.125 m");
  const unit = page.getByLabel("Unit of object distance");
  await unit.selectOption("foot");
  await expect(distance).toHaveValue("1.6404");
  await unit.selectOption("centimeter");
  await expect(distance).toHaveValue("50");
  await expect(figure(page)).toHaveText("12.5 cm");
  await expect(page).toHaveURL(/objectDistanceUnit=centimeter/);
  await unit.selectOption("foot");
  await unit.selectOption("centimeter");
  await expect(distance).toHaveValue("50");
});

for (const path of COLLECTIONS)
  test(`every tool of ${path} opens on a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    const links = await page.locator(".tool-list a").all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLAnchorElement>(`.tool-list a[href="${href}"]`);
        link?.click();
      }, address);
      await expect(page.locator(`.tool-list a[href="${address}"]`)).toHaveAttribute("aria-current", "page");
      await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
      await expect(page.locator("article[data-stale]")).toHaveCount(0);
      await expect(page.locator("output")).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, address as string).toBeLessThanOrEqual(360);
      expect.soft(await axeFaults(page), address as string).toEqual([]);
    }
  });
