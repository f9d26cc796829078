import { figuresAt, type Parameter } from "../parameter";
import { EUROPEAN_PRICES } from "./europe";
import india from "./india-cpi.json";
import us from "./us-cpi.json";

/** A consumer price index. */
export interface PriceIndex {
  readonly firstYear: number;
  /** Annual averages, starting with `firstYear`. */
  readonly annual: readonly number[];
  /**
   * The twelve months of each year, starting with `firstYear`. A month is null if no index was published. Empty for an
   * index without monthly values.
   */
  readonly monthly: readonly (readonly (number | null)[])[];
  /** The base period: `1982–84 = 100`. */
  readonly base: string;
}

const PARAMETERS = {
  us: {
    label: "Consumer prices in the United States",
    unit: "index, 1982–84 = 100",
    values: [
      {
        from: null,
        value: { ...us, base: "1982–84 = 100" },
        text: "CPI-U, all items, not seasonally adjusted: annual averages 1913 to 2025, months to July 2026",
        source: {
          title:
            "U.S. Bureau of Labor Statistics, series CUUR0000SA0: to May 2026 via the data set datasets/cpi-us, June and July 2026 as released in August 2026",
          url: "https://www.bls.gov/cpi/",
        },
        note: "No index was published for October 2025; the 2025 average covers eleven months.",
      },
    ],
  },
  india: {
    label: "Consumer prices in India",
    unit: "index, 2010 = 100",
    values: [
      {
        from: null,
        value: { ...india, monthly: [], base: "2010 = 100" },
        text: "annual averages 1959 to 2024, chained from the yearly rates of inflation",
        source: {
          title: "World Bank, World Development Indicators, FP.CPI.TOTL.ZG (CC BY 4.0), as of July 2025",
          url: "https://data.worldbank.org/indicator/FP.CPI.TOTL.ZG?locations=IN",
        },
        note: "The rates join several national series; since February 2026, India’s own index has used the base 2024 = 100.",
      },
    ],
  },
} satisfies Record<string, Parameter<PriceIndex>>;

/** Price indexes by country, with their sources. */
export const CONSUMER_PRICES = {
  ...figuresAt<{ readonly [K in keyof typeof PARAMETERS]: Parameter<PriceIndex> }>(PARAMETERS),
  ...EUROPEAN_PRICES,
};

export type PriceCountry = keyof typeof CONSUMER_PRICES;

/** The last year with an annual average. */
export function lastYear({ firstYear, annual }: PriceIndex): number {
  return firstYear + annual.length - 1;
}

/** The last month that was published, 1 to 12, or null for an index without monthly values. */
export function lastMonth({ firstYear, monthly }: PriceIndex): { year: number; month: number } | null {
  const months = monthly.at(-1);
  if (!months) return null;
  return {
    year: firstYear + monthly.length - 1,
    month: 1 + months.findLastIndex((index) => index !== null),
  };
}

/** The annual average of a year, or null if there is none. */
export function annualIndex({ firstYear, annual }: PriceIndex, year: number): number | null {
  return annual[year - firstYear] ?? null;
}

/** The index of a month, 1 to 12, or null if none was published. */
export function monthlyIndex({ firstYear, monthly }: PriceIndex, year: number, month: number): number | null {
  return monthly[year - firstYear]?.[month - 1] ?? null;
}
