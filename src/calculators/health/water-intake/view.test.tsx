/** IOM (2005): women drink 2.2 of 2.7 L, if pregnant 2.3 of 3.0 L; EFSA (2010): 2.0 L in total, 80% from drinks. */
import { beforeAll, expect, it } from "vitest";
import type { Field } from "../../../core/fields";
import { Format } from "../../../core/format";
import { cellText } from "../../../site/kit/display-value";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { fillsOf, looks, said, tablesOf } from "../../../site/testing/read-chart";
import water from "./calculator";
import view from "./view";

beforeAll(() => prepareView(water, view));

const REST = { weightKg: 60, ageYears: 35, exerciseMinutes: 0 };
const drawn = (given = {}) => new DrawnView(water, view, { ...REST, ...given });
/** A loss of 1.2 of 60 kg (2%), and 1.7 L of sweat in an hour. */
const SESSION = {
  mode: "sweat-rate",
  exerciseMinutes: 60,
  preWeightKg: 60,
  postWeightKg: 58.8,
  fluidMl: 500,
};

it("compares the three references", () => {
  const chart = drawn().bars("Three references");
  expect(chart).toMatchObject({
    horizontal: true,
    stacked: true,
    highlight: 0,
    categories: ["United States and Canada (IOM)", "European Union (EFSA)", "By body weight"],
    // By weight: 60 × 35 mL, 80% of it from drinks, is 1.68 L.
    caption: "Before exercise and heat, the three references call for 1.6 L to 2.2 L of drinks a day.",
  });
  expect(said(chart.y, 12.345)).toEqual(["L a day", "12.3"]);
  expect(looks(chart.series)).toEqual(["To drink: blue", "From food: soft"]);
  expect(chart.series.map(({ values }) => values.map((value) => value.toFixed(2)))).toEqual([
    ["2.20", "1.60", "1.68"],
    ["0.50", "0.40", "0.42"],
  ]);
  expect(drawn({ basis: "weight" }).bars("Three references").highlight).toBe(2);
  expect(drawn(SESSION).charts("Three references")).toEqual([]);
});

it("compares them in fluid ounces", () => {
  const chart = drawn({ unitSystem: "imperial", weightLb: 130 }).bars("Three references");
  expect(said(chart.y, 12.345)).toEqual(["fl oz a day", "12"]);
  // 2,200 and 1,600 mL ÷ 29.57
  expect(chart.series[0]?.values.slice(0, 2).map((value) => value.toFixed(1))).toEqual(["74.4", "54.1"]);
  expect(chart.caption).toMatch(/ call for 54 fl oz to 74 fl oz of drinks a day\.$/);
});

it("fills the bottle by reason, with the daily amount at the bottom", () => {
  // 2,200 + 0.5 h × 700 + an hour of heat
  const busy = drawn({ exerciseMinutes: 30, heatHours: 1 });
  const { exerciseMl, heatMl, beveragesMl } = busy.outputs;
  const html = busy.html("Display");
  const rects = [...html.matchAll(/class="fill-(\w+)" y="([\d.e-]+)" width="72" height="([\d.]+)"/g)];
  expect(rects.map(([, color]) => color)).toEqual(["blue", "green", "ochre"]);
  const [tops, heights] = [2, 3].map((i) => rects.map((rect) => Number(rect[i]))) as [number[], number[]];
  // It is 106 px from the shoulder to the bottom of the bottle at 150.
  [2200, exerciseMl, heatMl].forEach((ml, i) => {
    expect(heights[i]).toBeCloseTo((106 * ml) / beveragesMl, 6);
  });
  expect(tops[0]).toBeCloseTo(150 - (heights[0] as number), 6);
  expect(tops[2]).toBeCloseTo(44, 6);
  // As in the headline, and so that the parts add up to it.
  const [heat, exercise, total] = [...busy.text("Display").matchAll(/(?:heat|exercise|day) ([\d.]+) L(?! To)/g)].map(
    ([, liters]) => Number(liters),
  ) as [number, number, number];
  expect(total).toBe(Number((beveragesMl / 1000).toFixed(1)));
  expect(heat + exercise + 2.2).toBeCloseTo(total, 9);
  expect([...html.matchAll(/key bg-(\w+)/g)].map(([, color]) => color)).toEqual(["ochre", "green", "blue"]);
  expect(drawn().text("Display")).toBe("Amount to drink, by reason Every day 2.2 L To drink in a day 2.2 L");
});

it("compares the weight lost with its limit", () => {
  const lost = (given = {}) => drawn({ ...SESSION, ...given });
  expect(lost().text("Display")).toBe("Body weight lost 2% (limit 2%) 2%");
  // The limit is in the middle of the bar.
  expect(lost().html("Display")).toContain('x1="50%" x2="50%"');
  expect(fillsOf(lost().html("Display"))).toEqual(["green 0% 50%"]);
  expect(fillsOf(lost({ postWeightKg: 58.5 }).html("Display"))).toEqual(["red 0% 62.5%"]);
  const most = lost({ postWeightKg: 57 });
  expect(most.text("Display")).toBe("Body weight lost 5% (limit 2%) 2%");
  expect(fillsOf(most.html("Display"))).toEqual(["red 0% 100%"]);
  expect(most.html("Display")).toContain('x1="40%"');
  const gained = lost({ postWeightKg: 60.3 });
  expect(gained.text("Display")).toBe("Body weight lost 0% (limit 2%) 2%");
  expect(fillsOf(gained.html("Display"))).toEqual(["green 0% 0%"]);
});

it("places the glasses on a 24-hour dial", () => {
  // 2,200 mL is 8 glasses of 250 and one of 200 in 15 hours: one every 100 minutes, from 7:00 to 20:20.
  const one = drawn({ wakeTime: "07:00", bedTime: "22:00" });
  expect(one.text("Glasses by the clock")).toBe(
    "0 6 12 18 9 glasses from 7:00 AM to 8:20 PM, one about every 100 minutes; the last one holds 0.2 L.",
  );
  // Six glasses of 336 mL leave 184 mL.
  expect(drawn({ glassMl: 336 }).text("Glasses by the clock")).toMatch(/ holds 0\.18 L\.$/);
  const html = one.html("Glasses by the clock");
  const dots = [...html.matchAll(/class="clock-glass" cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)"/g)];
  expect(dots).toHaveLength(9);
  // 105° from the top on a circle with radius 90.
  expect(dots[0]?.slice(1)).toEqual(["86.93", "23.29", "7"]);
  // The area is proportional to the amount: 200 of 250 mL.
  expect(Number(dots[8]?.[3])).toBeCloseTo(7 * Math.sqrt(0.8), 9);
  // 22:00 is 30° before the top; the arc is more than half of the day.
  expect(html).toContain('d="M86.93 23.29A90 90 0 1 1 -45 -77.94"');
  expect(drawn({ wakeTime: "06:00", bedTime: "18:00" }).html("Glasses by the clock")).toContain(
    'd="M90 0A90 90 0 0 1 -90 0"',
  );
  // The hours are 24 px inside the rim.
  expect(html).toContain('<text x="66" y="4" text-anchor="middle">6</text>');
  expect(html).toContain('<text x="0" y="-62" text-anchor="middle">0</text>');
});

it("leaves out dots that would touch, and draws the smallest glass large enough to see", () => {
  const dots = (glassMl: number, basis = "iom") =>
    [
      ...drawn({ glassMl, basis })
        .html("Glasses by the clock")
        .matchAll(/clock-glass" .*? r="([\d.]+)"/g),
    ].map(([, radius]) => Number(radius));
  // EFSA’s 1,600 mL is one glass of 1,599 and a sip of 1 mL: 7 ÷ √1,599 is less than the minimum of 2.
  expect(dots(1599, "efsa")).toEqual([7, 2]);
  // 1,600 mL in the smallest glasses of 50 mL is 32 glasses.
  expect(dots(50, "efsa")).toHaveLength(32);
  const thirsty = { glassMl: 50, lifeStage: "lactating" };
  // 3,100 mL is 62 glasses of 50 mL.
  expect(drawn(thirsty).html("Glasses by the clock")).not.toContain("clock-glass");
  expect(drawn(thirsty).text("Glasses by the clock")).toContain("62 glasses from ");
  // 8.45 fl oz, not 8: 23 glasses of 8 would be 10 short of the amount in the headline.
  const ml = water.outputs.schedule.columns?.ml as Field;
  expect(cellText(ml, 250, { unitSystem: "imperial" }, new Format())).toBe("8.5");
  // 3,000 mL is 60 glasses.
  const most = drawn({ glassMl: 50, sex: "male" }).html("Glasses by the clock");
  expect(most.match(/clock-glass"/g)).toHaveLength(60);
});

it("shows hints with the amounts that exercise and heat add", () => {
  expect(drawn().hint("exerciseMinutes")).toBe("");
  expect(drawn().hint("heatHours")).toBe("");
  const busy = drawn({ exerciseMinutes: 30, heatHours: 2 });
  const { exerciseMl, heatMl } = busy.outputs;
  expect(busy.hint("exerciseMinutes")).toBe(`Adds ${Number((exerciseMl / 1000).toFixed(1))} L`);
  expect(busy.hint("heatHours")).toBe(`Adds ${Number((heatMl / 1000).toFixed(1))} L`);
  expect(drawn(SESSION).hint("exerciseMinutes")).toBe("");
  // 355 mL in half an hour are 11.8 mL a minute.
  expect(drawn({ exerciseMinutes: 1 }).hint("exerciseMinutes")).toBe("Adds less than 0.1 L");
  expect(drawn({ exerciseMinutes: 1, unitSystem: "imperial" }).hint("exerciseMinutes")).toBe("Adds less than 1 fl oz");
});

it("shows different figures and tabs for a day and for a session", () => {
  expect(drawn().figures).toEqual(["totalWaterMl", "foodWaterMl", "glasses", "hourlyMl"]);
  expect(drawn(SESSION).figures).toEqual([
    "sweatRateMlPerHour",
    "sweatLossMl",
    "massLossPercent",
    "replaceMl",
    "enoughMlPerHour",
  ]);
  expect(drawn().tabs).toEqual(["Three references", "Glasses by the clock", "Schedule"]);
  expect(drawn(SESSION).tabs).toEqual([]);
  expect(drawn().idleInputs).toEqual([]);
  expect(drawn({ sex: "male" }).idleInputs).toEqual(["lifeStage"]);
  expect(tablesOf(view)).toEqual(["Three references: comparison", "Schedule: schedule"]);
});

it("says the amount to drink in whole ounces everywhere", () => {
  // 2,200 mL are 74.4 fl oz, and half an hour of exercise adds 10.1: 84.5, shown as 85.
  const one = drawn({ unitSystem: "imperial", exerciseMinutes: 30 });
  const [exercise, base, total] = [...one.text("Display").matchAll(/(\d+(?:\.\d+)?) fl oz/g)].map(([, ounces]) =>
    Number(ounces),
  );
  expect([Number(exercise) + Number(base), total]).toEqual([85, 85]);
  expect(new Format().value(water.outputs.usFlOz, 84.5)).toBe("85 fl oz");
});
