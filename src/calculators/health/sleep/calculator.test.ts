import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { clockMinutes } from "../../../math/dates/clock";
import calculator from "./calculator";

beforeAll(async () => {
  await loadWorking(calculator);
});

const ask = (inputs: JsonObject = {}) => outputsOf(calculator, inputs);

function workingOf(inputs: JsonObject) {
  const result = answer(calculator, { inputs, working: true });
  return ("working" in result && result.working) || [];
}

interface Option {
  readonly cycles: number;
  readonly time: string;
  readonly dayOffset: number;
  readonly sleepMinutes: number;
  readonly withinRecommended: boolean;
}

describe("recommended hours", () => {
  it.each([
    // AASM consensus, 2016 (children and teens) and 2015 (adults), as in the CDC's table “How much sleep do I need?”.
    ["aasm", 0.5, 12, 16],
    ["aasm", 0.99, 12, 16],
    ["aasm", 1, 11, 14],
    ["aasm", 2.9, 11, 14],
    ["aasm", 3, 10, 13],
    ["aasm", 5.9, 10, 13],
    ["aasm", 6, 9, 12],
    ["aasm", 12.9, 9, 12],
    ["aasm", 13, 8, 10],
    ["aasm", 17.9, 8, 10],
    ["aasm", 18, 7, null],
    ["aasm", 60, 7, null],
    // National Sleep Foundation 2015.
    ["nsf", 0, 14, 17],
    ["nsf", 0.3, 14, 17],
    ["nsf", 0.34, 12, 15],
    ["nsf", 1, 11, 14],
    ["nsf", 3, 10, 13],
    ["nsf", 6, 9, 11],
    ["nsf", 13, 9, 11],
    ["nsf", 14, 8, 10],
    ["nsf", 18, 7, 9],
    ["nsf", 64.9, 7, 9],
    ["nsf", 65, 7, 8],
    // Ages for which the AASM gives no hours use those of the foundation.
    ["aasm", 0.3, 14, 17],
    ["aasm", 61, 7, 9],
    ["aasm", 70, 7, 8],
  ])("%s at %s years: %s to %s", (guideline, ageYears, min, max) => {
    expect(ask({ guideline, ageYears })).toMatchObject({
      recommendedMinHours: min,
      recommendedMaxHours: max,
    });
  });

  it.each([
    ["aasm", 0.3, "aasm-no-infant"],
    ["aasm", 4 / 12, null],
    ["aasm", 60.9, null],
    ["aasm", 61, "aasm-over-60"],
    ["nsf", 61, null],
  ])("%s at %s years gives notice %s", (guideline, ageYears, codes) => {
    expect(ask({ guideline, ageYears }).noticeCodes).toBe(codes);
  });
});

describe("a bedtime for a wake time", () => {
  it("counts cycles backward: 6:30 − 15 min − 5 × 90 min = 22:45", () => {
    const outputs = ask({ wakeTime: "06:30" });
    expect(outputs).toMatchObject({ bestTime: "22:45", bestCycles: 5, bestSleepMinutes: 450 });
    expect(outputs.options.map(({ cycles, time, dayOffset }: Option) => [cycles, time, dayOffset])).toEqual([
      [6, "21:15", -1],
      [5, "22:45", -1],
      [4, "00:15", 0],
      [3, "01:45", 0],
    ]);
    expect(outputs.options.map(({ withinRecommended }: Option) => withinRecommended)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // 9 h 15 min and 7 h 15 min before 6:30.
    expect(outputs).toMatchObject({
      windowStart: "21:15",
      windowEnd: "23:15",
      napOptions: [],
      debtHours: null,
    });
  });

  it("gives a teenager enough cycles for at least 8 hours", () => {
    expect(ask({ wakeTime: "06:30", ageYears: 16 })).toMatchObject({ bestTime: "21:15", bestCycles: 6 });
  });

  it("offers as many cycles as the longest recommended night has, and at least six", () => {
    // 12 hours for school children is eight cycles of 90 minutes.
    expect(ask({ ageYears: 8 }).options[0].cycles).toBe(8);
    expect(ask({ ageYears: 8, cycleMinutes: 120 }).options[0].cycles).toBe(6);
    expect(ask({ cycleMinutes: 70 }).options.map(({ cycles }: Option) => cycles)).toEqual([7, 6, 5, 4, 3]);
  });

  it("picks the option nearest to the middle, and the longer one on a tie", () => {
    // Four cycles of 105 minutes is 7 hours and five is 8 h 45 min: 60 and 45 minutes from 8 hours.
    expect(ask({ cycleMinutes: 105 }).bestCycles).toBe(5);
    // Cycles of 96 minutes: 6 h 24 min is too short; 8 h is the middle.
    expect(ask({ cycleMinutes: 96 }).bestCycles).toBe(5);
    // From age 65, 7 to 8 hours: cycles of 100 minutes give 6 h 40 min or 8 h 20 min, both 20 minutes off.
    const outputs = ask({ guideline: "nsf", ageYears: 70, cycleMinutes: 100 });
    expect(outputs).toMatchObject({ bestCycles: 5, noticeCodes: "under-recommended" });
  });

  it("works during the day for people on night shifts", () => {
    expect(ask({ wakeTime: "15:00" }).options[0]).toMatchObject({ time: "05:45", dayOffset: 0 });
  });
});

describe("a wake time for a bedtime", () => {
  it("counts cycles forward: 22:30 + 15 min + 5 × 90 min = 6:15", () => {
    const outputs = ask({ mode: "bed-at", bedTime: "22:30" });
    expect(outputs).toMatchObject({ bestTime: "06:15", windowStart: "05:45", windowEnd: "07:45" });
    expect(outputs.options.map(({ time, dayOffset }: Option) => [time, dayOffset])).toEqual([
      ["07:45", 1],
      ["06:15", 1],
      ["04:45", 1],
      ["03:15", 1],
    ]);
    expect(ask({ mode: "bed-at", bedTime: "00:30" }).options[0]).toMatchObject({ dayOffset: 0 });
  });

  it("is the inverse of the bedtime for a wake time", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 70, max: 120 }),
        fc.double({ min: 0, max: 120, noNaN: true }),
        (hour, minute, fallAsleepMinutes, cycleMinutes, ageYears) => {
          const two = (value: number) => String(value).padStart(2, "0");
          const wakeTime = `${two(hour)}:${two(minute)}`;
          const shared = { fallAsleepMinutes, cycleMinutes, ageYears };
          const { bestTime, bestCycles, bestSleepMinutes } = ask({ ...shared, wakeTime });
          const back = ask({ ...shared, mode: "bed-at", bedTime: bestTime });
          expect(back).toMatchObject({ bestTime: wakeTime, bestCycles, bestSleepMinutes });
          const minutes = (clockMinutes(wakeTime) - clockMinutes(bestTime) + 1440) % 1440;
          expect(minutes).toBe(bestSleepMinutes + fallAsleepMinutes);
        },
      ),
    );
  });
});

describe("naps", () => {
  it("end after the time to fall asleep plus the length of the nap", () => {
    const { napOptions, bestTime, options } = ask({ mode: "nap", napStart: "13:30" });
    expect(napOptions).toEqual([
      { kind: "micro", minutes: 10, wakeTime: "13:55" },
      { kind: "power", minutes: 20, wakeTime: "14:05" },
      { kind: "short", minutes: 30, wakeTime: "14:15" },
      { kind: "full-cycle", minutes: 90, wakeTime: "15:15" },
    ]);
    expect([bestTime, options]).toEqual([null, []]);
    expect(ask({ mode: "nap", napStart: "23:50", fallAsleepMinutes: 5 }).napOptions[0].wakeTime).toBe("00:05");
  });
});

describe("a week", () => {
  type Row = Readonly<Record<string, string | boolean>>;
  const WORK: readonly Row[] = [
    { bed: "23:00", wake: "06:00" },
    { bed: "00:00", wake: "06:00" },
  ];

  it("adds up", () => {
    // Asleep for 6.75 and 5.75 hours; 7 hours are needed each night.
    expect(ask({ mode: "week", nights: WORK })).toMatchObject({
      averageHours: 6.25,
      debtHours: 1.5,
      nightsBelow: 2,
      socialJetlagHours: null,
      averageSleep: "6 h 15 min",
      debt: "1 h 30 min",
      bestTime: null,
      options: [],
      noticeCodes: null,
    });
  });

  it("has no debt if more was slept than needed", () => {
    expect(ask({ mode: "week", nights: WORK, needHours: 6 })).toMatchObject({ debtHours: 0, nightsBelow: 2 });
  });

  it("compares the midpoints of sleep on free nights and others (Wittmann 2006)", () => {
    // Midpoints: 23:15 + 3 h 22.5 min = 2:37.5 and 0:15 + 2 h 52.5 min = 3:07.5, mean 2.875;
    // free: 2:15 + 3 h 52.5 min = 6.125.
    const nights = [...WORK, { bed: "02:00", wake: "10:00", free: true }];
    const outputs = ask({ mode: "week", nights });
    expect(outputs.socialJetlagHours).toBeCloseTo(6.125 - 2.875, 12);
    expect(outputs.noticeCodes).toBe("social-jetlag");
  });

  it("gives the same social jet lag if free nights are earlier", () => {
    const swapped = [
      { bed: "02:00", wake: "10:00", free: false },
      { bed: "23:00", wake: "07:00", free: true },
    ];
    expect(ask({ mode: "week", nights: swapped }).socialJetlagHours).toBeCloseTo(3, 12);
  });

  it.each<[readonly Row[], string]>([
    [[], "Enter 1 to 31 nights, each with a wake time after the bed time."],
    [
      [{ bed: "23:00", wake: "23:00" }],
      "Enter 1 to 31 nights, each with a wake time after the bed time. Night 1 begins and ends at the same time.",
    ],
    [
      [...WORK, { bed: "23:00", wake: "23:10" }],
      "Enter 1 to 31 nights, each with a wake time after the bed time. Night 3 ends before sleep begins.",
    ],
    [[{ bed: "24:00", wake: "06:00" }], "Night 1: Enter a time such as 06:30."],
  ])("rejects %j", (nights, message) => {
    expect(problemsOf(calculator, { mode: "week", nights })).toEqual([{ field: "nights", message }]);
  });

  it("accepts up to 31 nights", () => {
    const nights = Array.from({ length: 32 }, () => ({ bed: "23:00", wake: "06:00" }));
    expect(problemsOf(calculator, { mode: "week", nights })[0]?.field).toBe("nights");
    expect(problemsOf(calculator, { mode: "week", nights: nights.slice(1) })).toEqual([]);
  });
});

describe("the headline", () => {
  const sentence = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(calculator, inputs);
    return `${before} ${figure} ${after}`;
  };

  it("gives the time and the amount of sleep", () => {
    expect(sentence({ wakeTime: "06:30", fallAsleepMinutes: 14 })).toBe(
      "Go to bed at 10:46 PM to wake at 6:30 AM: 5 cycles, 7 h 30 min of sleep.",
    );
    expect(sentence({ mode: "bed-at", bedTime: "23:15" })).toBe(
      "In bed at 11:15 PM, wake at 7:00 AM — 5 cycles, 7 h 30 min of sleep.",
    );
    expect(sentence({ mode: "nap" })).toBe(
      "For a nap of 20 minutes from 1:30 PM, set the alarm for 2:05 PM — with 15 minutes to fall asleep.",
    );
  });

  it("sums up a week, or a single night", () => {
    const night = { bed: "23:00", wake: "06:00" };
    expect(sentence({ mode: "week", nights: [night] })).toBe(
      "You slept 6 h 45 min that night. If you need 7 h, that leaves a sleep debt of 15 min.",
    );
    expect(sentence({ mode: "week", nights: [night, night] })).toBe(
      "On average you slept 6 h 45 min a night. If you need 7 h, that adds up to a sleep debt of 30 min over 2 nights.",
    );
    expect(sentence({ mode: "week", nights: [night, night], needHours: 6 })).toBe(
      "On average you slept 6 h 45 min a night, enough for a need of 6 h.",
    );
  });

  it("says that hours count more than cycles", () => {
    expect(headlineOf(calculator).second).toBe(
      "Hours count more than cycles: for at least 7 hours, be in bed by 11:15 PM.",
    );
    expect(headlineOf(calculator, { ageYears: 16, mode: "bed-at", bedTime: "22:00" }).second).toBe(
      "Hours count more than cycles: for 8 to 10 hours, wake between 6:15 AM and 8:15 AM.",
    );
    expect(headlineOf(calculator, { ageYears: 2 }).second).toContain("include naps");
  });
});

describe("bad input", () => {
  it.each([
    [{ wakeTime: "25:00" }, "wakeTime", "Enter a time such as 06:30."],
    [{ wakeTime: "soon" }, "wakeTime", "Enter a time such as 06:30."],
    [{ mode: "bed-at", bedTime: "6:30" }, "bedTime", "Enter a time such as 06:30."],
    [{ mode: "nap", napStart: null }, "napStart", "Enter a time such as 06:30."],
    [{ cycleMinutes: 60 }, "cycleMinutes", "A cycle must be between 70 and 120 minutes."],
    [{ fallAsleepMinutes: -5 }, "fallAsleepMinutes", "Time to fall asleep must be between 0 and 120 minutes."],
    [{ ageYears: 130 }, "ageYears", "Age must be between 0 and 120 years."],
    [
      { mode: "week", needHours: 3, nights: [{ bed: "23:00", wake: "06:00" }] },
      "needHours",
      "My need must be between 4 and 17 hours.",
    ],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(calculator, inputs)).toEqual([{ field, message }]);
  });

  it("is ignored in inputs of other modes", () => {
    expect(problemsOf(calculator, { wakeTime: "06:30", bedTime: "x", needHours: 99 })).toEqual([]);
  });
});

it("shows the working", () => {
  expect(workingOf({ wakeTime: "06:30" }).at(-1)).toEqual({
    label: "Bedtime",
    expression: "6:30 AM − 7 h 45 min",
    value: "10:45 PM",
  });
});
