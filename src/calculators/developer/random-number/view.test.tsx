import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import randomNumber from "./calculator";
import view from "./view";

beforeAll(() => prepareView(randomNumber, view));

const draw = (given = {}) => new DrawnView(randomNumber, view, { source: "seeded", seed: "1", ...given });

describe("the histogram", () => {
  it("has a step for each bin, with the expected counts", () => {
    const drawn = draw({ mode: "integer", min: 1, max: 10, count: 100, histogramBins: 10 });
    const chart = drawn.lines("Histogram");
    expect(chart).toMatchObject({ steps: true, x: { label: "Value" }, y: { label: "Count" } });
    expect([chart.x.format(1.2345), chart.y.format(1.234)]).toEqual(["1.235", "1.23"]);
    const { histogram } = drawn.outputs;
    expect(chart.x.values).toEqual([...histogram.map(({ from }: { from: number }) => from), histogram.at(-1).to]);
    const [counts, expected] = chart.series;
    expect(counts).toMatchObject({ label: "Drawn", color: "green", area: true });
    // The last value is repeated to draw the last step to its end. All hundred numbers are counted.
    expect(counts?.values.at(-1)).toBe(counts?.values.at(-2));
    expect(counts?.values.slice(0, -1).reduce((sum, one) => (sum ?? 0) + (one ?? 0))).toBe(100);
    expect(expected).toMatchObject({ label: "Expected", color: "ochre", dashed: true });
    expect(expected?.values).toEqual(Array.from({ length: 11 }, () => expect.closeTo(10, 6)));
    expect(chart.caption).toMatch(
      /^100 values in 10 bars\. χ² is [\d.]+ with 9 degrees of freedom\. A fair source reaches that or more in [\d.]+% of draws\.$/,
    );
  });

  it("needs five numbers", () => {
    const shown = (count: number) => draw({ mode: "integer", count }).charts("Histogram").length;
    expect([shown(4), shown(5)]).toEqual([0, 1]);
  });
});

describe("the odds of dice", () => {
  it("are drawn as bars with the rolled total highlighted", () => {
    // Of 36 rolls, one is a 2 and six are a 7.
    const drawn = draw({ mode: "dice", dice: "2d6" });
    const chart = drawn.bars("Odds");
    expect(chart.categories).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
    expect(chart).toMatchObject({ x: { label: "Total" }, y: { label: "Chance" } });
    expect(chart.y.format(0.16667)).toBe("16.67%");
    expect(chart.series).toHaveLength(1);
    expect(chart.series[0]).toMatchObject({ label: "Chance", color: "green" });
    expect(chart.series[0]?.values[0]).toBeCloseTo(1 / 36, 9);
    expect(chart.series[0]?.values[5]).toBeCloseTo(6 / 36, 9);
    const { value } = drawn.outputs;
    expect(chart.highlight).toBe(value - 2);
    const ways = 6 - Math.abs(value - 7);
    expect(chart.caption).toContain(
      `A total of ${value} comes up in ${+((100 * ways) / 36).toFixed(2)}% of rolls, that or more in `,
    );
    expect(chart.caption).toMatch(/\. The average is 7\.$/);
  });

  it("are drawn as a line if there are many totals", () => {
    // 10 to 60 are 51 totals.
    const drawn = draw({ mode: "dice", dice: "10d6" });
    const chart = drawn.lines("Odds");
    expect(chart.x).toMatchObject({ label: "Total", values: Array.from({ length: 51 }, (_, i) => 10 + i) });
    expect([chart.x.format(35), chart.y.format(0.0727)]).toEqual(["35", "7.27%"]);
    expect(chart.y.label).toBe("Chance");
    expect(chart.series[0]).toMatchObject({ label: "Chance", color: "green", area: true });
    expect(chart.series[0]?.values[0]).toBeCloseTo(6 ** -10, 12);
    expect(chart.marks).toEqual([{ x: drawn.outputs.value, label: String(drawn.outputs.value) }]);
    // 1 to 40 and 1 to 41 are 40 and 41 totals.
    expect(draw({ mode: "dice", dice: "1d40" }).charts("Odds")[0]?.kind).toBe("bars");
    expect(draw({ mode: "dice", dice: "1d41" }).charts("Odds")[0]?.kind).toBe("lines");
  });
});

describe("dice and coins", () => {
  it("are drawn, with dropped dice struck through", () => {
    const html = draw({ mode: "dice", dice: "4d6kh3" }).html("Display");
    expect(html.match(/<svg class="die"/g)).toHaveLength(3);
    expect(html.match(/<svg class="die dropped"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-label="\d, dropped"/);
    expect(html.match(/<line x1="4" y1="40" x2="40" y2="4">/g)).toHaveLength(1);
    expect(html).toContain('<rect x="1" y="1" width="42" height="42" rx="6">');
  });

  it("show the dots of real dice", () => {
    const html = ["1", "2", "3", "4", "5", "6"]
      .map((seed) => draw({ mode: "dice", dice: "6d6", seed }).html("Display"))
      .join("");
    const third = { 12: 0, 22: 1, 32: 2 } as Readonly<Record<string, number>>;
    const faces = new Map(
      [...html.matchAll(/<svg class="die"[^>]*aria-label="(\d)">(.*?)<\/svg>/g)].map(([, face, dots]) => [
        face,
        [...(dots as string).matchAll(/cx="(\d+)" cy="(\d+)" r="3.6"/g)]
          .map(([, x = "", y = ""]) => `${third[x]}${third[y]}`)
          .sort()
          .join(" "),
      ]),
    );
    expect(Object.fromEntries([...faces].sort())).toEqual({
      1: "11",
      2: "00 22",
      3: "00 11 22",
      4: "00 02 20 22",
      5: "00 02 11 20 22",
      6: "00 01 02 20 21 22",
    });
  });

  it("show a number if the die does not have six sides", () => {
    const text = (dice: string) => draw({ mode: "dice", dice }).html("Display");
    expect(text("1d20")).toMatch(/<text x="22" y="29">\d+<\/text>/);
    expect(text("1d20")).not.toContain("3.6");
    // Most numbers up to a million have more than four digits.
    expect(text("1d1000000")).toMatch(/<text x="22" y="26" class="long">|<text x="22" y="29"/);
  });

  it("are limited to sixty coins", () => {
    const html = draw({ mode: "coin", count: 62 }).html("Display").replaceAll("<!-- -->", "");
    expect(html.match(/<svg class="coin [HT]"/g)).toHaveLength(60);
    expect(html).toContain("<span>and 2 more</span>");
    expect(html).toMatch(
      /class="coin H"[^>]*aria-label="Heads"><circle cx="22" cy="22" r="20.5"><\/circle><text x="22" y="29">H</,
    );
    expect(html).toMatch(/class="coin T"[^>]*aria-label="Tails"/);
    expect(draw({ mode: "coin", count: 60 }).html("Display")).not.toContain("more");
    expect(draw({ mode: "integer" }).html("Display")).toBe("");
  });
});

it("keeps a record, with a replay link for seeded draws", () => {
  const seeded = draw({ mode: "integer", seed: "1" });
  expect(seeded.text("Draw record")).toMatch(
    /^Time — Drawn 1 whole number from 1 to 100 Result \d+ Randomness .* Seed 1 Commitment SHA-256 [0-9a-f]{64} Copy record Copy the replay link$/,
  );
  // SHA-256 of “1”.
  expect(seeded.text("Draw record")).toContain("6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b");
  expect(draw({ source: "crypto" }).text("Draw record")).toMatch(/ Copy record$/);
});

it("lists values and teams as text", () => {
  const values = draw({ mode: "integer", count: 3 });
  expect(values.html("As text")).toContain('aria-label="Values"');
  expect(values.text("As text")).toMatch(/^\d+, \d+, \d+ Copy all Download text Download CSV$/);
  const teams = draw({ mode: "teams" });
  expect(teams.html("As text")).toContain('aria-label="Teams"');
  expect(teams.text("As text")).toMatch(/^Team 1: .* Team 2: /);
});

it("shows the tabs and figures of each mode", () => {
  const shown = (mode: string, count = 1) => draw({ mode, count });
  const many = ["sum", "mean", "median", "smallest", "largest", "standardDeviation"];
  expect(shown("integer").tabs).toEqual(["Values", "Draw record"]);
  expect(shown("integer").figures).not.toContain("mean");
  expect(shown("integer", 2).tabs).toEqual(["Values", "As text", "Draw record"]);
  expect(shown("integer", 2).figures).toEqual(expect.arrayContaining(many));
  expect(shown("dice").tabs).toEqual(["Odds", "Rolls", "Values", "Draw record"]);
  expect(shown("dice").figures).toEqual(expect.arrayContaining(["expectedTotal", "minTotal", "maxTotal"]));
  expect(shown("coin").figures).not.toContain("heads");
  expect(shown("coin", 2).figures).toEqual(expect.arrayContaining(["heads", "tails", "longestRun"]));
  expect(shown("normal", 2).figures).toEqual(expect.arrayContaining([...many, "expectedMean"]));
  expect(shown("shuffle").tabs).toEqual(["Values", "As text", "Draw record"]);
  expect(shown("teams").tabs).toEqual(["Teams", "As text", "Draw record"]);
});
