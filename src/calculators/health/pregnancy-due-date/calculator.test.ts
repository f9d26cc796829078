import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import calculator from "./calculator";
import { milestoneEvents } from "./events";
import { outputs } from "./outputs";

beforeAll(async () => {
  await loadWorking(calculator);
});

const ask = (inputs: JsonObject = {}) => outputsOf(calculator, inputs);

function workingOf(inputs: JsonObject) {
  const result = answer(calculator, { inputs, working: true });
  return ("working" in result && result.working) || [];
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

const PERIOD = { asOf: "2026-11-20", lmp: "2026-08-28" };

describe("by the period", () => {
  it("counts 280 days (ACOG Committee Opinion 700)", () => {
    const outputs = ask(PERIOD);
    expect(outputs).toMatchObject({
      dueDate: "2027-06-04",
      lmpEquivalent: "2026-08-28",
      conceptionEstimate: "2026-09-11",
      gestationalDays: 84,
      gaWeeks: 12,
      gaDays: 0,
      trimester: 1,
      termStage: "preterm",
      daysRemaining: 196,
      lmpDueDate: "2027-06-04",
      ultrasoundDueDate: null,
      redate: null,
      transferDay5: null,
      noticeCodes: null,
    });
    expect(outputs.percentComplete).toBeCloseTo(30, 12);
    expect(daysBetween("2026-08-28", outputs.dueDate)).toBe(280);
  });

  it.each([
    // Adding 7 days crosses into the next month: June 4 − 3 months.
    ["2026-05-28", "2027-03-04"],
    // May 31 − 3 months is clamped to February 28; adding a year keeps the 28th, although 2024 is a leap year.
    ["2023-05-24", "2024-02-28"],
  ])("by Naegele’s rule a period of %s gives %s", (lmp, dueDate) => {
    expect(ask({ asOf: "2026-11-20", lmp, lmpRule: "naegele" }).dueDate).toBe(dueDate);
  });

  it("shifts with the length of the cycle", () => {
    expect(ask({ ...PERIOD, cycleLength: 35 }).dueDate).toBe("2027-06-11");
    expect(ask({ ...PERIOD, cycleLength: 21 }).dueDate).toBe("2027-05-28");
    expect(ask({ ...PERIOD, cycleLength: 35, lmpRule: "naegele" }).dueDate).toBe("2027-06-11");
    expect(ask({ ...PERIOD, cycleLength: 35 }).gestationalDays).toBe(77);
  });

  it("differs from 280 days by no more than 3 days under Naegele’s rule", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (day) => {
        const lmp = dayNumberToIso(day);
        const due = (lmpRule: string) => isoToDayNumber(ask({ asOf: "2026-11-20", lmp, lmpRule }).dueDate as string);
        expect(Math.abs(due("naegele") - due("280-days"))).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("by conception and IVF", () => {
  it.each([
    // ACOG Committee Opinion 700: day-5 transfer + 261 days, day-3 + 263; conception + 266.
    [{ method: "ivf", ivfTransferDate: "2026-10-01", embryoAgeDays: 5 }, "2026-10-01", 261],
    [{ method: "ivf", ivfTransferDate: "2026-10-01", embryoAgeDays: 3 }, "2026-10-01", 263],
    [{ method: "conception", conceptionDate: "2026-09-11" }, "2026-09-11", 266],
  ])("%o", (inputs, from, days) => {
    expect(daysBetween(from, ask(inputs).dueDate)).toBe(days);
  });

  it("gives the dates of a published IVF example", () => {
    // calcipedia.org, IVF due date calculator (2026): day-5 transfer on May 8, 2026.
    expect(ask({ method: "ivf", ivfTransferDate: "2026-05-08", asOf: "2026-05-22" })).toMatchObject({
      dueDate: "2027-01-24",
      lmpEquivalent: "2026-04-19",
      gaWeeks: 4,
      gaDays: 5,
      daysRemaining: 247,
    });
  });

  it("accepts a planned date in the future", () => {
    const planned = ask({ method: "conception", conceptionDate: "2027-02-01", asOf: "2026-11-20" });
    expect(planned).toMatchObject({ gestationalDays: null, trimester: null, termStage: null });
    expect(planned).toMatchObject({ gaWeeks: null, gaDays: null, percentComplete: null });
    expect(planned.noticeCodes).toBe("before-pregnancy");
    expect(headlineOf(calculator, { method: "conception", conceptionDate: "2027-02-01" }).after).toContain(
      // From November 20 to January 18, the first counted day.
      "begins in 59 days",
    );
  });

  it("finds the dates that lead to a desired due date", () => {
    expect(ask({ method: "due-date", knownDueDate: "2027-06-19" })).toMatchObject({
      lmpEquivalent: "2026-09-12",
      conceptionEstimate: "2026-09-26",
      transferDay5: "2026-10-01",
      transferDay3: "2026-09-29",
    });
    const solved = answer(calculator, {
      inputs: { method: "ivf" },
      solve: { for: "ivfTransferDate", output: "dueDate", target: "2027-06-19" },
    });
    expect("solved" in solved && solved.solved?.value).toBe("2026-10-01");
  });
});

describe("by a scan", () => {
  it("counts from the weeks at the scan", () => {
    const scan = {
      method: "ultrasound",
      ultrasoundDate: "2026-11-06",
      ultrasoundWeeks: 10,
      ultrasoundDays: 3,
    };
    expect(ask(scan)).toMatchObject({
      // 280 − 73 = 207 days later.
      dueDate: "2027-06-01",
      ultrasoundDueDate: "2027-06-01",
      ultrasoundGaDays: 73,
      crlGaDays: null,
      lmpDueDate: null,
    });
  });

  it.each([
    // NHS screening guidance: 45 mm is 11w 2d, 84 mm is 14w 1d (Robinson); Hadlock 1992: 31 mm is 10w 0d.
    ["robinson", 45, 79],
    ["robinson", 84, 99],
    ["hadlock", 31, 70],
    // 40.9041 + 3.21585 · √36 + 0.348956 · 36 = 72.7616
    ["intergrowth", 36, 73],
  ])("%s, %s mm: %s days", (crlFormula, crlMm, days) => {
    const scan = { method: "ultrasound", ultrasoundBy: "crl", crlFormula, crlMm };
    expect(ask(scan).ultrasoundGaDays).toBe(days);
  });

  it.each([
    ["robinson", 5.9, "crl-outside-formula"],
    ["robinson", 6, null],
    ["intergrowth", 14.9, "crl-outside-formula"],
    ["intergrowth", 15, null],
    ["hadlock", 2, null],
  ])("%s, %s mm: %s", (crlFormula, crlMm, codes) => {
    expect(ask({ method: "ultrasound", ultrasoundBy: "crl", crlFormula, crlMm }).noticeCodes).toBe(codes);
  });

  it("warns if the first scan is late", () => {
    const scan = { method: "ultrasound", ultrasoundDate: "2026-11-06" };
    expect(ask({ ...scan, ultrasoundWeeks: 21, ultrasoundDays: 6 }).noticeCodes).toBeNull();
    expect(ask({ ...scan, ultrasoundWeeks: 22 }).noticeCodes).toBe("suboptimally-dated");
  });
});

describe("redating (ACOG Committee Opinion 700, table 1)", () => {
  /** Outputs for a scan at an age by the period, in days, that dates the pregnancy `younger` days younger. */
  const compared = (ageByPeriod: number, younger: number) => {
    const byScan = ageByPeriod - younger;
    return ask({
      lmp: "2026-01-01",
      asOf: "2026-11-20",
      compareUltrasound: true,
      ultrasoundDate: dayNumberToIso(isoToDayNumber("2026-01-01") + ageByPeriod),
      ultrasoundWeeks: Math.floor(byScan / 7),
      ultrasoundDays: byScan % 7,
    });
  };

  it.each([
    [40, 5],
    [62, 5],
    [63, 7],
    [111, 7],
    [112, 10],
    [153, 10],
    [154, 14],
    [195, 14],
    [196, 21],
    [260, 21],
  ])("at %s days allows a difference of up to %s days", (age, limit) => {
    for (const sign of [1, -1]) {
      expect(compared(age, sign * limit)).toMatchObject({
        thresholdDays: limit,
        discrepancyDays: sign * limit,
        redate: false,
        dueDate: "2026-10-08",
      });
      const moved = compared(age, sign * (limit + 1));
      expect(moved).toMatchObject({ redate: true, discrepancyDays: sign * (limit + 1) });
      expect(moved.dueDate).toBe(moved.ultrasoundDueDate);
      expect(daysBetween("2026-10-08", moved.dueDate)).toBe(sign * (limit + 1));
    }
  });

  it("says which of the two sets the date", () => {
    const scan = { ...PERIOD, compareUltrasound: true, ultrasoundDate: "2026-11-06" };
    const agree = headlineOf(calculator, { ...scan, ultrasoundWeeks: 9, ultrasoundDays: 3 });
    const apart = headlineOf(calculator, { ...scan, ultrasoundWeeks: 8, ultrasoundDays: 6 });
    expect([agree.figure, agree.second]).toEqual([
      "June 4, 2027",
      "The period sets the date: the scan’s due date is 4 days later, within the 7 days that ACOG allows.",
    ]);
    expect([apart.figure, apart.second]).toEqual([
      "June 12, 2027",
      "The scan sets the date: its due date is 8 days later than the period’s, more than the 7 days that ACOG allows.",
    ]);
  });

  it("adjusts the age at the scan for the cycle length", () => {
    // The scan is 70 days after the period; with a cycle of 40 days that is day 58, where 5 days are allowed.
    const scan = { ...PERIOD, compareUltrasound: true, ultrasoundDate: "2026-11-06", cycleLength: 40 };
    expect(ask({ ...scan, ultrasoundWeeks: 7, ultrasoundDays: 3 })).toMatchObject({
      thresholdDays: 5,
      discrepancyDays: 6,
      redate: true,
    });
  });

  it("ignores the scan in methods that do not use one", () => {
    expect(ask({ method: "ivf", compareUltrasound: true })).toMatchObject({
      ultrasoundDueDate: null,
      redate: null,
    });
  });
});

describe("today", () => {
  const on = (days: number) => ask({ lmp: "2026-01-01", asOf: dayNumberToIso(isoToDayNumber("2026-01-01") + days) });

  it.each([
    // ACOG Committee Opinion 579; trimesters end at 13w 6d and 27w 6d.
    [97, 1, "preterm"],
    [98, 2, "preterm"],
    [195, 2, "preterm"],
    [196, 3, "preterm"],
    [258, 3, "preterm"],
    [259, 3, "early-term"],
    [272, 3, "early-term"],
    [273, 3, "full-term"],
    [286, 3, "full-term"],
    [287, 3, "late-term"],
    [293, 3, "late-term"],
    [294, 3, "post-term"],
  ])("day %s: trimester %s, %s", (days, trimester, termStage) => {
    expect(on(days)).toMatchObject({ gestationalDays: days, trimester, termStage });
  });

  it("keeps counting after the due date", () => {
    expect(on(280)).toMatchObject({ daysRemaining: 0, noticeCodes: null, percentComplete: 100 });
    expect(on(283)).toMatchObject({ daysRemaining: -3, noticeCodes: "due-date-passed" });
    expect(on(0)).toMatchObject({ gestationalDays: 0, daysRemaining: 280, noticeCodes: null });
  });

  it("adapts the headline to the time before and after the due date", () => {
    const sentence = (days: number) => {
      const asOf = dayNumberToIso(isoToDayNumber("2026-01-01") + days);
      const { before, figure, after } = headlineOf(calculator, { lmp: "2026-01-01", asOf });
      return `${before} ${figure} ${after}`;
    };
    expect(sentence(171)).toBe("Due October 8, 2026 — 24 weeks and 3 days today, second trimester, 109 days to go.");
    expect(sentence(84)).toBe("Due October 8, 2026 — 12 weeks today, first trimester, 196 days to go.");
    expect(sentence(280)).toBe("Due October 8, 2026 — 40 weeks today, third trimester, today is the day.");
    expect(sentence(281)).toBe("The due date was October 8, 2026 — 1 day ago; 40 weeks and 1 day today.");
    expect(sentence(400)).toBe("The due date was October 8, 2026 — 120 days ago.");
  });
});

describe("calendar", () => {
  it("lists 15 milestones by gestational age", () => {
    const { milestones } = ask(PERIOD);
    expect(milestones).toHaveLength(15);
    expect(milestones[4]).toEqual({
      code: "anatomy-scan",
      startDay: 126,
      endDay: 154,
      // 18 and 22 weeks after August 28.
      startDate: "2027-01-01",
      endDate: "2027-01-29",
    });
    expect(milestones.map((row: { startDay: number }) => row.startDay)).toEqual([
      28, 42, 77, 98, 126, 168, 168, 189, 196, 252, 259, 273, 280, 287, 294,
    ]);
    expect(milestones[12]).toMatchObject({ code: "due-date", endDay: null, startDate: "2027-06-04" });
  });

  it("lists the appointments of the United Kingdom", () => {
    // The windows of NICE NG201 and of the Green Book, from August 28.
    const { milestones } = ask({ ...PERIOD, schedule: "uk" });
    const codes = milestones.map((row: { code: string }) => row.code);
    expect(codes.slice(2, 8)).toEqual([
      "booking-appointment",
      "dating-scan",
      "second-trimester",
      "whooping-cough-vaccine",
      "anomaly-scan",
      "viability",
    ]);
    expect(codes).not.toContain("tdap-vaccine");
    expect(milestones[3]).toMatchObject({ startDate: "2026-11-15", endDate: "2026-12-05" });
  });

  it("names no term before viability", () => {
    const shown = outputs.termStage.shown as (pregnancy: unknown) => string;
    const at = (asOf: string) => shown(modelOf(calculator, { ...PERIOD, asOf }));
    // 24 weeks after August 28.
    expect([at("2027-02-11"), at("2027-02-12")]).toEqual(["elsewhere", "more"]);
  });

  it("has a row for each week, 0 to 42", () => {
    const { weeks } = ask(PERIOD);
    expect(weeks).toHaveLength(43);
    expect(weeks[0]).toEqual({ week: 0, startDate: "2026-08-28", trimester: 1 });
    expect(weeks[14]).toEqual({ week: 14, startDate: "2026-12-04", trimester: 2 });
    expect(weeks[40]).toEqual({ week: 40, startDate: "2027-06-04", trimester: 3 });
  });

  it("gives the first day of each stage", () => {
    expect(ask(PERIOD)).toMatchObject({
      trimester2Start: "2026-12-04",
      trimester3Start: "2027-03-12",
      viabilityDate: "2027-02-12",
      earlyTermDate: "2027-05-14",
      fullTermDate: "2027-05-28",
      lateTermDate: "2027-06-11",
      postTermDate: "2027-06-18",
    });
  });

  it("creates events that name the last day of a window", () => {
    const events = milestoneEvents(modelOf(calculator, PERIOD), new Format());
    expect(events).toHaveLength(15);
    expect(events[4]).toMatchObject({
      date: "2027-01-01",
      summary: "Anatomy scan: until January 29, 2027",
    });
  });
});

describe("bad input", () => {
  it.each([
    [{ lmp: "2026-12-01" }, "lmp", "The date must be on or before today."],
    [
      { compareUltrasound: true, ultrasoundDate: "2026-11-21" },
      "ultrasoundDate",
      "The date must be on or before today.",
    ],
    [{ method: "ultrasound", ultrasoundDate: "2026-11-21" }, "ultrasoundDate", "The date must be on or before today."],
    [{ lmp: "2026-02-30" }, "lmp", "February 30, 2026, does not exist. Enter a date as YYYY-MM-DD."],
    [
      { compareUltrasound: true, ultrasoundDate: "2026-09-24" },
      "ultrasoundDate",
      "The scan must be at least 4 weeks after the last period: September 25, 2026, or later.",
    ],
    [
      { compareUltrasound: true, ultrasoundDate: "2026-10-01", cycleLength: 35 },
      "ultrasoundDate",
      "The scan must be at least 4 weeks after the last period, counted as in a 28-day cycle: October 2, 2026, or later.",
    ],
    [{ cycleLength: 60 }, "cycleLength", "Cycle length must be between 20 and 45 days."],
    [
      { method: "ultrasound", ultrasoundBy: "crl", crlMm: 100 },
      "crlMm",
      "Crown-rump length must be between 2 and 84 mm.",
    ],
    [{ method: "ultrasound", ultrasoundDays: 7 }, "ultrasoundDays", "Days must be between 0 and 6."],
    [{ method: "ivf", embryoAgeDays: 9 }, "embryoAgeDays", "The embryo must be 1 to 7 days old at transfer."],
    [{ lmp: "9999-06-01", asOf: "9999-12-31" }, "lmp", "The pregnancy would end after December 31, 9999."],
    [
      { method: "due-date", knownDueDate: "0001-01-02" },
      "knownDueDate",
      "The pregnancy would begin before January 1 of the year 1.",
    ],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(calculator, { ...PERIOD, ...inputs })).toEqual([{ field, message }]);
  });

  it("ignores inputs that the method does not use", () => {
    expect(problemsOf(calculator, { method: "ivf", lmp: "2026-12-01", cycleLength: 99, crlMm: -1 })).toEqual([]);
  });
});

it("shows how the due date is calculated", () => {
  const labels = workingOf({ ...PERIOD, compareUltrasound: true, cycleLength: 30 }).map(({ label }) => label);
  expect(labels).toContain("Days longer than a 28-day cycle");
  expect(labels).toContain("ACOG limit at 9w 5d");
  const [first] = workingOf(PERIOD);
  expect(first).toEqual({
    label: "Due date by the period",
    expression: "August 28, 2026 + 280 days",
    value: "June 4, 2027",
  });
});
