import { describe, expect, it } from "vitest";
import { root } from "./setup.mjs";
import { pageModule, pageSources, plugins } from "./vite-shared.mjs";

describe("modules of pages", () => {
  it("do not depend on where the project lies: their length decides which modules share a file", () => {
    const { load } = plugins().find(({ name }) => name === "calculator-pages");
    const codes = pageSources().map((source) => load(`\0${pageModule(source)}`));
    expect(codes).toContain(
      'export { default as calculator } from "/src/calculators/financial/mortgage/calculator.ts";' +
        ' export { default as view } from "/src/calculators/financial/mortgage/view.tsx";',
    );
    expect(codes.filter((code) => code.includes(root))).toEqual([]);
  });
});
