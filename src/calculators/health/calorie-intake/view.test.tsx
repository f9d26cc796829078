/** Mifflin (1990): a woman of 40 years, 160 cm and 60 kg burns 1,239 kcal at rest; a kilogram is 7,700 kcal. */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import calories from "./calculator";
import view from "./view";

beforeAll(() => prepareView(calories, view));

/** Burns 2,478 kcal a day. */
const WOMAN = { ageYears: 40, weightKg: 60, heightCm: 160, activity: "custom", customPal: 2 };
/** 5 kg at half a kilogram a week takes 70 days with 550 kcal a day less. */
const LOSING = { ...WOMAN, goal: "lose", goalWeightKg: 55, weeklyRateKg: 0.5, startDate: "2026-01-01" };
const GAINING = { ...LOSING, goal: "gain", goalWeightKg: 70 };
const drawn = (given = {}) => new DrawnView(calories, view, { ...LOSING, ...given });
const keeping = (given = {}) => drawn({ goal: "maintain", ...given });

const weights = (one: DrawnView, place: number) => one.lines("Weight").series[place]?.values ?? [];

it("draws both models week by week until the goal of the fixed rule", () => {
  const one = drawn({ model: "static" });
  const chart = one.lines("Weight");
  expect(chart.x.values).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70]);
  expect(said(chart.x, 31)).toEqual(["Date", "Feb 1", "Feb 1, 2026"]);
  expect(said(chart.y, 60.25)).toEqual(["Weight (kg)", "60.3", "60.3 kg"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual([
    "Dynamic model: green",
    "Rule of 3,500 kcal a pound: ochre, dashed",
    "Goal: ink, dashed",
  ]);
  expect(weights(one, 1).slice(0, 10)).toEqual(
    [60, 59.5, 59, 58.5, 58, 57.5, 57, 56.5, 56, 55.5].map((kg) => expect.closeTo(kg, 9)),
  );
  expect(weights(one, 1).at(-1)).toBeCloseTo(55, 9);
  expect(weights(one, 2)).toEqual(Array(11).fill(55));
  // A body adapts, so it loses less than the rule predicts.
  const end = weights(one, 0).at(-1) as number;
  expect(end).toBeGreaterThan(55.1);
  const shown = (kg: number) => `${Number(kg.toFixed(1))} kg`;
  expect(chart.caption).toBe(
    `At 1,928 kcal a day the dynamic model comes to ${shown(end)} after 70 days; the fixed rule is off by ${shown(end - 55)} by then.`,
  );
});

it("ends the straight line at the goal if the dynamic model takes longer", () => {
  const one = drawn({ goalWeightKg: 50 });
  // The table has the same days.
  expect(weights(one, 0)).toEqual(
    one.outputs.trajectory.map(({ weightKg }: { weightKg: number }) => expect.closeTo(weightKg, 9)),
  );
  expect(weights(one, 0).at(-1)).toBeCloseTo(50, 3);
  const perDay = (one.outputs.dailyKcal - 2478) / 7700;
  const reached = Math.ceil(-10 / perDay / 7);
  const fixed = weights(one, 1);
  expect(fixed[1]).toBeCloseTo(60 + 7 * perDay, 9);
  expect(fixed[reached]).toBe(50);
  expect(fixed.slice(reached + 1)).toEqual(Array(20 - reached).fill(null));
  expect(reached).toBeLessThan(19);
  const off = Math.abs(60 + 140 * perDay - 50).toFixed(1);
  expect(one.lines("Weight").caption).toContain(
    `comes to 50 kg after 140 days; the fixed rule is off by ${Number(off)} kg by then.`,
  );
});

it("draws a gain the same way", () => {
  const one = drawn(GAINING);
  const fixed = weights(one, 1);
  const perDay = (one.outputs.dailyKcal - 2478) / 7700;
  const reached = Math.ceil(10 / perDay / 7);
  expect(fixed[reached - 1]).toBeCloseTo(60 + 7 * (reached - 1) * perDay, 9);
  expect(fixed[reached]).toBe(70);
  expect(fixed.slice(reached + 1)).toEqual(Array(20 - reached).fill(null));
  expect(reached).toBeLessThan(20);
});

it("ends on the last day of the plan, or after a year that does not reach the goal", () => {
  // 0.4 kg at 0.5 kg a week takes 5.6 days.
  expect(drawn({ goalWeightKg: 59.6 }).lines("Weight").x.values).toEqual([0, 6]);
  const never = drawn({ planBy: "calories", dailyCalories: 2470, goalWeightKg: 53 });
  expect(never.lines("Weight").x.values).toHaveLength(53);
  expect(never.lines("Weight").caption).toMatch(/ after 364 days; /);
  expect(keeping().charts("Weight")).toEqual([]);
});

it("uses pounds, and stones if the weight was entered in stones", () => {
  const IMPERIAL = { unitSystem: "imperial", heightFt: 5, heightIn: 3, weeklyRateLb: 1, model: "static" };
  const pounds = drawn({ ...IMPERIAL, weightLb: 140, goalWeightLb: 130 }).lines("Weight");
  expect(said(pounds.y, 139.96)).toEqual(["Weight (lb)", "140", "140 lb"]);
  expect(pounds.series[1]?.values.slice(0, 2)).toEqual([
    expect.closeTo(140, 9),
    // 3,500 kcal a pound is nearly 7,700 a kilogram.
    expect.closeTo(139, 1),
  ]);
  expect(pounds.series[2]?.values[0]).toBeCloseTo(130, 9);
  expect(pounds.caption).toMatch(/ comes to 13\d(\.\d)? lb after 70 days; .* off by [\d.]+ lb by then\.$/);
  const stones = drawn({ ...IMPERIAL, weightSt: 10, weightLb: 0, goalWeightSt: 9, goalWeightLb: 4 });
  expect(stones.lines("Weight").caption).toMatch(
    / comes to 9 st [\d.]+ lb after 70 days; .* off by [\d.]+ lb by then\.$/,
  );
});

it("stacks fat on lean mass, under the dynamic model", () => {
  const one = drawn({ bodyFatPercent: 30 });
  const chart = one.lines("Fat and lean");
  expect(chart.stacked).toBe(true);
  expect(said(chart.y, 20)).toEqual(["Weight (kg)", "20", "20 kg"]);
  expect(chart.y.zero).toBeUndefined();
  expect(chart.x.values).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70]);
  expect(looks(chart.series)).toEqual(["Lean: blue, area", "Fat: ochre, area"]);
  const [lean, fat] = chart.series.map(({ values }) => values as readonly number[]) as [number[], number[]];
  // 30% of 60 kg
  expect([lean[0], fat[0]]).toEqual([expect.closeTo(42, 9), expect.closeTo(18, 9)]);
  const [leanEnd, fatEnd] = [lean[10] as number, fat[10] as number];
  expect(leanEnd + fatEnd).toBeCloseTo(55, 3);
  expect(fatEnd).toBeCloseTo(one.outputs.trajectory.at(-1).fatKg, 9);
  expect(chart.caption).toBe(
    `Fat goes from 18 kg to ${Number(fatEnd.toFixed(1))} kg; everything else, including water, goes from 42 kg to ${Number(leanEnd.toFixed(1))} kg.`,
  );
  const pounds = drawn({
    unitSystem: "imperial",
    weightLb: 140,
    heightFt: 5,
    heightIn: 3,
    goalWeightLb: 130,
    bodyFatPercent: 30,
  });
  expect(pounds.lines("Fat and lean").series[1]?.values[0]).toBeCloseTo(42, 9);
  expect(pounds.lines("Fat and lean").caption).toMatch(/^Fat goes from 42 lb /);
  expect(drawn({ model: "static" }).charts("Fat and lean")).toEqual([]);
  expect(keeping().charts("Fat and lean")).toEqual([]);
});

it("draws a week with more food on the weekend", () => {
  const chart = keeping({ weekendBoostPercent: 15 }).bars("Week plan");
  expect(chart).toMatchObject({
    x: { label: "Day of the week" },
    categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    caption: "15% more on Saturday and Sunday; the weekly total stays the same.",
  });
  expect(said(chart.y, 2329.3)).toEqual(["kcal", "2,329"]);
  expect(looks(chart.series)).toEqual(["Eat: green"]);
  // (7 − 2 × 1.15) ÷ 5 = 0.94
  const [weekday, weekend] = [expect.closeTo(0.94 * 2478, 6), expect.closeTo(1.15 * 2478, 6)];
  expect(chart.series[0]?.values).toEqual([weekday, weekday, weekday, weekday, weekday, weekend, weekend]);
  expect(keeping().charts("Week plan")).toEqual([]);
});

it("draws the food for a day as a ring", () => {
  // 2,478 kcal: 50% at 4 kcal a gram, 20% at 4 and 30% at 9.
  expect(keeping().text("Display")).toBe(
    "Carbs, protein and fat in a day Carbs 310 g 50% Protein 124 g 20% Fat 83 g 30%",
  );
  const html = keeping().html("Display");
  const paths = [...html.matchAll(/class="fill-(\w+)" d="M([\d.-]+ [\d.-]+)A/g)];
  // The segments start at the top, at the bottom, and 70% of the way around.
  expect(paths.map(([, color, from]) => `${color} ${from}`)).toEqual([
    "ochre 0 -50",
    "green 0 50",
    "blue -47.55 15.45",
  ]);
  expect([...html.matchAll(/key bg-(\w+)/g)].map(([, color]) => color)).toEqual(["ochre", "green", "blue"]);
});

it("shows hints derived from activity, goal and split", () => {
  expect(drawn().hint("activity")).toBe("2,478 kcal a day maintains your weight");
  // 55 ÷ 1.6²
  expect(drawn().hint("goalWeightKg")).toBe("BMI 21.5");
  expect(drawn().hint("goalWeightLb")).toBe("BMI 21.5");
  // 30% of 2,478 kcal is 185.85 g.
  expect(keeping({ macroPlan: "high-protein" }).hint("macroPlan")).toBe("3.1 g of protein per kg");
});

it("shows different figures, inputs and tabs for each kind of plan", () => {
  expect(keeping().figures).toEqual(["bmr", "startBmi"]);
  expect(drawn().figures).toEqual([
    "dailyKcal",
    "maintenanceKcal",
    "deficitKcal",
    "maintenanceAtGoalKcal",
    "reachDate",
    "averageWeeklyKg",
    "dynamicDailyKcal",
    "staticDailyKcal",
  ]);
  expect(drawn({ planBy: "calories", dailyCalories: 2000 }).figures).toEqual([
    "dailyKcal",
    "maintenanceKcal",
    "deficitKcal",
    "maintenanceAtGoalKcal",
    "reachDate",
    "averageWeeklyKg",
    "dynamicDays",
    "staticDays",
  ]);
  expect(drawn().idleInputs).toEqual([]);
  expect(keeping({ sex: "male" }).idleInputs).toEqual(["model", "startDate", "lifeStage"]);
  expect(keeping().idleInputs).toEqual(["model", "startDate"]);
  expect(drawn().tabs).toEqual(["Weight", "Fat and lean", "Week by week", "Macros", "Week plan"]);
  expect(tablesOf(view)).toEqual(["Week by week: trajectory", "Macros: macros", "Week plan: weekPlan"]);
});
