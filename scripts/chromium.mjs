/**
 * Finds a Chromium for the browser tests: one on the machine, else Debian's package, else Playwright's own. The headless
 * shell, the same engine without the browser around it, takes a third of the time that a full browser does.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackage, isRoot } from "./debian.mjs";

const SHELL = "/usr/bin/chromium-headless-shell";
const USUAL = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @returns the path of an executable that exists */
export async function ensureChromium() {
  const { chromium } = await import("@playwright/test");
  const find = () =>
    [process.env.CHROME_PATH, ...USUAL, chromium.executablePath()].find((path) => path && existsSync(path));
  const chosen = process.env.CHROME_PATH || existsSync(SHELL);
  // A CI machine is disposable, so it gets the faster one even if it already has another.
  if (!chosen && (process.env.CI || !find()))
    installPackage("chromium-headless-shell", "the browser tests are quickest with it.");
  if (!find()) installPackage("chromium", "the browser tests need one.");
  if (find()) return find();
  const system = isRoot ? ["--with-deps"] : [];
  const also = isRoot ? ", and the system packages it needs, as root" : "";
  console.error(`Installing Playwright's Chromium${also}: the browser tests need one.`);
  spawnSync("npx", ["playwright", "install", ...system, "chromium"], { stdio: "inherit" });
  const installed = find();
  if (!installed) throw new Error("The browser tests need a Chromium; set CHROME_PATH to one.");
  return installed;
}
