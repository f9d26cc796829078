/**
 * `npm test`: types, style, dead code, unit and property tests, then the byte budgets of the built site, and
 * the site in a real browser. Sets up whatever is missing, and announces anything that goes beyond
 * node_modules. `npm test -- unit` stops before the byte budgets; `npm test -- e2e` runs only them and the
 * browser tests.
 */
import { root, run, runTogether, setup } from "./setup.mjs";

setup();
const [part, ...rest] = process.argv.slice(2);
const npx = (...args) => run("npx", ["--no-install", ...args]);

// Each of these uses one processor.
await runTogether([
  ...(part === "e2e"
    ? []
    : [
        ["npm", "run", "-s", "types"],
        ["npm", "run", "-s", "lint"],
      ]),
  ...(part === "unit" ? [] : [[process.execPath, "scripts/build.mjs"]]),
]);
if (part !== "e2e") {
  const { ensureCaddy } = await import("./caddy.mjs");
  ensureCaddy();
  npx("vitest", "run");
}
if (part !== "unit") {
  run(process.execPath, ["scripts/budgets.mjs"]);
  const { ensureChromium } = await import("./chromium.mjs");
  const CHROME_PATH = await ensureChromium();
  run("npx", ["--no-install", "playwright", "test", ...(part === "e2e" ? rest : [])], {
    cwd: root,
    env: { ...process.env, CHROME_PATH },
  });
}
