import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, testTools } from "../../../core/testing";
import randomNumber from "./calculator";

beforeAll(() => prepare(randomNumber, { inputs: { mode: "dice", source: "seeded" } }) ?? undefined);

const ask = (inputs: JsonObject) => outputsOf(randomNumber, inputs, testTools());
const seeded = (inputs: JsonObject) => ask({ ...inputs, source: "seeded" });
const problemOf = (inputs: JsonObject) => {
  const [problem] = problemsOf(randomNumber, inputs, testTools());
  return [problem?.field, problem?.message];
};

describe("seeded draws match an independent implementation in Python", () => {
  it.each([
    [{ max: 100, count: 5 }, "47, 18, 90, 47, 53"],
    [{ max: 100, count: 5, seed: "hello" }, "40, 29, 57, 67, 75"],
    [{ max: 100, count: 5, prng: "pcg32" }, "9, 88, 92, 94, 56"],
    [{ max: 100, count: 5, prng: "mt19937" }, "57, 40, 10, 2, 97"],
    [{ mode: "decimal", min: -1, max: 2.5, count: 4 }, "-0.57, 1.29, 2.45, 2.39"],
    [{ mode: "coin", count: 12, separator: "" }, "HHTTHHHTHTTH"],
    [{ mode: "pick", count: 3 }, "blue, red, teal"],
    [{ mode: "pick", count: 6, withReplacement: true }, "blue, red, green, green, violet, red"],
    [{ mode: "shuffle" }, "green, violet, white, teal, black, amber, red, blue"],
    [{ max: 49, count: 6, unique: true }, "49, 34, 20, 47, 6, 26"],
    [{ max: 49, count: 6, unique: true, sort: "ascending" }, "6, 20, 26, 34, 47, 49"],
    [{ max: 10, count: 10, unique: true }, "7, 10, 4, 9, 3, 8, 5, 6, 1, 2"],
    [
      { min: -9007199254740991, max: 9007199254740991, count: 3 },
      "-3694284558657359, -3016376074343058, -2013411938523234",
    ],
    [{ mode: "dice", count: 3 }, "15, 12, 11"],
  ])("%o", (inputs, values) => {
    expect(seeded(inputs).valuesText).toBe(values);
  });

  it("draws normal and exponential numbers accurate to the last digits (mpmath)", () => {
    const normal = seeded({ mode: "normal", meanValue: 50, sdValue: 10, count: 3 }).values;
    const expected = [51.858823872648436, 36.157396357856854, 37.0150295964598];
    for (const [i, value] of expected.entries()) expect(normal[i].value / value).toBeCloseTo(1, 14);
    const exponential = seeded({ mode: "exponential", rate: 4, count: 3 }).values;
    const waits = [0.2131714640298862, 0.021699951540814864, 0.02552432154336382];
    for (const [i, value] of waits.entries()) expect(exponential[i].value / value).toBeCloseTo(1, 14);
  });

  it("deals teams from the shuffled list", () => {
    const { teamsText, teams, values, valuesText } = seeded({ mode: "teams", teamValue: 3 });
    expect(teamsText).toBe("Team 1: green, teal, red\nTeam 2: violet, black, blue\nTeam 3: white, amber");
    expect(teams[2]).toEqual({ team: 3, members: "white, amber" });
    expect([values, valuesText]).toEqual([[], null]);
    expect(seeded({ mode: "teams", teamBy: "size", teamValue: 3 }).teams).toHaveLength(3);
  });

  it("commits to the seed before the draw (SHA-256)", () => {
    expect(seeded({}).seedCommitment).toBe("158a323a7ba44870f23d96f1516dd70aa48e9a72db4ebb026b0a89e212a208ab");
    expect(ask({}).seedCommitment).toBeNull();
    expect([seeded({}).noticeCodes, ask({}).noticeCodes]).toEqual(["seed-not-secret", null]);
  });
});

describe("the user's own bytes", () => {
  const bytes = (entropyHex: string, inputs: JsonObject = {}) => ({ source: "bytes", entropyHex, ...inputs });

  it("are used in order, and discarded if they would favor a number", () => {
    // 0xff is beyond 250, the last multiple of 10.
    const { valuesText, firstDraws } = ask(bytes("ff00 01FE\n2a", { max: 10, count: 3 }));
    expect(valuesText).toBe("1, 2, 3");
    expect(firstDraws).toEqual([
      { n: 1, range: "10", bytes: 1, read: "255, 0", rejected: 1, limit: "250", result: "0" },
      { n: 2, range: "10", bytes: 1, read: "1", rejected: 0, limit: "250", result: "1" },
      { n: 3, range: "10", bytes: 1, read: "254, 42", rejected: 1, limit: "250", result: "2" },
    ]);
  });

  it("are rejected if they run out or are not hex digits", () => {
    expect(problemOf(bytes("2a", { count: 2 }))).toEqual([
      "entropyHex",
      "Not enough random bytes. Add at least 1 more byte.",
    ]);
    expect(problemOf(bytes(""))[0]).toBe("entropyHex");
    expect(problemOf({ source: "bytes" })[0]).toBe("entropyHex");
    expect(problemOf(bytes("xyz"))[1]).toBe("Random bytes must be hex digits. “x” at position 1 isn’t one.");
    expect(problemOf(bytes("01", { mode: "normal" }))[1]).toContain("Add at least 6 more bytes");
  });
});

describe("statistics", () => {
  it("include exact sums, means and medians of exact numbers", () => {
    const drawn = seeded({ mode: "decimal", min: 0.1, max: 0.3, decimals: 1, count: 3 });
    const tenths = drawn.values.map(({ value }: { value: number }) => Math.round(value * 10));
    expect(drawn.sum).toBe(tenths.reduce((a: number, b: number) => a + b, 0) / 10);
    expect(seeded({ count: 5 })).toMatchObject({
      sum: 255,
      mean: 51,
      median: 47,
      smallest: 18,
      largest: 90,
      value: 47,
      result: "47",
    });
    // statistics.stdev([47, 18, 90, 47, 53]) in Python
    expect(seeded({ count: 5 }).standardDeviation).toBeCloseTo(25.71964229922337, 12);
    expect(seeded({ count: 1 }).standardDeviation).toBeNull();
  });

  // Two numbers have the standard deviation |a − b|/√2, which is 1/√2 for adjacent whole numbers of any size.
  it("include an exact standard deviation even for large or close numbers", () => {
    const bytes = { source: "bytes", entropyHex: "00 01", count: 2 };
    const whole = ask({ ...bytes, min: 9007199254740000, max: 9007199254740001 });
    expect(whole.valuesText).toBe("9007199254740000, 9007199254740001");
    expect(whole.standardDeviation).toBe(Math.SQRT1_2);
    const tight = { mode: "decimal", decimals: 15, min: 0.5, max: 0.500000000000001 };
    expect(ask({ ...bytes, ...tight }).standardDeviation).toBe(1e-15 / Math.SQRT2);
  });

  it("include a histogram that counts every number once, from the smallest to the largest", () => {
    fc.assert(
      fc.property(
        fc.record({
          mode: fc.constantFrom("integer", "decimal", "dice", "normal", "exponential"),
          count: fc.integer({ min: 1, max: 300 }),
          histogramBins: fc.integer({ min: 1, max: 100 }),
          seed: fc.string({ minLength: 1, maxLength: 5 }),
        }),
        (inputs) => {
          const { histogram, smallest, largest } = seeded(inputs);
          expect(histogram).toHaveLength(inputs.histogramBins);
          expect(histogram.reduce((sum: number, bar: { count: number }) => sum + bar.count, 0)).toBe(inputs.count);
          const expected = histogram.reduce((sum: number, bar: { expected: number }) => sum + bar.expected, 0);
          expect(expected).toBeCloseTo(inputs.count, 6);
          expect(histogram[0].from).toBeLessThanOrEqual(smallest);
          expect(histogram.at(-1).to).toBeGreaterThanOrEqual(largest);
        },
      ),
    );
  });

  it("include the bits of randomness", () => {
    expect(seeded({ max: 49, count: 6, unique: true }).entropyBits).toBeCloseTo(33.229107867537984, 9);
    expect(seeded({ max: 49, count: 6, unique: true, sort: "descending" }).entropyBits).toBeCloseTo(
      23.737254771208313,
      9,
    );
    expect(seeded({ mode: "decimal", min: 0, max: 1, decimals: 2 }).entropyBits).toBeCloseTo(Math.log2(101), 12);
    expect(seeded({ mode: "coin", count: 128 }).entropyBits).toBe(128);
    expect(seeded({ min: 5, max: 5 }).entropyBits).toBe(0);
    for (const mode of ["dice", "pick", "teams", "normal", "exponential"])
      expect(seeded({ mode }).entropyBits).toBeNull();
  });

  it("include χ² for a hundred numbers or more, unless they are drawn without repeats", () => {
    expect(seeded({ count: 99 }).chiSquared).toBeNull();
    for (const mode of ["integer", "decimal", "dice", "normal", "exponential"]) {
      const { chiSquaredChance, chiSquaredDegrees } = seeded({ mode, count: 20_000 });
      expect(chiSquaredChance).toBeGreaterThan(0.0001);
      expect(chiSquaredDegrees).toBeGreaterThan(3);
    }
    expect(seeded({ count: 100, unique: true }).chiSquared).toBeNull();
    expect(seeded({ mode: "dice", dice: "3d6!", count: 100 }).chiSquared).toBeNull();
  });

  it("include a χ² that detects numbers that never occur", () => {
    // Bytes from the lower half only: 0 … 127.
    const hex = Array.from({ length: 400 }, (_, i) => (i % 128).toString(16).padStart(2, "0")).join("");
    const { chiSquaredChance } = ask({
      source: "bytes",
      entropyHex: hex,
      min: 0,
      max: 255,
      count: 400,
      histogramBins: 4,
    });
    expect(chiSquaredChance).toBeGreaterThan(0);
    expect(chiSquaredChance).toBeLessThan(1e-20);
  });
});

describe("dice", () => {
  it("answers with odds and struck-out dice", () => {
    const drawn = seeded({ mode: "dice", count: 2 });
    expect(JSON.parse(JSON.stringify(drawn.rolls))).toEqual([
      { n: 1, detail: "[3, (3), 6, 6]", total: 15 },
      { n: 2, detail: "[5, 3, (1), 4]", total: 12 },
    ]);
    expect(drawn.distribution).toHaveLength(16);
    expect(drawn.distribution[15]).toEqual({ total: 18, probability: 21 / 1296, atLeast: 21 / 1296 });
    expect(drawn.distribution[0].atLeast).toBe(1);
    expect(drawn).toMatchObject({ minTotal: 3, maxTotal: 18, value: 15 });
  });

  it("gives no odds for exploding dice, and says so", () => {
    const drawn = seeded({ mode: "dice", dice: "4d6!kh3" });
    expect(drawn).toMatchObject({
      expectedTotal: null,
      totalStandardDeviation: null,
      minTotal: null,
      maxTotal: null,
      distribution: [],
      noticeCodes: "seed-not-secret exploding-dice",
    });
  });

  it("gives the exact mean even if there are too many odds to list", () => {
    const drawn = ask({ mode: "dice", dice: "1000d1000" });
    expect(drawn).toMatchObject({ expectedTotal: 500_500, distribution: [], noticeCodes: "odds-too-many" });
  });
});

describe("coins", () => {
  it("counts sides and runs", () => {
    // HHTTHHHTHTTH
    expect(seeded({ mode: "coin", count: 12 })).toMatchObject({
      heads: 7,
      tails: 5,
      longestRun: 3,
      result: "H",
      value: null,
      sum: null,
      histogram: [],
    });
  });
});

describe("lists", () => {
  it("are split at line breaks if there are any, otherwise at commas", () => {
    const words = (items: string) => [...seeded({ mode: "shuffle", items }).values].map(({ value }) => value).sort();
    expect(words("b, a ,, c,")).toEqual(["a", "b", "c"]);
    expect(words("Doe, Jane\r\nRoe, Rick\n\n")).toEqual(["Doe, Jane", "Roe, Rick"]);
    expect(words("a, a")).toEqual(["a", "a"]);
  });

  it("are validated", () => {
    expect(problemOf({ mode: "pick", items: " , " })).toEqual(["items", "Enter at least one item."]);
    expect(problemOf({ mode: "pick", items: "" })).toEqual(["items", "Enter at least one item."]);
    expect(problemOf({ mode: "pick", count: 9 })[0]).toBe("count");
    const long = { mode: "pick", withReplacement: true, items: "a".repeat(10_000) };
    expect(problemOf({ ...long, count: 501 })).toEqual([
      "count",
      "The longest item has 10,000 characters. At most 500 items that long can be picked at once.",
    ]);
    expect(problemOf({ ...long, count: 500 })).toEqual([undefined, undefined]);
    expect(problemOf({ mode: "teams", teamValue: 9 })).toEqual([
      "teamValue",
      "There are more teams (9) than items (8).",
    ]);
    expect(problemOf({ mode: "shuffle", items: "a\n".repeat(10_001) })[0]).toBe("items");
  });
});

describe("invalid inputs", () => {
  it.each([
    [{ min: 10, max: 1 }, "max", "The end (1) must not be below the start (10)."],
    [{ min: 1.5 }, "min", "The start must be a whole number."],
    [{ max: 99.5 }, "max", "The end must be a whole number."],
    [{ mode: "decimal", min: 0.125 }, "min", "The start must have at most 2 decimal places."],
    [{ mode: "decimal", max: 1e-7 }, "max", "The end must have at most 2 decimal places."],
    [{ max: 2 ** 53 }, "max", undefined],
    [{ min: null }, "min", undefined],
    [{ max: 10, count: 11, unique: true }, "count", "Only 10 different numbers exist between 1 and 10."],
    [{ count: 0 }, "count", "Count must be a whole number between 1 and 100,000."],
    [{ count: 100_001 }, "count", undefined],
    [{ mode: "dice", dice: "3d" }, "dice", "Cannot read “3d”: the number of sides is missing at position 3."],
    [{ mode: "dice", dice: "" }, "dice", "Enter dice, such as 4d6kh3."],
    [{ mode: "dice", dice: "1000d6", count: 1001 }, "count", undefined],
    [{ mode: "normal", sdValue: 0 }, "sdValue", "Standard deviation must be more than 0."],
    [{ mode: "exponential", rate: -1 }, "rate", "Rate λ must be more than 0."],
    [{ mode: "normal", sdValue: 1e300 }, "sdValue", undefined],
    [{ mode: "decimal", decimals: 16 }, "decimals", "Decimal places must be between 0 and 15."],
    [{ source: "seeded", seed: "" }, "seed", "Enter a seed."],
    [{ separator: "-----------" }, "separator", undefined],
    [{ histogramBins: 101 }, "histogramBins", undefined],
  ])("%o", (inputs, field, message) => {
    const [problemField, problemMessage] = problemOf(inputs as JsonObject);
    expect(problemField).toBe(field);
    if (message) expect(problemMessage).toBe(message);
  });

  it("are ignored if the mode does not use them", () => {
    expect(problemOf({ mode: "coin", min: 10, max: 1, dice: "?", seed: "" })).toEqual([undefined, undefined]);
  });
});

describe("any draw", () => {
  it("stays within its range for any bytes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer(),
        fc.boolean(),
        (min, width, seed, unique) => {
          const count = Math.min(50, width + 1);
          const inputs = { min, max: min + width, count, unique };
          const values = outputsOf(randomNumber, inputs, testTools(seed)).values.map(
            (row: { value: number }) => row.value,
          );
          for (const value of values) expect(value >= min && value <= min + width).toBe(true);
          if (unique) expect(new Set(values).size).toBe(count);
        },
      ),
    );
  });

  it("gives the same numbers for the same bytes, sorted or not", () => {
    const plain = ask({ count: 20 }).values.map(({ value }: { value: number }) => value);
    const sorted = ask({ count: 20, sort: "descending" }).values.map(({ value }: { value: number }) => value);
    expect(sorted).toEqual([...plain].sort((a, b) => b - a));
  });
});

describe("headline", () => {
  it("shows every requested number", () => {
    const { figure, after } = headlineOf(randomNumber, { count: 10 }, testTools());
    expect(figure.split(", ")).toHaveLength(10);
    expect(after).toBeUndefined();
  });

  it("shows the order and the teams line by line", () => {
    const list = { items: "Ann\nBen\nCid\nDan" };
    expect(headlineOf(randomNumber, { mode: "shuffle", ...list }, testTools()).items).toHaveLength(4);
    const teams = headlineOf(randomNumber, { mode: "teams", teamBy: "count", teamValue: 2, ...list }, testTools());
    expect(teams.items?.[0]).toMatch(/^Team 1: \w+, \w+$/);
    expect(teams.second).toBe("2 teams of 2.");
  });
});

it("counts heads and tails, and one of them in the singular", () => {
  const said = (seed: number) => {
    const { before, figure, after } = headlineOf(randomNumber, { mode: "coin", count: 2 }, testTools(seed));
    return `${before} ${figure} ${after}`;
  };
  const all = Array.from({ length: 20 }, (_, seed) => said(seed));
  expect(new Set(all)).toEqual(
    new Set(["2 coins show 2 heads and 0 tails", "2 coins show 1 head and 1 tail", "2 coins show 0 heads and 2 tails"]),
  );
});

it("copies one coin by name, and several as letters", () => {
  const copied = (count: number) => headlineOf(randomNumber, { mode: "coin", count }, testTools(1)).copy;
  expect(copied(1)).toMatch(/^(Heads|Tails)$/);
  expect(copied(3)).toMatch(/^[HT](\W*[HT]){2}$/);
});
