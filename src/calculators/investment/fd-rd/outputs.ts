import { outputsOf } from "../../../core/outputs";
import { formatIsoDate } from "../../../math/dates/iso-date";
import type { Deposit } from "./deposit";
import { MODES } from "./inputs";
import { comparisonTable, curveTable, quarterTable, yearTable } from "./tables";
import { payoutTable } from "./tds";

const { choice, date, integer, money, number, percent, table, text } = outputsOf<Deposit>();

const yields = { group: "Yield" } as const;
const payouts = { group: "Payouts", optional: true } as const;
const tax = { group: "Tax and inflation" } as const;
const early = { group: "If you close early", optional: true } as const;

export const outputs = {
  maturityValue: money({
    label: "Value at maturity",
    noun: "Maturity value",
    value: (deposit) => deposit.maturityValue,
  }),
  totalInterest: money({
    label: "Total interest",
    noun: "Total interest",
    value: (deposit) => deposit.interest,
  }),
  totalInvested: money({ label: "Paid in", noun: "Amount paid in", value: (deposit) => deposit.invested }),
  maturityDate: date({
    label: "Matures on",
    noun: "Maturity date",
    value: ({ maturity }) => formatIsoDate(maturity),
  }),
  effectiveAnnualRate: percent({
    label: "Effective rate",
    note: "With interest on interest",
    unit: "/ year",
    ...yields,
    value: (deposit) => deposit.plan.effectiveRate,
  }),
  simpleYield: percent({
    label: "Simple yield",
    note: "Average interest per year, as advertised by banks",
    unit: "/ year",
    optional: true,
    ...yields,
    value: ({ fixed, interest, invested, years }) => (fixed ? (100 * interest) / invested / years : null),
  }),
  apy: percent({
    label: "APY",
    optional: true,
    ...yields,
    value: ({ certificate }) => certificate?.apy,
  }),
  payoutAmount: money({
    label: "Each payout",
    noun: "Payout",
    ...payouts,
    value: ({ fixed }) => fixed?.payout,
  }),
  payoutCount: integer({
    label: "Number of payouts",
    ...payouts,
    value: ({ fixed, term }) => (fixed?.payout == null ? null : fixed.payoutCount(term)),
  }),
  totalTds: money({
    label: "Tax deducted at source",
    noun: "TDS",
    optional: true,
    ...tax,
    value: ({ tds }) => tds?.total,
  }),
  maturityAfterTds: money({
    label: "Paid at maturity, less TDS",
    noun: "Maturity value after TDS",
    optional: true,
    ...tax,
    value: ({ tds, maturityValue }) => (tds ? maturityValue - tds.total : null),
  }),
  afterTaxValue: money({
    label: "Deposit and interest after your tax",
    noun: "Value after tax",
    ...tax,
    value: (deposit) => deposit.afterTax,
  }),
  realValue: money({
    label: "In today’s money",
    noun: "Value in today’s money",
    note: "After tax and inflation",
    ...tax,
    value: (deposit) => deposit.afterInflation,
  }),
  prematureValue: money({
    label: "You get",
    noun: "Value on early closing",
    ...early,
    value: (deposit) => deposit.early?.value,
  }),
  prematureRate: percent({
    label: "Rate for the time held",
    unit: "/ year",
    ...early,
    value: (deposit) => deposit.early?.rate,
  }),
  interestLost: money({ label: "Interest lost", ...early, value: (deposit) => deposit.early?.interestLost }),
  schedule: table({
    label: "Year by year",
    columns: {
      year: integer({ label: "Year" }),
      date: date({ label: "Until" }),
      invested: money({ label: "Paid in" }),
      interest: money({ label: "Interest so far" }),
      value: money({ label: "Value" }),
    },
    value: yearTable,
  }),
  quarters: table({
    label: "Quarter by quarter",
    columns: {
      quarter: integer({ label: "Quarter" }),
      date: date({ label: "Until" }),
      deposited: money({ label: "Paid in", optional: true }),
      interest: money({ label: "Interest" }),
      paidOut: money({ label: "Paid out", optional: true }),
      balance: money({ label: "Balance" }),
    },
    value: quarterTable,
  }),
  payouts: table({
    label: "Payout calendar",
    columns: {
      number: integer({ label: "No." }),
      date: date({ label: "Paid on" }),
      interest: money({ label: "Interest" }),
    },
    value: payoutTable,
  }),
  taxByYear: table({
    label: "TDS by year",
    columns: {
      financialYear: text({ label: "Financial year" }),
      interest: money({ label: "Interest" }),
      tds: money({ label: "TDS" }),
    },
    value: ({ tds }) => tds?.years,
  }),
  comparison: table({
    label: "FD, RD and CD",
    columns: {
      kind: choice({ label: "Deposit", options: MODES }),
      invested: money({ label: "Paid in" }),
      interest: money({ label: "Interest" }),
      value: money({ label: "Total" }),
      effectiveAnnualRate: percent({ label: "Effective rate", digits: 2 }),
    },
    value: comparisonTable,
  }),
  curve: table({
    label: "Growth",
    hidden: true,
    columns: {
      years: number({ label: "Years", digits: 2 }),
      invested: money({ label: "Paid in" }),
      interest: money({ label: "Interest so far" }),
    },
    value: curveTable,
  }),
};
