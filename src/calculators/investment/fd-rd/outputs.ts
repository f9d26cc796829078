import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { formatIsoDate } from "../../../math/dates/iso-date";
import type { Deposit } from "./deposit";
import { MODES } from "./inputs";
import { comparisonTable, curveTable, quarterTable, yearTable } from "./tables";
import { payoutTable } from "./tds";

const { choice, date, integer, money, number, percent, table, text } = outputsOf<Deposit>();
const payouts = { optional: true } as const;
const early = { optional: true } as const;

export const outputs = {
  maturityValue: money("Value at maturity", {
    better: "higher",
    noun: "Maturity value",
    shown: ({ fixed }) => first(typeof fixed?.payout === "number"),
    solve: true,
  }),
  totalInterest: money("Total interest", {
    better: "higher",
    noun: "Total interest",
    shown: "elsewhere",
    solve: true,
    value: (deposit) => deposit.interest,
  }),
  totalInvested: money("Paid in", { noun: "Amount paid in", shown: "elsewhere", value: (deposit) => deposit.invested }),
  maturityDate: date("Matures on", { noun: "Maturity date", value: ({ maturity }) => formatIsoDate(maturity) }),
  ...section("Yield", {
    effectiveAnnualRate: percent("Effective rate", {
      note: "With interest on interest",
      unit: "/ year",
      value: (deposit) => deposit.plan.effectiveRate,
    }),
    simpleYield: percent("Simple yield", {
      note: "Average interest per year, as advertised by banks",
      unit: "/ year",
      optional: true,
      value: ({ fixed, interest, invested, years }) => (fixed ? (100 * interest) / invested / years : null),
    }),
    apy: percent("APY", { optional: true, shown: "more", value: ({ certificate }) => certificate?.apy }),
  }),
  ...section("Payouts", {
    payoutAmount: money("Each payout", {
      noun: "Payout",
      ...payouts,
      shown: "more",
      solve: true,
      value: ({ fixed }) => fixed?.payout,
    }),
    payoutCount: integer("Number of payouts", {
      ...payouts,
      value: ({ fixed, term }) => (fixed?.payout == null ? null : fixed.payoutCount(term)),
    }),
  }),
  ...section("Tax and inflation", {
    totalTds: money("Tax deducted at source", {
      noun: "TDS",
      optional: true,
      shown: ({ inputs }) => first(inputs.applyTds),
      value: ({ tds }) => tds?.total,
    }),
    maturityAfterTds: money("Paid at maturity, less TDS", {
      better: "higher",
      noun: "Maturity value after TDS",
      optional: true,
      shown: ({ inputs }) => first(inputs.applyTds),
      value: ({ tds, maturityValue }) => (tds ? maturityValue - tds.total : null),
    }),
    afterTaxValue: money("Deposit and interest after your tax", {
      noun: "Value after tax",
      shown: ({ inputs }) => first(inputs.taxRate > 0),
      value: (deposit) => deposit.afterTax,
    }),
    realValue: money("In today’s money", {
      noun: "Value in today’s money",
      note: "After tax and inflation",
      solve: true,
      value: (deposit) => deposit.afterInflation,
    }),
  }),
  ...section("If you close early", {
    prematureValue: money("You get", {
      noun: "Value on early closing",
      ...early,
      value: (deposit) => deposit.early?.value,
    }),
    prematureRate: percent("Rate for the time held", {
      unit: "/ year",
      ...early,
      value: (deposit) => deposit.early?.rate,
    }),
    interestLost: money("Interest lost", { ...early, value: (deposit) => deposit.early?.interestLost }),
  }),
  schedule: table("Year by year", {
    columns: {
      year: integer("Year"),
      date: date("Until"),
      invested: money("Paid in"),
      interest: money("Interest so far"),
      value: money("Value"),
    },
    value: yearTable,
  }),
  quarters: table("Quarter by quarter", {
    columns: {
      quarter: integer("Quarter"),
      date: date("Until"),
      deposited: money("Paid in", { optional: true }),
      interest: money("Interest"),
      paidOut: money("Paid out", { optional: true }),
      balance: money("Balance"),
    },
    value: quarterTable,
  }),
  payouts: table("Payout calendar", {
    columns: {
      number: integer("No."),
      date: date("Paid on"),
      interest: money("Interest"),
    },
    value: payoutTable,
  }),
  taxByYear: table("TDS by year", {
    columns: {
      financialYear: text("Financial year"),
      interest: money("Interest"),
      tds: money("TDS"),
    },
    value: ({ tds }) => tds?.years,
  }),
  comparison: table("FD, RD and CD", {
    columns: {
      kind: choice("Deposit", { options: MODES }),
      invested: money("Paid in"),
      interest: money("Interest"),
      value: money("Total"),
      effectiveAnnualRate: percent("Effective rate", { digits: 2 }),
    },
    value: comparisonTable,
  }),
  curve: table("Growth", {
    shown: "elsewhere",
    columns: {
      years: number("Years", { digits: 2 }),
      invested: money("Paid in"),
      interest: money("Interest so far"),
    },
    value: curveTable,
  }),
};
