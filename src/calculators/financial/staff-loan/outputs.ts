import { choice, date, integer, money, percent, table, text } from "../../../core/fields";

const monthly = { unit: "/ month", optional: true, group: "Recovery" } as const;
const recovery = { group: "Recovery" } as const;
const market = { group: "Against a market loan" } as const;
const tax = { group: "Tax on the perquisite" } as const;

const amount = (label: string) => money({ label });

export const outputs = {
  principalInstalment: money({ label: "Principal instalment", ...monthly }),
  interestInstalment: money({ label: "Interest instalment", ...monthly }),
  instalment: money({ label: "Instalment", ...monthly }),
  instalmentStep: money({
    label: "Step to the interest instalment",
    note: "0 where the deduction stays level",
    ...monthly,
  }),
  levelPrincipalInstalments: integer({
    label: "Principal instalments of a level deduction",
    note: "The rest of the same total are of interest",
    unit: "months",
    optional: true,
    ...recovery,
  }),
  numberOfPayments: integer({ label: "Number of instalments", ...recovery }),
  payoffDate: date({ label: "Last recovery", ...recovery }),
  totalInterest: money({ label: "Total interest", ...recovery }),
  totalPaid: money({ label: "Total paid", ...recovery }),
  effectiveRate: percent({
    label: "Rate as an EMI loan",
    note: "The ordinary loan with the same instalments",
    optional: true,
    ...market,
  }),
  effectiveRateAfterTax: percent({
    label: "Rate with the tax",
    note: "Tax on the perquisite as part of the cost",
    optional: true,
    ...market,
  }),
  marketEmi: money({ label: "EMI at the market rate", unit: "/ month", ...market }),
  marketTotalInterest: money({ label: "Interest at the market rate", ...market }),
  interestAdvantage: money({ label: "Less interest than the market", ...market }),
  prepayRate: percent({
    label: "Prepay from a staff rate of",
    note: "Where your money earns the market rate elsewhere",
    optional: true,
    digits: 2,
    ...market,
  }),
  perquisiteFirstYear: money({ label: "Perquisite in the first tax year", ...tax }),
  perquisiteTotal: money({ label: "Perquisite in all", ...tax }),
  perquisiteTax: money({ label: "Tax on it", ...tax }),
  netAdvantage: money({ label: "Advantage after tax", ...tax }),
  perquisiteByYear: table({
    label: "Perquisite by tax year",
    columns: {
      taxYear: text({ label: "Tax year" }),
      months: integer({ label: "Months" }),
      notionalInterest: amount("Interest at the SBI rate"),
      interestCredited: amount("Interest credited"),
      perquisite: amount("Perquisite"),
      tax: amount("Tax"),
    },
  }),
  creditReadings: table({
    label: "Two readings of the interest credited",
    columns: {
      interestCredit: choice({
        label: "Interest credited",
        options: { accrued: "As it accrues", paid: "When paid" },
      }),
      perquisiteFirstYear: amount("First year"),
      perquisiteTotal: amount("Perquisite"),
      perquisiteTax: amount("Tax"),
      netAdvantage: amount("Advantage after tax"),
    },
  }),
  perquisiteByMonth: table({
    label: "Perquisite month by month",
    columns: {
      monthEnd: date({ label: "Month to" }),
      taxYear: text({ label: "Tax year" }),
      principalBalance: amount("Principal"),
      notionalInterest: amount("Interest at the SBI rate"),
      interestCredited: amount("Interest credited"),
      difference: amount("Difference"),
    },
  }),
  paidByYear: table({
    label: "Paid so far",
    columns: {
      taxYear: text({ label: "Tax year" }),
      principalPaid: amount("Principal paid so far"),
      interestPaid: amount("Interest paid so far"),
      interestDue: amount("Interest due"),
    },
  }),
  schedule: table({
    label: "Schedule",
    columns: {
      number: integer({ label: "No." }),
      date: date({ label: "Date" }),
      phase: choice({
        label: "Phase",
        options: { principal: "Principal", interest: "Interest", emi: "EMI" },
      }),
      payment: amount("Payment"),
      principal: amount("Principal"),
      interestPaid: amount("Interest paid"),
      interestAccrued: amount("Interest accrued"),
      principalBalance: amount("Principal left"),
      interestDue: amount("Interest due"),
    },
  }),
};
