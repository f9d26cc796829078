import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4199);

/** Tests that measure time: two at once would distort each other's results. */
const TIMED = /@timed/;

const desk = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      // Tests need no network. Blocking requests with a route would send every request through the test.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  },
};

/** The core of the suite in the Firefox of this machine, by way of the protocol that its releases speak. */
const firefox = process.env.FIREFOX_PATH
  ? [
      {
        name: "firefox",
        use: {
          ...devices["Desktop Firefox"],
          channel: "moz-firefox",
          launchOptions: {
            executablePath: fileURLToPath(new URL("scripts/firefox-esr.mjs", import.meta.url)),
            firefoxUserPrefs: { "network.dns.localDomains": "images.unsplash.com" },
          },
        },
        grep: /@firefox/,
        workers: 1,
      },
    ]
  : [];

/** Desktop Chromium (tests set a phone's size themselves), and Firefox if FIREFOX_PATH names one. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [["list"]],
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: "America/New_York",
  },
  webServer: {
    command: `node scripts/serve-built.mjs ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
  projects: [
    { name: "desk", use: desk, grepInvert: TIMED },
    {
      name: "timed",
      use: desk,
      grep: TIMED,
      workers: 1,
      dependencies: ["desk", ...firefox.map(({ name }) => name)],
    },
    ...firefox,
  ],
});
