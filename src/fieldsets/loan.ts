/** Inputs and table columns shared by the loan calculators, and values derived from them. */

import { amount, choice, date, integer, list, money, number, percent, text, type ValuesOf } from "../core/fields";
import { toDayNumber } from "../math/dates/civil";
import { type CivilDate, parseIsoDate } from "../math/dates/iso-date";
import type { ExtraStream } from "../math/finance/extra-payments";

/** Longest term, in years. */
const LONGEST = 50;

export const firstPaymentField = date("First payment", { default: "2027-01-01", fill: "month-after-next" });

/** Inputs for the term, in years or in months. */
export function termFields(years: number) {
  return {
    termMonths: integer("Term in months", {
      unit: "months",
      default: null,
      min: 1,
      max: 12 * LONGEST,
      note: "Total months, instead of years",
      solve: true,
    }),
    termYears: number("Loan term", {
      unit: "years",
      default: years,
      min: 1 / 12,
      max: LONGEST,
      messages: { range: `between 1 month and ${LONGEST} years` },
      reads: { stepsPerUnit: 12 },
      when: { termMonths: null },
      shown: "always",
      solve: true,
    }),
  };
}

/** Number of payments in a term, from the months if given, otherwise from the years. Rounded, and at least one. */
export function termPayments(
  { termMonths, termYears }: ValuesOf<ReturnType<typeof termFields>>,
  paymentsPerYear = 12,
): number {
  const payments = termMonths === null ? termYears * paymentsPerYear : (termMonths * paymentsPerYear) / 12;
  return Math.max(1, Math.round(payments));
}

/** Input for rate changes, each effective from a given payment. */
export function rateChangeField(highestRate: number, payment = "payment") {
  return list("Rate changes", {
    default: [],
    row: { label: "Rate change" },
    columns: {
      fromPayment: integer(`From ${payment}`, { min: 1 }),
      annualRate: percent("New rate", { unit: "% / year", min: 0, max: highestRate }),
    },
  });
}
const start = { default: null, messages: { invalid: "Enter a date as YYYY-MM-DD." } } as const;
const WRONG_ITEM = "the amount must be 0 or more, the frequency once, monthly, quarterly or yearly.";

/** Inputs for extra payments: three common kinds, and a list of others. */
export const extraPaymentFields = {
  extraMonthly: amount("Extra each month", { noun: "Extra payment each month", default: 0, solve: true }),
  extraMonthlyStart: date("Starting", { note: "If empty, the first payment", ...start }),
  extraYearly: amount("Extra each year", { noun: "Extra payment each year", default: 0, solve: true }),
  extraYearlyStart: date("First yearly extra", { note: "If empty, the first payment", ...start }),
  extraOnce: amount("One-time extra", { noun: "One-time extra payment", default: 0, solve: true }),
  extraOnceDate: date("One-time extra on", { note: "If empty, the first payment", ...start }),
  extraPayments: list("More extra payments", {
    default: [],
    row: { label: "Extra payment" },
    columns: {
      amount: amount("Amount", { messages: { invalid: WRONG_ITEM } }),
      frequency: choice("How often", {
        options: { once: "Once", monthly: "Every month", quarterly: "Every quarter", yearly: "Every year" },
        messages: { invalid: WRONG_ITEM },
      }),
      start: date("Start", { optional: true }),
      end: date("End", { optional: true }),
    },
  }),
};

/** The extra payments as streams of dated amounts. */
export function extraStreams(inputs: ValuesOf<typeof extraPaymentFields>): ExtraStream[] {
  const { extraMonthly, extraYearly, extraOnce, extraPayments } = inputs;
  const streams: ExtraStream[] = extraPayments.map(({ amount, frequency, start, end }) => ({
    amount,
    frequency,
    start: day(start),
    end: day(end),
  }));
  if (extraMonthly > 0) streams.push(stream(extraMonthly, "monthly", inputs.extraMonthlyStart));
  if (extraYearly > 0) streams.push(stream(extraYearly, "yearly", inputs.extraYearlyStart));
  if (extraOnce > 0) streams.push(stream(extraOnce, "once", inputs.extraOnceDate));
  return streams;
}

/**
 * Summarizes the extra payments for a sentence: the amount added every month from the first payment until the loan is
 * repaid, and whether there are any others.
 */
export function extraSummary(
  inputs: ValuesOf<typeof extraPaymentFields>,
  firstPaymentDate: string,
): { readonly everyMonth: number; readonly others: boolean } {
  const first = dayNumber(parseIsoDate(firstPaymentDate));
  let everyMonth = 0;
  let others = false;
  for (const { amount, frequency, start, end } of extraStreams(inputs)) {
    if (frequency === "monthly" && end === null && dayNumber(start) <= first) everyMonth += amount;
    else if (amount > 0) others = true;
  }
  return { everyMonth, others };
}

function dayNumber(date: CivilDate | null): number {
  return date ? toDayNumber(date.year, date.month, date.day) : Number.NEGATIVE_INFINITY;
}

function stream(amount: number, frequency: ExtraStream["frequency"], start: string | null): ExtraStream {
  return { amount, frequency, start: day(start), end: null };
}

function day(iso: string | null) {
  return iso === null ? null : parseIsoDate(iso);
}

/** Columns of an amortization table. Some calculators add their own. */
export const scheduleColumns = {
  number: integer("No."),
  date: date("Date"),
  openingBalance: money("Opening balance"),
  payment: money("Payment", { sumOf: ["interest", "principal"] }),
  interest: money("Interest"),
  principal: money("Principal"),
  extra: money("Extra"),
  closingBalance: money("Closing balance"),
  cumulativeInterest: money("Cumulative interest", { runningTotalOf: "interest" }),
};

export const rateColumn = { annualRate: percent("Rate") };

/** Columns of the same table summed by year. */
export const yearColumns = {
  year: text("Year"),
  payment: money("Payment", { sumOf: ["interest", "principal"] }),
  interest: money("Interest"),
  principal: money("Principal"),
  extra: money("Extra"),
  closingBalance: money("Closing balance"),
};
