import { CURRENCIES } from "../../../core/currency";
import { choice, date, list, number, percent, text, type ValuesOf } from "../../../core/fields";
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

const currency = { options: OPTIONS, unknownOption: "{} is not an ISO 4217 currency code." } as const;

export const inputs = {
  amount: number({
    label: "Amount",
    note: "In the first currency, or in the second if it is what arrives",
    default: 100,
    min: 0,
    max: 1e15,
    tooLowMessage: "The amount must be 0 or more.",
  }),
  from: choice({ label: "From", default: "USD", ...currency }),
  to: choice({ label: "To", default: "INR", ...currency }),
  direction: choice({
    label: "The amount is",
    default: "send",
    options: { send: "What I pay", receive: "What arrives" },
  }),
  rateMode: choice({
    label: "Rate",
    default: "market",
    options: { market: "Mid-market", manual: "My own" },
  }),
  manualRate: number({
    label: "Own rate",
    note: "Units of the second currency for 1 of the first",
    default: null,
    max: LARGEST_RATE,
    when: { rateMode: "manual" },
  }),
  rates: list({
    label: "Rates",
    itemLabel: "Rate",
    maxRows: 1000,
    fill: "view",
    default: Object.entries(SNAPSHOT.rates).map(([code, rate]) => ({ currency: code, rate })),
    item: {
      currency: choice({ label: "Currency", ...currency }),
      rate: number({ label: "Units for 1 of the base", min: SMALLEST_RATE, max: LARGEST_RATE }),
    },
  }),
  rateBase: text({ label: "Base of the rates", default: "USD", maxLength: 3, fill: "view" }),
  rateDate: date({ label: "Date of the rates", default: SNAPSHOT.date, fill: "view" }),
  rateSource: text({
    label: "Source of the rates",
    default: RATE_SOURCES.daily,
    maxLength: 200,
    fill: "view",
  }),
  asOf: date({ label: "Today", default: "2026-11-20", fill: "today" }),
  markupPercent: percent({
    label: "Markup in the rate",
    note: "How far the offered rate is below the mid-market rate",
    default: 0,
    min: 0,
    below: 100,
    invalidMessage: MARKUP_MESSAGE,
  }),
  feePercent: percent({
    label: "Fee, as a share",
    noun: "Percent fee",
    default: 0,
    min: 0,
    below: 100,
    invalidMessage: FEE_MESSAGE,
  }),
  feeFixed: number({
    label: "Fixed fee",
    note: "In the first currency",
    default: 0,
    min: 0,
    max: 1e15,
  }),
  rounding: choice({
    label: "Rounding",
    default: "half-up",
    options: { "half-up": "Half up", "half-even": "Half to even (bankers’)" },
  }),
  history: list({
    label: "Past rates of this pair",
    itemLabel: "Rate",
    maxRows: 20_000,
    default: [],
    fill: "view",
    item: {
      date: date({ label: "Date" }),
      rate: number({ label: "Rate", min: SMALLEST_RATE, max: LARGEST_RATE }),
    },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
