/** Bands by ACE, and by Gallagher et al. (2000) for ages 20 to 39: men from 8, 20, 25%, women from 21, 33, 39%. */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import bodyFat from "./calculator";
import view from "./view";

beforeAll(() => prepareView(bodyFat, view));

const MAN = { sex: "male", ageYears: 35, weightKg: 82, heightCm: 178, neckCm: 39, waistCm: 92 };
const drawn = (given = {}) => new DrawnView(bodyFat, view, { ...MAN, ...given });
const FOLDS = {
  chestFold: 10,
  abdominalFold: 20.5,
  thighFold: 15,
  tricepsFold: 12,
  suprailiacFold: 14,
  subscapularFold: 13,
  midaxillaryFold: 11,
};
const WOMAN = { sex: "female", hipCm: 100, waistCm: 75, neckCm: 33 };

/** The rows of the plot: label, text and color. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<g><text y="\d+">([^<]+)<\/text><text[^>]*>([^<]+)<.*?<circle class="fill-(\w+)/g)].map(
    ([, label, text, color]) => `${label}: ${text}, ${color}`,
  );
const onBar = (html: string) =>
  [...html.matchAll(/leeway" x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => [Number(x), Number(width)]);

it("shows all methods that the measurements allow next to the chosen one", () => {
  const one = drawn({ method: "rfm" });
  const html = one.html("All methods");
  const rows = rowsOf(html);
  expect(rows).toHaveLength(6);
  // 64 − 20 × 178 ÷ 92, and 1.2 × 25.88 + 0.23 × 35 − 16.2
  expect(rows[5]).toBe("Relative fat mass: waist and height: 25.3%, green");
  expect(rows[3]).toBe("BMI and age (Deurenberg): 22.9%, blue");
  expect(rows.filter((row) => row.endsWith("green"))).toHaveLength(1);
  const found: number[] = one.outputs.methods.flatMap(
    ({ bodyFatPercent }: { bodyFatPercent: number | null }) => bodyFatPercent ?? [],
  );
  const shown = (percent: number) => `${Number(percent.toFixed(1))}%`;
  const mean = shown(found.reduce((sum, value) => sum + value, 0) / 6);
  const text = one.text("All methods");
  expect(text).toMatch(/^Chosen method Other methods /);
  expect([...html.matchAll(/key bg-(\w+)/g)].map(([, color]) => color)).toEqual(["green", "blue"]);
  expect(text).toContain(`Mean ${mean}`);
  expect(text).toContain(
    `Body fat 6 methods give ${shown(Math.min(...found))} to ${shown(Math.max(...found))}, with a mean of ${mean}. Bars show how far off a method usually is: about 4 points by tape or skinfolds, 5 by BMI.`,
  );
  // Four points either way for tape methods, five for BMI methods.
  const widths = onBar(html).map(([, width]) => width as number);
  expect((widths[3] as number) / (widths[5] as number)).toBeCloseTo(5 / 4, 2);
});

it("cuts a bar off at 0, and draws a single method by itself", () => {
  // 1.51 × 12.89 − 0.7 × 15 − 3.6 + 1.4 = 6.8 for a thin boy; without tape measurements no other method applies.
  const boy = {
    ageYears: 15,
    weightKg: 29,
    heightCm: 150,
    neckCm: null,
    waistCm: null,
    method: "deurenberg",
  };
  const one = drawn({ ...boy, weightKg: 25 });
  // BMI 11.11: 16.78 − 12.7 = 4.08, 5 points either way, so from 0 to 9.08.
  expect(rowsOf(one.html("All methods"))).toEqual(["BMI and age (Deurenberg): 4.1%, green"]);
  expect(one.text("All methods")).toMatch(
    /^Chosen method BMI and age \(Deurenberg\) 4\.1% 0% 2% 4% 6% 8% 10% Body fat Bars show how far off/,
  );
  expect(onBar(one.html("All methods"))).toEqual([[0, expect.closeTo(90.8, 0)]]);
  expect(drawn(boy).charts("Scale")).toEqual([]);
});

it("places the result on the ACE scale and the scale for the age", () => {
  const one = drawn({ method: "rfm" });
  const [ace, byAge] = [one.scale("Scale"), one.scale("Scale", 1)];
  expect(ace).toMatchObject({ label: "ACE bands, body fat", min: 0, max: 40, valueLabel: "25.3%" });
  expect(ace.value).toBeCloseTo(64 - (20 * 178) / 92, 9);
  expect(ace.format(17.96)).toBe("18%");
  const bands = (scale: typeof ace) =>
    scale.bands.map(({ label, from, to, color }) => `${label} ${from}–${to} ${color}`);
  expect(bands(ace)).toEqual([
    "Below essential fat 0–2 blue-deep",
    "Essential fat 2–6 blue",
    "Athletes 6–14 blue-pale",
    "Fitness 14–18 green",
    "Average 18–25 ochre",
    "Obese 25–40 ochre-deep",
  ]);
  expect(ace.caption).toBe("25.3% is in the “Obese” band.");
  expect(byAge.label).toBe("Bands for this age, body fat");
  expect(bands(byAge)).toEqual([
    "Underfat 0–8 blue",
    "Healthy 8–20 green",
    "Overfat 20–25 ochre",
    "Obese 25–40 ochre-deep",
  ]);
  // 76 − 20 × 178 ÷ 75
  const woman = drawn({ ...WOMAN, method: "rfm" });
  expect(woman.scale("Scale").max).toBe(50);
  expect(woman.scale("Scale", 1).caption).toBe("28.5% is in the “Healthy” band.");
  expect(drawn({ ageYears: 18 }).charts("Scale")).toHaveLength(1);
});

it("splits the weight into fat and lean mass, now and at the goal", () => {
  const chart = drawn({ method: "rfm" }).bars("Fat and lean");
  expect(chart).toMatchObject({ horizontal: true, stacked: true, categories: ["Now"] });
  expect(said(chart.y, 12.34)).toEqual(["Weight", "12.3 kg"]);
  expect(looks(chart.series)).toEqual(["Lean: blue", "Fat: ochre"]);
  // 25.304% of 82 kg
  expect(chart.series.map(({ values }) => values)).toEqual([
    [expect.closeTo(61.2504, 3)],
    [expect.closeTo(20.7496, 3)],
  ]);
  expect(chart.caption).toBe("20.7 kg of fat and 61.3 kg of everything else: muscle, bone, organs and water.");
  const goal = drawn({ method: "rfm", goalBodyFatPercent: 20 }).bars("Fat and lean");
  expect(goal.categories).toEqual(["Now", "At the goal"]);
  // Lean is 80% of 76.563 kg.
  expect(goal.series.map(({ values }) => values[1])).toEqual([expect.closeTo(61.2504, 3), expect.closeTo(15.3126, 3)]);
  const pounds = drawn({
    unitSystem: "imperial",
    weightLb: 200,
    heightFt: 6,
    waistIn: 36,
    neckIn: 15,
    method: "rfm",
    heightIn: 0,
  }).bars("Fat and lean");
  // 64 − 20 × 72 ÷ 36 = 24%
  expect(pounds.series.map(({ values }) => values)).toEqual([[expect.closeTo(152, 6)], [expect.closeTo(48, 6)]]);
  expect(said(pounds.y, 48)).toEqual(["Weight", "48 lb"]);
});

it("shows where to place the tape", () => {
  const says = (one: DrawnView) => /aria-label="([^"]*)"/.exec(one.html("Where to measure"))?.[1];
  expect(says(drawn())).toBe("Neck 39 cm, Waist 92 cm");
  expect(drawn().text("Where to measure")).toBe(
    "Neck 39 cm Waist 92 cm Keep the tape level and snug, without pressing into the skin, and measure after breathing out.",
  );
  expect(says(drawn(WOMAN))).toBe("Neck 33 cm, Waist 75 cm, Hip 100 cm");
  expect(says(drawn({ method: "army-2023", abdomenCm: 95.25 }))).toBe("Abdomen 95.3 cm");
  const inches = {
    unitSystem: "imperial",
    neckIn: 15.5,
    waistIn: 36,
    weightLb: 180,
    heightFt: 5,
    heightIn: 10,
  };
  expect(says(drawn(inches))).toBe("Neck 15.5 in, Waist 36 in");
  const html = drawn().html("Where to measure");
  // Label lines start at the ends of the tapes at the neck and the navel.
  expect(html).toContain('class="leader" d="M93 51L178 51"');
  expect(html).toContain('class="leader" d="M110 140L178 140"');
  expect(html.match(/class="tape"/g)).toHaveLength(2);
  expect(html).not.toContain('class="spot');
  expect(html).toContain('<text x="184" y="55">Neck');
});

it("shows where to measure folds, from top to bottom", () => {
  const three = drawn({ ...FOLDS, method: "jackson-pollock-3" });
  expect(three.text("Where to measure")).toBe(
    "Chest 10 mm Abdominal 20.5 mm Thigh 15 mm Measure each fold twice on the right side and enter the average.",
  );
  expect(three.html("Where to measure").match(/class="spot"/g)).toHaveLength(3);
  const seven = drawn({ ...FOLDS, method: "jackson-pollock-7" });
  expect(seven.text("Where to measure")).toBe(
    "Chest 10 mm Midaxillary 11 mm Triceps 12 mm Subscapular 13 mm Abdominal 20.5 mm Suprailiac 14 mm Thigh 15 mm Measure each fold twice on the right side and enter the average. Open circles are on the back.",
  );
  const html = seven.html("Where to measure");
  expect(html.match(/class="spot behind"/g)).toHaveLength(2);
  // Labels are 19 px apart, so the label of the triceps (at 104) is below the label of the fold at 101.
  expect(html).toContain('d="M109 101L178 103"');
  expect(html).toContain('d="M125 104L178 122"');
});

it("asks only for the folds that the method uses, and shows only tabs with content", () => {
  const others = ["tricepsFold", "suprailiacFold", "subscapularFold", "midaxillaryFold"];
  const three = { method: "jackson-pollock-3", chestFold: 10, abdominalFold: 20, thighFold: 15 };
  expect(drawn(three).idleInputs).toEqual(others);
  expect(drawn({ ...three, tricepsFold: 12 }).idleInputs).toEqual(others.slice(1));
  expect(drawn().idleInputs).toEqual([]);
  expect(drawn().tabs).toEqual(["All methods", "Scale", "Fat and lean", "Where to measure", "Table"]);
  expect(drawn(three).tabs).toContain("Where to measure");
  expect(drawn({ method: "cun-bae" }).tabs).toEqual(["All methods", "Scale", "Fat and lean", "Table"]);
  expect(tablesOf(view)).toEqual(["Table: methods"]);
});
