import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import simpleInterest from "./calculator";
import view from "./view";

beforeAll(() => prepareView(simpleInterest, view));

/** 10% of 10,000 for 2 years. */
const LOAN = { principal: 10_000, annualRate: 10, duration: 2 };
/** 181 calendar days, 180 by 30/360. */
const DATES = {
  ...LOAN,
  annualRate: 36.5,
  timeBasis: "dates",
  startDate: "2026-01-01",
  endDate: "2026-07-01",
};
const drawn = (given: object = {}) => new DrawnView(simpleInterest, view, { ...LOAN, ...given });

it("charts the straight line next to the curve", () => {
  const chart = drawn().lines("Simple and compound");
  expect(said(chart.x, 1.234)).toEqual(["Years", "1.23"]);
  expect(said(chart.y, 12_345.6)).toEqual(["Principal and interest", "$12.3k", "$12,345.60"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual(["Simple: green", "Compounded yearly: ochre, dashed"]);
  expect([chart.x.values[0], chart.x.values.at(-1)]).toEqual([0, 2]);
  expect(chart.series.map(({ values }) => values[0])).toEqual([10_000, 10_000]);
  expect(chart.series.map(({ values }) => Math.round(values.at(-1) as number))).toEqual([12_000, 12_100]);
  expect(chart.caption).toBe(
    "Simple interest grows in a straight line. Compounded yearly over the same time, it would be $100.00 more.",
  );
});

it("notes that compound interest is less within the first year, or too large to show", () => {
  // 5% compared with √1.1 − 1 = 4.88%
  expect(drawn({ duration: 0.5 }).lines("Simple and compound").caption).toMatch(/it would be \$11\.91 less\.$/);
  expect(drawn({ annualRate: 1000, duration: 1000 }).lines("Simple and compound").caption).toBe(
    "Simple interest grows in a straight line. Compounded, the amount would be too large to show.",
  );
  expect(drawn({ duration: 0 }).charts("Simple and compound")).toEqual([]);
});

it("charts the day counts for the same dates", () => {
  const chart = drawn(DATES).bars("By day count");
  // 10 per day in a 365-day year for 181 days, that × 365 ÷ 360, and 180 days of a 360-day year.
  expect(chart).toMatchObject({
    horizontal: true,
    highlight: 0,
    categories: [
      "Actual/365: 181 days, $1,810.00",
      "Actual/360: 181 days, $1,835.14",
      "Actual/actual: 181 days, $1,810.00",
      "30/360: 180 days, $1,825.00",
      "30E/360: 180 days, $1,825.00",
    ],
  });
  expect(said(chart.y, 1234.5)).toEqual(["Interest", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Interest: green"]);
  expect(chart.series[0]?.values[3]).toBeCloseTo(1825, 9);
  expect(chart.caption).toBe("The same dates and rate with five day counts; the highest and lowest differ by $25.14.");
  expect(drawn({ ...DATES, dayCount: "30-360" }).bars("By day count").highlight).toBe(3);
  expect(drawn().charts("By day count")).toEqual([]);
});

it("shows hints derived from each input", () => {
  expect(drawn(DATES).hint("annualRate")).toBe("$10.00 a day");
  expect(drawn().hint("duration")).toBe("730 days");
  expect(drawn({ ...DATES, dayCount: "30-360" }).hint("endDate")).toBe("180 days by the day count");
});

it("splits the total into parts, and shows the rate unless it is the value found", () => {
  expect(drawn().parts).toEqual({
    rows: [
      { label: "Principal", value: 10_000 },
      { label: "Interest", value: 2000, color: "ochre" },
    ],
    total: { label: "Total", value: 12_000 },
  });
  expect(drawn().figures).toEqual([
    "annualRate",
    "dailyInterest",
    "years",
    "days",
    "compoundInterest",
    "compoundDifference",
  ]);
  expect(drawn({ solveFor: "rate" }).figures).toEqual([
    "dailyInterest",
    "years",
    "days",
    "compoundInterest",
    "compoundDifference",
  ]);
  expect(tablesOf(view)).toEqual([
    "Payment by payment: paymentSchedule Σ days interest payment toInterest toPrincipal",
    "By day count: byDayCount",
    "Year by year: schedule Σ interest",
    "Both curves: curve",
  ]);
});
