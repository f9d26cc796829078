import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import arithmetic from "./calculator";
import view from "./view";

beforeAll(() => prepareView(arithmetic, view));

const draw = (mode: string, given = {}) => new DrawnView(arithmetic, view, { mode, ...given });

describe("the calculation on paper", () => {
  it("is written in columns", () => {
    const html = draw("operation", { operation: "add", a: "1234", b: "7" }).html("Display");
    expect(html).toContain('class="written-out" tabindex="0" role="region" aria-label="Written out"');
    expect(draw("operation", { operation: "add", a: "1234", b: "7" }).text("Display")).toMatch(/1234 \+ 7 ─+ 1241$/);
  });

  it("has the bracket of a division, and the partial products of a multiplication", () => {
    expect(draw("long-division", { a: "84", b: "7", decimals: 0 }).text("Display")).toMatch(/^12 ┌─+ 7 │ 84 −7 /);
    expect(draw("long-multiplication", { a: "12", b: "34" }).text("Display")).toMatch(
      /^12 × 34 ─+ 48 \+? ?36.* ─+ 408$/,
    );
  });

  it("says where a division stops that does not come out", () => {
    const divided = (decimals: number) => draw("long-division", { a: "2469", b: "8", decimals }).text("Display");
    // 2469 ÷ 8 is 308.625.
    expect(divided(2)).toMatch(/Carried to 2 decimals$/);
    expect(divided(3)).not.toContain("Carried");
    expect(draw("operation", { operation: "divide", a: "1", b: "3" }).text("Display")).toMatch(
      /Carried to 6 decimals$/,
    );
  });

  it("is a formula for an expression, with its value if that is short", () => {
    expect(draw("expression", { expression: "2/3 + 5/6" }).text("Display")).toBe("2 3 + 5 6 = 3 2");
    expect(draw("expression", { expression: "2/3 + 5/6" }).html("Display")).toContain('class="written-out math"');
    const long = (power: number) => draw("expression", { expression: `10^${power}` }).text("Display");
    // With the denominator of 1, 58 zeros have 60 digits.
    expect(long(57)).toContain("=");
    expect(long(58)).not.toContain("=");
  });

  it("is omitted if it is too wide or too long", () => {
    const nines = (count: number) => "9".repeat(count);
    const sum = (count: number) => draw("operation", { operation: "add", a: nines(count), b: "1" }).html("Display");
    expect(sum(20)).toContain("<pre");
    expect(sum(61)).not.toContain("<pre");
    const digits = (decimals: number) =>
      draw("long-division", { a: "1", b: "7", decimals }).html("Display").includes("<pre");
    expect(digits(20)).toBe(true);
    expect(digits(60)).toBe(false);
  });
});

describe("factor trees", () => {
  it("split a number into its primes, the smallest first", () => {
    const html = draw("lcm-gcd", { numbers: "84" }).html("Display");
    expect(html).toContain('aria-label="84 = 2 × 2 × 3 × 7"');
    // Each level is 34 to the right and 40 down; 84 is 16 wide, and the first 2 is 26 to its left, at least 8 wide.
    const texts = [...html.matchAll(/<text( class="prime")? x="(\d+)" y="(\d+)">(\d+)</g)];
    expect(texts.map(([, prime, x, y, text]) => [text, prime !== undefined, Number(x), Number(y)])).toEqual([
      ["2", true, 8, 56],
      ["84", false, 34, 16],
      ["2", true, 42, 96],
      ["42", false, 68, 56],
      ["3", true, 76, 136],
      ["21", false, 102, 96],
      ["7", true, 136, 136],
    ]);
    expect(html).toContain('<path d="M28 24L12 42"></path><path d="M40 24L62 42"></path>');
    // The 7 extends 8 to each side of 136, and the margin is 4.
    expect(html).toContain('<svg width="148" height="152"');
  });

  it("have room for long numbers", () => {
    // A prime with nine characters, each 8 wide; on its left there is room for a prime that is split off.
    const html = draw("lcm-gcd", { numbers: "1000003" }).html("Display");
    expect(html).toContain('<svg width="102" height="32" role="img" aria-label="1,000,003 = 1,000,003"');
    expect(html).toContain('<text class="prime" x="62" y="16">1,000,003<');
    expect(html).not.toContain("<path");
  });

  it("are drawn for the first six numbers that have factors", () => {
    const count = (numbers: string) => draw("lcm-gcd", { numbers }).html("Display").match(/<svg/g)?.length ?? 0;
    expect(count("2 3 4 5 6 7")).toBe(6);
    expect(count("2 3 4 5 6 7 8")).toBe(6);
    expect(count("1 4")).toBe(1);
    expect(draw("lcm-gcd", { numbers: "1 1" }).html("Display")).not.toContain("factor-trees");
    expect(draw("lcm-gcd", { numbers: "-6" }).html("Display")).toContain('aria-label="6 = 2 × 3"');
  });
});

it.each([
  ["expression", [], ["decimal", "fraction", "mixed"]],
  ["operation", [], ["decimal", "fraction", "mixed", "quotient", "remainder"]],
  ["long-multiplication", ["Partial products"], []],
  ["lcm-gcd", ["Prime factors"], ["gcd", "lcm"]],
  ["round", ["By every rule"], []],
])("shows the tabs and figures of %s", (mode, tabs, figures) => {
  const drawn = draw(mode);
  expect(drawn.tabs).toEqual(tabs);
  expect(figures).toEqual(expect.arrayContaining([...drawn.figures]));
});

it("shows the period of a repeating decimal, and the other reading of an expression", () => {
  const third = draw("long-division", { a: "1", b: "3" });
  expect(third.figures).toEqual(["fraction", "decimal", "mixed", "period", "quotient", "remainder"]);
  expect(third.tabs).toEqual(["Long division", "Programming languages"]);
  const two = draw("expression", { expression: "6/2(1+2)" });
  expect(two.outputs.alternative).not.toBeNull();
  // 9 is the same as a fraction, a decimal and a mixed number.
  expect(two.figures).toEqual(["alternative"]);
  expect(draw("expression", { expression: "7/2" }).figures).toEqual(["fraction", "decimal", "mixed"]);
});
