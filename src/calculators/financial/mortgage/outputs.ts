import { rateColumn, scheduleColumns, yearColumns } from "../../../core/blocks/loan";
import { choice, date, integer, money, percent, table, text } from "../../../core/fields";

const loan = { group: "The loan" } as const;
const monthly = { unit: "/ month", group: "Each month" } as const;
const whole = { group: "Until it is repaid" } as const;
const insurance = { group: "Mortgage insurance (PMI)" } as const;
const closing = { group: "At closing" } as const;
const saved = { group: "What paying more saves" } as const;

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
  loanAmount: money({ label: "Loan", ...loan }),
  downPaymentAmount: money({ label: "Down payment", ...loan }),
  ltv: percent({ label: "Loan to value", noun: "Loan-to-value ratio", ...loan }),
  monthlyPrincipalInterest: money({ label: "Principal and interest", ...monthly }),
  monthlyPropertyTax: money({ label: "Property tax", ...monthly }),
  monthlyInsurance: money({ label: "Home insurance", ...monthly }),
  monthlyPmi: money({ label: "PMI", ...monthly }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly }),
  monthlyPayment: money({ label: "Monthly payment", ...monthly }),
  biweeklyPayment: money({
    label: "Biweekly payment",
    unit: "/ 14 days",
    group: "Each month",
    optional: true,
  }),
  maxMonthlyPrincipalInterest: money({ label: "Highest principal and interest", ...monthly }),
  numberOfPayments: integer({ label: "Payments", ...whole }),
  payoffDate: date({ label: "Payoff date", ...whole }),
  totalInterest: money({ label: "Total interest", ...whole }),
  totalPaid: money({ label: "Principal and interest paid", ...whole }),
  totalInterestPercent: percent({ label: "Interest as a share of the loan", ...whole }),
  totalPmi: money({ label: "Total PMI", ...whole }),
  totalPropertyTax: money({ label: "Total property tax", ...whole }),
  totalInsurance: money({ label: "Total home insurance", ...whole }),
  totalHoa: money({ label: "Total HOA / condo fee", ...whole }),
  pmiMonths: integer({ label: "Payments with PMI", ...insurance }),
  pmiEndDate: date({ label: "Last payment with PMI", optional: true, ...insurance }),
  pmiSavedByAsking: money({ label: "What asking for its end in time saves", ...insurance }),
  totalCost: money({
    label: "Everything paid",
    noun: "Total cost",
    note: "Down payment and closing included",
    ...whole,
  }),
  cashToClose: money({ label: "Cash to close", ...closing }),
  pointsCost: money({ label: "Points", ...closing }),
  pointsBreakEvenMonth: integer({
    label: "Points have paid for themselves after",
    noun: "Break-even of the points",
    unit: "months",
    optional: true,
    ...closing,
  }),
  apr: percent({ label: "APR", optional: true, ...loan }),
  interestSaved: money({ label: "Interest saved", ...saved }),
  monthsSaved: integer({ label: "Months saved", noun: "Time saved", unit: "months", ...saved }),
  schedule: table({ label: "Schedule", columns: { ...scheduleColumns, ...rateColumn, ...costColumns } }),
  yearly: table({ label: "Year by year", columns: { ...yearColumns, ...costColumns } }),
  balances: table({
    label: "Balance with and without paying more",
    columns: {
      year: text({ label: "Year" }),
      closingBalance: money({ label: "Balance" }),
      withoutExtras: money({ label: "On schedule" }),
    },
  }),
  armScenarios: table({
    label: "Three scenarios",
    columns: {
      scenario: choice({
        label: "Scenario",
        options: { expected: "Expected", worst: "Worst", best: "Best" },
      }),
      highestRate: percent({ label: "Highest rate" }),
      paymentAfterChange: money({ label: "Payment after the first change" }),
      highestPayment: money({ label: "Highest payment" }),
      totalInterest: money({ label: "Total interest" }),
      incomeShare: percent({ label: "Highest payment with all costs, share of income", optional: true }),
    },
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
  }),
};
