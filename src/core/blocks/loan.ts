/** Inputs and table columns that the loan calculators have in common, and what becomes of them. */
import { parseIsoDate } from "../../math/dates/civil";
import type { ExtraStream } from "../../math/finance/extra-payments";
import { choice, date, integer, list, money, number, percent, text, type ValuesOf } from "../fields";

/** Longest term, in years. */
const LONGEST = 50;

/** The term in years, or to the month. */
export function termFields(years: number, group?: string) {
  return {
    termMonths: integer({
      label: "Term in months",
      unit: "months",
      default: null,
      min: 1,
      max: 12 * LONGEST,
      advanced: true,
      note: "The whole term, in place of the years",
      ...(group && { group }),
    }),
    termYears: number({
      label: "Loan term",
      unit: "years",
      default: years,
      min: 1 / 12,
      max: LONGEST,
      range: `between 1 month and ${LONGEST} years`,
      parts: 12,
      when: { termMonths: null },
      keep: true,
      ...(group && { group }),
    }),
  };
}

/** How many payments a term has: of the months given, else of the years, rounded to whole ones, at least one. */
export function termPayments(
  { termMonths, termYears }: ValuesOf<ReturnType<typeof termFields>>,
  paymentsPerYear = 12,
): number {
  const payments = termMonths === null ? termYears * paymentsPerYear : (termMonths * paymentsPerYear) / 12;
  return Math.max(1, Math.round(payments));
}

/** Changes of the rate before given payments. */
export function rateChangeField(
  highestRate: number,
  options: { group?: string; advanced?: boolean } = {},
  payment = "payment",
) {
  return list({
    label: "Rate changes",
    default: [],
    itemLabel: "Rate change",
    item: {
      fromPayment: integer({ label: `From ${payment}`, min: 1 }),
      annualRate: percent({ label: "New rate", unit: "% / year", min: 0, max: highestRate }),
    },
    ...options,
  });
}

const extra = { group: "Extra payments", advanced: true } as const;
const start = { default: null, wrong: "Enter a date as YYYY-MM-DD.", ...extra } as const;
const WRONG_ITEM = "the amount must be 0 or more, the frequency once, monthly, quarterly or yearly.";

/** Payments beside the schedule: three usual ones and any number of others. */
export const extraPaymentFields = {
  extraMonthly: money({ label: "Extra every month", default: 0, min: 0, max: 1e12, ...extra }),
  extraMonthlyStart: date({ label: "From", note: "First payment when empty", ...start }),
  extraYearly: money({ label: "Extra once a year", default: 0, min: 0, max: 1e12, ...extra }),
  extraYearlyStart: date({ label: "First on", note: "First payment when empty", ...start }),
  extraOnce: money({ label: "One-off extra", default: 0, min: 0, max: 1e12, ...extra }),
  extraOnceDate: date({ label: "On", note: "First payment when empty", ...start }),
  extraPayments: list({
    label: "More extra payments",
    default: [],
    itemLabel: "Extra payment",
    item: {
      amount: money({ label: "Amount", min: 0, max: 1e12, wrong: WRONG_ITEM }),
      frequency: choice({
        label: "How often",
        options: { once: "Once", monthly: "Every month", quarterly: "Every quarter", yearly: "Every year" },
        wrong: WRONG_ITEM,
      }),
      start: date({ label: "Start", optional: true }),
      end: date({ label: "End", optional: true }),
    },
    ...extra,
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

function stream(amount: number, frequency: ExtraStream["frequency"], start: string | null): ExtraStream {
  return { amount, frequency, start: day(start), end: null };
}

function day(iso: string | null) {
  return iso === null ? null : parseIsoDate(iso);
}

/** Columns of an amortization table; some calculators add their own. */
export const scheduleColumns = {
  number: integer({ label: "No." }),
  date: date({ label: "Date" }),
  openingBalance: money({ label: "Opening balance" }),
  payment: money({ label: "Payment" }),
  interest: money({ label: "Interest" }),
  principal: money({ label: "Principal" }),
  extra: money({ label: "Extra" }),
  closingBalance: money({ label: "Closing balance" }),
  cumulativeInterest: money({ label: "Cumulative interest" }),
};

export const rateColumn = { annualRate: percent({ label: "Rate" }) };

/** Columns of the same table summed by years. */
export const yearColumns = {
  year: text({ label: "Year" }),
  payment: money({ label: "Payment" }),
  interest: money({ label: "Interest" }),
  principal: money({ label: "Principal" }),
  extra: money({ label: "Extra" }),
  closingBalance: money({ label: "Closing balance" }),
};
