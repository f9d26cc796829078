import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import calculator from "./calculator";
import { boxOf } from "./Distribution";
import { REFERENCE_DATA } from "./strd";
import { working } from "./working";

const ask = (inputs: JsonObject = {}) => outputsOf(calculator, inputs);
const list = (data: string, inputs: JsonObject = {}) => ask({ data, ...inputs });
const problem = (inputs: JsonObject) => problemsOf(calculator, inputs)[0];
const said = (inputs: JsonObject) => {
  const { before, figure, after } = headlineOf(calculator, inputs);
  return `${before} ${figure}${after?.startsWith(",") ? "" : " "}${after}`;
};
const steps = (inputs: JsonObject = {}) => working(modelOf(calculator, inputs), new Format());

beforeAll(() => prepareChoices(calculator));

describe("certified values of the NIST Statistical Reference Datasets", () => {
  it.each(REFERENCE_DATA)("$name", ({ data, count, mean, sd }) => {
    const outputs = list(data);
    expect(outputs.count).toBe(count);
    // Fifteen digits are certified.
    expect(Math.abs(outputs.mean / mean - 1)).toBeLessThan(4e-15);
    expect(Math.abs(outputs.sdSample / sd - 1)).toBeLessThan(4e-15);
  });
});

describe("examples from Microsoft’s documentation of Excel", () => {
  it("CONFIDENCE.T(0.05, 1, 50)", () => {
    // 25 numbers at each of ±√(49/50) have a sample deviation of 1.
    const side = String(Math.sqrt(49 / 50));
    const { ciLow, ciHigh } = ask({ mode: "frequency", data: `-${side} ${side}`, weights: "25 25" });
    expect(ciHigh).toBeCloseTo(0.284196855, 9);
    expect(ciLow).toBeCloseTo(-0.284196855, 9);
  });
});

describe("quartiles by four methods", () => {
  const table = (data: string) =>
    list(data).quartiles.map(({ method, q1, median, q3 }: Record<string, unknown>) => [method, q1, median, q3]);

  it("agree with both examples in Wikipedia’s article Quartile", () => {
    expect(table("6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49")).toEqual([
      ["inclusive", 25.5, 40, 42.5],
      ["exclusive", 15, 40, 43],
      ["tukey", 25.5, 40, 42.5],
      ["moore-mccabe", 15, 40, 43],
    ]);
    expect(table("7, 15, 36, 39, 40, 41")).toEqual([
      ["inclusive", 20.25, 37.5, 39.75],
      ["exclusive", 13, 37.5, 40.25],
      ["tukey", 15, 37.5, 40],
      ["moore-mccabe", 15, 37.5, 40],
    ]);
  });

  it("do not exist by the exclusive method for two numbers, and are the number itself for one", () => {
    expect(table("1 2")).toEqual([
      ["inclusive", 1.25, 1.5, 1.75],
      ["exclusive", null, 1.5, null],
      ["tukey", 1, 1.5, 2],
      ["moore-mccabe", 1, 1.5, 2],
    ]);
    expect(list("1 2", { quartileMethod: "exclusive" })).toMatchObject({
      iqr: null,
      lowerFence: null,
      outliers: [],
      noticeCodes: "no-exclusive-quartiles",
    });
    for (const row of table("7")) expect(row.slice(1)).toEqual([7, 7, 7]);
    expect(list("7", { quartileMethod: "exclusive", percentile: 0 }).percentileValue).toBe(7);
  });

  it("give percentiles from the first to the last number, by the exclusive method only those within", () => {
    const data = "10 20 30 40 50 60 70 80 90";
    expect(list(data, { percentile: 0 }).percentileValue).toBe(10);
    expect(list(data, { percentile: 100 }).percentileValue).toBe(90);
    const exclusive = (percentile: number) => list(data, { percentile, quartileMethod: "exclusive" }).percentileValue;
    expect([9, 10, 90, 91].map(exclusive)).toEqual([null, 10, 90, null]);
  });
});

describe("a list", () => {
  it("opens with ten numbers", () => {
    expect(ask()).toMatchObject({
      count: 10,
      sum: 119,
      mean: 11.9,
      meanExact: "11.9",
      median: 12.5,
      min: 8,
      max: 15,
      range: 7,
      midrange: 11.5,
      modes: [
        { value: 13, count: 2 },
        { value: 14, count: 2 },
      ],
      outliers: [],
      groupedMode: null,
      meanWithNext: null,
      noticeCodes: null,
    });
    expect(said({})).toBe("Mean 11.9, median 12.5 of 10 numbers.");
  });

  it("is exact", () => {
    expect(list("0.1 0.2 0.3 0.4").sum).toBe(1);
    expect(list("1000000001 1000000002 1000000003").variancePopulation).toBe(2 / 3);
    expect(list("1/3 1/3 1/3")).toMatchObject({ mean: 1 / 3, meanExact: "1/3", variancePopulation: 0 });
    expect(list("1 1 2").meanExact).toBe("4/3");
  });

  it("has no mode if nothing repeats", () => {
    expect(list("1 2 3").modes).toEqual([]);
  });

  it("leaves out means that do not exist", () => {
    expect(list("1 2 0")).toMatchObject({ geometricMean: 0, harmonicMean: null });
    expect(list("1 2 -1")).toMatchObject({ geometricMean: null, harmonicMean: null });
    expect(list("1 -1").coefficientOfVariation).toBeNull();
    expect(list("3 4").rms).toBeCloseTo(Math.sqrt(12.5), 14);
    expect(list("40 60").harmonicMean).toBeCloseTo(48, 12);
    expect(list("2 8").geometricMean).toBeCloseTo(4, 12);
  });

  it("leaves out measures that one, two or equal numbers do not have", () => {
    expect(list("5")).toMatchObject({
      mean: 5,
      sdPopulation: 0,
      sdSample: null,
      varianceSample: null,
      standardError: null,
      coefficientOfVariation: null,
      ciLow: null,
      ciHigh: null,
      skewness: null,
      histogram: [{ from: 5, to: 5, count: 1 }],
    });
    expect(list("1 2")).toMatchObject({ skewness: null, kurtosisExcess: null, sdSample: Math.SQRT1_2 });
    expect(list("1 2 3").kurtosisExcess).toBeNull();
    expect(list("4 4 4 4")).toMatchObject({ skewness: null, kurtosisExcess: null, ciLow: 4, ciHigh: 4 });
  });

  it("finds outliers strictly beyond the fences, in the order they were entered", () => {
    const data = "100 10 12 11 13 12 11 10 -40 12";
    expect(list(data).outliers).toEqual([{ value: 100 }, { value: -40 }]);
    expect(list(data).noticeCodes).toBe("outliers");
    // Quartiles 2 and 4, fences at 2 − 1 and 4 + 1.
    const edge = list("1 2 3 4 5", { outlierFactor: 0.5 });
    expect(edge).toMatchObject({ lowerFence: 1, upperFence: 5, outliers: [] });
    expect(list("1 2 3 4 5", { outlierFactor: 0.49 }).outliers).toEqual([{ value: 1 }, { value: 5 }]);
  });

  it("measures deviations from the median and the mean", () => {
    // Wikipedia, Median absolute deviation: 1, 1, 2, 2, 4, 6, 9 has median 2 and deviation 1.
    expect(list("1, 1, 2, 2, 4, 6, 9")).toMatchObject({ median: 2, medianAbsDeviation: 1 });
    // Wikipedia, Standard deviation: marks of eight students.
    expect(list("2 4 4 4 5 5 7 9")).toMatchObject({ mean: 5, sdPopulation: 2, variancePopulation: 4 });
  });

  it("sorts into bins, by Sturges’ rule or as many as requested", () => {
    expect(list("0 1 2 3 4 5 6 8").histogram).toEqual([
      { from: 0, to: 2, count: 2 },
      { from: 2, to: 4, count: 2 },
      { from: 4, to: 6, count: 2 },
      { from: 6, to: 8, count: 2 },
    ]);
    expect(list("0 1 2 3 4 5 6 8", { bins: 2 }).histogram.map((bin: { count: number }) => bin.count)).toEqual([4, 4]);
    expect(list("1 2 3 4 5 6 7 8 9").histogram).toHaveLength(5);
    // The edges are exact, so 0.1 and 0.2 are in the bins that start with them.
    expect(list("0 0.1 0.2 0.3", { bins: 3 }).histogram.map((bin: { count: number }) => bin.count)).toEqual([1, 1, 2]);
  });

  it("shows the mean with one more number, and solves for it", () => {
    expect(list("80 90", { nextNumber: 100 }).meanWithNext).toBe(90);
    const solved = answer(calculator, {
      inputs: { data: "80 90" },
      solve: { for: "nextNumber", output: "meanWithNext", target: 90 },
    });
    expect(solved).toMatchObject({ solved: { value: 100 } });
    const weight = answer(calculator, {
      inputs: { mode: "weighted", data: "80 90", weights: "1 1", nextNumber: 100 },
      solve: { for: "nextWeight", output: "meanWithNext", target: 90 },
    });
    expect(weight).toMatchObject({ solved: { value: 1 } });
  });

  it("accepts numbers beyond the range of a double", () => {
    expect(list("1e400 1e400")).toMatchObject({ mean: null, sdSample: 0, range: 0 });
    expect(said({ data: "1e400 1e400" })).toContain("Mean too large to show");
    expect(list("1e400 -1e400 3").mean).toBe(1);
  });
});

describe("a box plot", () => {
  const box = (data: string, inputs: JsonObject = {}) => boxOf(modelOf(calculator, { data, ...inputs }).sample);

  it("has whiskers up to the last numbers inside the fences", () => {
    expect(box("100 10 12 11 13 12 11 10 -40 -39 14 12")).toEqual({
      low: 10,
      q1: 10,
      median: 11.5,
      q3: 12.25,
      high: 14,
      outliers: [100, -40, -39],
    });
  });

  it("is not drawn without quartiles", () => {
    expect(box("1 2", { quartileMethod: "exclusive" })).toBeNull();
  });
});

describe("reading", () => {
  it("finds separators from the whole text", () => {
    expect(list("1,000, 2,000")).toMatchObject({ count: 2, mean: 1500 });
    expect(list("1 000;2 000")).toMatchObject({ count: 2, mean: 1500 });
    expect(list("1,5; 2,5; 3,5")).toMatchObject({ count: 3, mean: 2.5, noticeCodes: "commas-decimal" });
    expect(list("1. 12\n2. 15\n3. 9")).toMatchObject({ count: 3, mean: 12 });
    expect(list("12 kg, 15 kg and 9 kg")).toMatchObject({ count: 3, mean: 12 });
    expect(list("1,234")).toMatchObject({ count: 2, sum: 235 });
  });

  it("says how commas were read", () => {
    expect(list("1,234 5,678")).toMatchObject({ count: 2, sum: 6912, noticeCodes: "commas-group" });
    expect(list("1,234 5,678", { commaMeans: "separator" }).count).toBe(4);
    expect(list("1,234 5", { commaMeans: "thousands" }).sum).toBe(1239);
    expect(list("1,5; 2,5", { decimalMark: "comma" })).toMatchObject({ count: 2, sum: 4 });
  });

  it("skips words if requested", () => {
    expect(list("12 n/a 14", { ignoreText: true })).toMatchObject({ mean: 13, noticeCodes: "words-skipped" });
    expect(list("$12.50\n€13.50").mean).toBe(13);
  });
});

describe("weights and frequencies", () => {
  it("weigh grades by credits", () => {
    const outputs = ask({ mode: "weighted", data: "3.3 4 3", weights: "3 4 3" });
    expect(outputs.mean).toBeCloseTo((3.3 * 3 + 4 * 4 + 3 * 3) / 10, 14);
    expect(outputs).toMatchObject({
      count: 3,
      sum: 34.9,
      meanExact: "3.49",
      median: null,
      modes: [],
      q1: null,
      quartiles: [],
      varianceSample: null,
      histogram: [],
    });
    expect(said({ mode: "weighted", data: "3.3 4 3", weights: "3 4 3" })).toBe("Weighted mean 3.49 of 3 numbers.");
  });

  it("apply to every mean", () => {
    // Half an hour at 40 and an hour and a half at 80, by distance: 20 and 120.
    const outputs = ask({ mode: "weighted", data: "40 80", weights: "20 120" });
    expect(outputs.harmonicMean).toBeCloseTo(70, 12);
    expect(ask({ mode: "weighted", data: "2 16", weights: "2 1" })).toMatchObject({
      geometricMean: expect.closeTo(4, 12),
      rms: expect.closeTo(Math.sqrt(88), 12),
      variancePopulation: expect.closeTo(88 - (20 / 3) ** 2, 12),
    });
    expect(ask({ mode: "weighted", data: "0 5", weights: "0 1" })).toMatchObject({ geometricMean: 5 });
    expect(ask({ mode: "weighted", data: "0 5", weights: "1 1" })).toMatchObject({
      geometricMean: 0,
      harmonicMean: null,
    });
  });

  it("give the same results as the list written out", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 4 })), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.constantFrom("inclusive", "exclusive", "tukey", "moore-mccabe"),
        (pairs, quartileMethod) => {
          fc.pre(pairs.some(([, count]) => count > 0));
          const counted = ask({
            mode: "frequency",
            quartileMethod,
            data: pairs.map(([value]) => value).join(" "),
            weights: pairs.map(([, count]) => count).join(" "),
          });
          const listed = list(pairs.flatMap(([value, count]) => Array(count).fill(value)).join(" "), {
            quartileMethod,
          });
          expect(counted).toEqual(listed);
        },
      ),
    );
  });

  it("count more than a list could hold", () => {
    expect(ask({ mode: "frequency", data: "0 1", weights: "400000000000 600000000000", percentile: 40 })).toMatchObject(
      { count: 1e12, mean: 0.6, median: 1, q1: 0 },
    );
    const many = ask({ mode: "frequency", data: "0 1 50", weights: "400000000000 600000000000 200000" });
    expect(many.outliers).toHaveLength(100_000);
    expect(many.notices[0].message).toMatch(/^200,000 numbers/);
  });
});

describe("grouped data", () => {
  const classes = (start: number, width: number, ...frequencies: readonly number[]) =>
    frequencies.map((frequency, i) => ({
      lower: start + width * i,
      upper: start + width * (i + 1),
      frequency,
    }));

  it("has the mean, median and mode of NCERT, Mathematics, class X, chapter Statistics", () => {
    const marks = ask({ mode: "grouped", classes: classes(10, 15, 2, 3, 7, 6, 6, 6) });
    expect(marks).toMatchObject({ count: 30, mean: 62, groupedMode: 52, median: 62.5, q1: null, min: null });
    const families = ask({ mode: "grouped", classes: classes(1, 2, 7, 8, 2, 2, 1) });
    expect(families.groupedMode).toBeCloseTo(3.286, 3);
    const heights = ask({ mode: "grouped", classes: classes(135, 5, 4, 7, 18, 11, 6, 5) });
    expect(heights.median).toBeCloseTo(149.03, 2);
    expect(said({ mode: "grouped", classes: classes(10, 15, 2, 3, 7, 6, 6, 6) })).toBe(
      "Mean 62, median 62.5, mode 52 of 30 values in 6 classes.",
    );
  });

  it("has the variance of its midpoints", () => {
    const outputs = ask({ mode: "grouped", classes: classes(0, 2, 1, 2, 1) });
    expect(outputs).toMatchObject({ mean: 3, variancePopulation: 2, sdPopulation: Math.SQRT2 });
    expect(outputs.histogram).toEqual([
      { from: 0, to: 2, count: 1 },
      { from: 2, to: 4, count: 2 },
      { from: 4, to: 6, count: 1 },
    ]);
  });

  it("takes the first of the most frequent classes, and warns about unequal widths", () => {
    expect(ask({ mode: "grouped", classes: classes(0, 10, 5, 5, 1) }).groupedMode).toBe(10);
    expect(ask({ mode: "grouped", classes: classes(0, 10, 5, 5, 5) }).groupedMode).toBe(10);
    expect(ask({ mode: "grouped", classes: classes(0, 10, 1, 5, 5) }).groupedMode).toBe(20);
    // The divisor 2f₁ − f₀ − f₂ would be 0 only with neighbors as frequent, but then the class would not be the first.
    expect(
      ask({ mode: "grouped", classes: [...classes(0, 10, 0, 3), { lower: 20, upper: 25, frequency: 1 }] }),
    ).toMatchObject({
      noticeCodes: "unequal-classes",
    });
  });

  it("rejects gaps and overlaps", () => {
    const [first] = classes(0, 10, 1);
    const second = (lower: number, upper: number) => ({
      mode: "grouped",
      classes: [first, { lower, upper, frequency: 1 }],
    });
    expect(problem(second(12, 20) as JsonObject)).toEqual({
      field: "classes",
      message: "Class 2 must start where class 1 ends (10).",
    });
    expect(problem(second(10, 10) as JsonObject)).toMatchObject({ field: "classes" });
    expect(problem({ mode: "grouped", classes: classes(0, 10, 0, 0) })).toMatchObject({ field: "classes" });
    expect(problem({ mode: "grouped" })).toEqual({ field: "classes", message: "Add at least one class." });
  });
});

describe("bad input", () => {
  it.each<[JsonObject, string, string]>([
    [{ data: "  " }, "data", "Enter at least one number."],
    [{ data: "1 2 abc" }, "data", "“abc” is not a number (item 3). Enter numbers, such as 12, 15, 9 or 1.5; 2.5."],
    [
      { mode: "weighted", data: "1 2 3", weights: "1 2" },
      "weights",
      "Enter one weight for each number: 3 numbers, 2 weights.",
    ],
    [{ mode: "weighted", data: "1 2", weights: "0 0" }, "weights", "Weights must be 0 or more and not all 0."],
    [{ mode: "weighted", data: "1 2", weights: "1 -1" }, "weights", "Weights must be 0 or more and not all 0."],
    [{ mode: "frequency", data: "1 2", weights: "1 1.5" }, "weights", "Frequencies must be whole numbers."],
    [{ trimPercent: 50 }, "trimPercent", "Trim must be between 0 and less than 50% at each end."],
    [{ data: "1 ".repeat(100_001) }, "data", "Enter at most 100,000 numbers."],
    [
      { mode: "frequency", data: "1 2", weights: "1e15 1" },
      "weights",
      "Frequencies must add up to at most 1,000,000,000,000,000.",
    ],
    [
      { data: Array.from({ length: 500 }, (_, i) => `1/${10n ** 300n + BigInt(i)}`).join(" ") },
      "data",
      "These numbers are too long to be added exactly. Enter fewer of them, or with fewer digits.",
    ],
  ])("%#", (inputs, field, message) => {
    expect(problem(inputs)).toEqual({ field, message });
  });
});

describe("working", () => {
  it("shows sums, squared deviations and the positions of the quartiles", () => {
    expect(steps()).toEqual(
      expect.arrayContaining([
        { label: "Mean = sum ÷ count", expression: "119 ÷ 10", value: "11.9" },
        { label: "(Number − mean)²", expression: "(8 − 11.9)²", value: "15.21" },
        { label: "Q1: position h = (n − 1)·p + 1", expression: "(10 − 1) × 0.25 + 1", value: "3.25" },
        { label: "Q1, between number 3 and the next", expression: "10 + 0.25 × (11 − 10)", value: "10.25" },
        { label: "Q3: position h = (n − 1)·p + 1", expression: "(10 − 1) × 0.75 + 1", value: "7.75" },
      ]),
    );
    expect(steps()).toContainEqual({
      label: "Confidence interval, from",
      expression: "11.9 − 2.26215716 × 0.73711148",
      value: "10.23253799",
    });
    expect(steps({ mode: "weighted", data: "40 80", weights: "1 3" })).toEqual(
      expect.arrayContaining([
        { label: "Sum = weight × number, over all", expression: "1 × 40 + 3 × 80", value: "280" },
        { label: "Weighted mean = sum ÷ sum of the weights", expression: "280 ÷ 4", value: "70" },
      ]),
    );
    const classes = [
      { lower: 0, upper: 10, frequency: 2 },
      { lower: 10, upper: 20, frequency: 6 },
      { lower: 20, upper: 30, frequency: 4 },
    ];
    expect(steps({ mode: "grouped", classes })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ expression: "10 + (12 ÷ 2 − 2) ÷ 6 × 10", value: "16.66666667" }),
        expect.objectContaining({ expression: "10 + (6 − 2) ÷ (2 × 6 − 2 − 4) × 10", value: "16.66666667" }),
      ]),
    );
    const many = steps({ data: Array.from({ length: 50 }, (_, i) => i).join(" ") });
    expect(many.filter(({ label }) => label.startsWith("(Number"))).toHaveLength(20);
    expect(steps({ quartileMethod: "tukey" })).toContainEqual({
      label: "Q1 = median of the lower half",
      expression: "numbers 1 to 5",
      value: "10",
    });
  });
});

describe("properties", () => {
  const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 });

  it("a shift moves the mean and keeps the spread; every method keeps Q1 ≤ median ≤ Q3", () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: -500, max: 500 }), (values, by) => {
        const [plain, moved] = [values, values.map((value) => value + by)].map((one) => list(one.join(" ")));
        expect(moved.mean).toBeCloseTo(plain.mean + by, 9);
        expect(moved.varianceSample).toBe(plain.varianceSample);
        expect(moved.medianAbsDeviation).toBe(plain.medianAbsDeviation);
        for (const { q1, median, q3 } of plain.quartiles) {
          if (q1 !== null) expect(q1).toBeLessThanOrEqual(median);
          if (q3 !== null) expect(q3).toBeGreaterThanOrEqual(median);
        }
        const total = plain.histogram.reduce((sum: number, bin: { count: number }) => sum + bin.count, 0);
        expect(total).toBe(values.length);
      }),
    );
  });

  it("agrees with sums of doubles", () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const n = values.length;
        const mean = values.reduce((sum, x) => sum + x, 0) / n;
        const power = (k: number) => values.reduce((sum, x) => sum + (x - mean) ** k, 0);
        const outputs = list(values.join(" "));
        expect(outputs.mean).toBeCloseTo(mean, 9);
        expect(outputs.variancePopulation).toBeCloseTo(power(2) / n, 6);
        expect(outputs.meanAbsDeviation).toBeCloseTo(values.reduce((sum, x) => sum + Math.abs(x - mean), 0) / n, 9);
        if (n > 3 && power(2) > 0) {
          const s = Math.sqrt(power(2) / (n - 1));
          const z4 = power(4) / s ** 4;
          const kurtosis =
            (n * (n + 1) * z4) / ((n - 1) * (n - 2) * (n - 3)) - (3 * (n - 1) ** 2) / ((n - 2) * (n - 3));
          expect(outputs.kurtosisExcess).toBeCloseTo(kurtosis, 6);
          expect(outputs.skewness).toBeCloseTo((n * power(3)) / s ** 3 / ((n - 1) * (n - 2)), 6);
        }
      }),
    );
  });
});
