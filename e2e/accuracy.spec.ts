import { expect } from "@playwright/test";
import { open, test } from "./site";

test("a calculator's text leads to what it is checked against, and from there to its limits", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByRole("link", { name: "What this calculator is checked against" }).click();
  await expect(page).toHaveURL(/\/accuracy#mortgage-calculator$/);
  const row = page.locator("#mortgage-calculator");
  await row.waitFor();
  await expect(row).toBeInViewport();
  await expect(row).toContainText("sample closing disclosure H-25(B), 2013: 1 example, 5 figures, deviation 0.");
  await row.getByRole("link", { name: "What it leaves out" }).click();
  await expect(page).toHaveURL(/\/mortgage-calculator#limits$/);
  const limits = page.getByRole("heading", { name: "Limits", exact: true });
  await limits.waitFor();
  await expect(limits).toBeInViewport();
});
