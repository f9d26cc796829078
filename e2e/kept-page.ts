/**
 * A page that a worker keeps for all tests with the same settings. A new page needs a new browser process,
 * which takes a third of a short test; another address of the same site in an open page does not.
 */
import { test as base, type Page } from "@playwright/test";

/** What cannot be taken back: a test that does this is the last one of its page. */
const LASTING = {
  page: ["addInitScript", "exposeFunction", "exposeBinding"],
  context: ["addInitScript", "exposeFunction", "exposeBinding", "grantPermissions", "setOffline"],
  clock: ["install", "setFixedTime", "setSystemTime"],
} as const;

/** A small address of the site, which every server answers. */
const BLANK = "/robots.txt";

class KeptPage {
  page: Page | undefined;
  settings = "";
  /** Whether the next test cannot have the page. */
  isSpent = false;

  keep(page: Page, settings: string): void {
    this.page = page;
    this.settings = settings;
    this.isSpent = false;
    const parts = { page, context: page.context(), clock: page.clock };
    for (const [name, methods] of Object.entries(LASTING)) {
      const part = parts[name as keyof typeof parts] as unknown as Record<string, (...args: unknown[]) => unknown>;
      for (const method of methods) {
        const original = part[method]?.bind(part);
        part[method] = (...args) => {
          this.isSpent = true;
          return original?.(...args);
        };
      }
    }
  }

  async close(): Promise<void> {
    await this.page?.context().close();
    this.page = undefined;
  }

  /** Makes the page as good as new. */
  async refresh(page: Page): Promise<void> {
    page.removeAllListeners();
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.context().unrouteAll({ behavior: "ignoreErrors" });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.mouse.move(0, 0);
    await page.goto(BLANK);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  }
}

export const test = base.extend<object, { kept: KeptPage }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const kept = new KeptPage();
      await use(kept);
      await kept.close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      browser,
      kept,
      viewport,
      locale,
      timezoneId,
      permissions,
      javaScriptEnabled,
      serviceWorkers,
      bypassCSP,
      isMobile,
      hasTouch,
    },
    use,
    info,
  ) => {
    // The size of the window can be changed later.
    const settings = JSON.stringify({
      locale,
      timezoneId,
      permissions,
      javaScriptEnabled,
      serviceWorkers,
      bypassCSP,
      isMobile,
      hasTouch,
    });
    if (kept.page && (kept.isSpent || kept.settings !== settings)) await kept.close();
    if (kept.page) {
      await kept.refresh(kept.page);
      if (viewport) await kept.page.setViewportSize(viewport);
    } else {
      const context = await browser.newContext();
      kept.keep(await context.newPage(), settings);
    }
    await use((kept.page as Page).context());
    // A service worker stays, and so may anything else after a failure.
    if (serviceWorkers !== "block" || info.status !== info.expectedStatus) kept.isSpent = true;
  },
  page: async ({ context, kept }, use) => {
    void context;
    await use(kept.page as Page);
  },
});
