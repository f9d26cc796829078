/** Calculators in frames of a page on another port, which is another origin to the browser. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Frame, Page } from "@playwright/test";
import { axeFaults, injectAxe } from "./axe";
import { expect, open, retype, test } from "./site";

let foreign: Server;
/** What the foreign page shows. */
let html = "";

test.beforeAll(async () => {
  foreign = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Another site</title><h1>Another site</h1>${html}`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, "localhost", resolve));
});

test.afterAll(() => foreign.close());

/** The foreign page is the only other host that a test may ask. */
test.beforeEach(({ watched }) => watched.allow(new RegExp(`stranger: ${foreignAddress()}`)));

function foreignAddress(): string {
  return `http://localhost:${(foreign.address() as AddressInfo).port}/`;
}

async function openForeign(page: Page, content: string): Promise<void> {
  html = content;
  await page.goto(foreignAddress());
}

async function frameOf(page: Page, id: string): Promise<Frame> {
  const element = await page.locator(`iframe[src*="/embed/${id}"]`).elementHandle();
  // It loads when it is about to be seen.
  await element?.scrollIntoViewIfNeeded();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`no frame of ${id}`);
  await expect(frame.locator("html[data-ready]")).toBeAttached();
  return frame;
}

/** The HTML that the page of a calculator offers, with its present inputs. */
async function snippetFrom(page: Page, path: string): Promise<string> {
  await open(page, path);
  await page.getByRole("button", { name: "Embed", exact: true }).click();
  return page.getByLabel("HTML", { exact: true }).inputValue();
}

/** As where the browser or an extension denies storage to frames of other sites. */
async function denyFramesStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window === top) return;
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
}

for (const storage of ["with", "without"] as const)
  test(`three calculators work in a foreign page, ${storage} third-party storage @firefox`, async ({
    page,
    context,
  }) => {
    if (storage === "without") await denyFramesStorage(context);
    const snippets = [];
    for (const path of ["/mortgage-calculator?homePrice=500000", "/bmi-calculator", "/percentage-calculator"])
      snippets.push(await snippetFrom(page, path));
    await openForeign(page, snippets.join(""));

    const mortgage = await frameOf(page, "mortgage-calculator");
    await expect(mortgage.getByLabel("Home price", { exact: true })).toHaveValue("500,000");
    await expect(
      mortgage.locator("header.site, footer.site, .crumb, #working, #about").filter({ visible: true }),
    ).toHaveCount(0);
    const answer = mortgage.locator(".headline");
    const before = await answer.innerText();
    await retype(mortgage.getByLabel("Home price", { exact: true }), "600000");
    await expect(answer).not.toHaveText(before);
    await expect(mortgage.locator(".embed-source a")).toHaveAttribute("href", "/mortgage-calculator");

    const bmi = await frameOf(page, "bmi-calculator");
    await retype(bmi.locator("form input[type=text], form input:not([type])").first(), "6'1\"");
    await expect(bmi.locator(".headline")).toContainText(/\d/);

    const percentage = await frameOf(page, "percentage-calculator");
    await expect(percentage.locator(".headline")).toContainText(/\d/);

    // Each frame is as high as its content, also after that has changed.
    for (const frame of [mortgage, bmi, percentage]) await expectFits(page, frame);
    await mortgage.locator("form details").first().locator("summary").click();
    await expectFits(page, mortgage);
  });

async function expectFits(page: Page, frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  await expect
    .poll(async () => {
      const content = await frame.locator("#root").evaluate((root) => Math.ceil((root as HTMLElement).offsetHeight));
      return Number(await element.getAttribute("height")) - content;
    })
    .toBe(0);
  expect(await page.evaluate((own) => (own as HTMLIFrameElement).scrolling, element)).toBe("");
}

test("the height is reported to the page around the frame, once it asks @firefox", async ({ page, baseURL }) => {
  await openForeign(page, `<iframe src="${baseURL}/embed/percentage-calculator" title="Percentage"></iframe>`);
  const frame = await frameOf(page, "percentage-calculator");
  // Questions from elsewhere are not answered: this one comes from the frame itself.
  await frame.evaluate(() => postMessage({ type: "reckoner:ask-height" }, "*"));
  const messages = await page.evaluateHandle((origin) => {
    const received: unknown[] = [];
    addEventListener("message", (event) => received.push([event.origin, event.data.type, event.data.height > 200]));
    document.querySelector("iframe")?.contentWindow?.postMessage({ type: "reckoner:ask-height" }, origin);
    return received;
  }, baseURL as string);
  await expect.poll(() => messages.jsonValue()).toEqual([[baseURL, "reckoner:height", true]]);
});

test("inputs are preset and locked, and theme, accent color and currency set, by the address @firefox", async ({
  page,
  baseURL,
}) => {
  const address = `${baseURL}/embed/simple-interest-calculator?principal=7000&displayCurrency=INR&embed.lock=principal&embed.theme=dark&embed.accent=`;
  await openForeign(page, `<iframe src="${address}ffcc00" title="Interest" width="600" height="900"></iframe>`);
  const frame = await frameOf(page, "simple-interest-calculator");
  const principal = frame.locator("#principal, [name=principal]").first();
  await expect(principal).toBeDisabled();
  await expect(principal).toHaveValue("7,000");
  await expect(frame.locator(".headline")).toContainText("₹");
  const green = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--green").trim());
  expect(await green()).toBe("#ffcc00");
  expect(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(20, 22, 26)");
  // Dark blue cannot be read on the dark ground.
  await openForeign(page, `<iframe src="${address}000088" title="Interest" width="600" height="900"></iframe>`);
  const other = await frameOf(page, "simple-interest-calculator");
  expect(
    await other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--green").trim()),
  ).toBe("#5cc79b");
});

test("another tool of a collection is embedded by its address", async ({ page, baseURL }) => {
  await openForeign(
    page,
    `<iframe src="${baseURL}/embed/electronics-circuit-calculators?tool=capacitor-code" title="Resistors"></iframe>`,
  );
  const frame = await frameOf(page, "electronics-circuit-calculators");
  await expect(frame.locator("h1")).toContainText(/capacitor/i);
});

test("the script beside the frame has at most one kilobyte", async ({ request }) => {
  const response = await request.get("/embed.js");
  expect(response.headers()["content-type"]).toContain("javascript");
  expect((await response.body()).length).toBeLessThanOrEqual(1024);
});

test("an embedded calculator names its page to search engines, and is not in the site map", async ({ request }) => {
  const text = await (await request.get("/embed/mortgage-calculator")).text();
  expect(text).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/mortgage-calculator">/);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/embed/");
});

test("other pages cannot be framed", async ({ page, baseURL, watched }) => {
  watched.allow(/frame-ancestors|Refused to frame|X-Frame|Framing/i);
  await openForeign(page, `<iframe src="${baseURL}/percentage-calculator" title="Percentage"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).not.toBe(`${baseURL}/percentage-calculator`);
});

test("the dialog warns of a color that cannot be read, and leaves it out", async ({ page }) => {
  await open(page, "/mortgage-calculator?homePrice=500000");
  await page.getByRole("button", { name: "Embed", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Embed this calculator" });
  const code = dialog.getByLabel("HTML", { exact: true });
  await dialog.getByLabel("Accent color").fill("#ffff00");
  await expect(dialog.getByRole("status")).toContainText("Too hard to read in the light theme");
  await dialog.getByLabel("Theme").selectOption("light");
  await expect(code).not.toHaveValue(/embed\.accent/);
  await dialog.getByLabel("Accent color").fill("#7a1f5c");
  await expect(code).toHaveValue(/embed\.accent=7a1f5c/);
  await dialog.getByLabel("Visitors can’t change these figures").check();
  await expect(code).toHaveValue(/embed\.lock=homePrice/);
  await dialog.getByLabel("Open with the figures entered here").uncheck();
  await expect(code).not.toHaveValue(/homePrice/);
  await injectAxe(page);
  expect(await axeFaults(page)).toEqual([]);
});
