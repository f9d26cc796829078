/** Values: CDC growth charts (2000), data file statage, for boys of 24 months and 20-year-olds; Tanner (1970). */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import height from "./calculator";
import view from "./view";

beforeAll(() => prepareView(height, view));

const drawn = (given = {}) => new DrawnView(height, view, given);
const placed = (given = {}) => drawn({ mode: "percentile", ageYears: 2, heightCm: 92.19687928, ...given });
const converted = (given = {}) => drawn({ mode: "convert", ...given });
const valuesOf = (one: DrawnView, label: string) =>
  one.lines("Growth chart").series.find((series) => series.label === label)?.values ?? [];

const THREE = ["95th percentile: soft, dashed", "Median: ochre", "5th percentile: soft, dashed"];
const YEARS = Array.from({ length: 19 }, (_, i) => 2 + i);

it("places a child on the growth curves and follows the child’s percentile", () => {
  const one = placed();
  const chart = one.lines("Growth chart");
  expect(chart.x.values).toEqual(YEARS);
  expect(said(chart.x, 8.25)).toEqual(["Age in years", "8.3", "8.3 years"]);
  expect(said(chart.y, 92.19)).toEqual(["Height (cm)", "92.2", "92.2 cm"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual([...THREE, "Same percentile: green"]);
  expect(chart.series[0]?.values[0]).toBeCloseTo(92.19687928, 6);
  expect(chart.series[2]?.values[0]).toBeCloseTo(80.72977321, 6);
  expect(chart.series[1]?.values[18]).toBeCloseTo(176.8492322, 6);
  // At the 95th percentile, the child's curve coincides with the 95th percentile curve.
  expect(chart.series[3]?.values).toEqual(chart.series[0]?.values.map((value) => expect.closeTo(value as number, 5)));
  expect(chart.points).toEqual([{ x: 2, y: expect.closeTo(92.19687928, 8), label: "92.2 cm" }]);
  expect(chart.caption).toBe("92.2 cm at 2 years is at the 95th percentile of US boys (CDC 2000).");
});

it("draws heights in inches and ages that are not whole years", () => {
  const one = placed({ unitSystem: "imperial", heightFt: 3, heightIn: 0, ageYears: 2, ageMonths: 6 });
  const chart = one.lines("Growth chart");
  expect(chart.x.values).toEqual([2, 2.5, ...YEARS.slice(1)]);
  expect(said(chart.y, 36)).toEqual(["Height (in)", "36", "3 ft 0 in"]);
  expect(chart.series[0]?.values[0]).toBeCloseTo(92.19687928 / 2.54, 6);
  expect(chart.series[3]?.values[1]).toBeCloseTo(36, 6);
  expect(chart.points).toEqual([{ x: 2.5, y: expect.closeTo(36, 9), label: "3 ft 0 in" }]);
  expect(chart.caption).toMatch(/^3 ft 0 in at 2\.5 years is at the \d\d(?:st|nd|rd|th) percentile of /);
});

it("names the reference group and words extreme percentiles", () => {
  const caption = (given: object) => placed(given).lines("Growth chart").caption;
  expect(caption({ sex: "female", heightCm: 85 })).toMatch(/ of US girls \(CDC 2000\)\.$/);
  expect(caption({ heightCm: 60 })).toBe("60 cm at 2 years is far below the 1st percentile of US boys (CDC 2000).");
  expect(caption({ heightCm: 110 })).toBe("110 cm at 2 years is far above the 99th percentile of US boys (CDC 2000).");
  const adult = placed({ ageYears: 40, heightCm: 176.8492322 }).lines("Growth chart");
  expect(adult.caption).toBe("176.8 cm is at the 50th percentile of US men aged 20 (CDC 2000).");
  expect(adult.points?.[0]?.x).toBe(20);
  expect(caption({ ageYears: 40, sex: "female", heightCm: 163.338251 })).toBe(
    "163.3 cm is at the 50th percentile of US women aged 20 (CDC 2000).",
  );
});

it("draws the path to the predicted height with the range of 9 of 10", () => {
  const one = drawn({ ageYears: 8.5, heightCm: 130 });
  const chart = one.lines("Growth chart");
  const { khamisRocheCm, khamisRocheLowCm, khamisRocheHighCm } = one.outputs;
  expect(looks(chart.series)).toEqual([
    ...THREE,
    "9 of 10, from: green, dashed",
    "9 of 10, to: green, dashed, area 3",
    "To the predicted height: green",
  ]);
  const lines = chart.series.slice(3).map(({ values }) => values);
  // Ages 2 to 8 are in the past.
  expect(chart.x.values[7]).toBe(8.5);
  for (const line of lines) {
    expect(line.slice(0, 7)).toEqual(Array(7).fill(null));
    expect(line[7]).toBeCloseTo(130, 6);
  }
  const ends = [khamisRocheLowCm, khamisRocheHighCm, khamisRocheCm];
  expect(lines.map((line) => line[19])).toEqual(ends.map((end) => expect.closeTo(end, 6)));
  // All three lines cover the same share of their growth at each age.
  const [low, high, middle] = lines.map((line) => ((line[12] as number) - 130) / ((line[19] as number) - 130));
  expect(low).toBeCloseTo(middle as number, 9);
  expect(high).toBeCloseTo(middle as number, 9);
  const end = `${Number(khamisRocheCm.toFixed(1))} cm`;
  expect(chart.points).toEqual([
    { x: 8.5, y: 130, label: "130 cm" },
    { x: 20, y: expect.closeTo(khamisRocheCm, 9), label: end },
  ]);
  expect(chart.caption).toMatch(
    new RegExp(
      `^130 cm at 8\\.5 years is at the \\d\\d(?:st|nd|rd|th) percentile of .* Predicted as an adult: ${end}\\.$`,
    ),
  );
});

it("draws no range below the current height, and none without a weight", () => {
  const grown = drawn({ ageYears: 17, heightCm: 190, fatherHeightCm: 160, motherHeightCm: 150 });
  expect(grown.outputs.predictedCm).toBe(190);
  expect(valuesOf(grown, "9 of 10, from").at(-1)).toBe(190);
  expect(valuesOf(grown, "9 of 10, to").at(-1)).toBeCloseTo(Math.max(190, grown.outputs.khamisRocheHighCm), 6);
  const unweighed = drawn({ ageYears: 2, heightCm: 80.72977321, weightKg: null });
  const chart = unweighed.lines("Growth chart");
  expect(looks(chart.series)).toEqual([...THREE, "To the predicted height: green"]);
  // At the 5th percentile, it coincides with that curve.
  expect(chart.series[3]?.values).toEqual(chart.series[2]?.values.map((value) => expect.closeTo(value as number, 5)));
});

it("draws the curves without the child if the child cannot be placed on them", () => {
  // The parents' mean of 168.5 cm plus 6.5 cm.
  const unknown = drawn({ heightCm: null }).lines("Growth chart");
  expect(looks(unknown.series)).toEqual(THREE);
  expect(unknown.x.values).toEqual(YEARS);
  expect(unknown.points).toEqual([{ x: 20, y: 175, label: "175 cm" }]);
  expect(unknown.caption).toBe("The curves are those of US boys (CDC 2000). Predicted as an adult: 175 cm.");
  const baby = drawn({ ageYears: 1, heightCm: 76 }).lines("Growth chart");
  expect(looks(baby.series)).toEqual(THREE);
  expect(baby.points).toEqual([{ x: 20, y: 175, label: "175 cm" }]);
  expect(baby.x.values).toEqual(YEARS);
  expect(converted().charts("Growth chart")).toEqual([]);
});

it("shows all methods on one scale, with the current height if it is close", () => {
  const shown = (one: DrawnView) =>
    [...one.html("Methods").matchAll(/<g><text y="\d+">([^<]+)<\/text><text[^>]*>([^<]+)<.*?(?=<\/g>)/g)].map(
      ([row, label, text]) =>
        `${label}: ${text}${row.includes("leeway") ? ", range" : ""}, ${/<circle class="fill-(\w+)/.exec(row)?.[1]}`,
    );
  // The parents' mean is 168.5 cm; Tanner adds 6.5, the Indian target 9.
  expect(shown(drawn({ heightCm: null }))).toEqual([
    "Mid-parental (Tanner 1970): 175 cm, range, green",
    expect.stringMatching(/^Conditional target \(2003\): 17\d(\.\d)? cm, range, blue$/),
    "Indian target (Atluri 2018): 177.5 cm, blue",
  ]);
  const five = shown(drawn({ ageYears: 8 }));
  expect(five).toHaveLength(5);
  expect(five[3]).toMatch(/^Khamis–Roche \(1994\): [\d.]+ cm, range, green$/);
  expect(five[4]).toMatch(/^Same percentile as now: [\d.]+ cm, blue$/);
  const text = drawn({ ageYears: 8 }).text("Methods");
  expect(text).toMatch(/^Method used Other methods /);
  expect(text).toContain("Adult height (cm)");
  expect(text).toContain("Bars: 90% of children for Khamis–Roche, ± 8.5 cm (3.3 in)");
  const near = (given: object) => drawn(given).text("Methods").includes("Height now");
  expect(near({ ageYears: 8, heightCm: 128 })).toBe(false);
  // Less than 25 cm below the lowest prediction.
  expect(near({ ageYears: 13, heightCm: 160 })).toBe(true);
  expect(near({ heightCm: null })).toBe(false);
  const inches = drawn({ unitSystem: "imperial", ageYears: 8 }).text("Methods");
  expect(inches).toContain("Adult height (in)");
  expect(inches).toMatch(/Mid-parental \(Tanner 1970\) 5 ft \d+½? in/);
});

it("draws centimeters and inches side by side", () => {
  const caption = (one: DrawnView) => /aria-label="([^"]+)"/.exec(one.html("Ruler"))?.[1];
  // 66 in
  const one = converted({ heightCm: 167.64 });
  expect(caption(one)).toBe("167.64 cm is 5 ft 6 in.");
  // 71.996 in
  expect(caption(converted({ heightCm: 182.87 }))).toBe("182.87 cm is 6 ft 0 in.");
  expect(caption(converted({ heightCm: 180 }))).toBe("180 cm is 5 ft 10.87 in.");
  const html = one.html("Ruler");
  expect(html).toContain('<line class="here" x1="50%" x2="50%" y1="12" y2="106"');
  // From 151.64 to 183.64 cm, each centimeter 3.125% wide.
  const lines = [...html.matchAll(/<line x1="([\d.]+)%" x2="\1%" y1="(\d+)" y2="(\d+)"/g)].map(
    ([, x, from, to]) => `${x} ${from} ${to}`,
  );
  const scale = (from: string) => lines.filter((line) => line.split(" ")[1] === from);
  expect(scale("20")).toHaveLength(32);
  expect(lines[0]).toBe("1.13 20 29");
  // 155, 160
  expect(lines.filter((line) => line.endsWith("20 34")).map((line) => line.split(" ")[0])).toEqual([
    "10.5",
    "41.75",
    "73",
  ]);
  expect(lines.filter((line) => line.endsWith("20 38"))).toHaveLength(3);
  // 60 and 72 in are whole feet.
  expect(lines.filter((line) => line.includes(" 74 "))).toEqual(["2.38 74 98", "97.63 74 98"]);
  expect(lines.filter((line) => line.includes(" 84 "))).toHaveLength(11);
  expect(one.text("Ruler")).toBe(
    "155 160 165 170 175 180 5′ 0″ 5′ 2″ 5′ 4″ 5′ 6″ 5′ 8″ 5′ 10″ 6′ 0″ cm feet and inches",
  );
  // For a small height the scale starts at 0.
  const short = converted({ heightCm: 8 });
  expect(short.html("Ruler")).toContain('class="here" x1="25%"');
  expect(short.text("Ruler")).toBe("0 5 10 15 20 25 30 0′ 0″ 0′ 2″ 0′ 4″ 0′ 6″ 0′ 8″ 0′ 10″ 1′ 0″ cm feet and inches");
});

it("shows the tabs and figures of each mode", () => {
  expect(drawn().tabs).toEqual(["Growth chart", "Methods", "All methods", "Height by age"]);
  expect(placed().tabs).toEqual(["Growth chart", "Height by age"]);
  expect(converted().tabs).toEqual(["Ruler"]);
  expect(drawn().figures).toEqual(["predictionMethod", "percentOfAdult", "remainingCm", "percentile", "medianCm"]);
  expect(placed().figures).toEqual(["percentile", "zScore", "medianCm", "p5Cm", "p95Cm"]);
  expect(converted().figures).toEqual(["totalCm", "meters", "totalInches", "feet", "inches"]);
  const infant = drawn({ mode: "infant" });
  expect(infant.tabs).toEqual(["Weight by age", "Length by age", "Weights", "Lengths"]);
  expect(infant.figures).toEqual([
    "weightPercentile",
    "weightZ",
    "medianWeightKg",
    "lengthPercentile",
    "lengthZ",
    "medianLengthCm",
    "weightForLengthPercentile",
    "weightForLengthZ",
    "medianWeightForLengthKg",
  ]);
  expect(tablesOf(view)).toEqual([
    "All methods: methods",
    "Height by age: curve",
    "Weights: infantWeights",
    "Lengths: infantLengths",
  ]);
});

it("draws weight and length under two years on the lines of the WHO, or of British charts", () => {
  const infant = (given = {}) => drawn({ mode: "infant", sex: "male", infantMonths: 12, infantWeightKg: 10, ...given });
  const weight = infant().lines("Weight by age");
  expect(weight.x.values).toEqual(Array.from({ length: 25 }, (_, month) => month));
  expect(looks(weight.series)).toEqual([
    "98th percentile: soft, dashed",
    "75th: soft, dashed",
    "Median: ochre",
    "25th: soft, dashed",
    "2nd: soft, dashed",
  ]);
  // WHO tables, boys at 12 months: 7.7, 9.6 and 12 kg at −2, 0 and 2 SD; 9 and 10.4 kg at the 25th and the 75th
  // percentile; a median length of 75.7 cm.
  expect(weight.series.map(({ values }) => Number(values[12]?.toFixed(1)))).toEqual([12, 10.4, 9.6, 9, 7.7]);
  expect(weight.points).toEqual([{ x: 12, y: 10, label: "10 kg" }]);
  expect(weight.caption).toBe("10 kg at 12 months is at the 63rd percentile of boys (WHO standards).");
  const pounds = infant({ unitSystem: "imperial", infantWeightLb: 22, infantWeightOz: 0 }).lines("Weight by age");
  expect(pounds.points).toEqual([{ x: 12, y: expect.closeTo(22, 9), label: "22 lb" }]);
  expect(said(pounds.y, 22)).toEqual(["Weight (lb)", "22", "22 lb"]);
  const british = infant({ infantChart: "uk", lengthCm: 75.7 }).lines("Length by age");
  expect(british.series.map(({ label }) => label)).toEqual(
    ["99.6th", "98th", "91st", "75th", "50th", "25th", "9th", "2nd", "0.4th"].map((name) => `${name} centile`),
  );
  expect(british.caption).toBe("75.7 cm at 12 months is on the 50th centile of boys (WHO standards).");
  expect(infant({ lengthCm: null }).lines("Length by age").caption).toBe(
    "The curves are those of boys (WHO standards).",
  );
});
