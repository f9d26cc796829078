/** Equations: Mifflin (1990), Roza and Shizgal (1984), Harris and Benedict (1919), Henry (2005). */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import bmrTdee from "./calculator";
import view from "./view";

beforeAll(() => prepareView(bmrTdee, view));

/** BMR 1,617.5 kcal by Mifflin, and a TDEE of twice as much. */
const MAN = { sex: "male", ageYears: 30, weightKg: 70, heightCm: 170, activity: "custom", customPal: 2 };
const drawn = (given = {}) => new DrawnView(bmrTdee, view, { ...MAN, ...given });

/** Fifteen daily rows from May 20, with a constant weight change per day and a constant intake. */
const log = (from: number, change: number, intakeKcal: number) =>
  Array.from({ length: 15 }, (_, i) => ({
    date: new Date(Date.UTC(2026, 4, 20 + i)).toISOString().slice(0, 10),
    weight: from + change * i,
    intakeKcal,
  }));
const logged = (given = {}) => drawn({ mode: "adaptive", log: log(70, -0.1, 2000), ...given });

it("compares the formulas with the same activity", () => {
  const chart = drawn().bars("Formulas");
  expect(chart).toMatchObject({
    horizontal: true,
    stacked: true,
    highlight: 0,
    categories: [
      "Mifflin-St Jeor (1990)",
      "Harris-Benedict, revised (1984)",
      "Harris-Benedict (1919)",
      "Henry, Oxford (2005)",
    ],
    caption:
      "With the same activity, the formulas give 3,160 to 3,350 kcal a day. Enter body fat to include the two formulas based on lean mass.",
  });
  expect(said(chart.y, 1234.5)).toEqual(["kcal a day", "1,235"]);
  expect(looks(chart.series)).toEqual(["At rest (BMR): green", "Digestion and moving: ochre"]);
  const rates = [1617.5, 1671.672, 1676.996, 1580.7];
  expect(chart.series.map(({ values }) => values)).toEqual(
    [rates, rates].map((values) => values.map((value) => expect.closeTo(value, 3))),
  );
  expect(drawn({ formula: "henry-2005" }).bars("Formulas").highlight).toBe(3);
});

it("includes the formulas based on lean mass if body fat is known", () => {
  const chart = drawn({ bodyFatPercent: 20, formula: "cunningham" }).bars("Formulas");
  // Lean mass 56 kg: 370 + 21.6 × 56 and 500 + 22 × 56.
  expect(chart.categories.slice(4)).toEqual(["Katch-McArdle, by lean mass", "Cunningham (1980), by lean mass"]);
  expect(chart.series[0]?.values.slice(4)).toEqual([expect.closeTo(1579.6, 9), expect.closeTo(1732, 9)]);
  expect(chart.highlight).toBe(5);
  expect(chart.caption).toBe("With the same activity, the formulas give 3,160 to 3,460 kcal a day.");
});

it("splits the day into rest, digestion and movement", () => {
  const parts = drawn().parts;
  // Digestion is a tenth of 3,235.
  expect(parts).toMatchObject({
    rows: [
      { label: "At rest (BMR)", value: 1617.5 },
      { label: "Digestion", value: 323.5, color: "blue" },
      { label: "Moving", value: 1294, color: "ochre" },
    ],
    total: { label: "In a day (TDEE)", value: 3235 },
  });
  expect(parts?.text?.(1294.4)).toBe("1,294 kcal");
  // 700 − (−0.1 × 7,700) = 1,470 is below the BMR.
  expect(logged({ log: log(70, -0.1, 700) }).parts).toBeNull();
  const bars = logged({ log: log(70, -0.1, 700) }).bars("Formulas");
  expect(bars.series[1]?.values[0]).toBe(0);
});

it("draws the weights of the log and the trend line", () => {
  const chart = logged().lines("Weight log");
  expect(chart.x.values).toEqual(Array.from({ length: 15 }, (_, i) => i));
  expect(said(chart.x, 12)).toEqual(["Date", "Jun 1", "Jun 1, 2026"]);
  expect(said(chart.y, 70.04)).toEqual(["Weight (kg)", "70"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual(["Trend: green"]);
  const { values } = chart.series[0] as { values: readonly number[] };
  expect([values[0], values[7], values[14]].map((value) => value?.toFixed(6))).toEqual([
    "70.000000",
    "69.300000",
    "68.600000",
  ]);
  expect(chart.points?.slice(9, 11)).toEqual([
    { x: 9, y: expect.closeTo(69.1, 9) },
    { x: 10, y: expect.closeTo(69, 9) },
  ]);
  expect(chart.caption).toBe("15 weights over 14 days: the trend is −0.7 kg a week, at 2,000 kcal a day.");
  expect(drawn().charts("Weight log")).toEqual([]);
});

it("draws pounds if the log is in pounds", () => {
  const chart = logged({ unitSystem: "imperial", log: log(150, 0.2513, 2500) }).lines("Weight log");
  expect(chart.y.label).toBe("Weight (lb)");
  expect(chart.points?.[14]).toEqual({ x: 14, y: expect.closeTo(153.5182, 9) });
  expect(chart.series[0]?.values[14]).toBeCloseTo(153.5182, 6);
  expect(chart.caption).toMatch(/ the trend is 1\.76 lb a week, at 2,500 kcal a day\.$/);
});

it("shows no example button in estimate mode or with a filled log", () => {
  const read = (html: string) => html.replace(/<[^>]+>/g, " ").trim();
  expect(read(drawn().formTop)).toBe("[mode]");
  expect(read(logged().formTop)).toBe("[mode]");
});

it("shows the activity factor as a hint and names its tables, tabs and hidden figures", () => {
  expect(drawn().hint("activity")).toBe("2 × basal metabolic rate");
  expect(drawn({ activity: "light" }).hint("activity")).toBe("1.375 × basal metabolic rate");
  // The example day of FAO/WHO/UNU: 36.7 ÷ 24.
  expect(drawn({ activity: "day-plan" }).hint("activity")).toBe("1.529 × basal metabolic rate");
  expect(logged().hint("activity")).toBe("");
  expect(tablesOf(view)).toEqual([
    "Formulas: formulas",
    "By activity: activityLevels",
    "Intake for a goal: goals",
    "Reference 2023: eer",
  ]);
  expect(logged().tabs).toEqual(["Weight log", "Formulas", "By activity", "Intake for a goal", "Reference 2023"]);
});
