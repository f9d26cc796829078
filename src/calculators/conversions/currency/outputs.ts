import { outputsOf } from "../../../core/outputs";
import { CURRENCIES_BY_CODE, type CurrencyCode, minorDigitsOf } from "../../../data/currencies";
import { toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import { amountIn, amountText, rateText } from "./amounts";
import type { Conversion } from "./conversion";

const { boolean, integer, number, percent, table, text } = outputsOf<Conversion>();

type Read = (conversion: Conversion) => Rational | null;

const rate = (label: string, note: string, read: Read) =>
  number(label, { note, digits: 8, optional: true, value: (conversion) => toFiniteNumber(read(conversion)) });

const amount = (label: string, note: string, read: Read) =>
  number(label, { note, digits: 4, optional: true, value: (conversion) => toFiniteNumber(read(conversion)) });

/** A rate or an amount in words, or null if it adds nothing new. */
const words = (label: string, read: (conversion: Conversion) => string | null) =>
  text(label, { optional: true, value: read });

const past = (label: string, key: "min" | "max" | "average") =>
  number(label, { digits: 8, optional: true, value: (conversion) => conversion.past?.[key] });

export const outputs = {
  midRate: {
    ...rate("Mid-market rate", "Second currency for 1 of the first", ({ mid }) => mid),
    shown: "elsewhere" as const,
  },
  inverseRate: {
    ...rate("The other way", "First currency for 1 of the second", ({ mid }) => mid.reciprocal()),
    shown: "elsewhere" as const,
  },
  offeredRate: {
    ...rate("Offered rate", "After the markup", ({ offered }) => offered),
    shown: "elsewhere" as const,
    solve: true,
  },
  effectiveRate: {
    ...rate("Effective rate", "What arrives for each 1 paid", ({ effective }) => effective),
    shown: "elsewhere" as const,
    solve: true,
  },
  feeAmount: { ...amount("Fees", "In the first currency", ({ fee }) => fee), shown: "elsewhere" as const },
  amountConverted: {
    ...amount("Left to convert", "In the first currency", ({ toConvert }) => toConvert),
    shown: "elsewhere" as const,
  },
  converted: {
    ...amount("Arrives, exactly", "In the second currency", ({ arrives }) => arrives),
    noun: "Amount that arrives",
    shown: "elsewhere" as const,
    solve: 1,
  },
  convertedRounded: {
    ...amount("Arrives", "In the second currency", (c) => c.arrivesRounded),
    shown: "elsewhere" as const,
  },
  amountNeeded: {
    ...amount("To pay, exactly", "In the first currency", (c) => (c.isReceived ? c.paid : null)),
    noun: "Amount to pay",
    shown: "elsewhere" as const,
    solve: true,
  },
  amountNeededRounded: {
    ...amount("To pay", "In the first currency", (c) => (c.isReceived ? c.paidRounded : null)),
    shown: "elsewhere" as const,
  },
  totalCost: {
    ...amount("Lost to fees and markup", "In the second currency", ({ cost }) => cost),
    noun: "Loss to fees and markup",
    shown: "elsewhere" as const,
    solve: true,
  },
  totalCostPercent: percent("Lost to fees and markup, as a share", {
    noun: "Share lost to fees and markup",
    digits: 3,
    optional: true,
    shown: "elsewhere" as const,
    solve: true,
    value: ({ costPercent }) => toFiniteNumber(costPercent),
  }),
  midRateText: words("Mid-market rate", ({ mid, isManual, inputs: { from, to } }) =>
    isManual ? null : rateText(mid, from, to),
  ),
  ownRateText: words("Your rate", ({ mid, isManual, inputs: { from, to } }) =>
    isManual ? rateText(mid, from, to) : null,
  ),
  inverseRateText: words("The other way", ({ mid, inputs: { from, to } }) => rateText(mid.reciprocal(), to, from)),
  offeredRateText: words("Rate after the markup", ({ offered, inputs: { from, to, markupPercent } }) =>
    markupPercent > 0 ? rateText(offered, from, to) : null,
  ),
  effectiveRateText: words("Rate after all costs", ({ effective, fee, inputs: { from, to } }) =>
    effective && fee.sign() > 0 ? rateText(effective, from, to) : null,
  ),
  feeText: words("Fees charged", ({ fee, inputs: { from } }) =>
    fee.sign() > 0 ? amountText(fee.toNumber(), from) : null,
  ),
  totalCostText: words("Total loss", ({ cost, inputs: { to } }) =>
    cost.sign() > 0 ? amountText(cost.toNumber(), to) : null,
  ),
  table: table("Other currencies", {
    columns: {
      currency: text("Currency"),
      rate: number("Mid-market rate", { digits: 6, optional: true }),
      amount: number("Amount, exactly", { shown: "elsewhere", digits: 8, optional: true }),
      amountRounded: number("At that rate", {
        digits: (value, _inputs, _format, row) => amountIn(row.currency as CurrencyCode, value),
        optional: true,
      }),
      minorUnits: integer("Decimals", { shown: "elsewhere" as const }),
      name: text("Name"),
    },
    value: ({ inAll }) =>
      inAll.map((row) => ({
        currency: row.currency,
        rate: toFiniteNumber(row.rate),
        amount: toFiniteNumber(row.amount),
        amountRounded: toFiniteNumber(row.rounded),
        minorUnits: minorDigitsOf(row.currency),
        name: CURRENCIES_BY_CODE[row.currency],
      })),
  }),
  rateAgeDays: integer("Age of the rate", { unit: "days", shown: "elsewhere", value: ({ ageDays }) => ageDays }),
  stale: boolean("Rate is stale", { shown: "elsewhere", value: ({ isStale }) => isStale }),
  historyMin: { ...past("Lowest", "min"), shown: "elsewhere" as const },
  historyMax: { ...past("Highest", "max"), shown: "elsewhere" as const },
  historyAverage: { ...past("Average", "average"), shown: "elsewhere" as const },
  historyChangePercent: percent("Change", {
    digits: 2,
    optional: true,
    shown: "elsewhere" as const,
    value: (conversion) => conversion.past?.change,
  }),
};
