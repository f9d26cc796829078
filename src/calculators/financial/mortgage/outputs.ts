import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { paymentOutputs } from "../../../fieldsets/home-payment";
import { rateColumn, scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import type { Mortgage } from "./mortgage";
import { balanceTable, changeTable, pathTable, scenarioTable, termTable, yearlyTable } from "./tables";

const { choice, date, integer, money, number, percent, table, text } = outputsOf<Mortgage>();
const monthly = { unit: "/ month" } as const;

const costColumns = { pmi: money("PMI"), escrow: money("Tax, insurance, HOA, other") };
const ratePath = (name: string) => [percent(`Rate, ${name}`), money(`Payment, ${name}`)] as const;
const [expectedRate, expectedPayment] = ratePath("expected");
const [worstRate, worstPayment] = ratePath("worst");
const [bestRate, bestPayment] = ratePath("best");

export const LIMITS = {
  none: "None",
  "first-cap": "First-adjustment cap",
  "periodic-cap": "Later-adjustment cap",
  "lifetime-cap": "Lifetime cap",
  floor: "Floor",
} as const;

export const outputs = {
  ...section("The loan", {
    loanAmount: money("Loan", { value: ({ loan }) => loan }),
    downPaymentAmount: money("Down payment", { shown: "more", value: ({ downPayment }) => downPayment }),
    ltv: percent("Loan-to-value", { noun: "Loan-to-value ratio", shown: "more", solve: true }),
    apr: percent("APR", { better: "lower", optional: true, solve: true, value: ({ apr }) => apr() }),
  }),
  ...section("Each month", {
    monthlyPrincipalInterest: money("Principal and interest", {
      ...monthly,
      shown: "elsewhere",
      solve: true,
      value: ({ level }) => level,
    }),
    monthlyPropertyTax: money("Property tax", {
      ...monthly,
      shown: "elsewhere",
      value: ({ costs }) => costs.propertyTax.perYear / 12,
    }),
    monthlyInsurance: money("Home insurance", {
      ...monthly,
      shown: "elsewhere",
      value: ({ costs }) => costs.insurance.perYear / 12,
    }),
    monthlyPmi: money("PMI", { ...monthly, shown: "elsewhere", value: ({ pmi }) => pmi.perMonth }),
    monthlyHoa: money("HOA / condo fee", {
      ...monthly,
      shown: "elsewhere",
      value: ({ costs }) => costs.hoa.perYear / 12,
    }),
    ...paymentOutputs(),
    biweeklyPayment: money("Biweekly payment", { unit: "/ 14 days", optional: true, solve: true }),
    maxMonthlyPrincipalInterest: money("Highest principal and interest", {
      ...monthly,
      shown: "more",
      value: ({ contractTotals }) => contractTotals().highestPayment,
    }),
  }),
  ...section("Over the life of the loan", {
    numberOfPayments: integer("Payments", { shown: "more", value: ({ totals }) => totals().payments }),
    payoffDate: date("Payoff date", { solve: true }),
    totalInterest: money("Total interest", { better: "lower", solve: true, value: ({ totals }) => totals().interest }),
    totalPaid: money("Principal and interest paid", {
      shown: "more",
      value: ({ totals }) => totals().paid + totals().extra,
    }),
    totalInterestPercent: percent("Interest as a share of the loan", {
      shown: "more",
      value: ({ totals, loan }) => (100 * totals().interest) / loan,
    }),
    totalPmi: money("Total PMI", { shown: "more", value: ({ pmi }) => pmi.total }),
    totalPropertyTax: money("Total property tax", {
      shown: "more",
      value: (mortgage) => mortgage.totalOf(mortgage.costs.propertyTax),
    }),
    totalInsurance: money("Total home insurance", {
      shown: "more",
      value: (mortgage) => mortgage.totalOf(mortgage.costs.insurance),
    }),
    totalHoa: money("Total HOA / condo fee", {
      shown: "more",
      value: (mortgage) => mortgage.totalOf(mortgage.costs.hoa),
    }),
    totalCost: money("Total cost", {
      better: "lower",
      noun: "Total cost",
      note: "Including down payment and closing costs",
      shown: "more",
      solve: true,
    }),
  }),
  ...section("Mortgage insurance (PMI)", {
    pmiMonths: integer("Payments with PMI", { shown: "more", value: ({ pmi }) => pmi.payments }),
    pmiEndDate: date("Last PMI payment", { optional: true, value: ({ pmi }) => pmi.endDate }),
    pmiSavedByAsking: money("Saved by requesting cancellation on time", {
      shown: "more",
      value: ({ pmi }) => pmi.savedByAsking,
    }),
  }),
  ...section("At closing", {
    cashToClose: money("Cash to close", { shown: "more", solve: true }),
    pointsCost: money("Points", { shown: "more", value: ({ points }) => points.cost }),
    pointsMonthlySaving: money("Saved each month by the points", {
      opposite: "Added each month by the points",
      ...monthly,
      optional: true,
      shown: "more",
      value: ({ points }) => points.monthlySaving,
    }),
    pointsPaymentBreakEvenMonth: integer("Points: cost ÷ monthly saving", {
      noun: "Cost of the points ÷ monthly saving",
      unit: "months",
      optional: true,
      value: ({ points }) => points.monthsByPayment,
    }),
    pointsBreakEvenMonth: integer("Points: interest saved covers the cost after", {
      noun: "Break-even of the points by interest",
      unit: "months",
      optional: true,
      solve: true,
      value: ({ points }) => points.monthsByInterest(),
    }),
    pointsBreakEvenWithExtras: integer("Points: the same with your extra payments", {
      noun: "Break-even of the points with extra payments",
      unit: "months",
      optional: true,
      value: ({ points }) => points.monthsWithExtras(),
    }),
  }),
  ...section("What paying extra saves", {
    interestSaved: money("Interest saved", { shown: (loan) => first(loan.interestSaved > 0), solve: true }),
    monthsSaved: integer("Months saved", {
      noun: "Time saved",
      unit: "months",
      shown: (loan) => first(loan.interestSaved > 0),
      solve: true,
    }),
  }),
  ...section("After a recast", {
    recastPayment: money("Principal and interest after a recast", {
      ...monthly,
      note: "If the lender recalculates the payment after the one-time extra",
      optional: true,
      value: (mortgage) => mortgage.recast()?.payment ?? null,
    }),
  }),
  terms: table("By term", {
    columns: {
      years: number("Term", { unit: "years", digits: 2 }),
      annualRate: percent("Rate"),
      principalInterest: money("Principal and interest"),
      monthlyPayment: money("Monthly payment"),
      payoffDate: date("Payoff date"),
      totalInterest: money("Total interest"),
    },
    value: termTable,
  }),
  schedule: table("Schedule", {
    columns: { ...scheduleColumns, ...rateColumn, ...costColumns },
    value: ({ schedule }) => schedule(),
  }),
  yearly: table("Year by year", { columns: { ...yearColumns, ...costColumns }, value: yearlyTable }),
  balances: table("Balance with and without extra payments", {
    columns: {
      year: text("Year"),
      closingBalance: money("Balance"),
      withoutExtras: money("On schedule"),
    },
    value: balanceTable,
  }),
  armScenarios: table("Three scenarios", {
    columns: {
      scenario: choice("Scenario", { options: { expected: "Expected", worst: "Worst", best: "Best" } }),
      highestRate: percent("Highest rate"),
      paymentAfterChange: money("Payment after first adjustment"),
      highestPayment: money("Highest payment"),
      totalInterest: money("Total interest"),
      incomeShare: percent("Highest payment with all costs, % of income", { optional: true }),
    },
    value: scenarioTable,
  }),
  armChanges: table("Rate adjustments", {
    columns: {
      number: integer("From payment"),
      date: date("Date"),
      annualRate: percent("Rate"),
      limitedBy: choice("Limited by", { options: LIMITS }),
      payment: money("Payment"),
    },
    value: changeTable,
  }),
  armPaths: table("Rate and payment in each scenario", {
    columns: {
      number: integer("From payment"),
      date: date("Date"),
      expectedRate,
      expectedPayment,
      worstRate,
      worstPayment,
      bestRate,
      bestPayment,
    },
    value: pathTable,
  }),
};
