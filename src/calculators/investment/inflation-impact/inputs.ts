import {
  amount,
  by,
  choice,
  type Dependent,
  fold,
  integer,
  money,
  number,
  percent,
  type ValuesOf,
} from "../../../core/fields";
import {
  CONSUMER_PRICES,
  lastMonth,
  lastYear,
  type PriceCountry,
  type PriceIndex,
} from "../../../data/prices/consumer-prices";
import { INFLATION } from "../../../fieldsets/investing";
import { MONTH_NAMES } from "../../../math/dates/months";

const PAST = { mode: ["historical", "raise"] } as const;
const VALUE = { mode: ["historical", "future"] } as const;
const FUTURE = { mode: "future" } as const;
const RAISE = { mode: "raise" } as const;

const MODES = {
  historical: "What was it worth?",
  future: "What will it cost?",
  raise: "Did my pay keep up?",
} as const;

const COUNTRIES = {
  us: "United States",
  "uk-cpi": "United Kingdom (CPI)",
  "uk-rpi": "United Kingdom (RPI)",
  euro: "Euro area (HICP)",
  india: "India",
} as const satisfies Record<PriceCountry, string>;

type Month = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

const MONTHS = {
  annual: "Annual average",
  ...(Object.fromEntries(MONTH_NAMES.map((name, i) => [String(i + 1), name])) as Readonly<Record<Month, string>>),
} as const;

const { us, ...others } = CONSUMER_PRICES;

/** The value for the United States, and those of the other countries where they apply. */
function byCountry<T>(of: (prices: PriceIndex, country: PriceCountry) => T) {
  const cases = Object.entries(others).map(([country, { value }]) => [country, of(value, country as PriceCountry)]);
  return by<T>("country", Object.fromEntries(cases), of(us.value, "us"));
}

/** `July 2026`; the last year for an index without months. */
function endOf(prices: PriceIndex): string {
  const last = lastMonth(prices);
  return last ? `${MONTH_NAMES[last.month - 1]} ${last.year}` : String(lastYear(prices));
}

/** `To July 2026, India to 2024` */
const ENDS = Object.entries(others)
  .filter(([, { value }]) => endOf(value) !== endOf(us.value))
  .reduce(
    (text, [country, { value }]) => `${text}, ${COUNTRIES[country as PriceCountry]} to ${endOf(value)}`,
    `To ${endOf(us.value)}`,
  );

const NAMES = {
  us: "US prices",
  "uk-cpi": "UK consumer prices (CPI)",
  "uk-rpi": "UK retail prices (RPI)",
  euro: "Euro-area prices (HICP)",
  india: "India prices",
} as const satisfies Record<PriceCountry, string>;

/** Error message with the range of the data: `US prices go from 1913 to 2025 (to July 2026 by month).` */
function rangeText(prices: PriceIndex, country: PriceCountry): string {
  const byMonth = lastMonth(prices) ? ` (to ${endOf(prices)} by month)` : "";
  return `${NAMES[country]} go from ${prices.firstYear} to ${lastYear(prices)}${byMonth}.`;
}

const yearField = (label: string, noun: string, fallback: Dependent<number>) =>
  integer(label, {
    noun,
    default: fallback,
    digits: "plain",
    min: byCountry((prices) => prices.firstYear),
    max: byCountry((prices) => lastMonth(prices)?.year ?? lastYear(prices)),
    messages: { invalid: byCountry(rangeText) },
    when: PAST,
  });

export const inputs = {
  mode: choice("Question", { options: MODES, default: "historical" }),
  country: choice("Prices of", {
    note: ENDS,
    options: COUNTRIES,
    default: "us",
    fill: { GBP: "uk-cpi", EUR: "euro", INR: "india" },
    when: PAST,
  }),
  amount: money("Amount", { default: 100, min: 0, max: 1e15, when: VALUE, solve: true }),
  fromYear: yearField("From", "The first year", 2000),
  toYear: yearField("To", "The second year", byCountry(lastYear)),
  ...fold("By month", {
    fromMonth: choice("From month", { options: MONTHS, default: "annual", when: PAST }),
    toMonth: choice("To month", { options: MONTHS, default: "annual", when: PAST }),
  }),
  inflationRate: percent("Inflation", { ...INFLATION, default: 3, when: FUTURE, solve: true }),
  termYears: number("Years", { noun: "Number of years", default: 20, min: 0, max: 200, when: FUTURE, solve: true }),
  ...fold("Savings and tax", {
    annualRate: percent("Savings earn", {
      noun: "Savings rate",
      unit: "% / year",
      default: 0,
      min: -50,
      max: 100,
      step: 0.5,
      when: FUTURE,
      solve: true,
    }),
    taxRate: percent("Tax on what they earn", { noun: "Tax rate", default: 0, min: 0, max: 60, when: FUTURE }),
  }),
  oldAmount: amount("Pay then", { noun: "Pay then", default: 50_000, above: 0, when: RAISE, solve: true }),
  newAmount: amount("Pay now", { noun: "Pay now", default: 60_000, above: 0, when: RAISE, solve: true }),
};

export type Inputs = ValuesOf<typeof inputs>;
