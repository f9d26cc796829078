import { describe, expect, it } from "vitest";
import { dayNumberToIso, isoWeekday } from "../../math/dates/civil";
import { holidayIn, observedDays } from "../../math/dates/holiday-rules";
import type { Parameter } from "../parameter";
import { AUSTRALIA_HOLIDAYS } from "./australia";
import { CANADA_HOLIDAYS } from "./canada";
import { EUROPE_HOLIDAYS } from "./europe";
import { GERMANY_HOLIDAYS } from "./germany";
import type { RuleCalendar } from "./holiday-calendar";
import { SINGAPORE_HOLIDAYS } from "./singapore";
import { UAE_HOLIDAYS } from "./uae";
import { UK_HOLIDAYS } from "./uk";
import { US_HOLIDAYS } from "./us";

const CALENDARS: Readonly<Record<string, Parameter<RuleCalendar>>> = {
  ...US_HOLIDAYS,
  ...UK_HOLIDAYS,
  ...CANADA_HOLIDAYS,
  ...AUSTRALIA_HOLIDAYS,
  ...EUROPE_HOLIDAYS,
  ...GERMANY_HOLIDAYS,
  ...SINGAPORE_HOLIDAYS,
  ...UAE_HOLIDAYS,
};

function rulesOf(id: string): RuleCalendar {
  return CALENDARS[id]?.values[0]?.value as RuleCalendar;
}

/** The weekdays off in a year, `01-01 04-03 …`, with a weekend on Saturday and Sunday. */
function daysOff(id: string, year: number): string {
  const { holidays, observed } = rulesOf(id);
  const actual = holidays.flatMap(({ rule, from = 0, to = 9999, observed: own }) => {
    const day = year < from || year > to ? null : holidayIn(year, rule);
    return day === null ? [] : [{ day, observed: own ?? observed }];
  });
  const days = observedDays(actual, (day) => isoWeekday(day) > 5);
  const weekdays = days.flatMap(({ day, isOff }) => (isOff && isoWeekday(day) <= 5 ? [day] : []));
  return [...new Set(weekdays)]
    .sort((a, b) => a - b)
    .map((day) => dayNumberToIso(day).slice(5))
    .join(" ");
}

// The lists of gov.uk/bank-holidays.json, 2019 to 2028.
describe.each([
  [
    "uk-england-wales",
    {
      2019: "01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26",
      2020: "01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28",
      2021: "01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28",
      2022: "01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27",
      2023: "01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26",
      2024: "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26",
      2025: "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26",
      2026: "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28",
      2027: "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28",
      2028: "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26",
    },
  ],
  [
    "uk-scotland",
    {
      2019: "01-01 01-02 04-19 05-06 05-27 08-05 12-02 12-25 12-26",
      2020: "01-01 01-02 04-10 05-08 05-25 08-03 11-30 12-25 12-28",
      2021: "01-01 01-04 04-02 05-03 05-31 08-02 11-30 12-27 12-28",
      2022: "01-03 01-04 04-15 05-02 06-02 06-03 08-01 09-19 11-30 12-26 12-27",
      2023: "01-02 01-03 04-07 05-01 05-08 05-29 08-07 11-30 12-25 12-26",
      2024: "01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26",
      2025: "01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26",
      2026: "01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28",
      2027: "01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28",
      2028: "01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26",
    },
  ],
  [
    "uk-northern-ireland",
    {
      2019: "01-01 03-18 04-19 04-22 05-06 05-27 07-12 08-26 12-25 12-26",
      2020: "01-01 03-17 04-10 04-13 05-08 05-25 07-13 08-31 12-25 12-28",
      2021: "01-01 03-17 04-02 04-05 05-03 05-31 07-12 08-30 12-27 12-28",
      2022: "01-03 03-17 04-15 04-18 05-02 06-02 06-03 07-12 08-29 09-19 12-26 12-27",
      2023: "01-02 03-17 04-07 04-10 05-01 05-08 05-29 07-12 08-28 12-25 12-26",
      2024: "01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26",
      2025: "01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26",
      2026: "01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28",
      2027: "01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28",
      2028: "01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26",
    },
  ],
] as const)("%s", (id, lists) => {
  it.each(Object.entries(lists))("has the published days of %s", (year, days) => {
    expect(daysOff(id, Number(year))).toBe(days);
  });
});

describe("other calendars have the weekdays off that were published", () => {
  it.each([
    // European Central Bank, closing days of T2.
    ["eu-target", 2025, "01-01 04-18 04-21 05-01 12-25 12-26"],
    ["eu-target", 2026, "01-01 04-03 04-06 05-01 12-25"],
    // Government of Canada, public service pay calendar without Easter Monday and the Civic Holiday.
    ["ca-federal", 2026, "01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28"],
    ["ca-on", 2026, "01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-28"],
    ["ca-qc", 2026, "01-01 04-03 05-18 06-24 07-01 09-07 10-12 12-25"],
    ["ca-bc", 2018, "01-01 02-12 03-30 05-21 07-02 08-06 09-03 10-08 12-25"],
    // The lists of the state governments.
    ["au-nsw", 2026, "01-01 01-26 04-03 04-06 04-27 06-08 10-05 12-25 12-28"],
    ["au-vic", 2026, "01-01 01-26 03-09 04-03 04-06 06-08 09-25 11-03 12-25 12-28"],
    ["au-qld", 2026, "01-01 01-26 04-03 04-06 05-04 10-05 12-25 12-28"],
    ["au-wa", 2026, "01-01 01-26 03-02 04-03 04-06 04-27 06-01 09-28 12-25 12-28"],
    ["au-act", 2026, "01-01 01-26 03-09 04-03 04-06 04-27 06-01 06-08 10-05 12-25 12-28"],
    ["au-sa", 2021, "01-01 01-26 03-08 04-02 04-05 04-26 06-14 10-04 12-27 12-28"],
    // service-public.fr; Boletín Oficial del Estado, October 28, 2025; Law 151 of 2025.
    ["fr", 2026, "01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25"],
    ["es", 2026, "01-01 01-06 04-03 05-01 10-12 12-08 12-25"],
    ["it", 2027, "01-01 01-06 03-29 06-02 10-04 11-01 12-08"],
    ["nl", 2025, "01-01 04-21 05-05 05-29 06-09 12-25 12-26"],
    ["pl", 2026, "01-01 01-06 04-06 05-01 06-04 11-11 12-24 12-25"],
    ["be", 2026, "01-01 04-06 05-01 05-14 05-25 07-21 11-11 12-25"],
    ["at", 2026, "01-01 01-06 04-06 05-01 05-14 05-25 06-04 10-26 12-08 12-25"],
    ["ie", 2026, "01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25"],
    ["pt", 2026, "01-01 04-03 05-01 06-04 06-10 10-05 12-01 12-08 12-25"],
    ["pt", 2014, "01-01 04-18 04-25 05-01 06-10 08-15 12-08 12-25"],
    // The states of Germany; May 8, 2025 in Berlin, and Repentance and Prayer Day in Saxony.
    ["de", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 12-25"],
    ["de-by", 2026, "01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 12-25"],
    ["de-be", 2025, "01-01 04-18 04-21 05-01 05-08 05-29 06-09 10-03 12-25 12-26"],
    ["de-sn", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 11-18 12-25"],
    ["de-hh", 2017, "04-14 04-17 05-01 05-25 06-05 10-03 10-31 12-25 12-26"],
    // Ministry of Manpower; Ministry of Human Resources and Emiratisation.
    ["sg", 2024, "01-01 02-12 03-29 04-10 05-01 05-22 06-17 08-09 10-31 12-25"],
    ["sg", 2026, "01-01 02-17 02-18 04-03 05-01 05-27 06-01 08-10 11-09 12-25"],
    ["ae", 2025, "01-01 03-31 04-01 06-05 06-06 06-27 09-05 12-01 12-02"],
  ])("%s in %i", (id, year, days) => {
    expect(daysOff(id, year)).toBe(days);
  });
});

describe.each(Object.keys(CALENDARS))("%s", (id) => {
  const { holidays, firstYear, lastYear } = rulesOf(id);

  it("has holidays in every year, and none twice on a day", () => {
    for (const year of [firstYear, 2026, lastYear]) {
      expect(daysOff(id, year).length).toBeGreaterThan(0);
      const days = holidays.flatMap(({ id: name, rule, from = 0, to = 9999 }) => {
        const day = year < from || year > to ? null : holidayIn(year, rule);
        return day === null ? [] : [`${name} ${day}`];
      });
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it("has ids that can be typed, and periods in order", () => {
    for (const { id: name, from = firstYear, to = lastYear } of holidays) {
      expect(name).toMatch(/^[a-z]+(?:-[a-z0-9]+)*$/);
      expect(from).toBeLessThanOrEqual(to);
    }
  });
});
