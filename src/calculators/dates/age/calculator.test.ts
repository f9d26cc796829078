import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { headlineText, modelOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import calculator from "./calculator";
import { ageEvents } from "./current-age";

type Json = Parameters<typeof outputsOf>[1];

const headline = (json: Json) => headlineText(calculator, json);
const working = (json: Json) => workingLines(calculator, json);

const date = (from: string, to: string) =>
  fc.integer({ min: isoToDayNumber(from), max: isoToDayNumber(to) }).map(dayNumberToIso);
const milestone = (json: Json, id: string) =>
  outputsOf(calculator, json).milestones.find((row: { id: string }) => row.id === id)?.date;

describe("age", () => {
  it("is given in every unit", () => {
    // Python datetime
    expect(outputsOf(calculator, { birthDate: "1990-05-15", asOf: "2026-11-20" })).toMatchObject({
      years: 36,
      months: 6,
      days: 5,
      totalMonths: 438,
      totalWeeks: 1905,
      weekDays: 3,
      totalDays: 13_338,
      totalHours: 320_112,
      totalMinutes: 19_206_720,
      totalSeconds: 1_152_403_200,
      yearsDecimal: 36 + 189 / 365,
      birthWeekday: "Tuesday",
      lastBirthday: "2026-05-15",
      nextBirthday: "2027-05-15",
      nextBirthdayWeekday: "Saturday",
      daysToNextBirthday: 176,
      ageAtNextBirthday: 37,
      isBirthday: false,
      generation: "Millennial",
      olderPerson: null,
      resultDate: null,
      earliestBirth: null,
      noticeCodes: null,
    });
  });

  it("is written as a sentence", () => {
    expect(headline({})).toBe(
      "On November 20, 2026, the age is **36 years, 6 months and 5 days** — next birthday Saturday, May 15, 2027, in 176 days.",
    );
    expect(headline({ birthDate: "1990-11-20" })).toBe(
      "On November 20, 2026, the age is **36 years** — it is the birthday; next birthday Saturday, November 20, 2027, in 365 days.",
    );
    expect(headline({ birthDate: "2026-11-20" })).toContain("**0 days** — the day of birth;");
    expect(headline({ birthDate: "9990-05-15", asOf: "9999-11-20" })).toBe(
      "On November 20, 9999, the age is **9 years, 6 months and 5 days**",
    );
  });

  it("counts hours and minutes from the time of birth", () => {
    const times = { birthDate: "2026-11-19", asOf: "2026-11-20", birthTime: "18:30", asOfTime: "06:45" };
    expect(outputsOf(calculator, times)).toMatchObject({
      totalDays: 1,
      totalHours: 12.25,
      totalMinutes: 735,
      totalSeconds: 44_100,
    });
    // As with months and weeks, only whole hours have been lived.
    const { totalHours } = calculator.outputs;
    expect([12.75, 1.5, 0].map((hours) => new Format().value(totalHours, hours))).toEqual([
      "12 hours",
      "1 hour",
      "0 hours",
    ]);
  });

  it("applies the chosen rule to a birthday on February 29", () => {
    // Cap. 410 s. 5 of Hong Kong (March 1), Civil Code of Taiwan arts. 121 and 124 (February 28).
    const leap = { birthDate: "2012-02-29", asOf: "2014-02-28" };
    expect(outputsOf(calculator, leap)).toMatchObject({
      years: 1,
      months: 11,
      days: 27,
      lastBirthday: "2013-03-01",
      nextBirthday: "2014-03-01",
      noticeCodes: "leap-day-birth",
    });
    expect(outputsOf(calculator, { ...leap, leapDayRule: "feb-28" })).toMatchObject({
      years: 2,
      months: 0,
      days: 0,
      isBirthday: true,
      nextBirthday: "2015-02-28",
    });
    expect(working(leap)).toContain("By the other rule for February 29: last birthday February 28, 2014 = 2 years");
    expect(working(leap)).toContain(
      "A common year, so by the chosen rule: February 29, 2013, does not exist = March 1, 2013",
    );
    // In a leap year the birthday is February 29 under both rules.
    for (const leapDayRule of ["mar-1", "feb-28"])
      expect(outputsOf(calculator, { ...leap, asOf: "2016-02-29", leapDayRule })).toMatchObject({
        years: 4,
        isBirthday: true,
      });
    // A full year has passed since the birthday on February 28, and the next birthday is tomorrow.
    expect(outputsOf(calculator, { ...leap, asOf: "2016-02-28", leapDayRule: "feb-28" })).toMatchObject({
      years: 3,
      months: 11,
      days: 31,
      totalMonths: 47,
      daysToNextBirthday: 1,
    });
  });

  it("lies between the last birthday and the next for any date of birth", () => {
    fc.assert(
      fc.property(
        date("0001-01-01", "9000-12-31"),
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom("mar-1", "feb-28"),
        (birthDate, days, leapDayRule) => {
          const asOf = dayNumberToIso(isoToDayNumber(birthDate) + days);
          const o = outputsOf(calculator, { birthDate, asOf, leapDayRule });
          expect(o.lastBirthday <= asOf && asOf < o.nextBirthday).toBe(true);
          expect(7 * o.totalWeeks + o.weekDays).toBe(days);
          expect(o.months).toBeLessThan(12);
          expect(o.days).toBeLessThanOrEqual(31);
          expect(Math.floor(o.yearsDecimal)).toBe(o.years);
          expect(o.isBirthday).toBe(o.lastBirthday === asOf);
          for (const row of o.roundNumbers) if (row.id !== "seconds") expect(row.date > asOf).toBe(true);
          for (const row of o.birthdays) expect(row.date > asOf).toBe(true);
        },
      ),
    );
  });

  it("lists the next ten birthdays, up to the end of the calendar", () => {
    const { birthdays } = outputsOf(calculator);
    expect(birthdays).toHaveLength(10);
    expect(birthdays[0]).toEqual({ age: 37, date: "2027-05-15", weekday: "Saturday", daysUntil: 176 });
    // 2036-05-15, a Thursday: Python datetime
    expect(birthdays[9]).toEqual({ age: 46, date: "2036-05-15", weekday: "Thursday", daysUntil: 3464 });
    expect(outputsOf(calculator, { birthDate: "9990-05-15", asOf: "9999-11-20" })).toMatchObject({
      birthdays: [],
      nextBirthday: null,
      years: 9,
    });
  });

  it("names the generation by the years given by Pew Research", () => {
    const generation = (year: number) => outputsOf(calculator, { birthDate: `${year}-06-01` }).generation as string;
    expect([1900, 1901, 1927, 1928, 1945, 1946, 1964].map(generation)).toEqual([
      null,
      "Greatest Generation",
      "Greatest Generation",
      "Silent Generation",
      "Silent Generation",
      "Baby Boomer",
      "Baby Boomer",
    ]);
    expect([1965, 1980, 1981, 1996, 1997, 2012, 2013].map(generation)).toEqual([
      "Generation X",
      "Generation X",
      "Millennial",
      "Millennial",
      "Generation Z",
      "Generation Z",
      "Generation Alpha",
    ]);
  });
});

describe("planets", () => {
  it("divides the days by each planet's orbit", () => {
    // NASA planetary fact sheets; next birthdays by Python datetime from the ceiling of whole periods
    const rows = outputsOf(calculator).planets;
    expect(rows.map(({ planet }: { planet: string }) => planet)).toEqual([
      "Mercury",
      "Venus",
      "Earth",
      "Mars",
      "Jupiter",
      "Saturn",
      "Uranus",
      "Neptune",
    ]);
    expect(rows[0].years).toBeCloseTo(13_338 / 87.969, 10);
    expect(rows[0].nextBirthday).toBe("2026-12-24");
    expect(rows[7].nextBirthday).toBe("2155-02-28");
  });
});

describe("milestones", () => {
  it("are those of the United States, in order of age", () => {
    const rows = outputsOf(calculator).milestones;
    expect(rows.map(({ id, date: day }: { id: string; date: string }) => `${id} ${day}`)).toEqual([
      "us-18 2008-05-15",
      "us-21 2011-05-15",
      "us-26 2016-05-15",
      "us-50 2040-05-15",
      "us-59-half 2049-11-15",
      "us-62 2052-05-15",
      "us-65 2055-05-15",
      "us-fra 2057-05-15",
      "us-70 2060-05-15",
      "us-rmd 2065-05-15",
    ]);
    expect(rows[2].passed).toBe(true);
    expect(rows[3].passed).toBe(false);
    expect(outputsOf(calculator, { asOf: "2040-05-15" }).milestones[3].passed).toBe(true);
  });

  it("use the last day of a shorter month for 59½ years", () => {
    expect(milestone({ birthDate: "1980-08-31" }, "us-59-half")).toBe("2040-02-29");
  });

  it("follow the table of full retirement ages to the day", () => {
    // 20 CFR 404.409(a)
    const table: [string, number, number][] = [
      ["1920-07-01", 65, 0],
      ["1938-01-01", 65, 0],
      ["1938-01-02", 65, 2],
      ["1939-01-02", 65, 4],
      ["1940-01-02", 65, 6],
      ["1941-01-02", 65, 8],
      ["1943-01-01", 65, 10],
      ["1943-01-02", 66, 0],
      ["1955-01-01", 66, 0],
      ["1955-01-02", 66, 2],
      ["1956-01-02", 66, 4],
      ["1957-01-02", 66, 6],
      ["1958-01-02", 66, 8],
      ["1960-01-01", 66, 10],
      ["1960-01-02", 67, 0],
    ];
    for (const [birthDate, years, months] of table) {
      const [year, month, day] = birthDate.split("-").map(Number) as [number, number, number];
      const reached = new Date(Date.UTC(year + years, month - 1 + months, day)).toISOString().slice(0, 10);
      expect(milestone({ birthDate }, "us-fra"), birthDate).toBe(reached);
    }
  });

  it("include required withdrawals by the SECURE 2.0 Act", () => {
    expect(milestone({ birthDate: "1950-12-31" }, "us-rmd")).toBeUndefined();
    expect(milestone({ birthDate: "1951-01-01" }, "us-rmd")).toBe("2024-01-01");
    expect(milestone({ birthDate: "1959-12-31" }, "us-rmd")).toBe("2032-12-31");
    expect(milestone({ birthDate: "1960-01-01" }, "us-rmd")).toBe("2035-01-01");
  });

  it("take effect with the month or the year that the law names", () => {
    const starts = (birthDate: string) =>
      Object.fromEntries(
        outputsOf(calculator, { birthDate }).milestones.map((row: { id: string; startDate: string }) => [
          row.id,
          row.startDate,
        ]),
      );
    // SSA, “Born on the first or second of the month”: benefits at 62 start in the month of the birthday.
    expect(starts("1964-05-02")["us-62"]).toBe("2026-05-01");
    expect(starts("1964-05-01")["us-62"]).toBe("2026-05-01");
    expect(starts("1964-05-03")["us-62"]).toBe("2026-06-01");
    // Medicare.gov: the first of the birthday's month, or of the month before for a birthday on the first.
    expect(starts("1964-05-15")["us-65"]).toBe("2029-05-01");
    expect(starts("1964-05-01")["us-65"]).toBe("2029-04-01");
    // Someone born on January 1 attains the age on December 31.
    expect(starts("1965-01-01")).toMatchObject({
      "us-65": "2029-12-01",
      "us-fra": "2031-12-01",
      "us-70": "2034-12-01",
    });
    expect(starts("1990-05-15")).toMatchObject({
      "us-50": "2040-01-01",
      "us-18": "2008-05-15",
      "us-rmd": "2065-01-01",
    });
  });

  it("are those of India, or none", () => {
    const rows = outputsOf(calculator, { milestoneSet: "in" }).milestones;
    expect(rows.map(({ id, date: day }: { id: string; date: string }) => `${id} ${day}`)).toEqual([
      "in-18 2008-05-15",
      "in-21 2011-05-15",
      "in-60 2050-05-15",
      "in-70 2060-05-15",
      "in-80 2070-05-15",
    ]);
    expect(outputsOf(calculator, { milestoneSet: "none" }).milestones).toEqual([]);
  });

  it("are exported with the birthdays, future ones only", () => {
    const events = ageEvents(modelOf(calculator).answer.age, new Format());
    expect(events).toHaveLength(17);
    expect(events[0]).toMatchObject({ date: "2027-05-15", summary: "Birthday: 37 years" });
    expect(events[10]).toMatchObject({ date: "2040-01-01", summary: "Catch-up contributions" });
  });
});

describe("round numbers", () => {
  it("are the next ones, with the day on which they are reached", () => {
    // Python datetime: birth + 14,000 days, + 2,000 weeks, + 41 years 8 months, + 1.2e9 seconds
    expect(outputsOf(calculator).roundNumbers).toEqual([
      { id: "days", value: 14_000, date: "2028-09-12" },
      { id: "weeks", value: 2000, date: "2028-09-12" },
      { id: "months", value: 500, date: "2032-01-15" },
      { id: "seconds", value: 1_200_000_000, date: "2028-05-23" },
    ]);
  });

  it("are strictly after the day", () => {
    const rows = outputsOf(calculator, { asOf: "2028-09-12" }).roundNumbers;
    expect(rows[0].value).toBe(15_000);
    expect(rows[1].value).toBe(2100);
  });

  it("take the times of day into account for seconds", () => {
    // 1e8 s is 1,157 days, 9 hours, 46 minutes and 40 seconds.
    const second = (birthTime: string) =>
      outputsOf(calculator, { birthDate: "2025-01-01", birthTime }).roundNumbers[3].date;
    expect(second("14:13")).toBe("2028-03-03");
    expect(second("14:14")).toBe("2028-03-04");
  });
});

describe("difference", () => {
  it("counts between two births and finds when one is twice as old", () => {
    // Python datetime: 1994-02-28 + 1,385 days
    expect(
      outputsOf(calculator, { mode: "difference", birthDate: "1990-05-15", otherBirthDate: "1994-02-28" }),
    ).toMatchObject({
      years: 3,
      months: 9,
      days: 13,
      totalMonths: 45,
      totalDays: 1385,
      olderPerson: "first",
      doubleAgeDate: "1997-12-14",
      totalHours: null,
      milestones: [],
    });
  });

  it("is symmetric", () => {
    fc.assert(
      fc.property(date("1900-01-01", "2026-01-01"), date("1900-01-01", "2026-01-01"), (one, other) => {
        const ask = (birthDate: string, otherBirthDate: string) =>
          outputsOf(calculator, { mode: "difference", birthDate, otherBirthDate });
        const [there, back] = [ask(one, other), ask(other, one)];
        const swapped = { first: "second", second: "first", same: "same" } as Record<string, string>;
        expect(back.olderPerson).toBe(swapped[there.olderPerson]);
        expect(back).toMatchObject({ totalDays: there.totalDays, doubleAgeDate: there.doubleAgeDate });
        if (there.doubleAgeDate === null) return;
        const ageOf = (birth: string) => isoToDayNumber(there.doubleAgeDate) - isoToDayNumber(birth);
        const [younger, older] = [ageOf(one), ageOf(other)].sort((a, b) => a - b) as [number, number];
        expect(older).toBe(2 * younger);
      }),
    );
  });

  it("says who is older, or that both are the same age", () => {
    expect(headline({ mode: "difference" })).toBe(
      "The first person is older by **3 years, 9 months and 13 days** — 1,385 days.",
    );
    expect(headline({ mode: "difference", otherBirthDate: "1990-05-15" })).toBe(
      "Both are **the same age** — born on May 15, 1990.",
    );
  });
});

describe("when", () => {
  it("finds the birthday for an age", () => {
    expect(outputsOf(calculator, { mode: "when" })).toMatchObject({
      resultDate: "2040-05-15",
      weekday: "Tuesday",
      daysFromAsOf: 4925,
      years: null,
    });
    expect(headline({ mode: "when" })).toBe("Age 50 is reached on **May 15, 2040** — a Tuesday, in 4,925 days.");
    expect(headline({ mode: "when", targetAge: 18 })).toBe(
      "Age 18 was reached on **May 15, 2008** — a Thursday, 6,763 days ago.",
    );
  });

  it("applies the rule for February 29", () => {
    const leap = { mode: "when", birthDate: "2012-02-29", targetAge: 18 };
    expect(outputsOf(calculator, leap).resultDate).toBe("2030-03-01");
    expect(outputsOf(calculator, { ...leap, leapDayRule: "feb-28" }).resultDate).toBe("2030-02-28");
    expect(outputsOf(calculator, { ...leap, targetAge: 20 }).resultDate).toBe("2032-02-29");
  });
});

describe("date of birth from an age", () => {
  it("spans a year", () => {
    expect(outputsOf(calculator, { mode: "birth", targetAge: 50 })).toMatchObject({
      earliestBirth: "1975-11-21",
      latestBirth: "1976-11-20",
    });
  });

  it("includes exactly the people of that age", () => {
    fc.assert(
      fc.property(
        date("1800-01-01", "2100-12-31"),
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom("mar-1", "feb-28"),
        (asOf, targetAge, leapDayRule) => {
          const { earliestBirth, latestBirth } = outputsOf(calculator, {
            mode: "birth",
            asOf,
            targetAge,
            leapDayRule,
          });
          const age = (day: number) =>
            outputsOf(calculator, { birthDate: dayNumberToIso(day), asOf, leapDayRule }).years;
          expect(age(isoToDayNumber(earliestBirth))).toBe(targetAge);
          expect(age(isoToDayNumber(latestBirth))).toBe(targetAge);
          expect(age(isoToDayNumber(earliestBirth) - 1)).toBe(targetAge + 1);
          if (targetAge > 0) expect(age(isoToDayNumber(latestBirth) + 1)).toBe(targetAge - 1);
        },
      ),
    );
  });

  it("includes the last day of the calendar, but no days before the first", () => {
    const last = { mode: "birth", asOf: "9999-12-31", targetAge: 0 };
    expect(outputsOf(calculator, last).latestBirth).toBe("9999-12-31");
    expect(problemsOf(calculator, { mode: "birth", asOf: "0040-01-01" })).toEqual([
      { field: "targetAge", message: "The date of birth would be before January 1 of the year 1." },
    ]);
  });
});

it("reports invalid inputs at their fields", () => {
  const wrong = (inputs: Json) => problemsOf(calculator, inputs ?? {});
  expect(wrong({ birthDate: "2027-01-01" })).toEqual([
    { field: "asOf", message: "The date must be on or after the date of birth, January 1, 2027." },
  ]);
  expect(wrong({ birthDate: "2026-11-20", birthTime: "10:00", asOfTime: "09:59" })).toEqual([
    { field: "asOfTime", message: "That is before the time of birth, 10:00 AM." },
  ]);
  expect(wrong({ birthDate: "1990-02-29" })).toEqual([
    {
      field: "birthDate",
      message: "February 29, 1990, does not exist; 1990 is not a leap year. Enter a date as YYYY-MM-DD.",
    },
  ]);
  for (const targetAge of [-1, 151])
    expect(wrong({ mode: "when", targetAge })).toEqual([
      { field: "targetAge", message: "Age must be between 0 and 150 years." },
    ]);
  expect(wrong({ mode: "when", birthDate: "9990-01-01", asOf: "9995-01-01" })).toMatchObject([{ field: "targetAge" }]);
});

it("shows the working with the user's dates", () => {
  expect(working({})).toEqual(
    expect.arrayContaining([
      "Last birthday, not after November 20, 2026: May 15, 1990 + 36 years = May 15, 2026",
      "Whole months since: May 15, 2026 + 6 months = November 15, 2026",
      "Days left over: November 20, 2026 − November 15, 2026 = 5 days",
      // Julian day numbers of the two days: US Naval Observatory
      "Days: difference of the Julian day numbers: 2461365 − 2448027 = 13,338 days",
    ]),
  );
});
