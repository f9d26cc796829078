/** Network failures: chunks that fail to load, no connection at all, a new release. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { asksAgain, expect, figure, followFooterLink, idle, open, ready, test } from "./site";

test("a page that cannot be loaded is requested again, then explained; nothing typed is lost", async ({
  page,
  watched,
}) => {
  watched.allow(/ERR_FAILED|Failed to load resource|Failed to fetch/);
  await open(page, "/percentage-calculator");
  await page.getByLabel("Percent", { exact: true }).fill("30");
  let asked = 0;
  await page.route("**/assets/privacy-*.js", (route) => {
    asked++;
    return route.abort();
  });
  await followFooterLink(page, "Privacy Policy");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The page couldn’t be loaded.");
  expect(asked).toBeGreaterThan(0);
  await expect(page.getByLabel("Percent", { exact: true })).toHaveValue("30");
  await page.unroute("**/assets/privacy-*.js");
  await alert.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
});

test("a search that cannot be loaded says so", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to load resource|Failed to fetch/);
  await open(page, "/terms");
  await page.route("**/assets/SearchDialog-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Part of the page couldn’t be loaded.")).toBeVisible();
});

test("a page whose scripts fail to load says that it cannot respond", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to load resource|Failed to fetch/);
  await page.route("**/assets/main-*.js", (route) => route.abort());
  await page.goto("/percentage-calculator");
  await page.getByLabel("Percent", { exact: true }).fill("30");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("couldn’t be loaded completely");
  await expect(page.getByLabel("Percent", { exact: true })).toHaveValue("30");
  await page.unroute("**/assets/main-*.js");
  await alert.getByRole("button", { name: "Reload" }).click();
  await ready(page);
  if (!asksAgain(page)) await page.getByLabel("Percent", { exact: true }).fill("30");
  await expect(figure(page)).toHaveText("24");
  await expect(alert).toHaveCount(0);
});

test("a script that fails once is requested again, or the page says that it cannot respond", async ({
  page,
  watched,
}) => {
  watched.allow(/ERR_FAILED|Failed to load resource|Failed to fetch/);
  let first = 0;
  // Preloading and then running the script can take one request or two; the next attempt comes later.
  await page.route("**/assets/main-*.js", (route) => {
    first ||= Date.now();
    return Date.now() - first < 1000 ? route.abort() : route.continue();
  });
  await page.goto("/percentage-calculator");
  await page.getByLabel("Percent", { exact: true }).fill("30");
  if (asksAgain(page)) await expect(figure(page)).toHaveText("24");
  else await expect(page.getByRole("alert")).toContainText("couldn’t be loaded completely");
});

test("a page whose HTML arrives in pieces is taken over once it is complete", async ({ page, baseURL, watched }) => {
  const slow = createServer(async (request, response) => {
    const answer = await fetch(`${baseURL}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader("Content-Type", answer.headers.get("content-type") ?? "");
    const half = request.url === "/mortgage-calculator" ? body.length >> 1 : body.length;
    response.write(body.subarray(0, half));
    setTimeout(() => response.end(body.subarray(half)), half < body.length ? 1500 : 0);
  });
  await new Promise<void>((resolve) => slow.listen(0, resolve));
  const { port } = slow.address() as AddressInfo;
  watched.allow(new RegExp(`^stranger: http://localhost:${port}/`));
  await page.goto(`http://localhost:${port}/mortgage-calculator`);
  await ready(page);
  // If it had been rendered from scratch, the page would have fetched the list of all calculators.
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(files.some((name) => /\/main-/.test(name))).toBe(true);
  expect(files.filter((name) => /\/routes-/.test(name))).toEqual([]);
  slow.close();
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  /** Addresses of everything in the caches. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      return found;
    });
  /** Waits until the open page, and everything that it may still fetch, is in the caches. */
  const keptPage = (page: Page, path: string) =>
    expect.poll(async () => (await kept(page)).includes(path), { timeout: 20_000 }).toBe(true);

  test("a page that was opened keeps working, including parts that it had not fetched", async ({
    page,
    context,
    watched,
  }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::/);
    await open(page, "/mortgage-calculator");
    await keptPage(page, "/mortgage-calculator");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await expect(figure(page)).toHaveText("$2,555.95");
    await page.getByLabel("Home price").fill("500k");
    await expect(figure(page)).not.toHaveText("$2,555.95");
    // No other calculator was fetched for it.
    expect((await kept(page)).filter((name) => /\/(?:bmi|scientific|tip)-.*\.js$/.test(name))).toEqual([]);
  });

  test("the whole site is kept if the visitor requests it, and can be removed", async ({ page, context, watched }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::/);
    await open(page, "/");
    await keptPage(page, "/");
    await page.getByRole("button", { name: "Use offline" }).click();
    const dialog = page.getByRole("dialog", { name: "Use offline" });
    await dialog.getByRole("button", { name: /^Save the whole site offline \(\d\.\d MB\)$/ }).click();
    await expect(dialog.getByRole("status")).toContainText("The whole site is kept", { timeout: 20_000 });
    // Each file is stored once.
    const [whole, visited] = await page.evaluate(async () => {
      const addresses = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => url);
      return [await addresses("whole-site"), await addresses("visited-files")];
    });
    expect(whole?.length).toBeGreaterThan(500);
    expect(visited?.length).toBeLessThan(40);
    await context.setOffline(true);
    await page.goto("/tip-calculator");
    await ready(page);
    await expect(figure(page)).toBeVisible();
    await context.setOffline(false);
    await open(page, "/terms");
    await page.getByRole("button", { name: "Use offline" }).click();
    await dialog.getByRole("button", { name: "Remove it from this device" }).click();
    await expect(dialog.getByRole("button", { name: /^Save the whole site/ })).toBeVisible();
    expect(await page.evaluate(() => caches.has("whole-site"))).toBe(false);
  });

  test("an installed site keeps all of itself, but not on a metered connection", async ({ page }) => {
    await page.addInitScript(() => {
      const { search } = location;
      Object.defineProperty(navigator, "connection", {
        value: { saveData: search === "?metered", type: "wifi" },
      });
      const real = matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === "(display-mode: standalone)" ? ({ matches: true } as MediaQueryList) : real(query);
    });
    await open(page, "/terms?metered");
    await keptPage(page, "/terms");
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => caches.has("whole-site"))).toBe(false);
    await open(page, "/terms");
    await expect.poll(() => page.evaluate(() => caches.has("whole-site")), { timeout: 20_000 }).toBe(true);
  });

  test("a calculator that was never opened says so, lists those that were, and opens once there is a connection", async ({
    page,
    context,
    watched,
  }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::|Failed to fetch/);
    await open(page, "/tip-calculator");
    await keptPage(page, "/tip-calculator");
    // Written once everything that the page may fetch is kept.
    await page.waitForFunction(() => localStorage.getItem("offline-release"));
    await context.setOffline(true);
    await page.goto("/bmi-calculator#unitSystem=imperial&weightLb=180");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
    await expect(page.locator("main")).toContainText("BMI Calculator isn’t saved on this device");
    await expect(page.getByRole("banner").getByRole("link", { name: "Calculators" })).toBeVisible();
    await expect(page.locator("main li")).toHaveCount(1);
    await page.getByRole("link", { name: "Tip Calculator" }).click();
    await expect(figure(page)).toBeVisible();
    await page.goto("/bmi-calculator#unitSystem=imperial&weightLb=180");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
    await context.setOffline(false);
    await ready(page);
    await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("180");
  });

  test("the page says that it is offline, and stops saying so when it is online again", async ({
    page,
    context,
    watched,
  }) => {
    // The worker may be loading when the connection is lost.
    watched.allow(/when fetching the script/);
    await open(page, "/terms");
    // The notices load once the page has settled.
    await page.locator(".notice-bars [role=status]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByText("You’re offline.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You’re offline.")).toBeHidden();
  });

  test.describe("with another release", () => {
    // Registering a script from the test requires a page without Trusted Types.
    test.use({ bypassCSP: true });

    test("the new version is announced, and installed when the visitor agrees", async ({ page }) => {
      await open(page, "/terms");
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await ready(page);
      // The notices register the site's own worker and watch for new versions.
      await page.locator(".notice-bars [role=status]").waitFor({ state: "attached" });
      await idle(page);
      // To the browser, the same worker under another address is a new version.
      await page.evaluate(() => navigator.serviceWorker.register("/sw.js?next").then(() => undefined));
      await expect(page.getByText("A new version of the site is ready.")).toBeVisible();
      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Update now" }).click();
      await reloaded;
    });
  });
});

test("an untouched page fetches only what takes it over, and the rest at the first sign of use", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const answers = () => asked.filter((address) => address.includes("/interpreter-")).length;
  await page.goto("/percentage-calculator");
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await page.waitForLoadState("networkidle");
  expect(answers()).toBe(0);
  // The first event only tells where the pointer is.
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect.poll(answers).toBe(1);
});
