/** Shared by the browser tests. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "./kept-page";

/** Every address of the built site. */
const ADDRESSES = [
  ...readFileSync(new URL("../dist/sitemap.xml", import.meta.url), "utf8").matchAll(
    /<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g,
  ),
].map((match) => match[1] as string);

/** Every page that has its own path; the pages of tools are addressed by a query. */
export const ALL_PATHS = ADDRESSES.filter((address) => !address.includes("?"));

const toolAddresses = ADDRESSES.filter((address) => address.includes("?"));

/** The tools of all collections. The first of each has the address of its collection. */
export const TOOL_COUNT = toolAddresses.length + new Set(toolAddresses.map((address) => address.split("?")[0])).size;

export const CATEGORY_PATHS = [
  "/financial-calculators",
  "/investment-calculators",
  "/health-lifestyle-calculators",
  "/date-time-calculators",
  "/educational-calculators",
  "/conversion-units-calculators",
  "/science-engineering-calculators",
  "/developer-tools",
  "/everyday-utilities",
];
const STATIC_PATHS = ["/", "/about-us", "/contact-us", "/terms", "/privacy", "/accuracy"];
export const CALCULATORS = ALL_PATHS.filter(
  (path) => ![...STATIC_PATHS, ...CATEGORY_PATHS].includes(path) && !path.startsWith("/figures"),
);

/** Every test watches its page: an exception, a console error or a request to an unknown host fails it. */
export const test = base.extend<{ watched: { allow(pattern: RegExp): void } }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
      page.on("console", (message) => {
        // Chromium sometimes asks for this before it has read which icon the page names.
        const isIcon = message.location().url === `${baseURL}/favicon.ico`;
        if (isIcon && message.text().startsWith("Failed to load resource")) return;
        if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
      });
      page.on("request", (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL as string))
          faults.push(`stranger: ${request.url()}`);
      });
      // The hosts that are allowed: those of the photo and of exchange rates. The test browsers reach none of
      // them (playwright.config.ts).
      allowed.push(/images\.unsplash\.com|cdn\.jsdelivr\.net|currency-api\.pages\.dev|api\.frankfurter\.dev/);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until its script has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/**
 * The page marks the moment from which it responds; before that, clicks do what they do in plain HTML. The
 * code that answers typed text is requested at the first sign of a visitor. The figures of a link come a
 * little later; until then, the page marks its answer as not being theirs.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    if ("ready" in dataset) dispatchEvent(new Event("scroll"));
    const canRead = "interpreter" in dataset || document.querySelector("article.calculator") === null;
    return "ready" in dataset && canRead && !("pending" in dataset);
  });
}

/**
 * Types a text in place of what a field contains. In Firefox, Playwright's `fill` sets the value in a way that React does
 * not notice.
 */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}

/**
 * Waits until the page has painted, and has done what it does after that. In one visit of several hundred, a headless
 * browser whose window has just changed its size grants no frame or no idle time: then two seconds are enough.
 */
export async function idle(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++)
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          setTimeout(done, 2000);
          requestAnimationFrame(() => requestIdleCallback(() => done()));
        }),
    );
}

/** Makes the page write its address at once, as when it is left, instead of after a pause. */
export async function writeAddressNow(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(new Event("pageshow"));
  });
}

/**
 * Older browsers remember that a module could not be fetched, and fail again without a request. What a test does not
 * check there is noted in its report.
 */
export function asksAgain(page: Page): boolean {
  const version = page.context().browser()?.version() ?? "";
  const asks = Number(version.split(".")[0]) >= 156;
  if (!asks)
    test.info().annotations.push({ type: "in part", description: `${version} requests no failed script again` });
  return asks;
}

/** The large figure in the answer. */
export function figure(page: Page) {
  return page.locator(".answer b");
}

/**
 * Follows a link of the footer. Parts that come into view on the way down get their real heights, and the
 * footer moves once.
 */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  const link = page.getByRole("contentinfo").getByRole("link", { name });
  await link.scrollIntoViewIfNeeded();
  await link.click();
}

/** Holds back a script of the site, named as its file is. Returns a function that lets it load. */
export async function holdBack(page: Page, script: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
