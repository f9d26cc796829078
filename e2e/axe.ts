/** axe in the pages of browser tests. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type WithAxe = Window & { axe?: { run(options: object): Promise<AxeResults> } };

/** What axe finds on the page as it is now, a sentence each. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    // The page's policy keeps strange scripts out; the test's own goes in by the debugger's door.
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: source });
    await session.detach();
  }
  const violations = await page.evaluate(
    async () => (await (window as WithAxe).axe?.run({ resultTypes: ["violations"] }))?.violations,
  );
  if (!violations) throw new Error("axe did not run");
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
