import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { readInputs } from "../../../core/read-inputs";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { NO_UNITS } from "../../../core/unit-state";
import { switchChoice } from "../../../core/unit-switch";
import { loadWorking } from "../../../core/working";
import calculator from "./calculator";
import { LAST_CUP, LAST_STEP, labelOf, readSize, SYSTEM_KEYS } from "./labels";
import { girthsOf } from "./rules";

beforeAll(async () => {
  await loadWorking(calculator);
});

const ask = (inputs: JsonObject = {}) => outputsOf(calculator, inputs);

function workingOf(inputs: JsonObject) {
  const result = answer(calculator, { inputs, working: true });
  return ("working" in result && result.working) || [];
}

const tape = (underbustCm: number, bustCm: number, sizingRule: string, system: string): string =>
  ask({ unitSystem: "metric", underbustCm, bustCm, sizingRule, system }).size;
const inches = (underbustIn: number, bustIn: number, sizingRule: string, system = "us"): string =>
  ask({ unitSystem: "imperial", underbustIn, bustIn, sizingRule, system }).size;

describe("the European rule", () => {
  it.each([
    // EN 13402 chart in Wikipedia, “Bra size”: ribs of 63 to 67 are 65, 68 to 72 are 70; AA over 10, A over 12 cm.
    [67, 79, "65AA"],
    [68, 80.1, "70A"],
    [72, 86, "70A"],
    [72, 86.1, "70B"],
    [72.5, 86.5, "75A"],
    [75, 93, "75C"],
    [75, 95, "75D"],
    [75, 97, "75E"],
    [75, 85, "75AAA"],
  ])("%s and %s cm: %s", (underbust, bust, size) => {
    expect(tape(underbust, bust, "en13402", "eu")).toBe(size);
  });
});

describe("the Japanese rule", () => {
  it.each([
    // Charts that quote JIS L 4006 (Wacoal, Triumph Japan): the nearest of A 10 cm, B 12.5, C 15, D 17.5.
    [70, 77.5, "AA70"],
    [70, 80, "A70"],
    [70, 82.5, "B70"],
    [70, 85, "C70"],
    [70, 87.5, "D70"],
    [75, 86.2, "A75"],
    [75, 86.25, "B75"],
  ])("%s and %s cm: %s", (underbust, bust, size) => {
    expect(tape(underbust, bust, "jis", "jp")).toBe(size);
  });
});

describe("the rules in inches", () => {
  it.each([
    // Plus four: 30 + 4 = 34, and 37 − 34 = 3 in is C; 31 + 5 = 36; no difference is AA.
    [30, 37, "34C"],
    [31, 40, "36D"],
    [30, 34, "34AA"],
    [29.5, 35.5, "34B"],
    [30, 39, "34DD"],
  ])("traditional, %s and %s in: %s", (underbust, bust, size) => {
    expect(inches(underbust, bust, "traditional")).toBe(size);
  });

  it.each([
    // Band = ribs: 28.9 in is a 28, and 29 in is a 30.
    [28.9, 32, "28D"],
    [29, 34, "30D"],
    [30, 30.4, "30AA"],
    [30, 31, "30A"],
    [30, 34.4, "30D"],
    [30, 34.5, "30DD"],
    [32, 38, "32DDD"],
  ])("modern, %s and %s in: %s", (underbust, bust, size) => {
    expect(inches(underbust, bust, "modern")).toBe(size);
  });

  it("disagree with the other rules for the default measurements", () => {
    const { rules, size } = ask();
    // 29.53 and 35.43 in: 30 and 5 in over it; 30 + 4 = 34 and 35 − 34 = 1 in. 15 cm: EU 75B, JIS (15 − 7.5) ÷ 2.5 = 3.
    expect(size).toBe("30DD");
    expect(rules.map((row: { rule: string; size: string }) => [row.rule, row.size])).toEqual([
      ["modern", "30DD"],
      ["traditional", "34A"],
      ["en13402", "34B"],
      ["jis", "34B"],
    ]);
  });

  it("give no size if the measurements are out of range", () => {
    const { rules } = ask({ underbustCm: 55, bustCm: 70, sizingRule: "en13402" });
    // 21.65 in: the modern band would be 22.
    expect(rules[0]).toEqual({ rule: "modern", band: null, cup: null, size: null });
    expect(rules[2].size).toBe("26B");
  });
});

describe("centimeters and inches", () => {
  it("give the same size", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 260, max: 540 }),
        fc.integer({ min: 5, max: 120 }),
        fc.constantFrom("modern", "traditional", "en13402", "jis"),
        (ribs, more, sizingRule) => {
          const [under, bust] = [ribs / 10, (ribs + more) / 10];
          const inInches = answer(calculator, {
            inputs: { unitSystem: "imperial", underbustIn: under, bustIn: bust, sizingRule },
          });
          const inCm = answer(calculator, {
            inputs: { unitSystem: "metric", underbustCm: under * 2.54, bustCm: bust * 2.54, sizingRule },
          });
          expect("outputs" in inCm && inCm.outputs.size).toBe("outputs" in inInches && inInches.outputs.size);
        },
      ),
    );
  });

  it("convert the typed values, and convert back to the same values", () => {
    const fields = calculator.inputs;
    const typed = { unitSystem: "metric", underbustCm: "87", bustCm: "107" };
    const situation = (texts: Readonly<Record<string, string | undefined>>, units = NO_UNITS) => ({
      fields,
      texts: texts as Readonly<Record<string, string>>,
      json: readInputs(fields, texts as Readonly<Record<string, string>>, {}, {}).json,
      units,
    });
    const there = switchChoice(situation(typed), "unitSystem", "imperial");
    // 87 ÷ 2.54 = 34.2520, 107 ÷ 2.54 = 42.1260
    expect(there.texts).toMatchObject({ underbustIn: "34.252", bustIn: "42.126" });
    const back = switchChoice(situation(there.texts, there.units), "unitSystem", "metric");
    expect(back.texts).toMatchObject({ underbustCm: "87", bustCm: "107" });
  });
});

describe("labels of other countries", () => {
  const convert = (fromSystem: string, fromBand: number, fromCup: string) =>
    Object.fromEntries(
      ask({ mode: "convert", fromSystem, fromBand, fromCup }).sizes.map(
        ({ system, size }: { system: string; size: string }) => [system, size],
      ),
    );

  it("match published charts", () => {
    // Bravissimo, Panache and Freya charts: UK 32FF = US 32H = EU 70H = FR 85H = AU 10FF.
    expect(convert("uk", 32, "ff")).toMatchObject({ us: "32H", eu: "70H", fr: "85H", au: "10FF" });
    // unitplanet.com, “Bra size converter”: UK 34B = EU 75B, EU 80D = US 36D, EU 75 = FR 90.
    expect(convert("uk", 34, "B")).toMatchObject({ eu: "75B", fr: "90B", us: "34B", au: "12B" });
    expect(convert("eu", 80, "D")).toMatchObject({ us: "36D" });
    // dimensionsguide.com: AU 8 = US 30, 18 = 40; UK E = US DDD = EU F.
    expect(convert("au", 18, "E")).toMatchObject({ us: "40DDD", uk: "40E", eu: "90F", in: "40E" });
    // Japan is a letter ahead of Europe: EU 70B is C70.
    expect(convert("eu", 70, "B").jp).toBe("C70");
  });

  it.each([
    ["us", "E", "DD"],
    ["us", "f", "DDD"],
    ["us", "DDDD", "G"],
    ["eu", " dd ", "E"],
    ["fr", "DD", "E"],
  ])("read %s %s as %s", (system, alias, cup) => {
    const band = { us: 34, eu: 75, fr: 90 }[system] as number;
    expect(ask({ mode: "convert", fromSystem: system, system, fromBand: band, fromCup: alias }).cup).toBe(cup);
  });

  it("can be read back as the same size in every system", () => {
    for (const system of SYSTEM_KEYS)
      for (let step = 0; step <= LAST_STEP; step++)
        for (let cup = 0; cup <= LAST_CUP; cup++) {
          const label = labelOf({ step, cup }, system);
          expect(readSize(system, label.band, label.cup)).toEqual({ step, cup });
        }
  });

  it("have a valid default band in every system", () => {
    for (const fromSystem of SYSTEM_KEYS)
      expect(problemsOf(calculator, { mode: "convert", fromSystem }), fromSystem).toEqual([]);
  });
});

describe("sister sizes", () => {
  it("keep the cup volume: 30D, 32C, 34B and 36A are the same", () => {
    // The example in Wikipedia, “Bra size”.
    const { sisterSizes } = ask({ mode: "convert", fromBand: 34, fromCup: "B" });
    expect(sisterSizes.map(({ step, size }: { step: number; size: string }) => [step, size])).toEqual([
      [-2, "30D"],
      [-1, "32C"],
      [0, "34B"],
      [1, "36A"],
      [2, "38AA"],
    ]);
  });

  it("are fewer at the ends of the range", () => {
    const sisters = (fromBand: number, fromCup: string) =>
      ask({ mode: "convert", fromBand, fromCup }).sisterSizes.map(({ size }: { size: string }) => size);
    expect(sisters(24, "C")).toEqual(["24C", "26B", "28A"]);
    expect(sisters(34, "AAA")).toEqual(["30A", "32AA", "34AAA"]);
    expect(sisters(34, "Q")).toEqual(["34Q", "36P", "38O"]);
  });
});

describe("a bra that fits badly", () => {
  const instead = (bandFeel: string, cupFeel: string): string =>
    ask({ mode: "fix", fromBand: 34, fromCup: "C", bandFeel, cupFeel }).size;

  it.each([
    ["good", "good", "34C"],
    // Rides up: a tighter band, and one letter up to keep the cup volume.
    ["loose", "good", "32D"],
    ["tight", "good", "36B"],
    ["good", "spilling", "34D"],
    ["good", "spilling-a-lot", "34DD"],
    ["good", "gaping", "34B"],
    ["good", "gaping-a-lot", "34A"],
    ["loose", "spilling", "32DD"],
    ["tight", "gaping", "36A"],
  ])("band %s, cups %s: %s", (bandFeel, cupFeel, size) => {
    expect(instead(bandFeel, cupFeel)).toBe(size);
  });

  it.each([
    [{ fromBand: 24, bandFeel: "loose" }, "bandFeel", "There is no band below 24."],
    [{ fromBand: 56, bandFeel: "tight" }, "bandFeel", "There is no band above 56."],
    [{ fromCup: "AA", cupFeel: "gaping-a-lot" }, "cupFeel", "There is no cup below AAA."],
    [{ fromCup: "Q", cupFeel: "spilling" }, "cupFeel", "There is no cup above Q."],
    [{ fromCup: "AAA", bandFeel: "tight" }, "bandFeel", "There is no cup below AAA."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(calculator, { mode: "fix", ...inputs })).toEqual([{ field, message }]);
  });
});

describe("tape measurements for a size", () => {
  it("are the ranges of the European rule", () => {
    // 85D: ribs of 82.5 to 87.5 cm and, at 85, a bust over 103 up to 105.
    expect(ask({ mode: "convert", fromSystem: "eu", fromBand: 85, fromCup: "D" })).toMatchObject({
      underbustFromCm: 82.5,
      underbustToCm: 87.5,
      bustFromCm: 103,
      bustToCm: 105,
    });
  });

  it("give the same size when measured", () => {
    for (let step = 0; step <= LAST_STEP; step++)
      for (let cup = 0; cup <= LAST_CUP; cup++) {
        const { underbust, bust } = girthsOf({ step, cup });
        const size = tape((underbust.from + underbust.to) / 2, bust.to, "en13402", "eu");
        expect(size).toBe(labelOf({ step, cup }, "eu").size);
      }
  });
});

describe("notices", () => {
  it("say when the difference is below the smallest cup", () => {
    expect(ask({ underbustCm: 75, bustCm: 83, sizingRule: "en13402" })).toMatchObject({
      cup: "AAA",
      cupIndex: 0,
      noticeCodes: "below-smallest-cup",
    });
    // Over 8 and up to 10 cm is the smallest cup itself.
    expect(ask({ underbustCm: 75, bustCm: 83.1, sizingRule: "en13402" }).noticeCodes).toBeNull();
  });

  it("say that brands differ for large cups", () => {
    const { noticeCodes, cupIndex } = ask({ mode: "convert", fromCup: "DDD" });
    expect([cupIndex, noticeCodes]).toEqual([7, "large-cup-varies"]);
    expect(ask({ mode: "convert", fromCup: "DD" }).noticeCodes).toBeNull();
  });
});

describe("the headline", () => {
  const sentence = (inputs: JsonObject) => {
    const { before, figure, after, second } = headlineOf(calculator, inputs);
    return [`${before} ${figure} ${after}`, second];
  };

  it("gives the size in three systems and the sister sizes", () => {
    expect(sentence({})).toEqual([
      "Your US size is 30DD (UK 30DD, EU 65E); sister sizes 28DDD and 32D.",
      "By the modern rule. The plus-four rule would give 34A.",
    ]);
    expect(sentence({ system: "jp", sizingRule: "jis" })).toEqual([
      "Your JP size is C75 (US 34B, UK 34B, EU 75B); sister sizes D70 and B80.",
      "By the Japanese rule. The plus-four rule would give B75.",
    ]);
    expect(sentence({ mode: "convert", fromSystem: "uk", fromBand: 32, fromCup: "ff" })).toEqual([
      "UK 32FF is US 32H (UK 32FF, EU 70H); sister sizes 30I and 34G.",
      // 31 and 33 in; EU 70 is 70 cm ± 2.5.
      "The modern rule gives this band to ribs of 78.7 to 83.8 cm, the European rule to 67.5 to 72.5 cm.",
    ]);
    // Both ends of the range are where measuring changes the band.
    const band = (underbustIn: number) => ask({ unitSystem: "imperial", underbustIn, bustIn: 40 }).band;
    expect([30.99, 31, 32.99, 33].map(band)).toEqual([30, 32, 32, 34]);
    expect(sentence({ mode: "convert", fromBand: 32, unitSystem: "imperial" })[1]).toMatch(/ ribs of 31 to 33 in, /);
    expect(sentence({ mode: "fix", bandFeel: "loose", system: "uk" })[0]).toBe(
      "Instead of US 34C, try UK 32D (US 32D, EU 70D); sister sizes 30DD and 34C.",
    );
  });
});

describe("bad input", () => {
  it.each([
    [{ bustCm: 75 }, "bustCm", "The bust must measure more than the ribs under it."],
    [
      { unitSystem: "imperial", underbustIn: 36, bustIn: 34 },
      "bustIn",
      "The bust must measure more than the ribs under it.",
    ],
    [
      { unitSystem: "imperial", underbustIn: 15 },
      "underbustIn",
      "Under the bust must be between 50 and 140 cm (19.7 and 55.1 in).",
    ],
    [{ bustCm: 201 }, "bustCm", "Fullest part must be between 55 and 200 cm (21.7 and 78.7 in)."],
    [
      { mode: "convert", fromSystem: "uk", fromBand: 33, fromCup: "D" },
      "fromBand",
      "UK bands are even numbers from 24 to 56.",
    ],
    [
      { mode: "convert", fromSystem: "fr", fromBand: 60 },
      "fromBand",
      "French bands are multiples of 5 from 65 to 145.",
    ],
    [
      { mode: "convert", fromSystem: "eu", fromBand: 75, fromCup: "FF" },
      "fromCup",
      "EU cups are AAA, AA, A, B, C … Q.",
    ],
    [{ mode: "convert", fromCup: "constructor" }, "fromCup", "US cups are AAA, AA, A, B, C … Q."],
    [{ underbustCm: 55, bustCm: 70 }, "underbustCm", "By this rule the band would be 22. Bands go from 24 to 56."],
    [{ underbustCm: 75, bustCm: 200 }, "bustCm", "By this rule the cup would be larger than the largest, Q."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(calculator, inputs)).toEqual([{ field, message }]);
  });
});

it("shows the rule in the working", () => {
  expect(workingOf({ sizingRule: "en13402", underbustCm: 87, bustCm: 107, system: "eu" })).toEqual([
    {
      label: "Band in cm: ribs plus half a step, rounded down to a multiple of 5",
      expression: "87 + 2.5",
      value: "85",
    },
    { label: "Difference in cm", expression: "107 − 87", value: "20" },
    { label: "Cup index, rounded up", expression: "(20 − 10) ÷ 2", value: "5" },
    { label: "Band index", expression: "(85 − 50) ÷ 5", value: "7" },
    { label: "EU band", expression: "50 + 5 × 7", value: "85" },
    { label: "EU cup", expression: "number 5 of AAA, AA, A, B, C, D, counted from 0", value: "D" },
  ]);
});
