import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import { headlineText, outputsOf, problemsOf, testTools, workingLines } from "../../../core/testing";
import calculator from "./calculator";

type Json = NonNullable<Parameters<typeof outputsOf>[1]>;

const ask = (json: Json = {}) => outputsOf(calculator, json, testTools());

const headline = (json: Json = {}) => headlineText(calculator, json, testTools());
const working = (json: Json) => workingLines(calculator, json, testTools());

const shift = (date: string, start: string, end: string, breakMinutes = 0) => ({
  date,
  start,
  end,
  breakMinutes,
});

describe("expression", () => {
  it("opens with 1d 2h 15m - 45m", () => {
    expect(ask()).toMatchObject({
      resultType: "duration",
      totalSeconds: 91_800,
      totalMinutes: 1530,
      totalHours: 25.5,
      totalDays: 1.0625,
      sign: 1,
      days: 1,
      hours: 1,
      minutes: 30,
      seconds: 0,
      clockText: "25:30:00",
      isoDuration: "P1DT1H30M",
      resultTime: null,
      resultNumber: null,
      grossPay: null,
      rows: [],
    });
    expect(headline()).toBe("The result is **1 day 1 hour 30 minutes** (25:30:00; 25.5 hours).");
    expect(working({})).toEqual([
      "1d 2h 15m, in seconds: 1 × 86,400 + 2 × 3,600 + 15 × 60 = 94,500 s",
      "45m, in seconds: 45 × 60 = 2,700 s",
      "Difference: 94,500 − 2,700 = 91,800 s",
      "Left after 1 day: 91,800 − 1 × 86,400 = 5,400 s",
      "Left after 1 hour: 5,400 − 1 × 3,600 = 1,800 s",
      "Left after 30 minutes: 1,800 − 30 × 60 = 0 s",
      "In hours: 91,800 ÷ 3,600 = 25.5 h",
    ]);
  });

  it("returns times of day and ratios", () => {
    expect(ask({ expression: "11:30pm + 2h 15s" })).toMatchObject({
      resultType: "clock",
      resultTime: "01:30",
      resultSeconds: 15,
      resultClock: "1:30:15 AM",
      dayOffset: 1,
      resultDate: null,
      totalSeconds: null,
      clockText: null,
    });
    expect(headline({ expression: "11:30pm + 2h 15s" })).toBe("The result is **1:30:15 AM** on the next day.");
    expect(headline({ expression: "1am - 2h" })).toBe("The result is **11:00 PM** on the previous day.");
    expect(ask({ expression: "6h / 45m" })).toMatchObject({
      resultType: "number",
      resultNumber: 8,
      dayOffset: null,
    });
    expect(headline({ expression: "6h / 45m" })).toBe("The quotient is **8**");
    expect(working({ expression: "1am - 11pm" }).slice(0, 3)).toEqual([
      "1am, in seconds from midnight: 3,600 + 0 = 3,600 s",
      "11pm, in seconds from midnight: 82,800 + 0 = 82,800 s",
      "Difference: 3,600 − 82,800, moved by whole days = 7,200 s",
    ]);
  });

  it("uses the chosen length of a day and meaning of a colon", () => {
    expect(ask({ expression: "2d", hoursPerDay: 8 })).toMatchObject({
      totalHours: 16,
      totalDays: 2,
      days: 2,
      hours: 0,
    });
    expect(ask({ expression: "2:30", colonMeans: "m-s" }).totalSeconds).toBe(150);
    expect(headline({ expression: "-32m 1s" })).toBe(
      "The result is **−32 minutes 1 second** (−0:32:01; −0.5336 hours).",
    );
    expect(headline({ expression: "1h - 60m" })).toBe("The result is **0 seconds** (0:00:00; 0 hours).");
  });
});

describe("add", () => {
  const add = (...items: object[]) => ({ mode: "add", items }) as Json;

  it("adds and subtracts rows of days, hours, minutes and seconds", () => {
    expect(ask({ mode: "add" })).toMatchObject({ totalSeconds: 91_800, resultType: null });
    const tenth = { op: "add", seconds: 0.1 };
    // Ten times a tenth is exactly one, unlike with floating point.
    expect(ask(add(...Array.from({ length: 10 }, () => tenth)))).toMatchObject({
      totalSeconds: 1,
      clockText: "0:00:01",
    });
    expect(ask(add({ op: "subtract", minutes: 30 }))).toMatchObject({
      sign: -1,
      minutes: 30,
      isoDuration: "-PT30M",
    });
    expect(ask({ ...add({ op: "add", days: 2, hours: 4 }), hoursPerDay: 8 })).toMatchObject({
      totalHours: 20,
      totalDays: 2.5,
    });
    expect(working(add({ op: "add", hours: 1.5 }, { op: "subtract", seconds: 30 })).slice(0, 3)).toEqual([
      "Row 1, to add: 1.5 × 3,600 = 5,400 s",
      "Row 2, to subtract: 30 = 30 s",
      "Sum in seconds: 5,400 − 30 = 5,370 s",
    ]);
  });
});

describe("clock", () => {
  it("counts a working day, and a shift past midnight", () => {
    expect(ask({ mode: "clock" })).toMatchObject({
      grossMinutes: 505,
      totalMinutes: 475,
      totalHours: 475 / 60,
      crossesMidnight: false,
      clockText: "7:55:00",
    });
    const night = { mode: "clock", startTime: "22:00", endTime: "06:30" };
    expect(ask(night)).toMatchObject({ grossMinutes: 510, totalHours: 8, crossesMidnight: true });
    expect(headline(night)).toBe(
      "From 10:00 PM to 6:30 AM on the next day, minus a break of 30 minutes, is **8 hours** (8:00:00; 8 hours).",
    );
    expect(ask({ ...night, extraDays: 2 }).grossMinutes).toBe(510 + 2880);
    expect(ask({ mode: "clock", endTime: "09:15", breakMinutes: 0 })).toMatchObject({
      totalSeconds: 0,
      noticeCodes: "no-time",
    });
    expect(working(night).slice(2, 4)).toEqual([
      "Minutes from start to end: 390 − 1,320 + 1 × 1,440 = 510",
      "Without the break: 510 − 30 = 480",
    ]);
  });

  it("solves for the time to leave, the break and the pay", () => {
    const solved = (inputs: Json, wanted: { for: string; output: string; target: number }) => {
      const result = answer(calculator, { inputs, solve: wanted }, testTools());
      return "errors" in result ? result.errors : result.solved?.value;
    };
    const eight = { output: "totalHours", target: 8 };
    expect(solved({ mode: "clock" }, { for: "endTime", ...eight })).toBe("17:45");
    expect(solved({ mode: "clock", startTime: "20:00" }, { for: "endTime", ...eight })).toBe("04:30");
    expect(solved({ mode: "clock" }, { for: "startTime", ...eight })).toBe("09:10");
    expect(solved({ mode: "clock" }, { for: "breakMinutes", ...eight })).toBe(25);
    // The example has 40 hours.
    expect(solved({ mode: "timesheet" }, { for: "payRate", output: "grossPay", target: 1200 })).toBe(30);
  });
});

describe("clock-add", () => {
  const later = (more: Json) => ask({ mode: "clock-add", ...more });

  it("crosses midnight and the end of the year", () => {
    expect(later({})).toMatchObject({
      resultTime: "17:45",
      resultSeconds: 0,
      resultDate: "2026-11-20",
      resultWeekday: "Friday",
      dayOffset: 0,
      totalSeconds: 30_600,
    });
    expect(later({ operation: "subtract", hours: 10 })).toMatchObject({
      resultTime: "22:45",
      resultDate: "2026-11-19",
      dayOffset: -1,
      totalSeconds: -37_800,
    });
    expect(later({ startDate: "2026-12-31", days: 1, hours: 23, seconds: 59.6 })).toMatchObject({
      resultTime: "08:46",
      resultSeconds: 0,
      resultDate: "2027-01-02",
      dayOffset: 2,
    });
    // A day later is the same time of day, whatever the length of a day.
    expect(later({ days: 1, hours: 0, minutes: 0, hoursPerDay: 8 })).toMatchObject({
      resultTime: "09:15",
      dayOffset: 1,
    });
    expect(headline({ mode: "clock-add", operation: "subtract", hours: 10, seconds: 5 })).toBe(
      "10 hours 30 minutes 5 seconds before 9:15 AM on November 20, 2026, is **10:44:55 PM** on the previous day, Thursday, November 19, 2026.",
    );
    expect(working({ mode: "clock-add", hours: 15 })).toEqual([
      "To add, in seconds: 15 × 3,600 + 30 × 60 = 55,800 s",
      "Start, 9:15 AM, in seconds from midnight: 555 × 60 = 33,300",
      "Seconds from that midnight: 33,300 + 55,800 = 89,100",
      "Whole days of 86,400 seconds: on the next day = November 21, 2026",
      "Seconds of that day, 12:45 AM: 89,100 − 1 × 86,400 = 2,700",
    ]);
  });
});

describe("decimal-hours", () => {
  it("converts 7.75 hours to 7 hours 45 minutes", () => {
    const hours = (decimalHours: number, more = {}) => headline({ mode: "decimal-hours", decimalHours, ...more });
    expect(hours(7.75)).toBe("7.75 hours is **7 hours 45 minutes** (7:45:00; 7.75 hours).");
    expect(hours(-0.1)).toBe("−0.1 hours is **−6 minutes** (−0:06:00; −0.1 hours).");
    expect(hours(20, { hoursPerDay: 8 })).toBe("20 hours is **2 days 4 hours** (20:00:00; 20 hours).");
  });
});

describe("timesheet", () => {
  const california = {
    mode: "timesheet",
    overtimeRule: "california",
    shifts: [
      shift("2026-11-16", "07:00", "17:30", 30),
      shift("2026-11-17", "08:00", "16:30", 30),
      shift("2026-11-18", "06:00", "19:30", 30),
      shift("2026-11-19", "08:00", "16:30", 30),
      shift("2026-11-20", "08:00", "16:30", 30),
    ],
  };

  it("pays overtime as California does (overtimecalc.com: 10, 8, 13, 8, 8 hours at $25)", () => {
    expect(ask(california)).toMatchObject({
      totalMinutes: 2820,
      totalHours: 47,
      regularHours: 40,
      overtimeHours: 6,
      doubleTimeHours: 1,
      grossPay: 1275,
    });
    expect(ask(california).rows[2]).toEqual({
      date: "2026-11-18",
      weekday: "Wednesday",
      workedMinutes: 780,
      regularMinutes: 480,
      overtimeMinutes: 240,
      doubleMinutes: 60,
      pay: 400,
    });
    expect(headline(california)).toBe("47 hours worked earn **$1,275.00** — 40 regular, 6 overtime, 1 at double time.");
    expect(headline({ ...california, payRate: 0 })).toBe(
      "The shifts come to **47 hours** — 40 regular, 6 overtime, 1 at double time.",
    );
    expect(working(california).filter((line) => line.startsWith("Wednesday"))).toEqual([
      "Wednesday, Nov 18, 2026: 6:00 AM to 7:30 PM, minutes without the break: 1,170 − 360 − 30 = 780 min",
      "Wednesday, Nov 18, 2026: double time, over 12 h a day: of 780 min worked, the last 60 not counted elsewhere = 60 min",
      "Wednesday, Nov 18, 2026: overtime, over 8 h a day: of 780 min worked, the last 240 not counted elsewhere = 240 min",
      "Wednesday, Nov 18, 2026: regular minutes: 780 − 240 − 60 = 480 min",
    ]);
    expect(working(california).at(-1)).toBe("Gross pay: 25 × (40 + 1.5 × 6 + 2 × 1) = $1,275.00");
  });

  it("pays $588 for 46 hours at $12 (29 CFR 778.110(a))", () => {
    const days = ["16", "17", "18", "19", "20"].map((day) => shift(`2026-11-${day}`, "08:00", "17:12"));
    expect(ask({ mode: "timesheet", payRate: 12, shifts: days })).toMatchObject({
      totalHours: 46,
      regularHours: 40,
      overtimeHours: 6,
      grossPay: 588,
    });
    expect(ask({ mode: "timesheet", payRate: 12, shifts: days, overtimeRule: "none" }).grossPay).toBe(552);
    const custom = {
      overtimeRule: "custom",
      dailyOvertimeAfter: 8,
      weeklyOvertimeAfter: null,
      doubleTimeAfter: 9,
      overtimeMultiplier: 2,
    };
    // Five days of 9.2 hours: 8 + 1 + 0.2 each.
    expect(ask({ mode: "timesheet", payRate: 12, shifts: days, ...custom })).toMatchObject({
      regularHours: 40,
      overtimeHours: 5,
      doubleTimeHours: 1,
      grossPay: 12 * (40 + 10 + 2),
    });
  });

  it("counts all of the seventh day of a full workweek as overtime, depending on where the week starts", () => {
    const days = ["15", "16", "17", "18", "19", "20", "21"].map((day) => shift(`2026-11-${day}`, "09:00", "15:00"));
    const seven = { ...california, shifts: days };
    expect(ask(seven)).toMatchObject({ regularHours: 36, overtimeHours: 6, doubleTimeHours: 0 });
    // If the week starts on Monday, Sunday the 15th is in the previous week.
    expect(ask({ ...seven, weekStartsOn: "monday" })).toMatchObject({ regularHours: 42, overtimeHours: 0 });
  });

  it("rounds punches to the quarter hour, 7 minutes down and 8 up (U.S. Department of Labor, fact sheet 53)", () => {
    const rounded = (start: string, end: string, roundTo = 15) =>
      ask({ mode: "timesheet", roundTo, shifts: [shift("2026-11-16", start, end)] }).totalMinutes;
    expect(rounded("09:07", "17:08")).toBe(495);
    expect(rounded("09:08", "17:07")).toBe(465);
    // Halves round up.
    expect(rounded("09:03", "17:03", 6)).toBe(480);
    expect(rounded("09:02", "17:03", 5)).toBe(485);
    expect(rounded("22:53", "06:52")).toBe(465);
  });

  it("assigns shifts past midnight and several shifts a day to the date they start on", () => {
    const shifts = [
      shift("2026-11-17", "06:00", "08:00"),
      shift("2026-11-16", "22:00", "02:30", 30),
      shift("2026-11-16", "09:00", "12:00"),
    ];
    expect(
      ask({ mode: "timesheet", shifts }).rows.map(({ date, workedMinutes }: Json) => [date, workedMinutes]),
    ).toEqual([
      ["2026-11-16", 420],
      ["2026-11-17", 120],
    ]);
  });
});

describe("wrong inputs", () => {
  it.each([
    [{ mode: "clock", startTime: "25:00" }, "startTime", "Enter a time between 00:00 and 23:59."],
    [
      { mode: "clock", startTime: "09:00", endTime: "09:30", breakMinutes: 45 },
      "breakMinutes",
      "The break (45 min) is longer than the span (30 min).",
    ],
    [{ expression: "1h +" }, "expression", "After “1h +” a duration is missing (character 5)."],
    [{ expression: "3 months" }, "expression", "A month has no fixed length; use days or weeks."],
    [{ expression: `1h * ${"9".repeat(400)}` }, "expression", "The result is too large to be shown."],
    [{ expression: `5pm + ${"9".repeat(40)}d` }, "expression", "The result is too many days away."],
    [{ mode: "add", items: [] }, "items", "Add at least one row."],
    [{ mode: "add", items: [{ op: "add", hours: -1 }] }, "items", "Row 1: Hours must be between 0 and"],
    [{ mode: "timesheet", shifts: [] }, "shifts", "Add at least one shift."],
    [
      {
        mode: "timesheet",
        shifts: [shift("2026-11-16", "09:00", "12:00"), shift("2026-11-16", "11:00", "13:00")],
      },
      "shifts",
      "Shift 2 starts at 11:00 AM, before shift 1 ends at 12:00 PM.",
    ],
    [
      {
        mode: "timesheet",
        shifts: [shift("2026-11-17", "01:00", "12:00"), shift("2026-11-16", "22:00", "02:00")],
      },
      "shifts",
      "Shift 1 starts at 1:00 AM, before shift 2 ends at 2:00 AM.",
    ],
    [
      { mode: "timesheet", shifts: [shift("2026-11-16", "09:00", "09:00")] },
      "shifts",
      "Shift 1 starts and ends at 9:00 AM.",
    ],
    [
      { mode: "timesheet", shifts: [shift("2026-11-16", "09:00", "09:20", 30)] },
      "shifts",
      "Shift 1: the break (30 min) is longer than the shift (20 min).",
    ],
    [{ mode: "timesheet", roundTo: 7 }, "roundTo", "Choose one of 0, 5, 6 or 15"],
    [{ mode: "clock-add", days: 4_000_000 }, "days", "The result would be after December 31, 9999."],
    [
      { mode: "clock-add", hours: 1e8, operation: "subtract" },
      "hours",
      "The result would be before January 1 of the year 1.",
    ],
  ])("%j", (json, field, message) => {
    const problems = problemsOf(calculator, json as Json);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe(field);
    expect(problems[0]?.message).toContain(message);
  });
});

it("rounds hours in its results as in the headline", () => {
  // 12 hours and 23 minutes are 12.38333… hours.
  expect(new Format().value(calculator.outputs.totalHours, 743 / 60)).toBe("12.3833 h");
});
