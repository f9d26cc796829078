import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LIMITS, measure, overBudget } from "./budgets.mjs";

/** Base64 of random bytes does not compress below three quarters of its length. */
const noise = (bytes) => randomBytes(bytes).toString("base64");
const pageOf = (kind, { body = "", style = "", files = ["/a.js"] } = {}) =>
  `<script type="application/json" id="scripts">${JSON.stringify({ page: { kind }, files })}</script>` +
  `<style>${style}</style><body>${body}</body>`;

describe("byte budgets", () => {
  it("count scripts fetched at once, HTML without its styles, and styles", () => {
    const size = measure("tip", pageOf("calculator", { style: noise(6000), files: ["/a.js", "/b.js"] }), (address) =>
      address === "/a.js" ? noise(30_000) : noise(20_000),
    );
    expect(size.rich).toBe(true);
    expect(size.script).toBeGreaterThan(50_000);
    expect(size.script).toBeLessThan(52_000);
    expect(size.html).toBeLessThan(200);
    expect(size.css).toBeGreaterThan(6000);
  });

  it("use the rich limits for calculators and the simple ones for every other page", () => {
    const read = () => noise(90_000);
    expect(overBudget([measure("tip", pageOf("calculator"), read)])).toEqual([]);
    for (const [name, kind] of [
      ["percentage-calculator", "calculator"],
      ["index", "home"],
    ])
      expect(overBudget([measure(name, pageOf(kind), read)])).toEqual([
        expect.stringMatching(new RegExp(`^${name}: 9\\d\\.\\d KB of script, allowed are 83\\.0 KB$`)),
      ]);
  });

  it("are exceeded by a single extra byte", () => {
    const size = { name: "tip", rich: true, script: LIMITS.script.rich, html: LIMITS.html, css: LIMITS.css };
    expect(overBudget([size])).toEqual([]);
    for (const kind of ["script", "html", "css"])
      expect(overBudget([{ ...size, [kind]: size[kind] + 1 }])).toHaveLength(1);
  });
});
