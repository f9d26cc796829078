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
import { CONSUMER_PRICES, lastMonth, lastYear, type PriceCountry } from "../../../data/prices/consumer-prices";
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

const COUNTRIES = { us: "United States", india: "India" } as const satisfies Record<PriceCountry, string>;

type Month = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

const MONTHS = {
  annual: "Annual average",
  ...(Object.fromEntries(MONTH_NAMES.map((name, i) => [String(i + 1), name])) as Readonly<Record<Month, string>>),
} as const;

const us = CONSUMER_PRICES.us.value;
const india = CONSUMER_PRICES.india.value;
const last = lastMonth(us) ?? { year: lastYear(us), month: 12 };

/** `May 2026` */
const LAST_MONTH = `${MONTH_NAMES[last.month - 1]} ${last.year}`;

/** Error message for each country with the range of its data. */
const RANGES = {
  us: `US prices go from ${us.firstYear} to ${lastYear(us)} (to ${LAST_MONTH} by month).`,
  india: `India prices go from ${india.firstYear} to ${lastYear(india)}.`,
} as const;

const yearField = (label: string, noun: string, fallback: Dependent<number>) =>
  integer(label, {
    noun,
    default: fallback,
    digits: "plain",
    min: byCountry(us.firstYear, india.firstYear),
    max: byCountry(last.year, lastYear(india)),
    messages: { invalid: by("country", { india: RANGES.india }, RANGES.us) },
    when: PAST,
  });

function byCountry(ofUs: number, ofIndia: number) {
  return by("country", { india: ofIndia }, ofUs);
}

export const inputs = {
  mode: choice("Question", { options: MODES, default: "historical" }),
  country: choice("Prices of", {
    note: `United States to ${LAST_MONTH}, India to ${lastYear(india)}`,
    options: COUNTRIES,
    default: "us",
    when: PAST,
  }),
  amount: money("Amount", { default: 100, min: 0, max: 1e15, when: VALUE, solve: true }),
  fromYear: yearField("From", "The first year", 2000),
  toYear: yearField("To", "The second year", byCountry(lastYear(us), lastYear(india))),
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
