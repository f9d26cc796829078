import { describe, expect, it } from "vitest";
import { choice, type Fields, integer, number } from "./fields";
import { countedDuration, durationsOf, durationUnit } from "./read-durations";

it("knows units of duration by what fields call them, and nothing else", () => {
  expect(["h", "hours", "min", "s", "days", "year"].map(durationUnit)).toEqual(["h", "h", "min", "s", "d", "year"]);
  expect(["m", "toString", ""].map(durationUnit)).toEqual([undefined, undefined, undefined]);
});

it.each([
  ["Months", "month"],
  ["Term in years", "year"],
  ["Extra days", "d"],
  ["Plus hours", "h"],
  ["Weeks of vacation", undefined],
  ["Price", undefined],
])("finds what “%s” counts", (label, unit) => {
  expect(countedDuration(number(label, { default: 1 }), {})).toBe(unit);
});

describe("inputs that are added to one duration", () => {
  const fields: Fields = {
    kind: choice("Kind", { options: { short: "Short", long: "Long" }, default: "long" }),
    days: integer("Days", { default: 0, when: { kind: "long" } }),
    years: integer("Years", { default: 1 }),
    months: number("Months", { default: 0 }),
    // The only one with this beginning.
    lagDays: integer("Lag", { unit: "days", default: 0 }),
    // An alternative to the others.
    weeks: integer("Weeks", { default: null, optional: true }),
    // Its unit is no duration.
    spareYears: integer("Vintage", { unit: "bottles", default: 0 }),
    spareDays: integer("Spare", { unit: "days", default: 0 }),
    restHours: number("Rest", { unit: "h", default: 0 }),
    restMinutes: number("Rest", { unit: "min", default: 0 }),
  };

  it("have the same name but for the unit, and stand from the largest to the smallest", () => {
    expect(durationsOf(fields, { kind: "long" })).toEqual([
      [
        { key: "years", unit: "year", whole: true },
        { key: "months", unit: "month", whole: false },
        { key: "days", unit: "d", whole: true },
      ],
      [
        { key: "restHours", unit: "h", whole: false },
        { key: "restMinutes", unit: "min", whole: false },
      ],
    ]);
  });

  it("are in use", () => {
    expect(durationsOf(fields, { kind: "short" })[0]?.map(({ key }) => key)).toEqual(["years", "months"]);
  });
});
