/** Hours for adults: AASM and SRS (2015), at least 7; National Sleep Foundation (2015), 7 to 9. */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import sleep from "./calculator";
import view from "./view";

beforeAll(() => prepareView(sleep, view));

const drawn = (given = {}) => new DrawnView(sleep, view, given);

/** The arcs of a dial: color, start in degrees from the right, and length in turns. */
function arcsOf(html: string): string[] {
  return [
    ...html.matchAll(/class="line-([\w -]+)" r="92".*?stroke-dasharray="([\d.]+) 1" transform="rotate\(([\d.-]+)\)"/g),
  ].map(([, color, length, from]) => `${color} ${from} ${length}`);
}

const namesOf = (html: string) => [...html.matchAll(/<text x=[^>]*>([^<]+)</g)].map(([, name]) => name);

it("draws the cycles of a night that ends at a time", () => {
  // Of 5 and 6 cycles of 90 minutes, 7.5 h is nearer to the middle of 7 to 9 h than 9 h.
  const one = drawn({ wakeTime: "06:30", fallAsleepMinutes: 15, guideline: "nsf" });
  const { bestCycles, bestTime } = one.outputs;
  expect([bestCycles, bestTime]).toEqual([5, "22:45"]);
  const html = one.html("Display");
  // 22:45 is 341.25° from the top, or 251.25° from the right; 15 minutes is 0.0104 of a day, and a cycle is 0.0625.
  expect(arcsOf(html)).toEqual([
    "ochre 251.25 0.0104",
    "green 255 0.0605",
    "green dial-pale -82.5 0.0605",
    "green -60 0.0605",
    "green dial-pale -37.5 0.0605",
    "green -15 0.0605",
  ]);
  expect(one.text("Display")).toMatch(
    /7 h 30 min 5 cycles A 24-hour dial\. In bed at 10:45 PM, 15 minutes to fall asleep, then 5 cycles of 90 minutes until 6:30 AM\.$/,
  );
  // 21:15 would give 9 h; the label 6 AM is too close to 6:30.
  expect(namesOf(html)).toEqual(["10:45 PM", "6:30 AM", "9:15 PM", "midnight", "noon", "6 PM"]);
  expect(html.match(/dial-strong/g)).toHaveLength(2);
});

it("draws the cycles of a night that begins at a time", () => {
  const one = drawn({ mode: "bed-at", bedTime: "00:00", fallAsleepMinutes: 0, guideline: "nsf" });
  expect(one.outputs.bestTime).toBe("07:30");
  const html = one.html("Display");
  expect(arcsOf(html)).toHaveLength(5);
  expect(arcsOf(html)[0]).toBe("green -90 0.0605");
  expect(one.text("Display")).toContain(
    "In bed at 12:00 AM, 0 minutes to fall asleep, then 5 cycles of 90 minutes until 7:30 AM.",
  );
  // 6 AM and 9:00 are 90 minutes away from 7:30, or 0.0625 of a day.
  expect(namesOf(html)).toEqual(["12:00 AM", "7:30 AM", "9:00 AM", "6 AM", "noon", "6 PM"]);
});

it("leaves out a scale label that is too close across midnight", () => {
  const names = (wakeTime: string) =>
    namesOf(drawn({ wakeTime, cycleMinutes: 120, guideline: "nsf", fallAsleepMinutes: 0 }).html("Display"));
  // Bedtimes are eight hours before: 23:00 is 0.0417 of a day from midnight, and 22:50 is 0.0486.
  expect(names("07:00")).not.toContain("midnight");
  expect(names("06:50")).toContain("midnight");
});

it("draws the hours of each night and the hours needed", () => {
  const night = (bed: string, wake: string) => ({ bed, wake, free: false });
  // 6.5, 8 and 6.75 hours asleep.
  const nights = [night("23:15", "06:00"), night("22:45", "07:00"), night("00:00", "07:00")];
  const week = { mode: "week", fallAsleepMinutes: 15, nights };
  const chart = drawn(week).bars("Week");
  expect(chart).toMatchObject({
    x: { label: "Night" },
    categories: ["1", "2", "3"],
    line: { label: "Need", color: "ochre", values: [7, 7, 7] },
    caption: "2 nights of 3 are below the recommended hours.",
  });
  expect(said(chart.y, 7.25)).toEqual(["Hours asleep", "7.3 h"]);
  expect(looks(chart.series)).toEqual(["Asleep: green"]);
  expect(chart.series[0]?.values).toEqual([6.5, 8, 6.75]);
  expect(drawn({ ...week, needHours: 8.5 }).bars("Week")).toMatchObject({
    line: { values: [8.5, 8.5, 8.5] },
  });
  expect(drawn().charts("Week")).toEqual([]);
  expect(drawn(week).html("Display")).toBe("");
});

it("starts with a week of five nights with an alarm and two without", () => {
  // 23:45 to 6:30 and 0:30 to 8:45, each less a quarter of an hour.
  const { values } = drawn({ mode: "week" }).bars("Week").series[0] as { values: readonly number[] };
  expect(values).toEqual([6.5, 6.5, 6.5, 6.5, 6.5, 8, 8]);
  // Midpoints of sleep are 3:15 and 4:45.
  expect(drawn({ mode: "week" }).outputs.socialJetlagHours).toBeCloseTo(1.5, 9);
});

it("shows different figures, inputs and tabs in each mode", () => {
  const shown = (mode: string) => {
    const { figures, idleInputs, tabs } = drawn({ mode });
    return { figures, idleInputs, tabs };
  };
  const night = {
    figures: ["recommendedMinHours", "windowStart", "windowEnd"],
    idleInputs: [],
    tabs: ["Times by cycles"],
  };
  expect(shown("wake-at")).toEqual(night);
  expect(shown("bed-at")).toEqual(night);
  expect(shown("nap")).toEqual({ figures: [], idleInputs: ["ageYears", "guideline"], tabs: ["Naps"] });
  expect(shown("week")).toEqual({
    figures: ["averageSleep", "debt", "nightsBelow", "socialJetlagHours"].filter(
      (key) => drawn({ mode: "week" }).outputs[key] !== null,
    ),
    idleInputs: ["cycleMinutes"],
    tabs: ["Week"],
  });
  expect(tablesOf(view)).toEqual(["Times by cycles: options", "Naps: napOptions", "Week: nightHours"]);
});
