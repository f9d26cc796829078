import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { COMPOUNDINGS, type Compounding } from "./inputs";
import type { Savings } from "./savings";

const { choice, integer, money, number, percent, table } = outputsOf<Savings>();

export const outputs = {
  futureValue: money("Future value", { better: "higher", note: "Before tax", shown: "elsewhere", solve: true }),
  totalInterest: money("Interest", {
    better: "higher",
    noun: "Total interest",
    note: "Before tax",
    shown: "elsewhere",
  }),
  totalContributions: money("Deposits", { shown: "elsewhere" }),
  totalInvested: money("Paid in", { note: "Starting amount and deposits" }),
  afterTaxValue: money("After tax", { noun: "Value after tax", shown: (s) => first(s.totalTax > 0), solve: true }),
  totalTax: money("Tax", { better: "lower", noun: "Total tax", shown: (s) => first(s.totalTax > 0) }),
  realValue: money("In today’s money", { noun: "Value in today’s money", note: "After any tax", solve: true }),
  effectiveAnnualRate: percent("Effective annual rate", { note: "With compounding (APY)" }),
  doublingYears: number("Doubles in", { noun: "Doubling time", unit: "years", digits: 2, optional: true }),
  ruleOf72Years: number("By the rule of 72", {
    noun: "Doubling time by the rule of 72",
    unit: "years",
    digits: 2,
    optional: true,
  }),
  lowValue: money("At the low rate", {
    noun: "Value at the low rate",
    optional: true,
    value: (s) => s.valueWithin(-1),
  }),
  highValue: money("At the high rate", {
    noun: "Value at the high rate",
    optional: true,
    value: (s) => s.valueWithin(1),
  }),
  schedule: table("Year by year", {
    columns: {
      year: integer("Year"),
      deposits: money("Deposits"),
      interest: money("Interest"),
      tax: money("Tax"),
      balance: money("Balance"),
      realBalance: money("In today’s money"),
    },
    value: yearTable,
  }),
  curve: table("Growth", {
    shown: "elsewhere",
    columns: {
      years: number("Years", { digits: 2 }),
      paidIn: money("Paid in"),
      balance: money("With interest"),
      afterTax: money("After tax"),
      realBalance: money("In today’s money"),
      low: money("At the low rate", { optional: true }),
      high: money("At the high rate", { optional: true }),
    },
    value: (s) => s.curve(),
  }),
  compareCompounding: table("Compounding compared", {
    columns: {
      compounding: choice("Compounding", { options: COMPOUNDINGS }),
      effectiveAnnualRate: percent("Effective rate", { digits: 4 }),
      futureValue: money("Future value"),
    },
    value: compoundingTable,
  }),
};

function yearTable(savings: Savings) {
  return savings.taxed().map(({ year, end, deposits, interest, tax, balance }) => ({
    year,
    deposits,
    interest,
    tax,
    balance,
    realBalance: savings.inTodaysMoney(balance, end),
  }));
}

/** The same rate and deposits with each compounding. Empty for an effective rate, where compounding has no effect. */
function compoundingTable(savings: Savings) {
  const { annualRate, rateType } = savings.inputs;
  if (rateType === "effective") return [];
  return (Object.keys(COMPOUNDINGS) as Compounding[]).map((compounding) => ({
    compounding,
    effectiveAnnualRate: 100 * Math.expm1(savings.intensityAt(annualRate, compounding)),
    futureValue: savings.valueAt(annualRate, compounding),
  }));
}
