import { describe, expect, it } from "vitest";
import { annualIndex, CONSUMER_PRICES, lastMonth, lastYear, monthlyIndex } from "./consumer-prices";
import { EUROPEAN_PRICES } from "./europe";

const { us } = CONSUMER_PRICES;
const { "uk-cpi": cpi, "uk-rpi": rpi, euro } = EUROPEAN_PRICES;

/** The rise over the 12 months to a month, or from one annual average to the next, in percent. */
function rise({ value }: typeof us, year: number, month: number | null): number {
  const at = (one: number) =>
    (month === null ? annualIndex(value, one) : monthlyIndex(value, one, month)) ?? Number.NaN;
  return 100 * (at(year) / at(year - 1) - 1);
}

describe.each([
  ["CPI", cpi, 1988, 0.061],
  ["RPI", rpi, 1987, 0.051],
  ["HICP", euro, 1996, 0.0051],
] as const)("%s", (_, { value, text }, firstYear, rounding) => {
  it("has twelve months a year to July 2026 and annual averages to 2025, as its text says", () => {
    expect(value.firstYear).toBe(firstYear);
    expect(lastYear(value)).toBe(2025);
    expect(lastMonth(value)).toEqual({ year: 2026, month: 7 });
    for (const months of value.monthly) expect(months).toHaveLength(12);
    expect(value.monthly.flat().indexOf(null)).toBe(12 * (2026 - firstYear) + 7);
    expect(text).toContain(`annual averages ${firstYear} to 2025, months to July 2026`);
  });

  it("has annual averages that match the means of the months", () => {
    for (let year = firstYear; year <= 2025; year++) {
      const months = value.monthly[year - firstYear] as number[];
      const mean = months.reduce((sum, index) => sum + index, 0) / 12;
      expect(Math.abs(mean - (annualIndex(value, year) ?? 0)), String(year)).toBeLessThan(rounding);
    }
  });
});

// Rates as published, with the rounding of indexes to one decimal place.
describe("rises over 12 months are those that were published", () => {
  // Office for National Statistics, series D7G7.
  it.each([
    [1991, 4, 8.5],
    [2008, 9, 5.2],
    [2015, 4, -0.1],
    [2022, 10, 11.1],
    [2024, 9, 1.7],
    [2025, 12, 3.4],
    [2026, 2, 3.0],
  ])("UK CPI, %i-%i: %d percent", (year, month, rate) => {
    expect(Math.abs(rise(cpi, year, month) - rate)).toBeLessThan(0.1501);
  });

  // The same, series CZBH.
  it.each([
    [1990, 10, 10.9],
    [2009, 6, -1.6],
    [2011, 9, 5.6],
    [2022, 10, 14.2],
    [2024, 12, 3.5],
    [2025, 7, 4.8],
  ])("UK RPI, %i-%i: %d percent", (year, month, rate) => {
    expect(rise(rpi, year, month)).toBeCloseTo(rate, 1);
  });

  // Eurostat, prc_hicp_manr and prc_hicp_aind.
  it.each([
    [2008, 7, 4.1],
    [2009, 7, -0.6],
    [2022, 10, 10.6],
    [2023, 12, 2.9],
    [2025, 7, 2.0],
    [1999, null, 1.1],
    [2008, null, 3.3],
    [2009, null, 0.3],
    [2021, null, 2.6],
    [2022, null, 8.4],
    [2023, null, 5.4],
    [2024, null, 2.4],
    [2025, null, 2.1],
  ])("euro area HICP, %i-%s: %d percent", (year, month, rate) => {
    expect(Math.abs(rise(euro, year, month) - rate)).toBeLessThan(0.11);
  });
});

// The bureau's answer for CUUR0000SA0, queried on August 24, 2026.
it("has the months of June and July 2026 in the United States", () => {
  expect([6, 7].map((month) => monthlyIndex(us.value, 2026, month))).toEqual([333.952, 333.918]);
});
