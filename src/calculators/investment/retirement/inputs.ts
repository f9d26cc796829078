import {
  amount,
  boolean,
  choice,
  fold,
  integer,
  list,
  money,
  percent,
  section,
  type ValuesOf,
} from "../../../core/fields";
import { INFLATION } from "../../../fieldsets/investing";

/** Highest age to which a plan may run. */
export const OLDEST = 120;
const ratePerYear = { unit: "% / year", min: -50, max: 50 } as const;
const volatility = {
  note: "Standard deviation of a year’s return",
  unit: "% / year",
  min: 0,
  max: 60,
  when: { method: "monte-carlo" },
} as const;

export const inputs = {
  ...section("You", {
    currentAge: integer("Current age", { unit: "years", default: 35, min: 18, max: 100 }),
    retirementAge: integer("Retirement age", {
      unit: "years",
      default: 67,
      min: 18,
      max: OLDEST - 1,
      solve: true,
    }),
    endAge: integer("Plan to age", {
      noun: "Last age of the plan",
      unit: "years",
      default: 92,
      min: 19,
      max: OLDEST,
      messages: { invalid: `Plan to an age above the retirement age, at most ${OLDEST}.` },
    }),
  }),
  ...section("Saving", {
    currentSavings: amount("Saved so far", { default: 50_000 }),
    monthlyContribution: amount("Monthly saving", { unit: "/ month", default: 700, max: 1e9, solve: 1 }),
  }),
  ...fold("Employer’s share and raises", {
    employerMonthly: amount("Employer adds", {
      noun: "Employer’s monthly contribution",
      unit: "/ month",
      default: 300,
      max: 1e9,
    }),
    contributionGrowth: percent("Contributions grow by", {
      noun: "Growth of contributions",
      note: "As your pay rises",
      default: 2.5,
      ...ratePerYear,
    }),
  }),
  ...fold("Returns, fees and inflation", {
    preRetirementReturn: percent("Return before retirement", { default: 7, ...ratePerYear, solve: true }),
    postRetirementReturn: percent("Return in retirement", { default: 5, ...ratePerYear }),
    annualFee: percent("Fees", { note: "Of the balance", unit: "% / year", default: 0, min: 0, max: 5 }),
    inflationRate: percent("Inflation", { ...INFLATION, default: 2.5 }),
    amountsIn: choice("Amounts in", {
      options: { today: "Today’s dollars", future: "Future dollars" },
      default: "today",
      shown: "elsewhere",
    }),
  }),
  ...fold("Spending by salary, changes later, and what you leave", {
    spendingBasis: choice("Spending as", {
      options: { amount: "An amount", replacement: "Share of salary" },
      default: "amount",
    }),
    salary: amount("Salary now", {
      unit: "/ year",
      default: 75_000,
      max: 1e10,
      when: { spendingBasis: "replacement" },
    }),
    replacementPercent: percent("Share of salary needed", {
      unit: "% of salary",
      default: 75,
      min: 0,
      max: 200,
      when: { spendingBasis: "replacement" },
    }),
    realSpendingChange: percent("Spending changes by", {
      noun: "Yearly change in spending",
      note: "After inflation, each year of retirement; −1 suits those who slow down",
      unit: "% / year",
      default: 0,
      min: -10,
      max: 10,
    }),
    legacyAmount: amount("Leave behind", {
      noun: "Amount to leave behind",
      note: "In today’s dollars",
      default: 0,
    }),
  }),
  ...section("Spending", {
    annualSpending: amount("Spending in retirement", {
      note: "In today’s dollars",
      unit: "/ year",
      default: 55_000,
      max: 1e10,
      when: { spendingBasis: "amount" },
      solve: true,
    }),
  }),
  ...fold("Social Security and pension", {
    socialSecurityAtFra: amount("Social Security benefit", {
      note: "At full retirement age, in today’s dollars, as shown on your statement",
      unit: "/ month",
      default: 2000,
      max: 1e6,
    }),
    birthYear: integer("Year of birth", { default: 1991, min: 1943, max: 2015, digits: "plain" }),
    bornAfterJune: boolean("Born after June", {
      default: false,
      when: { birthYear: [1943, 1944, 1945, 1946, 1947, 1948, 1949] },
    }),
    claimAge: integer("Claim Social Security at", {
      noun: "Claiming age",
      unit: "years",
      default: 67,
      min: 62,
      max: 70,
      messages: { invalid: "Social Security can be claimed between 62 and 70." },
    }),
    pensionMonthly: amount("Pension", { unit: "/ month", default: 0, max: 1e6 }),
    pensionStartAge: integer("Pension starts at", {
      noun: "Starting age of the pension",
      unit: "years",
      default: 65,
      min: 40,
      max: 100,
    }),
    pensionInflationAdjusted: boolean("Pension rises with inflation", {
      note: "Then it is in today’s dollars; otherwise it is the same amount every year",
      default: false,
    }),
  }),
  ...fold("Tax, withdrawal strategy, tax-deferred share", {
    withdrawalTaxRate: percent("Tax on withdrawals", {
      note: "Average rate; 0 if your spending includes tax",
      default: 0,
      min: 0,
      max: 90,
    }),
    strategy: choice("Withdraw", {
      options: {
        spending: "What your spending requires",
        "initial-percent": "A percentage, then with inflation",
        "percent-of-balance": "A percentage of each year’s balance",
      },
      default: "spending",
    }),
    withdrawalRate: percent("Withdrawal rate", {
      unit: "% of balance",
      default: 4,
      min: 0,
      max: 20,
      when: { strategy: ["initial-percent", "percent-of-balance"] },
    }),
    deferredShare: percent("Share in tax-deferred accounts", {
      note: "401(k), traditional IRA: for required minimum distributions",
      default: 100,
      min: 0,
      max: 100,
    }),
  }),
  ...fold("One-time and extra cash flows", {
    cashFlows: list("One-time and extra cash flows", {
      note: "A home sale, an inheritance, college: paid yearly at the start of each age; use a minus for money out",
      row: { label: "Cash flow" },
      default: [],
      max: 50,
      columns: {
        startAge: integer("From age", { min: 0, max: OLDEST }),
        endAge: integer("Through age", { min: 0, max: OLDEST }),
        amount: money("Amount a year", { min: -1e12, max: 1e12 }),
        inflationAdjusted: boolean("Today’s dollars", { default: false }),
      },
    }),
  }),
  ...section("Returns", {
    method: choice("Markets", {
      note: "Steady returns, randomly simulated markets, or all of US history",
      options: { fixed: "Steady", "monte-carlo": "Simulated", historical: "History" },
      default: "fixed",
    }),
    stockShare: percent("Share of stocks", {
      note: "The rest is in ten-year Treasury bonds",
      default: 60,
      min: 0,
      max: 100,
      when: { method: "historical" },
    }),
  }),
  ...fold("Volatility, runs and seed", {
    simulations: integer("Runs", { default: 1000, min: 100, max: 10_000, when: { method: "monte-carlo" } }),
    seed: integer("Seed", {
      note: "The same seed gives the same markets",
      default: 12_345,
      min: 0,
      max: 4_294_967_295,
      digits: "plain",
      messages: { invalid: "Seed must be a whole number between 0 and 4,294,967,295." },
      when: { method: "monte-carlo" },
    }),
    preStdDev: percent("Volatility before retirement", { default: 15, ...volatility }),
    postStdDev: percent("Volatility in retirement", { default: 10, ...volatility }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
