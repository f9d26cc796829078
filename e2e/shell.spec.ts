/** The shell around every page: header, dropdown, side menu, footer, route changes. */
import { CALCULATORS, CATEGORY_PATHS, expect, followFooterLink, holdBack, open, ready, TOOL_COUNT, test } from "./site";

test("home has its hero, contents, features and closing call to action @firefox", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Figures you can check.");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Financial calculators" })).toHaveAttribute(
    "href",
    "/financial-calculators",
  );
  await expect(main.getByRole("link", { name: "BMI calculator" })).toHaveAttribute("href", "/bmi-calculator");
  const cards = page.locator(".contents > li");
  await expect(cards).toHaveCount(9);
  await expect(cards.locator("h3 a")).toHaveText([
    "Financial",
    "Investment",
    "Health & Lifestyle",
    "Date & Time",
    "Educational",
    "Conversions & Units",
    "Science & Engineering",
    "Developer Tools",
    "Everyday Utilities",
  ]);
  for (const count of await cards.locator(".count").allTextContents())
    expect(count).toMatch(/^\d+(?: with \d+ tools)?$/);
  await expect(page.getByRole("heading", { name: "Working shown" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Plan your retirement" })).toBeVisible();
  await expect(main.getByRole("link", { name: "See how much home you can afford" })).toBeVisible();
});

test("a badge says how many calculators the category page lists", async ({ page }) => {
  await open(page, "/");
  const cards = await page.locator(".contents > li").evaluateAll((items) =>
    items.map((item) => ({
      path: item.querySelector("h3 a")?.getAttribute("href") as string,
      count: Number.parseInt(item.querySelector(".count")?.textContent ?? "", 10),
    })),
  );
  for (const { path, count } of cards) {
    await page.goto(path);
    await expect(page.locator(".calculator-list > li")).toHaveCount(count);
  }
});

test("the drawing is shown if the photo does not load", async ({ page }) => {
  await open(page, "/about-us");
  await expect(page.locator(".photo svg")).toBeVisible();
  await expect(page.locator(".photo img")).toBeHidden();
});

test("hovering Calculators opens the dropdown, with the hovered category's calculators", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  const menu = page.locator(".category-menu");
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("list", { name: "Categories" }).getByRole("link")).toHaveCount(9);
  await menu.getByRole("link", { name: "Health & Lifestyle" }).hover();
  await menu.getByRole("link", { name: "BMI Calculator" }).click();
  await expect(page).toHaveURL("/bmi-calculator");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BMI Calculator");
});

test("leaving the dropdown closes it", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  await expect(page.locator(".category-menu")).toBeVisible();
  await page.mouse.move(640, 800);
  await expect(page.locator(".category-menu")).toBeHidden();
});

test("the dropdown works with the keyboard alone", async ({ page }) => {
  await open(page, "/terms");
  // Until its script has loaded, the link leads to the list on the home page.
  await expect(page.locator("[data-waiting] header.site")).toHaveCount(0);
  const trigger = page.getByRole("link", { name: "Calculators", exact: true });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const menu = page.locator(".category-menu");
  await expect(menu.getByRole("link", { name: "Financial", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", { name: "Health & Lifestyle" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(menu.getByRole("link", { name: "BMI Calculator" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(menu.getByRole("link", { name: "Health & Lifestyle" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("Escape closes the dropdown that the pointer opened, and does nothing else", async ({ page }) => {
  await open(page, "/scientific-calculator");
  await page.keyboard.press("7");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  const menu = page.locator(".category-menu");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByLabel("Display", { exact: true })).toHaveText("7");
});

test("a click elsewhere closes the dropdown", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).click();
  await expect(page.locator(".category-menu")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerdown");
  await expect(page.locator(".category-menu")).toBeHidden();
});

test("a pointer resting on Calculators before the script has loaded opens the dropdown", async ({ page }) => {
  const release = await holdBack(page, "main");
  await page.goto("/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  release();
  await expect(page.locator(".category-menu")).toBeVisible();
});

test("a pointer that lands on Calculators and rests there opens the dropdown", async ({ page }) => {
  await open(page, "/terms");
  const link = page.getByRole("banner").getByRole("link", { name: "Calculators" });
  const box = await link.boundingBox();
  await page.reload();
  await ready(page);
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 8);
  await expect(page.getByRole("list", { name: "Categories" })).toBeVisible();
});

test("the home page counts every calculator and every tool of a collection, and claims no more", async ({ page }) => {
  await open(page, "/");
  const counts = await page.locator(".contents .count").allTextContents();
  const sum = (counted: RegExp) => counts.reduce((total, text) => total + Number(counted.exec(text)?.[0] ?? 0), 0);
  expect(sum(/^\d+/)).toBe(CALCULATORS.length);
  expect(sum(/\d+(?= tools$)/)).toBe(TOOL_COUNT);
  const claimed = await page.locator(".facts b").first().textContent();
  expect(claimed).toBe("80+");
  expect(Number.parseInt(claimed ?? "", 10)).toBeLessThanOrEqual(CALCULATORS.length + TOOL_COUNT);
});

test("a diagonal move to a calculator keeps its category; one that ends on a category opens it", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  const menu = page.locator(".category-menu");
  await expect(menu).toBeVisible();
  const centerOf = async (name: string) => {
    const box = await menu.getByRole("link", { name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not visible`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await centerOf("Financial");
  const to = await centerOf("Staff Loan Calculator");
  await page.mouse.move(from.x, from.y);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(menu.getByRole("list", { name: "Financial calculators" })).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL("/staff-loan-calculator");

  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(from.x, from.y);
  const health = await centerOf("Health & Lifestyle");
  // To the right and down, as if toward the list, but stopping there.
  await page.mouse.move(health.x + 30, health.y, { steps: 12 });
  await expect(menu.getByRole("list", { name: "Health & lifestyle calculators" })).toBeVisible();
});

test("in a short window, the dropdown ends above the bottom edge, and its lists scroll", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await open(page, "/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).hover();
  const menu = page.locator(".category-menu");
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
  const last = menu.getByRole("link", { name: "Everyday Utilities" });
  await last.hover();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole("list", { name: "Everyday utilities" })).toBeVisible();
});

test.describe("on a wide touch screen", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test("a first tap opens a category, a second follows its link, and one elsewhere closes the menu", async ({
    page,
  }) => {
    await open(page, "/terms");
    const trigger = page.getByRole("link", { name: "Calculators", exact: true });
    await trigger.tap();
    const menu = page.locator(".category-menu");
    for (const name of ["Financial", "Health & Lifestyle"]) {
      await menu.getByRole("link", { name, exact: true }).tap();
      await expect(menu.getByRole("list", { name: `${name} calculators` })).toBeVisible();
      await expect(page).toHaveURL("/terms");
    }
    await page.touchscreen.tap(600, 780);
    await expect(menu).toBeHidden();
    await trigger.tap();
    await menu.getByRole("link", { name: "Health & Lifestyle" }).tap();
    await menu.getByRole("link", { name: "Health & Lifestyle" }).tap();
    await expect(page).toHaveURL("/health-lifestyle-calculators");
  });
});

test("changing the page scrolls to its top, focuses its heading and announces its title @firefox", async ({ page }) => {
  await open(page, "/terms");
  await page.evaluate(() => scrollTo(0, 2000));
  await followFooterLink(page, "Privacy Policy");
  await expect(page).toHaveTitle(/Privacy Policy/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("status").filter({ hasText: "Privacy Policy" })).toBeAttached();
});

test("the focus stays in a field that the visitor reached first", async ({ page }) => {
  await open(page, "/educational-calculators");
  const focused = await page.evaluate(async () => {
    const reached = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        const field = document.getElementById("x");
        if (!field) return;
        observer.disconnect();
        field.focus();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    document.querySelector<HTMLElement>('main a[href="/percentage-calculator"]')?.click();
    await reached;
    for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
    return document.activeElement?.id;
  });
  expect(focused).toBe("x");
  await expect(page).toHaveTitle(/Percentage Calculator/);
});

test("changing the page loads no document", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await followFooterLink(page, "About Us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a slow page shows a spinner, a quick one does not", async ({ page }) => {
  await open(page, "/terms");
  let slow = true;
  await page.route("**/assets/privacy-*.js", async (route) => {
    if (slow) await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click({ noWaitAfter: true });
  await expect(page.getByText("Loading…")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect(page.getByText("Loading…")).toHaveCount(0);
  slow = false;
});

test("the footer links to all categories and the pages of the site", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  for (const path of [...CATEGORY_PATHS, "/about-us", "/contact-us", "/terms", "/privacy", "/figures", "/accuracy"])
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the side menu has links and categories, locks the page and closes when a link is followed", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    for (const name of ["Home", "About Us", "Contact Us"]) await expect(menu.getByRole("link", { name })).toBeVisible();
    await expect(menu.locator("details")).toHaveCount(9);
    await menu.getByText("Educational", { exact: true }).tap();
    await menu.getByRole("link", { name: "Percentage Calculator", exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Percentage Calculator");
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  });

  test("search opens from the side menu", async ({ page }) => {
    await open(page, "/terms");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Search" }).tap();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });
});
