import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import simpleInterest from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(simpleInterest, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const said = (inputs: JsonObject) => problemsOf(simpleInterest, inputs);

const dates = (startDate: string, endDate: string, more: JsonObject = {}) => ({
  timeBasis: "dates",
  startDate,
  endDate,
  ...more,
});

describe("published interest", () => {
  it("1,000 at 10% for a year earns 101.39 by actual/360 and 100 by actual/365", () => {
    const year = dates("2026-01-01", "2027-01-01", { principal: 1000, annualRate: 10 });
    expect(ask({ ...year, dayCount: "actual-360" }).interest).toBeCloseTo(101.39, 2);
    expect(ask(year).interest).toBeCloseTo(100, 9);
  });

  it("3 million at 4% earns 30,000 over 90 days of a 360-day year", () => {
    const inputs = {
      principal: 3e6,
      annualRate: 4,
      duration: 90,
      durationUnit: "days",
      dayCount: "actual-360",
    };
    expect(ask(inputs).interest).toBeCloseTo(30_000, 8);
  });

  it("28 USC 1961: a judgment’s interest is computed daily, on 365 days", () => {
    // 100,000 at 4.06% is 11.12 a day, the per diem that a satisfaction of judgment quotes.
    const outputs = ask(dates("2026-03-02", "2026-09-30", { principal: 100_000, annualRate: 4.06 }));
    expect(outputs.dailyInterest.toFixed(2)).toBe("11.12");
    expect(outputs.interest).toBeCloseTo(212 * outputs.dailyInterest, 8);
  });
});

describe("durations", () => {
  it("may be in years, months, weeks or days", () => {
    const years = (duration: number, durationUnit: string, dayCount = "actual-365") =>
      ask({ duration, durationUnit, dayCount }).years;
    expect(years(2, "years")).toBe(2);
    expect(years(18, "months")).toBe(1.5);
    expect(years(365, "weeks")).toBe(7);
    expect(years(73, "days")).toBe(0.2);
    expect(years(90, "days", "30-360")).toBe(0.25);
    expect(ask({ duration: 6, durationUnit: "months", dayCount: "actual-360" }).days).toBe(180);
    expect(ask({ duration: 2, durationUnit: "weeks" }).days).toBe(14);
  });

  it("have no day counts to compare", () => {
    expect(ask({}).byDayCount).toEqual([]);
    expect(ask({ solveFor: "time", timeBasis: "dates" }).byDayCount).toEqual([]);
  });
});

describe("dates", () => {
  it("show all five day counts, regardless of the chosen one", () => {
    const inputs = dates("2026-01-31", "2026-08-31", { principal: 100_000, annualRate: 6 });
    const rows = ask(inputs).byDayCount;
    expect(rows.map((row: { dayCount: string }) => row.dayCount)).toEqual([
      "actual-365",
      "actual-360",
      "actual-actual",
      "30-360",
      "30e-360",
    ]);
    expect(rows.map((row: { days: number }) => row.days)).toEqual([212, 212, 212, 210, 210]);
    for (const row of rows) expect(ask({ ...inputs, dayCount: row.dayCount }).interest).toBe(row.interest);
    expect(codes({ ...inputs, dayCount: "actual-360" })).toEqual(["day-count-cost"]);
  });

  it("may include the last day", () => {
    const inputs = dates("2026-01-15", "2026-12-31");
    expect(ask(inputs).days).toBe(350);
    expect(ask({ ...inputs, includeEndDate: true }).days).toBe(351);
    // January 30 to July 31 then ends the day after, on August 1.
    const thirty = dates("2026-01-30", "2026-07-31", { dayCount: "30-360", includeEndDate: true });
    expect(ask(thirty).days).toBe(181);
  });

  it("earn nothing if both are the same", () => {
    const same = dates("2026-05-05", "2026-05-05");
    expect(ask(same)).toMatchObject({ days: 0, years: 0, interest: 0, schedule: [], curve: [] });
    expect(codes(same)).toEqual(["no-days"]);
    expect(ask({ ...same, includeEndDate: true }).days).toBe(1);
  });

  it("may span all supported years", () => {
    const outputs = ask(dates("0001-01-01", "9999-12-31", { includeEndDate: true, annualRate: 1 }));
    expect(outputs.byDayCount[3].years).toBe(9999);
    expect(outputs.byDayCount[2].years).toBeCloseTo(9999, 8);
    // With 365-day years, the leap days make the span longer than 10,000 years, so the table is cut off with a note.
    expect(outputs.schedule).toHaveLength(10_000);
    expect(outputs.noticeCodes).toContain("years-cut");
  });
});

describe("every direction", () => {
  it("recovers the inputs from the interest", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 900 }),
        fc.constantFrom("years", "months", "weeks", "days"),
        fc.constantFrom("actual-365", "actual-360", "30e-360"),
        (principal, annualRate, duration, durationUnit, dayCount) => {
          const time = { duration, durationUnit, dayCount };
          const { interest, years, days } = ask({ principal, annualRate, ...time });
          const close = (found: number, given: number) => expect(found / given).toBeCloseTo(1, 9);
          close(ask({ solveFor: "principal", interest, annualRate, ...time }).principal, principal);
          close(ask({ solveFor: "rate", interest, principal, ...time }).annualRate, annualRate);
          const found = ask({ solveFor: "time", interest, principal, annualRate, dayCount });
          close(found.years, years);
          close(found.days, days);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("finds the rate between two dates", () => {
    const inputs = dates("2026-01-31", "2026-07-31", {
      solveFor: "rate",
      principal: 100_000,
      interest: 3000,
      dayCount: "30-360",
    });
    expect(ask(inputs).annualRate).toBeCloseTo(6, 9);
    // The other day counts use the rate found: 181 days of 365.
    expect(ask(inputs).byDayCount[0].interest).toBeCloseTo((6000 * 181) / 365, 8);
  });
});

describe("year table and curves", () => {
  it("ends with a partial year", () => {
    const { schedule, totalAmount } = ask({ duration: 30, durationUnit: "months" });
    expect(schedule).toHaveLength(3);
    expect(schedule[0]).toEqual({ year: 1, interest: 600, balance: 10_600 });
    expect(schedule[2]).toEqual({ year: 3, interest: 300, balance: totalAmount });
  });

  it("shows more compound than simple interest after a year, and less within the first", () => {
    expect(ask({ duration: 1 }).compoundDifference).toBeCloseTo(0, 9);
    // 10,000 × (1.06² − 1) − 1,200
    expect(ask({ duration: 2 }).compoundDifference).toBeCloseTo(36, 8);
    expect(ask({ duration: 6, durationUnit: "months" }).compoundDifference).toBeLessThan(0);
    const { curve, totalAmount, compoundInterest } = ask();
    expect(curve.at(-1)).toMatchObject({ years: 3, simple: totalAmount });
    expect(curve.at(-1).compound).toBeCloseTo(10_000 + compoundInterest, 8);
  });

  it("omits compound interest that is too large to show", () => {
    const outputs = ask({ annualRate: 1000, duration: 1000 });
    expect(outputs).toMatchObject({ compoundInterest: null, compoundDifference: null });
    expect(outputs.interest).toBe(1e8);
    expect(outputs.noticeCodes).toBe("compound-too-large");
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after } = headlineOf(simpleInterest, inputs);
    return `${before} ${figure} ${after}`.trim();
  };

  it("shows the value found", () => {
    expect(text({})).toBe("$1,800.00 of interest in 3 years; $11,800.00 in total; $1.64 a day.");
    expect(text({ solveFor: "principal" })).toBe(
      "It takes $10,000.00 at 6% to earn $1,800.00 in 3 years; $11,800.00 in total.",
    );
    expect(text({ solveFor: "rate", duration: 1 })).toBe(
      "The rate is 18% a year if $10,000.00 earns $1,800.00 in 1 year.",
    );
    expect(text({ solveFor: "time" })).toBe(
      "It takes 3 years for $10,000.00 at 6% to earn $1,800.00; $11,800.00 in total.",
    );
    expect(text({ solveFor: "time", interest: 60 })).toMatch(/^It takes 36\.5 days for/);
    expect(text(dates("2026-01-15", "2026-12-31"))).toMatch(/of interest in 350 days;/);
  });
});

describe("bad input", () => {
  it("is reported at the field", () => {
    expect(said(dates("2026-02-02", "2026-02-01"))).toEqual([
      { field: "endDate", message: "End date must not be before the start date." },
    ]);
    expect(said(dates("2026-02-30", "2026-03-01"))[0]?.field).toBe("startDate");
    expect(said({ solveFor: "rate", principal: 0 })).toEqual([
      { field: "principal", message: "Principal must be more than 0 to find the rate." },
    ]);
    expect(said({ solveFor: "time", annualRate: 0 })).toEqual([
      { field: "annualRate", message: "Rate must be more than 0 to find the time." },
    ]);
    for (const solveFor of ["principal", "rate"])
      expect(said({ solveFor, duration: 0 })).toEqual([{ field: "duration", message: "Time must be more than 0." }]);
    expect(said({ duration: -1 })).toEqual([{ field: "duration", message: "Duration must be between 0 and 1,000." }]);
    expect(said(dates("2026-02-01", "2026-02-01", { solveFor: "rate" }))[0]?.field).toBe("endDate");
  });

  it("is ignored in inputs the mode does not use", () => {
    expect(said({ interest: -5 })).toEqual([]);
    expect(said({ solveFor: "time", duration: -1, startDate: "x", timeBasis: "dates" })).toEqual([]);
    expect(said({ startDate: "2030-01-01" })).toEqual([]);
  });

  it("includes inputs whose result is too large", () => {
    expect(said({ solveFor: "time", annualRate: 1e-320, interest: 1e12 })[0]?.field).toBe("annualRate");
  });
});

describe("part payments", () => {
  const note = dates("2026-01-15", "2026-12-31", { principal: 10_000, annualRate: 8 });
  const partPayments = [
    { date: "2026-10-01", amount: 3000 },
    { date: "2026-04-15", amount: 2500 },
    { date: "2026-08-01", amount: 50 },
  ];

  // Expected figures: exact fractions, computed independently.
  it("pay interest first, then principal, in the order of their dates", () => {
    const { balanceDue, interest, partPaymentsTotal, paymentSchedule, compoundInterest, schedule } = ask({
      ...note,
      partPayments,
    });
    expect(balanceDue).toBeCloseTo(5030.752467, 6);
    expect(interest).toBeCloseTo(580.752467, 6);
    expect(partPaymentsTotal).toBe(5550);
    expect(paymentSchedule.map(({ date }: { date: string }) => date)).toEqual([
      "2026-04-15",
      "2026-08-01",
      "2026-10-01",
      "2026-12-31",
    ]);
    expect(paymentSchedule[3].principal).toBeCloseTo(4932.37523, 5);
    expect(compoundInterest).toBeNull();
    expect(schedule).toEqual([]);
  });

  it("that do not cover the interest leave the principal as it is, and the rest bears no interest", () => {
    const [, second] = ask({ ...note, partPayments }).paymentSchedule;
    expect(second.toPrincipal).toBe(0);
    expect(second.unpaidInterest).toBeGreaterThan(0);
  });

  it("are compared by day count, and give the per diem of what is left", () => {
    const { byDayCount, dailyInterest } = ask({ ...note, partPayments });
    expect(byDayCount[1].interest).toBeCloseTo(589.058928, 6);
    expect(dailyInterest).toBeCloseTo((4932.37523 * 0.08) / 365, 7);
  });

  it("must fall between the dates and not exceed what is owed", () => {
    expect(said({ ...note, partPayments: [{ date: "2027-01-01", amount: 5 }] })).toEqual([
      { field: "partPayments", message: "Payment 1: Date must be between the two dates." },
    ]);
    expect(said({ ...note, partPayments: [{ date: "2026-12-31", amount: 10_768 }] })[0]?.field).toBe("partPayments");
    expect(said({ ...note, partPayments: [{ date: "2026-12-31", amount: 10_767 }] })).toEqual([]);
  });

  it("are named in the headline", () => {
    expect(headlineOf(simpleInterest, { ...note, partPayments })).toMatchObject({
      label: "Balance due",
      figure: "$5,030.75",
      after:
        "is due on December 31, 2026, after part payments of $5,550.00; interest comes to $580.75; $1.08 a day from then on.",
    });
  });
});
