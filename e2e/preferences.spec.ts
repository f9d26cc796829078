/** Currency, theme, bookmark popup, and storage that is blocked or contains junk. */
import type { Page } from "@playwright/test";
import { expect, figure, holdBack, open, test } from "./site";

test("the currency selector offers eleven codes, dollars first, and the choice is kept", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const select = page.getByLabel("Currency");
  await expect(select).toHaveValue("USD");
  expect(await select.locator("option").allTextContents()).toEqual([
    "USD",
    "EUR",
    "INR",
    "JPY",
    "GBP",
    "AUD",
    "CAD",
    "CHF",
    "CNY",
    "HKD",
    "NZD",
  ]);
  await select.selectOption("INR");
  await expect(figure(page)).toHaveText("₹2,555.95");
  await expect(page.getByLabel("Home price")).toHaveValue("4,00,000");
  expect(await page.evaluate(() => localStorage.getItem("site_currency"))).toBe("INR");
  await page.reload();
  await expect(figure(page)).toHaveText("₹2,555.95");
});

for (const junk of ["XXX", "{", "null", ""])
  test(`a stored currency of ${JSON.stringify(junk)} is ignored`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("site_currency", value), junk);
    await open(page, "/mortgage-calculator");
    await expect(figure(page)).toHaveText("$2,555.95");
  });

test("blocked storage affects only what is remembered", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", refuse);
    Object.defineProperty(window, "sessionStorage", refuse);
  });
  await open(page, "/mortgage-calculator");
  await page.getByLabel("Currency").selectOption("EUR");
  await expect(figure(page)).toHaveText("€2,555.95");
  await page.getByLabel("Theme").selectOption("dark");
  await page.getByLabel("Home price").fill("500000");
  await expect(figure(page)).not.toHaveText("€2,555.95");
});

test("the theme follows the system until one is chosen, and is kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/terms");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paper()).toBe("rgb(20, 22, 26)");
  await expect(page.locator("[data-waiting] #site-theme")).toHaveCount(0);
  await page.getByLabel("Theme").selectOption("light");
  expect(await paper()).toBe("rgb(251, 250, 246)");
  await page.reload();
  await expect.poll(paper).toBe("rgb(251, 250, 246)");
});

test("a theme chosen before the footer’s script has loaded applies when it has", async ({ page }) => {
  const release = await holdBack(page, "FooterEnd");
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/terms");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByLabel("Theme").selectOption("light");
  expect(await paper()).toBe("rgb(20, 22, 26)");
  release();
  await expect.poll(paper).toBe("rgb(251, 250, 246)");
});

test.describe("bookmark popup", () => {
  const popup = "Bookmark this site";

  test("appears after three seconds, tells the shortcut, and stays away once dismissed", async ({ page }) => {
    await page.clock.install();
    await open(page, "/terms");
    await page.clock.fastForward(2000);
    await expect(page.getByLabel(popup)).toHaveCount(0);
    await page.clock.fastForward(1000);
    await expect(page.getByLabel(popup)).toBeVisible();
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      dialog.accept();
    });
    await expect(page.getByLabel(popup).locator("kbd")).toHaveText("Ctrl+D");
    await page.getByRole("button", { name: "How to bookmark" }).click();
    expect(alerts).toEqual(["Press Ctrl+D or ⌘+D to bookmark this page!"]);
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(page.getByLabel(popup)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("hasSeenBookmarkPopup"))).toBe("true");
    await page.reload();
    await page.clock.fastForward(4000);
    await expect(page.getByLabel(popup)).toHaveCount(0);
  });

  for (const width of [768, 1024, 1440])
    for (const path of ["/mortgage-calculator", "/split-bill-calculator", "/", "/health-lifestyle-calculators"])
      test(`covers no answer, no field and no bar: ${path} at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.clock.install();
        await open(page, path);
        await page.clock.fastForward(3000);
        // Where it has no room beside the fields and answers, it is there but hidden.
        await expect(page.getByLabel(popup)).toBeAttached();
        let seen = 0;
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < height; y += 400) {
          await page.evaluate((to) => scrollTo(0, to), y);
          await page.clock.runFor(300);
          expect(await covered(page), `scrolled by ${y}`).toEqual([]);
          if (await page.getByLabel(popup).isVisible()) seen++;
        }
        expect(seen).toBeGreaterThan(0);
      });

  test("makes no narrower window scroll sideways", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await open(page, "/health-lifestyle-calculators");
    await page.clock.fastForward(3000);
    await expect(page.getByLabel(popup)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.clock.runFor(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  });

  test("never appears on a screen narrower than 768 pixels", async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 767, height: 800 });
    await open(page, "/terms");
    await page.clock.fastForward(5000);
    await expect(page.getByLabel(popup)).toHaveCount(0);
  });
});

/** Elements that the bookmark popup covers but must not. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const popup = document.querySelector<HTMLElement>(".bookmark-popup");
    if (!popup || getComputedStyle(popup).visibility === "hidden") return [];
    const place = popup.getBoundingClientRect();
    const kept = "main :is(input, select, textarea, output, dd, td, button), .answer, .dock, header.site";
    return [...document.querySelectorAll(kept)]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          // What stands in a closed fold has a box, too.
          element.checkVisibility() &&
          box.width > 0 &&
          box.left < place.right &&
          box.right > place.left &&
          box.top < place.bottom &&
          box.bottom > place.top
        );
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

test("an example that is selected stays so in another currency: what is typed replaces it", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const price = page.locator("#homePrice");
  await price.selectText();
  await page.getByLabel("Currency").evaluate((select: HTMLSelectElement) => {
    select.value = "INR";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(price).toHaveValue("4,00,000");
  await page.keyboard.type("5");
  await expect(price).toHaveValue("5");
});

test("the header's currency is the page's own where it is bound to one, and cannot be chosen there", async ({
  page,
}) => {
  test.slow();
  await open(page, "/mortgage-calculator");
  const currency = page.getByLabel("Currency");
  await currency.selectOption("EUR");
  await open(page, "/gold-loan-calculator");
  await expect(currency).toHaveValue("INR");
  await expect(currency).toBeDisabled();
  // An input decides: certificates are in dollars, deposits in rupees.
  await open(page, "/fd-rd-calculator?mode=cd");
  await expect(currency).toHaveValue("USD");
  await open(page, "/fd-rd-calculator?mode=fd");
  await expect(currency).toHaveValue("INR");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).press("Enter");
  await expect(page).toHaveURL("/about-us");
  await expect(currency).toHaveValue("EUR");
  await expect(currency).toBeEnabled();
});

test("with the system's colors, what is chosen still looks chosen, and keys keep their colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/bmi-calculator");
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(".segments :checked + span")).not.toBe(await background(".segments :not(:checked) + span"));
  await open(page, "/mortgage-calculator");
  await page.locator(".tabs-part").scrollIntoViewIfNeeded();
  expect(await background('[role="tab"][aria-selected="true"]')).not.toBe(
    await background('[role="tab"][aria-selected="false"]'),
  );
  const keys = await page
    .locator(".results .key")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(new Set(keys).size).toBeGreaterThan(1);
});
