import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import ratio from "./calculator";
import view from "./view";

beforeAll(() => prepareView(ratio, view));

const draw = (mode: string, given = {}) => new DrawnView(ratio, view, { mode, ...given });

describe("the bar of parts", () => {
  it("shows the parts of a ratio, and their total", () => {
    const parts = draw("simplify", { ratio: "10:20:30" }).parts;
    expect(parts).toMatchObject({
      rows: [
        { label: "Part 1 (16.67%)", value: 1 },
        { label: "Part 2 (33.33%)", value: 2 },
        { label: "Part 3 (50%)", value: 3 },
      ],
      total: { label: "Total parts", value: 6 },
    });
    expect(parts?.text?.(1.23456789)).toBe("1.234568");
  });

  it("shows the shares of an amount, rounded if requested", () => {
    const given = { ratio: "1:2", amount: "100" };
    expect(draw("share", given).parts).toMatchObject({
      rows: [{ value: expect.closeTo(100 / 3, 9) }, { value: expect.closeTo(200 / 3, 9) }],
      total: { label: "Amount", value: 100 },
    });
    const rounded = draw("share", { ...given, shareRounding: "largest-remainder", shareDecimals: 0 });
    expect(rounded.parts?.rows.map(({ value }) => value)).toEqual([33, 67]);
    const cents = draw("share", { ...given, ratio: "1:7", shareRounding: "largest-remainder" });
    expect(cents.parts?.rows.map(({ value }) => cents.parts?.text?.(value))).toEqual(["12.50", "87.50"]);
  });

  it("is left out for many parts, for none and for very large ones", () => {
    const ones = (count: number) => Array.from({ length: count }, (_, i) => i + 1).join(":");
    expect(draw("simplify", { ratio: ones(8) }).parts?.rows).toHaveLength(8);
    expect(draw("simplify", { ratio: ones(9) }).parts).toBeNull();
    expect(draw("proportion").parts).toBeNull();
    expect(draw("share", { ratio: "1:2", amount: "1000000000000" }).parts).not.toBeNull();
    expect(draw("share", { ratio: "1:2", amount: "1000000000001" }).parts).toBeNull();
    expect(draw("share", { ratio: "1:2", amount: "0" }).parts).toBeNull();
  });
});

describe("the number lines of a direct proportion", () => {
  it("have each first term above its second term", () => {
    // The opening: 2 : 3 = 8 : 12
    const drawn = draw("proportion");
    expect(drawn.text("Display")).toBe("0 2 8 0 3 12 Each first term is above its second term.");
    const html = drawn.html("Display");
    expect(html).toContain('role="img" aria-label="First terms: 2 and 8"');
    expect(html).toContain('role="img" aria-label="Second terms: 3 and 12"');
    expect(html.match(/inset-inline-start:25%/g)).toHaveLength(2);
    expect(html.match(/inset-inline-start:100%/g)).toHaveLength(2);
    expect(html.match(/inset-inline-start:0"/g)).toHaveLength(2);
    const thirds = draw("proportion", { a: "1.23456", b: "1", c: "2.46912" }).html("Display");
    expect(thirds).toContain("First terms: 1.2346 and 2.4691");
  });

  it.each([
    ["an inverse one", { proportionType: "inverse" }],
    ["equal terms", { a: "8", c: "8" }],
    ["a negative term", { a: "-2" }],
    ["terms too close to each other", { a: "9", c: "10" }],
    ["a term too close to zero", { a: "1", c: "10" }],
  ])("are not drawn for %s", (_, given) => {
    expect(draw("proportion", given).text("Display")).toBe("");
  });

  it("are drawn if the labels are at least 12% apart", () => {
    expect(draw("proportion", { a: "12", c: "100" }).text("Display")).toContain("12 100");
    expect(draw("proportion", { a: "11.9", c: "100" }).text("Display")).toBe("");
    expect(draw("proportion", { a: "88", c: "100" }).text("Display")).toContain("88 100");
    expect(draw("proportion", { a: "88.1", c: "100" }).text("Display")).toBe("");
    expect(draw("proportion", { a: "100", c: "50" }).html("Display")).toContain("inset-inline-start:50%");
    expect(draw("simplify").text("Display")).toBe("");
  });
});

it.each([
  ["simplify", ["unitRatio", "decimalValue", "gcd"], ["Parts"]],
  ["proportion", ["unknownExact", "constant"], []],
  ["share", ["simplified", "totalParts"], ["Parts"]],
  ["equivalent", ["simplified", "scaleFactor", "unitRatio"], ["Equal ratios", "Parts"]],
  ["combine", ["unitRatio"], ["Parts"]],
  ["compare", ["valueDifference", "matchingRatio"], []],
])("shows the figures and tabs of %s", (mode, figures, tabs) => {
  const drawn = draw(mode);
  expect(figures).toEqual(expect.arrayContaining([...drawn.figures]));
  expect(drawn.tabs).toEqual(tabs);
});

it("scales a part to a value, and does not list the terms again", () => {
  expect(draw("equivalent", { ratio: "2:3", targetPart: 1, targetValue: "10" }).tabs).toEqual([
    "Scaled",
    "Equal ratios",
    "Parts",
  ]);
});
