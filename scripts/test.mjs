/**
 * `npm test`: types, style, dead code, unit and property tests, then the byte budgets of the built site and what
 * its visits cost, and the site in a real browser. Sets up whatever is missing, and announces anything that goes beyond
 * node_modules. `npm test -- unit` stops before the byte budgets; `npm test -- e2e` runs only them and the
 * browser tests. `npm test -- calculator financial/mortgage` tests one calculator: its own tests, and those of the
 * whole catalog and of all views for this one.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run, runTogether, setup } from "./setup.mjs";

setup();
const [part, ...rest] = process.argv.slice(2);
const npx = (...args) => run("npx", ["--no-install", ...args]);

if (part === "calculator") {
  const [folder = ""] = rest;
  const path = join("src/calculators", folder);
  if (!existsSync(join(root, path, "meta.ts"))) {
    console.error(`There is no calculator in ${path}. Usage: npm test -- calculator financial/mortgage`);
    process.exit(2);
  }
  const isCollection = existsSync(join(root, path, "tools"));
  const shared = isCollection
    ? ["src/site/tools.test.tsx"]
    : ["src/site/views.test.tsx", "src/site/calculator/arrangement.test.ts"];
  run(
    "npx",
    [
      "--no-install",
      "vitest",
      "run",
      `${path}/`,
      "src/calculators/accuracy.test.ts",
      "src/calculators/catalog.test.ts",
      "src/calculators/units.test.ts",
      ...shared,
    ],
    {
      env: { ...process.env, ONLY_CALCULATOR: folder },
    },
  );
  process.exit();
}

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
  run(process.execPath, ["scripts/visits.mjs", "--check"]);
  const { ensureChromium } = await import("./chromium.mjs");
  const CHROME_PATH = await ensureChromium();
  const { ensureFirefox } = await import("./firefox.mjs");
  const FIREFOX_PATH = ensureFirefox();
  run("npx", ["--no-install", "playwright", "test", ...(part === "e2e" ? rest : [])], {
    cwd: root,
    env: { ...process.env, CHROME_PATH, ...(FIREFOX_PATH && { FIREFOX_PATH }) },
  });
}
