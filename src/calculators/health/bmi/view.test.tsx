/** Cutoffs: WHO and the WHO expert consultation for Asian populations (2004). Percentiles: CDC growth charts (2000). */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import bmi from "./calculator";
import view from "./view";

beforeAll(() => prepareView(bmi, view));

const ADULT = { weightKg: 80, heightCm: 180, ageYears: 40 };
const BOY = { weightKg: 35, heightCm: 140, ageYears: 10, ageMonths: 0, sex: "male" };

it("places an adult on the scale of classes", () => {
  const scale = new DrawnView(bmi, view, ADULT).scale("Scale");
  // 80 / 1.8² = 24.691
  expect(scale).toMatchObject({ label: "BMI (kg/m²)", min: 14, max: 45, valueLabel: "24.7" });
  expect(scale.value).toBeCloseTo(24.691, 3);
  expect(scale.format(18.46)).toBe("18.5");
  expect(scale.bands.map(({ label, from, to, color }) => [label, from, to, color])).toEqual([
    ["Severe thinness", 14, 16, "blue-deep"],
    ["Moderate thinness", 16, 17, "blue"],
    ["Mild thinness", 17, 18.5, "blue-pale"],
    ["Normal", 18.5, 25, "green"],
    ["Overweight", 25, 30, "ochre"],
    ["Obesity, class 1", 30, 35, "ochre-deep"],
    ["Obesity, class 2", 35, 40, "red"],
    ["Obesity, class 3", 40, 45, "red-deep"],
  ]);
  expect(scale.caption).toBe("A BMI of 24.7 is normal (WHO).");
  // 80.87 / 1.8² = 24.96, which the headline does not round to 25 either.
  expect(new DrawnView(bmi, view, { ...ADULT, weightKg: 80.87 }).scale("Scale")).toMatchObject({
    valueLabel: "24.96",
    caption: "A BMI of 24.96 is normal (WHO).",
  });
});

it("colors the classes of another standard from its own normal", () => {
  const scale = new DrawnView(bmi, view, { ...ADULT, standard: "asian" }).scale("Scale");
  expect(scale.bands.find(({ color }) => color === "green")).toMatchObject({ from: 18.5, to: 23 });
  expect(scale.bands.find(({ from }) => from === 23)?.color).toBe("ochre");
});

it("places a child on the growth chart instead", () => {
  const drawn = new DrawnView(bmi, view, BOY);
  expect(drawn.charts("Scale")).toEqual([]);
  const chart = drawn.lines("Growth chart");
  expect(chart.x.label).toBe("Age in years");
  expect(chart.x.values).toEqual(Array.from({ length: 19 }, (_, i) => i + 2));
  expect(chart.x.format(10)).toBe("10");
  expect(chart.x.exact?.(10)).toBe("10 years");
  expect(chart.y).toMatchObject({ label: "BMI (kg/m²)", zero: false });
  expect(chart.y.format(16.62)).toBe("16.6");
  // CDC, boys at 10 years: 22.1, 19.4, 16.6, 14.2.
  expect(chart.series.map(({ label, color, values }) => [label, color, values[8]?.toFixed(1)])).toEqual([
    ["95th percentile", "red", "22.1"],
    ["85th", "ochre", "19.4"],
    ["50th", "green", "16.6"],
    ["5th", "blue", "14.2"],
  ]);
  expect(chart.points).toEqual([{ x: 10, y: expect.closeTo(35 / 1.4 ** 2, 9), label: "17.9" }]);
  expect(chart.caption).toBe("At 10 years, a BMI of 17.9 is at the 71st percentile of the CDC growth charts.");
});

it("shows different tabs to adults and children", () => {
  const adult = new DrawnView(bmi, view, ADULT);
  expect(adult.tabs).toEqual(["Scale", "Weights at this height", "Three standards"]);
  expect(adult.idleInputs).toEqual([]);
  const child = new DrawnView(bmi, view, BOY);
  expect(child.tabs).toEqual(["Growth chart", "Weights at this height", "Percentiles by age"]);
  expect(child.idleInputs).toEqual(["standard"]);
});
