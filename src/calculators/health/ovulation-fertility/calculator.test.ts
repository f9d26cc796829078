import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import calculator from "./calculator";
import { rangeText } from "./date-range";
import { cycleEvents } from "./events";

beforeAll(async () => {
  await loadWorking(calculator);
});

const ask = (inputs: JsonObject = {}) => outputsOf(calculator, inputs);

function workingOf(inputs: JsonObject) {
  const result = answer(calculator, { inputs, working: true });
  return ("working" in result && result.working) || [];
}

const dates = (...days: string[]) => days.map((date) => ({ date }));

const REGULAR = { mode: "regular", asOf: "2026-01-02", lastPeriod: "2026-01-01" };

describe("regular cycles", () => {
  it("have ovulation one luteal phase before the next period, and the window on the six days up to it (Wilcox 1995)", () => {
    expect(ask(REGULAR)).toMatchObject({
      nextOvulation: "2026-01-15",
      fertileStart: "2026-01-10",
      fertileEnd: "2026-01-15",
      ovulationEarliest: "2026-01-15",
      ovulationLatest: "2026-01-15",
      testDate: "2026-01-29",
      nextPeriod: "2026-01-29",
      dueDateIfConceived: "2026-10-08",
      daysToOvulation: 13,
      cycleDayToday: 2,
      statusToday: "period",
      cycleMean: null,
      cycleSd: null,
      cyclesCounted: null,
      wantedFertileStart: null,
      noticeCodes: null,
    });
  });

  it.each([
    // ACOG and the NHS: ovulation is about 14 days before the next period, so day 21 of 35 days and day 7 of 21 days.
    [35, 14, "2026-01-22"],
    [21, 14, "2026-01-08"],
    [28, 12, "2026-01-17"],
    [28, 16, "2026-01-13"],
  ])("cycle %s, luteal phase %s: %s", (cycleLength, lutealLength, ovulation) => {
    expect(ask({ ...REGULAR, cycleLength, lutealLength }).nextOvulation).toBe(ovulation);
  });

  it("have the chances found in the study, and none on other days", () => {
    const { calendar } = ask(REGULAR);
    expect(calendar).toHaveLength(28);
    const chances = calendar.map((row: { conceptionProbability: number }) => row.conceptionProbability);
    expect(chances.slice(8, 16)).toEqual([0, 10, 16, 14, 27, 31, 33, 0]);
    expect(chances.filter((chance: number) => chance > 0)).toHaveLength(6);
    expect(calendar[14]).toEqual({
      date: "2026-01-15",
      cycleDay: 15,
      phase: "ovulation",
      conceptionProbability: 33,
    });
    expect(calendar.map((row: { phase: string }) => row.phase)).toEqual([
      ...Array(5).fill("period"),
      ...Array(4).fill("follicular"),
      ...Array(5).fill("fertile"),
      "ovulation",
      ...Array(13).fill("luteal"),
    ]);
  });

  it("move on to the next window once this one has ended", () => {
    const on = (asOf: string) => ask({ ...REGULAR, asOf });
    expect(on("2026-01-15")).toMatchObject({
      nextOvulation: "2026-01-15",
      daysToOvulation: 0,
      statusToday: "ovulation",
    });
    const after = on("2026-01-16");
    expect(after).toMatchObject({
      fertileStart: "2026-02-07",
      nextOvulation: "2026-02-12",
      testDate: "2026-02-26",
      nextPeriod: "2026-01-29",
      cycleDayToday: 16,
      statusToday: "luteal",
    });
    expect(after.forecast[0]).toMatchObject({ cycle: 2, periodStart: "2026-01-29" });
    expect(on("2026-01-29")).toMatchObject({ cycleDayToday: 1, nextPeriod: "2026-02-26" });
  });

  it("give a notice if the last period was long ago", () => {
    expect(ask({ ...REGULAR, asOf: "2026-01-28" }).noticeCodes).toBeNull();
    expect(ask({ ...REGULAR, asOf: "2026-01-29" }).noticeCodes).toBe("stale-last-period");
  });

  it("list the requested number of cycles", () => {
    const { forecast } = ask({ ...REGULAR, cycles: 3 });
    expect(forecast.map((row: { ovulation: string }) => row.ovulation)).toEqual([
      "2026-01-15",
      "2026-02-12",
      "2026-03-12",
    ]);
    expect(forecast[1]).toMatchObject({ periodEnd: "2026-02-02", fertileDays: 6, dueDate: "2026-11-05" });
  });

  it("may have a window that opens during the period", () => {
    // A 20-day cycle with a luteal phase of 16: ovulation on day 5, and a window from the day before day 1.
    const { calendar, fertileStart } = ask({ ...REGULAR, cycleLength: 20, lutealLength: 16 });
    expect(fertileStart).toBe("2025-12-31");
    expect(calendar[0].phase).toBe("fertile");
    expect(calendar[4].phase).toBe("ovulation");
  });
});

describe("irregular cycles by the calendar method", () => {
  it.each([
    // Mayo Clinic, “Rhythm method” (2014): 26 and 32 days give days 8 to 21.
    [26, 32, 8, 21],
    // Case Western Reserve University, student wellness: 24 and 28 days give days 6 to 17.
    [24, 28, 6, 17],
    // The table in E. J. Haeberle's archive of sexology: 25 gives day 7, 31 gives day 20.
    [25, 31, 7, 20],
    // 18 − 18 = 0 would not be a day of the cycle.
    [18, 30, 1, 19],
  ])("%s to %s days: cycle days %s to %s", (shortestCycle, longestCycle, first, last) => {
    const outputs = ask({
      mode: "irregular",
      asOf: "2026-05-01",
      lastPeriod: "2026-05-01",
      shortestCycle,
      longestCycle,
    });
    const day = (iso: string) => isoToDayNumber(iso) - isoToDayNumber("2026-05-01") + 1;
    expect([day(outputs.fertileStart), day(outputs.fertileEnd)]).toEqual([first, last]);
  });

  it("give a range for ovulation from the shortest to the longest cycle", () => {
    const outputs = ask({
      mode: "irregular",
      asOf: "2026-05-04",
      lastPeriod: "2026-05-01",
      shortestCycle: 26,
      longestCycle: 32,
    });
    expect(outputs).toMatchObject({
      ovulationEarliest: "2026-05-13",
      ovulationLatest: "2026-05-19",
      // (26 + 32) ÷ 2 = 29 days: day 16.
      nextOvulation: "2026-05-16",
      nextPeriod: "2026-05-30",
      standardDaysStart: "2026-05-08",
      standardDaysEnd: "2026-05-19",
    });
  });

  it("widen with every cycle ahead by the difference between the two", () => {
    fc.assert(
      fc.property(fc.integer({ min: 18, max: 60 }), fc.integer({ min: 0, max: 12 }), (shortest, more) => {
        const longest = Math.min(60, shortest + more);
        const { forecast } = ask({
          mode: "irregular",
          asOf: "2026-05-01",
          lastPeriod: "2026-05-01",
          shortestCycle: shortest,
          longestCycle: longest,
        });
        const widths: number[] = forecast.map((row: { fertileDays: number }) => row.fertileDays);
        for (const [i, width] of widths.slice(1).entries())
          expect(width - (widths[i] as number)).toBe(longest - shortest);
      }),
    );
  });

  it.each([
    [26, 32, "2026-05-08", null],
    [25, 32, null, null],
    [26, 33, null, null],
    [26, 34, null, "very-irregular"],
    [20, 27, null, "cycle-outside-21-35"],
    [29, 36, null, "cycle-outside-21-35"],
    [20, 36, null, "very-irregular cycle-outside-21-35"],
  ])("%s to %s days: Standard Days from %s, notices %s", (shortestCycle, longestCycle, from, codes) => {
    const outputs = ask({
      mode: "irregular",
      asOf: "2026-05-04",
      lastPeriod: "2026-05-01",
      shortestCycle,
      longestCycle,
    });
    expect([outputs.standardDaysStart, outputs.noticeCodes]).toEqual([from, codes]);
  });
});

describe("logged cycles", () => {
  const LOG = { mode: "history", asOf: "2026-05-20" };

  it("give the mean, deviation, shortest and longest cycle", () => {
    // Gaps of 28, 31 and 27 days: mean 28.667, deviation √(((−2/3)² + (7/3)² + (−5/3)²) ÷ 2) = 2.0817.
    const outputs = ask({
      ...LOG,
      periodStarts: dates("2026-03-01", "2026-01-01", "2026-01-29", "2026-03-28").reverse(),
      asOf: "2026-03-30",
    });
    expect(outputs.cyclesCounted).toBe(3);
    expect(outputs.cycleMean).toBeCloseTo(86 / 3, 12);
    expect(outputs.cycleSd).toBeCloseTo(2.081666, 6);
    expect(outputs).toMatchObject({
      // 28.67 is rounded to 29: ovulation 15 days after March 28.
      nextOvulation: "2026-04-12",
      nextPeriod: "2026-04-26",
      // 27 − 18 = day 9, 31 − 11 = day 20.
      fertileStart: "2026-04-05",
      fertileEnd: "2026-04-16",
      noticeCodes: "few-cycles",
    });
  });

  it("round half a day up", () => {
    const outputs = ask({ ...LOG, periodStarts: dates("2026-03-20", "2026-04-17", "2026-05-16") });
    // 28 and 29 days.
    expect(outputs.nextPeriod).toBe("2026-06-14");
  });

  it("are sufficient from six cycles", () => {
    const starts = Array.from({ length: 7 }, (_, i) => dayNumberToIso(isoToDayNumber("2026-05-10") - 28 * i));
    expect(ask({ ...LOG, periodStarts: dates(...starts) }).noticeCodes).toBeNull();
    expect(ask({ ...LOG, periodStarts: dates(...starts.slice(1)) }).noticeCodes).toContain("few-cycles");
  });

  it.each([
    [dates(), "Enter at least 3 period dates, 15 to 90 days apart."],
    [dates("2026-05-01", "2026-04-01"), "Enter at least 3 period dates, 15 to 90 days apart."],
    [
      dates("2026-05-01", "2026-04-01", "2026-05-01"),
      "Enter at least 3 period dates, 15 to 90 days apart: May 1, 2026, is entered twice.",
    ],
    [
      dates("2026-05-01", "2026-04-01", "2025-12-01"),
      "Enter at least 3 period dates, 15 to 90 days apart: December 1, 2025, and April 1, 2026, are 121 days apart.",
    ],
    [dates("2026-05-01", "2026-05-21", "2026-04-01"), "Period 2: the date must be on or before today."],
    [
      dates("2023-05-01", "2023-05-29", "2023-06-26"),
      "Enter the first day of your last period, on or before today. June 26, 2023, is at least 24 cycles ago.",
    ],
  ])("%j", (periodStarts, message) => {
    expect(problemsOf(calculator, { ...LOG, periodStarts })).toEqual([{ field: "periodStarts", message }]);
  });

  it("must be longer than the luteal phase", () => {
    const periodStarts = dates("2026-05-01", "2026-04-15", "2026-03-20");
    expect(problemsOf(calculator, { ...LOG, periodStarts, lutealLength: 16 })[0]?.field).toBe("lutealLength");
    expect(problemsOf(calculator, { ...LOG, periodStarts, lutealLength: 15 })).toEqual([]);
  });
});

describe("a desired due date", () => {
  it("requires conception 266 days before it", () => {
    // January 15 + 266 days is October 8, as above.
    expect(ask({ ...REGULAR, wantedDueDate: "2026-10-08" })).toMatchObject({
      wantedFertileStart: "2026-01-10",
      wantedOvulation: "2026-01-15",
    });
  });
});

describe("the headline", () => {
  it("gives the window, ovulation and the first day to test", () => {
    const { before, figure, after, second } = headlineOf(calculator);
    expect(`${before} ${figure} ${after}`).toBe(
      "Fertile November 17 to 22, 2026 — ovulation about November 22; test from December 6.",
    );
    expect(second).toBe("Today is cycle day 13, in the fertile window.");
  });

  it("gives a range for ovulation if cycles vary", () => {
    expect(headlineOf(calculator, { mode: "irregular" }).after).toBe(
      // 26 − 14 and 31 − 14 days after November 8; the test 31 days after it.
      "— ovulation between November 20 and November 25; test from December 9.",
    );
  });

  it.each([
    ["2026-11-17", "2026-11-22", "November 17 to 22, 2026"],
    ["2026-11-28", "2026-12-03", "November 28 to December 3, 2026"],
    ["2026-12-30", "2027-01-04", "December 30, 2026, to January 4, 2027"],
  ])("writes %s to %s as %s", (from, to, text) => {
    expect(rangeText(isoToDayNumber(from), isoToDayNumber(to), new Format())).toBe(text);
  });
});

describe("bad input", () => {
  it.each([
    [{ cycleLength: 50 }, "cycleLength", "Cycle length must be a whole number between 20 and 45."],
    [{ cycleLength: 28.5 }, "cycleLength", "Cycle length must be a whole number between 20 and 45."],
    [
      { mode: "irregular", shortestCycle: 31, longestCycle: 30 },
      "longestCycle",
      "The longest cycle cannot be shorter than the shortest.",
    ],
    [{ lastPeriod: "2026-11-21" }, "lastPeriod", "Enter the first day of your last period, on or before today."],
    [
      { lastPeriod: "2024-11-20" },
      "lastPeriod",
      "Enter the first day of your last period, on or before today. November 20, 2024, is at least 24 cycles ago.",
    ],
    [{ lutealLength: 20 }, "lutealLength", "The luteal phase must be between 10 and 16 days."],
    [{ lastPeriod: "9998-12-31", asOf: "9999-01-01" }, "lastPeriod", "The dates would be outside the years 1 to 9999."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(calculator, { asOf: "2026-11-20", ...inputs })).toEqual([{ field, message }]);
  });

  it("is ignored in inputs that the mode does not use", () => {
    expect(problemsOf(calculator, { cycleLength: 28, shortestCycle: 1, periodStarts: dates("x") })).toEqual([]);
  });
});

it("shows the working for both methods", () => {
  expect(workingOf(REGULAR)[0]).toEqual({
    label: "Days from day 1 to ovulation",
    expression: "28 − 14",
    value: "14",
  });
  const labels = workingOf({ mode: "irregular" }).map(({ label }) => label);
  expect(labels).toContain("Typical cycle, rounded down");
  expect(labels).toContain("Last fertile cycle day");
});

it("produces calendar events for windows, ovulation, tests and periods", () => {
  const events = cycleEvents(modelOf(calculator, { ...REGULAR, cycles: 2 }), new Format());
  expect(events.map(({ date, lastDate, summary }) => [date, lastDate, summary])).toEqual([
    ["2026-01-10", "2026-01-15", "Fertile window"],
    ["2026-01-15", undefined, "Estimated ovulation"],
    ["2026-01-29", undefined, "Pregnancy test, if no period"],
    ["2026-01-29", "2026-02-02", "Period expected"],
    ["2026-02-07", "2026-02-12", "Fertile window"],
    ["2026-02-12", undefined, "Estimated ovulation"],
    ["2026-02-26", undefined, "Pregnancy test, if no period"],
  ]);
});
