import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { checkWorking } from "../../../core/check-working";
import { Format } from "../../../core/format";
import { headlineText } from "../../../core/headline";
import type { JsonObject } from "../../../core/parse";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import ratio from "./calculator";
import { missingGrammar } from "./ratio";

const messages = (inputs: JsonObject) => problemsOf(ratio, inputs).map(({ field, message }) => `${field}: ${message}`);

beforeAll(() => missingGrammar(["1 to 2"])?.load());

describe("simplify", () => {
  it.each([
    ["2.5 : 1/2 : 3", "5:1:6", "1", "1:0.2:1.2", null, 12],
    ["12:18", "2:3", "6", "1:1.5", 2 / 3, 5],
    // Reduced by hand: 1 3/4 : 2 1/3 = 21/12 : 28/12
    ["1 3/4 to 2 1/3", "3:4", "7", "1:4/3", 0.75, 7],
    ["0:5", "0:1", "5", null, 0, 1],
    ["5:0", "1:0", "5", "1:0", null, 1],
    ["1,000:1.5e3", "2:3", "500", "1:1.5", 2 / 3, 5],
  ])("%s is %s", (text, simplified, gcd, unitRatio, decimalValue, totalParts) => {
    expect(outputsOf(ratio, { ratio: text })).toMatchObject({
      simplified,
      gcd,
      unitRatio,
      decimalValue,
      totalParts,
    });
  });

  it("gives each part its fraction of the whole", () => {
    const { parts, sharesTotal } = outputsOf(ratio, { ratio: "3:4:5" });
    expect(parts[1]).toEqual({
      part: 2,
      ratio: "4",
      fraction: "1/3",
      percent: 100 / 3,
      share: null,
      shareExact: null,
      roundedShare: null,
    });
    expect(sharesTotal).toBeNull();
  });

  it("does not change with a common factor", () => {
    const term = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(fc.array(term, { minLength: 2, maxLength: 6 }), term, (terms, factor) => {
        const scaled = terms.map((one) => `${one * factor}/7`).join(":");
        expect(outputsOf(ratio, { ratio: scaled }).simplified).toBe(
          outputsOf(ratio, { ratio: terms.join(" to ") }).simplified,
        );
      }),
    );
  });
});

describe("proportion", () => {
  // 2 : 3 = 8 : 12
  it.each(["a", "b", "c", "d"])("finds %s from the other three", (unknown) => {
    const terms = { a: "2", b: "3", c: "8", d: "12" };
    const outputs = outputsOf(ratio, { mode: "proportion", ...terms, [unknown]: null, unknown });
    expect(outputs).toMatchObject({ a: 2, b: 3, c: 8, d: 12, constant: 2 / 3 });
    expect(outputs.unknownExact).toBe(terms[unknown as keyof typeof terms]);
  });

  // 6 workers need 4 days, 8 workers 3
  it.each(["a", "b", "c", "d"])("finds %s of an inverse proportion", (unknown) => {
    const terms = { a: "6", b: "4", c: "8", d: "3" };
    const inputs = { mode: "proportion", proportionType: "inverse", ...terms, unknown };
    expect(outputsOf(ratio, inputs)).toMatchObject({ a: 6, b: 4, c: 8, d: 3, constant: 24 });
  });

  it("keeps fractions, and has no constant over 0", () => {
    expect(outputsOf(ratio, { mode: "proportion", a: "3", b: "1", c: "1" }).unknownExact).toBe("1/3");
    expect(outputsOf(ratio, { mode: "proportion", b: "0" })).toMatchObject({ d: 0, constant: null });
  });

  it("needs a divisor and three terms", () => {
    expect(messages({ mode: "proportion", a: "0" })).toEqual(["a: Term a must not be 0."]);
    expect(messages({ mode: "proportion", unknown: "a" })).toEqual(["d: Enter a number for term d."]);
    expect(messages({ mode: "proportion", proportionType: "inverse", unknown: "a", b: "0", d: "1" })).toEqual([
      "b: Term b must not be 0.",
    ]);
  });

  it("reads as an equation, whichever term is unknown", () => {
    const sentence = (inputs: JsonObject) => headlineText(headlineOf(ratio, { mode: "proportion", ...inputs }));
    expect(sentence({})).toBe("2 : 3 = 8 : 12");
    expect(sentence({ unknown: "b", a: 2, c: 8, d: 12 })).toBe("2 : 3 = 8 : 12");
    expect(sentence({ unknown: "c", a: 3, b: 4, d: 20 })).toBe("3 : 4 = 15 : 20");
    expect(sentence({ unknown: "a", b: 4, c: 15, d: 20 })).toBe("3 : 4 = 15 : 20");
    expect(sentence({ proportionType: "inverse", a: 6, b: 4 })).toBe("6 × 4 = 8 × 3");
    // Beyond the largest double
    expect(sentence({ unknown: "b", a: 1, c: 1, d: `-1${"0".repeat(309)}` })).toMatch(/^1 : −10{309} = /);
  });
});

describe("share", () => {
  const share = (inputs: JsonObject) => outputsOf(ratio, { mode: "share", ...inputs });
  const column = (outputs: { parts: Record<string, unknown>[] }, key: string) => outputs.parts.map((row) => row[key]);

  it("shares exactly", () => {
    const outputs = share({ ratio: "1:2:3", amount: "100" });
    expect(column(outputs, "shareExact")).toEqual(["50/3", "100/3", "50"]);
    expect(column(outputs, "roundedShare")).toEqual([null, null, null]);
    expect(outputs.sharesTotal).toBe(100);
  });

  it("gives what is left over to the largest remainders, the earlier part first on a tie", () => {
    const rounding = { shareRounding: "largest-remainder" };
    expect(column(share({ ...rounding, ratio: "1:1:1" }), "roundedShare")).toEqual([33.34, 33.33, 33.33]);
    // 1 in the ratio 1 : 2 : 7, in whole units: remainders 0.1, 0.2 and 0.7
    const whole = share({ ...rounding, ratio: "1:2:7", amount: "1", shareDecimals: 0 });
    expect(column(whole, "roundedShare")).toEqual([0, 0, 1]);
    const cents = { ...rounding, mode: "share", ratio: "1:3:4", amount: "50" };
    expect(headlineOf(ratio, cents).figure).toBe("6.25, 18.75 and 25.00");
  });

  it("rounds to shares that add up to the amount, each less than a unit from the exact one", () => {
    const terms = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 50 });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 1e9 }), (all, cents) => {
        const amount = `${cents}e-2`;
        const { parts } = share({ ratio: all.join(":"), amount, shareRounding: "largest-remainder" });
        const units = parts.map((row: { roundedShare: number }) => Math.round(100 * row.roundedShare));
        expect(units.reduce((sum: number, one: number) => sum + one, 0)).toBe(cents);
        for (const row of parts) expect(Math.abs(row.roundedShare - row.share)).toBeLessThan(0.01 + 1e-9);
      }),
    );
  });

  it("rejects an amount that its shares cannot add up to", () => {
    const inputs = { mode: "share", amount: "1/3", shareRounding: "largest-remainder" };
    expect(messages(inputs)[0]).toMatch(/^shareDecimals: The amount has more than 2 decimals/);
    expect(messages({ mode: "share", amount: "ten" })).toEqual(["amount: Enter a number for the amount to share."]);
    expect(messages({ mode: "share", amount: "-1" })[0]).toMatch(/^amount: /);
  });
});

describe("equivalent", () => {
  it("lists multiples and scales a part", () => {
    const outputs = outputsOf(ratio, {
      mode: "equivalent",
      ratio: "10:2:12",
      count: 3,
      targetPart: 2,
      targetValue: "1/3",
    });
    expect(outputs.equivalents).toEqual([
      { multiplier: 1, ratio: "5:1:6" },
      { multiplier: 2, ratio: "10:2:12" },
      { multiplier: 3, ratio: "15:3:18" },
    ]);
    expect(outputs.scaleFactor).toBeCloseTo(1 / 3, 15);
    expect(outputs.scaled).toEqual([
      { part: 1, value: 5 / 3, valueExact: "5/3" },
      { part: 2, value: 1 / 3, valueExact: "1/3" },
      { part: 3, value: 2, valueExact: "2" },
    ]);
  });

  it("scales nothing without a value, and no part that is 0 or missing", () => {
    expect(outputsOf(ratio, { mode: "equivalent" })).toMatchObject({ scaled: [], scaleFactor: null });
    expect(messages({ mode: "equivalent", targetPart: 4 })).toEqual([
      "targetPart: Part to scale must be between 1 and 3.",
    ]);
    expect(messages({ mode: "equivalent", ratio: "0:1", targetValue: "2" })[0]).toMatch(/^targetPart: Part 1 is 0/);
  });
});

describe("two ratios", () => {
  it("combines over the least common multiple", () => {
    const combined = (one: string, other: string) =>
      outputsOf(ratio, { mode: "combine", ratio: one, ratio2: other }).combined;
    // Textbook case: a:b = 2:3 and b:c = 4:5 make 8:12:15
    expect(combined("2:3", "4:5")).toBe("8:12:15");
    expect(combined("1:1/2", "0.25:3")).toBe("2:1:12");
    expect(messages({ mode: "combine", ratio: "2:0" })).toEqual(["ratio: The shared term must be more than 0."]);
  });

  it.each([
    ["2:3", "4:6", "equal", 0, "4:6"],
    ["2:3", "4:5", "second", 2 / 3 - 0.8, "4:6"],
    ["3:2", "5:4", "first", 0.25, "5:10/3"],
    ["1:0", "5:4", "first", null, "5:0"],
    ["1:0", "3:0", "equal", null, "3:0"],
    ["0:1", "1:9", "second", -1 / 9, null],
  ])("%s and %s: %s", (one, other, greater, difference, matchingRatio) => {
    const outputs = outputsOf(ratio, { mode: "compare", ratio: one, ratio2: other });
    expect(outputs).toMatchObject({ greater, equal: greater === "equal", matchingRatio });
    if (difference === null) expect(outputs.valueDifference).toBeNull();
    else expect(outputs.valueDifference).toBeCloseTo(difference, 14);
  });

  it("reports what is wrong with both", () => {
    expect(messages({ mode: "compare", ratio: "1:2:3", ratio2: "4" })).toEqual([
      "ratio: Enter two numbers, for example 2:3.",
      "ratio2: “4” is not understood. Enter a ratio, such as 2:3 or 1.5 kg : 250 g.",
    ]);
  });
});

it.each([
  ["", "Enter a ratio, such as 2:3 or 1.5 kg : 250 g."],
  ["5", "“5” is not understood. Enter a ratio, such as 2:3 or 1.5 kg : 250 g."],
  ["2:-3", "Terms must be 0 or more."],
  ["0:0", "At least one term must be more than 0."],
  ["2:x", "“x” is not understood. Enter a ratio, such as 2:3 or 1.5 kg : 250 g."],
  ["2::3", "“2::3” is not understood. Enter a ratio, such as 2:3 or 1.5 kg : 250 g."],
  [Array(51).fill("1").join(":"), "Enter at most 50 terms."],
])("rejects the ratio “%s”", (text, message) => {
  expect(messages({ ratio: text })).toEqual([`ratio: ${message}`]);
});

it("reads terms with units of one kind, and says how", async () => {
  const inputs = { ratio: "1.5 kg : 250 g", ratio2: "4:5" };
  await missingGrammar([inputs.ratio])?.load();
  expect(outputsOf(ratio, inputs)).toMatchObject({ simplified: "6:1", noticeCodes: "ratio-read" });
  expect(outputsOf(ratio, { ratio: "1920 x 1080" }).simplified).toBe("16:9");
  expect(messages({ ratio: "1.5 kg : 250 m" })[0]).toMatch(/^ratio: “250 m” is not understood/);
});

it("shows every step as arithmetic that holds", () => {
  const run = (inputs: JsonObject) => workingOf(ratio, modelOf(ratio, inputs), new Format());
  const gcdSteps = run({ ratio: "12:18" });
  expect(gcdSteps[0]).toEqual({
    label: "Greatest common divisor of 12 and 18",
    expression: "18 − 1 × 12 = 6; 12 − 2 × 6 = 0",
    value: "6",
  });
  for (const [inputs, least] of [
    [{ ratio: "2.5:1/2:3" }, 5],
    [{ mode: "proportion" }, 1],
    [{ mode: "share", ratio: "1:1:1", shareRounding: "largest-remainder" }, 5],
    [{ mode: "equivalent", targetValue: "10" }, 4],
    [{ mode: "combine" }, 2],
    [{ mode: "compare" }, 5],
  ] as const) {
    const { faults, evaluated } = checkWorking(run(inputs));
    expect(faults).toEqual([]);
    expect(evaluated).toBeGreaterThanOrEqual(least);
  }
  const shared = run({ mode: "share", ratio: "3:2:5", amount: "1000.01", shareRounding: "largest-remainder" });
  expect(shared.find(({ label }) => label === "Left over")?.expression).toBe("1,000.01 − 1,000");
  expect(run({ mode: "combine" }).at(-1)?.value).toBe("8:12:15");
  const scaled = run({ mode: "equivalent", ratio: "2:3", targetValue: "10" }).map(({ label }) => label);
  expect(scaled.filter((label) => label.startsWith("Part "))).toEqual(["Part 1", "Part 2"]);
});
