/** Runs axe in the pages of browser tests. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type WithAxe = Window & { axe?: { run(options: object): Promise<AxeResults> } };

/** Injects axe into the page unless it is already there. */
export async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  // The page's policy blocks scripts from elsewhere, so the test injects its own through the debugger.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: source });
  await session.detach();
}

/**
 * What axe finds on the page in its current state, as one line per violation.
 * @param rules the only rules to check; all of them if omitted
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await injectAxe(page);
  const violations = await page.evaluate(
    async (runOnly) =>
      (
        await (window as WithAxe).axe?.run({
          resultTypes: ["violations"],
          selectors: false,
          ...(runOnly && { runOnly }),
        })
      )?.violations,
    rules,
  );
  if (!violations) throw new Error("axe did not run");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}
