/**
 * Devine (1974), Robinson and Miller (1983), Hamwi (1964); Metropolitan table (1983): 154 to 166 lb at 5 ft 11 in in
 * shoes with heels.
 */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { tablesOf } from "../../../site/testing/read-chart";
import idealWeight from "./calculator";
import view from "./view";

beforeAll(() => prepareView(idealWeight, view));

/** 5 ft 10 in: ten inches over five feet. */
const MAN = { heightCm: 177.8, sex: "male" };
const drawn = (given = {}) => new DrawnView(idealWeight, view, { ...MAN, ...given });

/** The rows of the plot: label, text and color. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<g><text y="\d+">([^<]+)<\/text><text[^>]*>([^<]+)<.*?<circle class="fill-(\w+)/g)].map(
    ([, label, text, color]) => `${label}: ${text}, ${color}`,
  );

it("plots every formula against the healthy range", () => {
  const html = drawn().html("Formulas");
  expect(rowsOf(html)).toEqual([
    // 50 + 23, 52 + 19, 56.2 + 14.1, 48 + 27
    "Devine (1974): 73 kg, green",
    "Robinson (1983): 71 kg, green",
    "Miller (1983): 70.3 kg, green",
    "Hamwi (1964): 75 kg, green",
    // 22 × 1.778², and 48.4 + 77 × 0.278
    "Lemmens (2005): 69.5 kg, blue",
    "Peterson (2016): 69.8 kg, blue",
    // 149 to 161 lb
    "Metropolitan table (1983): 67.6 to 73 kg, ochre",
  ]);
  const text = drawn().text("Formulas");
  expect(text).toMatch(/^Classic formulas By BMI Insurance table Healthy BMI range, WHO/);
  expect([...html.matchAll(/key bg-(\w+)/g)].map(([, color]) => color)).toEqual(["green", "blue", "ochre"]);
  // 58.48 to 79.03 kg
  expect(text).toMatch(
    / 55 60 65 70 75 80 Weight \(kg\) The four classic formulas average 72\.3 kg\. The healthy BMI range at this height is from 58\.5 to below 79 kg\.$/,
  );
  // The axis runs from 55 to 80 kg; the bar of the table from 149 to 161 lb with its dot in the middle.
  const at = (kg: number) => `${Math.round(((kg - 55) / 25) * 1e4) / 100}%`;
  const [low, high] = [149 * 0.45359237, 161 * 0.45359237];
  expect(html).toContain(`class="fill-ochre leeway" x="${at(low)}" width="${at(55 + high - low)}"`);
  expect(html).toContain(`class="fill-ochre" cx="${at((low + high) / 2)}"`);
  expect(html).toContain(`class="area-green" x="${at(18.5 * 1.778 ** 2)}"`);
  expect(html).toContain(`width="${at(55 + 6.5 * 1.778 ** 2)}" height="100%"`);
});

it("uses pounds, another BMI range, and the present weight", () => {
  const POUNDS = { unitSystem: "imperial", heightFt: 5, heightIn: 10, weightLb: 170, standard: "asian" };
  const html = drawn(POUNDS).html("Formulas");
  expect(rowsOf(html)[6]).toBe("Metropolitan table (1983): 149 to 161 lb, ochre");
  const text = drawn(POUNDS).text("Formulas");
  expect(text).toContain("Healthy BMI range, Asian");
  // Labeled twice, for a narrow and a wide plot.
  expect(text.match(/Present weight/g)).toHaveLength(2);
  // 23 × 3.161 kg = 160.3 lb; the axis runs from 120 to 170.
  const [low, high] = [120, 170];
  expect(text).toMatch(/ 120 130 140 150 160 170 Weight \(lb\) /);
  const at = (lb: number) => `${Math.round(((lb - low) / (high - low)) * 1e4) / 100}%`;
  expect(html).toContain(`<line class="mark" x1="${at(170)}"`);
  // 73 kg
  expect(html).toContain(`cx="${at(73 / 0.45359237)}"`);
  expect(html).toContain(`class="area-green" x="${at((18.5 * 1.778 ** 2) / 0.45359237)}"`);
  expect(html).toContain(`class="fill-ochre leeway" x="${at(149)}"`);
  expect(drawn().text("Formulas")).not.toContain("Present weight");
});

it("leaves out the insurance table for heights that it does not cover", () => {
  const text = drawn({ heightCm: 210 }).text("Formulas");
  expect(text).not.toContain("Metropolitan");
  expect(text).not.toContain("Insurance table");
});

it("hints at the measured frame if another one is chosen", () => {
  // 177.8 ÷ 17 = 10.46 is above 10.4.
  expect(drawn({ wristCm: 17, frame: "large" }).hint("frame")).toBe("Small by the wrist");
  // 3.5 in
  expect(drawn({ wristCm: 17, elbowCm: 8.89 }).hint("frame")).toBe("Large by the elbow");
  expect(drawn({ wristCm: 17, frame: "auto" }).hint("frame")).toBe("");
  expect(drawn().hint("frame")).toBe("");
});

it("adds the average for the frame unless it is medium", () => {
  expect(drawn().figures).toEqual(["frame", "healthyMinKg", "healthyMaxKg", "metropolitanMinKg", "metropolitanMaxKg"]);
  expect(drawn({ frame: "small" }).figures).toEqual([
    "frame",
    "frameAverageKg",
    "healthyMinKg",
    "healthyMaxKg",
    "metropolitanMinKg",
    "metropolitanMaxKg",
  ]);
  expect(drawn().tabs).toEqual(["Formulas", "Table"]);
  expect(tablesOf(view)).toEqual(["Table: formulas"]);
});
