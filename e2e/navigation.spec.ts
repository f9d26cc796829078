/** Navigation between pages: address, history, scroll position, head. */
import type { Page } from "@playwright/test";
import { expect, figure, followFooterLink, open, ready, test, writeAddressNow } from "./site";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

/** While figures load, a page grows above the viewport, and the browser adjusts its scroll position. */
async function settledScroll(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  return scrolled(page);
}

test("Back and Forward restore the scroll position, a new visit starts at the top", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.evaluate(() => scrollTo(0, 1500));
  const left = await settledScroll(page);
  await footerLink(page, "Terms & Conditions").dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  expect(await scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mortgage Calculator");
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  await expect.poll(() => scrolled(page)).toBe(700);
});

test("the scroll position is restored even after a reload in between", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.evaluate(() => scrollTo(0, 1500));
  const left = await settledScroll(page);
  await footerLink(page, "Terms & Conditions").dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await ready(page);
  expect(await scrolled(page)).toBe(700);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mortgage Calculator");
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("Back from a section of the page returns to the previous position, with what was typed", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByRole("link", { name: "Solve for …" }).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await page.getByLabel("Home price").fill("500000");
  await expect(page).toHaveURL(/homePrice=500000/);
  const answer = await figure(page).textContent();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(120);
  await expect(figure(page)).toHaveText(answer as string);
  await expect(page).toHaveURL(/homePrice=500000/);
});

test("/#contents leads to the contents from another page", async ({ page }) => {
  await open(page, "/terms");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/#contents";
    link.textContent = "All calculators";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "All calculators" }).click();
  const contents = page.getByRole("heading", { name: "Contents" });
  await expect(contents).toBeInViewport();
  await expect(contents).toBeFocused();
  expect(await scrolled(page)).toBeGreaterThan(200);
});

test("leaving right after a key puts the inputs into the address of the page that was left", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByLabel("Home price").fill("500000");
  await footerLink(page, "Terms & Conditions").dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  await writeAddressNow(page);
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  await expect(page).toHaveURL("/mortgage-calculator?homePrice=500000");
  await expect(page.getByLabel("Home price")).toHaveValue("500,000");
});

test("a document keeps a key typed right before it is left, too", async ({ page }) => {
  await open(page, "/mortgage-calculator?termYears=15");
  await page.getByLabel("Home price").fill("450000");
  await expect(page).toHaveURL(/homePrice=450000/);
  await page.getByLabel("Home price").fill("500000");
  await page.goto("/terms");
  await page.goBack();
  await ready(page);
  await expect(page.getByLabel("Home price")).toHaveValue("500000");
});

test("a document keeps a choice made right before it is left, too", async ({ page }) => {
  await open(page, "/emi-schedule-generator");
  const frequency = page.getByLabel("Payment frequency");
  await frequency.focus();
  // The script that writes links loads with the focus.
  await page.waitForLoadState("networkidle");
  await frequency.selectOption({ label: "Quarterly" });
  const answer = (await figure(page).textContent()) as string;
  await page.goto("/terms");
  await page.goBack();
  await ready(page);
  await expect(frequency.locator("option:checked")).toHaveText("Quarterly");
  await expect(figure(page)).toHaveText(answer);
  await expect(page).toHaveURL(/paymentFrequency=quarterly$/);
});

test("Back right after a key, then Forward, restores what was typed", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("link", { name: "Calculators", exact: true }).click();
  await page.locator(".category-menu").getByRole("link", { name: "Mortgage Calculator" }).click();
  await page.getByLabel("Home price").fill("500000");
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  await writeAddressNow(page);
  await expect(page).toHaveURL("/terms");
  await page.goForward();
  await expect(page).toHaveURL("/mortgage-calculator?homePrice=500000");
  await expect(page.getByLabel("Home price")).toHaveValue("500000");
});

test("another link to the same calculator, opened in the same tab, is answered", async ({ page }) => {
  await open(page, "/bmi-calculator#weightKg=90");
  await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("90");
  const first = (await figure(page).textContent()) as string;
  // Typed into the address bar: no document is loaded.
  await page.evaluate(() => location.assign("#weightKg=60"));
  await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("60");
  await expect(figure(page)).not.toHaveText(first);
  await page.goBack();
  await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("90");
  await expect(figure(page)).toHaveText(first);
});

test("another link with a query is answered, and so is Back from it", async ({ page }) => {
  await open(page, "/mortgage-calculator?homePrice=500000");
  const price = page.getByLabel("Home price");
  await expect(price).toHaveValue("500,000");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/mortgage-calculator?homePrice=600000";
    link.textContent = "A dearer home";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "A dearer home" }).click();
  await expect(price).toHaveValue("600,000");
  await page.goBack();
  await expect(price).toHaveValue("500,000");
});

test("a link to a page fetched before draws form and answer first, and then everything else", async ({ page }) => {
  await open(page, "/educational-calculators");
  const link = page.locator('main a[href="/percentage-calculator"]');
  await link.click();
  await expect(page.locator("#about")).toBeAttached();
  await page.goBack();
  const drawn = await link.evaluate(async (link: HTMLElement) => {
    link.click();
    await Promise.resolve();
    return ["#x", ".answer", ".figures", "#working", "#about"].filter((part) => document.querySelector(part));
  });
  expect(drawn).toEqual(["#x", ".answer"]);
  for (const part of [".figures", "#working", "#about"]) await expect(page.locator(part)).toBeAttached();
});

test("title, description, canonical link, Open Graph and robots tags follow the page", async ({ page, watched }) => {
  watched.allow(/404/);
  const head = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]")]
        .map((tag) => tag.outerHTML)
        .sort(),
    );
  const isPicture = (tag: string) => /og:image|twitter:card/.test(tag);
  const loaded = async (path: string) => {
    await open(page, path);
    const tags = await head();
    expect(tags.filter(isPicture)).toHaveLength(path === "/no-such-page" ? 0 : 5);
    return tags.filter((tag) => !isPicture(tag));
  };
  const terms = await loaded("/terms");
  const home = await loaded("/");
  const missing = await loaded("/no-such-page");
  expect(missing).toContain('<meta name="robots" content="noindex">');
  // A page that was reached without loading it names no picture, rather than that of another page.
  await followFooterLink(page, "Terms & Conditions");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  await expect.poll(head).toEqual(terms);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Contents" })).toBeVisible();
  await expect.poll(head).toEqual(home);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect.poll(head).toEqual(missing);
});

test("a page that cannot be loaded says so in view", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to load resource|Failed to fetch/);
  await open(page, "/mortgage-calculator");
  await page.route("**/assets/privacy-*.js", (route) => route.abort());
  await followFooterLink(page, "Privacy Policy");
  await expect(page.getByText("The page couldn’t be loaded.")).toBeInViewport();
});

for (const [how, reload] of [
  ["the browser’s button", (page: Page) => page.reload().then(() => undefined)],
  [
    "a script",
    async (page: Page) => {
      const loaded = page.waitForEvent("load");
      await page.evaluate(() => void setTimeout(() => location.reload()));
      await loaded;
    },
  ],
] as const)
  test(`a reload by ${how} right after a key keeps what was typed`, async ({ page }) => {
    await open(page, "/mortgage-calculator");
    const price = page.getByLabel("Home price");
    await price.focus();
    // The script that writes links loads with the focus.
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("512345");
    await reload(page);
    await ready(page);
    await expect(price).toHaveValue("512345");
    await expect(page).toHaveURL(/homePrice=512345$/);
    // Only once: from then on, the address counts.
    expect(await page.evaluate(() => sessionStorage.getItem("unwritten"))).toBe("");
  });

test("invalid input survives a reload, along with the last valid figures in the address", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const price = page.getByLabel("Home price");
  await price.fill("500000");
  await expect(page).toHaveURL(/\?homePrice=500000$/);
  await price.fill("50o,000");
  await price.blur();
  await expect.poll(() => page.evaluate(() => history.state?.inputs)).toContain("50o");
  await page.reload();
  await ready(page);
  await expect(price).toHaveValue("50o,000");
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/\?homePrice=500000$/);
  // Right after a key, too.
  await price.fill("50x,000");
  await page.reload();
  await ready(page);
  await expect(price).toHaveValue("50x,000");
  // Once corrected, it is only in the address.
  await price.fill("501000");
  await expect(page).toHaveURL(/\?homePrice=501000$/);
  await page.reload();
  await ready(page);
  await expect(price).toHaveValue("501,000");
  expect(await page.evaluate(() => history.state.inputs)).toBeUndefined();
});

test("a reload right after a key keeps health figures, too, and removes them from session storage", async ({
  page,
}) => {
  await open(page, "/bmi-calculator");
  const weight = page.getByLabel("Weight", { exact: true });
  await weight.focus();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("187");
  await page.reload();
  await ready(page);
  await expect(weight).toHaveValue("187");
  await expect(page).toHaveURL("/bmi-calculator");
  expect(await page.evaluate(() => sessionStorage.getItem("unwritten"))).toBe("");
});

test("a reload right after a key stores no private text", async ({ page }) => {
  await open(page, "/base64-encoder-decoder");
  const input = page.locator("#input");
  await input.fill("my diary");
  await page.getByLabel("Include my text").check();
  await input.press("End");
  await page.keyboard.type("!");
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  expect(await page.evaluate(() => sessionStorage.getItem("unwritten"))).not.toContain("diary");
});
