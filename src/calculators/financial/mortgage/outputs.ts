import { outputsOf } from "../../../core/outputs";
import { rateColumn, scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import type { Mortgage } from "./mortgage";
import { balanceTable, changeTable, pathTable, scenarioTable, yearlyTable } from "./tables";

const { choice, date, integer, money, percent, table, text } = outputsOf<Mortgage>();

const loan = { group: "The loan" } as const;
const monthly = { unit: "/ month", group: "Each month" } as const;
const whole = { group: "Over the life of the loan" } as const;
const insurance = { group: "Mortgage insurance (PMI)" } as const;
const closing = { group: "At closing" } as const;
const saved = { group: "What paying extra saves" } as const;

const costColumns = { pmi: money({ label: "PMI" }), escrow: money({ label: "Tax, insurance, HOA, other" }) };
const ratePath = (name: string) =>
  [percent({ label: `Rate, ${name}` }), money({ label: `Payment, ${name}` })] as const;
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
  loanAmount: money({ label: "Loan", ...loan, value: ({ loan }) => loan }),
  downPaymentAmount: money({ label: "Down payment", ...loan, value: ({ downPayment }) => downPayment }),
  ltv: percent({ label: "Loan-to-value", noun: "Loan-to-value ratio", ...loan, value: ({ ltv }) => ltv }),
  monthlyPrincipalInterest: money({
    label: "Principal and interest",
    ...monthly,
    value: ({ level }) => level,
  }),
  monthlyPropertyTax: money({
    label: "Property tax",
    ...monthly,
    value: ({ costs }) => costs.propertyTax.perYear / 12,
  }),
  monthlyInsurance: money({
    label: "Home insurance",
    ...monthly,
    value: ({ costs }) => costs.insurance.perYear / 12,
  }),
  monthlyPmi: money({ label: "PMI", ...monthly, value: ({ pmi }) => pmi.perMonth }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly, value: ({ costs }) => costs.hoa.perYear / 12 }),
  monthlyPayment: money({
    label: "Monthly payment",
    ...monthly,
    value: ({ monthlyPayment }) => monthlyPayment,
  }),
  biweeklyPayment: money({
    label: "Biweekly payment",
    unit: "/ 14 days",
    group: "Each month",
    optional: true,
    value: ({ biweeklyPayment }) => biweeklyPayment,
  }),
  maxMonthlyPrincipalInterest: money({
    label: "Highest principal and interest",
    ...monthly,
    value: ({ contractTotals }) => contractTotals().highestPayment,
  }),
  numberOfPayments: integer({ label: "Payments", ...whole, value: ({ totals }) => totals().payments }),
  payoffDate: date({ label: "Payoff date", ...whole, value: ({ payoffDate }) => payoffDate }),
  totalInterest: money({ label: "Total interest", ...whole, value: ({ totals }) => totals().interest }),
  totalPaid: money({
    label: "Principal and interest paid",
    ...whole,
    value: ({ totals }) => totals().paid + totals().extra,
  }),
  totalInterestPercent: percent({
    label: "Interest as a share of the loan",
    ...whole,
    value: ({ totals, loan }) => (100 * totals().interest) / loan,
  }),
  totalPmi: money({ label: "Total PMI", ...whole, value: ({ pmi }) => pmi.total }),
  totalPropertyTax: money({
    label: "Total property tax",
    ...whole,
    value: (mortgage) => mortgage.totalOf(mortgage.costs.propertyTax),
  }),
  totalInsurance: money({
    label: "Total home insurance",
    ...whole,
    value: (mortgage) => mortgage.totalOf(mortgage.costs.insurance),
  }),
  totalHoa: money({
    label: "Total HOA / condo fee",
    ...whole,
    value: (mortgage) => mortgage.totalOf(mortgage.costs.hoa),
  }),
  pmiMonths: integer({ label: "Payments with PMI", ...insurance, value: ({ pmi }) => pmi.payments }),
  pmiEndDate: date({
    label: "Last PMI payment",
    optional: true,
    ...insurance,
    value: ({ pmi }) => pmi.endDate,
  }),
  pmiSavedByAsking: money({
    label: "Saved by requesting cancellation on time",
    ...insurance,
    value: ({ pmi }) => pmi.savedByAsking,
  }),
  totalCost: money({
    label: "Total cost",
    noun: "Total cost",
    note: "Including down payment and closing costs",
    ...whole,
    value: ({ totalCost }) => totalCost,
  }),
  cashToClose: money({ label: "Cash to close", ...closing, value: ({ cashToClose }) => cashToClose }),
  pointsCost: money({ label: "Points", ...closing, value: ({ pointsCost }) => pointsCost }),
  pointsBreakEvenMonth: integer({
    label: "Points break even after",
    noun: "Break-even of the points",
    unit: "months",
    optional: true,
    ...closing,
    value: ({ pointsBreakEvenMonth }) => pointsBreakEvenMonth(),
  }),
  apr: percent({ label: "APR", optional: true, ...loan, value: ({ apr }) => apr() }),
  interestSaved: money({ label: "Interest saved", ...saved, value: ({ interestSaved }) => interestSaved }),
  monthsSaved: integer({
    label: "Months saved",
    noun: "Time saved",
    unit: "months",
    ...saved,
    value: ({ monthsSaved }) => monthsSaved,
  }),
  schedule: table({
    label: "Schedule",
    columns: { ...scheduleColumns, ...rateColumn, ...costColumns },
    value: ({ schedule }) => schedule(),
  }),
  yearly: table({ label: "Year by year", columns: { ...yearColumns, ...costColumns }, value: yearlyTable }),
  balances: table({
    label: "Balance with and without extra payments",
    columns: {
      year: text({ label: "Year" }),
      closingBalance: money({ label: "Balance" }),
      withoutExtras: money({ label: "On schedule" }),
    },
    value: balanceTable,
  }),
  armScenarios: table({
    label: "Three scenarios",
    columns: {
      scenario: choice({
        label: "Scenario",
        options: { expected: "Expected", worst: "Worst", best: "Best" },
      }),
      highestRate: percent({ label: "Highest rate" }),
      paymentAfterChange: money({ label: "Payment after first adjustment" }),
      highestPayment: money({ label: "Highest payment" }),
      totalInterest: money({ label: "Total interest" }),
      incomeShare: percent({ label: "Highest payment with all costs, % of income", optional: true }),
    },
    value: scenarioTable,
  }),
  armChanges: table({
    label: "Rate changes",
    columns: {
      number: integer({ label: "From payment" }),
      date: date({ label: "Date" }),
      annualRate: percent({ label: "Rate" }),
      limitedBy: choice({ label: "Limited by", options: LIMITS }),
      payment: money({ label: "Payment" }),
    },
    value: changeTable,
  }),
  armPaths: table({
    label: "Rate and payment in each scenario",
    columns: {
      number: integer({ label: "From payment" }),
      date: date({ label: "Date" }),
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
