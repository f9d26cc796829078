import { CURRENCIES } from "../../../core/currency";
import { by, choice, date, fold, list, number, percent, text, type ValuesOf } from "../../../core/fields";
import { CURRENCIES_BY_CODE, CURRENCY_CODES, type CurrencyCode } from "../../../data/currencies";
import { RATE_SOURCES, SNAPSHOT } from "../../../data/exchange-rates";

const OTHERS = CURRENCY_CODES.filter((code) => !CURRENCIES.includes(code as never));

/** The site's currencies first, then all others. */
const OPTIONS = Object.fromEntries(
  [...CURRENCIES, ...OTHERS].map((code) => [code, `${code} – ${CURRENCIES_BY_CODE[code]}`]),
) as Readonly<Record<CurrencyCode, string>>;

/** No currency is worth a quintillion of another. */
const LARGEST_RATE = 1e18;
export const SMALLEST_RATE = 1e-18;

export const MARKUP_MESSAGE = "The markup must be at least 0% and below 100%.";
export const FEE_MESSAGE = "The fee must be at least 0% and below 100%.";

const currency = { options: OPTIONS, messages: { unknownOption: "{} is not an ISO 4217 currency code." } } as const;

export const inputs = {
  amount: number("Amount", {
    note: "In the first currency, or in the second if it is what arrives",
    default: 100,
    min: 0,
    max: 1e15,
    reads: by("direction", { receive: { unitIn: "to" } }, { unitIn: "from" }),
    messages: { tooLow: "The amount must be 0 or more." },
    solve: true,
    shown: "elsewhere",
  }),
  from: choice("From", { default: "USD", ...currency, shown: "elsewhere" }),
  to: choice("To", { default: "INR", ...currency, shown: "elsewhere" }),
  direction: choice("The amount is", {
    default: "send",
    options: { send: "What I pay", receive: "What arrives" },
    shown: "elsewhere",
  }),
  ...fold("My own rate", {
    rateMode: choice("Rate", { default: "market", options: { market: "Mid-market", manual: "My own" } }),
    manualRate: number("My rate", {
      note: "Units of the second currency for 1 of the first",
      default: null,
      max: LARGEST_RATE,
      when: { rateMode: "manual" },
      solve: true,
    }),
  }),
  ...fold("Table of rates", {
    rates: list("Rates", {
      row: { label: "Rate" },
      max: 1000,
      fill: "view",
      default: Object.entries(SNAPSHOT.rates).map(([code, rate]) => ({ currency: code, rate })),
      shown: "elsewhere",
      columns: {
        currency: choice("Currency", { ...currency }),
        rate: number("Units for 1 of the base", { min: SMALLEST_RATE, max: LARGEST_RATE }),
      },
    }),
    rateBase: text("Base of the rates", { default: "USD", max: 3, fill: "view", shown: "elsewhere" }),
    rateDate: date("Date of the rates", { default: SNAPSHOT.date, fill: "view", shown: "elsewhere" }),
    rateSource: text("Source of the rates", {
      default: RATE_SOURCES.daily,
      max: 200,
      fill: "view",
      shown: "elsewhere",
    }),
    asOf: date("Today", { default: "2026-11-20", fill: "today", shown: "elsewhere" }),
    history: list("Past rates of this pair", {
      row: { label: "Rate" },
      max: 20_000,
      default: [],
      fill: "view",
      shown: "elsewhere",
      columns: {
        date: date("Date"),
        rate: number("Rate", { min: SMALLEST_RATE, max: LARGEST_RATE }),
      },
    }),
  }),
  ...fold("Markup and fees", {
    markupPercent: percent("Markup in the rate", {
      note: "How far the offered rate is below the mid-market rate",
      default: 0,
      min: 0,
      below: 100,
      messages: { invalid: MARKUP_MESSAGE },
      solve: true,
    }),
    feePercent: percent("Fee, as a share", {
      noun: "Percent fee",
      default: 0,
      min: 0,
      below: 100,
      messages: { invalid: FEE_MESSAGE },
      solve: true,
    }),
    feeFixed: number("Fixed fee", { note: "In the first currency", default: 0, min: 0, max: 1e15, solve: true }),
  }),
  ...fold("Rounding", {
    rounding: choice("Rounding", {
      default: "half-up",
      options: { "half-up": "Half up", "half-even": "Half to even (bankers’)" },
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
